// Builds the data file of a New Zealand postcode table: its places as localities with their postcodes and towns. It
// verifies places by itself, and gives its postcodes to New Zealand address sets.
import { WaypostError } from '../../../contract/errors.js';
import { foldName } from '../../../address/fold.js';
import { rankOf } from '../../file/write/grouped-order.js';
import { localityRanks, writeLocalities, type LocalityInput } from '../../addresses/write/write-localities.js';
import { compareTexts } from '../../ascending.js';
import { writeTowns } from '../../addresses/write/write-towns.js';
import type { SetMeta } from '../../file/format.js';
import { writing, type SetWriter } from '../../file/write/set-writer.js';
import { NZ_POSTCODES_SOURCE } from '../../kinds.js';
import { releaseFiles } from '../tables/files.js';
import type { BuiltSet } from '../result.js';
import { metresWhereKnown, middlePoint, townGroups, type SuburbOfTown } from '../town-groups.js';
import type { Point } from '../../points/metres.js';
import { readPostcodeTable, type PostcodePlaceRow, type PostcodeTable } from './table.js';

/** Rows of one name, town and region further apart than this are two places: their points are those of postcodes. */
const SAME_PLACE_METRES = 40_000;

export interface PostcodeOptions {
  readonly paths: readonly string[];
  /** Columns by field, for headings that are not recognised. */
  readonly map: ReadonlyMap<string, string>;
  readonly signal?: AbortSignal | undefined;
}

/** Builds the data file `out`. Throws WaypostError for a file that is damaged or something else, with file and line. */
export async function buildNzPostcodes(
  out: string,
  builtBy: string,
  { paths, map, signal }: PostcodeOptions,
): Promise<BuiltSet> {
  const table = await readTables(paths, map, signal);
  if (table.rows.length === 0) {
    throw new WaypostError(
      'input-unreadable',
      `there is no postcode of a locality in ${paths.join(', ')}; nothing was imported`,
    );
  }
  return writing(out, (writer) => {
    const meta = writePlacesNz(writer, table, { source: NZ_POSTCODES_SOURCE, release: '', builtBy });
    const notes = [
      `${new Set(table.rows.map((row) => row.postcode)).size} postcodes${
        table.rural.length > 0 ? `, ${table.rural.length} rural deliveries` : ''
      }`,
    ];
    return { kind: 'postcodes', meta, ...writer.finish(meta), skipped: table.skipped, notes };
  });
}

/** Writes the places of a table, with their towns and rural deliveries; returns what the set says of itself. */
export function writePlacesNz(
  writer: SetWriter,
  table: Pick<PostcodeTable, 'rows' | 'rural'>,
  said: Pick<SetMeta, 'source' | 'release' | 'builtBy'>,
  spellings: (foldedName: string) => readonly string[] = () => [],
): SetMeta {
  const { localities, town, regions } = places(table.rows, spellings);
  const rank = localityRanks(localities);
  writeLocalities(
    writer,
    Array.from(rankOf(rank), (row) => localities[row]!),
    [],
  );
  writeTowns(
    writer,
    town,
    rank,
    table.rural.toSorted(
      (a, b) => compareTexts(a.town, b.town) || Number(a.number) - Number(b.number) || a.postcode - b.postcode,
    ),
  );
  return {
    ...said,
    country: 'NZ',
    datum: 'WGS84',
    states: regions,
    counts: { addresses: 0, streets: 0, localities: localities.length },
  };
}

/** The rows of all files together. */
async function readTables(
  paths: readonly string[],
  map: PostcodeOptions['map'],
  signal: AbortSignal | undefined,
): Promise<PostcodeTable> {
  const table: PostcodeTable = { rows: [], rural: [], skipped: {} };
  for (const input of paths) {
    const { files, close } = await releaseFiles(input, /\.(csv|tsv|txt)$/i);
    try {
      for (const file of files) {
        const { rows, rural, skipped } = await readPostcodeTable(file, map, { signal });
        table.rows.push(...rows);
        table.rural.push(...rural);
        for (const [reason, count] of Object.entries(skipped)) {
          table.skipped[reason] = (table.skipped[reason] ?? 0) + count;
        }
      }
    } finally {
      close();
    }
  }
  return table;
}

