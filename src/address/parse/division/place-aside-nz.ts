// A place of New Zealand in brackets: KOWHAI PARADE (HOWICK). Where nothing else of the line names one, it is the town;
// before a town with no other suburb it is the suburb: KOWHAI PARADE (HOWICK), AUCKLAND; so it is behind a town that it
// is a part of, or the town of the part before it: AUCKLAND (HOWICK), HOWICK (AUCKLAND).
import type { DivisionNz } from './divide-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from './known-place-nz.js';
import { takenFrom, type Line, type LocalityIndex, type Reading } from '../reading.js';
import { isPartOfTown } from './town-first-nz.js';
import { isTownNz } from '../../vocabulary/town-nz.js';

/** The division with the place that brackets hold; the division itself where they hold none, or the line has one. */
export function withBracketsNz(
  line: Line,
  { postalType, postcode, taken }: Reading,
  division: DivisionNz,
  localities: LocalityIndex,
): DivisionNz {
  const { street, streetEnd, place, end, suburb, suburbEnd } = division;
  const { words, aside } = line;
  if (aside === words.length || suburb < suburbEnd) return division;
  const isUnplaced = place >= end && streetEnd > street && postalType + postcode === '';
  const town = words.slice(place, end).join(' ');
  const isTown = isTownNz(town);
  if (!isUnplaced && (town === '' || !isPlaceNz(town, localities))) return division;
  for (let from = aside; from < words.length; from++) {
    const to = bracketEnd(line, from);
    const name = to - from > LONGEST_PLACE_NZ ? '' : words.slice(from, to).join(' ');
    if (name === '' || name === town || !isPlaceNz(name, localities)) continue;
    if (taken.some((packed) => takenFrom(packed) === from)) continue;
    if (isUnplaced) return { ...division, place: from, end: to };
    if (isPartOfTown(town, name, localities)) {
      return { ...division, suburb: place, suburbEnd: end, place: from, end: to };
    }
    // The suburb stands before its town; another town is one where the postcode is its own.
    const isOfCode = localities.hasCodeNz?.(name, postcode) === true;
    const isBefore = (!isTownNz(name) || isOfCode) && line.starts[from]! < line.starts[place]!;
    const isBehind = !isTownNz(name) && (isOfCode || isPartOfTown(name, town, localities));
    if (isTown && (isBefore || isBehind)) return { ...division, suburb: from, suburbEnd: to };
  }
  return division;
}

/** Index behind the words from `from` on that brackets hold; `from` where none open there. */
function bracketEnd({ text, starts, ends }: Pick<Line, 'text' | 'starts' | 'ends'>, from: number): number {
  if (text[starts[from]! - 1] !== '(') return from;
  return Math.max(from, ends.findIndex((at, i) => i >= from && text[at] === ')') + 1);
}
