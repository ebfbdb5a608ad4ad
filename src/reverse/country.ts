// Which country a point is in, by the addresses around it and by borders.
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { EarlierFile } from '../data/file/format.js';
import { countryAt } from './borders.js';
import type { NearRow, NearestRows } from '../geo/nearest.js';
import type { Point } from './point.js';

/**
 * A point this near to an address is in the address' country: Australia's nearest neighbour, Papua New Guinea, is 4 km
 * from its last house.
 */
const HOME_METRES = 1_000;

/**
 * The country of a point: that of an address close by, else by its borders, else, at sea, that of an address within the
 * radius (metres); '' for none. `countryNear`: the country of an address within so many metres, if there is one.
 */
export const countryOfPoint = (
  point: Point,
  radius: number,
  countryNear: (metres: number) => string | undefined,
): string => countryNear(HOME_METRES) ?? (countryAt(point) || countryNear(radius)) ?? '';

/**
 * The nearest row within the radius, to learn whose country a point may be: none of a set of an earlier version, which
 * has no index of points. Only where the point is that country's does the answer need one, and says that it is missing.
 */
export function nearestRowIfIndexed(
  search: NearestRows,
  set: AddressSet,
  point: Point,
  metres: number,
): NearRow | undefined {
  let points: AddressSet['points'];
  try {
    points = set.points;
  } catch (error) {
    if (error instanceof EarlierFile) return undefined;
    throw error;
  }
  return search.find(points, point, 1, metres)[0];
}
