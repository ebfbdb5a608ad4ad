// From pairs that may be one to what is said of every row: decisions, thresholds, one-to-one, clusters, golden records.
import type { LinkOptions } from '../link-types.js';
import { sharedBytes, sharedInts } from '../store/shared.js';
import { adjacency, PAIR } from './adjacency.js';
import { Clusters } from './clusters.js';
import { decidedRows, type DecidedRows } from './decided.js';
import { goldenRow } from './golden.js';
import { oneOfGroup } from './one-of-group.js';
import { matchOnce } from './one-to-one.js';
import { PairJudge } from './pair-judge.js';
import type { LinkShare } from './outcome.js';
import type { Edges, Material, Weights } from './share.js';

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
}

/** Odds of a pair that a person has decided. */
const DECIDED_ODDS = 40;
/** What pairs of two groups must have on average to be one cluster. */
const CLUSTER_AVERAGE = -2.5;

export function resolve({ material, weights, edges: scored, options }: Unresolved): Resolved {
  const { store, hasReference } = material;
  const [own, reference] = store.rows;
  const rows = own + reference;
  const decided = decidedRows(store, options.decided, hasReference);
  let edges = withDecided(scored, decided);
  const states = new Uint8Array(edges.odds.length);
  const judge = new PairJudge(material, weights);
  for (let i = 0; i < states.length; i++) states[i] = stateOf(edges, i, decided, judge);
  const clusters = new Clusters(rows);
  for (const [a, b] of decided.same) clusters.join(a, b);
  if (options.oneToOne) matchOnce(edges, states, rows);
  else if (hasReference) oneOfGroup(edges, states, own, judge);
  // A reference and no question for clusters: who belongs to whom is told by the pairs alone.
  if (!hasReference || options.cluster || options.golden) {
    clusters.grow(kept(edges, states), {
      least: judge.matched,
      average: CLUSTER_AVERAGE,
      score: (a, b) => judge.weight(a, b),
      isParted: (a, b) => (decided.parted.get(a)?.has(b) ?? false) || judge.isParted(a, b),
    });
  }
  let all: Uint8Array = states;
  if (!hasReference && !options.oneToOne) [edges, all] = throughClusters(edges, states, clusters, own, judge);
  const numbers = clusterNumbers(clusters, rows);
  const share: LinkShare = {
    material,
    weights,
    pairs: adjacency(edges, own, all),
    clusters: numbers,
    golden: options.golden ? goldenRows(material, clusters, own) : sharedBytes(own),
    wants: { all: options.all, cluster: options.cluster, golden: options.golden, explain: options.explain },
  };
  return { share, unknown: decided.unknown };
}

function stateOf({ from, to, odds }: Edges, at: number, decided: DecidedRows, judge: PairJudge): number {
  if (odds[at]! >= DECIDED_ODDS) return PAIR.decided;
  if (decided.parted.get(from[at]!)?.has(to[at]!) === true) return PAIR.none;
  if (odds[at]! >= judge.matched) return PAIR.matched;
  return odds[at]! >= judge.possible ? PAIR.possible : PAIR.none;
}

/** The pairs with those that a person has decided to be the same; what was known of these is left out. */
function withDecided(edges: Edges, { same }: DecidedRows): Edges {
  if (same.length === 0) return edges;
  const pairs = new Set(same.map(([a, b]) => `${a} ${b}`));
  const kept = [...edges.odds.keys()].filter((i) => !pairs.has(`${edges.from[i]} ${edges.to[i]}`));
  const unique = [...pairs].map((pair) => pair.split(' ').map(Number));
  return {
    from: Int32Array.from([...kept.map((i) => edges.from[i]!), ...unique.map(([a]) => a!)]),
    to: Int32Array.from([...kept.map((i) => edges.to[i]!), ...unique.map(([, b]) => b!)]),
    odds: Float32Array.from([...kept.map((i) => edges.odds[i]!), ...unique.map(() => DECIDED_ODDS)]),
  };
}

/** The pairs that are matches. */
function kept({ from, to, odds }: Edges, states: Uint8Array): Edges {
  let size = 0;
  for (let i = 0; i < states.length; i++) if (states[i] === PAIR.matched) size++;
  const result = { from: new Int32Array(size), to: new Int32Array(size), odds: new Float32Array(size) };
  let at = 0;
  for (let i = 0; i < states.length; i++) {
    if (states[i] !== PAIR.matched) continue;
    result.from[at] = from[i]!;
    result.to[at] = to[i]!;
    result.odds[at++] = odds[i]!;
  }
  return result;
}

/** In a file compared with itself the records of a cluster are all one, and records of two clusters are not. */
function throughClusters(
  edges: Edges,
  states: Uint8Array,
  clusters: Clusters,
  rows: number,
  judge: PairJudge,
): [Edges, Uint8Array] {
  const from: number[] = [];
  const to: number[] = [];
  const odds: number[] = [];
  const result: number[] = [];
  const known = new Set<number>();
  for (let i = 0; i < states.length; i++) {
    const state = states[i]!;
    if (state === PAIR.none) continue;
    const a = edges.from[i]!;
    const b = edges.to[i]!;
    const isOne = clusters.root(a) === clusters.root(b);
    from.push(a);
    to.push(b);
    odds.push(edges.odds[i]!);
    if (isOne) {
      if (clusters.size(a) > 2) known.add(a * rows + b);
      result.push(state === PAIR.possible ? PAIR.through : state);
    } else result.push(PAIR.possible);
  }
  for (let row = 0; row < rows; row++) {
    if (clusters.size(row) < 3) continue;
    for (const other of clusters.members(row)) {
      if (other <= row || known.has(row * rows + other)) continue;
      from.push(row);
      to.push(other);
      odds.push(judge.weight(row, other));
      result.push(PAIR.through);
    }
  }
  return [
    { from: Int32Array.from(from), to: Int32Array.from(to), odds: Float32Array.from(odds) },
    Uint8Array.from(result),
  ];
}

/** Clusters of two records and more are numbered by their first rows. */
function clusterNumbers(clusters: Clusters, rows: number): Int32Array {
  const numbers = sharedInts(rows);
  const known = new Map<number, number>();
  for (let row = 0; row < rows; row++) {
    if (clusters.size(row) < 2) continue;
    const root = clusters.root(row);
    const number = known.get(root) ?? known.size + 1;
    known.set(root, number);
    numbers[row] = number;
  }
  return numbers;
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
