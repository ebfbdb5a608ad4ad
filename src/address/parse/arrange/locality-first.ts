// Lines that name the place before the street, or the postcode before the locality: the place goes to the end.
import { END, FRONT, LAST, hasStreetEnd, isPostcode, send } from './destination.js';
import { unitLength } from './unit-length.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
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
  const whole = wholePlaceEnd(line, destinations);
  if (whole > 0) {
    send(destinations, 0, whole, END);
    return;
  }
  const { words, kinds, breaks } = line;
  const n = words.length;
  if (n < 4 || isPostcode(words[n - 1]!)) return;
  let code = -1;
  let end = 0;
  for (; end < n; end++) {
    const k = kinds[end]!;
    if (code >= 0 && breaks[end]! && unitLength(line, end, n) > 0) break;
    if (destinations[end] !== 0 || (k & OTHER_PARTS) !== 0) return;
    if ((k & KIND.number) !== 0 && (code >= 0 || (kinds[end - 1]! & KIND.strongType) !== 0)) break;
    if ((k & KIND.number) === 0) continue;
    if (!isPostcode(words[end]!) || stateOfPostcode(words[end]!) === '') return;
    code = end;
  }
  if (code < 0 || end + 1 >= n || !startsAddress(line, end)) return;
  if (code === 0 ? !breaks[end]! : code !== end - 1) return;
  if (!kinds.some((k, i) => i > end && (k & KIND.strongType) !== 0)) return;
  send(destinations, 0, end, END);
  if (code === 0) {
    const hasState = stateOf(words[1]!) === stateOfPostcode(words[0]!);
    send(destinations, 0, hasState ? 2 : 1, LAST);
  }
}

/**
 * "RESERVOIR VIC 3073, RIVER HALL, SMITH STREET": index behind a place with its state and postcode that leads a line
 * whose street has no number, is a corner, or is that of a lot; 0 where none does.
 */
function wholePlaceEnd({ words, kinds, breaks }: Line, destinations: Uint8Array): number {
  const n = words.length;
  const code = words.findIndex(isPostcode);
  const end = code + 1;
  if (code < 2 || code > LONGEST_PLACE + 1 || end >= n || !breaks[end]! || !isCodeOfState(words, code - 1)) return 0;
  for (let i = 0; i < code; i++) {
    if (destinations[i] !== 0 || (kinds[i]! & (OTHER_PARTS | KIND.number | KIND.strongType)) !== 0) return 0;
  }
  if ((kinds[end]! & KIND.remark) !== 0) return 0;
  const isOpen = (kinds[end]! & (KIND.corner | KIND.lot)) !== 0;
  return isOpen || (kinds[n - 1]! & KIND.strongType) !== 0 ? end : 0;
}

/**
 * "AUSTRALIA, VIC, RESERVOIR, 24 SMITH ST": country, state, postcode and place in this order, the address behind them.
 * True if they stood there; a comma parts them, or the country says what the state's letters are.
 */
function placeWidestFirst(line: Line, destinations: Uint8Array): boolean {
  const { words, kinds, breaks } = line;
  const n = words.length;
  if (n < 3 || ((kinds[0]! | kinds[1]! | kinds[2]!) & (KIND.state | KIND.country)) === 0) return false;
  let end = 0;
  while (end < n) {
    const length = regionLength(words, end, end > 0);
    const isCertain = length > 0 && (breaks[end + length] === true || countryOf(words[0]!) !== undefined);
    if (!isCertain) break;
    end += length;
  }
  if (end === 0) return false;
  // AUSTRALIA, VIC, RESERVOIR, SMITH ST 24
  const last = breaks.lastIndexOf(true);
  const isBehind = HOUSE_NUMBER.test(words[n - 1]!) && (kinds[n - 2]! & KIND.strongType) !== 0 && n - last > 2;
  if (isBehind && last > end && last - end <= LONGEST_PLACE && partEnd(line, end) === last) {
    send(destinations, 0, end, LAST);
    send(destinations, end, last, END);
    send(destinations, n - 1, n, FRONT);
    return true;
  }
  let place = end;
  while (place < n && !startsAddress(line, place)) {
    if (destinations[place] !== 0 || (kinds[place]! & (OTHER_PARTS | KIND.strongType)) !== 0) return false;
    place++;
  }
  if (place - end > LONGEST_PLACE || place === n || !hasStreetEnd(line, place + 1, n)) return false;
  if (place > end && !breaks[end]! && regionLength(words, end - 1, true) === 0) return false;
  send(destinations, 0, end, LAST);
  send(destinations, end, place, END);
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
  for (let i = 0; i + 2 < n; i++) {
    if ((kinds[i]! & KIND.state) === 0 || destinations[i] !== 0 || !isCodeOfState(words, i)) continue;
    if (i > 0 && !(breaks[i]! && (kinds[i - 1]! & (KIND.strongType | KIND.suffix)) !== 0)) continue;
    let end = i + 2;
    while (end < n && !breaks[end]! && (kinds[end]! & KIND.number) === 0) end++;
    const length = end - i - 2;
    if (length === 0 || length > LONGEST_PLACE || breaks[i + 2]!) continue;
    if (end < n ? !breaks[end]! : i === 0) continue;
    send(destinations, i, i + 2, LAST);
    if (i === 0) send(destinations, 2, end, END);
    return true;
  }
  return false;
}

/** True if the word behind the state at `i` is a postcode of it; of the Northern Territory's the 0 may be missing. */
function isCodeOfState(words: readonly string[], i: number): boolean {
  const code = words[i + 1]!;
  const state = stateOf(words[i]!);
  if (state === 'NT' && /^[89]\d\d$/.test(code)) return true;
  return isPostcode(code) && (stateOfPostcode(code) === state || statesBeside(code).includes(state ?? ''));
}
