// Reads a postal delivery: PO BOX 123, GPO BOX 106 543, PRIVATE BAG A 12, CARE PO.
import { isDigits } from '../number-word.js';
import { leaveUnknown } from './note-unit.js';
import { hasStreetEnd } from '../arrange/destination.js';
import { PART, partEnd, take, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { endsBare, lacksNumber, postalAt, type PostalForm } from '../../vocabulary/postal.js';

/**
 * Takes the postal delivery at `at`; returns the index behind it, or `at` where none stands. An address has one: a
 * second one is unknown (PO BOX 12, PRIVATE BAG 34).
 */
export function readPostal(line: Line, at: number, hi: number, reading: Reading): number {
  if (reading.postalType === '') return readDelivery(line, at, hi, reading);
  const other = { ...reading, taken: [], postalType: '', postalNumber: '' };
  const next = readDelivery(line, at, hi, other);
  leaveUnknown(reading, at, next);
  return next;
}

function readDelivery(line: Line, at: number, hi: number, reading: Reading): number {
  const { words, kinds } = line;
  const form = postalAt(words, at, hi);
  if (!form) return at;
  let next = at + form.length;
  if (!form.numberless) {
    const isNumbered = next < hi && (kinds[next]! & KIND.number) !== 0;
    const isLettered = isLetterAndNumber(line, next, hi) || isExchange(form, line, next, hi);
    const isLacking =
      !isNumbered && !isLettered && (lacksNumber(form, line.breaks, at, hi) || lacksBoxNumber(form, line, at, hi));
    const isBare = isLacking || endsBare(form, line.breaks, next, hi);
    if (!isBare && !isNumbered && !isLettered) return at;
    if (!isBare) next = readNumber(line, next, hi, reading);
  } else if (mayHaveNumber(form.type) && next < hi && isDigits(words[next]!)) {
    reading.postalNumber = words[next]!;
    next++;
  }
  // BOX 12 PO, RESERVOIR; PRIVATE BAG 3, PO RESERVOIR
  const isOffice = words[next] === 'PO' && next + 1 < hi && !postalAt(words, next, hi);
  if (isOffice && reading.postalNumber !== '' && (kinds[next + 1]! & KIND.number) === 0) next++;
  reading.postalType = form.type;
  take(reading, PART.postal, at, next);
  return next;
}

/**
 * PO BOX PENRITH: a box whose number is not written, at the start of a part and with its place behind it. PO BOX HILL
 * is the post office there.
 */
export function lacksBoxNumber(form: PostalForm, { words, kinds, breaks }: Line, at: number, hi: number): boolean {
  const next = at + form.length;
  const isBox = / (?:BAG|BOX)$/.test(form.type) && form.length > 1 && !form.weak;
  const isFirst = at === 0 || (breaks[at]! && next < words.length);
  return isBox && isFirst && (next === hi || (words[next] !== 'HILL' && (kinds[next]! & NO_PLACE) === 0));
}

/** What begins no place. */
const NO_PLACE = KIND.number | KIND.letter | KIND.flat | KIND.level | KIND.lot | KIND.care;

/** Types that are whole without a number and may have one. */
const mayHaveNumber = (type: string): boolean => type === 'CMA' || type === 'CPA' || type === 'CARE PO';

/** BAG A 12: the letter belongs to the number behind it. */
export const isLetterAndNumber = ({ kinds, breaks }: Line, at: number, hi: number): boolean =>
  at + 1 < hi && (kinds[at]! & KIND.letter) !== 0 && !breaks[at + 1]! && (kinds[at + 1]! & KIND.number) !== 0;

/** DX SP 20001: the letters of the exchange belong to the number behind them. */
export const isExchange = ({ type }: PostalForm, { words, breaks }: Line, at: number, hi: number): boolean =>
  type === 'DX' &&
  at + 1 < hi &&
  !breaks[at]! &&
  !breaks[at + 1]! &&
  /^[A-Z]{2}$/.test(words[at]!) &&
  /^\d{4,5}$/.test(words[at + 1]!);

/**
 * Index behind the number of a box whose first group is at `at`: PO BOX 106 543, and PO BOX 1 543 before a comma, as 5
 * of BOX 5 543 SMITH ST is all of it.
 */
export function boxNumberEnd(line: Line, at: number, hi: number): number {
  const { words, breaks } = line;
  if (hasThousands(line, at, hi)) return at + 2;
  let end = at + 1;
  let digits = words[at]!;
  while (end < hi && !breaks[end]! && /^\d{3}$/.test(words[end]!) && /^(?:\d{1,3}|\d{5,6})$/.test(digits)) {
    if (digits.length === 1 && end + 1 < hi && !breaks[end + 1]!) break;
    digits += words[end]!;
    end++;
  }
  return end;
}

/** PO BOX 1,234 of a spreadsheet: a comma before three digits, without a blank, and no street behind these. */
function hasThousands(line: Line, at: number, hi: number): boolean {
  const { words, text, starts, ends } = line;
  const next = at + 1;
  if (next >= hi || !/^\d{1,3}$/.test(words[at]!) || !/^\d{3}$/.test(words[next]!)) return false;
  return text.slice(ends[at], starts[next]) === ',' && !isBeforeStreet(line, next, hi);
}

/** True if a street ends in the part of the word at `at`, behind it: a number there is of that street. */
const isBeforeStreet = (line: Line, at: number, hi: number): boolean =>
  hasStreetEnd(line, at + 1, Math.min(hi, partEnd(line, at)));

/** PO BOXES 5 & 6: a second number behind the first, with no street behind it. */
const hasSecond = (line: Line, at: number, hi: number): boolean =>
  line.words[at] === 'AND' && at + 1 < hi && isDigits(line.words[at + 1]!) && !isBeforeStreet(line, at + 1, hi);

function readNumber(line: Line, at: number, hi: number, reading: Reading): number {
  const { words } = line;
  let next = boxNumberEnd(line, at, hi);
  let number = words.slice(at, next).join('');
  if (number.length < 3 && next < hi && isDigits(words[next]!) && /^[A-Z]+$/.test(number)) {
    number += words[next]!;
    next++;
  }
  if (hasSecond(line, next, hi)) {
    number += ` & ${words[next + 1]!}`;
    next += 2;
  }
  reading.postalNumber = number;
  return next;
}
