// data fetch linz: an export that a service makes with a key.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { zipOf } from '../../data/support/release.js';
import { site, type Site } from '../../support/service/site.js';
import { root, workdir, type Workdir } from '../../support/workdir.js';
import { installed } from './served.js';
import { patternOf } from '../../support/pattern.js';

describe('data fetch linz', () => {
  const KEY = '0123456789abcdef';

  /** A data service with the fictional layer, whose export is ready at once. */
  async function layerService(): Promise<{ dir: Workdir; at: Site; args: string[] }> {
    const dir = workdir();
    const path = join(dir.path, 'layer.zip');
    dir.write('layer/nz-addresses.csv', readFileSync(join(root, 'fixtures/linz/nz-addresses.csv')));
    zipOf(join(dir.path, 'layer'), path);
    const at = await site({
      '/layers/7/': { body: '{"published_at":"2026-10-05T01:02:03Z"}' },
      '/exports/19/download/': { body: readFileSync(path), etag: '"e1"' },
    });
    at.files['POST /exports/'] = {
      body: JSON.stringify({
        url: `${at.url}/exports/19/`,
        state: 'complete',
        download_url: `${at.url}/exports/19/download/`,
      }),
      status: 201,
    };
    const entry = {
      name: 'Layer',
      page: at.url,
      licence: 'fictional',
      export: {
        service: `${at.url}/exports/`,
        layer: `${at.url}/layers/7/`,
        crs: 'EPSG:4167',
        format: 'text/csv',
        key: 'get one, and give it in WAYPOST_LINZ_KEY',
      },
    };
    dir.write('catalogue.json', JSON.stringify({ format: 1, releases: { linz: entry } }));
    return { dir, at, args: ['data', 'fetch', 'linz', '--catalogue', 'catalogue.json', '--data', 'data'] };
  }

  test.each([
    ['the environment', { WAYPOST_LINZ_KEY: KEY }],
    ['a file', { WAYPOST_LINZ_KEY_FILE: 'key.txt' }],
  ])('has the layer exported with the key from %s, and imports it', async (_, env) => {
    const { dir, at, args } = await layerService();
    dir.write('key.txt', `${KEY}\n`);
    const { code, stderr } = await dir.run(args, { env });
    expect(stderr).toMatch(
      patternOf(
        /^Layer: release 2026-10-05 from 127\.0\.0\.1:\d+; fictional\nfetched .*linz-2026-10-05\.zip, .*\nNZAD /,
        /2026-10-05, WGS84: \d+ addresses in \d+ localities/,
      ),
    );
    expect(stderr).not.toContain(KEY);
    expect(code).toBe(0);
    expect(at.asked[0]?.headers.authorization).toBe(`key ${KEY}`);
    expect(await installed(dir)).toMatchObject([{ source: 'NZAD', country: 'NZ' }]);
    expect(await dir.shell(`grep -rl ${KEY} data; true`)).toMatchObject({ stdout: '' });
  });

  test.each<[string, Record<string, string>, number, RegExp]>([
    ['no key', {}, 4, /^waypost: this needs a key of your own: get one, and give it in WAYPOST_LINZ_KEY\n$/],
    [
      'a file of the key that is not there',
      { WAYPOST_LINZ_KEY_FILE: 'gone.txt' },
      2,
      /^waypost: the file gone\.txt with the key cannot be read: there is no such file; /,
    ],
    [
      'a key of two lines',
      { WAYPOST_LINZ_KEY: 'one\ntwo' },
      4,
      /^waypost: the key has blanks or characters that no key has; give it alone\n$/,
    ],
  ])('asks nobody with %s', async (_, env, expected, message) => {
    const { dir, at, args } = await layerService();
    const { code, stderr } = await dir.run(args, { env });
    expect(stderr).toMatch(message);
    expect(code).toBe(expected);
    expect(at.asked).toEqual([]);
  });
});
