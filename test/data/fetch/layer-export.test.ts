// A layer that is exported by its service and fetched.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useNoPauses } from '../../support/faults/no-pauses.js';
import type { SiteFile } from '../../support/service/site.js';
import { asked, BODY, KEY, service } from './layer-service.js';

useNoPauses();

describe('An export', () => {
  test('is ordered, waited for and downloaded', async () => {
    const { at, dataDir, fetch, told } = await service();
    const file = await fetch();
    expect(file).toBe(path.join(dataDir, 'downloads/linz/linz-2026-10-05.zip'));
    expect(fs.readFileSync(file).equals(BODY)).toBe(true);
    expect(asked(at)).toEqual([
      'GET /layers/7/',
      'POST /exports/',
      'GET /exports/19/',
      'GET /exports/19/',
      'GET /exports/19/download/',
    ]);
    expect(JSON.parse(at.asked[1]!.body)).toEqual({
      crs: 'EPSG:4167',
      formats: { vector: 'text/csv' },
      items: [{ item: `${at.url}/layers/7/` }],
    });
    expect(told).toEqual(['preparing']);
    expect(fs.readdirSync(path.join(dataDir, 'downloads/linz')).sort()).toEqual([
      'linz-2026-10-05.zip',
      'linz-2026-10-05.zip.json',
    ]);
  });

  test('sends the key to the service and to nobody that it redirects to', async () => {
    const { at, fetch, store } = await service();
    await fetch();
    expect(new Set(at.asked.map(({ headers }) => headers.authorization))).toEqual(new Set([`key ${KEY}`]));
    expect(store.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test('sends no key to an address of another origin in its answers', async () => {
    const { fetch, at, store } = await service();
    at.files['/exports/19/'] = {
      body: JSON.stringify({
        url: `${at.url}/exports/19/`,
        state: 'complete',
        download_url: `${store.url}/signed/nz.zip`,
      }),
    };
    await fetch();
    expect(store.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test('is not ordered again while the layer is as it was', async () => {
    const { at, fetch } = await service();
    await fetch();
    at.asked.length = 0;
    await fetch();
    expect(asked(at)).toEqual(['GET /layers/7/']);
  });

  test('is ordered again when the layer has been published anew; the file before goes', async () => {
    const { at, dataDir, fetch } = await service();
    await fetch();
    at.files['/layers/7/'] = { body: JSON.stringify({ published_at: '2026-11-02T00:00:00Z' }) };
    await fetch();
    expect(fs.readdirSync(path.join(dataDir, 'downloads/linz')).sort()).toEqual([
      'linz-2026-11-02.zip',
      'linz-2026-11-02.zip.json',
    ]);
  });

  test('that was cut off while it came is not ordered again: the rest of it is fetched', async () => {
    const { at, dataDir, fetch, store } = await service({}, { cuts: [20_000] });
    await expect(fetch()).rejects.toMatchObject({ kind: 'temporary' });
    at.asked.length = 0;
    expect(fs.readFileSync(await fetch()).equals(BODY)).toBe(true);
    expect(asked(at)).toEqual(['GET /layers/7/', 'GET /exports/19/', 'GET /exports/19/download/']);
    expect(store.asked.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=20000-']);
    expect(fs.existsSync(path.join(dataDir, 'downloads/linz/linz-2026-10-05.export.json'))).toBe(false);
  });

  test('that the service has forgotten is ordered again', async () => {
    const { at, fetch } = await service({}, { cuts: [20_000] });
    await expect(fetch()).rejects.toMatchObject({ kind: 'temporary' });
    const finished = at.files['/exports/19/']!;
    at.files['/exports/19/'] = { body: '', statuses: [404] };
    at.files['POST /exports/'] = { ...at.files['POST /exports/']!, body: finished.body };
    await fetch();
    expect(asked(at)).toContain('POST /exports/');
  });
});

describe('An export that cannot be had', () => {
  test('for want of a key says where one is got, and asks nobody', async () => {
    const { at, fetch } = await service();
    await expect(fetch('')).rejects.toMatchObject({
      kind: 'authentication',
      exitCode: 4,
      message: 'this needs a key of your own: get one at the service',
    });
    expect(at.asked).toEqual([]);
  });

  test.each<[string, Record<string, SiteFile>, string, RegExp]>([
    [
      'whose key is refused',
      { 'POST /exports/': { body: '', statuses: [401] } },
      'authentication',
      /\/exports\/ answers 401/,
    ],
    [
      'that the service gives up',
      {
        'POST /exports/': {
          body: JSON.stringify({ url: 'https://example.org/exports/19/', state: 'error' }),
          status: 201,
        },
      },
      'input-unreadable',
      /ended as 'error'/,
    ],
    [
      'of a layer that is something else',
      { '/layers/7/': { body: '{"name":"x"}' } },
      'input-unreadable',
      /does not answer as a data service does \(published_at\)/,
    ],
  ])('%s is named, without the key', async (_, change, kind, message) => {
    const { fetch } = await service(change);
    const failure = await fetch().then(
      () => undefined,
      (error: unknown) => error as Error & { kind: string },
    );
    expect(failure).toMatchObject({ kind, message: expect.stringMatching(message) as string });
    expect(failure?.message).not.toContain(KEY);
  });
});
