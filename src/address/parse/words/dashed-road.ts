// Roads that are called by the two places that they join: OFF RUBYVALE - SAPPHIRE ROAD, CNR BILOELA - CALLIDE RD AND
// DAWSON HWY, TE ANAU - MILFORD HIGHWAY. A dash with spaces parts premises from a street elsewhere; between two places
// it is a part of the name.
import type { Line } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';
import { stateOf } from '../../vocabulary/place.js';
import { pluralStreetType, streetType } from '../../vocabulary/street.js';

/** Words of a place's name. */
const LONGEST_PLACE = 5;
/** Types of the roads that lead from place to place; streets and lanes lie within one. */
const LEADS_ON: ReadonlySet<string> = new Set(['HIGHWAY', 'MOTORWAY', 'ROAD', 'ROADS', 'TRACK', 'WAY']);
/** Words that may stand between such a name and what precedes it. */
const BEFORE: ReadonlySet<string> = new Set(['ALONG', 'AND', 'AT', 'NEW', 'NEAR', 'OF', 'OFF', 'OLD', 'ON', 'VIA']);
const SPACE = 32;
const DASHED = /^ [-–—] $/;

/**
 * The line without the breaks that dashes made within the names of such roads; `isPlaceOf`: true for a place's name, of
 * the state where one is given.
 */
export function withDashedRoads(line: Line, isPlaceOf: (name: string, state?: string) => boolean): Line {
  const { text, words, starts, ends } = line;
  let { breaks, kinds } = line;
  for (let i = 1; i < line.aside - 1; i++) {
    // A comma stands directly behind the word before it.
    if (!breaks[i]! || text.charCodeAt(ends[i - 1]!) !== SPACE) continue;
    if (!DASHED.test(text.slice(ends[i - 1], starts[i]))) continue;
    // BANKSIA PARK - TEMPLESTOWE RD, BULLEEN VIC: a park of that name is a place in another state.
    const state = stateAtEnd(line);
    const isPlace = (name: string): boolean => isPlaceOf(name, state);
    const type = sharedBehind(line, i) ?? typeBehind(line, i);
    if (type < 0 || !isPlace(words.slice(i, type).join(' ')) || !isPlaceBefore(line, i, isPlace)) continue;
    breaks = breaks.with(i, false);
    // CHARTERS TOWERS - CLERMONT ROAD: the place's name is none of premises.
    kinds = kinds.with(i - 1, kinds[i - 1]! & ~KIND.building);
  }
  return breaks === line.breaks ? line : { ...line, breaks, kinds };
}

/** The state that a line ends in, before its postcode; '' where it names none. */
function stateAtEnd({ words, kinds, aside }: Line): string {
  const last = (kinds[aside - 1]! & KIND.number) !== 0 ? aside - 2 : aside - 1;
  return last > 0 && (kinds[last]! & KIND.state) !== 0 ? (stateOf(words[last]!) ?? '') : '';
}

/** Index of the type behind the name that begins at `from`; -1 where none stands there. */
function typeBehind({ words, kinds, breaks }: Line, from: number): number {
  for (let i = from + 1; i <= from + LONGEST_PLACE && i < words.length && !breaks[i]!; i++) {
    const word = words[i]!;
    if (HIGHWAY_WORDS.has(word)) return i;
    if ((kinds[i]! & KIND.strongType) !== 0) return LEADS_ON.has(streetType(word) ?? word) ? i : -1;
  }
  return -1;
}

/**
 * CNR CLERMONT - DYSART AND SMITH ROADS: index behind the second place of a road, where another road is joined and the
 * plural is the type of both; null where none is.
 */
function sharedBehind({ words, kinds, breaks }: Line, from: number): number | null {
  const and = words.indexOf('AND', from + 1);
  if (and < 0 || and - from > LONGEST_PLACE) return null;
  for (let i = from + 1; i <= and + LONGEST_PLACE && i < words.length && !breaks[i]!; i++) {
    const isType = (kinds[i]! & KIND.strongType) !== 0;
    if (isType) return i > and + 1 && pluralStreetType(words[i]!) !== undefined ? and : null;
  }
  return null;
}

/** True if a place ends before `to`, and nothing but a number, a corner or the way to it stands before its name. */
function isPlaceBefore({ words, kinds, breaks }: Line, to: number, isPlace: (name: string) => boolean): boolean {
  for (let from = to - 1; from >= Math.max(0, to - LONGEST_PLACE); from--) {
    const isLed = from > 0 && ((kinds[from - 1]! & (KIND.number | KIND.corner)) !== 0 || BEFORE.has(words[from - 1]!));
    // 12 SMITH ST, DUBBO - WELLINGTON RD has its street already.
    const isApart = (from === 0 || breaks[from]!) && kinds.every((k, at) => at >= from || (k & KIND.strongType) === 0);
    if ((isLed || isApart) && isPlace(words.slice(from, to).join(' '))) return true;
    if (breaks[from]!) return false;
  }
  return false;
}
