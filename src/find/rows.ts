// The addresses of one street that a number, lot and unit may mean, in classes: what is typed itself, a range that ends
// with the number, units of what is typed, a range around the number. No class is ever taken for another.
import type { Reading } from '../address/reading.js';
import { ADDRESS_WORDS, WORD, lotLabel, type AddressBlock, type AddressSet, type NumberForm } from '../reference/address-set.js';
import { hasPostcode } from './places.js';

/** How an address fits, the best first. */
export const FIT = { exact: 0, rangeEnd: 1, unit: 2, inside: 3 } as const;
export const FITS = 4;

/** How far before its end a range may begin that is looked for. */
const LONGEST_RANGE = 120;
/** Digits that a number may have. */
const MOST_DIGITS = 6;

/** What is asked of a row beside its number. */
export interface RowWish { readonly head: Reading; readonly isNumberOpen: boolean; readonly postcode: string; /** False for a row that a filter leaves out. */ readonly accepts: ((words: Uint32Array, at: number) => boolean) | undefined }

export type Take = (address: number, fit: number) => void;

/** Calls `take` with each address of the street that fits, in stored order. */
export function rowsOf(set: AddressSet, street: number, wish: RowWish, take: Take): void {
  const { head } = wish, block = set.street(street);
  if (block.count === 0) return;
  if (head.numberFirst === 0) { if (head.lotNumber !== '') lots(set, block, wish, take); else if (head.flatNumber !== '') unnumbered(set, block, wish, take); return; }
  const wanted = wantedOf(set, wish);
  if (wish.isNumberOpen && head.numberSuffix === '' && head.numberLast === 0) {
    // 2, then 20 to 29, then 200 to 299: more digits may follow.
    for (let scale = 1, digits = String(head.numberFirst).length; digits <= MOST_DIGITS; digits++, scale *= 10) {
      const from = head.numberFirst * scale, to = from + scale - 1;
      eachNumbered(block, from, to, (at, i) => { const fit = fitOf(set, block.words, at, wanted, block.words[at]!); if (fit === FIT.exact || fit === FIT.rangeEnd) take(block.first + i, digits === String(head.numberFirst).length ? fit : FIT.rangeEnd); });
    }
    return;
  }
  const n = head.numberFirst;
  eachNumbered(block, Math.max(1, n - LONGEST_RANGE), Math.max(n, head.numberLast), (at, i) => {
    const fit = fitOf(set, block.words, at, wanted, n);
    if (fit >= 0) take(block.first + i, fit);
  });
}

interface Wanted { readonly wish: RowWish; readonly flat: number; readonly lot: number; readonly hasUnit: boolean }

const wantedOf = (set: AddressSet, wish: RowWish): Wanted => {
  const { flatNumber, flatType, levelNumber, levelType, lotNumber } = wish.head;
  return { wish, flat: flatNumber === '' ? 0 : set.labels.find(flatNumber), lot: lotNumber === '' ? 0 : set.labels.find(lotNumber), hasUnit: flatNumber !== '' || flatType !== '' || levelNumber !== '' || levelType !== '' };
};

/** How the record fits the number `n`; -1 if it does not. */
function fitOf(set: AddressSet, words: Uint32Array, at: number, wanted: Wanted, n: number): number {
  const { wish, lot, hasUnit } = wanted, formAndPostcode = words[at + WORD.formAndPostcode]!, formId = formAndPostcode >>> 16;
  if (formId === 0 && words[at] !== n) return -1;
  const fit = numberFit(wish.head, n, words[at]!, set.numberForms[formId]!);
  if (fit < 0 || !hasPostcode(formAndPostcode & 0xffff, wish.postcode) || wish.accepts?.(words, at) === false) return -1;
  if (wish.head.lotNumber !== '' && lotLabel(words[at + WORD.lotAndFlags]!) !== lot) return -1;
  const unit = words[at + WORD.unit]!;
  if (!hasUnit) return unit === 0 ? fit : fit === FIT.inside ? -1 : FIT.unit;
  return unit !== 0 && fit !== FIT.inside && isUnit(set, unit, wanted) ? fit : -1;
}

function numberFit(q: Reading, n: number, first: number, form: NumberForm): number {
  if (q.numberPrefix !== '' && q.numberPrefix !== form.prefix) return -1;
  const last = first + form.lastDelta;
  if (first === n && form.suffix === q.numberSuffix) {
    if (q.numberLast === 0) return form.isRange ? FIT.rangeEnd : FIT.exact;
    return !form.isRange ? FIT.rangeEnd : last === q.numberLast && form.lastSuffix === q.numberLastSuffix ? FIT.exact : -1;
  }
  if (q.numberLast !== 0) return !form.isRange && first === q.numberLast && form.suffix === q.numberLastSuffix ? FIT.rangeEnd : -1;
  if (!form.isRange) return -1;
  if (last === n && form.lastSuffix === q.numberSuffix) return FIT.rangeEnd;
  return n >= first && n <= last && (n > first || q.numberSuffix > form.suffix) && (n < last || q.numberSuffix < form.lastSuffix) ? FIT.inside : -1;
}

function isUnit(set: AddressSet, id: number, { wish: { head }, flat }: Wanted): boolean {
  if (head.flatNumber !== '' && set.unitFlatLabel[id] !== flat) return false;
  if (head.levelNumber === '' && head.levelType === '') return true;
  const unit = set.unit(id);
  return unit.levelNumber === head.levelNumber && (head.levelType === '' || unit.levelType === head.levelType || unit.levelType === '');
}

function lots(set: AddressSet, block: AddressBlock, wish: RowWish, take: Take): void {
  const { words, start, count, first } = block, wanted = wantedOf(set, wish);
  if (wanted.lot < 0) return;
  for (let i = 0, at = start; i < count; i++, at += ADDRESS_WORDS) {
    if (lotLabel(words[at + WORD.lotAndFlags]!) !== wanted.lot || !hasPostcode(words[at + WORD.formAndPostcode]! & 0xffff, wish.postcode) || wish.accepts?.(words, at) === false) continue;
    take(first + i, words[at] === 0 ? FIT.exact : FIT.rangeEnd);
  }
}

/** Units of a street whose addresses have no number: UNIT 5, SOME LANE. */
function unnumbered(set: AddressSet, block: AddressBlock, wish: RowWish, take: Take): void {
  const { words, start, count, first } = block, wanted = wantedOf(set, wish);
  for (let i = 0, at = start; i < count && words[at] === 0; i++, at += ADDRESS_WORDS) {
    const unit = words[at + WORD.unit]!;
    if (unit !== 0 && isUnit(set, unit, wanted) && hasPostcode(words[at + WORD.formAndPostcode]! & 0xffff, wish.postcode)) take(first + i, FIT.exact);
  }
}

/** Calls `visit` with the place of each record whose first number is from `from` to `to`. */
function eachNumbered({ words, start, count }: AddressBlock, from: number, to: number, visit: (at: number, i: number) => void): void {
  let low = 0, high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[start + middle * ADDRESS_WORDS]! < from) low = middle + 1; else high = middle;
  }
  for (let i = low, at = start + low * ADDRESS_WORDS; i < count && words[at]! <= to; i++, at += ADDRESS_WORDS) visit(at, i);
}
