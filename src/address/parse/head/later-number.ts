// A number that begins a name, where the house number stands further on: 3 SISTERS CAFE, 24 SMITH ST.
import { hasType, isCornerOfTwo } from './next-part.js';
import { startsPart } from './starts-part.js';
import { isNumberInWords } from '../given/number-in-words.js';
import { isDigits } from '../number-word.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** U5, L2 */
const UNIT_OR_LEVEL = /^[UL]\d{1,4}[A-Z]?$/;

/**
 * The number at `at` may belong to a name before the real number ("3 Sisters Cafe, 24 Smith St"): the real one, or -1.
 */
export function laterNumber(line: Line, at: number, hi: number): number {
  const { words, kinds, breaks } = line;
  const isLabel = at + 1 < hi && UNIT_OR_LEVEL.test(words[at]!);
  if (isLabel && (startsPart(line, at + 1, hi) || UNIT_OR_LEVEL.test(words[at + 1]!))) return -1;
  const end = untypedEnd(line, at, hi);
  if (end < 0) return cornerBehind(line, at, hi);
  for (let i = end; i < hi; i++) {
    if (!breaks[i]!) continue;
    if ((kinds[i]! & KIND.number) !== 0 && hasType(line, i, hi)) return i;
    if (startsPart(line, i, hi)) return i;
  }
  return isStreetBehind(line, at, end, hi) ? end : cornerBehind(line, at, hi);
}

/** 7 ELEVEN RESERVOIR, SMITH STREET, RESERVOIR: behind a name of two numbers and its comma a street without one. */
function isStreetBehind(line: Line, at: number, end: number, hi: number): boolean {
  const { text, words, kinds, breaks, starts, ends } = line;
  const isName = at === 0 && isDigits(words[0]!) && isNumberInWords(words[1]!);
  if (!isName || !text.slice(ends[end - 1], starts[end]).includes(',')) return false;
  let to = end + 1;
  while (to < hi && !breaks[to]!) to++;
  const last = (kinds[to - 1]! & KIND.suffix) !== 0 && (kinds[to - 1]! & KIND.type) === 0 ? to - 2 : to - 1;
  return (
    last > end && (kinds[last]! & KIND.strongType) !== 0 && kinds.slice(end, to).every((k) => (k & KIND.number) === 0)
  );
}

/** 7 EMUS KEW PARK, CNR SMITH ST & JONES RD: index of the corner behind a name that ends no street; -1 for none. */
function cornerBehind(line: Line, at: number, hi: number): number {
  const { kinds, breaks } = line;
  let end = at + 1;
  for (; end < hi && !breaks[end]!; end++) if ((kinds[end]! & KIND.strongType) !== 0) return -1;
  const isCorner = end > at + 1 && end < hi && (kinds[end]! & KIND.corner) !== 0;
  return isCorner && isCornerOfTwo(line, end, hi) ? end : -1;
}

/**
 * 7, UNIT 3, 24 SMITH ST and 7, SHOP 3, LEVEL 2/24 SMITH ST: a number that leads the line alone, before a unit of an
 * address that has a number of its own, is none of its parts.
 */
export function isNumberBeforeUnit(line: Line, at: number, hi: number): boolean {
  const { words, kinds, breaks } = line;
  if (at > 0 || hi < 5 || !breaks[1]! || !isDigits(words[0]!)) return false;
  if ((kinds[1]! & KIND.flat) === 0 || !/\d/.test(words[2]!)) return false;
  for (let i = 2; i < hi; i++) {
    const isHouse = i > 2 && breaks[i]! && (kinds[i]! & KIND.number) !== 0;
    if ((isHouse || /^[A-Z]?\d+\/\d/.test(words[i]!)) && hasType(line, i, hi)) return true;
  }
  return false;
}

/**
 * Index of the comma behind the words that begin at `at`; -1 where they end the line, or a word of them ends a street.
 */
function untypedEnd({ kinds, breaks }: Line, at: number, hi: number): number {
  let end = at + 1;
  for (; end < hi && !breaks[end]!; end++) if ((kinds[end]! & (KIND.type | KIND.the)) !== 0) return -1;
  return end === at + 1 || end === hi ? -1 : end;
}
