// Where a number begins among the records of one street, which stand in order of their first numbers.
import { ADDRESS_WORDS } from './address-set.js';

/** Position of the first of the `count` records from `words[start]` on whose first number is not below `number`. */
export function firstNumberedFrom(words: Uint32Array, start: number, count: number, number: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[start + middle * ADDRESS_WORDS]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
