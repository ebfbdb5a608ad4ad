// Search by a misspelt beginning: the names that begin with something one or two edits from what is typed so far. The
// sorted table is walked as if it were a trie; no string is made.
import { namesWithPrefix } from './name-prefix.js';
import { encodeQuery, LONGEST, QUERY, type SortedNames } from './typed-prefix.js';
import type { IdRange } from '../../id-range.js';

/** Names whose best prefix is `distance` edits from what is typed. */
export interface NearRange extends IdRange {
  readonly distance: number;
}

/** Most edits that are looked for. */
const MOST_EDITS = 2;
/** Shorter than this, everything is near everything: no edits are allowed. */
const SHORTEST_EDITED = 3;
/**
 * From this length on the first letter may be among the wrong ones; people seldom miss it, and it decides how much is
 * searched.
 */
const SHORTEST_WRONG_START = 4;
/**
 * Letters that can go on from a node whose budget is spent: those of the band's columns, and as many transpositions.
 */
const MOST_LETTERS = 2 * (2 * MOST_EDITS + 1);

/**
 * Ids of the names that have a prefix within `edits` (optimal string alignment over bytes) of the folded text `prefix`:
 * ranges that share no name, nearest first, then by id; at most `limit` of them. A prefix of fewer than 3 letters is
 * searched for without edits, one of fewer than 4 with its first letter as it is.
 */
export function namesNearPrefix(table: SortedNames, prefix: string, edits: 1 | 2, limit: number): NearRange[] {
  if (prefix.length < SHORTEST_EDITED) {
    const { first, end } = namesWithPrefix(table, prefix);
    return first === end || limit < 1 ? [] : [{ first, end, distance: 0 }];
  }
  const length = encodeQuery(prefix);
  return length < 0 ? [] : WALK.search(table, length, edits, limit);
}

/**
 * One walk through a table: a node is a prefix that names of a range have in common, its row the distances between it
 * and each beginning of the query. Only columns within `edits` of the diagonal are held, with one beyond at either
 * side.
 */
class Walk {
  private readonly rows = new Uint8Array((LONGEST + MOST_EDITS + 2) * (LONGEST + 2));
  private readonly path = new Uint8Array(LONGEST + MOST_EDITS + 1);
  private readonly letters = new Uint8Array((LONGEST + MOST_EDITS + 2) * MOST_LETTERS);
  private readonly found: { first: number[]; end: number[]; distance: number[] } = { first: [], end: [], distance: [] };
  private bytes: Uint8Array = QUERY;
  private offsets: Uint32Array = new Uint32Array(0);
  private length = 0;
  private width = 0;
  private edits = 0;

  search({ size, bytes, offsets }: SortedNames, length: number, edits: number, limit: number): NearRange[] {
    const { first, end, distance } = this.found;
    first.length = 0;
    end.length = 0;
    distance.length = 0;
    this.bytes = bytes;
    this.offsets = offsets;
    this.length = length;
    this.width = length + 2;
    this.edits = edits;
    for (let j = 0; j <= Math.min(length, edits + 1); j++) this.rows[j] = j;
    this.visit(0, 0, size, edits + 1);
    const ranges: NearRange[] = [];
    for (let of = 0; of <= edits; of++) {
      for (let i = 0; i < first.length && ranges.length < limit; i++) {
        if (distance[i] === of) ranges.push({ first: first[i]!, end: end[i]!, distance: of });
      }
    }
    return ranges;
  }

  /**
   * The names [first, end) have the path of `depth` bytes in common; `best` is the least distance of a prefix of it.
   */
  private visit(depth: number, first: number, end: number, best: number): void {
    const length = this.length;
    const row = depth * this.width;
    const from = Math.max(0, depth - this.edits);
    const to = Math.min(length, depth + this.edits);
    let least = this.rows[row + from]!;
    for (let j = from + 1; j <= to; j++) least = Math.min(least, this.rows[row + j]!);
    if (to === length) best = Math.min(best, this.rows[row + length]!);
    if (least >= best) {
      this.keep(first, end, best);
      return;
    }
    let at = first;
    if (at < end && this.offsets[at + 1] === this.offsets[at]! + depth) this.keep(at, ++at, best);
    // With edits left over any letter may come next; with none, or at a start that must be right, only those that the
    // query goes on with.
    if (least < best - 1 && (depth > 0 || length >= SHORTEST_WRONG_START)) {
      while (at < end) {
        const letter = this.bytes[this.offsets[at]! + depth]!;
        // A table that is out of order may have nothing behind: the walk goes on all the same.
        const next = Math.max(at + 1, this.behind(at, end, depth, letter));
        this.descend(depth, letter, at, next, best);
        at = next;
      }
      return;
    }
    const letters = depth * MOST_LETTERS;
    const count = depth === 0 && length < SHORTEST_WRONG_START ? this.onlyFirst() : this.lettersOf(depth, best - 1);
    for (let i = 0; i < count && at < end; i++) {
      const letter = this.letters[letters + i]!;
      const start = this.behind(at, end, depth, letter - 1);
      this.keep(at, start, best);
      at = start;
      if (at === end || this.bytes[this.offsets[at]! + depth] !== letter) continue;
      const next = this.behind(at, end, depth, letter);
      this.descend(depth, letter, at, next, best);
      at = next;
    }
    this.keep(at, end, best);
  }

