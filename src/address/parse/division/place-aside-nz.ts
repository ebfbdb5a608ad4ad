// A place of New Zealand in brackets: KOWHAI PARADE (HOWICK). Where nothing else of the line names one, it is the town.
import type { DivisionNz } from './divide-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from './known-place-nz.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';

/** The division with the place that brackets hold; the division itself where they hold none, or the line has one. */
export function withBracketsNz(
  { text, words, starts, ends, aside }: Line,
  { postalType, postcode }: Reading,
  division: DivisionNz,
  localities: LocalityIndex,
): DivisionNz {
  const { street, streetEnd, place, end, suburb, suburbEnd } = division;
  const isUnplaced = place >= end && suburb >= suburbEnd && streetEnd > street && postalType + postcode === '';
  for (let from = aside; isUnplaced && from < words.length; from++) {
    if (text[starts[from]! - 1] !== '(') continue;
    const to = ends.findIndex((at, i) => i >= from && text[at] === ')') + 1;
    const isShort = to > from && to - from <= LONGEST_PLACE_NZ;
    if (isShort && isPlaceNz(words.slice(from, to).join(' '), localities)) return { ...division, place: from, end: to };
  }
  return division;
}
