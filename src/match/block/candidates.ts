// The candidates of a row: rows of the other file, or later rows of the same, that share a value of a key with it.
import { KeyReader, MOST_VALUES, type KeyIndex } from './key-index.js';
import type { Blocks } from '../resolve/share.js';
import type { Parts } from './parts.js';

/** What was left out because too many records share a value; each count is of rows that asked. */
export interface Skipped {
  readonly key: string;
  /** How many times a row had a value that too many share. */
  rows: number;
  /** How many pairs that would have been. */
  pairs: number;
}

/** The first key is all that counts of records: of those that are the same in everything some are enough. */
const EVERYTHING = 0;
export const FEW = 20;

export class Candidates {
  /** Candidates of the row that was last asked for: the first `count`. */
  readonly rows: Int32Array;
  readonly skipped: readonly Skipped[];
  private readonly indexes: readonly KeyIndex[];
  private readonly first: number;
  private readonly cap: number;
  private readonly isEveryone: boolean;
  private readonly readers: readonly KeyReader[];
  private readonly asked: Int32Array;
  private readonly values = new Int32Array(MOST_VALUES);

  /** Values that more rows than the cap share are skipped, and counted. */
  constructor(
    private readonly parts: Parts,
    { indexes, first, count, cap, isEveryone }: Blocks,
  ) {
    this.isEveryone = isEveryone;
    this.indexes = indexes;
    this.first = first;
    this.cap = cap;
    this.readers = indexes.map(({ key }) => new KeyReader(parts, key));
    this.skipped = indexes.map(({ key }) => ({ key: key.join(' + '), rows: 0, pairs: 0 }));
    this.asked = new Int32Array(count);
    this.rows = new Int32Array(count);
  }

  /**
   * Finds the candidates of a row that stand behind row `after`; returns how many, each once, in the order of the keys.
   */
  find(row: number, after: number): number {
    if (this.isEveryone) return this.everyone(row, after);
    let found = 0;
    for (let k = 0; k < this.indexes.length; k++) {
      const count = this.readers[k]!.read(row, this.values);
      for (let i = 0; i < count; i++) found = this.take(k, this.values[i]!, row, after, found);
    }
    return found;
  }

  /** All rows; a record of which nothing can be compared is like none, where the prior of small files is high. */
  private everyone(row: number, after: number): number {
    const { parts, rows, first } = this;
    if (parts.isRejected(row)) return 0;
    let count = 0;
    for (let other = Math.max(first, after + 1); other < first + rows.length; other++) {
      if (!parts.isRejected(other)) rows[count++] = other;
    }
    return count;
  }

  private take(k: number, hash: number, row: number, after: number, found: number): number {
    const { starts, rows, hashes } = this.indexes[k]!;
    const bucket = hash & (starts.length - 2);
    let start = starts[bucket]!;
    let end = starts[bucket + 1]!;
    if (end - start > this.cap) {
      const skipped = this.skipped[k]!;
      const taken = k === EVERYTHING ? FEW : 0;
      // In a file compared with itself, which begins at row 0, the others are reached by way of those that are taken.
      if (k !== EVERYTHING || this.first > 0) {
        skipped.rows++;
        skipped.pairs += end - start - taken;
      }
      if (k !== EVERYTHING) return found;
      start = behind(rows, start, end, after);
      end = Math.min(end, start + FEW);
    }
    const mark = row + 1;
    for (let i = start; i < end; i++) {
      const candidate = rows[i]!;
      if (hashes[i] !== hash || candidate <= after || this.asked[candidate - this.first] === mark) continue;
      this.asked[candidate - this.first] = mark;
      this.rows[found++] = candidate;
    }
    return found;
  }
}

/** First of the ascending rows [start, end) that stands behind `after`. */
function behind(rows: Int32Array, start: number, end: number, after: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle]! <= after) low = middle + 1;
    else high = middle;
  }
  return low;
}
