// What stands behind a complete address: a remark, whatever it says.
import { ASIDE, FRONT, hasName, isPostcode } from './destination.js';
import { startsAddress } from './locality-first.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { countryOf, stateOf, stateOfPostcode } from '../../vocabulary/place.js';

/** Kinds of words that do not end the name of a place before its state. */
const NO_PLACE = KIND.number | KIND.strongType | KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.letter;
/** Words of the longest name of a country and of a state. */
const LONGEST_COUNTRY = 3;
const LONGEST_REGION = 3;

/**
 * Sends aside what stands behind "STATE POSTCODE" that follows number and street; behind a comma or dash also where a
 * street or a place alone stands before them, or one of the two is missing, and no address follows.
 */
export function placeTrailing(line: Line, destinations: Uint8Array): void {
  const { words, kinds, breaks } = line;
  const n = words.length;
  let typed = false;
  for (let i = 1; i < n - 1; i++) {
    if ((kinds[i]! & KIND.strongType) !== 0) typed = true;
    // 24 SMITH ST, HANGAR 1204, RESERVOIR
    if (destinations[i] === FRONT) continue;
    const isCode = isPostcode(words[i]!) && endsInState(words, i, stateOfPostcode(words[i]!));
    const isFull = isCode && typed && kinds.some((k, j) => j < i - 1 && (k & KIND.number) !== 0);
    const partial = typed ? partialEnd(line, i) : i;
    const end = isCode ? i + 1 : partial;
    if (end === i) continue;
    // VIC of VIC 3073, whose postcode is looked at next.
    if (!isCode && isPostcode(words[end]!)) continue;
    // Without a comma or dash behind the code nothing is apart from it.
    if (!isFull && !breaks.includes(true, end)) {
      if (isCode) return;
      continue;
    }
    let from = behindCountry(words, end);
    if (isFull && from === n) return;
    const last = tailStart(line, end, isPostcode(words[end - 1]!) ? stateOfPostcode(words[end - 1]!) : '');
    while (from < last && ((kinds[from]! & KIND.country) !== 0 || destinations[from] !== 0)) from++;
    if (!isFull && !(isApart(line, end, from, last) && isWhole(line, end, last, typed))) {
      if (isCode) return;
      continue;
    }
    // 24 SMITH ST RESERVOIR VIC 3073 - L286 M34729: a parcel is no name.
    if (!hasName(line, from, last) && !words.slice(from, last).every((word) => /^[A-Z]+\d+$/.test(word))) return;
    for (let j = from; j < last; j++) if (destinations[j] === 0) destinations[j] = ASIDE;
    return;
  }
}

/**
 * "RESERVOIR VIC 3073, MELBOURNE, AUSTRALIA", "RESERVOIR 3073, MELBOURNE, VIC": index of the country that ends the
 * line, and of the state of the postcode before it, each a part of its own or behind one; they are no remark.
 */
function tailStart({ words, breaks }: Line, from: number, state: string): number {
  let at = words.length;
  // WEST AUSTRALIA is a state.
  const isState = [2, 3].some((count) => stateOf(words.slice(-count).join(' ')) !== undefined);
  for (let length = isState ? 0 : LONGEST_COUNTRY; length > 0; length--) {
    const start = at - length;
    if (start > from && countryOf(words.slice(start, at).join(' ')) !== undefined) at = start;
  }
  if (state === '') return at;
  for (let length = LONGEST_REGION; length > 0; length--) {
    const start = at - length;
    if (start <= from || !breaks[start]!) continue;
    const named = stateOf(words.slice(start, at).join(' '));
    // RESERVOIR 3073, MELBOURNE, SOUTH AUSTRALIA: a state in full is one, though not that of the postcode.
    if (named === state || (named !== undefined && length > 1)) return start;
  }
  return at;
}

/** Index behind the name of a country at `at`, or two of its names, NZ NEW ZEALAND; `at` where none stands there. */
function behindCountry(words: readonly string[], at: number): number {
  const first = countryEnd(words, at);
  const second = first === at ? at : countryEnd(words, first);
  const isAgain = words.slice(at, first).join(' ') === words.slice(first, second).join(' ');
  return second > first && !isAgain ? second : first;
}

/** Index behind the name of a country at `at`, NEW ZEALAND; `at` where none stands there. */
function countryEnd(words: readonly string[], at: number): number {
  const length = [3, 2, 1].find((count) => countryOf(words.slice(at, at + count).join(' ')) !== undefined);
  return at + (length ?? 0);
}

/** RESERVOIR 3073 VIC, RESERVOIR 3073, RESERVOIR VIC: index behind the state or postcode at `i`; `i` for none. */
function partialEnd({ words, kinds, breaks }: Line, i: number): number {
  if (breaks[i]! || (kinds[i - 1]! & NO_PLACE) !== 0) return i;
  const state = isPostcode(words[i]!) ? stateOfPostcode(words[i]!) : '';
  if (state !== '') return !breaks[i + 1]! && stateOf(words[i + 1]!) === state ? i + 2 : i + 1;
  return words[i]!.length < 4 && stateOf(words[i]!) !== undefined ? i + 1 : i;
}

/** True if a comma or dash parts the words from `from` on from the code that ends before `end`. */
const isApart = ({ breaks }: Line, end: number, from: number, last: number): boolean =>
  from < last && breaks.slice(end, from + 1).includes(true);

/** RESERVOIR VIC 3073, OPEN DAILY: a name before the code that ends before `end`, no address from it to `last`. */
function isWhole(line: Line, end: number, last: number, typed: boolean): boolean {
  const { words, kinds } = line;
  if (end < 3 || !hasName(line, 0, end)) return false;
  for (let i = end; i < last; i++) {
    if ((kinds[i]! & KIND.state) !== 0 || isPostcode(words[i]!)) return false;
    if (startsAddress(line, i) || (!typed && (kinds[i]! & KIND.strongType) !== 0)) return false;
  }
  return true;
}

/** True if the words before `end` are that state: VIC, NEW SOUTH WALES. */
export function endsInState(words: readonly string[], end: number, state: string): boolean {
  if (state === '') return false;
  for (let from = end - 1; from > 0 && from >= end - 3; from--) {
    if (stateOf(words.slice(from, end).join(' ')) === state) return true;
  }
  return false;
}
