// Parts behind or amid the street that belong before it or nowhere: units and levels, postal deliveries, care-of,
// rural deliveries, remarks, a state or postcode in the middle, a number behind its street.
import { ASIDE, END, FRONT, endsStreet, hasStreetEnd, isPostcode, isTallUnit, send } from './destination.js';
import { insideListEnd } from './inside-list.js';
import { placeLot } from './lot-behind.js';
import { PLAIN_NUMBER, placeNumberBehind } from './number-behind.js';
import { isBehindWhole, isPostcodeAmid, isStateAmid } from './place-amid.js';
import { blockEnd, landEnd, rearEnd, siteEnd } from './remark.js';
import { remarkEnd } from './remark-end.js';
import { ruralEnd } from './rural.js';
import { secondPropertyEnd } from './second-property.js';
import { unitLength } from './unit-length.js';
import { partEnd, type Line } from '../reading.js';
import { boxNumberEnd } from '../head/postal.js';
import { isCareOf } from '../../vocabulary/care-of.js';
import { KIND } from '../../vocabulary/kinds.js';
import { postalAt } from '../../vocabulary/postal.js';
import { siteUnit } from '../../vocabulary/unit.js';
import { isHighwayOfNumber } from '../street-words.js';

const UNIT_KINDS = KIND.flat | KIND.level | KIND.number | KIND.ordinal;
/** Words that lead to a unit or level wherever they stand. */
const SURE_UNITS = new Set(['BLOCK', 'UNIT', 'U', 'APT', 'APARTMENT', 'SHOP', 'SUITE', 'LEVEL', 'LVL']);

/** The number of a unit behind its street. */
const UNIT = /^[A-Z]?\d{1,3}[A-Z]?$/;
/** The number of a house, or of several. */
const HOUSE_OR_RANGE = /^[A-Z]?\d{1,5}[A-Z]{0,2}(?:-\d{1,5}[A-Z]?)?$/;

/** Sends each such part to its destination; `number` is the index of the house number. */
export function placeParts(line: Line, number: number, destinations: Uint8Array): void {
  const n = line.words.length;
  const parcel = blockEnd(line, 0);
  send(destinations, 0, parcel, ASIDE);
  let i = Math.max(1, parcel);
  while (i < n) {
    const end = destinations[i] === 0 ? placePart(line, i, number, destinations) : i;
    i = end > i ? end : i + 1;
  }
}

/** Sends the part at `i`, if one stands there; returns the index behind it, else `i`. */
function placePart(line: Line, i: number, number: number, destinations: Uint8Array): number {
  const k = line.kinds[i]!;
  if ((k & KIND.rural) !== 0) {
    const end = ruralEnd(line, i);
    send(destinations, i, end, ASIDE);
    if (end > i) return end;
  }
  if ((k & KIND.remark) !== 0 || (line.words[i] === 'IN' && line.words[i + 1] === 'FRONT')) {
    const end = remarkEnd(line, i, number);
    send(destinations, i, end, ASIDE);
    if (end > i) return end;
  }
  const isSecond = line.words[i] === 'AND' || ((k & KIND.number) !== 0 && line.breaks[i]! && i > 2);
  const beside = isSecond
    ? secondPropertyEnd(line, i)
    : Math.max(
        line.breaks[i]! || line.words[i] === 'DOCK' ? siteEnd(line, i) : i,
        landEnd(line, i),
        blockEnd(line, i),
        rearEnd(line, i, number),
      );
  send(destinations, i, beside, ASIDE);
  if (beside > i) return beside;
  if ((k & KIND.corner) !== 0 && isCornerBehind(line, i)) {
    destinations[i] = FRONT;
    return i + 1;
  }
  if ((k & KIND.lot) !== 0) {
    const end = placeLot(line, i, line.words.length, destinations);
    if (end > i) return end;
  }
  // 24 SMITH ST, RESERVOIR VIC ATTN ACCOUNTS
  const isApart = line.breaks[i]! || (line.words[i]!.startsWith('ATT') && (line.kinds[i - 1]! & KIND.state) !== 0);
  if ((k & KIND.care) !== 0 && isApart && isCareOf(line.words, i)) {
    const end = partEnd(line, i);
    // ATTN JOHN BROWN 24 SMITH ST: what leads to the number is read before it.
    if (i > number || (number === line.words.length && end < number)) {
      send(destinations, i, end, ASIDE);
      return end;
    }
  }
  // LEVEL 1, SMITH STREET, PO BOX 5, RESERVOIR: behind a street without a number too.
  if ((k & KIND.postal) !== 0 && (i > number || (line.breaks[i]! && endsStreet(line, i - 1)))) {
    const end = postalEnd(line, i);
    send(destinations, i, end, FRONT);
    if (end > i) return end;
  }
  return i < number ? i : placeBehindNumber(line, i, number, destinations);
}

