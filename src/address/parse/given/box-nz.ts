// A box or bag of New Zealand beside a street, each with a place and postcode of its own: 14 KOWHAI STREET, GORE 9710,
// PO BOX 12, GORE 9740. Place and postcode of the street are the address's; those of the box are out of it.
import { hasStreetEnd } from '../arrange/destination.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';
import { countryOf } from '../../vocabulary/place.js';
import { postalAt } from '../../vocabulary/postal.js';
import { isRegionNz, LONGEST_REGION } from '../../vocabulary/region-nz.js';
import { isTownNz } from '../../vocabulary/town-nz.js';
import { inOrder, range } from '../words/order.js';

/** Words [from, to) of a place, and its postcode where it has one. */
interface Place {
  from: number;
  to: number;
  code: string;
}

/** Words [from, to) of a postal delivery. */
type Box = readonly [from: number, to: number];

/** Kinds of words whose number is no house's. */
const NUMBERED = KIND.flat | KIND.level | KIND.lot | KIND.postal;
/** Kinds of words that begin no place. */
const STARTS_OTHER = KIND.corner | KIND.care;

/** The line with the box that stands beside a street in front, and what is the box's alone out of the address. */
export function withBoxFirst(line: Line, localities: LocalityIndex): Line {
  const boxes = boxesOf(line);
  const [first, second] = boxes;
  if (first === undefined) return line;
  const n = line.words.length;
  if (second !== undefined && isWhole(line, first[1], second[0], localities)) {
    return inOrder(line, range(0, n), second[0]);
  }
  return boxBehind(line, first, localities) ?? boxBefore(line, first, localities) ?? boxAmid(line, first);
}

/** The boxes of a line: those that no other form has (MS 5, GPO). */
function boxesOf({ words, kinds, breaks }: Line): Box[] {
  const found: Box[] = [];
  const n = words.length;
  for (let at = 0; at < n; at++) {
    if ((kinds[at]! & KIND.postal) === 0) continue;
    const form = postalAt(words, at, n);
    if (form === undefined || form.weak || form.numberless) continue;
    let end = at + form.length;
    while (end < n && !breaks[end]! && (kinds[end]! & KIND.number) !== 0) end++;
    const isBare = end === at + form.length && form.length > 1 && end < n && breaks[end]! && breaks[at]!;
    if (end > at + form.length || isBare || form.type === 'FREEPOST') found.push([at, end]);
    at = Math.max(at, end - 1);
  }
  return found;
}

/** 14 KOWHAI STREET, GORE 9710, PO BOX 12, GORE 9740 */
function boxBehind(line: Line, [from, to]: Box, localities: LocalityIndex): Line | null {
  const { words, kinds } = line;
  const n = words.length;
  const place = placeBefore(line, from, localities);
  if (place === null || !hasStreet(line, place.from)) return null;
  const end = beforeCountry(words, n);
  const isOther = kinds.slice(to, end).some((kind) => (kind & KIND.number) === 0);
  if (!isOther || !isPlaces(line, to, end)) return null;
  const said = words.slice(place.from, place.to);
  const isAgain = said.every((word, i) => words[to + i] === word);
  if (place.code === '' && !isTownNz(said.join(' ')) && !isAgain) return null;
  const lead = leadEnd(line);
  const order = [...range(0, lead), ...range(from, to), ...range(lead, from), ...range(end, n)];
  return inOrder(line, [...order, ...range(to, end)], order.length);
}

/** RATA HOUSE 14 KOWHAI STREET PO BOX 12 GORE 9740: behind a street with a number, and with a place of both. */
function boxAmid(line: Line, [from, to]: Box): Line {
  const { words, kinds } = line;
  const isBehindStreet = from > 2 && (kinds[from - 1]! & KIND.strongType) !== 0;
  if (!isBehindStreet || !kinds.slice(0, from).some((kind) => (kind & KIND.number) !== 0)) return line;
  const n = words.length;
  const lead = leadEnd(line);
  return inOrder(line, [...range(0, lead), ...range(from, to), ...range(lead, from), ...range(to, n)], n);
}

/** Index behind the country or the postcode that leads a line as a part of its own, and goes to its end later. */
function leadEnd({ words, breaks }: Line): number {
  if (/^\d{4}$/.test(words[0]!) && breaks[1]!) return 1;
  const length = [2, 1].find((count) => breaks[count] === true && countryOf(words.slice(0, count).join(' ')) === 'NZ');
  return length ?? 0;
}

