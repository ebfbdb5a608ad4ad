// What a linkage has found, row by row, in memory that every thread sees; and the answer of a row made of it.
import type { MatchedRow } from '../../contract/operations/match-record.js';
import { classNamed, type MatchClass } from '../classes.js';
import type { Links } from '../link-types.js';
import { MARKS } from '../store/columns.js';
import { PAIR, type Adjacency } from './adjacency.js';
import { rowName } from './decided.js';
import { PairJudge } from './pair-judge.js';
import type { Material, Weights } from './share.js';

/** Made of typed arrays in shared memory; it goes to other threads as it is. */
export interface LinkShare {
  readonly material: Material;
  readonly weights: Weights | undefined;
  readonly pairs: Adjacency;
  /** Number of the cluster of each row of both files, from 1; 0 for none. */
  readonly clusters: Int32Array;
  /** How many records each cluster has, by its number; empty where clusters say nothing of the pairs. */
  readonly sizes: Int32Array;
  /** For each row of the file 1 where it stands for its cluster, 2 where another does, 0 without a cluster. */
  readonly golden: Uint8Array;
  readonly wants: {
    readonly all: boolean;
    readonly cluster: boolean;
    readonly golden: boolean;
    readonly explain: boolean;
  };
}

/** Answers rows. */
export function openLinks(share: LinkShare): Links {
  const judge = new PairJudge(share.material, share.weights);
  return { row: (number) => rowOf(share, judge, number) };
}

function rowOf(share: LinkShare, judge: PairJudge, row: number): MatchedRow {
  const { starts } = share.pairs;
  const { columns } = share.material.store;
  if (((columns['marks']?.[row] ?? 0) & MARKS.rejected) !== 0) {
    return { status: 'rejected', messages: ['nothing to compare: no name, address, phone or email'] };
  }
  const start = starts[row]!;
  const end = starts[row + 1]!;
  const own = ofCluster(share, row);
  if (start === end) return { status: 'unmatched', count: 0, ...own, messages: [] };
  const best = bestPair(share.pairs, start, end);
  const count = matchCount(share, row, start, end);
  const first = pairRow(share, judge, row, best);
  const result: MatchedRow = { ...first, count, ...own };
  if (!share.wants.all) return result;
  const order = [best];
  for (let at = start; at < end; at++) if (at !== best) order.push(at);
  return { ...result, all: order.map((at) => ({ ...pairRow(share, judge, row, at), count, ...own })) };
}

/** True where clusters decide which pairs are matches: not with a reference, and not where each is matched once. */
const hasSizes = ({ sizes }: LinkShare): boolean => sizes.length > 0;

/** Records that are the same as a row: all others of its cluster, of which a large one does not name every pair. */
function matchCount({ pairs, clusters, sizes }: LinkShare, row: number, start: number, end: number): number {
  const size = sizes[clusters[row]!] ?? 0;
  if (size > 0) return size - 1;
  let count = 0;
  for (let at = start; at < end; at++) if (isMatch(pairs.states[at]!)) count++;
  return count;
}

/** The first pair that is a match, which a decided one is; the first of all where none is. */
function bestPair({ states }: Adjacency, start: number, end: number): number {
  for (let at = start; at < end; at++) if (isMatch(states[at]!)) return at;
  return start;
}

/** True for what is said to be the same. */
export const isMatch = (state: number): boolean =>
  state === PAIR.matched || state === PAIR.through || state === PAIR.decided;

function ofCluster(share: LinkShare, row: number): Pick<MatchedRow, 'cluster' | 'isGolden'> {
  const cluster = share.clusters[row]!;
  if (cluster === 0 || !(share.wants.cluster || share.wants.golden)) return {};
  const golden = share.golden[row]!;
  return { cluster: String(cluster), ...(share.wants.golden ? { isGolden: golden === 1 } : {}) };
}

function pairRow(share: LinkShare, judge: PairJudge, row: number, at: number): MatchedRow {
  const { to, odds, states } = share.pairs;
  const other = to[at]!;
  const state = states[at]!;
  const code = judge.classOf(row, other, odds[at]!);
  const named = code === undefined ? {} : describe(code);
  const messages: string[] = [];
  if (state === PAIR.through) messages.push('the same by way of other records of its cluster');
  if (state === PAIR.decided) messages.push('the same by decision');
  if (state === PAIR.possible && odds[at]! >= judge.matched) {
    messages.push(
      hasSizes(share)
        ? 'would be a match, but does not fit the other records of the cluster'
        : 'would be a match, but another record fits as well or better',
    );
  }
  return {
    status: isMatch(state) ? 'matched' : 'possible',
    ...named,
    toId: rowName(share.material.store, other),
    toRow: share.material.hasReference ? other - share.material.store.rows[0] : other,
    probability: judge.probability(odds[at]!),
    ...(share.wants.explain ? { evidence: judge.evidence(row, other) } : {}),
    messages,
  };
}

function describe(code: MatchClass): Pick<MatchedRow, 'matchClass' | 'confidence' | 'description'> {
  const { confidence, description } = classNamed(code);
  return { matchClass: code, confidence, description };
}
