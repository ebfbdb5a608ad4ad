// What stands behind an address of New Zealand and is none of it: behind the postcode of a place or the country
// whatever it says, behind a place without a postcode what only a remark says (TAUPO - PARKING AT REAR).
import { hasStreetEnd } from '../arrange/destination.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { COLUMN, partEnd, type Line, type LocalityIndex } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isRegionNz } from '../../vocabulary/region-nz.js';
import { beginsRemarkNz, isRemarkNz, mayBeginRemarkNz } from '../../vocabulary/remark-nz.js';
import { isDirections, isNear } from '../../vocabulary/ways.js';
import { inOrder, range } from '../words/order.js';

/** Kinds of words that no remark behind an address has: they are parts of it in another order. */
const OF_ADDRESS =
  KIND.flat |
  KIND.level |
  KIND.lot |
  KIND.postal |
  KIND.rural |
  KIND.plan |
  KIND.number |
  KIND.strongType |
  KIND.care |
  KIND.country |
  KIND.corner;

/** The line without the parts behind an address that begin as only remarks do: LEAVE AT DOOR, PARKING AT REAR. */
export function withoutDirections(line: Line, localities: LocalityIndex): Line {
  const { words, breaks, columns, aside } = line;
  const mayBegin = (at: number): boolean => at > 0 && breaks[at]! && mayBeginRemarkNz(words[at]!, words[at + 1]);
  if (!words.some((_, at) => mayBegin(at))) return line;
  const kept: number[] = [];
  for (let from = 0; from < aside; from = partEnd(line, from)) {
    const to = partEnd(line, from);
    const isRemark =
      kept.length > 0 &&
      mayBegin(from) &&
      beginsRemarkNz(textOf(line, from, to)) &&
      (isAddress(line, from) || placeBefore(line, from, localities) > 0) &&
      columns?.slice(from, to).includes(COLUMN.place) !== true &&
      !hasOther(line, from, to) &&
      !isBuilding(line, from) &&
      !isPlaceNz(textOf(line, from, to), localities);
    if (isRemark && !isGoneOnWith(line, to, localities)) break;
    if (!isRemark) kept.push(...range(from, to));
  }
  if (kept.length === aside) return line;
  return inOrder(line, [...kept, ...range(0, words.length).filter((i) => !kept.includes(i))], kept.length);
}

/** True if an address goes on from `from`. */
const isGoneOnWith = (line: Line, from: number, localities: LocalityIndex): boolean =>
  line.kinds.slice(from, line.aside).some((kind) => (kind & OF_ADDRESS) !== 0) || placesBehind(line, from, localities);

/** Kinds of words of which an address has one. */
const SAYS_ADDRESS = KIND.strongType | KIND.number | KIND.postal;

const isAddress = ({ kinds }: Line, end: number): boolean =>
  kinds.slice(0, end).some((kind) => (kind & SAYS_ADDRESS) !== 0);

/** The line without what follows its postcode, is parted from its country, or is a remark behind its place. */
export function withoutRemark(line: Line, localities: LocalityIndex): Line {
  const { breaks, aside } = line;
  const country = countryEnd(line);
  const end = country || codeEnd(line, localities);
  const isApart = end > 0 && end < aside && (country === 0 || breaks[end] === true);
  if (isApart && !line.kinds.slice(end, aside).some((kind) => (kind & OF_ADDRESS) !== 0)) {
    return placesBehind(line, end, localities) ? line : { ...line, aside: end };
  }
  const from = end === 0 ? remarkBehindPlace(line, localities) : 0;
  return from > 0 ? { ...line, aside: from } : line;
}

/** Index behind NEW ZEALAND, a part of its own amid the line; 0 where it does not stand there. */
function countryEnd({ words, breaks, aside }: Line): number {
  const at = words.findIndex((word, i) => i > 1 && i + 2 < aside && word === 'NEW' && words[i + 1] === 'ZEALAND');
  return at < 0 || !breaks[at]! ? 0 : at + 2;
}

