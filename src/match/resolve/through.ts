// What clusters make of the pairs of a file compared with itself: the records of a cluster are all one, and records of
// two clusters are not.
import { PAIR } from './adjacency.js';
import type { Clusters } from './clusters.js';
import { chosenEdges, EdgeList, joined } from './edge-list.js';
import type { Edges } from './share.js';

/**
 * Of clusters up to this size every pair is named, those too that were never compared. There are as many as the square
 * of the size: of larger ones the pairs that were compared are enough to lead from each record to every other.
 */
export const MOST_NAMED = 64;
const WORD = 32;

/** The pairs and their states, among rows [0, rows); `score` gives the odds of those that were not compared. */
export function throughClusters(
  edges: Edges,
  states: Uint8Array,
  clusters: Clusters,
  rows: number,
  score: (a: number, b: number) => number,
): readonly [Edges, Uint8Array] {
  const named = new NamedPairs(clusters, rows);
  const compared = chosenEdges(edges, (i) => states[i] !== PAIR.none);
  const said = states.filter((state) => state !== PAIR.none);
  for (let i = 0; i < said.length; i++) {
    const a = compared.from[i]!;
    const b = compared.to[i]!;
    if (clusters.root(a) !== clusters.root(b)) said[i] = PAIR.possible;
    else {
      named.add(a, b);
      if (said[i] === PAIR.possible) said[i] = PAIR.through;
    }
  }
  const missing = new EdgeList();
  for (let row = 0; row < rows; row++) {
    for (const other of named.missing(row)) missing.add(row, other, score(row, other));
  }
  const through = missing.edges();
  const all = new Uint8Array(said.length + through.odds.length).fill(PAIR.through);
  all.set(said);
  return [joined([compared, through]), all];
}

/** Which pairs of small clusters are named: for each row a bit for each place in its cluster. */
class NamedPairs {
  private readonly places: Uint8Array;
  private readonly bits: Uint32Array;

  constructor(
    private readonly clusters: Clusters,
    rows: number,
  ) {
    this.places = new Uint8Array(rows);
    this.bits = new Uint32Array(rows * (MOST_NAMED / WORD));
    for (let row = 0; row < rows; row++) {
      if (clusters.root(row) !== row || !this.isSmall(row)) continue;
      for (const [place, member] of clusters.members(row).entries()) this.places[member] = place;
    }
  }

  /** Two rows of one cluster, the earlier first. */
  add(a: number, b: number): void {
    const place = this.places[b]!;
    this.bits[this.word(a, place)]! |= 1 << (place % WORD);
  }

  /** The later rows of the cluster of a row that it is not yet named with, ascending; none of a large cluster. */
  missing(row: number): number[] {
    if (!this.isSmall(row)) return [];
    return this.clusters
      .members(row)
      .filter((other, place) => other > row && ((this.bits[this.word(row, place)]! >>> (place % WORD)) & 1) === 0);
  }

  /** In a cluster of two the pair that made it is named. */
  private isSmall(row: number): boolean {
    const size = this.clusters.size(row);
    return size > 2 && size <= MOST_NAMED;
  }

  private word(row: number, place: number): number {
    return row * (MOST_NAMED / WORD) + Math.floor(place / WORD);
  }
}
