// Which house numbers a street may have, in 64 bits: made when a street is first looked at, and kept. A vague line goes
// through thousands of streets, the same ones for everybody, few of which have its number.
import { ADDRESS_WORDS, type AddressSet } from '../data/addresses/read/address-set.js';

const HALF = 32;
const BITS = 64;

export class NumberBits {
  private readonly low: Int32Array;
  private readonly high: Int32Array;

  constructor(private readonly set: AddressSet) {
    this.low = new Int32Array(set.streetCount);
    this.high = new Int32Array(set.streetCount);
  }

  /**
   * False if no address of the street has this first number (0: none); true may be wrong, as 64 numbers share a bit
   * each.
   */
  mayHave(street: number, number: number): boolean {
    // Streets with addresses have a bit; one without any is looked at anew, which costs nothing.
    if ((this.low[street]! | this.high[street]!) === 0) this.look(street);
    const bit = number % BITS;
    return ((bit < HALF ? this.low : this.high)[street]! & (1 << (bit % HALF))) !== 0;
  }

  private look(street: number): void {
    const { words, start, count } = this.set.street(street);
    let low = 0;
    let high = 0;
    for (let i = 0, at = start; i < count; i++, at += ADDRESS_WORDS) {
      const bit = words[at]! % BITS;
      if (bit < HALF) low |= 1 << bit;
      else high |= 1 << (bit - HALF);
    }
    this.low[street] = low;
    this.high[street] = high;
  }
}