/** PO BOX 12, GORE 9740, 14 KOWHAI STREET, GORE 9710 */
function boxBefore(line: Line, [, to]: Box, localities: LocalityIndex): Line | null {
  const { words, breaks } = line;
  const n = words.length;
  const house = words.findIndex((_, i) => i > to && breaks[i]! && (isHouse(line, i) || isStreetBehindCode(line, i)));
  if (house < 0 || beforeCountry(words, n) <= partEnd(line, house)) return null;
  for (let end = house; end > to; end--) {
    if (!breaks[end]!) continue;
    const place = placeBefore(line, end, localities);
    if (place === null || place.from < to || !isPlaces(line, to, end)) continue;
    if (isVenueBefore(line, place, localities)) continue;
    const order = [...range(0, to), ...range(end, n)];
    return inOrder(line, [...order, ...range(to, end)], order.length);
  }
  return null;
}

/** PO BOX 12, KOWHAI CAFE LEVIN, 14 RATA STREET: a name that ends in a place, and no comma nor code of the box. */
function isVenueBefore({ words, breaks }: Line, { from, code }: Place, localities: LocalityIndex): boolean {
  let start = from;
  while (start > 0 && !breaks[start]!) start--;
  return code === '' && start < from && !isPlaceNz(words.slice(start, from).join(' '), localities);
}

/** True if no unit, level, lot, corner or person stands in words [from, to). */
function isPlaces({ kinds, breaks }: Line, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const kind = kinds[i]!;
    if ((kind & STARTS_OTHER) !== 0 && (breaks[i]! || i === from)) return false;
    const isNumbered = (kind & NUMBERED & ~KIND.postal) !== 0;
    if (isNumbered && i + 1 < to && !breaks[i + 1]! && (kinds[i + 1]! & KIND.number) !== 0) return false;
  }
  return true;
}

/** A number that no unit, level or box has, and a street behind it. */
const isHouse = (line: Line, at: number): boolean =>
  (line.kinds[at]! & KIND.number) !== 0 && hasStreetEnd(line, at + 1, partEnd(line, at));

/** GORE 9740, KOWHAI STREET and GORE 9740, CORNER KOWHAI AND RIMU STREETS: a street that begins behind a postcode. */
function isStreetBehindCode(line: Line, at: number): boolean {
  const { words, kinds } = line;
  if (!/^\d{4}$/.test(words[at - 1]!)) return false;
  return (kinds[at]! & KIND.corner) !== 0 || hasStreetEnd(line, at + 1, partEnd(line, at));
}

/** True if words before `end` are a street, or have the number of a house or of a rural delivery. */
function hasStreet({ words, kinds, breaks }: Line, end: number): boolean {
  for (let i = 0; i < end; i++) {
    if ((kinds[i]! & KIND.strongType) !== 0 || HIGHWAY_WORDS.has(words[i]!) || words[i] === 'RD') return true;
    const isOfPart = i > 0 && !breaks[i]! && (kinds[i - 1]! & NUMBERED) !== 0;
    if ((kinds[i]! & KIND.number) !== 0 && !isOfPart && i + 1 < end) return true;
  }
  return false;
}

/** The place, and its postcode where it has one, that words before `end` end in; null where they end in none. */
function placeBefore({ words }: Line, end: number, localities: LocalityIndex): Place | null {
  const country = beforeCountry(words, end);
  const code = /^\d{4}$/.test(words[country - 1] ?? '') ? words[country - 1]! : '';
  const to = beforeRegion(words, code === '' ? country : country - 1);
  for (let from = Math.max(0, to - LONGEST_PLACE_NZ); from < to; from++) {
    if (isPlaceNz(words.slice(from, to).join(' '), localities)) return { from, to, code };
  }
  return null;
}

/** Index of the region that words before `end` end in, LEVIN, WELLINGTON REGION; `end` where they end in none. */
function beforeRegion(words: readonly string[], end: number): number {
  for (let from = Math.max(1, end - LONGEST_REGION); from < end; from++) {
    const name = words.slice(from, end).join(' ');
    if (isRegionNz(name) && !isTownNz(name)) return from;
  }
  return end;
}

/** True if a place with its postcode stands in words [from, to), behind the first box of a line. */
function isWhole(line: Line, from: number, to: number, localities: LocalityIndex): boolean {
  const place = placeBefore(line, to, localities);
  return place !== null && place.code !== '' && place.from >= from;
}

/** Index of the country that words before `end` end in; `end` where they end in none. */
function beforeCountry(words: readonly string[], end: number): number {
  const length = [2, 1].find((count) => count < end && countryOf(words.slice(end - count, end).join(' ')) === 'NZ');
  return end - (length ?? 0);
}
