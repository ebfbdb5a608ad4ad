// The addresses of one street that a number, lot and unit may mean, in classes: what is typed itself, a range that ends
// with the number, units of what is typed, a range around the number. No class is ever taken for another.
import { firstNumberedFrom } from '../data/addresses/read/record-numbers.js';
import type { Reading } from '../address/parse/reading.js';
import {
  ADDRESS_WORDS,
  WORD,
  lotLabel,
  type AddressBlock,
  type AddressSet,
  type NumberForm,
} from '../data/addresses/read/address-set.js';
import { isAcrossTheStreet, isInsideRange } from '../data/addresses/read/number-range.js';
import { hasPostcode } from './locality-masks.js';
import type { Query } from './query.js';

/** How an address fits, the best first. */
export const FIT = { exact: 0, rangeEnd: 1, unit: 2, inside: 3 } as const;
export const FITS = 4;

/** How far before its end a range may begin that is looked for. */
const LONGEST_RANGE = 120;
/** Digits that a number may have. */
const MOST_DIGITS = 6;

/** What is asked of a row: the head of the line with its labels looked up. */
export interface RowWish {
  readonly head: Reading;
  readonly isNumberOpen: boolean;
  readonly postcode: string;
  /** False for a row that a filter leaves out. */
  readonly accepts: ((words: Uint32Array, at: number) => boolean) | undefined;
  /** Labels of the flat and the lot: 0 where none is typed, -1 where the set has no such label. */
  readonly flat: number;
  readonly lot: number;
  readonly hasUnit: boolean;
  /** As of the query. */
  readonly unheeded: string;
}

type Accepts = RowWish['accepts'];

/** The wish of a query; null where the set has no address with such a unit or lot at all. */
export function rowWish(
  { labels }: AddressSet,
  { head, isNumberOpen, postcode, unheeded }: Query,
  accepts: Accepts,
): RowWish | null {
  const { flatNumber, flatType, levelNumber, levelType, lotNumber } = head;
  const flat = flatNumber === '' ? 0 : labels.find(flatNumber);
  const lot = lotNumber === '' ? 0 : labels.find(lotNumber);
  return flat < 0 || lot < 0
    ? null
    : {
        head,
        isNumberOpen,
        postcode,
        accepts,
        flat,
        lot,
        hasUnit: flatNumber !== '' || flatType !== '' || levelNumber !== '' || levelType !== '',
        unheeded,
      };
}

export type TakeAddress = (address: number, fit: number) => void;

/**
 * Calls `take` with each address of the street whose first number (or lot, or unit without a number) is what is typed,
 * in stored order.
 */
export function rowsAt(set: AddressSet, street: number, wish: RowWish, take: TakeAddress): void {
  const { head } = wish;
  const block = set.street(street);
  const n = head.numberFirst;
  if (block.count === 0) return;
  if (n === 0) {
    if (head.lotNumber !== '') lots(block, wish, take);
    else if (head.flatNumber !== '') unnumbered(set, block, wish, take);
    return;
  }
  // 2, then 20 to 29, then 200 to 299: more digits may follow.
  const digits = String(n).length;
  const most = wish.isNumberOpen && head.numberSuffix === '' && head.numberLast === 0 ? MOST_DIGITS : digits;
  for (let length = digits, scale = 1; length <= most; length++, scale *= 10) {
    eachNumbered(block, n * scale, n * scale + scale - 1, (at, i) => {
      const fit = fitOf(set, block.words, at, wish, block.words[at]!);
      if (fit >= 0 && (length === digits || fit < FIT.unit)) {
        take(block.first + i, length === digits ? fit : FIT.rangeEnd);
      }
    });
  }
}

/**
 * The same for addresses with another first number: a range that ends with the typed one or lies around it, half of a
 * typed range.
 */
export function rowsAround(set: AddressSet, street: number, wish: RowWish, take: TakeAddress): void {
  const { numberFirst: n, numberLast } = wish.head;
  const block = set.street(street);
  const { words, first } = block;
  if (n === 0 || wish.isNumberOpen || block.count === 0) return;
  eachNumbered(block, Math.max(1, n - LONGEST_RANGE), Math.max(n, numberLast), (at, i) => {
    if (words[at] === n || (words[at + WORD.formAndPostcode]! >>> 16 === 0 && words[at] !== numberLast)) return;
    const fit = fitOf(set, words, at, wish, n);
    if (fit >= 0) take(first + i, fit);
  });
}