/** The places that the rows name, their towns, and the regions they lie in. */
function places(
  rows: readonly PostcodePlaceRow[],
  spellings: (foldedName: string) => readonly string[],
): { localities: LocalityInput[]; town: number[]; regions: string[] } {
  const regionOf = (row: PostcodePlaceRow): string => row.region || row.territory;
  const regions = [...new Set(rows.map(regionOf))].sort(compareTexts);
  const groups = groupRows(rows);
  const suburbs = groups.map((group): SuburbOfTown => ({
    name: group[0]!.name,
    town: group[0]!.town,
    territory: regionOf(group[0]!),
    addresses: group.length,
  }));
  const point = (i: number): Point => middlePoint(groups[i]!.map((row) => row.point));
  const localities = groups.map((group, i): LocalityInput =>
    locality(group[0]!.name, group[0]!.town, regions.indexOf(suburbs[i]!.territory), group, point(i)),
  );
  const town = Array.from({ length: groups.length }, () => -1);
  for (const { members, own } of townGroups(suburbs, point)) {
    const first = groups[members[0]!]![0]!;
    const row =
      own ??
      localities.push(
        locality(
          first.town,
          '',
          regions.indexOf(regionOf(first)),
          members.flatMap((i) => groups[i]!),
          middlePoint(members.map(point)),
        ),
      ) - 1;
    town[row] = row;
    for (const member of members) town[member] = row;
  }
  const spelt = localities.map((of) => ({ ...of, aliases: spellings(foldName(of.name)) }));
  return { localities: spelt, town, regions };
}

function locality(
  name: string,
  within: string,
  state: number,
  rows: readonly PostcodePlaceRow[],
  [latitude, longitude]: Point,
): LocalityInput {
  // A row without a postcode (0) names a place of which none is known.
  const { delivered, postal } = kinds(
    [...new Set(rows.map((row) => row.postcode))].filter(Boolean).sort((a, b) => a - b),
  );
  return {
    pid: '',
    name: name.toUpperCase(),
    within,
    state,
    aliases: [],
    postcodes: [...delivered, ...postal],
    postalPostcodes: postal,
    latitude,
    longitude,
  };
}

/** Rows of one name and town, near each other; in an order that does not depend on the rows' own. */
function groupRows(rows: readonly PostcodePlaceRow[]): PostcodePlaceRow[][] {
  const byName = new Map<string, PostcodePlaceRow[][]>();
  const sorted = rows.toSorted(
    (a, b) =>
      a.postcode - b.postcode || compareTexts(a.name, b.name) || a.point[0] - b.point[0] || a.point[1] - b.point[1],
  );
  for (const row of sorted) {
    const key = `${foldName(row.name)}|${foldName(row.town)}`;
    const groups = byName.get(key) ?? [];
    byName.set(key, groups);
    const near = groups.find((group) => metresWhereKnown(group[0]!.point, row.point) <= SAME_PLACE_METRES);
    if (near) near.push(row);
    else groups.push([row]);
  }
  return [...byName.values()].flat();
}

/**
 * Tells postcodes that mail is delivered by from those of boxes and bags. NZ Post's third digit says it where a place
 * has both kinds: 1-3 street delivery, 4-6 boxes and bags, 7-9 rural delivery (Auckland, which ran out of codes, uses
 * others).
 */
function kinds(postcodes: readonly number[]): { delivered: number[]; postal: number[] } {
  const third = (postcode: number): number => Math.floor(postcode / 10) % 10;
  const isStreet = (postcode: number): boolean => third(postcode) >= 1 && third(postcode) <= 3;
  const postal = postcodes.filter(
    (postcode) =>
      third(postcode) >= 4 &&
      third(postcode) <= 6 &&
      postcodes.some((other) => isStreet(other) && Math.floor(other / 100) === Math.floor(postcode / 100)),
  );
  const rest = postcodes.filter((postcode) => !postal.includes(postcode));
  return { delivered: [...rest.filter(isStreet), ...rest.filter((postcode) => !isStreet(postcode))], postal };
}
