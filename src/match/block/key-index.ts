// The rows of one file by the values of a key: for each bucket of the hash the rows in their order, in two arrays.
import { sharedInts } from '../store/shared.js';
import type { Part, PartName, Parts } from './parts.js';

/** Parts whose values two records share to be candidates of each other. */
export type Key = readonly PartName[];

/** Hash `h` stands in bucket `h & (starts.length - 2)`: entries [starts[bucket], starts[bucket + 1]). */
export interface KeyIndex {
  readonly key: Key;
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  /** The whole hash of each entry: what shares a bucket by chance alone is told apart by it. */
  readonly hashes: Int32Array;
}

/** Most values that a record can have of a key. */
export const MOST_VALUES = 8;

/** Reads the hashes of a key. */
export class KeyReader {
  private readonly parts: readonly Part[];
  private readonly addressSlots: number;
  private readonly ownSlots: number;

  /** `parts` must have every part of the key. */
  constructor(parts: Parts, key: Key) {
    this.parts = key.map((name) => parts.open(name)!);
    this.addressSlots = Math.max(1, ...this.parts.filter((part) => part.kind === 'address').map((part) => part.slots));
    this.ownSlots = Math.max(1, ...this.parts.filter((part) => part.kind === 'own').map((part) => part.slots));
  }

  /** Writes the hashes of a row, each once, and says how many there are. */
  read(row: number, hashes: Int32Array): number {
    if (this.addressSlots === 1 && this.ownSlots === 1) {
      const hash = this.hash(row, 0, 0);
      hashes[0] = hash;
      return hash === 0 ? 0 : 1;
    }
    let count = 0;
    for (let address = 0; address < this.addressSlots; address++) {
      for (let own = 0; own < this.ownSlots; own++) {
        const hash = this.hash(row, address, own);
        if (hash === 0 || count === MOST_VALUES || hashes.subarray(0, count).includes(hash)) continue;
        hashes[count++] = hash;
      }
    }
    return count;
  }

  private hash(row: number, address: number, own: number): number {
    const { parts } = this;
    let hash = 0x3c6ef372;
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]!;
      const slot = part.kind === 'address' ? address : own;
      const value = part.value(row, part.slots === 1 ? 0 : slot);
      if (value === 0) return 0;
      hash = Math.imul(hash ^ value, 0x2c1b3c6d);
      hash = Math.imul(hash ^ (hash >>> 15), 0x297a2d39);
      hash ^= hash >>> 13;
    }
    return hash === 0 ? 1 : hash;
  }
}

/** Indexes rows [from, to) by a key. */
export function indexRows(parts: Parts, key: Key, from: number, to: number): KeyIndex {
  const reader = new KeyReader(parts, key);
  const buckets = 2 ** Math.min(24, Math.max(4, Math.ceil(Math.log2(to - from + 1))));
  const mask = buckets - 1;
  const values = new Int32Array(MOST_VALUES);
  const starts = sharedInts(buckets + 1);
  for (let row = from; row < to; row++) {
    const count = reader.read(row, values);
    for (let i = 0; i < count; i++) starts[(values[i]! & mask) + 1]!++;
  }
  for (let bucket = 0; bucket < buckets; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const rows = sharedInts(starts[buckets]!);
  const hashes = sharedInts(starts[buckets]!);
  const next = starts.slice(0, buckets);
  for (let row = from; row < to; row++) {
    const count = reader.read(row, values);
    for (let i = 0; i < count; i++) {
      const at = next[values[i]! & mask]!++;
      rows[at] = row;
      hashes[at] = values[i]!;
    }
  }
  return { key, starts, rows, hashes };
}
