// Builds one data file from LINZ's address layer: reads its rows, settles places and towns, joins the postcodes of an
// installed postcode table, writes.
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WaypostError } from '../../../contract/errors.js';
import type { AddressSet } from '../../addresses/read/address-set.js';
import { MiddlePoints } from '../../addresses/write/middle-points.js';
import type { LocalityInput } from '../../addresses/write/write-localities.js';
import { writeSet, WRITE_TURNS } from '../../addresses/write/write-set.js';
import { writeTowns } from '../../addresses/write/write-towns.js';
import type { SetMeta } from '../../file/format.js';
import { writing } from '../../file/write/set-writer.js';
import { releaseFiles, type ReleaseFile } from '../tables/files.js';
import type { BuiltSet, ImportSurroundings } from '../result.js';
import { joinPostcodes, onlyPostcode } from '../nz-postcodes/join.js';
import { readLinz, type LinzTables } from './read.js';

export interface LinzOptions extends Omit<ImportSurroundings, 'dataDir'> {
  /** CSV files, folders and zips that together are one layer. */
  readonly paths: readonly string[];
  /** The postcode table to join, null for none; the postcodes that `further` has besides are right where written. */
  readonly postcodes: { readonly table: AddressSet; readonly further: AddressSet } | null;
}

/**
 * Builds the data file `out` from LINZ's CSV. `out` appears only when all is written and synced; on any failure nothing
 * is left. Throws WaypostError for files that are damaged or something else, with file and line, and the signal's
 * reason when aborted.
 */
export async function buildLinz(out: string, builtBy: string, options: LinzOptions): Promise<BuiltSet> {
  const opened: Awaited<ReturnType<typeof releaseFiles>>[] = [];
  try {
    for (const input of options.paths) opened.push(await releaseFiles(input, /\.csv$/i));
    const files = opened.flatMap(({ files }) => files);
    if (files.length === 0) {
      throw new WaypostError(
        'input-unreadable',
        `there is no .csv in ${options.paths.join(', ')}; give the CSV of LINZ "NZ Addresses", or its zip, ` +
          `as downloaded`,
      );
    }
    return await build(files, out, builtBy, options);
  } finally {
    for (const { close } of opened) close();
  }
}

/** Reads the files, of which some row must be an address in use. */
async function readTables(
  files: readonly ReleaseFile[],
  skipped: Record<string, number>,
  { signal, onProgress }: Pick<LinzOptions, 'signal' | 'onProgress'>,
): Promise<LinzTables> {
  const total = files.reduce((sum, file) => sum + file.size, 0);
  let done = 0;
  const tables = await readLinz(files, skipped, {
    signal,
    onBytes: (bytes) => {
      done += bytes;
      onProgress?.({ phase: 'read', done, total });
    },
  });
  if (tables.addresses.count === 0) {
    throw new WaypostError(
      'input-unreadable',
      `no address in ${files.map((file) => file.name).join(', ')} is in use; nothing was imported`,
    );
  }
  return tables;
}

async function build(
  files: readonly ReleaseFile[],
  out: string,
  builtBy: string,
  { postcodes, signal, onProgress }: LinzOptions,
): Promise<BuiltSet> {
  const skipped: Record<string, number> = {};
  const tables = await readTables(files, skipped, { signal, onProgress });
  let step = 0;
  const turn = async (): Promise<void> => {
    onProgress?.({ phase: 'write', done: step++, total: WRITE_TURNS });
    await nextTurn();
    signal?.throwIfAborted();
  };
  return writing(out, async (writer) => {
    const { addresses } = tables;
    const streets = tables.roads.streets();
    const { localities, town, territories } = tables.places.settle(middlePoints(tables));
    const withPostcodes =
      postcodes === null
        ? localities
        : joinPostcodes(
            postcodes.table,
            postcodes.further,
            localities.map((locality, i) => ({ ...locality, town: town[i]! })),
          );
    if (postcodes !== null) setPostcodes(tables, withPostcodes);
    const counts = { addresses: addresses.count, streets: streets.count, localities: localities.length };
    const rank = await writeSet(
      writer,
      { localities: withPostcodes, neighbours: [], streets, addresses, geocodeName: (code) => code },
      turn,
    );
    writeTowns(writer, town, rank, postcodes?.table.ruralDeliveries ?? []);
    const meta: SetMeta = {
      source: 'NZAD',
      country: 'NZ',
      release: releaseName(files, tables.lastChange),
      datum: 'WGS84',
      states: territories,
      counts,
      ...(tables.classes.size === 1 ? { addressType: [...tables.classes.values()][0]! } : {}),
      builtBy,
    };
    return { kind: 'addresses', meta, ...writer.finish(meta), skipped, notes: notes(meta, postcodes, withPostcodes) };
  });
}

function notes(
  { states }: SetMeta,
  postcodes: LinzOptions['postcodes'],
  localities: readonly LocalityInput[],
): string[] {
  const found = localities.filter(
    ({ postcodes: has, furtherPostcodes = [] }) => has.length > furtherPostcodes.length,
  ).length;
  return [
    ...(states.join('') === '' ? ['the layer names no territorial authorities'] : []),
    postcodes === null
      ? 'there are no postcodes: LINZ has none, and no table is installed (waypost data import nz-postcodes FILE)'
      : `${found} of ${localities.length} localities have postcodes by the installed table`,
  ];
}

/** The middle of each place's addresses, by row. */
function middlePoints({ places, roads, addresses }: LinzTables): MiddlePoints {
  const points = new MiddlePoints(places.count);
  for (let i = 0; i < addresses.count; i++) {
    points.add(roads.locality(addresses.street[i]!), addresses.latitude[i]!, addresses.longitude[i]!);
  }
  return points;
}

/** An address has its locality's postcode where that is the only one that mail is delivered by. */
function setPostcodes({ roads, addresses }: LinzTables, localities: readonly LocalityInput[]): void {
  const only = Uint16Array.from(localities, onlyPostcode);
  for (let i = 0; i < addresses.count; i++) addresses.postcode[i] = only[roads.locality(addresses.street[i]!)]!;
}

/**
 * The date in the name of a file or of the zip or folder that it lies in, else the last change in it, which LINZ counts
 * on from release to release.
 */
function releaseName(files: readonly ReleaseFile[], lastChange: number): string {
  const names = files.flatMap((file) => [path.basename(file.path), path.basename(path.dirname(file.path))]);
  const date = names.map((name) => /(20\d\d)-?(\d\d)-?(\d\d)/.exec(name)).find((match) => match !== null);
  if (date) return `${date[1]!}-${date[2]!}-${date[3]!}`;
  return lastChange > 0 ? `CHANGE ${lastChange}` : '';
}
