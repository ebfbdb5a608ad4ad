// Records that are one, put together: the surest pairs first, and two groups only where their records fit each other by
// and large. One pair that happens to agree does not join two persons, and what a person has parted stays apart.
import { bestFirst } from './adjacency.js';
import { Group, type Parting } from './group.js';
import type { Edges } from './share.js';

/** Pairs of two groups that are looked at before they become one. */
const MOST_PAIRS = 48;
/** No pair counts more than this for or against, so that many are not outvoted by one. */
const MOST_ODDS = 9;

export interface ClusterRules extends Parting {
  /** Odds from which a pair may join groups. */
  readonly least: number;
  /** What the pairs of two groups must have on average. */
  readonly average: number;
  /** Odds of any two rows. */
  score(a: number, b: number): number;
}

export class Clusters {
  private readonly parents: Int32Array;
  /** Of those of two rows and more, by the row that stands for them. */
  private readonly groups = new Map<number, Group>();

  constructor(rows: number) {
    this.parents = Int32Array.from({ length: rows }, (_, row) => row);
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
    return this.groups.get(this.root(row))?.rows.length ?? 1;
  }

  /** The rows of the group of a row, ascending. */
  members(row: number): number[] {
    return this.groups.get(this.root(row))?.rows.toSorted((a, b) => a - b) ?? [row];
  }

  /** Puts the groups of two rows together whatever speaks against it. */
  join(a: number, b: number): void {
    let first = this.root(a);
    let second = this.root(b);
    if (first === second) return;
    if (this.size(first) < this.size(second)) [first, second] = [second, first];
    const group = this.group(first);
    group.take(this.group(second));
    this.parents[second] = first;
    this.groups.delete(second);
    this.groups.set(first, group);
  }

  /** Joins along the pairs, the best first, as far as the rules let it. */
  grow(edges: Edges, rules: ClusterRules): void {
    const refused = new Refused(this.parents.length);
    for (const edge of bestFirst(edges)) {
      if (edges.odds[edge]! < rules.least) return;
      const a = this.root(edges.from[edge]!);
      const b = this.root(edges.to[edge]!);
      if (a === b || refused.has(a, b, this.size(a) + this.size(b))) continue;
      if (this.fits(a, b, rules)) this.join(a, b);
      else refused.add(a, b, this.size(a) + this.size(b));
    }
  }

  /** Of two rows that stand for their groups. */
  private fits(a: number, b: number, rules: ClusterRules): boolean {
    const one = this.groups.get(a);
    const other = this.groups.get(b);
    if (one === undefined && other === undefined) return !rules.isParted(a, b);
    return areAlike(one ?? new Group([a]), other ?? new Group([b]), rules);
  }

  private group(root: number): Group {
    return this.groups.get(root) ?? new Group([root]);
  }
}

/** Groups that did not fit each other: until one of them has grown, further pairs of theirs change nothing. */
class Refused {
  private readonly sizes = new Map<number, number>();

  constructor(private readonly rows: number) {}

  has(a: number, b: number, size: number): boolean {
    return this.sizes.get(a * this.rows + b) === size;
  }

  add(a: number, b: number, size: number): void {
    if (size > 2) this.sizes.set(a * this.rows + b, size);
  }
}

function areAlike(one: Group, other: Group, rules: ClusterRules): boolean {
  if (one.isPartedFrom(other, rules)) return false;
  const first = one.inOrder();
  const second = other.inOrder();
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
