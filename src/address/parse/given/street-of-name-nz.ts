// Whether a street with its type begins at a word of a part that has a name before it.
import { KIND } from '../../vocabulary/kinds.js';
import { isPlaceNz } from '../division/known-place-nz.js';
import type { Line, LocalityIndex } from '../reading.js';

/** Words of the longest street behind a venue. */
const LONGEST_STREET = 5;

/** Index behind the type of the street that begins at `from`, with no break or number before it; 0 where none does. */
export function streetEnd({ kinds, words, breaks }: Line, from: number): number {
  const to = Math.min(words.length, from + LONGEST_STREET);
  for (let i = from; i < to && (i === from || !breaks[i]!); i++) {
    if ((kinds[i]! & (KIND.number | KIND.corner)) !== 0) return 0;
    if (i > from && (kinds[i]! & KIND.strongType) !== 0 && words[i] !== 'ST') return i + 1;
    if (i > from && words[i] === 'ST' && (i + 1 === words.length || breaks[i + 1]! || i - from < 3)) return i + 1;
    if (words[i] === 'BROADWAY' && i === from) return i + 1;
    if (words[i] === 'QUAY' && i > from && ((kinds[i + 1] ?? 0) & KIND.strongType) === 0) return i + 1;
  }
  return 0;
}

/** True if words [from, to) may be a street's: none of them ends premises, and they are no place. */
export function isCleanStreet({ words, kinds }: Line, from: number, to: number, localities: LocalityIndex): boolean {
  // CHURCH STREET and MARKET PLACE, but CONVENIENCE STORE VICTORIA STREET.
  for (let i = from; to - from > 3 && i + 1 < to; i++) if ((kinds[i]! & KIND.building) !== 0) return false;
  return !isPlaceNz(words.slice(from, to).join(' '), localities);
}
