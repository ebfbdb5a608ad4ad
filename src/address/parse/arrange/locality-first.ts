// Lines that name the place before the street, or the postcode before the locality: the place goes to the end.
import { END, endsInAgain, FRONT, LAST, isPostcode, send } from './destination.js';
import { unitLength } from './unit-length.js';
import { startsPart } from '../head/starts-part.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { siteUnit } from '../../vocabulary/unit.js';
import { countryOf, stateOf, stateOfPostcode, statesBeside } from '../../vocabulary/place.js';

const HOUSE_NUMBER = /^(?:[A-Z]?\d{1,4}[A-Z]?\/)?\d{1,4}[A-Z]?(?:-\d{1,4}[A-Z]?)?$/;
/** Words of a locality's name. */
const LONGEST_PLACE = 4;
/** Words of the name of a state. */
const LONGEST_REGION = 3;
const OTHER_PARTS = KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.care | KIND.ordinal;

/** "NSW 2580, RIVER PLAZA, GOULBURN": state and postcode go behind what follows their comma. */
export function placeStateFirst({ words, breaks }: Line, destinations: Uint8Array): void {
  const n = words.length;
  if (n < 4 || breaks[1]! || !breaks[2]! || isPostcode(words[n - 1]!) || stateOf(words[n - 1]!) !== undefined) return;
  if (!breaks.includes(true, 3)) return;
  if (isCodeOfState(words, 0) || isCodeOfState([words[1]!, words[0]!], 0)) send(destinations, 0, 2, LAST);
}

/** "RESERVOIR VIC 3073, 24 SMITH STREET": the place that leads a line goes to its end. */
export function placeLeading(line: Line, destinations: Uint8Array): void {
  if (placeWidestFirst(line, destinations)) return;
  if (destinations[0] !== 0) return;
  const { words, kinds, breaks } = line;
  const n = words.length;
  // RESIDENCE 1204, 24 SMITH ST
  const isUnit = siteUnit(words[0]!) !== undefined && (kinds[1]! & KIND.number) !== 0;
  if (n < 4 || isPostcode(words[n - 1]!) || isUnit) return;
  let code = -1;
  let end = 0;
  for (; end < n; end++) {
    const k = kinds[end]!;
    if (code >= 0 && (breaks[end]! || code === end - 1) && unitLength(line, end, n) > 0) break;
    if (destinations[end] !== 0 || (k & OTHER_PARTS) !== 0) return;
    if ((k & KIND.number) !== 0 && (code >= 0 || (kinds[end - 1]! & KIND.strongType) !== 0)) break;
    if ((k & KIND.number) === 0) continue;
    if (!isPostcode(words[end]!) || stateOfPostcode(words[end]!) === '') return;
    code = end;
  }
  if (code < 0 || end + 1 >= n || !startsAddress(line, end)) return;
  if (code === 0 ? !breaks[end]! : code !== end - 1) return;
  // RESERVOIR 3073: 5 LAKE VIEW: a type that seldom ends a street does at the end of the line.
  const isStreet = kinds.some(
    (k, i) => i > end && (k & (i === n - 1 ? KIND.strongType | KIND.type : KIND.strongType)) !== 0,
  );
  if (!isStreet) return;
  send(destinations, 0, end, END);
  if (code === 0) {
    const hasState = stateOf(words[1]!) === stateOfPostcode(words[0]!);
    send(destinations, 0, hasState ? 2 : 1, LAST);
  }
}

/**
 * "RESERVOIR VIC 3073, RIVER HALL, SMITH STREET": a place with its state and postcode that leads a line and ends at a
 * comma goes to the end, whatever stands behind it but a remark. A word of the place may end a street too, at either
 * end of its name: LANE COVE, OCEAN GROVE.
 */
