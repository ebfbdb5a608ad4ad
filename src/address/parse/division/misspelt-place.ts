// A place that is misspelt and ends as streets do: 12 SMITH ST HASALL GROVE NSW 2761 is in Hassall Grove.
import type { Division } from './division.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words of the longest name in which a slip is looked for, and letters of the shortest. */
const LONGEST_MISSPELT = 3;
const SHORTEST_MISSPELT = 6;

/** The division with such a place, where its words were taken for the end of the street before it. */
export function withMisspelt(
  { words, kinds, breaks }: Line,
  { to, state, postcode }: Reading,
  localities: LocalityIndex,
  division: Division,
): Division {
  const { street, streetEnd, place, end } = division;
  const isOpen = place >= end || (end - place === 1 && (kinds[place]! & KIND.type) !== 0);
  if (!isOpen || streetEnd - street < 3 || (kinds[end - 1]! & KIND.type) === 0 || end < to) return division;
  for (let cut = Math.max(street + 2, end - LONGEST_MISSPELT); cut + 1 < end; cut++) {
    if ((kinds[cut - 1]! & (KIND.strongType | KIND.suffix)) === 0 || breaks.slice(cut + 1, end).includes(true)) {
      continue;
    }
    const name = words.slice(cut, end).join(' ');
    const isMeant = name.length >= SHORTEST_MISSPELT && localities.isNearLocality?.(name, state, postcode) === true;
    if (isMeant) return { ...division, streetEnd: cut, place: cut, end };
  }
  return division;
}
