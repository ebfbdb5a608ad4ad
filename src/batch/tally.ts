// Counts what happened to the rows, for the run and for each of its steps.
import type { TextSource } from '../formats/text-source.js';
import type { BatchJob } from './job.js';
import type { BlockResult, StepCounts } from './plan.js';
import type { Progress } from './report.js';
import type { Counts, Entry } from './resume/journal.js';

/** What one step did so far. */
class StepTally {
  readonly statuses = new Map<string, number>();
  failed = 0;
  leftAlone = 0;
  dropped = 0;

  add({ statuses, failed, leftAlone, dropped }: StepCounts): void {
    for (const [status, count] of Object.entries(statuses)) {
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + count);
    }
    this.failed += failed;
    this.leftAlone += leftAlone;
    this.dropped += dropped;
  }

  counts(): StepCounts {
    const { failed, leftAlone, dropped } = this;
    return { statuses: Object.fromEntries(this.statuses), failed, leftAlone, dropped };
  }
}

export class Tally {
  private read = 0;
  private refused = 0;
  private dropped = 0;
  private failed = 0;
  private blank = 0;
  private lost = 0;
  private readonly steps: readonly StepTally[];
  /** When this run began, and how long earlier ones took that it goes on with. Milliseconds. */
  readonly started: number;
  private readonly before: number;

  /** `from`: where an earlier run stopped that this one goes on with. */
  constructor(
    private readonly job: BatchJob,
    private readonly text: TextSource,
    from?: Entry,
  ) {
    this.started = job.now();
    this.before = from?.elapsedMs ?? 0;
    this.steps = job.steps.map(() => new StepTally());
    if (!from) return;
    const { counts } = from;
    ({ read: this.read, refused: this.refused, dropped: this.dropped, failed: this.failed } = counts);
    ({ blank: this.blank, lost: this.lost } = counts);
    this.steps.forEach((step, i) => {
      step.add(counts.steps[i]!);
    });
  }

  /** What is counted so far. */
  counts(refusals: ReadonlyMap<string, number>): Counts {
    const { read, refused, dropped, failed, blank, lost } = this;
    const steps = this.steps.map((step) => step.counts());
    return { read, refused, dropped, failed, blank, lost, steps, refusals: Object.fromEntries(refusals) };
  }

  /** Milliseconds of work, those of earlier runs too. */
  elapsed(): number {
    return this.before + this.job.now() - this.started;
  }

  add(result: BlockResult): void {
    this.read += result.read;
    this.refused += result.refusals.length;
    this.dropped += result.dropped;
    this.failed += result.failed;
    this.blank += result.blank;
    this.lost += result.lost;
    this.steps.forEach((step, i) => {
      step.add(result.steps[i]!);
    });
  }

  /** Characters that the output's encoding lacks, outside the blocks. */
  addLost(count: number): void {
    this.lost += count;
  }

  progress(): Progress {
    const { source } = this.text;
    const bytes = source.consumed();
    const elapsedMs = this.elapsed();
    const remainingMs =
      source.size === undefined || bytes === 0 ? undefined : Math.max(0, elapsedMs * (source.size / bytes - 1));
    const rowsPerSecond = perSecond(this.read, elapsedMs);
    return { bytes, totalBytes: source.size, rows: this.read, elapsedMs, rowsPerSecond, remainingMs };
  }
}

/** Whole rows in a second. */
export const perSecond = (rows: number, ms: number): number => Math.round((rows / Math.max(ms, 1)) * 1000);
