// Where a street of New Zealand ends within words that no comma parts.
import { highwayEnd } from './highway-end-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from './known-place-nz.js';
import type { Line, LocalityIndex } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isTownNz } from '../../vocabulary/town-nz.js';

/** Words that end a street where nothing else in its part does: KOWHAI LINE, NORTH BELT, RIVER CYCLEWAY. */
export const ENDS_PART = new Set(['LINE', 'BELT', 'QUAY', 'CYCLEWAY', 'WALKWAY', 'TRACK', 'PROMENADE', 'FAIRWAY']);

/**
 * Index behind the last word that ends a street, its suffix or highway number included; `from` when none does. SOUTH
 * before a place is the street's, unless both are a place together (PRINCES STREET SOUTH DUNEDIN).
 */
export function streetEnd(
  { kinds, words }: Line,
  from: number,
  to: number,
  localities: Partial<LocalityIndex>,
): number {
  const highway = highwayEnd(words, kinds, from);
  if (highway > from) return Math.min(to, highway);
  let end = from;
  for (let i = from + 1; i < to; i++) {
    const isWay = ENDS_PART.has(words[i]!) && words[i] !== 'LINE' && beginsPlace(words, i + 1, to, localities);
    if ((kinds[i]! & KIND.strongType) === 0 && !isWay) continue;
    if (end > from && (i > end || startsPlace(words, i, to, localities))) break;
    if (isSaint(words, i, to, localities)) return i;
    end = i + 1;
    if (end < to && HIGHWAY_WORDS.has(words[i]!) && highwayEnd(words, kinds, i) > end) end++;
    else if (
      end < to &&
      (kinds[end]! & KIND.suffix) !== 0 &&
      // KOWHAI STREET CENTRAL MALL LEVIN, KOWHAI STREET CENTRAL AUCKLAND
      !(words[end] === 'CENTRAL' && end + 1 < to && (kinds[end + 1]! & KIND.building) !== 0) &&
      !(words[end] === 'CENTRAL' && isTownNz(words.slice(end + 1, to).join(' '))) &&
      (end + 1 === to || words[end]!.length > 1 || beginsPlace(words, end + 1, to, localities))
    ) {
      if (end + 1 === to || !startsPlace(words, end, to, localities)) end++;
    }
  }
  return end;
}

/** TE ARA O RATA ST HELIERS: behind a street without its type a saint, as no place is called HELIERS. */
const isSaint = (words: readonly string[], at: number, to: number, localities: Partial<LocalityIndex>): boolean =>
  words[at] === 'ST' &&
  at + 1 < to &&
  startsPlace(words, at, to, localities) &&
  !isPlaceNz(words[at + 1]!, localities) &&
  !startsPlace(words, at + 1, to, localities);

/** True if words from `at` on are a place. */
export const beginsPlace = (
  words: readonly string[],
  at: number,
  to: number,
  localities: Partial<LocalityIndex>,
): boolean => at < to && (isPlaceNz(words[at]!, localities) || startsPlace(words, at, to, localities));

/** True if words from `at` on are a place of two words or more: LOWER HUTT, SOUTH DUNEDIN, ST MARYS BAY. */
function startsPlace(words: readonly string[], at: number, to: number, localities: Partial<LocalityIndex>): boolean {
  for (let end = at + 2; end <= Math.min(to, at + LONGEST_PLACE_NZ); end++) {
    if (isPlaceNz(words.slice(at, end).join(' '), localities)) return true;
  }
  return false;
}
