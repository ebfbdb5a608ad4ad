// Whether two addresses have the same number: of a house, of a range of houses, of a lot.
import type { ComparableAddress } from '../comparable.js';
import type { Likeness } from './likeness.js';

export interface NumberAgreement {
  /** `near`: one is within the other's range. `oneSided` where only one has a number, or each of another kind. */
  readonly number: Likeness;
  /** The letter behind the number: of 12A and 12 `oneSided`. */
  readonly suffix: Likeness;
}

const UNSAID: NumberAgreement = { number: 'unsaid', suffix: 'unsaid' };
const ONE_SIDED: NumberAgreement = { number: 'oneSided', suffix: 'unsaid' };
const DIFFERENT: NumberAgreement = { number: 'different', suffix: 'unsaid' };
const SAME: NumberAgreement = { number: 'same', suffix: 'unsaid' };
const NEAR: NumberAgreement = { number: 'near', suffix: 'unsaid' };

/** How the numbers of two addresses on one street compare. */
export function numberAgreement(a: ComparableAddress, b: ComparableAddress): NumberAgreement {
  if (a.numberFirst === 0 || b.numberFirst === 0) return lotAgreement(a, b);
  if (a.numberFirst === b.numberFirst && a.numberLast === b.numberLast) return suffixAgreement(a, b);
  return overlap(a, b) ? NEAR : DIFFERENT;
}

/** A lot and a house number are two ways to count: neither contradicts the other. */
function lotAgreement(a: ComparableAddress, b: ComparableAddress): NumberAgreement {
  if (a.numberFirst === 0 && b.numberFirst === 0) {
    if (a.lot === '' && b.lot === '') return UNSAID;
    if (a.lot !== '' && b.lot !== '') return a.lot === b.lot ? SAME : DIFFERENT;
  }
  return ONE_SIDED;
}

function suffixAgreement(a: ComparableAddress, b: ComparableAddress): NumberAgreement {
  const first = a.numberSuffix + a.numberLastSuffix;
  const second = b.numberSuffix + b.numberLastSuffix;
  if (a.numberSuffix === b.numberSuffix && a.numberLastSuffix === b.numberLastSuffix) {
    return first === '' ? SAME : { number: 'same', suffix: 'same' };
  }
  return { number: 'same', suffix: first === '' || second === '' ? 'oneSided' : 'different' };
}

/**
 * True where a number is within the other's range, or two ranges share a number. A range whose ends are both even or
 * both odd has the numbers of its own side of the street alone: 11-15 has 13 and not 12.
 */
function overlap(a: ComparableAddress, b: ComparableAddress): boolean {
  if (a.numberLast === 0 && b.numberLast === 0) return false;
  const lastA = a.numberLast || a.numberFirst;
  const lastB = b.numberLast || b.numberFirst;
  const from = Math.max(a.numberFirst, b.numberFirst);
  const to = Math.min(lastA, lastB);
  if (from > to) return false;
  const hasA = parity(a.numberFirst, lastA);
  const hasB = parity(b.numberFirst, lastB);
  if (hasA !== BOTH && hasB !== BOTH && hasA !== hasB) return false;
  if (from === to) return isWithin(from, hasA) && isWithin(from, hasB) && haveSuffix(a, b, from);
  return true;
}

const BOTH = 2;
const parity = (first: number, last: number): number => (first % 2 === last % 2 ? first % 2 : BOTH);
const isWithin = (number: number, has: number): boolean => has === BOTH || number % 2 === has;

/** 12A-12B has 12A, 12B and 12, and not 12C. */
function haveSuffix(a: ComparableAddress, b: ComparableAddress, number: number): boolean {
  const range = a.numberLast === 0 ? b : a;
  const single = range === a ? b : a;
  if (range.numberFirst !== range.numberLast || single.numberLast !== 0 || single.numberSuffix === '') return true;
  const { numberSuffix: first, numberLastSuffix: last } = range;
  return number === range.numberFirst && first <= single.numberSuffix && (last === '' || single.numberSuffix <= last);
}
