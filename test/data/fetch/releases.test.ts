// The catalogue of releases that can be fetched.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newestRelease } from '../../../src/data/fetch/releases.js';
import { Web } from '../../../src/data/fetch/web.js';
import { site, type Site } from '../../support/service/site.js';
import { temporaryFolder } from '../support/release.js';

const ABOUT = { name: 'Sample', page: 'https://example.org', licence: 'none' };
const FILE = '^g-naf_(?<month>[a-z]{3})(?<year>\\d{2})_allstates_(?<datum>gda94|gda2020)_psv\\w*\\.zip$';
const SUM = 'a1'.repeat(32);

async function newest(
  entry: unknown,
  datum?: string,
  served: Record<string, unknown> = {},
): Promise<{ found: Awaited<ReturnType<typeof newestRelease>>; at: Site }> {
  const at = await site(
    Object.fromEntries(
      Object.entries(served).map(([name, body]) => [
        name,
        { body: typeof body === 'string' ? body : JSON.stringify(body) },
      ]),
    ),
  );
  const catalogue = path.join(temporaryFolder(), 'catalogue.json');
  const web = new Web();
  onTestFinished(() => web.close());
  fs.writeFileSync(catalogue, JSON.stringify(entry).replaceAll('SITE', at.url));
  return { found: await newestRelease('gnaf', web, { datum, catalogue, retries: 0, folder: '', key: undefined }), at };
}
const catalogueOf = (entry: object): unknown => ({ format: 1, releases: { gnaf: { ...ABOUT, ...entry } } });
const portal = (...urls: (string | { url: string; hash: string })[]) => ({
  success: true,
  result: { resources: urls.map((url) => (typeof url === 'string' ? { url } : url)) },
});
const fromPortal = catalogueOf({ ckan: { package: 'SITE/package', file: FILE } });
const at = (name: string): string => `https://example.org/resource/1234/download/${name}`;

