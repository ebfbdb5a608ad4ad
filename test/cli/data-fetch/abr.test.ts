// data fetch abr: a release in several files, which an open data portal lists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zipOf } from '../../data/support/release.js';
import { site, type Site, type SiteFile } from '../../support/service/site.js';
import { root, workdir, type Finished, type Workdir } from '../../support/workdir.js';
import { installed } from './served.js';

interface Portal {
  readonly dir: Workdir;
  readonly at: Site;
  readonly files: Record<string, SiteFile>;
  fetch(...more: string[]): Promise<Finished>;
}

/** A portal whose package has the two parts of the fictional extract as zips, and files that are none of it. */
async function portal(): Promise<Portal> {
  const dir = workdir();
  const zipped = (name: string): Buffer => {
    dir.write(`${name}/${name}.xml`, readFileSync(join(root, `fixtures/companies/20260107_${name}.xml`)));
    zipOf(join(dir.path, name), join(dir.path, `${name}.zip`));
    return readFileSync(join(dir.path, `${name}.zip`));
  };
  const files: Record<string, SiteFile> = {
    '/d/public_split_1_10.zip': { body: zipped('Public01'), etag: '"a"' },
    '/d/public_split_11_20.zip': { body: zipped('Public02'), etag: '"b"' },
    '/package': { body: '' },
  };
  const at = await site(files);
  const resource = (name: string, last_modified: string): object => ({ url: `${at.url}/d/${name}`, last_modified });
  files['/package']!.body = JSON.stringify({
    success: true,
    result: {
      resources: [
        resource('readme.pdf', '2026-03-01T00:00:00'),
        resource('public_split_1_10.zip', '2026-01-07T04:10:00'),
        resource('public_split_11_20.zip', '2026-01-07T04:20:00'),
      ],
    },
  });
  const entry = {
    name: 'Sample of the extract',
    page: at.url,
    licence: 'fictional',
    ckan: { package: `${at.url}/package`, file: '^public_split_\\d+_\\d+\\.zip$', parts: true },
  };
  dir.write('catalogue.json', JSON.stringify({ format: 1, releases: { abr: entry } }));
  const args = ['data', 'fetch', 'abr', '--catalogue', 'catalogue.json', '--data', 'data'];
  return { dir, at, files, fetch: (...more) => dir.run([...args, ...more]) };
}

test('data fetch abr downloads all files of the release and imports them together', async () => {
  const { dir, fetch } = await portal();
  const { code, stderr } = await fetch();
  expect(stderr).toMatch(/^Sample of the extract: release 2026-01-07 from 127\.0\.0\.1:\d+; fictional\n/);
  expect(stderr.match(/^fetched .*public_split_\d+_\d+\.zip, /gm)).toHaveLength(2);
  expect(stderr).toContain('ABR 2026-01-07: 14 companies and other entities\n');
  expect(code).toBe(0);
  expect(await installed(dir)).toMatchObject([{ source: 'ABR', kind: 'companies', table: { rows: 14 } }]);
});

test('data fetch abr does not download again what is there, and goes on where a connection broke', async () => {
  const { at, files, fetch } = await portal();
  files['/d/public_split_1_10.zip']!.cuts = [100, 0];
  expect((await fetch('--retries', '1')).code).toBe(5);
  const before = at.asked.length;
  const { code, stderr } = await fetch();
  expect(stderr).toMatch(/^already there: .*public_split_11_20\.zip/m);
  expect(code).toBe(0);
  const asked = at.asked.slice(before).filter(({ path }) => path.startsWith('/d/'));
  expect(asked.map(({ path, headers }) => [path, headers['if-none-match'] ?? headers.range])).toEqual([
    ['/d/public_split_11_20.zip', '"b"'],
    ['/d/public_split_1_10.zip', 'bytes=100-'],
  ]);
});

test('data fetch abr says so where the portal has no such file any more', async () => {
  const { files, fetch } = await portal();
  files['/package']!.body = JSON.stringify({ success: true, result: { resources: [] } });
  const { code, stderr } = await fetch();
  expect(stderr).toMatch(/none of the 0 files of .* has a name like \^public_split/);
  expect(code).toBe(6);
});
