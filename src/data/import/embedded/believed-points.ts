// Which point of a row of the postcode package is believed. It has two: a precise one of the locality, some of which
// are those of a namesake elsewhere in the world, and a coarse one, which most localities of a postcode share.
import { namedStates } from '../../../contract/fields/states.js';
import { foldName } from '../../../address/fold.js';
import { metresApart } from '../../points/metres.js';
import { isPossible } from './possible-points.js';
import type { PostcodeRow } from './postcode-places.js';

/** Degrees north and east. */
export type Degrees = readonly [latitude: number, longitude: number];

/** A place of another source, and how many people live there. */
export interface Town {
  readonly point: Degrees;
  readonly people: number;
}

/** Places of another source by state and folded name: `NSW ORANGE`. */
export type Towns = ReadonlyMap<string, readonly Town[]>;

/**
 * Stations and islands in and near Antarctica, which have the postcode of Tasmania's mail, two mines of Western
 * Australia and four towns of the outback: the package has no point of their own for them, or the middle of the shire.
 * Source: Gazetteer of the Australian Antarctic Territory, Gazetteer of Australia; the four towns are to a hundredth of
 * a degree, Aramac and Sandstone as other programs' lists have them, Adavale and Corfield by no list.
 */
const OUTPOSTS: ReadonlyMap<string, readonly Degrees[]> = new Map([
  ['WA AGNEW', [[-28.02, 120.5]]],
  ['WA TELFER', [[-21.71, 122.23]]],
  ['WA SANDSTONE', [[-27.99, 119.3]]],
  ['QLD ADAVALE', [[-25.91, 144.6]]],
  ['QLD ARAMAC', [[-22.97, 145.24]]],
  ['QLD CORFIELD', [[-21.71, 143.37]]],
  ['TAS CASEY', [[-66.28, 110.53]]],
  ['TAS DAVIS', [[-68.58, 77.97]]],
  ['TAS MAWSON', [[-67.6, 62.87]]],
  ['TAS HEARD ISLAND', [[-53.1, 73.51]]],
  ['TAS MCDONALD ISLANDS', [[-53.04, 72.6]]],
]);

/** Two points of a locality that are no further apart need no judge. */
const AGREE_METRES = 25_000;
/** So near to a town of its name a point is that of the town's locality, which may be large. */
const TOWN_METRES = 40_000;
/** A town of so many people is what its locality is known for, which may be as large as a shire around it. */
const TOWN_PEOPLE = 600;
/** So far from its town, and no further, the middle of a locality is mended. */
const OFF_TOWN_METRES = [15_000, 45_000] as const;
/** A large town, what is in its middle and what is no more: the precise point of DARWIN is across the harbour. */
const LARGE_TOWN_PEOPLE = 20_000;
const IN_MIDDLE_METRES = 2_500;
const OFF_MIDDLE_METRES = 6_000;
/** Less than a degree of latitude is anywhere. */
const LATITUDE_METRES = 110_000;
/** How many of the nearest rows say whether a point lies among its own postcodes. */
const NEAREST = 5;
/** Postcodes that begin alike are of one part of the country. */
const SAME_PART = 2;

/** The coarse point of a row, null where it has none. */
export const coarsePoint = (row: PostcodeRow): Degrees | null => possiblePoint(row, row.lat, row.long);
const precisePoint = (row: PostcodeRow): Degrees | null => possiblePoint(row, row.Lat_precise, row.Long_precise);

/** A point of a row, null where it is none: nought, the middle of a state, one that its postcode speaks against. */
const possiblePoint = ({ postcode }: PostcodeRow, latitude: number, longitude: number): Degrees | null =>
  latitude && longitude && isPossible(postcode, [latitude, longitude]) ? [latitude, longitude] : null;

const metres = (a: Degrees, b: Degrees): number => metresApart(...a, ...b);

/**
 * The point of each row; null where none can be believed. Where the two of a row disagree, a town of its name and state
 * in `towns` decides, else whether a point lies among rows whose postcodes begin alike; the precise one where that is
 * true of both or of none.
 */
function believedPoints(rows: readonly PostcodeRow[], towns: Towns): (Degrees | null)[] {
  const firsts = rows.map((row) => precisePoint(row) ?? coarsePoint(row));
  const isAmongOwn = (row: PostcodeRow, point: Degrees): boolean => {
    const part = row.postcode.slice(0, SAME_PART);
    return nearestRows(rows, firsts, row, point).some(({ postcode }) => postcode.startsWith(part));
  };
  return rows.map((row) => {
    const precise = precisePoint(row);
    const coarse = coarsePoint(row);
    if (!precise || !coarse) return inAustralia(precise ?? coarse);
    const named = towns.get(`${row.state} ${foldName(row.locality)}`) ?? [];
    if (metres(precise, coarse) <= AGREE_METRES) return inAustralia(atLargeTown(precise, coarse, named));
    const isTown = (at: Degrees): boolean => named.some(({ point }) => metres(point, at) <= TOWN_METRES);
    if (isTown(precise)) return precise;
    if (isTown(coarse)) return coarse;
    if (!isAmongOwn(row, precise) && isAmongOwn(row, coarse)) return coarse;
    return inAustralia(precise);
  });
}