describe('The newest release', () => {
  test('is the one with the latest date in the datum asked for', async () => {
    const files = [
      { release: '2025-11', datum: 'GDA2020', url: at('a.zip') },
      { release: '2026-02', datum: 'GDA94', url: at('b.zip') },
      { release: '2026-02', datum: 'GDA2020', url: at('c.zip'), bytes: 5, sha256: SUM.toUpperCase() },
    ];
    expect((await newest(catalogueOf({ files }), 'GDA2020')).found).toEqual({
      title: ABOUT.name,
      licence: ABOUT.licence,
      release: '2026-02',
      datum: 'GDA2020',
      url: at('c.zip'),
      bytes: 5,
      sha256: SUM,
    });
    expect((await newest(catalogueOf({ files }), 'GDA94')).found.url).toBe(at('b.zip'));
  });

  test('is read from the names of the files of an open data portal', async () => {
    const described = portal(
      at('g-naf_nov25_allstates_gda2020_psv_1021.zip'),
      { url: at('g-naf_aug26_allstates_gda2020_psv_110.zip'), hash: SUM },
      at('g-naf_aug26_allstates_gda94_psv_110.zip'),
      at('g-naf-product-description.pdf'),
    );
    expect((await newest(fromPortal, 'GDA2020', { '/package': described })).found).toMatchObject({
      release: '2026-08',
      datum: 'GDA2020',
      url: at('g-naf_aug26_allstates_gda2020_psv_110.zip'),
      sha256: SUM,
    });
    expect((await newest(fromPortal, 'GDA94', { '/package': described })).found).toMatchObject({
      url: at('g-naf_aug26_allstates_gda94_psv_110.zip'),
      sha256: undefined,
    });
  });

  test('takes no md5 of a portal for a sha256', async () => {
    expect(
      (
        await newest(fromPortal, 'GDA94', {
          '/package': portal({ url: at('g-naf_aug26_allstates_gda94_psv.zip'), hash: 'a1'.repeat(16) }),
        })
      ).found.sha256,
    ).toBeUndefined();
  });

  test("may be named by the path below the catalogue's own address", async () => {
    const served = await site({
      '/sets/catalogue.json': {
        body: JSON.stringify(catalogueOf({ files: [{ release: '2026-02', url: 'gnaf/feb26.zip' }] })),
      },
    });
    const web = new Web();
    onTestFinished(() => web.close());
    expect(
      (
        await newestRelease('gnaf', web, {
          catalogue: `${served.url}/sets/catalogue.json`,
          retries: 0,
          folder: '',
          key: undefined,
        })
      ).url,
    ).toBe(`${served.url}/sets/gnaf/feb26.zip`);
  });

  test("is at its owner's by the catalogue of the package, over https", () => {
    const ours = JSON.parse(fs.readFileSync(new URL('../../../release-catalogue.json', import.meta.url), 'utf8')) as {
      releases: { gnaf: { ckan: { package: string; file: string } } };
    };
    expect(ours.releases.gnaf.ckan.package).toMatch(/^https:\/\/data\.gov\.au\//);
    expect(ours.releases.gnaf.ckan.file).toBe(FILE);
  });
});

describe('A catalogue that does not read', () => {
  const RELEASE = { release: '2026-02', url: at('a.zip') };
  test.each<[string, unknown, RegExp]>([
    [
      'no kind of that name',
      { format: 1, releases: { linz: { ...ABOUT, files: [RELEASE] } } },
      /has no release of gnaf; it has linz/,
    ],
    ['another format', { format: 2, releases: {} }, /catalogue\.json: format: /],
    [
      'a checksum that is none',
      catalogueOf({ files: [{ ...RELEASE, sha256: 'abc' }] }),
      /releases\.gnaf\.files\.0\.sha256: is not 64 hexadecimal digits/,
    ],
    [
      'a release that is no date',
      catalogueOf({ files: [{ ...RELEASE, release: 'May' }] }),
      /files\.0\.release: is not a date such as 2026-05/,
    ],
    ['an unknown field', catalogueOf({ files: [{ ...RELEASE, md5: 'x' }] }), /md5/],
    [
      'a path that only an address could be the base of',
      catalogueOf({ files: [{ ...RELEASE, url: 'gnaf.zip' }] }),
      /the address 'gnaf\.zip' of gnaf cannot be read; give a whole https address/,
    ],
    [
      'a pattern that is none',
      catalogueOf({ ckan: { package: 'SITE/package', file: '(' } }),
      /'\(' in the catalogue is no regular expression/,
    ],
    [
      'a long pattern that is none, by its beginning',
      catalogueOf({ ckan: { package: 'SITE/package', file: `(${'ab'.repeat(40)}` } }),
      /^'\((?:ab){29}a' in the catalogue is no regular expression/,
    ],
  ])('is refused: %s', async (_, catalogue, message) => {
    await expect(newest(catalogue, undefined, { '/package': portal(at('x.zip')) })).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(message) as string,
    });
  });

  test.each<[string, unknown, RegExp]>([
    ['that answers with a page', '<html>', /\/package answers with something other than JSON/],
    ['that answers with other JSON', { success: false }, /\/package does not describe a package/],
    ['whose files have other names', portal(at('g-naf.zip')), /none of the 1 files of .*\/package has a name like/],
    ['that is gone', undefined, /\/package answers 404: the file is gone/],
  ])('is named: a portal %s', async (_, answer, message) => {
    await expect(newest(fromPortal, 'GDA94', answer === undefined ? {} : { '/package': answer })).rejects.toMatchObject(
      { kind: 'input-unreadable', message: expect.stringMatching(message) as string },
    );
  });

  test('is refused in a datum that no file has', async () => {
    await expect(
      newest(fromPortal, 'GDA94', { '/package': portal(at('g-naf_aug26_allstates_gda2020_psv.zip')) }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/has no release of gnaf in GDA94; see https:\/\/example\.org/) as string,
    });
  });

  test('is refused when it is no file', async () => {
    const web = new Web();
    onTestFinished(() => web.close());
    await expect(
      newestRelease('gnaf', web, { catalogue: '/nowhere.json', retries: 0, folder: '', key: undefined }),
    ).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: expect.stringMatching(/^\/nowhere\.json cannot be read: there is no such file/) as string,
    });
  });
});
