// A state or a postcode before its place, as lists from the widest part to the narrowest have it: NSW DUBBO, 12 SMITH
// ST; 12 SMITH ST, NSW, 2830 DUBBO; AU-2830 DUBBO; EMU HALL, 2830 DUBBO. It goes behind the place, where the reader
// looks for it.
import { endsInAgain, hasStreetEnd } from '../arrange/destination.js';
import { startsAddress } from '../arrange/locality-first.js';
import { unitLength } from '../arrange/unit-length.js';
import { inOrder, range } from '../words/order.js';
import type { Line, LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { countryOf, stateForms, stateOf, stateOfPostcode } from '../../vocabulary/place.js';

/** Words of the longest names of a state, of a country, and of a place. */
const LONGEST_STATE = 4;
const LONGEST_COUNTRY = 3;
const LONGEST_PLACE = 4;
const CODE = /^\d{4}$/;

/** The line with the first state or postcode before its known place behind it; the line itself where none stands so. */
export function withStateBehind(line: Line, localities: LocalityIndex): Line {
  const { words, kinds, breaks } = line;
  // AUSTRALIA, NSW, DUBBO, SMITH ST 12: all is in that order.
  if ((kinds[0]! & KIND.country) !== 0 && countryOf(words[0]!) !== undefined) return line;
  for (let i = 0; i + 1 < words.length; i++) {
    if (!isStart(line, i) || !mayLead(line, i)) continue;
    const from = isCountryOfCode(line, i) ? i + 1 : i;
    const state = stateLength(line, from);
    if (state === 0 && i > 0 && from === i && !CODE.test(words[i]!)) continue;
    const place = from + state + (CODE.test(words[from + state] ?? '') ? 1 : 0);
    const name = place > from ? placeEnd(line, localities, from, state, place) : place;
    if (name === place) continue;
    // 2830 DUBBO NSW, SMITH ST
    const end = state === 0 && isStateOfCode(line, place - 1, name) ? name + stateLength(line, name) : name;
    // NSW, DUBBO, 12 SMITH ST is read as it stands.
    if (i === 0 && breaks[place]! && !isLast(words, end)) return line;
    // VIC - EMU PLAINS, 24 SMITH ST EMU PLAINS VIC 3073: the place is at the end, and who is there is called after it.
    if (i === 0 && line.aside === words.length && endsInAgain(line, place, end)) {
      return inOrder(line, [...range(end, words.length), ...range(0, end)], words.length - end);
    }
    const behind = range(end, words.length);
    const found = [...range(place, end), ...range(from, place)];
    const codeEnd = isCodeBehind(line, end) ? end + 1 : end;
    if (i > 0 || isLast(words, codeEnd)) {
      return inOrder(line, [...range(0, i), ...found, ...behind, ...range(i, from)], line.aside);
    }
    return inOrder(line, [...range(codeEnd, words.length), ...found, ...range(end, codeEnd)], line.aside);
  }
  return line;
}

/** NSW DUBBO 2830, 12 SMITH ST: a postcode at `at`, and no number of a house. */
const isCodeBehind = ({ words, kinds, breaks }: Line, at: number): boolean =>
  CODE.test(words[at] ?? '') &&
  !breaks[at]! &&
  (isLast(words, at + 1) || breaks[at + 1]! || (kinds[at + 1]! & KIND.number) !== 0);

/** AU-2830 DUBBO, as letters between countries have it. */
const isCountryOfCode = ({ words, kinds, breaks }: Line, i: number): boolean =>
  (kinds[i]! & KIND.country) !== 0 && countryOf(words[i]!) === 'AU' && !breaks[i + 1]! && CODE.test(words[i + 1] ?? '');

/** First words of the names of states: NEW of NEW SOUTH WALES. */
const STATE_STARTS: ReadonlySet<string> = new Set([...stateForms()].map(([form]) => form.replace(/ .*/, '')));

/** True where a state, a country or a postcode may stand at `i`. */
const mayLead = ({ words, kinds }: Line, i: number): boolean =>
  (kinds[i]! & (KIND.country | KIND.number)) !== 0 || STATE_STARTS.has(words[i]!);

/** True where a part begins, or a street ends before the word. */
const isStart = ({ kinds, breaks }: Line, i: number): boolean =>
  i === 0 || breaks[i]! || (kinds[i - 1]! & KIND.strongType) !== 0;

/** Words of the state at `i`; 0 where none stands there. */
function stateLength({ words, kinds }: Line, i: number): number {
  for (let length = LONGEST_STATE; length > 0; length--) {
    if (((kinds[i + length - 1] ?? 0) & KIND.state) === 0) continue;
    if (stateOf(words.slice(i, i + length).join(' ')) !== undefined) return length;
  }
  return 0;
}

/** Index behind the place at `place` that the state and code before it are of; `place` where none is. */
function placeEnd(line: Line, localities: LocalityIndex, from: number, length: number, place: number): number {
  const { words, breaks } = line;
  const name = (start: number, end: number): string => words.slice(start, end).join(' ');
  const code = place > from + length ? words[place - 1]! : '';
  const state = length > 0 ? stateOf(name(from, from + length))! : '';
  for (let end = Math.min(words.length, place + LONGEST_PLACE); end > place; end--) {
    if (!isEnd(line, end, place - 1) || breaks.slice(place + 1, end).includes(true)) continue;
    // Elsewhere a postcode alone may be the number of a house.
    if (length === 0 && !isLed(line, from, end)) continue;
    if (!localities.isLocality(name(place, end), state, length === 0 ? code : '')) continue;
    // VICTORIA POINT, VICTORIA PARK
    return length > 0 && code === '' && localities.isLocality(name(from, end), '', '') ? place : end;
  }
  return place;
}

/**
 * True for a postcode at `code` before nothing but its place, which ends before `end`, or behind its country; or where
 * the house and its street follow, or the two end a part, and the line has no other postcode.
 */
function isLed(line: Line, code: number, end: number): boolean {
  const { words, kinds, breaks, aside } = line;
  if (code === 0 ? isLast(words, end) : countryOf(words[code - 1]!) === 'AU' && !breaks[code]!) return true;
  const isHouse = code === 0 && end < aside && startsAddress(line, end) && hasStreetEnd(line, end + 1, aside);
  // SMITH ROAD 3073, RESERVOIR may be a house.
  if (code > 0 && breaks[code + 1]!) return false;
  const isPart = end === aside || breaks[end] === true || isHouse || isStateOfCode(line, code, end);
  const isOther = (word: string, i: number): boolean =>
    i !== code &&
    i < aside &&
    CODE.test(word) &&
    ((kinds[i - 1] ?? 0) & KIND.flat) === 0 &&
    stateOfPostcode(word) !== '';
  return isPart && !words.some(isOther);
}

/** 2830 DUBBO NSW: the state of the postcode at `code` stands at `at`. */
const isStateOfCode = (line: Line, code: number, at: number): boolean => {
  const length = stateLength(line, at);
  return length > 0 && stateOf(line.words.slice(at, at + length).join(' ')) === stateOfPostcode(line.words[code]!);
};

/** True where a part ends, or a number, a unit, the state of the postcode at `code` or the country follows. */
const isEnd = (line: Line, end: number, code: number): boolean =>
  isLast(line.words, end) ||
  line.breaks[end]! ||
  (CODE.test(line.words[code]!) && isStateOfCode(line, code, end)) ||
  (line.kinds[end]! & KIND.number) !== 0 ||
  unitLength(line, end, line.words.length) > 0;

/** True where nothing but the name of a country stands from `end` on. */
const isLast = (words: readonly string[], end: number): boolean =>
  end === words.length ||
  (words.length - end <= LONGEST_COUNTRY && countryOf(words.slice(end).join(' ')) !== undefined);