  /** Fills the row of the child by `letter` and visits it. */
  private descend(parent: number, letter: number, first: number, end: number, best: number): void {
    const depth = parent + 1;
    const rows = this.rows;
    const row = depth * this.width;
    const above = row - this.width;
    const edits = this.edits;
    const none = edits + 1;
    const from = Math.max(1, depth - edits);
    const to = Math.min(this.length, depth + edits);
    const before = parent > 0 ? this.path[parent - 1]! : -1;
    this.path[parent] = letter;
    rows[row + from - 1] = from === 1 ? Math.min(depth, none) : none;
    for (let j = from; j <= to; j++) {
      const typed = QUERY[j - 1]!;
      let value = Math.min(
        rows[above + j]! + 1,
        rows[row + j - 1]! + 1,
        rows[above + j - 1]! + (typed === letter ? 0 : 1),
      );
      if (typed === before && j > 1 && QUERY[j - 2] === letter) {
        value = Math.min(value, rows[above - this.width + j - 2]! + 1);
      }
      rows[row + j] = Math.min(value, none);
    }
    rows[row + to + 1] = none;
    this.visit(depth, first, end, best);
  }

  private onlyFirst(): number {
    this.letters[0] = QUERY[0]!;
    return 1;
  }

  /**
   * The letters that keep a distance within `budget`, in order: the next of the query, or the one before for two
   * swapped.
   */
  private lettersOf(depth: number, budget: number): number {
    const rows = this.rows;
    const row = depth * this.width;
    const edits = this.edits;
    const last = depth > 0 ? this.path[depth - 1]! : -1;
    let count = 0;
    for (let j = Math.max(0, depth - edits), to = Math.min(this.length - 1, depth + edits); j <= to; j++) {
      if (rows[row + j]! <= budget) count = this.insert(depth, count, QUERY[j]!);
    }
    for (
      let j = Math.max(2, depth + 1 - edits), to = Math.min(this.length, depth + 1 + edits);
      depth > 0 && j <= to;
      j++
    ) {
      if (QUERY[j - 1] === last && rows[row - this.width + j - 2]! < budget) {
        count = this.insert(depth, count, QUERY[j - 2]!);
      }
    }
    return count;
  }

  /** Puts a letter among the first `count` of the node's, which stand in order, and returns how many there are then. */
  private insert(depth: number, count: number, letter: number): number {
    const letters = this.letters;
    const from = depth * MOST_LETTERS;
    let i = from + count;
    while (i > from && letters[i - 1]! > letter) i--;
    if (i > from && letters[i - 1] === letter) return count;
    letters.copyWithin(i + 1, i, from + count);
    letters[i] = letter;
    return count + 1;
  }

  /** First of [at, end) whose byte at `depth` is above `letter`: by doubling steps, then by halves. */
  private behind(at: number, end: number, depth: number, letter: number): number {
    const bytes = this.bytes;
    const offsets = this.offsets;
    let low = at;
    let step = 1;
    while (low + step < end && bytes[offsets[low + step]! + depth]! <= letter) {
      low += step;
      step *= 2;
    }
    let high = Math.min(end, low + step);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (bytes[offsets[middle]! + depth]! <= letter) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Keeps a range if it is near enough, joined to the one before where that ends here at the same distance. */
  private keep(first: number, end: number, distance: number): void {
    if (first >= end || distance > this.edits) return;
    const found = this.found;
    const last = found.first.length - 1;
    if (last >= 0 && found.end[last] === first && found.distance[last] === distance) {
      found.end[last] = end;
      return;
    }
    found.first.push(first);
    found.end.push(end);
    found.distance.push(distance);
  }
}

const WALK = new Walk();
