// Which suburbs are of one town, for sources that name a suburb and its town: the same town name, and not at two ends
// of the country.
import { foldName } from '../../address/fold.js';
import { compareTexts } from '../ascending.js';
import { UNKNOWN_COORDINATE } from '../points/coordinates.js';
import { metresBetween, type Point } from '../points/metres.js';

/** A suburb as a source names it; `town` is '' where none is named. `addresses` says how big it is. */
export interface SuburbOfTown {
  readonly name: string;
  readonly town: string;
  readonly territory: string;
  readonly addresses: number;
}

/** The suburbs of one town by number, and the one among them that bears the town's name, the biggest if several do. */
interface TownGroup {
  readonly members: readonly number[];
  readonly own: number | undefined;
}

/** Suburbs of one town name further apart than this are of two towns. */
const SAME_TOWN_METRES = 80_000;

/** The towns of the suburbs, in an order that does not depend on the suburbs' own. */
export function townGroups(suburbs: readonly SuburbOfTown[], point: (suburb: number) => Point): TownGroup[] {
  const byName = new Map<string, number[][]>();
  const order = [...suburbs.keys()].sort(
    (a, b) =>
      compareTexts(suburbs[a]!.town, suburbs[b]!.town) ||
      compareTexts(suburbs[a]!.name, suburbs[b]!.name) ||
      compareTexts(suburbs[a]!.territory, suburbs[b]!.territory),
  );
  for (const i of order) {
    if (suburbs[i]!.town === '') continue;
    const name = foldName(suburbs[i]!.town);
    const groups = byName.get(name) ?? [];
    byName.set(name, groups);
    const near = groups.find((group) => metresWhereKnown(point(group[0]!), point(i)) <= SAME_TOWN_METRES);
    if (near) near.push(i);
    else groups.push([i]);
  }
  return [...byName].flatMap(([name, groups]) =>
    groups.map((members) => ({
      members,
      own: biggest(
        suburbs,
        members.filter((i) => foldName(suburbs[i]!.name) === name),
      ),
    })),
  );
}

const biggest = (suburbs: readonly SuburbOfTown[], of: readonly number[]): number | undefined =>
  of.toSorted(
    (a, b) =>
      suburbs[b]!.addresses - suburbs[a]!.addresses || compareTexts(suburbs[a]!.territory, suburbs[b]!.territory),
  )[0];

/** Metres between two points; 0 where one is not known. */
export const metresWhereKnown = (a: Point, b: Point): number =>
  a[0] === UNKNOWN_COORDINATE || b[0] === UNKNOWN_COORDINATE ? 0 : metresBetween(a, b);

/** The middle of points; unknown when all are. */
export function middlePoint(points: readonly Point[]): Point {
  const known = points.filter(([latitude]) => latitude !== UNKNOWN_COORDINATE);
  const mean = (k: 0 | 1): number => Math.round(known.reduce((sum, p) => sum + p[k], 0) / known.length);
  return known.length === 0 ? [UNKNOWN_COORDINATE, UNKNOWN_COORDINATE] : [mean(0), mean(1)];
}
