// Points of the postcode package that cannot be those of what they are given for.
import { metresApart } from '../../points/metres.js';

type Degrees = readonly [latitude: number, longitude: number];

/** Middles of New South Wales, Western Australia and Queensland, given where nothing is known. */
const MIDDLES: readonly Degrees[] = [
  [-31.2532, 146.921],
  [-27.6728, 121.628],
  [-19.7061, 145.774],
];
const SAME_METRES = 1_000;

/**
 * Postcodes of boxes and of those who receive much mail in a capital and its suburbs, first and last, and the middle of
 * the capital. Source: Australia Post's allocation of postcodes.
 */
const OF_CAPITALS: readonly (readonly [first: number, last: number, capital: Degrees])[] = [
  [1000, 1999, [-33.87, 151.21]],
  [5800, 5999, [-34.93, 138.6]],
  [6800, 6999, [-31.95, 115.86]],
  [8000, 8999, [-37.81, 144.96]],
  [9000, 9699, [-27.47, 153.03]],
];
/** How far the suburbs of a capital reach that have such postcodes. */
const CAPITAL_METRES = 40_000;

/** True if a place with the postcode may lie there. */
export function isPossible(postcode: string, point: Degrees): boolean {
  if (MIDDLES.some((middle) => metresApart(...middle, ...point) < SAME_METRES)) return false;
  const code = Number(postcode);
  const range = OF_CAPITALS.find(([first, last]) => code >= first && code <= last);
  return range === undefined || metresApart(...range[2], ...point) < CAPITAL_METRES;
}
