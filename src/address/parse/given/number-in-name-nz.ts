// Names of shops and farms with a number in them: one that begins them and that no blank parts from its word (4KIDS
// CHILDCARE, 12 KOWHAI STREET; the cutter parts the two, as 12KOWHAI STREET is a house's number and its street), one
// that ends them and looks like a postcode (STUDIO 2000, 12 KOWHAI STREET), one amid them before a street without a
// number (HARDWARE 10 MEGA, KOWHAI STREET).
import { hasStreetEnd } from '../arrange/destination.js';
import { isPlaceNz } from '../division/known-place-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Digits before the name of a shop. */
const DIGITS = /^\d{1,3}$/;
/** A house's number, its unit and the end of a range with it. */
const HOUSE = /^(?:\d{1,4}[A-Z]?[/-])?\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/;

/** The line with its first two words as one name, where no blank parts the number from its word; null for others. */
export function withNumberOfName(line: Line): Line | null {
  const { text, words, starts, ends, kinds, breaks, columns } = line;
  const [number = ''] = words;
  if (words.length < 4 || !DIGITS.test(number) || ends[0] !== starts[1]) return null;
  if (!/^[A-Z]{3,}$/.test(words[1]!) || !/^\p{L}/u.test(text.slice(starts[1]))) return null;
  const without = <T>(values: readonly T[], first: T): T[] => [first, ...values.slice(2)];
  return {
    text,
    words: without(words, `${number}${words[1]!}`),
    starts: without(starts, starts[0]!),
    ends: without(ends, ends[1]!),
    breaks: without(breaks, false),
    kinds: without(kinds, 0),
    aside: line.aside - 1,
    columns: columns === null ? null : without(columns, columns[0]!),
  };
}

/** True if no street ends in the first part behind its first word, and a house stands behind that. */
export function isBeforeHouse(line: Line): boolean {
  const { words, kinds } = line;
  const house = words.findIndex((word, i) => i > 0 && (kinds[i]! & KIND.number) !== 0 && HOUSE.test(word));
  if (house < 1 || house + 1 >= words.length) return false;
  const isStreet = hasStreetEnd(line, 0, Math.min(house, partEnd(line, 0)));
  return !isStreet && hasStreetEnd(line, house + 1, partEnd(line, house));
}

/**
 * HARDWARE 10 MEGA LEVIN, RATA ROAD: index behind a first part with a number amid its words and no street, where the
 * next part is a street without a number; 0 for others.
 */
export function behindNumberAmid({ words, kinds, breaks }: Line): number {
  const end = breaks.indexOf(true);
  const at = kinds.findIndex((kind) => (kind & KIND.number) !== 0);
  if (at < 1 || at + 1 >= end || !DIGITS.test(words[at]!)) return 0;
  const isName = (kind: number, i: number): boolean =>
    i === at || (kind & ~(KIND.building | KIND.suffix | KIND.the)) === 0;
  if (!kinds.slice(0, end).every(isName)) return 0;
  const next = breaks.indexOf(true, end + 1);
  const to = next < 0 ? words.length : next;
  const isStreet = to - end > 1 && (kinds[to - 1]! & KIND.strongType) !== 0;
  return isStreet && kinds.slice(end, to).every((kind) => (kind & KIND.number) === 0) ? end : 0;
}

/**
 * STUDIO 2000, 12 KOWHAI STREET: index behind a name that ends in four digits, no place's, before a house with its
 * street; 0 where none leads the line.
 */
export function behindNumberedName(line: Line, localities: LocalityIndex): number {
  const { words, kinds } = line;
  if ((kinds[0]! & ~KIND.building) !== 0) return 0;
  const end = partEnd(line, 0);
  const last = end - 1;
  if (last < 1 || end + 2 >= words.length || !/^\d{4}$/.test(words[last]!)) return 0;
  if (kinds.slice(0, last).some((kind) => (kind & ~KIND.building) !== 0)) return 0;
  if (isPlaceNz(words.slice(0, last).join(' '), localities) || isPlaceNz(words[last - 1]!, localities)) return 0;
  return HOUSE.test(words[end]!) && hasStreetEnd(line, end + 2, partEnd(line, end)) ? end : 0;
}
