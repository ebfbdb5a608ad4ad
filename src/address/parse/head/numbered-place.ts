// Places of a site that have numbers which are no house's: GATE 24 SMITH RD, CABIN 12 RIVER HOLIDAY PARK.
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** The words for such places. */
export const NUMBERED_PLACES = new Set(
  'BAY COUNTER DOCK DOOR GATE HANGAR PAD PIER POD STAND TERMINAL WHARF'.split(' '),
);
/** Words for homes on a site of holiday-makers. */
const HOMES = new Set(['CABIN', 'VAN']);

/** True if a word for such a place stands at `at`, before its number. */
export function isNumberedPlace({ words, kinds }: Line, at: number, hi: number): boolean {
  if (NUMBERED_PLACES.has(words[at]!)) return at === 0 || at + 2 < hi;
  if (!HOMES.has(words[at]!) || at + 2 >= hi) return false;
  // CABIN 12 24 SMITH ST: where another number follows, 12 is the unit's.
  return /^\d{1,4}[A-Z]?$/.test(words[at + 1]!) && (kinds[at + 2]! & KIND.number) === 0;
}
