// "MONT ALBERT, 10/57 SALISBURY AVENUE VIC 3127": a table whose columns were exchanged, or a person who names the
// place first. What was taken for premises is the locality where none stands behind the street and it has the postcode.
import type { DivisionWithSecond } from './intersection.js';
import { PART, takenFrom, takenPart, takenTo, type Line, type LocalityIndex, type Reading } from '../reading.js';

/** The division with the words before the number as its place, where they are one and no other is named. */
export function withPlaceBefore(
  { words }: Line,
  { taken, state, postcode, numberFirst }: Reading,
  division: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithSecond {
  const isOpen = postcode !== '' || state !== '' || division.end === words.length;
  if (division.place < division.end || !isOpen || numberFirst === 0) return division;
  const premises = taken.filter((part) => takenPart(part) === PART.building);
  const [only] = premises;
  if (only === undefined || premises.length > 1) return division;
  const [place, end] = [takenFrom(only), takenTo(only)];
  const isPlace = localities.isLocality(words.slice(place, end).join(' '), state, postcode);
  return isPlace ? { ...division, place, end } : division;
}
