// A road between two places, of which the first is a part of its name.
import { LONGEST_PLACE } from './best-division.js';
import type { Division } from './division.js';
import { endsPremises } from '../premises-word.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';

/** "KOO WEE RUP - BAYLES ROAD": a place and a dash before the street are the beginning of its name. */
export function betweenPlaces(
  line: Line,
  { from, numberFirst, state }: Reading,
  localities: LocalityIndex,
  division: Division,
): Division {
  const { text, words, starts, ends } = line;
  const { street, streetEnd } = division;
  if (numberFirst > 0 || street <= from || streetEnd <= street || street - from > LONGEST_PLACE) return division;
  if (!/^ ?[-–—] ?$/.test(text.slice(ends[street - 1], starts[street]))) return division;
  // ERINA FAIR - KARALTA ROAD: places of delivery have the names of premises.
  if (endsPremises(line, street - 1)) return division;
  return localities.isLocality(words.slice(from, street).join(' '), state, '')
    ? { ...division, street: from }
    : division;
}
