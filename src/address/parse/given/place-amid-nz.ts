// A place between a venue and its address: KOWHAI HALL, LEVIN, 12 RATA STREET. Lists join the town to the name of each
// of their entries, and the address behind it often says it again. It goes to where a place stands, or out of the
// address where one stands there already.
import { hasStreetEnd } from '../arrange/destination.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { isPartOfTown } from '../division/town-first-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { inOrder, range } from '../words/order.js';

/** Kinds of words of which the parts before the place have none. */
const OF_ADDRESS = KIND.number | KIND.corner | KIND.postal | KIND.care | KIND.lot;
/** Kinds of words that an address begins with. */
const BEGINS_ADDRESS = KIND.number | KIND.flat | KIND.level | KIND.corner | KIND.lot | KIND.ordinal;

/** The line with such a place behind the street, or out of the address. */
export function withPlaceAmid(line: Line, localities: LocalityIndex): Line {
  const { words, breaks } = line;
  if (line.columns !== null || breaks.indexOf(true, breaks.indexOf(true) + 1) < 0) return line;
  const from = placeBeforeAddress(line, localities);
  if (from < 0) return line;
  const to = partEnd(line, from);
  const kept = [...range(0, from), ...range(to, words.length)];
  const place = range(from, to);
  if (isSaidBehind(line, from, to)) return inOrder(line, [...kept, ...place], kept.length);
  const town = placeAtEnd(line, to, localities);
  const name = textOf(line, from, to);
  // KOWHAI HALL, LEVIN, RATA STREET: no other place is said.
  if (town < 0) return /^\d{4}$/.test(words.at(-1)!) ? line : inOrder(line, [...kept, ...place], words.length);
  // KOWHAI CLUB, LYNFIELD, 12 RATA ROAD, MOUNT ROSKILL, AUCKLAND: with a suburb and a town behind it, the name's own.
  if (placeAtEnd({ ...line, words: words.slice(0, town) }, to, localities) >= 0) return line;
  const last = textOf(line, town, placeEnd(words));
  const isSuburb = isPartOfTown(name, last, localities);
  if (!isSuburb && !isPartOfTown(last, name, localities)) return line;
  const at = isSuburb ? town : placeEnd(words);
  return inOrder(line, [...range(0, from), ...range(to, at), ...place, ...range(at, words.length)], words.length);
}

/** Index of a part that is a place, behind a name that is none and before the address; -1 where none is. */
function placeBeforeAddress(line: Line, localities: LocalityIndex): number {
  const { words, kinds } = line;
  for (let from = 0; from < words.length; from = partEnd(line, from)) {
    const to = partEnd(line, from);
    if (to >= words.length || kinds.slice(from, to).some((kind) => (kind & OF_ADDRESS) !== 0)) return -1;
    // HEALTH CENTRE, MASSEY UNIVERSITY, RATA DRIVE: the site is of the name, as a branch behind a dash is.
    const isOfName = (kinds[to - 1]! & KIND.building) !== 0 || !isBehindComma(line, from);
    if (from > 0 && !isOfName && to - from <= LONGEST_PLACE_NZ && isPlaceNz(textOf(line, from, to), localities)) {
      // LEVIN, GORE, 12 RATA STREET: no name leads the line.
      const isNamed = !isPlaceNz(textOf(line, 0, partEnd(line, 0)), localities);
      return isNamed && isAddress(line, to, localities) ? from : -1;
    }
    if (hasStreetEnd(line, from + 1, to)) return -1;
  }
  return -1;
}

/** KOWHAI HALL, LEVIN, but KOWHAI TRUST - LEVIN and KOWHAI BAR (DOWNSTAIRS) LEVIN. */
const isBehindComma = ({ text, starts, ends }: Line, at: number): boolean =>
  at > 0 && /^\s*[,;\n]/.test(text.slice(ends[at - 1], starts[at]));

/** True if the part from `from` on begins an address: a number, a unit, a street that is no place. */
function isAddress(line: Line, from: number, localities: LocalityIndex): boolean {
  const to = partEnd(line, from);
  if (((line.kinds[from] ?? 0) & BEGINS_ADDRESS) !== 0) return hasStreetEnd(line, from + 1, line.words.length);
  return (
    (line.kinds[to - 1]! & KIND.strongType) !== 0 && to - from > 1 && !isPlaceNz(textOf(line, from, to), localities)
  );
}

/** True if words [from, to) stand again behind them, at the end of a part or before the postcode. */
function isSaidBehind({ words, breaks }: Line, from: number, to: number): boolean {
  const length = to - from;
  for (let at = to + 1; at + length <= words.length; at++) {
    const end = at + length;
    const isLast = end === words.length || breaks[end]! || /^\d{4}$/.test(words[end]!);
    if (isLast && words.slice(at, end).every((word, i) => word === words[from + i])) return true;
  }
  return false;
}

/** Index of the place that ends the line behind `from`, its postcode aside; -1 where none does. */
function placeAtEnd(line: Line, from: number, localities: LocalityIndex): number {
  const end = placeEnd(line.words);
  for (let at = Math.max(from + 1, end - LONGEST_PLACE_NZ); at < end; at++) {
    if (isPlaceNz(textOf(line, at, end), localities)) return at;
  }
  return -1;
}

const placeEnd = (words: readonly string[]): number => words.length - (/^\d{4}$/.test(words.at(-1)!) ? 1 : 0);

const textOf = ({ words }: Line, from: number, to: number): string => words.slice(from, to).join(' ');
