// A download over a connection that breaks: in one run and over several, nothing is fetched twice or mixed.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DownloadProgress } from '../../../src/data/fetch/download.js';
import { useNoPauses } from '../../support/faults/no-pauses.js';
import { sha256, type SiteFile } from '../../support/service/site.js';
import { BODY, OTHER, ETAG, MIDNIGHT, serving, content, ranges } from './serving.js';

useNoPauses();

/** A download whose first run ends at `bytes` because the connection breaks and is not tried again. */
async function brokenOff(file: SiteFile, bytes = 150_000): Promise<Awaited<ReturnType<typeof serving>>> {
  const made = await serving({ ...file, cuts: [bytes] });
  await expect(made.get({}, { retries: 0 })).rejects.toMatchObject({ kind: 'temporary' });
  made.at.asked.length = 0;
  return made;
}

describe('A download', () => {
  test('brings the file with its checksum, and leaves nothing else but its receipt', async () => {
    const { folder, get } = await serving({ body: BODY, etag: ETAG });
    const progress: DownloadProgress[] = [];
    const got = await get(
      {},
      {
        onProgress: (now) => {
          progress.push(now);
        },
      },
    );
    expect(got).toEqual({
      path: path.join(folder, 'release.zip'),
      bytes: BODY.length,
      sha256: sha256(BODY),
      fetched: true,
    });
    expect(content(folder).equals(BODY)).toBe(true);
    expect(fs.readdirSync(folder).sort()).toEqual(['release.zip', 'release.zip.json']);
    expect(progress.at(-1)).toEqual({ done: BODY.length, total: BODY.length, before: 0 });
  });

  test('takes a file whose length the server does not say', async () => {
    const { folder, get } = await serving({ body: BODY, chunked: true });
    await get();
    expect(content(folder).equals(BODY)).toBe(true);
  });

  test.each<[string, Partial<SiteFile>]>([
    ['an ETag', { etag: ETAG }],
    ['a time of change', { lastModified: MIDNIGHT }],
  ])('goes on where the connection broke, in the same run, by %s', async (_, known) => {
    const { at, folder, get } = await serving({ body: BODY, ...known, cuts: [100_000, 50_000] });
    await get();
    expect(content(folder).equals(BODY)).toBe(true);
    expect(ranges(at)).toEqual([undefined, 'bytes=100000-', 'bytes=150000-']);
    expect(at.asked[1]?.headers['if-range']).toBe(known.etag ?? MIDNIGHT.toUTCString());
  });

  test('goes on in a later run, and says how much was there', async () => {
    const { at, folder, get } = await brokenOff({ body: BODY, etag: ETAG });
    const progress: DownloadProgress[] = [];
    await get(
      {},
      {
        onProgress: (now) => {
          progress.push(now);
        },
      },
    );
    expect(ranges(at)).toEqual(['bytes=150000-']);
    expect(progress[0]?.before).toBe(150_000);
    expect(content(folder).equals(BODY)).toBe(true);
  });

  test('starts again when the file has changed in between', async () => {
    const { at, file, folder, get } = await brokenOff({ body: BODY, etag: ETAG });
    Object.assign(file, { body: OTHER, etag: '"v2"' });
    await get();
    expect(at.asked).toHaveLength(1);
    expect(content(folder).equals(OTHER)).toBe(true);
  });

  test.each([
    ['another ETag', { etag: '"v2"', body: OTHER }],
    ['another length', { body: BODY.subarray(0, 390_000) }],
  ])('is not misled by a server that sends a part of a changed file: %s', async (_, change) => {
    const { at, file, folder, get } = await brokenOff({ body: BODY, etag: ETAG, ignoresIfRange: true });
    Object.assign(file, change);
    await get();
    expect(ranges(at)).toEqual(['bytes=150000-', undefined]);
    expect(content(folder).equals(change.body)).toBe(true);
  });

  test('starts again where the server knows no ranges', async () => {
    const { at, folder, get } = await brokenOff({ body: BODY, etag: ETAG, ranges: false });
    await get();
    expect(at.asked).toHaveLength(1);
    expect(content(folder).equals(BODY)).toBe(true);
  });

  test.each([
    ['a weak ETag', { etag: 'W/"v1"' }],
    ['nothing', {}],
  ])('does not go on where the server gives %s to tell its files apart', async (_, known) => {
    const { at, get } = await brokenOff({ body: BODY, ...known });
    await get();
    expect(ranges(at)).toEqual([undefined]);
  });

  test('does so all the same where the catalogue has a checksum', async () => {
    const { at, folder, get } = await brokenOff({ body: BODY });
    await get({ sha256: sha256(BODY) });
    expect(ranges(at)).toEqual(['bytes=150000-']);
    expect(content(folder).equals(BODY)).toBe(true);
  });

  test('takes a part that was complete but for its name', async () => {
    const { at, folder, get } = await serving({ body: BODY, etag: ETAG });
    fs.writeFileSync(path.join(folder, 'release.zip.part'), BODY);
    fs.writeFileSync(
      path.join(folder, 'release.zip.part.json'),
      JSON.stringify({ url: `${at.url}/release.zip`, validator: ETAG, total: BODY.length }),
    );
    await get();
    expect(ranges(at)).toEqual([`bytes=${BODY.length}-`]);
    expect(content(folder).equals(BODY)).toBe(true);
  });

  test.each([
    ['no note', undefined],
    ['a note of another address', JSON.stringify({ url: 'https://example.org/x.zip', validator: ETAG })],
    ['a broken note', '{"url"'],
  ])('does not go on with a part that has %s', async (_, note) => {
    const { at, folder, get } = await serving({ body: BODY, etag: ETAG });
    fs.writeFileSync(path.join(folder, 'release.zip.part'), OTHER.subarray(0, 1000));
    if (note !== undefined) fs.writeFileSync(path.join(folder, 'release.zip.part.json'), note);
    await get();
    expect(ranges(at)).toEqual([undefined]);
    expect(content(folder).equals(BODY)).toBe(true);
  });

  test('gives up after so many failures without getting further, and keeps the part', async () => {
    const { at, folder, get } = await serving({ body: BODY, etag: ETAG, cuts: [1000, 0, 0, 0] });
    await expect(get()).rejects.toMatchObject({
      kind: 'temporary',
      message: expect.stringMatching(
        /broke at 0\.0 MB of 0\.4 MB; what has come is kept: run the same command again/,
      ) as string,
    });
    expect(at.asked).toHaveLength(3);
    expect(fs.statSync(path.join(folder, 'release.zip.part')).size).toBe(1000);
  });

  test('gives up on a server that knows no ranges and always breaks at the same place', async () => {
    const { at, get } = await serving({
      body: BODY,
      etag: ETAG,
      ranges: false,
      cuts: [200_000, 200_000, 200_000, 200_000, 200_000],
    });
    await expect(get()).rejects.toMatchObject({ kind: 'temporary' });
    expect(at.asked).toHaveLength(3);
  });

  test('waits out a server that is overloaded, as long as it asks', async () => {
    const { at, get } = await serving({
      body: BODY,
      etag: ETAG,
      statuses: [503, 429, 0],
      headers: { 'retry-after': '0' },
    });
    await get();
    expect(at.asked).toHaveLength(3);
  });

  test('does not wait for a server that asks for an hour', async () => {
    const { at, get } = await serving({ body: BODY, statuses: [503], headers: { 'retry-after': '3600' } });
    await expect(get()).rejects.toMatchObject({
      kind: 'temporary',
      message: expect.stringMatching(/answers 503.*later/) as string,
    });
    expect(at.asked).toHaveLength(1);
  });
});

test('A signal ends a download at once with its own reason, and the next run goes on', async () => {
  const { at, folder, get, file } = await serving({ body: BODY, etag: ETAG, held: new Promise(() => undefined) });
  const stop = new AbortController();
  const reason = new Error('stopped');
  await expect(
    get(
      {},
      {
        signal: stop.signal,
        onProgress: ({ done }) => {
          if (done > 100_000) stop.abort(reason);
        },
      },
    ),
  ).rejects.toBe(reason);
  const bytes = fs.statSync(path.join(folder, 'release.zip.part')).size;
  expect(bytes).toBeGreaterThan(100_000);
  delete file.held;
  await get();
  expect(ranges(at)).toEqual([undefined, `bytes=${bytes}-`]);
  expect(content(folder).equals(BODY)).toBe(true);
});
