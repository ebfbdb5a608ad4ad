// Parts of a New Zealand line that look like a street and are a suburb, or premises that are called after it.
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isPlaceAsStreet } from '../../vocabulary/places-as-streets-nz.js';

/** EDEN TERRACE, EDEN TERRACE STATION; but EDEN TERRACE ROAD. */
export function isPlaceOrItsPremises({ words, kinds }: Line, from: number, to: number): boolean {
  if (!isPlaceAsStreet(words.slice(from, from + 2).join(' '))) return false;
  const last = kinds[to - 1]!;
  return to === from + 2 || ((last & KIND.building) !== 0 && (last & KIND.strongType) === 0);
}
