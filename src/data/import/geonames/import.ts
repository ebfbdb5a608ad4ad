// Imports a GeoNames postal code dump (allCountries.txt or XX.txt, CC BY 4.0): a file of places for each country in it,
// so that asking one country costs nothing for the others.
import { writing } from '../../file/write/set-writer.js';
import { writePlaces } from '../../places/write/write-places.js';
import { installSets, type BuiltFile } from '../../catalogue.js';
import { GEONAMES_SOURCE } from '../../kinds.js';
import { version } from '../../../contract/version.js';
import { readPostalDump } from './read.js';
import { secondsSince, type ImportResult, type ImportSurroundings } from '../result.js';

export interface GeonamesOptions extends ImportSurroundings {
  /** Text files, zips and folders. */
  readonly paths: readonly string[];
  /** Only these countries (ISO 3166-1 alpha-2); all that are there if absent. */
  readonly countries?: readonly string[] | undefined;
}

/**
 * Imports the dump into `dataDir`: all its countries are put in use at once, or none. Throws WaypostError for a file
 * that is damaged or something else (file, line), for a folder that cannot be written, and while another import runs.
 */
export async function importGeonames({
  dataDir,
  paths,
  countries,
  signal,
  onProgress,
}: GeonamesOptions): Promise<ImportResult> {
  const began = performance.now();
  const skipped: Record<string, number> = {};
  const sets = await installSets(dataDir, async (newFile) => {
    const dump = await readPostalDump(paths, { countries, skipped, signal, onProgress });
    const built: BuiltFile[] = [];
    const total = dump.size;
    for (const [country, { places, regions }] of [...dump].sort(([a], [b]) => (a < b ? -1 : 1))) {
      signal?.throwIfAborted();
      const file = newFile();
      const written = await writing(file, (writer) => {
        writePlaces(writer, places, regions, true);
        const meta = {
          source: GEONAMES_SOURCE,
          country,
          release: '',
          datum: 'WGS84',
          states: regions.map(({ code }) => code).filter((code) => code !== ''),
          counts: { addresses: 0, streets: 0, localities: places.length },
          builtBy: version(),
        };
        return { file, kind: 'places' as const, meta, ...writer.finish(meta) };
      });
      built.push(written);
      dump.delete(country);
      onProgress?.({ phase: 'write', done: built.length, total });
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    return built;
  });
  // A dump without any place is refused before.
  const [first, ...others] = sets;
  return { sets: [first!, ...others], skipped, notes: [], seconds: secondsSince(began) };
}
