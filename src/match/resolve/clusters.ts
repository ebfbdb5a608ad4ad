// Records that are one, put together: the surest pairs first, and two groups only where their records fit each other by
// and large. One pair that happens to agree does not join two persons, and what a person has parted stays apart.
import type { Edges } from './share.js';
import { bestFirst } from './adjacency.js';

/** Pairs of two groups that are looked at before they become one. */
const MOST_PAIRS = 48;
/** No pair counts more than this for or against, so that many are not outvoted by one. */
const MOST_ODDS = 9;

export interface ClusterRules {
  /** Odds from which a pair may join groups. */
  readonly least: number;
  /** What the pairs of two groups must have on average. */
  readonly average: number;
  /** Odds of any two rows. */
  score(a: number, b: number): number;
  /** True for two rows that must not come together. */
  isParted(a: number, b: number): boolean;
}

export class Clusters {
  /** The next row of the same group, in a ring. */
  private readonly next: Int32Array;
  private readonly parents: Int32Array;
  private readonly sizes: Int32Array;

  constructor(rows: number) {
    this.parents = Int32Array.from({ length: rows }, (_, row) => row);
    this.next = this.parents.slice();
    this.sizes = new Int32Array(rows).fill(1);
  }

  /** The row that stands for the group of a row while groups are made. */
  root(row: number): number {
    const { parents } = this;
    while (parents[row] !== row) {
      parents[row] = parents[parents[row]!]!;
      row = parents[row]!;
    }
    return row;
  }

  size(row: number): number {
    return this.sizes[this.root(row)]!;
  }

  /** The rows of the group of a row, ascending. */
  members(row: number): number[] {
    const rows: number[] = [];
    let at = row;
    do {
      rows.push(at);
      at = this.next[at]!;
    } while (at !== row);
    return rows.sort((a, b) => a - b);
  }

  /** Puts the groups of two rows together whatever speaks against it. */
  join(a: number, b: number): void {
    let first = this.root(a);
    let second = this.root(b);
    if (first === second) return;
    if (this.sizes[first]! < this.sizes[second]!) [first, second] = [second, first];
    this.parents[second] = first;
    this.sizes[first]! += this.sizes[second]!;
    const after = this.next[first]!;
    this.next[first] = this.next[second]!;
    this.next[second] = after;
  }

  /** Joins along the pairs, the best first, as far as the rules let it. */
  grow(edges: Edges, rules: ClusterRules): void {
    for (const edge of bestFirst(edges)) {
      if (edges.odds[edge]! < rules.least) return;
      const a = edges.from[edge]!;
      const b = edges.to[edge]!;
      if (this.root(a) !== this.root(b) && this.fits(a, b, rules)) this.join(a, b);
    }
  }

  private fits(a: number, b: number, rules: ClusterRules): boolean {
    if (this.size(a) === 1 && this.size(b) === 1) return !rules.isParted(a, b);
    const first = this.members(a);
    const second = this.members(b);
    for (const one of first) for (const other of second) if (rules.isParted(one, other)) return false;
    const pairs = first.length * second.length;
    const step = Math.max(1, pairs / MOST_PAIRS);
    let sum = 0;
    let count = 0;
    for (let at = 0; at < pairs; at += step) {
      const pair = Math.floor(at);
      const odds = rules.score(first[pair % first.length]!, second[Math.floor(pair / first.length)]!);
      sum += Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
      count++;
    }
    return sum / count >= rules.average;
  }
}
