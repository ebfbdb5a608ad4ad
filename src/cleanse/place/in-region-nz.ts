// The place of New Zealand that a region beside it means, where others have its name: BRIGHTON, OTAGO.
import { foldName } from '../../address/fold.js';
import type { Line, Reading } from '../../address/parse/reading.js';
import { wholeRegionNz } from '../../address/vocabulary/region-nz.js';
import type { IndexedSet } from '../context.js';
import { bestPlace } from './best-place.js';
import { stateIn } from './code-costs.js';
import type { Place } from './place.js';

/** The place of the same words in the region that is written beside it; null where none is, or the place is there. */
export function placeInRegion(index: IndexedSet, line: Line, reading: Reading, place: Place): Place | null {
  const state = index.set.country === 'NZ' && place.exact ? regionBeside(index, line, reading) : undefined;
  if (state === undefined || stateIn(index, place.locality) === state) return null;
  const other = bestPlace(index, line, { ...reading, state });
  const isMeant = other?.exact === true && other.from === place.from && other.to === place.to;
  return isMeant && stateIn(index, other.locality) === state ? other : null;
}

/** True for a place in the region that is written beside it: none of its namesakes is meant. */
export const isInItsRegion = (index: IndexedSet, line: Line, reading: Reading, { locality }: Place): boolean =>
  index.set.country === 'NZ' && regionBeside(index, line, reading) === stateIn(index, locality);

/** The region, as the set calls it, of words that follow each other and were put aside; undefined for none. */
function regionBeside({ set }: IndexedSet, { words, breaks }: Line, { unknown }: Reading): string | undefined {
  for (const from of unknown) {
    if (unknown.includes(from - 1) && !breaks[from]!) continue;
    let end = from + 1;
    while (unknown.includes(end) && !breaks[end]!) end++;
    const region = wholeRegionNz(words.slice(from, end).join(' '));
    if (region !== undefined) return set.states.find((state) => foldName(state) === region);
  }
  return undefined;
}
