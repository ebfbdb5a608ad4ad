// The smallest of many numbers, in order, in memory for no more than are wanted: a letter fits a hundred thousand
// streets, and twenty are shown.

export class FirstKeys {
  private readonly ownKeys: Float64Array;
  private ownCount = 0;

  constructor(most: number) {
    this.ownKeys = new Float64Array(most);
  }

  get count(): number {
    return this.ownCount;
  }

  /** A key from here on is not kept. */
  get bound(): number {
    return this.ownCount < this.ownKeys.length ? Infinity : (this.ownKeys[this.ownCount - 1] ?? -Infinity);
  }

  /** Keeps the key if it is among the smallest so far. */
  offer(key: number): void {
    const keys = this.ownKeys;
    if (key >= this.bound) return;
    let low = 0;
    let high = this.ownCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle]! <= key) low = middle + 1;
      else high = middle;
    }
    if (this.ownCount < keys.length) this.ownCount++;
    keys.copyWithin(low + 1, low, this.ownCount - 1);
    keys[low] = key;
  }

  /** The kept keys, smallest first. */
  keys(): Float64Array {
    return this.ownKeys.subarray(0, this.ownCount);
  }
}
