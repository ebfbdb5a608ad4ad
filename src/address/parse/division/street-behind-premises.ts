// A street of which no place stands behind it: GREEN SQUARE, SMITH ST. No place of Australia is called STREET or ROAD,
// so that what stands before it is no street, if premises may be called so.
import type { DivisionWithSecond } from './division.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { NAMES_PREMISES } from '../../vocabulary/premises.js';
import { endsNoPlace, streetType } from '../../vocabulary/street.js';

/** Further types that name premises, before a street. */
const BEFORE_STREET: ReadonlySet<string> = new Set(['COURT', 'WALK']);

/** The division with the street in the place of its locality, behind premises; the division itself where none is. */
export function withStreetLast(
  { words, kinds, breaks }: Line,
  { to, numberFirst, lotNumber, postalType }: Reading,
  division: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithSecond {
  const { street, streetEnd, place, end, second } = division;
  if (second || numberFirst > 0 || lotNumber + postalType !== '' || end !== to || end - place < 2) return division;
  if ((kinds[end - 1]! & KIND.strongType) === 0 || !breaks[place]!) return division;
  if (!endsNoPlace(words[end - 1]!) || breaks.slice(place + 1, end).includes(true)) return division;
  const before = streetType(words[streetEnd - 1] ?? '') ?? '';
  const isPremises = NAMES_PREMISES.has(before) || BEFORE_STREET.has(before);
  if (streetEnd > street && !(streetEnd === place && streetEnd - street > 1 && isPremises)) return division;
  if (localities.isLocality(words.slice(place, end).join(' '), '', '')) return division;
  return { ...division, street: place, streetEnd: end, place: end };
}
