// A place that stands between a street and the place that a line is read as ending in: HELENSBURGH of "3 KING STREET,
// HELENSBURGH, HUNTER". It is where the street is, so that a street of the other place, far from it, is not meant.
import type { Line } from '../../address/parse/reading.js';
import type { IndexedSet } from '../context.js';
import { listEnd } from '../../data/list-end.js';
import { NEIGHBOUR_KM } from './near-localities.js';
import { kilometresBetween } from './written-place.js';

/** Words of the longest name of a place. */
const LONGEST_NAME = 5;

/**
 * True if the first part of the words [from, to), between its commas, is the name of places of the set that are all far
 * from the locality. False in sets with towns, where a suburb stands before its town, and where a point is not known.
 */
export function isBehindFarPlace(
  { set }: IndexedSet,
  { words, breaks }: Line,
  from: number,
  to: number,
  locality: number,
): boolean {
  if (set.localityTown.length > 0 || from >= to || !breaks[from]!) return false;
  let end = from + 1;
  while (end < to && !breaks[end]!) end++;
  if (end - from > LONGEST_NAME) return false;
  const name = set.localityNames.find(words.slice(from, end).join(' '));
  if (name < 0) return false;
  const bearers = set.nameLocality.subarray(
    set.nameLocalityStart[name]!,
    listEnd(set.nameLocalityStart, name + 1, set.nameLocality),
  );
  return bearers.every((bearer) => {
    const away = kilometresBetween(set, bearer >>> 1, locality);
    return away > NEIGHBOUR_KM && away < Infinity;
  });
}
