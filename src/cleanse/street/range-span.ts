// How wide a written range may be to be taken for another one that shares an end with it.
import { isRangeLike } from '../../address/parse/number-word.js';
import type { Reading } from '../../address/parse/reading.js';
import type { NumberForm } from '../../data/addresses/read/address-set.js';

/** Numbers that a property may span whose address is one end of its range. */
const WIDEST = 40;

/** False for a range so wide that one number at its end is hardly the whole of it: 2-352. */
export const isOfOneProperty = ({ numberFirst, numberLast }: Reading): boolean =>
  numberLast - numberFirst <= WIDEST || isRangeLike(numberFirst, numberLast);

/**
 * False for such a range beside one that has less than half of it and no number a digit away: 1-384 is not 1-3, while
 * 13-107 is 103-107.
 */
export const isOfLikeSpan = (asked: Reading, first: number, { lastDelta }: NumberForm): boolean =>
  isOfOneProperty(asked) ||
  2 * lastDelta >= asked.numberLast - asked.numberFirst ||
  (first === asked.numberFirst
    ? isDigitAway(first + lastDelta, asked.numberLast)
    : isDigitAway(first, asked.numberFirst));

/** True if a digit is left out or added, two are exchanged, or the written number is the end of the other: 3 of 103. */
function isDigitAway(has: number, written: number): boolean {
  const [long, short] = has > written ? [String(has), String(written)] : [String(written), String(has)];
  if (has > written && long.endsWith(short)) return true;
  const isExchanged = (_: string, i: number): boolean =>
    `${long.slice(0, i)}${long[i + 1] ?? ''}${long[i]}${long.slice(i + 2)}` === short;
  if (long.length === short.length) return [...long].some(isExchanged);
  return long.length === short.length + 1 && [...long].some((_, i) => long.slice(0, i) + long.slice(i + 1) === short);
}
