// Imports OpenAddresses files (GeoJSON lines or CSV): one file of streets for the country that they are of.
import { WaypostError } from '../../../contract/errors.js';
import { version } from '../../../contract/version.js';
import { StreetCollector } from '../../streets/write/write-street-set.js';
import { writing } from '../../file/write/set-writer.js';
import { OPENADDRESSES_SOURCE } from '../../kinds.js';
import { importSet, type BuiltSet, type ImportResult, type ImportSurroundings } from '../result.js';
import { releaseFiles } from '../tables/files.js';
import { readInTurn } from '../tables/read-in-turn.js';
import { readAddressFile } from './read.js';

export interface OpenAddressesOptions extends ImportSurroundings {
  /** GeoJSON lines, CSV, each also with .gz, zips and folders. */
  readonly paths: readonly string[];
  /** ISO 3166-1 alpha-2: what the files are of. */
  readonly country: string;
}

const ADDRESS_FILE = /\.(geojson|geojsonl|ndjson|jsonl|json|csv)(\.gz)?$/i;

/**
 * Imports the files as the set of a country into `dataDir`. Throws WaypostError for a file that is damaged or something
 * else (file, line), for a folder that cannot be written, and while another import runs.
 */
export async function importOpenAddresses({
  dataDir,
  paths,
  country,
  signal,
  onProgress,
}: OpenAddressesOptions): Promise<ImportResult> {
  const skipped: Record<string, number> = {};
  const opened: Awaited<ReturnType<typeof releaseFiles>>[] = [];
  try {
    for (const path of paths) opened.push(await releaseFiles(path, ADDRESS_FILE));
    const files = opened.flatMap(({ files }) => files);
    if (files.length === 0) {
      throw new WaypostError(
        'input-unreadable',
        `there is no .geojson and no .csv in ${paths.join(', ')}; give files of OpenAddresses, their zip or a ` +
          `folder of them`,
      );
    }
    return await importSet(dataDir, async (out) => {
      const collector = new StreetCollector();
      await readInTurn(files, onProgress, (file, onBytes) =>
        readAddressFile(file, collector, skipped, { signal, onBytes }),
      );
      if (collector.count === 0) {
        throw new WaypostError(
          'input-unreadable',
          `no row of ${paths.join(', ')} is an address with number, street and point; nothing was imported`,
        );
      }
      return { ...(await write(out, country, collector)), skipped, notes: [] };
    });
  } finally {
    for (const { close } of opened) close();
  }
}

function write(out: string, country: string, collector: StreetCollector): Promise<Omit<BuiltSet, 'skipped' | 'notes'>> {
  return writing(out, (writer) => {
    const { streets, cities } = collector.write(writer);
    const meta = {
      source: OPENADDRESSES_SOURCE,
      country,
      release: '',
      datum: 'WGS84',
      states: [],
      counts: { addresses: collector.count, streets, localities: cities },
      builtBy: version(),
    };
    return { kind: 'streets', meta, ...writer.finish(meta) };
  });
}
