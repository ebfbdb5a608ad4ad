// The sample release as a zip on a site, and a catalogue that names it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipOf } from '../../data/support/release.js';
import { site, type Site, type SiteFile } from '../../support/service/site.js';
import { root, workdir, type Finished, type Workdir } from '../../support/workdir.js';

export const NAME = 'g-naf_feb26_sample_gda2020_psv_1022.zip';

export interface Served {
  dir: Workdir;
  at: Site;
  zip: Buffer;
  file: SiteFile;
  fetch: (...more: string[]) => Promise<Finished>;
  args: string[];
}

/** The sample release as a zip on a site, and a catalogue that names it. */
export async function served(file: Partial<SiteFile> = {}, named: object = {}): Promise<Served> {
  const dir = workdir();
  const path = join(dir.path, NAME);
  zipOf(join(root, 'fixtures/gnaf'), path);
  const zip = readFileSync(path);
  const whole: SiteFile = { body: zip, etag: '"v1"', ...file };
  const at = await site({ [`/gnaf/${NAME}`]: whole });
  dir.write(
    'catalogue.json',
    JSON.stringify({
      format: 1,
      releases: {
        gnaf: {
          name: 'Sample of G-NAF',
          page: at.url,
          licence: 'fictional',
          files: [{ release: '2026-02', datum: 'GDA2020', url: `${at.url}/gnaf/${NAME}`, ...named }],
        },
      },
    }),
  );
  const args = ['data', 'fetch', 'gnaf', '--catalogue', 'catalogue.json', '--data', 'data'];
  return { dir, at, zip, file: whole, args, fetch: (...more) => dir.run([...args, ...more]) };
}

/** The sets that are in use. */
export const installed = async (dir: Workdir): Promise<unknown[]> =>
  (JSON.parse((await dir.run(['data', 'list', '--json', '--data', 'data'])).stdout) as { sets: unknown[] }).sets;