/** SMITH ST & JONES RD INTERSECTION, RESERVOIR: both streets stand before the word at `i`, with AND between them. */
function isCornerBehind(line: Line, i: number): boolean {
  const { words, kinds, breaks } = line;
  const and = words.lastIndexOf('AND', i);
  if (and < 2 || breaks[i]! || !endsStreet(line, i - 1) || !endsStreet(line, and - 1)) return false;
  const end = partEnd(line, i);
  return (
    !hasStreetEnd(line, i + 1, end) && !kinds.slice(0, i).some((kind) => (kind & (KIND.corner | KIND.number)) !== 0)
  );
}

/** The same from the number on. */
function placeBehindNumber(line: Line, i: number, number: number, destinations: Uint8Array): number {
  const k = line.kinds[i]!;
  if (i === number) {
    placeNumberBehind(line, i, destinations);
    return i;
  }
  if (i === number + 1 && isUnitBetween(line, i)) {
    send(destinations, i, i + 2, FRONT);
    return i + 2;
  }
  if ((k & KIND.number) !== 0 && i > number + 2 && isUnitBehind(line, i, number)) {
    destinations[i] = FRONT;
    return i + 1;
  }
  const list = insideListEnd(line, i, i > number + 1 && (line.breaks[i]! || destinations[i - 1] === ASIDE));
  // 24 SMITH ST, SHOPS 5, 6 & 7: the comma is within the units.
  const inside = list > i ? Math.max(list, i + unitLength(line, i, line.words.length)) : i;
  send(destinations, i, inside, FRONT);
  if (inside > i) return inside;
  if (((k & UNIT_KINDS) !== 0 || siteUnit(line.words[i]!) !== undefined) && i > number + 1) {
    const end = unitEnd(line, i, k, destinations[i - 1] === FRONT);
    send(destinations, i, end, FRONT);
    if (end > i) return end;
  }
  if (
    ((k & KIND.state) !== 0 && isStateAmid(line, i)) ||
    ((k & KIND.number) !== 0 &&
      (i > number + 1 || destinations[number] === FRONT) &&
      isPostcodeAmid(line, i, isBehindWhole(line, i, number, destinations)))
  ) {
    destinations[i] = END;
  }
  return i;
}

