// A layer that is exported by its service and fetched.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchRelease } from '../../../src/data/fetch/fetch-release.js';
import { site, type Site, type SiteFile } from '../../support/service/site.js';
import { temporaryFolder } from '../support/release.js';

vi.mock('node:timers/promises', async (original) =>
  (await import('../../support/no-pauses.js')).withoutPauses(await original()),
);

const KEY = '0123456789abcdef';
const BODY = Buffer.alloc(50_000, 'WKT,address_id\n');

interface Service {
  at: Site;
  dataDir: string;
  fetch: (key?: string) => Promise<string>;
  store: Site;
  told: string[];
}

/** A data service whose export is ready at the second question, and a store of another origin that has the file. */
async function service(change: Record<string, SiteFile> = {}, stored: Partial<SiteFile> = {}): Promise<Service> {
  const store = await site({ '/signed/nz.zip': { body: BODY, etag: '"e1"', ...stored } });
  const at = await site({
    '/layers/7/': { body: JSON.stringify({ id: 7, published_at: '2026-10-05T01:02:03.000Z' }) },
    '/exports/19/download/': { body: '', redirect: `${store.url}/signed/nz.zip?signature=secret` },
  });
  const order = (state: string): string =>
    JSON.stringify({
      id: 19,
      url: `${at.url}/exports/19/`,
      state,
      progress: 0.5,
      download_url: state === 'complete' ? `${at.url}/exports/19/download/` : null,
    });
  Object.assign(at.files, {
    'POST /exports/': { body: order('processing'), status: 201 },
    // A finished export answers 303 with its description, and where its file is.
    '/exports/19/': {
      body: order('complete'),
      bodies: [order('processing')],
      status: 303,
      headers: { location: `${at.url}/exports/19/download/` },
    },
    ...change,
  });
  const dataDir = temporaryFolder();
  const catalogue = path.join(dataDir, 'catalogue.json');
  const told: string[] = [];
  const entry = {
    name: 'Layer',
    page: at.url,
    licence: 'none',
    export: {
      service: `${at.url}/exports/`,
      layer: `${at.url}/layers/7/`,
      crs: 'EPSG:4167',
      format: 'text/csv',
      key: 'get one at the service',
    },
  };
  fs.writeFileSync(catalogue, JSON.stringify({ format: 1, releases: { linz: entry } }));
  const fetch = (key: string | undefined = KEY): Promise<string> =>
    fetchRelease(
      {
        kind: 'linz',
        dataDir,
        catalogue,
        key,
        retries: 0,
        onPreparing: () => {
          told.push('preparing');
        },
      },
      ({ path }) => Promise.resolve(path),
    );
  return { at, dataDir, fetch, store, told };
}
const asked = (at: Site): string[] => at.asked.map(({ method, path }) => `${method} ${path}`);

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

describe('An export that takes long', () => {
  const polls = (at: Site): number => asked(at).filter((line) => line === 'GET /exports/19/').length;
  /** A clock that goes on by a minute with each question after the export. */
  function minutes(at: Site): void {
    const began = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => began + 60_000 * polls(at));
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
  }

  test('is waited for most of an hour', async () => {
    const { at, fetch } = await service();
    const file = at.files['/exports/19/']!;
    file.bodies = Array.from({ length: 50 }, () => file.bodies![0]!);
    minutes(at);
    expect(fs.readFileSync(await fetch()).equals(BODY)).toBe(true);
    expect(polls(at)).toBe(51);
  });

  test('is given up after an hour, and waited for again by the next run', async () => {
    const { at, fetch } = await service();
    const file = at.files['/exports/19/']!;
    const ready = file.body;
    file.body = file.bodies![0]!;
    file.bodies = [];
    minutes(at);
    await expect(fetch()).rejects.toMatchObject({
      kind: 'temporary',
      exitCode: 5,
      message: expect.stringMatching(/\/exports\/19\/ is still being prepared; run the same command again/) as string,
    });
    expect(polls(at)).toBe(61);
    file.body = ready;
    at.asked.length = 0;
    await fetch();
    expect(asked(at)).not.toContain('POST /exports/');
  });
});

describe('A service that answers nonsense', () => {
  const answer = (more: object): string =>
    JSON.stringify({ url: 'https://example.org/e/', state: 'complete', ...more });
  test.each<[string, string, RegExp]>([
    ['an export without an address', answer({ url: 'x' }), /does not answer as a data service does \(url\)/],
    ['a file without an address', answer({ download_url: '//' }), /does not answer as .* \(download_url\)/],
    ['a state of megabytes', answer({ state: 'x'.repeat(4e6) }), /ended as 'x{40}'/],
    ['a description of nine megabytes', answer({ more: 'x'.repeat(9e6) }), /answers with more than 8 MB/],
    [
      'a list in lists',
      `${'['.repeat(4e6)}${']'.repeat(4e6)}`,
      /does not answer as a data service does|other than JSON/,
    ],
  ])('such as %s is refused in few words', async (_, body, message) => {
    const { fetch } = await service({ 'POST /exports/': { body, status: 201 } });
    const failure: unknown = await fetch().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'WaypostError', kind: 'input-unreadable' });
    expect((failure as Error).message).toMatch(message);
    expect((failure as Error).message.length).toBeLessThan(300);
  });
});
