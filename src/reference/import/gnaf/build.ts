// Builds one data file from a G-NAF release: reads its tables, gives everything its number and place, writes.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SetMeta } from '../../file/container.js';
import { SetWriter } from '../../file/writer.js';
import type { AddressColumns } from '../../build/address-columns.js';
import { rankOf } from '../../build/grouped-order.js';
import { MiddlePoints, postcodesInUse } from '../../build/middle-points.js';
import { numberAddresses } from '../../build/number-addresses.js';
import { orderAddresses, writeAddressIds, writeAddressLinks, writeAddressRecords, writeAddressTexts } from '../../build/write-addresses.js';
import { localityRanks, UNKNOWN_COORDINATE, writeLocalities, type LocalityInput } from '../../build/write-localities.js';
import { orderStreets, writeStreets, type StreetInput } from '../../build/write-streets.js';
import { readAddresses } from './addresses.js';
import { meshBlockTables, readGeocodes, readLinks, readMeshBlocks } from './attributes.js';
import { readCodes, type Codes } from './codes.js';
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
/** Calls of `Turn` between reading and the end, for the progress of the writing. */
const WRITE_STEPS = 8;

/** Ends a step of the writing: lets signals and timers in, stops when asked, reports. */
type Turn = () => Promise<void>;

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
  const total = [...TABLES, ...meshBlockTables(release)].reduce((sum, table) => sum + release.table(table).reduce((bytes, file) => bytes + file.size, 0), 0);
  const skipped: Record<string, number> = {};
  let done = 0, step = 0;
  const context: ScanContext = { release, signal, skipped, onBytes: (bytes) => { done += bytes; onProgress?.({ phase: 'read', done, total }); } };
  const tables = await readTables(context);
  const turn: Turn = async () => {
    onProgress?.({ phase: 'write', done: step++, total: WRITE_STEPS });
    await nextTurn();
    signal?.throwIfAborted();
  };
  await turn();
  const writer = new SetWriter(out);
  try {
    await writeTables(writer, tables, turn);
    const meta: SetMeta = {
      source: 'GNAF', country: 'AU', release: release.release, datum: release.datum, states: release.states, builtBy,
      counts: { addresses: tables.addresses.count, streets: tables.streets.locality.length, localities: tables.localities.rows.length },
    };
    return { meta, ...writer.finish(meta), skipped, notes: release.notes };
  } catch (error) {
    writer.discard();
    throw error;
  }
}

interface Tables { readonly codes: Codes; readonly localities: GnafLocalities; readonly streets: GnafStreets; readonly addresses: AddressColumns }

async function readTables(context: ScanContext): Promise<Tables> {
  const codes = await readCodes(context.release);
  const localities = await readLocalities(context), streets = await readStreets(context, codes, localities), addresses = await readAddresses(context, codes, streets);
  await readGeocodes(context, addresses);
  await readMeshBlocks(context, addresses);
  await readLinks(context, addresses);
  return { codes, localities, streets, addresses };
}

async function writeTables(writer: SetWriter, { codes, localities, streets, addresses }: Tables, turn: Turn): Promise<void> {
  const localityRank = localityRanks(localities.rows), input = streetInput(streets, localityRank), order = orderStreets(input, localities.rows.length);
  for (let i = 0; i < addresses.count; i++) addresses.street[i] = order.rank[addresses.street[i]!]!;
  await turn();
  const texts = numberAddresses(addresses);
  await turn();
  const sorted = orderAddresses(addresses, input.count);
  await turn();
  const points = new MiddlePoints(input.count), places = new MiddlePoints(localities.rows.length);
  for (let i = 0; i < addresses.count; i++) {
    points.add(addresses.street[i]!, addresses.latitude[i]!, addresses.longitude[i]!);
    places.add(input.locality[order.order[addresses.street[i]!]!]!, addresses.latitude[i]!, addresses.longitude[i]!);
  }
  const ordered = orderedLocalities(localities, localityRank, places, postcodesInUse(addresses, sorted, order.localityStart));
  writeLocalities(writer, ordered, localities.neighbours.map(([a, b]) => [localityRank[a]!, localityRank[b]!]));
  const latitude = Int32Array.from(order.order, (row, i) => (streets.latitude[row] === UNKNOWN_COORDINATE ? points.latitude(i) : streets.latitude[row]!));
  const longitude = Int32Array.from(order.order, (row, i) => (streets.longitude[row] === UNKNOWN_COORDINATE ? points.longitude(i) : streets.longitude[row]!));
  writeStreets(writer, input, order, latitude, longitude);
  await turn();
  writeAddressTexts(writer, texts, codes.geocode);
  writeAddressRecords(writer, addresses, sorted);
  addresses.forgetRecords();
  await turn();
  writeAddressIds(writer, addresses, texts, sorted);
  await turn();
  writeAddressLinks(writer, addresses, sorted);
  await turn();
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
