// Builds one data file from a G-NAF release: reads its tables and hands them to the writing that every source shares.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SetMeta } from '../../file/format.js';
import type { BuiltSet, ImportSurroundings } from '../result.js';
import { writing } from '../../file/write/set-writer.js';
import { writeSet, WRITE_TURNS, type SetInput } from '../../addresses/write/write-set.js';
import { meshBlockTables } from './attributes.js';
import { readCodes } from './codes.js';
import { readLocalities } from './localities.js';
import { openRelease, type Datum, type Release } from './release.js';
import type { ScanContext } from './scan.js';
import { readStates } from './states.js';
import { readStreets } from './streets.js';

export interface GnafOptions extends Omit<ImportSurroundings, 'dataDir'> {
  /** Folders and zips that together are one release. */
  readonly paths: readonly string[];
  /** Only these states (NSW, VIC ...); default all that are there. */
  readonly states?: readonly string[] | undefined;
  /** Overrides what the names of the release say. */
  readonly datum?: Datum | undefined;
  /**
   * Threads that read states at the same time; default one a processor where the release is large enough to gain by it.
   * The file is the same.
   */
  readonly threads?: number | undefined;
}

const TABLES = [
  'STATE',
  'LOCALITY',
  'LOCALITY_ALIAS',
  'LOCALITY_POINT',
  'LOCALITY_NEIGHBOUR',
  'STREET_LOCALITY',
  'STREET_LOCALITY_ALIAS',
  'STREET_LOCALITY_POINT',
  'ADDRESS_DETAIL',
  'ADDRESS_DEFAULT_GEOCODE',
  'PRIMARY_SECONDARY',
  'ADDRESS_ALIAS',
];

/**
 * Builds the data file `out` from a release. `out` appears only when all is written and synced; on any failure nothing
 * is left. Throws WaypostError for a release that is incomplete or damaged, with file and line, and the signal's reason
 * when aborted.
 */
export async function buildGnaf(out: string, builtBy: string, options: GnafOptions): Promise<BuiltSet> {
  const release = await openRelease(options.paths, options.states, options.datum);
  try {
    return await build(release, out, builtBy, options);
  } finally {
    release.close();
  }
}

async function build(
  release: Release,
  out: string,
  builtBy: string,
  { paths, threads, signal, onProgress }: GnafOptions,
): Promise<BuiltSet> {
  const total = [...TABLES, ...meshBlockTables(release)].reduce(
    (sum, table) => sum + release.table(table).reduce((bytes, file) => bytes + file.size, 0),
    0,
  );
  const skipped: Record<string, number> = {};
  let done = 0;
  let step = 0;
  const context: ScanContext = {
    release,
    signal,
    skipped,
    onBytes: (bytes) => {
      done += bytes;
      onProgress?.({ phase: 'read', done, total });
    },
  };
  const tables = await readTables(context, paths, threads);
  const turn = async (): Promise<void> => {
    onProgress?.({ phase: 'write', done: step++, total: WRITE_TURNS + 1 });
    await nextTurn();
    signal?.throwIfAborted();
  };
  await turn();
  return writing(out, async (writer) => {
    await writeSet(writer, tables, turn);
    const meta: SetMeta = {
      source: 'GNAF',
      country: 'AU',
      release: release.release,
      datum: release.datum,
      states: release.states,
      builtBy,
      counts: {
        addresses: tables.addresses.count,
        streets: tables.streets.count,
        localities: tables.localities.length,
      },
    };
    return { kind: 'addresses', meta, ...writer.finish(meta), skipped, notes: release.notes };
  });
}

async function readTables(
  context: ScanContext,
  paths: readonly string[],
  threads: number | undefined,
): Promise<SetInput> {
  const codes = await readCodes(context.release);
  const localities = await readLocalities(context);
  const streets = await readStreets(context, codes, localities);
  const addresses = await readStates(context, paths, codes, streets, threads);
  return {
    localities: localities.rows.map((locality) => ({
      ...locality,
      postcodes: locality.postcodes.toSorted((a, b) => a - b),
    })),
    neighbours: localities.neighbours,
    streets: {
      count: streets.locality.length,
      locality: streets.locality,
      name: streets.name,
      type: streets.type,
      suffix: streets.suffix,
      names: streets.names.texts(),
      types: streets.types,
      suffixes: streets.suffixes,
      pid: (row) => streets.pids.text(row),
      aliases: streets.aliases,
    },
    streetLatitude: streets.latitude,
    streetLongitude: streets.longitude,
    addresses,
    geocodeName: codes.geocode,
    typeLists: codes.lists,
  };
}