export function placeWhole(line: Line, destinations: Uint8Array): void {
  const { words, kinds, breaks } = line;
  const n = words.length;
  // UPPER COOMERA and BUNGALOW are places.
  if (n < 4 || (kinds[0]! & KIND.number) !== 0 || startsPart(line, 0, n) || isPostcode(words[n - 1]!)) return;
  const code = words.findIndex(isPostcode);
  const end = code + 1;
  if (code < 2 || code > LONGEST_PLACE + LONGEST_REGION || end >= n || !breaks[end]!) return;
  const state = stateOfPostcode(words[code]!);
  let place = code - 1;
  const first = Math.max(0, code - LONGEST_REGION);
  while (place > first && stateOf(words.slice(place, code).join(' ')) === undefined) place--;
  const stated = stateOf(words.slice(place, code).join(' '));
  if (place === 0 || (stated !== state && !statesBeside(words[code]!).includes(stated ?? ''))) return;
  if (place > LONGEST_PLACE || breaks.slice(1, place).includes(true)) return;
  for (let i = 0; i < place; i++) {
    const isInner = i > 0 && i < place - 1;
    if ((kinds[i]! & (KIND.number | KIND.care | KIND.corner | KIND.lot)) !== 0) return;
    if (isInner && (kinds[i]! & KIND.strongType) !== 0) return;
  }
  if ((kinds[end]! & KIND.remark) !== 0) return;
  const isStreet = kinds.some((k, i) => i >= end && (k & (KIND.strongType | KIND.type | KIND.postal)) !== 0);
  if (isStreet) send(destinations, 0, end, END);
}

/**
 * "AUSTRALIA, VIC, RESERVOIR, 24 SMITH ST": country, state, postcode and place in this order, the address behind them.
 * True if they stood there; a comma parts them, or the country says what the state's letters are.
 */
function placeWidestFirst(line: Line, destinations: Uint8Array): boolean {
  const { words, kinds, breaks } = line;
  const n = words.length;
  // 3073, RESERVOIR, SMITH STREET 24
  const isCode = n > 4 && breaks[1]! && isPostcode(words[0]!) && stateOfPostcode(words[0]!) !== '';
  if (isCode && (kinds[1]! & KIND.number) === 0 && placeBeforeNumber(line, 1, destinations)) return true;
  if (n < 3 || ((kinds[0]! | kinds[1]! | kinds[2]!) & (KIND.state | KIND.country)) === 0) return false;
  // NZ SCHOOL OF RATA, 24 KOWHAI ST: a name begins with the country sooner than a place follows it.
  const led = regionLength(words, 0, false);
  if (!breaks[led]! && countryOf(words.slice(0, led).join(' ')) === 'NZ') return false;
  let end = 0;
  while (end < n) {
    const length = regionLength(words, end, end > 0);
    // NEW SOUTH WALES 2480, LISMORE: the comma may stand behind the postcode.
    const isCoded = end === 0 && isPostcode(words[length] ?? '') && breaks[length + 1] === true;
    const isCertain = length > 0 && (isCoded || breaks[end + length] === true || countryOf(words[0]!) !== undefined);
    if (!isCertain) break;
    end += length;
  }
  if (end === 0) return false;
  // AUSTRALIA PLAZA LEVEL 3 24 SMITH ST RESERVOIR VIC: the place is at the end, and what leads is a name.
  const isStated = isPostcode(words[n - 1]!) || stateOf(words[n - 1]!) !== undefined;
  if (isStated && end === led && !breaks[end]! && stateOf(words.slice(0, led).join(' ')) === undefined) return false;
  if (placeBeforeNumber(line, end, destinations)) return true;
  let place = end;
  const isApart = breaks[end] === true;
  while (place < n && !startsAddress(line, place)) {
    // NSW, LANE COVE, 12 SMITH ST
    const other = kinds[place]! & (isApart && place === end ? OTHER_PARTS : OTHER_PARTS | KIND.strongType);
    if (destinations[place] !== 0 || other !== 0) return false;
    place++;
  }
  if (place - end > LONGEST_PLACE || place === n || (isApart && !breaks[place]!)) return false;
  // NSW - EMU, 12 SMITH ST EMU NSW 2830: the place is at the end, and who is there is called after it.
  if (place > end && endsInAgain(line, end, place)) return false;
  // NSW 2580, RIVER PLAZA, 12 SMITH ST, GOULBURN: the place may end the line.
  const street = place === end ? place : Math.max(place, breaks.lastIndexOf(true));
  if (!kinds.some((k, i) => i > street && (k & KIND.type) !== 0)) return false;
  if (place > end && !breaks[end]! && regionLength(words, end - 1, true) === 0) return false;
  send(destinations, 0, end, LAST);
  send(destinations, end, place, END);
  return true;
}

