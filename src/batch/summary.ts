// The summary of a run: what the input was, what became of its rows, and what each step did with them.
import { EXIT } from '../contract/errors.js';
import { placeName } from '../formats/byte-source.js';
import type { TextSource } from '../formats/text-source.js';
import type { Inspection } from './decide/inspect.js';
import type { BatchJob } from './job.js';
import type { Findings } from './findings/findings.js';
import { missingDataWarning } from './findings/missing-data.js';
import { BANDS } from './findings/seen.js';
import type { AnswersSummary, BatchSummary, InputSummary, StepSummary } from './report.js';
import type { Counts, Entry, WholeTold } from './resume/journal.js';
import type { StepCounts } from './plan.js';
import { mayDrop, stepLabel } from './step.js';
import { perSecond, type Tally } from './tally.js';

/** How the run was made, beside what it counted. */
interface Circumstances {
  readonly threads: number;
  readonly refusals: ReadonlyMap<string, number>;
  readonly errorsFile: string | undefined;
  readonly whole: WholeTold | undefined;
  readonly droppedFile: string | undefined;
  /** What an earlier run says that had written everything: this one read no more than the head of the input. */
  readonly ended: Pick<Entry, 'inputBytes'> | undefined;
}

/** What a run did, as `--summary` writes it and the terminal shows it. */
export function summaryOf(
  job: BatchJob,
  found: Inspection,
  text: TextSource,
  tally: Tally,
  { threads, refusals, errorsFile, droppedFile, ended, whole }: Circumstances,
): BatchSummary {
  const counts = tally.counts(refusals);
  const { read, refused, dropped, failed, blank, lost } = counts;
  const durationMs = tally.elapsed();
  const steps = job.steps.map((_, i) => ({
    ...stepSummary(job, found, counts, tally.findings[i]!, i),
    ...comparedBy(whole, i),
  }));
  const [only] = steps;
  const isOne = steps.length === 1 && only !== undefined;
  return {
    operation: isOne ? only.operation : 'run',
    input: inputSummary(job, found, text, ended?.inputBytes),
    columns: found.columns.columns,
    output: { name: 'path' in job.output ? job.output.path : job.output.name, format: found.outputFormat },
    ...(errorsFile === undefined ? {} : { errorsFile }),
    ...(droppedFile === undefined ? {} : { droppedFile }),
    ...(isOne ? { mapping: only.mapping } : {}),
    rows: {
      read,
      written: read - refused - dropped,
      refused,
      ...(job.steps.some(mayDrop) ? { dropped } : {}),
      failed,
      blank,
    },
    ...(isOne ? answersOf(only) : {}),
    refusals: counts.refusals,
    warnings: [
      ...found.columns.warnings,
      ...warningsOf(job, lost, steps),
      ...(whole?.warnings ?? []),
      ...(job.remarks?.() ?? []),
    ],
    ...(isOne ? { data: only.data } : { steps }),
    threads,
    startedAt: new Date(tally.started).toISOString(),
    durationMs,
    rowsPerSecond: perSecond(read, durationMs),
    exitCode: refused + failed > 0 ? EXIT.rowsInError : EXIT.done,
  };
}

function stepSummary(
  { steps }: BatchJob,
  { mappings }: Inspection,
  counts: Counts,
  findings: Findings,
  number: number,
): StepSummary {
  const { name, operation, from, only, data = [] } = steps[number]!;
  const { failed, leftAlone, dropped, statuses, completed, uncovered, decisions, ...of } = counts.steps[number]!;
  const { distinct = null, repeated, review } = findings;
  return {
    name,
    operation: operation.name,
    ...(from === undefined ? {} : { from }),
    mapping: mappings[number]!,
    statuses,
    completed,
    ...(Object.keys(decisions).length === 0 ? {} : { decisions }),
    confidences: bandsOf(of.confidences),
    exceptions: exceptionsOf(of.exceptions, findings),
    review,
    ...(distinct === 0 ? {} : { addresses: { distinct, repeated } }),
    uncovered,
    failed,
    leftAlone,
    dropped,
    ...(only === undefined ? {} : { only }),
    data,
  };
}

function comparedBy(whole: Circumstances['whole'], step: number): Pick<StepSummary, 'compared'> {
  const compared = whole?.compared[step];
  return compared ? { compared } : {};
}

/** What the summary of a run of one step says of it. */
function answersOf(step: StepSummary): Omit<AnswersSummary, 'data'> & Pick<StepSummary, 'only'> {
  const { statuses, completed, decisions, confidences, exceptions, review, addresses, uncovered, only, compared } =
    step;
  return {
    statuses,
    completed,
    ...(decisions === undefined ? {} : { decisions }),
    confidences,
    exceptions,
    review,
    ...(addresses === undefined ? {} : { addresses }),
    uncovered,
    ...(only === undefined ? {} : { only }),
    ...(compared === undefined ? {} : { compared }),
  };
}

/** The bands with their rows; none where no answer has a confidence. */
const bandsOf = (confidences: readonly number[]): AnswersSummary['confidences'] =>
  confidences.every((rows) => rows === 0)
    ? []
    : BANDS.map((from, i) => ({ from, to: i === 0 ? from : BANDS[i - 1]! - 1, rows: confidences[i]! }));

/** The exceptions, the commonest first. */
const exceptionsOf = (exceptions: StepCounts['exceptions'], findings: Findings): AnswersSummary['exceptions'] =>
  Object.entries(exceptions)
    .sort(([a, rows], [b, others]) => others - rows || (a < b ? -1 : 1))
    .map(([exception, rows]) => ({ exception, rows, sample: findings.sampleOf(exception) }));

/** What the user should act on. */
function warningsOf({ steps }: BatchJob, lost: number, summaries: readonly StepSummary[]): string[] {
  const missing = summaries.flatMap(({ uncovered }, i) => {
    const step = steps[i]!;
    return missingDataWarning(stepLabel(steps, step), uncovered, step.endpoint) ?? [];
  });
  if (lost === 0) return missing;
  return [...missing, `${lost} characters are not in windows-1252: they lost their accent or became '?'`];
}

/** What the input turned out to be. */
export function inputSummary(
  job: BatchJob,
  found: Inspection,
  text: TextSource,
  bytes = text.source.consumed(),
): InputSummary {
  return {
    name: placeName(job.input),
    format: found.inputFormat,
    encoding: text.encoding.encoding,
    ...(found.delimiter === undefined ? {} : { delimiter: found.delimiter }),
    ...(found.plan.input.kind === 'csv' ? { header: found.shape.header !== undefined } : {}),
    ...(found.shape.above ? { linesAbove: found.shape.above.last } : {}),
    compressed: text.source.compressed,
    bytes,
  };
}