/** Index behind the last postcode, of the place before it; 0 where none stands. */
function codeEnd(line: Line, localities: LocalityIndex): number {
  const { words, aside } = line;
  const code = words.findLastIndex((word, i) => i < aside && /^\d{4}$/.test(word));
  // TARADALE, 4112 NAPIER: the code stands before its town.
  const isBeforeTown = code > 0 && line.breaks[code]! && line.breaks[code + 1] === false && code + 1 < aside;
  return code > 0 && !isBeforeTown && endsInPlaceOf(line, code, words[code]!, localities) ? code + 1 : 0;
}

/** Where the remark begins that follows the place of a street and ends the line; 0 where there is none. */
function remarkBehindPlace(line: Line, localities: LocalityIndex): number {
  const { words, breaks, columns, aside } = line;
  for (let from = 1; from < aside; from++) {
    const isApart = breaks[from]!;
    if (!isApart && !mayBeginRemarkNz(words[from]!)) continue;
    const isRemark = isApart
      ? isRemarkNz(words.slice(from, Math.min(aside, partEnd(line, from))))
      : beginsRemarkNz(textOf(line, from, aside));
    if (!isRemark) continue;
    if (hasOther(line, from, aside) || isBuilding(line, from)) continue;
    if (columns?.slice(from, aside).includes(COLUMN.place) === true || placesBehind(line, from, localities)) continue;
    const place = placeBefore(line, from, localities);
    if (place > 0 && hasStreet(line, place)) return from;
    // KAITOKE NEAR UPPER HUTT
    if (isNear(words[from]!) && isPlaceNz(textOf(line, 0, from), localities)) return from;
  }
  return 0;
}

/** True if words [from, to) are of an address: a number behind no comma, a street behind it, a person, a country. */
function hasOther({ words, kinds, breaks }: Line, from: number, to: number): boolean {
  const behind = kinds.slice(from, to);
  if (behind.some((kind) => (kind & (KIND.care | KIND.country)) !== 0)) return true;
  const number = behind.findIndex((kind) => (kind & KIND.number) !== 0);
  if (number < 0) return false;
  return (
    !breaks[from]! || /^\d{4}$/.test(words[from + number]!) || behind.some((kind) => (kind & KIND.strongType) !== 0)
  );
}

/** FRONT DOOR GALLERY, CALL CENTRE BUILDING: what ends as premises do is their name; OPPOSITE THE SCHOOL is none. */
const isBuilding = (line: Line, from: number): boolean =>
  line.breaks[from]! &&
  !isDirections(textOf(line, from, partEnd(line, from))) &&
  (line.kinds[partEnd(line, from) - 1]! & KIND.building) !== 0 &&
  line.words[partEnd(line, from) - 1] !== 'OFFICE';

/** True if a part from `from` on is a place or a region. */
function placesBehind(line: Line, from: number, localities: LocalityIndex): boolean {
  for (let at = from; at < line.aside; at = partEnd(line, at)) {
    const name = textOf(line, at, Math.min(partEnd(line, at), line.aside));
    if (isRegionNz(name) || isPlaceNz(name, localities)) return true;
  }
  return false;
}

/** Where the place begins that words before `end` end in; 0 where they end in none. */
function placeBefore(line: Line, end: number, localities: LocalityIndex): number {
  for (let from = Math.max(1, end - LONGEST_PLACE_NZ); from < end; from++) {
    if (isPlaceNz(textOf(line, from, end), localities)) return from;
  }
  return 0;
}

/** True if a street ends before `end`, or a comma stands there behind a number. */
const hasStreet = (line: Line, end: number): boolean =>
  hasStreetEnd(line, 0, end) ||
  line.words.slice(0, end).some((word) => HIGHWAY_WORDS.has(word) || /^SH\d/.test(word)) ||
  (line.breaks[end]! && line.kinds.slice(0, end).some((kind) => (kind & KIND.number) !== 0));

const textOf = ({ words }: Line, from: number, to: number): string => words.slice(from, to).join(' ');

/** True if the words before `end` are a place that has the postcode. */
export function endsInPlaceOf(line: Line, end: number, code: string, localities: LocalityIndex): boolean {
  for (let from = Math.max(0, end - LONGEST_PLACE_NZ); from < end; from++) {
    if (localities.hasCodeNz?.(textOf(line, from, end), code) === true) return true;
  }
  return false;
}