/** 6 UNIT 19 SMITH ST: the unit's own word says which number is its. */
function isUnitBetween(line: Line, i: number): boolean {
  const { words, kinds, breaks } = line;
  // 45, WAREHOUSE B2, SMITH ST
  const isApart = breaks[i]! && breaks[i + 2] === true && HOUSE_OR_RANGE.test(words[i - 1]!);
  const isUnit = isApart && (kinds[i]! & KIND.flat) !== 0 && words[i]!.length > 2 && !breaks[i + 1]!;
  const isNumbered =
    ((kinds[i + 1] ?? 0) & (KIND.number | KIND.letter)) !== 0 && ((kinds[i + 2] ?? 0) & KIND.number) === 0;
  if (isUnit && isNumbered && hasStreetEnd(line, i + 2, partEnd(line, i + 2))) return true;
  return (
    SURE_UNITS.has(words[i]!) &&
    words[i]!.length > 2 &&
    i + 2 < words.length &&
    (!breaks[i]! || i === 1) &&
    (kinds[i + 1]! & KIND.number) !== 0 &&
    PLAIN_NUMBER.test(words[i + 1]!) &&
    HOUSE_OR_RANGE.test(words[i - 1]!) &&
    !breaks[i + 1]! &&
    (kinds[i + 2]! & KIND.number) === 0 &&
    ((kinds[i + 2]! & KIND.type) === 0 || hasStreetEnd(line, i + 3, partEnd(line, i + 2)))
  );
}

/**
 * "36 SMITH ROAD 2, RESERVOIR": a number between the street's type and a comma, or a place with its postcode, the house
 * number having led.
 */
function isUnitBehind(line: Line, i: number, number: number): boolean {
  const { words, kinds, breaks } = line;
  return (
    !breaks[i]! &&
    (i + 1 === words.length || breaks[i + 1]! || isBeforePlace(line, i, number)) &&
    (UNIT.test(words[i]!) || isTallUnit(words, i)) &&
    /^\d/.test(words[number]!) &&
    !words[number]!.includes('/') &&
    (number === 0 || (kinds[number - 1]! & KIND.building) !== 0) &&
    (endsStreet(line, i - 1) || ((kinds[i - 1]! & KIND.type) !== 0 && i + 1 < words.length)) &&
    !isHighwayOfNumber(words, i - 1)
  );
}

/**
 * 36 SMITH ROAD 2 RESERVOIR VIC 3073: a whole street without a comma before the number at `i`, and behind it nothing
 * but a name with its state and postcode. RD 2 may be a rural delivery.
 */
function isBeforePlace(line: Line, i: number, number: number): boolean {
  const { words, kinds, breaks } = line;
  const at = i + 1;
  if (!endsStreet(line, i - 1) || words[i - 1] === 'RD' || breaks.slice(number + 1, i).includes(true)) return false;
  const isName = (word: number): boolean => (kinds[word]! & (KIND.number | KIND.state)) === 0;
  let end = words.length;
  while (end > at && !isName(end - 1)) end--;
  if (end === at || end === words.length || !words.slice(end).some((word) => isPostcode(word))) return false;
  const noPlace = UNIT_KINDS | KIND.state | KIND.strongType | KIND.corner;
  return !breaks.slice(at, end).includes(true) && kinds.slice(at, end).every((kind) => (kind & noPlace) === 0);
}

function postalEnd(line: Line, i: number): number {
  const { words, kinds, breaks } = line;
  const starts = breaks[i]!;
  if (!starts && !endsStreet(line, i - 1)) return i;
  const form = postalAt(words, i, words.length);
  if (!form || (form.weak && !starts)) return i;
  const end = i + form.length;
  if (form.numberless) return end;
  return ((kinds[end] ?? 0) & KIND.number) !== 0 ? boxNumberEnd(line, end, words.length) : i;
}

/** Index behind the unit or level at `i`; `isBehindOther`: another one stands before it, LEVEL 1 SUITE 5. */
function unitEnd(line: Line, i: number, k: number, isBehindOther: boolean): number {
  const { words, breaks } = line;
  const n = words.length;
  const starts = breaks[i]!;
  const begins = starts || endsStreet(line, i - 1) || (isBehindOther && (k & KIND.number) === 0);
  if (!begins && ((k & KIND.number) !== 0 || !SURE_UNITS.has(words[i]!))) return i;
  const length = unitLength(line, i, n);
  // UNIT 3073 at the end of a line: the postcode is no unit's number.
  if (length === 2 && i + 2 >= n && isPostcode(words[i + 1]!) && !starts) return i;
  return i + length;
}
