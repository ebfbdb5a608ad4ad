// A file linked with a reference, or with itself: which of its records are one. Any thread makes records ready in
// portions; the main thread puts them together, has candidates compared on all threads, and decides.
import { Blocking, type BlockingLimits } from './block/blocking.js';
import type { Skipped } from './block/candidates.js';
import { ranges } from './block/ranges.js';
import type { LinkOptions, LinkWorkers, ReviewPair, Side } from './link-types.js';
import { learn } from './model/learn.js';
import type { ScoredRows } from './model/score-rows.js';
import { joined } from './resolve/edge-list.js';
import { fieldPlan, linkLevel } from './resolve/level.js';
import { resolve } from './resolve/resolve.js';
import type { LinkShare } from './resolve/outcome.js';
import type { Blocks, Material, Weights } from './resolve/share.js';
import { crowdNotes, leftOutNotes, notesOf, reviewPairs, summaryOf } from './resolve/report.js';
import { withoutCrowds } from './store/crowds.js';
import { derive } from './store/derived.js';
import type { Portion } from './store/portion.js';
import { StoreBuilder } from './store/store.js';
import { linkTasks } from './tasks.js';

export { openLinks, type LinkShare } from './resolve/outcome.js';
export { preparePortion, type Portion } from './store/portion.js';
export type { Side, LinkOptions, LinkWorkers, ReviewPair } from './link-types.js';
export { linkTasks };

export interface LinkResult {
  /** Goes to any thread as it is; `openLinks` answers rows from it. */
  readonly share: LinkShare;
  /** What was decided: level, fields, model, what was left out. */
  readonly notes: readonly string[];
  readonly summary: Readonly<Record<string, unknown>>;
  /** The pairs that a person should look at, in the order of their rows. */
  review(): Iterable<ReviewPair>;
}

export class Linkage {
  private readonly builder = new StoreBuilder();

  constructor(
    private readonly options: LinkOptions,
    private readonly workers: LinkWorkers,
    private readonly limits?: BlockingLimits,
  ) {}

  /** Takes the next portion of a side; portions of a side come in the order of its file. */
  add(side: Side, portion: Portion): void {
    this.builder.add(side, portion);
  }

  /** Links what was added. */
  async link(signal?: AbortSignal): Promise<LinkResult> {
    const { options, workers } = this;
    const whole = this.builder.finish();
    const plan = fieldPlan(whole, this.builder.counts, options.hasReference);
    const level = linkLevel(options, plan);
    const isOfPersons = level === 'individual' && plan.hasPersons;
    const { store, crowds } = isOfPersons ? withoutCrowds(whole) : { store: whole, crowds: undefined };
    const material: Material = { store, derived: derive(store), plan, level, hasReference: options.hasReference };
    const blocking = new Blocking(material, workers, this.limits);
    const { blocks, weights } =
      level === 'individual'
        ? await this.learnt(material, blocking, signal)
        : { blocks: await blocking.contacts(), weights: undefined };
    signal?.throwIfAborted();
    const scored = await workers.run<ScoredRows>(
      'scoreRows',
      ranges(store.rows[0], workers.count * 4).map(([from, to]) => ({ material, blocks, weights, from, to })),
    );
    signal?.throwIfAborted();
    const resolved = resolve({ material, weights, edges: joined(scored.map((part) => part.edges)), options });
    const candidates = scored.reduce((sum, part) => sum + part.candidates, 0);
    const { share } = resolved;
    return {
      share,
      notes: [
        ...notesOf(material, weights, blocking.remarks(candidates), skippedOf(scored)),
        ...leftOutNotes(resolved, this.builder.counts),
        ...crowdNotes(crowds),
      ],
      summary: summaryOf(share, candidates, skippedOf(scored)),
      review: () => reviewPairs(share),
    };
  }

  /** Candidates and weights for individuals: first keys, what they teach, the keys that are worth it, and the model. */
  private async learnt(
    material: Material,
    blocking: Blocking,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly blocks: Blocks; readonly weights: Weights }> {
    const first = await blocking.first();
    signal?.throwIfAborted();
    const early = await learn(material, first, this.workers);
    signal?.throwIfAborted();
    const blocks = await blocking.select(first, early);
    signal?.throwIfAborted();
    return { blocks, weights: blocks === first ? early : await learn(material, blocks, this.workers) };
  }
}

function skippedOf(parts: readonly ScoredRows[]): Skipped[] {
  const [first] = parts;
  return (first?.skipped ?? []).map(({ key }, k) => ({
    key,
    rows: parts.reduce((sum, { skipped }) => sum + skipped[k]!.rows, 0),
    pairs: parts.reduce((sum, { skipped }) => sum + skipped[k]!.pairs, 0),
  }));
}
