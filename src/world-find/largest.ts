// The largest of many places, without sorting them all.

/** So many places can be told apart: more than any file holds. */
const PLACES = 2 ** 24;

/** The `limit` largest of the places that are added, each once; of equal ones those that stand first in their file. */
export class Largest {
  /** Keys in order: the people, fewer later, and then the place. */
  private readonly keys: Float64Array;
  private count = 0;

  constructor(limit: number) {
    this.keys = new Float64Array(limit);
  }

  add(place: number, people: number): void {
    const keys = this.keys;
    const key = place - people * PLACES;
    if (this.count === keys.length && key >= keys[this.count - 1]!) return;
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    if (low < this.count && keys[low] === key) return;
    if (this.count < keys.length) this.count++;
    keys.copyWithin(low + 1, low, this.count - 1);
    keys[low] = key;
  }

  /** The largest first. */
  get all(): number[] {
    return Array.from(this.keys.subarray(0, this.count), (key) => ((key % PLACES) + PLACES) % PLACES);
  }
}