/** AUSTRALIA, VIC, RESERVOIR, SMITH ST 24: the place behind what ends before `end`, and the street's number last. */
function placeBeforeNumber(line: Line, end: number, destinations: Uint8Array): boolean {
  const { words, kinds, breaks } = line;
  const n = words.length;
  const last = breaks.lastIndexOf(true);
  const isBehind = HOUSE_NUMBER.test(words[n - 1]!) && (kinds[n - 2]! & KIND.strongType) !== 0 && n - last > 2;
  if (!isBehind || last <= end || last - end > LONGEST_PLACE || partEnd(line, end) !== last) return false;
  send(destinations, 0, end, LAST);
  send(destinations, end, last, END);
  send(destinations, n - 1, n, FRONT);
  return true;
}

/** Words of the country, of the state, or behind either of the postcode, at `at`; 0 where none stands there. */
function regionLength(words: readonly string[], at: number, behindOther: boolean): number {
  if (behindOther && isPostcode(words[at]!)) return 1;
  for (let length = LONGEST_REGION; length > 0; length--) {
    const name = words.slice(at, at + length).join(' ');
    if (stateOf(name) !== undefined || countryOf(name) !== undefined) return length;
  }
  return 0;
}

/** True if a unit or a house number stands at the word. */
export const startsAddress = (line: Line, at: number): boolean =>
  unitLength(line, at, line.words.length) > 0 ||
  ((line.kinds[at]! & KIND.number) !== 0 && HOUSE_NUMBER.test(line.words[at]!));

/**
 * "NSW 2580 GOULBURN, 13 SMITH ST" and "13 SMITH ST, NSW 2580 GOULBURN": state and postcode go behind their locality.
 * True if they stood there.
 */
export function placeCodeFirst(line: Line, destinations: Uint8Array): boolean {
  const { words, kinds, breaks } = line;
  const n = words.length;
  if (n > 4 && (isCodeOfState(words, 0) || isCodeOfState(words.slice(0, 2).reverse(), 0)) && startsAddress(line, 2)) {
    send(destinations, 0, 2, LAST);
    return true;
  }
  if (isCodeBeforePlace(line)) {
    send(destinations, 0, 1, LAST);
    return true;
  }
  for (let i = 0; i + 2 < n; i++) {
    if ((kinds[i]! & KIND.state) === 0 || destinations[i] !== 0) continue;
    const from = stateStart(words, i);
    if (from < 0) continue;
    if (from > 0 && !(breaks[from]! && (kinds[from - 1]! & (KIND.strongType | KIND.suffix)) !== 0)) continue;
    let end = i + 2;
    while (end < n && !breaks[end]! && (kinds[end]! & KIND.number) === 0) end++;
    const length = end - i - 2;
    if (length === 0 || length > LONGEST_PLACE || breaks[i + 2]!) continue;
    if (end < n ? !breaks[end]! : from === 0) continue;
    send(destinations, from, i + 2, LAST);
    if (from === 0) send(destinations, i + 2, end, END);
    return true;
  }
  return false;
}

/** "2580 GOULBURN NSW": a postcode of the state that ends the line, and between them nothing but a name. */
function isCodeBeforePlace({ words, kinds, breaks }: Line): boolean {
  const last = words.length - 1;
  if (last < 2 || last > LONGEST_PLACE + 1 || !isPostcode(words[0]!)) return false;
  if (stateOf(words[last]!) !== stateOfPostcode(words[0]!) || breaks.slice(2, last).includes(true)) return false;
  return kinds.slice(1, last).every((k) => (k & (KIND.number | KIND.type | KIND.corner | OTHER_PARTS)) === 0);
}

/** Index of the first word of the state that ends at `i` and has the postcode behind it; -1 where none does. */
function stateStart(words: readonly string[], i: number): number {
  if (isCodeOfState(words, i)) return i;
  const code = words[i + 1] ?? '';
  for (let from = i - 1; from >= Math.max(0, i - LONGEST_REGION); from--) {
    const state = stateOf(words.slice(from, i + 1).join(' '));
    if (state !== undefined && isPostcode(code) && stateOfPostcode(code) === state) return from;
  }
  return -1;
}

/** True if the word behind the state at `i` is a postcode of it; of the Northern Territory's the 0 may be missing. */
function isCodeOfState(words: readonly string[], i: number): boolean {
  const code = words[i + 1]!;
  const state = stateOf(words[i]!);
  if (state === 'NT' && /^[89]\d\d$/.test(code)) return true;
  return isPostcode(code) && (stateOfPostcode(code) === state || statesBeside(code).includes(state ?? ''));
}
