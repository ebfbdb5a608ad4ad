// A house number behind its street: SMITH STREET 24, RESERVOIR; SMITH STREET NO 24.
import { ASIDE, FRONT, hasName, hasStreetEnd, isPostcode, send } from './destination.js';
import { isRemark } from './remark.js';
import { unitLength } from './unit-length.js';
import { isOfEntrance } from '../head/numbered-place.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isHighwayOfNumber } from '../street-words.js';
import { NUMBER_WORDS } from '../../vocabulary/number-words.js';

/** A house number, or a unit's, without a range or a slash. */
export const PLAIN_NUMBER = /^[A-Z]?\d{1,5}[A-Z]{0,2}$/;
/** A house number with a unit before it or another number behind it: 5/24, 24-26A. */
const HOUSE_NUMBER = /^(?:[A-Z]?\d{1,4}[A-Z]?\/)?[A-Z]?\d{1,5}[A-Z]{0,2}(?:-\d{1,5}[A-Z]?)?$/;
/** Kinds of words that say what the house is, or is in, before the street. */
const INSIDE = KIND.flat | KIND.level | KIND.lot | KIND.building;

/** Words that lead to a further number: 24 TO 26, 24 & 26. */
const JOINTS = new Set(['TO', 'AND']);

/** Sends the house number at `i` before its street, if it stands behind one, and what is inside the house before it. */
export function placeNumberBehind(line: Line, i: number, destinations: Uint8Array): void {
  const from = NUMBER_WORDS.has(line.words[i - 1]!) && !line.breaks[i]! ? i - 1 : i;
  const end = numbersEnd(line, i);
  if (from < 2 || !isBehindItsStreet(line, from, i, end)) return;
  const street = streetStart(line, from);
  const isInside =
    line.kinds.slice(0, street).some((k) => (k & INSIDE) !== 0) ||
    (partEnd(line, 0) === street && isBehindComma(line, street));
  // OPPOSITE THE PARK, SMITH STREET 24
  if (isRemark(line, 0, street) && isBehindComma(line, street)) send(destinations, 0, street, ASIDE);
  for (let at = isInside ? 0 : from; at < end; at++) {
    if (destinations[at] === 0 && (at < street || at >= from)) destinations[at] = FRONT;
  }
}

/** RESERVOIR, SMITH STREET 24; a dash may be within the street's name, SORRENTO - PORTSEA ROAD 24. */
const isBehindComma = ({ text, starts, ends }: Line, at: number): boolean =>
  at > 0 && text.slice(ends[at - 1], starts[at]).includes(',');

/** Index of the first word of the street that ends before `end`: that of its part, behind the units that lead it. */
function streetStart(line: Line, end: number): number {
  let start = end - 1;
  while (start > 0 && !line.breaks[start]!) start--;
  let length = unitLength(line, start, end - 1);
  while (length > 0) {
    start += length;
    length = unitLength(line, start, end - 1);
  }
  return start;
}

/** Index behind the number at `i` and those that are joined to it. */
function numbersEnd({ words, kinds, breaks }: Line, i: number): number {
  let end = i + 1;
  while (
    JOINTS.has(words[end]!) &&
    !breaks[end]! &&
    (kinds[end + 1]! & KIND.number) !== 0 &&
    PLAIN_NUMBER.test(words[end + 1]!)
  ) {
    end += 2;
  }
  return end;
}

/** True if the numbers from `i` to before `end`, led to by words from `from` on, stand behind a street. */
function isBehindItsStreet(line: Line, from: number, i: number, end: number): boolean {
  const { words, kinds, breaks } = line;
  const n = words.length;
  const word = words[i]!;
  const endsPart = breaks[end] === true;
  return (
    endsStreetOfNumber(line, from) &&
    !(isOfEntrance(line, i) && hasStreetEnd(line, end, n)) &&
    (!breaks[from]! || (endsPart && !/\d{4}/.test(word) && !isBeforeStreet(line, end))) &&
    (end === n || endsPart || !hasStreetEnd(line, end, partEnd(line, i))) &&
    HOUSE_NUMBER.test(word) &&
    !(isPostcode(word) && !hasName(line, end, n)) &&
    (endsLine(line, end) || !words.slice(0, from - 1).every((_, j) => (kinds[j]! & KIND.building) !== 0))
  );
}

/** SMITH STREET, SMITH STREET EAST; the number behind STATE HIGHWAY is its own. */
function endsStreetOfNumber({ words, kinds }: Line, end: number): boolean {
  const type = (kinds[end - 1]! & KIND.suffix) !== 0 && end > 2 ? end - 2 : end - 1;
  return (kinds[type]! & KIND.strongType) !== 0 && (type < end - 1 || !isHighwayOfNumber(words, type));
}

/** RIVER SQUARE, 24, SMITH STREET: the part behind the number is a street, whose number it is. */
const isBeforeStreet = (line: Line, at: number): boolean => {
  const end = partEnd(line, at);
  return end < line.words.length && (line.kinds[end - 1]! & KIND.strongType) !== 0 && hasStreetEnd(line, at, end);
};

/** True if a part ends before `end`, and no further street stands behind it. */
const endsLine = (line: Line, end: number): boolean =>
  (end === line.words.length || line.breaks[end]!) && !hasStreetEnd(line, end, line.words.length);
