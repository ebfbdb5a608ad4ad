// Servers that send more than they should, slower than they should, or what is no address: an end in words.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesOfPackage } from '../../../src/data/fetch/ckan.js';
import { Web } from '../../../src/data/fetch/web.js';
import { useNoPauses } from '../../support/faults/no-pauses.js';
import { site } from '../../support/service/site.js';
import { BODY, serving } from './serving.js';

useNoPauses();

function client(): Web {
  const web = new Web();
  onTestFinished(() => web.close());
  return web;
}

describe('a download', () => {
  test('that goes on behind the end that the catalogue says is broken off, and nothing of it is kept', async () => {
    const { folder, get } = await serving({ body: BODY, chunked: true });
    await expect(get({ bytes: 1000 })).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(
        /\/release\.zip sends more than the 0\.0 MB that it should have; what came is removed/,
      ) as string,
    });
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('that is as long as the catalogue says is kept, whatever the server says of it', async () => {
    const { folder, get } = await serving({ body: BODY, chunked: true });
    await get({ bytes: BODY.length });
    expect(fs.readFileSync(path.join(folder, 'release.zip')).equals(BODY)).toBe(true);
  });
});

describe('an answer', () => {
  test.each(['http://', 'http://[', '//:99999999'])('that redirects to %s is refused in words', async (location) => {
    const at = await site({ '/a': { body: '', status: 302, headers: { location } } });
    await expect(client().ask(`${at.url}/a`)).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(/\/a redirects to what is no address; check the catalogue/) as string,
    });
  });

  test('in JSON that trickles in for longer than five minutes is given up', async () => {
    const at = await site({ '/a': { body: JSON.stringify('x'.repeat(2e6)) } });
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 200_000));
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await expect(client().json(`${at.url}/a`)).rejects.toMatchObject({
      kind: 'temporary',
      message: expect.stringMatching(/has not ended its answer within 5 minutes/) as string,
    });
  });
});

describe('a portal', () => {
  const portal = async (file: string, names: readonly string[]): Promise<unknown> => {
    const resources = names.map((name) => ({ url: `https://example.org/${name}` }));
    const at = await site({ '/package': { body: JSON.stringify({ success: true, result: { resources } }) } });
    return filesOfPackage({ package: `${at.url}/package`, file }, client(), { retries: 0 });
  };

  test('is not asked with a pattern that takes years over a name', async () => {
    await expect(portal('^(a+)+$', [`${'a'.repeat(60)}!`])).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(/the pattern '\^\(a\+\)\+\$' in the catalogue takes too long/) as string,
    });
  });

  test('with a name of a hundred thousand characters has its other files read', async () => {
    const file = '^g-naf_(?<month>[a-z]{3})(?<year>\\d\\d)\\.zip$';
    expect(await portal(file, ['a'.repeat(100_000), 'g-naf_may26.zip'])).toMatchObject([{ release: '2026-05' }]);
  });
});
