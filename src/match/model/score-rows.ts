// Scores the candidates of a stretch of rows, and keeps the pairs that may be one.
import { Candidates, type Skipped } from '../block/candidates.js';
import { Parts } from '../block/parts.js';
import { EdgeList } from '../resolve/edge-list.js';
import { PairJudge } from '../resolve/pair-judge.js';
import type { Blocks, Edges, Material, Weights } from '../resolve/share.js';

export interface ScoredRows {
  readonly edges: Edges;
  readonly candidates: number;
  readonly skipped: readonly Skipped[];
}

/** Pairs of rows [from, to) that are worth keeping. */
export function scoreRows(task: {
  readonly material: Material;
  readonly blocks: Blocks;
  readonly weights: Weights | undefined;
  readonly from: number;
  readonly to: number;
}): ScoredRows {
  const { material, blocks } = task;
  const { store, derived, plan } = material;
  const judge = new PairJudge(material, task.weights);
  const candidates = new Candidates(new Parts(store, derived, plan), blocks);
  const edges = new EdgeList();
  let compared = 0;
  for (let row = task.from; row < task.to; row++) {
    const count = candidates.find(row, material.hasReference ? -1 : row);
    compared += count;
    for (let i = 0; i < count; i++) {
      const odds = judge.weight(row, candidates.rows[i]!);
      if (odds >= judge.least) edges.add(row, candidates.rows[i]!, odds);
    }
  }
  return { edges: edges.edges(), candidates: compared, skipped: candidates.skipped };
}
