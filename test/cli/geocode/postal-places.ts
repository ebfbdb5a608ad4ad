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
export const one = async (dir: Workdir, text: string, ...more: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await dir.run(['geocode', text, '--data', 'data', ...more])).stdout) as Record<string, unknown>;
