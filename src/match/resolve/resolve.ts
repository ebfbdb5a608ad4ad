// From pairs that may be one to what is said of every row: decisions, thresholds, one-to-one, clusters, golden records.
import type { LinkOptions } from '../link-types.js';
import { sharedBytes, sharedInts } from '../store/shared.js';
import { adjacency, PAIR } from './adjacency.js';
import { Clusters } from './clusters.js';
import { decidedRows, type DecidedRows } from './decided.js';
import { chosenEdges, EdgeList, joined } from './edge-list.js';
import { goldenRow } from './golden.js';
import { oneOfGroup } from './one-of-group.js';
import { matchOnce } from './one-to-one.js';
import { PairJudge } from './pair-judge.js';
import type { LinkShare } from './outcome.js';
import type { Edges, Material, Weights } from './share.js';
import { MOST_NAMED, throughClusters } from './through.js';

export interface Unresolved {
  readonly material: Material;
  readonly weights: Weights | undefined;
  readonly edges: Edges;
  readonly options: LinkOptions;
}

export interface Resolved {
  readonly share: LinkShare;
  /** Decisions that name a record which is not there. */
  readonly unknown: number;
  /** Sizes of the clusters of which not every pair is named. */
  readonly largeClusters: Int32Array;
}

/** Odds of a pair that a person has decided. */
const DECIDED_ODDS = 40;
/** What pairs of two groups must have on average to be one cluster. */
const CLUSTER_AVERAGE = -2.5;

/** Decides by weighed pairs which records are one: the best partner, all partners, or clusters, as the options say. */
export function resolve({ material, weights, edges: scored, options }: Unresolved): Resolved {
  const { store, hasReference } = material;
  const [own, reference] = store.rows;
  const rows = own + reference;
  const decided = decidedRows(store, options.decided, hasReference);
  let edges = withDecided(scored, decided, rows);
  const states = new Uint8Array(edges.odds.length);
  const judge = new PairJudge(material, weights);
  for (let i = 0; i < states.length; i++) states[i] = stateOf(edges, i, decided, judge);
  const clusters = new Clusters(rows);
  for (const [a, b] of decided.same) clusters.join(a, b);
  if (options.oneToOne) matchOnce(edges, states, rows);
  else if (hasReference) oneOfGroup(edges, states, own, judge);
  // A reference and no question for clusters: who belongs to whom is told by the pairs alone.
  if (!hasReference || options.cluster || options.golden) {
    clusters.grow(
      chosenEdges(edges, (i) => states[i] === PAIR.matched),
      {
        least: judge.matched,
        average: CLUSTER_AVERAGE,
        score: (a, b) => judge.weight(a, b),
        isParted: (a, b) => decided.isParted(a, b) || judge.isParted(a, b),
        kindOf: (row) => decided.kinds * judge.kindOf(row) + decided.kindOf(row),
      },
    );
  }
  let all: Uint8Array = states;
  const isThrough = !hasReference && !options.oneToOne;
  if (isThrough) [edges, all] = throughClusters(edges, states, clusters, own, (a, b) => judge.weight(a, b));
  const { numbers, sizes } = clusterNumbers(clusters, rows);
  const share: LinkShare = {
    material,
    weights,
    pairs: adjacency(edges, own, all),
    clusters: numbers,
    sizes: isThrough ? sizes : sharedInts(0),
    golden: options.golden ? goldenRows(material, clusters, own) : sharedBytes(own),
    wants: { all: options.all, cluster: options.cluster, golden: options.golden, explain: options.explain },
  };
  return { share, unknown: decided.unknown, largeClusters: share.sizes.filter((size) => size > MOST_NAMED) };
}

function stateOf({ from, to, odds }: Edges, at: number, decided: DecidedRows, judge: PairJudge): number {
  if (odds[at]! >= DECIDED_ODDS) return PAIR.decided;
  if (decided.isParted(from[at]!, to[at]!)) return PAIR.none;
  if (odds[at]! >= judge.matched) return PAIR.matched;
  return odds[at]! >= judge.possible ? PAIR.possible : PAIR.none;
}

/** The pairs with those that a person has decided to be the same; what was known of these is left out. */
function withDecided(edges: Edges, { same }: DecidedRows, rows: number): Edges {
  if (same.length === 0) return edges;
  const pairs = new Set(same.map(([a, b]) => a * rows + b));
  const decided = new EdgeList();
  for (const pair of pairs) decided.add(Math.floor(pair / rows), pair % rows, DECIDED_ODDS);
  const others = chosenEdges(edges, (i) => !pairs.has(edges.from[i]! * rows + edges.to[i]!));
  return joined([others, decided.edges()]);
}

/** Clusters of two records and more are numbered by their first rows, from 1; and how many records each has. */
function clusterNumbers(
  clusters: Clusters,
  rows: number,
): { readonly numbers: Int32Array; readonly sizes: Int32Array } {
  const numbers = sharedInts(rows);
  const known = new Map<number, number>();
  for (let row = 0; row < rows; row++) {
    if (clusters.size(row) < 2) continue;
    const root = clusters.root(row);
    const number = known.get(root) ?? known.size + 1;
    known.set(root, number);
    numbers[row] = number;
  }
  const sizes = sharedInts(known.size + 1);
  for (const [root, number] of known) sizes[number] = clusters.size(root);
  return { numbers, sizes };
}

function goldenRows(material: Material, clusters: Clusters, own: number): Uint8Array {
  const golden = sharedBytes(own);
  for (let row = 0; row < own; row++) {
    if (golden[row] !== 0 || clusters.size(row) < 2) continue;
    const members = clusters.members(row).filter((member) => member < own);
    if (members.length < 2) continue;
    for (const member of members) golden[member] = 2;
    golden[goldenRow(material.store, members)] = 1;
  }
  return golden;
}
