// The steps of a run that work on whole files, from the look at their files to what the summary says of them.
import { placeName } from '../../formats/byte-source.js';
import type { WorkerThreads } from '../ask/threads.js';
import type { BatchJob } from '../job.js';
import type { Plan } from '../plan.js';
import type { Selected } from '../read/select.js';
import type { WholeTold } from '../resume/entry.js';
import type { FilePlace } from '../write/file-place.js';
import { gatherStep, type GatheredStep } from './gather.js';
import { handsHere, handsOfThreads, type Hands } from './hands.js';
import { changedWhileRead, numbered } from './numbered.js';
import { openWholeSteps, type OpenedWhole } from './open.js';
import { rowsOf, type GatheredInput } from './stretch.js';
import type { WholeStep, WholeStepPlan } from './whole-step.js';

export class WholeRun {
  private readonly gathered: GatheredStep[] = [];
  private hands: Hands | undefined;

  private constructor(
    private readonly job: BatchJob,
    private readonly steps: readonly OpenedWhole[],
  ) {}

  /** Throws as `openWholeSteps`. */
  static async open(job: BatchJob, plan: Plan): Promise<WholeRun> {
    return new WholeRun(job, await openWholeSteps(job, plan));
  }

  /** What threads need to know. */
  get plans(): WholeStepPlan[] {
    return this.steps.map(({ plan }) => plan);
  }

  /** What answers rows on this thread, by the number of the step. */
  get here(): ReadonlyMap<number, WholeStep> {
    return new Map(this.steps.map(({ plan, here }) => [plan.step, here]));
  }

  /** Reads the files of all steps and has them concluded. */
  async gather(input: GatheredInput, threads: WorkerThreads | undefined): Promise<void> {
    const { here } = this;
    this.hands = threads ? handsOfThreads(threads, here) : handsHere(here);
    for (const step of this.steps) this.gathered.push(await gatherStep(step, input, this.hands));
    const [first, ...others] = this.gathered.map(({ rest }) => JSON.stringify(rest.seen));
    // Steps that have not seen the same file.
    if (others.some((other) => other !== first)) throw changedWhileRead(placeName(this.job.input));
  }

  /** The blocks that rows are written from, with the numbers of these where a step needs them. */
  numbered(blocks: AsyncGenerator<Selected, void>): AsyncGenerator<Selected, void> {
    const [first] = this.gathered;
    return first ? numbered(blocks, first.rest.seen, first.rest.first(), placeName(this.job.input)) : blocks;
  }

  /** Writes what persons are to decide. `places`: the files, by the number of the step. */
  async writeReviews(places: readonly (FilePlace | undefined)[]): Promise<void> {
    // A run into a file with a review of thousands of pairs loads what writes it only then.
    const wanted = this.gathered.filter(({ whole }) => places[whole.plan.step] !== undefined);
    if (wanted.length === 0) return;
    const { writeReview } = await import('./review-file.js');
    for (const step of wanted) {
      this.job.onPhase?.({ what: 'writing the review' });
      await writeReview(step, this.hands!, places[step.whole.plan.step]!, this.job.signal);
    }
  }

  /** What the steps have found out; undefined where nothing was gathered. */
  get told(): WholeTold | undefined {
    if (this.gathered.length === 0) return undefined;
    const compared = new Map(
      this.gathered.map(({ whole, concluded, reference, stretches }) => [
        whole.plan.step,
        {
          rows: stretches.filter(({ side }) => side === 0).reduce((sum, stretch) => sum + rowsOf(stretch), 0),
          ...(reference ? { reference } : {}),
          ...concluded.summary,
        },
      ]),
    );
    return {
      compared: this.job.steps.map((_, step) => compared.get(step) ?? null),
      warnings: this.gathered.flatMap(({ whole, concluded }) =>
        concluded.warnings.map((text) => whole.plan.label + text),
      ),
    };
  }
}
