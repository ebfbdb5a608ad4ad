// The smallest of many numbers, in order, in memory for no more than are wanted: a letter fits a hundred thousand
// streets, and twenty are shown.

export class SmallestKeys {
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

  /** Keeps the key if it is among the smallest so far; as often as it comes. */
  offer(key: number): void {
    if (key < this.bound) this.insert(key, this.positionOf(key));
  }

  /** The same, but a key that is kept already is not kept again. */
  offerOnce(key: number): void {
    if (key >= this.bound) return;
    const at = this.positionOf(key);
    if (at === this.ownCount || this.ownKeys[at] !== key) this.insert(key, at);
  }

  /** The kept keys, smallest first. */
  keys(): Float64Array {
    return this.ownKeys.subarray(0, this.ownCount);
  }

  /** Of the first kept key that is not below this one. */
  private positionOf(key: number): number {
    const keys = this.ownKeys;
    let low = 0;
    let high = this.ownCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The largest falls out when there are too many. */
  private insert(key: number, at: number): void {
    const keys = this.ownKeys;
    if (this.ownCount < keys.length) this.ownCount++;
    keys.copyWithin(at + 1, at, this.ownCount - 1);
    keys[at] = key;
  }
}