/** The coarse point of a row where that is in the middle of the large town of its name, and the precise one is not. */
const atLargeTown = (precise: Degrees, coarse: Degrees, named: readonly Town[]): Degrees =>
  named.some(
    ({ point, people }) =>
      people >= LARGE_TOWN_PEOPLE &&
      metres(point, precise) > OFF_MIDDLE_METRES &&
      metres(point, coarse) < IN_MIDDLE_METRES,
  )
    ? coarse
    : precise;

/** The same point if it lies in Australia with its islands, Cocos to Norfolk and Macquarie, else null. */
const inAustralia = (point: Degrees | null): Degrees | null =>
  point && point[0] > -56 && point[0] < -8 && point[1] > 96 && point[1] < 169 ? point : null;

/** The rows nearest to a point, but for those of the row's own name. */
function nearestRows(
  rows: readonly PostcodeRow[],
  points: readonly (Degrees | null)[],
  { locality }: PostcodeRow,
  point: Degrees,
): PostcodeRow[] {
  const nearest: { readonly row: PostcodeRow; readonly away: number }[] = [];
  let furthest = Infinity;
  rows.forEach((row, i) => {
    const other = points[i];
    // Most rows are too far north or south, which costs no trigonometry.
    if (!other || Math.abs(point[0] - other[0]) * LATITUDE_METRES > furthest || row.locality === locality) return;
    const away = metres(point, other);
    if (away >= furthest) return;
    nearest.push({ row, away });
    nearest.sort((a, b) => a.away - b.away);
    if (nearest.length > NEAREST) nearest.pop();
    if (nearest.length === NEAREST) furthest = nearest.at(-1)!.away;
  });
  return nearest.map(({ row }) => row);
}

/** Postcodes so near in number are those of neighbours. */
const NEAR_IN_NUMBER = 2;

/**
 * The rows with the points that are believed in the place of both of theirs. One of which none is believed lies in the
 * middle of the rows of its postcode, else of those of the state whose postcodes are next to it; 0, 0 where there are
 * none.
 */
export function withBelievedPoints(rows: readonly PostcodeRow[], towns: Towns): PostcodeRow[] {
  const points = believedPoints(rows, towns);
  const amongNeighbours = (row: PostcodeRow): Degrees => {
    for (let within = 0; within <= NEAR_IN_NUMBER; within++) {
      const around = points.filter((_, i) => rows[i]!.state === row.state && stepsApart(rows[i]!, row) <= within);
      const near = around.filter((point) => point !== null);
      if (near.length > 0) return meanOf(near);
    }
    return [0, 0];
  };
  const names = rows.map((row) => `${row.state} ${foldName(row.locality)}`);
  const bearers = new Map<string, number>();
  for (const name of names) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return rows.map((row, i) => {
    const name = names[i]!;
    const [outpost] = OUTPOSTS.get(name) ?? [];
    const own = points[i] && bearers.get(name) === 1 ? atItsTown(points[i], towns.get(name) ?? []) : points[i];
    const [lat, long] = outpost ?? own ?? amongNeighbours(row);
    return { ...row, lat, long, Lat_precise: lat, Long_precise: long };
  });
}

/** The point of a locality, or that of the only town of its name where that lies some way off: NEWMAN WA. */
function atItsTown(point: Degrees, named: readonly Town[]): Degrees {
  const [town] = named;
  if (!town || named.length > 1 || town.people < TOWN_PEOPLE) return point;
  const away = metres(point, town.point);
  return away > OFF_TOWN_METRES[0] && away < OFF_TOWN_METRES[1] ? town.point : point;
}

const stepsApart = (a: PostcodeRow, b: PostcodeRow): number => Math.abs(Number(a.postcode) - Number(b.postcode));

const meanOf = (points: readonly Degrees[]): Degrees => {
  const sum = (of: 0 | 1): number => points.reduce((all, point) => all + point[of], 0) / points.length;
  return [sum(0), sum(1)];
};

/** Towns of Australia, of places with the name of their state. */
export function townsByName(
  places: Iterable<{
    readonly name: string;
    readonly region: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly population?: number;
  }>,
): Towns {
  const codes = new Map(namedStates.map(({ code, name }) => [name, code]));
  const towns = new Map<string, Town[]>();
  for (const { name, region, latitude, longitude, population = 0 } of places) {
    const state = codes.get(region.toUpperCase());
    if (state === undefined) continue;
    const key = `${state} ${foldName(name)}`;
    towns.set(key, [...(towns.get(key) ?? []), { point: [latitude / 1e7, longitude / 1e7], people: population }]);
  }
  return towns;
}
