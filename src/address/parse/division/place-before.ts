// "MONT ALBERT, 10/57 SALISBURY AVENUE VIC 3127": a table whose columns were exchanged, or a person who names the
// place first. What was taken for premises is the locality where none stands behind the street and it has the postcode.
import type { DivisionWithSecond } from './division.js';
import { PART, takenFrom, takenPart, takenTo, type Line, type LocalityIndex, type Reading } from '../reading.js';
import { stateOf } from '../../vocabulary/place.js';

/** Words of the longest name of a state. */
const LONGEST_STATE = 3;

/**
 * A division with the words [from, to) of premises that hold its place at one end, and the state that stood behind it;
 * without them there are none.
 */
export type DivisionWithPlace = DivisionWithSecond & { premises?: [number, number]; state?: string };

/**
 * The division with a part of the words before the number or corner as its place, where no other is named: all of them,
 * or the first or the last comma part. What is left of them are the premises.
 */
export function withPlaceBefore(
  { words, breaks, aside }: Line,
  { taken, state, postcode, numberFirst, lotNumber }: Reading,
  division: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithPlace {
  const isOpen = postcode !== '' || state !== '' || division.end === aside;
  const isNumbered = numberFirst > 0 || lotNumber !== '';
  if (division.place < division.end || !isOpen || !(isNumbered || division.second)) return division;
  const premises = taken.filter((part) => takenPart(part) === PART.building);
  const [only] = premises;
  if (only === undefined || premises.length > 1) return division;
  const [from, to] = [takenFrom(only), takenTo(only)];
  if (state === '' && postcode === '') {
    const stated = withStateBefore(words, from, to, division, localities);
    if (stated !== undefined) return stated;
  }
  const isPlace = (start: number, end: number): boolean =>
    localities.isLocality(words.slice(start, end).join(' '), state, postcode);
  // ROCKHAMPTON, 12 SMITH ST, QLD 4701: the postcode may be that of another place nearby.
  const isOfState = state !== '' && !breaks.slice(from + 1, to).includes(true);
  if (isPlace(from, to) || (isOfState && localities.isLocality(words.slice(from, to).join(' '), state, ''))) {
    return { ...division, place: from, end: to, premises: [from, from] };
  }
  let first = from + 1;
  while (first < to && !breaks[first]!) first++;
  if (first === to) return division;
  if (isPlace(from, first)) return { ...division, place: from, end: first, premises: [first, to] };
  let last = to - 1;
  while (!breaks[last]!) last--;
  return isPlace(last, to) ? { ...division, place: last, end: to, premises: [from, last] } : division;
}

/** "RESERVOIR VIC, 24 SMITH ST": the words [from, to) are a place and its state. */
function withStateBefore(
  words: readonly string[],
  from: number,
  to: number,
  division: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithPlace | undefined {
  for (let end = to - 1; end > from && end >= to - LONGEST_STATE; end--) {
    const state = stateOf(words.slice(end, to).join(' '));
    if (state !== undefined && localities.isLocality(words.slice(from, end).join(' '), state, '')) {
      return { ...division, place: from, end, premises: [from, from], state };
    }
  }
  return undefined;
}
