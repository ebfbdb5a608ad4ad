// The smallest of many numbers, in order, in memory for no more than are wanted: a letter fits a hundred thousand streets,
// and twenty are shown.

export class FirstKeys {
  readonly #keys: Float64Array;
  #count = 0;

  constructor(most: number) {
    this.#keys = new Float64Array(most);
  }

  get count(): number { return this.#count; }

  /** A key from here on is not kept. */
  get bound(): number { return this.#count < this.#keys.length ? Infinity : this.#keys[this.#count - 1] ?? -Infinity; }

  /** Keeps the key if it is among the smallest so far. */
  offer(key: number): void {
    const keys = this.#keys;
    if (key >= this.bound) return;
    let low = 0, high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle]! <= key) low = middle + 1; else high = middle;
    }
    if (this.#count < keys.length) this.#count++;
    keys.copyWithin(low + 1, low, this.#count - 1);
    keys[low] = key;
  }

  /** The kept keys, smallest first. */
  keys(): Float64Array { return this.#keys.subarray(0, this.#count); }
}
