// Counts what happened to the rows, for the run and for each of its steps.
import type { TextSource } from '../formats/text-source.js';
import { Findings, type LineOf } from './findings/findings.js';
import { BANDS, type News } from './findings/seen.js';
import type { BatchJob } from './job.js';
import type { BlockResult, StepCounts, StepResult } from './plan.js';
import type { Progress } from './report.js';
import type { Before, Counts } from './resume/journal.js';

/** What one step did so far. */
class StepTally {
  readonly findings = new Findings();
  private readonly statuses = new Map<string, number>();
  private readonly exceptions = new Map<string, number>();
  private readonly completed = new Map<string, number>();
  private readonly uncovered = new Map<string, number>();
  private readonly decisions = new Map<string, number>();
  private readonly confidences: number[] = BANDS.map(() => 0);
  private failed = 0;
  private leftAlone = 0;
  private dropped = 0;

  add({ failed, leftAlone, dropped, ...counts }: StepCounts): void {
    addTo(this.statuses, counts.statuses);
    addTo(this.exceptions, counts.exceptions);
    addTo(this.completed, counts.completed);
    addTo(this.uncovered, counts.uncovered);
    addTo(this.decisions, counts.decisions);
    counts.confidences.forEach((rows, band) => {
      this.confidences[band]! += rows;
    });
    this.failed += failed;
    this.leftAlone += leftAlone;
    this.dropped += dropped;
  }

  counts(): StepCounts {
    const { failed, leftAlone, dropped, confidences } = this;
    return {
      statuses: Object.fromEntries(this.statuses),
      failed,
      leftAlone,
      dropped,
      exceptions: Object.fromEntries(this.exceptions),
      completed: Object.fromEntries(this.completed),
      confidences: [...confidences],
      decisions: Object.fromEntries(this.decisions),
      uncovered: Object.fromEntries(this.uncovered),
    };
  }
}

function addTo(sums: Map<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count);
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
    from?: Before,
  ) {
    this.started = job.now();
    this.before = from?.entry.elapsedMs ?? 0;
    this.steps = job.steps.map(() => new StepTally());
    if (!from) return;
    const { counts } = from.entry;
    ({ read: this.read, refused: this.refused, dropped: this.dropped, failed: this.failed } = counts);
    ({ blank: this.blank, lost: this.lost } = counts);
    this.steps.forEach((step, i) => {
      step.add(counts.steps[i]!);
      step.findings.restore(
        from.news.map((news) => news[i]!),
        counts.repeated[i]!,
      );
    });
  }

  /** What is counted so far. */
  counts(refusals: ReadonlyMap<string, number>): Counts {
    const { read, refused, dropped, failed, blank, lost } = this;
    const steps = this.steps.map((step) => step.counts());
    const repeated = this.steps.map(({ findings }) => findings.repeated);
    return { read, refused, dropped, failed, blank, lost, steps, repeated, refusals: Object.fromEntries(refusals) };
  }

  /** True if a row has left the output. */
  get hasDropped(): boolean {
    return this.dropped > 0;
  }

  /** What was seen of the rows of each step. */
  get findings(): readonly Findings[] {
    return this.steps.map(({ findings }) => findings);
  }

  /** What was seen that was not seen before, since the last time; one for each step. */
  takeNews(): News[] {
    return this.steps.map(({ findings }) => findings.takeNews());
  }

  /** Milliseconds of work, those of earlier runs too. */
  elapsed(): number {
    return this.before + this.job.now() - this.started;
  }

  /** Adds a block; blocks are added in the order of the input. */
  add(result: BlockResult, lineOf: LineOf): void {
    this.read += result.read;
    this.refused += result.refusals.length;
    this.dropped += result.dropped;
    this.failed += result.failed;
    this.blank += result.blank;
    this.lost += result.lost;
    result.steps.forEach(({ counts, seen }: StepResult, i) => {
      this.steps[i]!.add(counts);
      this.steps[i]!.findings.add(seen, lineOf);
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
