// The summary of a run: what the input was, what became of its rows, and what each step did with them.
import { EXIT } from '../contract/errors.js';
import { placeName } from '../formats/byte-source.js';
import type { TextSource } from '../formats/text-source.js';
import type { Inspection } from './decide/inspect.js';
import type { BatchJob } from './job.js';
import type { BatchSummary, InputSummary, StepSummary } from './report.js';
import type { Counts } from './resume/journal.js';
import { perSecond, type Tally } from './tally.js';
import { fileSink } from './write/sinks.js';

/** How the run was made, beside what it counted. */
interface Circumstances {
  readonly threads: number;
  readonly refusals: ReadonlyMap<string, number>;
  readonly errorsFile: string | undefined;
}

export function summaryOf(
  job: BatchJob,
  found: Inspection,
  text: TextSource,
  tally: Tally,
  { threads, refusals, errorsFile }: Circumstances,
): BatchSummary {
  const counts = tally.counts(refusals);
  const { read, refused, dropped, failed, blank, lost } = counts;
  const durationMs = tally.elapsed();
  const warnings = lost > 0 ? [`${lost} characters are not in windows-1252: they lost their accent or became '?'`] : [];
  const steps = job.steps.map((_, i) => stepSummary(job, found, counts, i));
  const [only] = steps;
  const isOne = steps.length === 1 && only !== undefined;
  const mayDrop = job.steps.some(({ drop }) => drop !== undefined);
  return {
    operation: isOne ? only.operation : 'run',
    input: inputSummary(job, found, text),
    columns: found.columns.columns,
    output: { name: 'path' in job.output ? job.output.path : job.output.name, format: found.outputFormat },
    ...(errorsFile === undefined ? {} : { errorsFile }),
    ...(isOne ? { mapping: only.mapping } : {}),
    rows: {
      read,
      written: read - refused - dropped,
      refused,
      ...(mayDrop ? { dropped } : {}),
      failed,
      blank,
    },
    ...(isOne ? { statuses: only.statuses } : {}),
    refusals: counts.refusals,
    warnings,
    ...(isOne ? { data: only.data } : { steps }),
    threads,
    startedAt: new Date(tally.started).toISOString(),
    durationMs,
    rowsPerSecond: perSecond(read, durationMs),
    exitCode: refused + failed > 0 ? EXIT.rowsInError : EXIT.done,
  };
}

function stepSummary({ steps }: BatchJob, { mappings }: Inspection, counts: Counts, number: number): StepSummary {
  const { name, operation, from, data = [] } = steps[number]!;
  return {
    name,
    operation: operation.name,
    ...(from === undefined ? {} : { from }),
    mapping: mappings[number]!,
    ...counts.steps[number]!,
    data,
  };
}

/** What the input turned out to be. */
export function inputSummary(job: BatchJob, found: Inspection, text: TextSource): InputSummary {
  return {
    name: placeName(job.input),
    format: found.inputFormat,
    encoding: text.encoding.encoding,
    ...(found.delimiter === undefined ? {} : { delimiter: found.delimiter }),
    ...(found.plan.input.kind === 'csv' ? { header: found.shape.header !== undefined } : {}),
    ...(found.shape.above ? { linesAbove: found.shape.above.last } : {}),
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
