// A folder with the sample release and the postal dump, and one answer of geocode over it.
import { postalDump } from '../../support/sets/postal-dump.js';
import { workdir, type Workdir } from '../../support/workdir.js';

/** A folder whose data are the sample release and the postal dump. */
export async function withPlaces(): Promise<Workdir> {
  const dir = workdir();
  dir.write('allCountries.txt', postalDump());
  await dir.shell(
    `cp -r "$WAYPOST_DATA" data && waypost data import geonames-postal allCountries.txt --data data --quiet`,
  );
  return dir;
}

/** No data folder is named: what comes with the package answers. */
export const NO_DATA = { env: { WAYPOST_DATA: '' } };

/** One answer, over the folder's data where it has any. */
export async function one(dir: Workdir, text: string, ...more: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await dir.run(
    ['geocode', text, ...more],
    dir.exists('data') ? { env: { WAYPOST_DATA: 'data' } } : NO_DATA,
  );
  return JSON.parse(stdout) as Record<string, unknown>;
}
