// Numbers put together by a key that many of them share.

/** The numbers 0 to `size` - 1 (fewer than 65,536) by the key of each, in their order. */
export class Buckets {
  private readonly members: Uint16Array;
  private readonly ranges = new Map<number, { from: number; to: number }>();

  constructor(size: number, keyOf: (id: number) => number) {
    for (let id = 0; id < size; id++) {
      const key = keyOf(id);
      const range = this.ranges.get(key);
      if (range) range.to++;
      else this.ranges.set(key, { from: 0, to: 1 });
    }
    let from = 0;
    for (const range of this.ranges.values()) {
      const count = range.to;
      range.from = from;
      // Grows again as the members come.
      range.to = from;
      from += count;
    }
    this.members = new Uint16Array(size);
    for (let id = 0; id < size; id++) this.members[this.ranges.get(keyOf(id))!.to++] = id;
  }

  /** The numbers with that key, not to be written to. */
  with(key: number): Uint16Array {
    const range = this.ranges.get(key);
    return range ? this.members.subarray(range.from, range.to) : NONE;
  }

  /** The numbers whose key `isWanted`. */
  *where(isWanted: (key: number) => boolean): Generator<Uint16Array> {
    for (const [key, { from, to }] of this.ranges) {
      if (isWanted(key)) yield this.members.subarray(from, to);
    }
  }
}

const NONE = new Uint16Array(0);
