// Rows of place sets that a text may mean: where each lies, and which are so near that they may be one place.
import type { PlaceSet } from '../data/places/read/place-set.js';
import type { FoundPlace } from '../data/places/place.js';
import { metresBetween, type Point } from '../data/points/metres.js';

/** A place of one of the sets. */
export interface PlaceRow {
  readonly set: PlaceSet;
  readonly at: number;
  readonly place: FoundPlace;
}

/** Rows of one name and region further apart than this are different places. */
const SAME_PLACE_METRES = 50_000;

/** The rows that lie in the country, '' for any. */
export function rowsOf(set: PlaceSet, ids: Iterable<number>, country: string): PlaceRow[] {
  const rows: PlaceRow[] = [];
  for (const at of ids) {
    if (country === '' || set.countryOf(at) === country) rows.push({ set, at, place: set.place(at) });
  }
  return rows;
}

/** Latitude and longitude of the row's place, in degrees. */
export const pointOf = ({ place }: PlaceRow): Point => [place.latitude, place.longitude];
/** True if two rows are so near that they may be one place. */
export const near = (a: PlaceRow, b: PlaceRow, metres = SAME_PLACE_METRES): boolean =>
  metresBetween(pointOf(a), pointOf(b)) < metres;
