// The place of New Zealand that a region behind it means, where others have its name: BRIGHTON, OTAGO.
import { foldName } from '../../address/fold.js';
import type { Line, Reading } from '../../address/parse/reading.js';
import { wholeRegionNz } from '../../address/vocabulary/region-nz.js';
import type { IndexedSet } from '../context.js';
import { bestPlace } from './best-place.js';
import { stateIn } from './code-costs.js';
import type { Place } from './place.js';

/** The place of the same words in the region that is written behind it; null where none is, or the place is there. */
export function placeInRegion(index: IndexedSet, line: Line, reading: Reading, place: Place): Place | null {
  const state = index.set.country === 'NZ' && place.exact ? regionBehind(index, line, reading) : undefined;
  if (state === undefined || stateIn(index, place.locality) === state) return null;
  const other = bestPlace(index, line, { ...reading, state });
  const isMeant = other?.exact === true && other.from === place.from && other.to === place.to;
  return isMeant && stateIn(index, other.locality) === state ? other : null;
}

/** True for a place in the region that is written behind it: none of its namesakes is meant. */
export const isInItsRegion = (index: IndexedSet, line: Line, reading: Reading, { locality }: Place): boolean =>
  index.set.country === 'NZ' && regionBehind(index, line, reading) === stateIn(index, locality);

/** The region, as the set calls it, of the words that were put aside right behind the places of a reading. */
function regionBehind({ set }: IndexedSet, { words }: Line, { to, unknown }: Reading): string | undefined {
  let end = to;
  while (unknown.includes(end)) end++;
  const region = end > to ? wholeRegionNz(words.slice(to, end).join(' ')) : undefined;
  return region === undefined ? undefined : set.states.find((state) => foldName(state) === region);
}
