// Premises whose name begins with a number, before the number of the house and without a comma: 99 BIKES 24 SMITH ST.
// No street has a number amid its name and another name behind it.
import { hasName, hasStreetEnd } from '../arrange/destination.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isHighwayOfNumber } from '../street-words.js';
import { endsNoPlace, MEASURES } from '../../vocabulary/street.js';
import { namedByNumberEnd } from '../head/numbered-place.js';

/** A number that a name begins with: 99, 4WD, F45; those of units and levels are not, nor is a postcode. */
const FIRST = /^(?![UL]\d)(?:[A-Z]?\d{1,3}|\d[A-Z]{2})$/;
const HOUSE = /^(?:\d{1,4}[A-Z]?\/)?\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/;
/** Words of such a name behind its number. */
const LONGEST_NAME = 4;
/** What the words of such a name are not: parts of an address, ends of streets and of premises, which have units. */
const NO_NAME =
  KIND.number |
  KIND.type |
  KIND.strongType |
  KIND.flat |
  KIND.level |
  KIND.lot |
  KIND.postal |
  KIND.corner |
  KIND.building |
  KIND.letter |
  KIND.ordinal |
  KIND.suffix |
  KIND.state |
  KIND.country |
  KIND.remark;
/** What no street begins with behind the number of the house. */
const OTHER_PART = NO_NAME & ~(KIND.building | KIND.type | KIND.strongType | KIND.suffix | KIND.state);
/** Words of three letters and more that join numbers. */
const JOINING = new Set(['AND', 'NOS', 'NUM', 'NUMBER']);

/**
 * The line with a comma before the number of the house behind such a name, or with its number as a word where what
 * stands behind its comma says that it is none of a house; else the line as it is.
 */
export function withNumberedPremises(line: Line): Line {
  const { words, breaks, aside } = line;
  if (namedByNumberEnd(line, 0, aside) > 0) return { ...line, kinds: line.kinds.with(1, 0) };
  if (isNumber(line, 0) && isBeforeOtherStreet(line)) return { ...line, kinds: line.kinds.with(0, 0) };
  const first = isNumber(line, 0) ? 0 : unitLed(line);
  if (first < 0) return line;
  const most = Math.min(aside - 2, first + LONGEST_NAME + 1);
  let house = first + 2;
  while (house <= most && !isNumber(line, house)) house++;
  if (house > most || !FIRST.test(words[first]!)) return line;
  for (let at = first + 1; at <= most && !breaks[at]!; at++) {
    if (isOfName(line, at)) continue;
    const isHouse = at > first + 1 && (line.kinds[at]! & KIND.number) !== 0 && HOUSE.test(words[at]!);
    const isStreet = isHouse && (line.kinds[at + 1]! & OTHER_PART) === 0 && !isHighwayOfNumber(words, at - 1);
    return isStreet && hasStreetEnd(line, at + 2, partEnd(line, at))
      ? { ...line, breaks: breaks.with(at, true) }
      : line;
  }
  return line;
}

/** The number of a unit, and that of its house: 5/24, 5/24-26A. */
const UNIT_OF_HOUSE = /^[A-Z]?\d{1,4}[A-Z]?\/\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/;

/**
 * 4 WHEEL EMU, SHOP 5/24 SMITH ST: a name without a type before a comma, and a unit with its house and street; 4 WHEEL
 * EMU, SMITH ST, RESERVOIR: two words at least, and a street of its own; or a corner.
 */
function isBeforeOtherStreet(line: Line): boolean {
  const { words, kinds, breaks, aside } = line;
  const end = partEnd(line, 0);
  if (end < 2 || end + 1 >= aside || !(/^\d{1,3}$/.test(words[0]!) || words[0] === '24/7')) return false;
  const isOther = (k: number): boolean => (k & NO_NAME & ~KIND.building) !== 0;
  // Nearly all lines have a street here, and end the part with its type.
  if (isOther(kinds[end - 1]!) || kinds.slice(1, end).some(isOther)) return false;
  if (isBeforeCorner(line, end)) return true;
  const streetEnd = partEnd(line, end);
  const isUnit = (kinds[end]! & KIND.flat) !== 0 && UNIT_OF_HOUSE.test(words[end + 1]!) && !breaks[end + 1]!;
  if (isUnit) return hasStreetEnd(line, end + 3, streetEnd);
  const isStreet = kinds.slice(end, streetEnd - 1).every((k) => k === 0);
  return isStreet && end > 2 && hasName(line, streetEnd, aside) && endsNoPlace(words[streetEnd - 1]!);
}

/** 99 BIKES, CNR SMITH ST / JONES RD: a corner of two streets, of which the house before it is on neither. */
function isBeforeCorner({ text, kinds, breaks, starts, ends, aside }: Line, from: number): boolean {
  const corner = kinds.findIndex((k, i) => i >= from && i < aside && breaks[i]! && (k & KIND.corner) !== 0);
  if (corner < 0) return false;
  const isParted = (i: number): boolean => breaks[i]! && !text.slice(ends[i - 1], starts[i]).includes('/');
  let last = corner + 1;
  while (last < aside && !isParted(last)) last++;
  return kinds.slice(corner, last).filter((k) => (k & KIND.strongType) !== 0).length > 1;
}

const isNumber = ({ kinds }: Line, i: number): boolean => (kinds[i]! & KIND.number) !== 0;

/** True for a word of a name; AND, TO and OF are none, and MILE begins a street. */
const isOfName = ({ words, kinds }: Line, at: number): boolean =>
  (kinds[at]! & NO_NAME) === 0 && words[at]!.length > 2 && !JOINING.has(words[at]!) && !MEASURES.has(words[at]!);

/** SHOP 3 99 BIKES: index behind a unit and its number that lead the line; -1 where none do. */
const unitLed = ({ words, kinds, breaks }: Line): number =>
  (kinds[0]! & KIND.flat) !== 0 && words.length > 5 && (kinds[1]! & KIND.number) !== 0 && !breaks[1]! ? 2 : -1;
