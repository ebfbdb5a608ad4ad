// What is there already, what cannot be right, and a disk that is full.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useNoPauses } from '../../support/faults/no-pauses.js';
import { sha256 } from '../../support/service/site.js';
import { BODY, OTHER, ETAG, MIDNIGHT, serving, content, ranges } from './serving.js';

useNoPauses();

describe('A file that is there already', () => {
  test.each([
    ['an ETag', { etag: ETAG }],
    ['a time of change', { lastModified: MIDNIGHT }],
  ])('is not fetched again while the server has the same, by %s', async (_, known) => {
    const { at, get } = await serving({ body: BODY, ...known });
    await get();
    expect(await get()).toMatchObject({ fetched: false, bytes: BODY.length, sha256: sha256(BODY) });
    expect(at.asked).toHaveLength(2);
  });

  test('is not even asked for when the catalogue has its checksum', async () => {
    const { at, get } = await serving({ body: BODY });
    await get({ sha256: sha256(BODY) });
    await get({ sha256: sha256(BODY) });
    expect(at.asked).toHaveLength(1);
  });

  test('is replaced when the server has another', async () => {
    const { file, folder, get } = await serving({ body: BODY, etag: ETAG });
    await get();
    Object.assign(file, { body: OTHER, etag: '"v2"' });
    expect(await get()).toMatchObject({ fetched: true });
    expect(content(folder).equals(OTHER)).toBe(true);
  });

  test('is fetched again when its bytes are no longer what came', async () => {
    const { folder, get } = await serving({ body: BODY, etag: ETAG });
    await get();
    const damaged = content(folder);
    damaged[5000]! ^= 1;
    fs.writeFileSync(path.join(folder, 'release.zip'), damaged);
    expect(await get()).toMatchObject({ fetched: true });
    expect(content(folder).equals(BODY)).toBe(true);
  });
});

describe('A download that cannot be right', () => {
  test("is removed when its checksum is not the catalogue's", async () => {
    const { folder, get } = await serving({ body: BODY, etag: ETAG });
    await expect(get({ sha256: sha256(OTHER) })).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringContaining(`has the sha256 ${sha256(BODY)}, the catalogue says ${sha256(OTHER)}`) as string,
    });
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test("is not begun when its size is not the catalogue's", async () => {
    const { folder, get } = await serving({ body: BODY, etag: ETAG });
    await expect(get({ bytes: 5 })).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(/has 400000 bytes, the catalogue says 5/) as string,
    });
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('is removed when only its end tells the size', async () => {
    const { folder, get } = await serving({ body: BODY, chunked: true });
    await expect(get({ bytes: 5 })).rejects.toMatchObject({ kind: 'input-unreadable' });
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test.each([
    [404, 'input-unreadable', 6],
    [410, 'input-unreadable', 6],
    [401, 'authentication', 4],
    [403, 'authentication', 4],
    [500, 'temporary', 5],
  ])('says what the status %i means', async (status, kind, exitCode) => {
    const { get } = await serving({ body: BODY, statuses: [status] });
    await expect(get({}, { retries: 0 })).rejects.toMatchObject({
      kind,
      exitCode,
      message: expect.stringContaining(`/release.zip answers ${status}`) as string,
    });
  });
});

describe('A disk', () => {
  const full = (after: number): typeof fs.writeSync => {
    let written = 0;
    return ((fd: number, bytes: Buffer, at: number, length: number, position: number): number => {
      if (written >= after) {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      }
      const now = fs.writeSync(fd, bytes, at, Math.min(length, after - written), position);
      written += now;
      return now;
    }) as typeof fs.writeSync;
  };

  test('that fills keeps what has come, and the next run goes on', async () => {
    const { at, folder, get } = await serving({ body: BODY, etag: ETAG });
    await expect(get({}, { write: full(123_456) })).rejects.toMatchObject({
      kind: 'output-unwritable',
      message: expect.stringMatching(
        /release\.zip\.part: the disk is full\. 0\.1 MB of 0\.4 MB are kept: free some space/,
      ) as string,
    });
    expect(at.asked).toHaveLength(1);
    await get();
    expect(ranges(at)).toEqual([undefined, 'bytes=123456-']);
    expect(content(folder).equals(BODY)).toBe(true);
  });

  test('that has too little room is told before the first byte', async () => {
    const { folder, get } = await serving({ body: BODY, etag: ETAG });
    await expect(get({}, { free: () => 399_999 })).rejects.toMatchObject({
      kind: 'output-unwritable',
      message: expect.stringContaining('the disk is too full: 0.4 MB are still to come') as string,
    });
    expect(fs.readdirSync(folder)).not.toContain('release.zip.part');
    await get({}, { free: () => 400_000 });
  });
});
