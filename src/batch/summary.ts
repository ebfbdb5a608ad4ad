// Counts what happened to the rows and makes the summary of it.
import { EXIT } from '../contract/errors.js';
import { placeName } from '../formats/byte-source.js';
import type { TextSource } from '../formats/text-source.js';
import type { Inspection } from './decide/inspect.js';
import type { BatchJob, BatchSummary, Progress } from './job.js';
import type { Counts, Entry } from './resume/journal.js';
import type { BlockResult } from './plan.js';
import { fileSink } from './write/sinks.js';

export class Tally {
  private read = 0;
  private refused = 0;
  private failed = 0;
  private blank = 0;
  private lost = 0;
  private readonly statuses = new Map<string, number>();
  private readonly started: number;
  private readonly before: number;

  /** `from`: where an earlier run stopped that this one goes on with. */
  constructor(
    private readonly job: BatchJob,
    private readonly found: Inspection,
    private readonly text: TextSource,
    from?: Entry,
  ) {
    this.started = job.now();
    this.before = from?.elapsedMs ?? 0;
    if (!from) return;
    const { counts } = from;
    ({ read: this.read, refused: this.refused, failed: this.failed, blank: this.blank, lost: this.lost } = counts);
    for (const [status, count] of Object.entries(counts.statuses)) this.statuses.set(status, count);
  }

  /** What is counted so far. */
  counts(refusals: ReadonlyMap<string, number>): Counts {
    const { read, refused, failed, blank, lost, statuses } = this;
    return {
      read,
      refused,
      failed,
      blank,
      lost,
      statuses: Object.fromEntries(statuses),
      refusals: Object.fromEntries(refusals),
    };
  }

  /** Milliseconds of work, those of earlier runs too. */
  elapsed(): number {
    return this.before + this.job.now() - this.started;
  }

  add(result: BlockResult): void {
    this.read += result.read;
    this.refused += result.refusals.length;
    this.failed += result.failed;
    this.blank += result.blank;
    this.lost += result.lost;
    for (const [status, count] of Object.entries(result.statuses)) {
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + count);
    }
  }

  progress(): Progress {
    const { source } = this.text;
    const bytes = source.consumed();
    const elapsedMs = this.elapsed();
    const remainingMs =
      source.size === undefined || bytes === 0 ? undefined : Math.max(0, elapsedMs * (source.size / bytes - 1));
    return {
      bytes,
      totalBytes: source.size,
      rows: this.read,
      elapsedMs,
      rowsPerSecond: perSecond(this.read, elapsedMs),
      remainingMs,
    };
  }

  summary(threads: number, refusals: ReadonlyMap<string, number>, errorsFile: string | undefined): BatchSummary {
    const { job, found } = this;
    const durationMs = this.elapsed();
    const warnings =
      this.lost > 0
        ? [`${this.lost} characters of the added columns are not in windows-1252: they lost their accent or became '?'`]
        : [];
    return {
      operation: job.operation.name,
      input: inputSummary(job, found, this.text),
      output: { name: 'path' in job.output ? job.output.path : job.output.name, format: found.outputFormat },
      ...(errorsFile === undefined ? {} : { errorsFile }),
      mapping: found.mapping,
      rows: {
        read: this.read,
        written: this.read - this.refused,
        refused: this.refused,
        failed: this.failed,
        blank: this.blank,
      },
      statuses: Object.fromEntries(this.statuses),
      refusals: Object.fromEntries(refusals),
      warnings,
      data: job.data ?? [],
      threads,
      startedAt: new Date(this.started).toISOString(),
      durationMs,
      rowsPerSecond: perSecond(this.read, durationMs),
      exitCode: this.refused + this.failed > 0 ? EXIT.rowsInError : EXIT.done,
    };
  }
}

const perSecond = (rows: number, ms: number): number => Math.round((rows / Math.max(ms, 1)) * 1000);

/** What the input turned out to be. */
export function inputSummary(job: BatchJob, found: Inspection, text: TextSource): BatchSummary['input'] {
  return {
    name: placeName(job.input),
    format: found.inputFormat,
    encoding: text.encoding.encoding,
    ...(found.delimiter === undefined ? {} : { delimiter: found.delimiter }),
    ...(found.plan.input.kind === 'csv' ? { header: found.shape.header !== undefined } : {}),
    compressed: text.source.compressed,
    bytes: text.source.consumed(),
  };
}

/** Writes the summary as JSON. */
export async function writeSummary(path: string, summary: BatchSummary): Promise<void> {
  const sink = await fileSink(path);
  try {
    await sink.write(Buffer.from(`${JSON.stringify(summary, null, 2)}\n`));
    await sink.commit();
  } finally {
    await sink.discard();
  }
}
