// The number of a house whose road is not written: a rural delivery stands right behind it, and then its town.
import { isPlaceNz } from './known-place-nz.js';
import { PART, takenFrom, takenPart, type Line, type LocalityIndex, type Reading } from '../reading.js';

/** 14 RD 2, LEVIN: the number has a rural delivery behind it and no street, and nothing but places follow. */
export function isBehindRural(
  { words, starts }: Line,
  { rdNumber, taken }: Reading,
  parts: readonly number[],
  localities: LocalityIndex,
): boolean {
  const from = parts[0]!;
  const rural = taken.find((packed) => takenPart(packed) === PART.rural);
  const number = taken.find((packed) => takenPart(packed) === PART.number);
  if (rdNumber === '' || rural === undefined || number === undefined) return false;
  const at = starts[takenFrom(rural)]!;
  if (at > starts[from]! || at < starts[takenFrom(number)]!) return false;
  return parts.slice(1).every((end, p) => isPlaceNz(words.slice(parts[p], end).join(' '), localities));
}