/** How the record fits the number `n`; -1 if it does not. */
function fitOf(set: AddressSet, words: Uint32Array, at: number, wish: RowWish, n: number): number {
  const formAndPostcode = words[at + WORD.formAndPostcode]!;
  const fit = numberFit(wish.head, n, words[at]!, set.numberForms[formAndPostcode >>> 16]!);
  if (fit < 0 || !hasPostcode(formAndPostcode & 0xffff, wish.postcode) || wish.accepts?.(words, at) === false) {
    return -1;
  }
  if (wish.lot !== 0 && lotLabel(words[at + WORD.lotAndFlags]!) !== wish.lot) return -1;
  const unit = words[at + WORD.unit]!;
  if (!wish.hasUnit && unit === 0) return fit;
  if (!wish.hasUnit) return fit === FIT.inside ? -1 : FIT.unit;
  return unit !== 0 && fit !== FIT.inside && isUnit(set, unit, wish) ? fit : -1;
}

function numberFit(asked: Reading, n: number, first: number, form: NumberForm): number {
  if (asked.numberPrefix !== '' && asked.numberPrefix !== form.prefix) return -1;
  const last = first + form.lastDelta;
  if (first === n && form.suffix === asked.numberSuffix) {
    if (asked.numberLast === 0) return form.isRange ? FIT.rangeEnd : FIT.exact;
    if (!form.isRange) return FIT.rangeEnd;
    return last === asked.numberLast && form.lastSuffix === asked.numberLastSuffix ? FIT.exact : -1;
  }
  if (asked.numberLast !== 0) {
    return !form.isRange && first === asked.numberLast && form.suffix === asked.numberLastSuffix ? FIT.rangeEnd : -1;
  }
  if (!form.isRange) return -1;
  if (last === n && form.lastSuffix === asked.numberSuffix) return FIT.rangeEnd;
  if (isAcrossTheStreet(form, first, n)) return -1;
  return isInsideRange(form, first, n, asked.numberSuffix) ? FIT.inside : -1;
}

function isUnit(set: AddressSet, id: number, { head, flat }: RowWish): boolean {
  if (head.flatNumber !== '' && set.unitFlatLabel[id] !== flat) return false;
  if (head.levelNumber === '' && head.levelType === '') return true;
  const unit = set.unit(id);
  return (
    unit.levelNumber === head.levelNumber &&
    (head.levelType === '' || unit.levelType === head.levelType || unit.levelType === '')
  );
}

function lots({ words, start, count, first }: AddressBlock, wish: RowWish, take: TakeAddress): void {
  for (let i = 0, at = start; i < count; i++, at += ADDRESS_WORDS) {
    if (
      lotLabel(words[at + WORD.lotAndFlags]!) !== wish.lot ||
      !hasPostcode(words[at + WORD.formAndPostcode]! & 0xffff, wish.postcode) ||
      wish.accepts?.(words, at) === false
    ) {
      continue;
    }
    take(first + i, words[at] === 0 ? FIT.exact : FIT.rangeEnd);
  }
}

/** Units of a street whose addresses have no number: UNIT 5, SOME LANE. */
function unnumbered(set: AddressSet, block: AddressBlock, wish: RowWish, take: TakeAddress): void {
  const { words, start, count, first } = block;
  for (let i = 0, at = start; i < count && words[at] === 0; i++, at += ADDRESS_WORDS) {
    const unit = words[at + WORD.unit]!;
    if (
      unit !== 0 &&
      isUnit(set, unit, wish) &&
      hasPostcode(words[at + WORD.formAndPostcode]! & 0xffff, wish.postcode)
    ) {
      take(first + i, FIT.exact);
    }
  }
}

/**
 * Calls `take` with the addresses at the same number as the given one: the building's own, and its units that are
 * typed, or all of them.
 */
export function rowsWith(
  set: AddressSet,
  street: number,
  address: number,
  wish: RowWish | null,
  take: (address: number) => void,
): void {
  const { words, start, first, count } = set.street(street);
  const own = start + (address - first) * ADDRESS_WORDS;
  const form = words[own + WORD.formAndPostcode]! >>> 16;
  eachNumbered({ words, start, first, count }, words[own]!, words[own]!, (at, i) => {
    if (words[at + WORD.formAndPostcode]! >>> 16 !== form || wish?.accepts?.(words, at) === false) return;
    const unit = words[at + WORD.unit]!;
    if (wish === null || (unit !== 0 && isUnit(set, unit, wish))) take(first + i);
  });
}

/** Calls `visit` with the place of each record whose first number is from `from` to `to`. */
function eachNumbered(
  { words, start, count }: AddressBlock,
  from: number,
  to: number,
  visit: (at: number, i: number) => void,
): void {
  const first = firstNumberedFrom(words, start, count, from);
  for (let i = first, at = start + first * ADDRESS_WORDS; i < count && words[at]! <= to; i++, at += ADDRESS_WORDS) {
    visit(at, i);
  }
}
