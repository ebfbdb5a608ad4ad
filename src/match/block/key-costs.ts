// How many pairs a key would lead to, estimated from some of the rows.
import type { Material } from '../resolve/share.js';
import type { Key } from './key-index.js';
import { chosen } from './chosen.js';
import type { Part, PartName } from './parts.js';

const SLOTS = 1 << 18;

export class KeyCosts {
  private readonly values = new Map<PartName, readonly [Int32Array, Int32Array]>();
  private readonly hashes = new Int32Array(SLOTS);
  private readonly rounds = new Int32Array(SLOTS);
  private readonly own = new Int32Array(SLOTS);
  private readonly reference = new Int32Array(SLOTS);
  private readonly scale: number;
  /** How many rows of those looked at have a value that `cap` rows of the whole file have. */
  private readonly limit: number;
  private round = 0;

  constructor(
    private readonly material: Material,
    parts: readonly Part[],
    cap: number,
    /** Rows of each file that are looked at. */
    most: number,
  ) {
    const [own, reference] = material.store.rows;
    for (const part of parts) {
      this.values.set(part.name, [
        valuesOf(part, 0, own, most),
        valuesOf(part, own, material.hasReference ? reference : 0, most),
      ]);
    }
    const factor = (rows: number): number => rows / Math.max(1, Math.min(rows, most));
    this.scale = material.hasReference ? factor(own) * factor(reference) : factor(own) ** 2;
    this.limit = Math.max(1, cap / factor(material.hasReference ? reference : own));
  }

  /** Pairs of rows that share a value of the key in the whole files, about. */
  pairs(key: Key): number {
    return this.estimate(key, Infinity);
  }

  /** The same without values that more rows have than the cap, which lead to no candidates. */
  pairsWithinCap(key: Key): number {
    return this.estimate(key, this.limit);
  }

  private estimate(key: Key, limit: number): number {
    this.round++;
    const columns = key.map((name) => this.values.get(name)!);
    const own = columns.map(([values]) => values);
    const among = this.count(own, this.own, undefined, this.material.hasReference ? Infinity : limit);
    if (!this.material.hasReference) return among * this.scale;
    const reference = columns.map(([, values]) => values);
    return this.count(reference, this.reference, this.own, limit) * this.scale;
  }

  /**
   * Counts the rows of a side by their hashes; returns their pairs with each other, or with those of `others`, hashes
   * of more rows than the limit left out.
   */
  private count(
    columns: readonly Int32Array[],
    counts: Int32Array,
    others: Int32Array | undefined,
    limit: number,
  ): number {
    const { hashes, rounds, round } = this;
    const rows = columns[0]!.length;
    let pairs = 0;
    for (let row = 0; row < rows; row++) {
      const hash = hashAt(columns, row);
      if (hash === 0) continue;
      let slot = hash & (SLOTS - 1);
      while (rounds[slot] === round && hashes[slot] !== hash) slot = (slot + 1) & (SLOTS - 1);
      if (rounds[slot] !== round) {
        rounds[slot] = round;
        hashes[slot] = hash;
        this.own[slot] = 0;
        this.reference[slot] = 0;
      }
      const count = counts[slot]!;
      if (count < limit) pairs += others === undefined ? count : others[slot]!;
      else if (count < limit + 1) pairs -= others === undefined ? (count * (count - 1)) / 2 : count * others[slot]!;
      counts[slot] = count + 1;
    }
    return pairs;
  }
}

/** Hash of the values of a row; 0 where one is not said. */
function hashAt(columns: readonly Int32Array[], row: number): number {
  let hash = 0x3c6ef372;
  for (let i = 0; i < columns.length; i++) {
    const value = columns[i]![row]!;
    if (value === 0) return 0;
    hash = Math.imul(hash ^ value, 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x297a2d39);
    hash ^= hash >>> 13;
  }
  return hash === 0 ? 1 : hash;
}

/**
 * The first value of some rows, taken as chance would: files that have the same persons in the same order must not have
 * the same ones looked at.
 */
function valuesOf(part: Part, first: number, rows: number, most: number): Int32Array {
  const count = Math.min(rows, most);
  const seed = first > 0 ? 1 << 24 : 0;
  return Int32Array.from({ length: count }, (_, i) =>
    part.value(first + (count === rows ? i : chosen(seed + i, rows)), 0),
  );
}
