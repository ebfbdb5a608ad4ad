// Builds one data file from a G-NAF release: reads its tables, gives everything its number and place, writes.
import type { SetMeta } from '../../file/container.js';
import { SetWriter } from '../../file/writer.js';
import { rankOf } from '../../build/grouped-order.js';
import { MiddlePoints, postcodesInUse } from '../../build/middle-points.js';
import { numberAddresses } from '../../build/number-addresses.js';
import { orderAddresses, writeAddresses } from '../../build/write-addresses.js';
import { localityRanks, UNKNOWN_COORDINATE, writeLocalities, type LocalityInput } from '../../build/write-localities.js';
import { orderStreets, writeStreets, type StreetInput } from '../../build/write-streets.js';
import { readAddresses } from './addresses.js';
import { meshBlockTables, readGeocodes, readLinks, readMeshBlocks } from './attributes.js';
import { readCodes } from './codes.js';
import { readLocalities, type GnafLocalities } from './localities.js';
import { openRelease, type Datum, type Release } from './release.js';
import type { ScanContext } from './scan.js';
import { readStreets, type GnafStreets } from './streets.js';

/** How far an import is: bytes of tables read, or steps of the writing. */
export interface ImportProgress { readonly phase: 'read' | 'write'; readonly done: number; readonly total: number }

export interface GnafOptions {
  /** Folders and zips that together are one release. */
  readonly paths: readonly string[];
  /** Only these states (NSW, VIC ...); default all that are there. */
  readonly states?: readonly string[] | undefined;
  /** Overrides what the names of the release say. */
  readonly datum?: Datum | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** What was built, and what was left out and why. */
export interface BuiltSet { readonly meta: SetMeta; readonly bytes: number; readonly checksum: string; readonly skipped: Readonly<Record<string, number>>; readonly notes: readonly string[] }

const TABLES = [
  'STATE', 'LOCALITY', 'LOCALITY_ALIAS', 'LOCALITY_POINT', 'LOCALITY_NEIGHBOUR', 'STREET_LOCALITY', 'STREET_LOCALITY_ALIAS', 'STREET_LOCALITY_POINT',
  'ADDRESS_DETAIL', 'ADDRESS_DEFAULT_GEOCODE', 'PRIMARY_SECONDARY', 'ADDRESS_ALIAS',
];
const WRITE_STEPS = 3;

/**
 * Builds the data file `out` from a release. `out` appears only when all is written and synced; on any failure nothing
 * is left. Throws WaypostError for a release that is incomplete or damaged, with file and line, and the signal's reason when aborted.
 */
export async function buildGnaf(out: string, builtBy: string, options: GnafOptions): Promise<BuiltSet> {
  const release = await openRelease(options.paths, options.states, options.datum);
  try {
    return await build(release, out, builtBy, options);
  } finally {
    release.close();
  }
}

async function build(release: Release, out: string, builtBy: string, { signal, onProgress }: GnafOptions): Promise<BuiltSet> {
  const total = [...TABLES, ...meshBlockTables(release)].reduce((sum, table) => sum + release.table(table).reduce((bytes, file) => bytes + file.size, 0), 0), skipped: Record<string, number> = {};
  let done = 0;
  const context: ScanContext = { release, signal, skipped, onBytes: (bytes) => onProgress?.({ phase: 'read', done: done = Math.min(total, done + bytes), total }) };
  const codes = await readCodes(release);
  const localities = await readLocalities(context), streets = await readStreets(context, codes, localities);
  const addresses = await readAddresses(context, codes, streets);
  await readGeocodes(context, addresses);
  await readMeshBlocks(context, addresses);
  await readLinks(context, addresses);

  let step = 0;
  const next = (): void => { signal?.throwIfAborted(); onProgress?.({ phase: 'write', done: step++, total: WRITE_STEPS }); };
  next();
  const localityRank = localityRanks(localities.rows), input = streetInput(streets, localityRank), order = orderStreets(input, localities.rows.length);
  const texts = numberAddresses(addresses);
  for (let i = 0; i < addresses.count; i++) addresses.street[i] = order.rank[addresses.street[i]!]!;
  const sorted = orderAddresses(addresses, input.count), points = new MiddlePoints(input.count), places = new MiddlePoints(localities.rows.length);
  for (let i = 0; i < addresses.count; i++) {
    points.add(addresses.street[i]!, addresses.latitude[i]!, addresses.longitude[i]!);
    places.add(input.locality[order.order[addresses.street[i]!]!]!, addresses.latitude[i]!, addresses.longitude[i]!);
  }
  const latitude = Int32Array.from(order.order, (row, i) => (streets.latitude[row] === UNKNOWN_COORDINATE ? points.latitude(i) : streets.latitude[row]!));
  const longitude = Int32Array.from(order.order, (row, i) => (streets.longitude[row] === UNKNOWN_COORDINATE ? points.longitude(i) : streets.longitude[row]!));

  next();
  const writer = new SetWriter(out);
  try {
    const ordered = orderedLocalities(localities, localityRank, places, postcodesInUse(addresses, sorted, order.localityStart));
    writeLocalities(writer, ordered, localities.neighbours.map(([a, b]) => [localityRank[a]!, localityRank[b]!]));
    writeStreets(writer, input, order, latitude, longitude);
    next();
    writeAddresses(writer, addresses, texts, sorted, codes.geocode);
    const meta: SetMeta = {
      source: 'GNAF', country: 'AU', release: release.release, datum: release.datum, states: release.states, builtBy,
      counts: { addresses: addresses.count, streets: input.count, localities: localities.rows.length },
    };
    signal?.throwIfAborted();
    const written = writer.finish(meta);
    onProgress?.({ phase: 'write', done: WRITE_STEPS, total: WRITE_STEPS });
    return { meta, ...written, skipped, notes: release.notes };
  } catch (error) {
    writer.discard();
    throw error;
  }
}

function streetInput(streets: GnafStreets, localityRank: Uint32Array): StreetInput {
  return {
    count: streets.locality.length, locality: Uint32Array.from(streets.locality, (row) => localityRank[row]!), name: streets.name, type: streets.type, suffix: streets.suffix,
    names: streets.names.texts(), types: streets.types, suffixes: streets.suffixes, pid: (row) => streets.pids.text(row), aliases: streets.aliases,
  };
}

/** Localities in stored order; a point that the release does not give is the middle of the addresses. */
function orderedLocalities(localities: GnafLocalities, rank: Uint32Array, places: MiddlePoints, inUse: readonly number[][]): LocalityInput[] {
  return Array.from(rankOf(rank), (row, i): LocalityInput => {
    const locality = localities.rows[row]!, known = locality.latitude !== UNKNOWN_COORDINATE;
    return {
      pid: locality.pid, name: locality.name, state: locality.state, aliases: locality.aliases,
      postcodes: [...new Set([...inUse[i]!, ...locality.postcodes.toSorted((a, b) => a - b)])],
      latitude: known ? locality.latitude : places.latitude(i), longitude: known ? locality.longitude : places.longitude(i),
    };
  });
}
