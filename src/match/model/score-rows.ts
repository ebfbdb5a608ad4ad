// Scores the candidates of a stretch of rows, and keeps the pairs that may be one.
import { Candidates, type Skipped } from '../block/candidates.js';
import { Parts } from '../block/parts.js';
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

/** Pairs as they come, in arrays that grow. */
class EdgeList {
  private from = new Int32Array(1024);
  private to = new Int32Array(1024);
  private odds = new Float32Array(1024);
  private size = 0;

  add(from: number, to: number, odds: number): void {
    if (this.size === this.from.length) this.grow();
    this.from[this.size] = from;
    this.to[this.size] = to;
    this.odds[this.size++] = odds;
  }

  edges(): Edges {
    const { size } = this;
    return { from: this.from.slice(0, size), to: this.to.slice(0, size), odds: this.odds.slice(0, size) };
  }

  private grow(): void {
    const length = this.size * 2;
    const from = new Int32Array(length);
    from.set(this.from);
    this.from = from;
    const to = new Int32Array(length);
    to.set(this.to);
    this.to = to;
    const odds = new Float32Array(length);
    odds.set(this.odds);
    this.odds = odds;
  }
}
