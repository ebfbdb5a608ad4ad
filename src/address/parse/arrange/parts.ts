// Parts behind or amid the street that belong before it or nowhere: units and levels, postal deliveries, care-of,
// rural deliveries, remarks, a state or postcode in the middle, a number behind its street.
import { ASIDE, END, FRONT, endsStreet, hasName, hasStreetEnd, isPostcode, send } from './destination.js';
import { isRemark } from './remark.js';
import { ruralEnd } from './rural.js';
import { unitLength } from './unit-length.js';
import { partEnd, type Line } from '../reading.js';
import { isCareOf } from '../../vocabulary/care-of.js';
import { KIND } from '../../vocabulary/kinds.js';
import { postalAt } from '../../vocabulary/postal.js';
import { streetType } from '../../vocabulary/street.js';

const PLAIN_NUMBER = /^[A-Z]?\d{1,5}[A-Z]{0,2}$/;
const UNIT_KINDS = KIND.flat | KIND.level | KIND.number | KIND.ordinal;
/** Words that lead to a unit or level wherever they stand. */
const SURE_UNITS = new Set(['BLOCK', 'UNIT', 'U', 'APT', 'APARTMENT', 'SHOP', 'SUITE', 'LEVEL', 'LVL']);

/** Sends each such part to its destination; `number` is the index of the house number. */
export function placeParts(line: Line, number: number, destinations: Uint8Array): void {
  const n = line.words.length;
  let i = 1;
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
  if ((k & KIND.remark) !== 0) {
    const end = remarkEnd(line, i, number);
    send(destinations, i, end, ASIDE);
    if (end > i) return end;
  }
  if (i < number) return i;
  if (i === number) {
    if (i >= 2 && isBehindItsStreet(line, i)) destinations[i] = FRONT;
    return i;
  }
  if ((k & KIND.postal) !== 0) {
    const end = postalEnd(line, i);
    send(destinations, i, end, FRONT);
    if (end > i) return end;
  }
  if ((k & KIND.care) !== 0 && line.breaks[i]! && isCareOf(line.words, i)) {
    const end = partEnd(line, i);
    send(destinations, i, end, ASIDE);
    return end;
  }
  if ((k & UNIT_KINDS) !== 0 && i > number + 1) {
    const end = unitEnd(line, i, k);
    send(destinations, i, end, FRONT);
    if (end > i) return end;
  }
  if (
    ((k & KIND.state) !== 0 && isStateAmid(line, i)) ||
    ((k & KIND.number) !== 0 && i > number + 1 && isPostcodeAmid(line, i, destinations[i - 1] === END))
  ) {
    destinations[i] = END;
  }
  return i;
}

function remarkEnd(line: Line, i: number, number: number): number {
  const { words, breaks } = line;
  if (breaks[i]! || !(endsStreet(line, i - 1) || (words[i] === 'VIA' && i > number + 2))) return i;
  const end = partEnd(line, i);
  return isRemark(line, i, end) ? end : i;
}

function postalEnd(line: Line, i: number): number {
  const { words, kinds, breaks } = line;
  const starts = breaks[i]!;
  if (!starts && !endsStreet(line, i - 1)) return i;
  const form = postalAt(words, i, words.length);
  if (!form || (form.weak && !starts)) return i;
  const end = i + form.length;
  if (form.numberless) return end;
  return end < words.length && (kinds[end]! & KIND.number) !== 0 ? end + 1 : i;
}

function unitEnd(line: Line, i: number, k: number): number {
  const { words, breaks } = line;
  const n = words.length;
  const starts = breaks[i]!;
  const begins = starts || endsStreet(line, i - 1);
  if (!begins && ((k & KIND.number) !== 0 || !SURE_UNITS.has(words[i]!))) return i;
  const length = unitLength(line, i, n);
  // UNIT 3073 at the end of a line: the postcode is no unit's number.
  if (length === 2 && i + 2 >= n && isPostcode(words[i + 1]!) && !starts) return i;
  return i + length;
}

/** 24 SMITH ST, VIC, RESERVOIR. */
const isStateAmid = (line: Line, i: number): boolean => {
  const { words, breaks } = line;
  const n = words.length;
  return breaks[i]! && i + 1 < n && breaks[i + 1]! && words[i]!.length <= 3 && hasName(line, i + 1, n);
};

/** 24 SMITH ST, 3073 RESERVOIR. */
const isPostcodeAmid = (line: Line, i: number, behindState: boolean): boolean => {
  const { words, breaks } = line;
  const n = words.length;
  return (
    isPostcode(words[i]!) &&
    (breaks[i]! || behindState) &&
    i + 1 < n &&
    hasName(line, i + 1, n) &&
    !hasStreetEnd(line, i, partEnd(line, i)) &&
    !isPostcode(words[n - 1]!)
  );
};

/** SMITH STREET 24, RESERVOIR. */
function isBehindItsStreet(line: Line, i: number): boolean {
  const { words, kinds, breaks } = line;
  const n = words.length;
  const word = words[i]!;
  const endsPart = i + 1 < n && breaks[i + 1]!;
  return (
    (kinds[i - 1]! & KIND.strongType) !== 0 &&
    (!breaks[i]! || (endsPart && word.length < 4)) &&
    (i + 1 === n || endsPart || !hasStreetEnd(line, i + 1, partEnd(line, i))) &&
    PLAIN_NUMBER.test(word) &&
    streetType(words[i - 1]!) !== 'HIGHWAY' &&
    !(isPostcode(word) && !hasName(line, i + 1, n)) &&
    !words.slice(0, i - 1).every((_, j) => (kinds[j]! & KIND.building) !== 0)
  );
}
