// Runs steps over a file or standard input through the batch: wires options, engines, progress, summary and signals.
import type { BatchJob } from '../../batch/job.js';
import type { Plan } from '../../batch/plan.js';
import type { BatchSummary } from '../../batch/report.js';
import { runBatch } from '../../batch/run.js';
import { EXIT } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { outputWidth, type Io } from '../io.js';
import { messagesTo, type Messages } from '../messages.js';
import type { RunOptions } from '../options/run-options.js';
import type { StepOptions } from '../options/step-options.js';
import { SUMMARY_WIDTH } from '../output/findings-text.js';
import { dryRunLines, summaryLines } from '../output/summary.js';
import { count, startProgress } from '../progress.js';
import { interruptible } from '../signals.js';
import { describeStep, type DescribedStep } from './described-step.js';
import { openSteps } from './engines.js';
import type { FileInput } from '../input.js';
import { dataFiles } from '../config/data-folder.js';
import { describeRun } from './job.js';

/**
 * Runs one operation over a file and returns the exit code. `fieldDefaults`: what options say of the fields, for rows
 * that say nothing.
 */
export function runFile(
  operation: Operation,
  input: FileInput,
  fieldDefaults: readonly string[],
  options: RunOptions & StepOptions,
  io: Io,
): Promise<number> {
  return runSteps(input, options, io, () => [
    describeStep(operation, options, fieldDefaults, { name: operation.name }),
  ]);
}

/** Runs steps over a file and returns the exit code. `plan`: the file that says which. */
export async function runSteps(
  input: FileInput,
  options: RunOptions,
  io: Io,
  describe: () => readonly DescribedStep[],
  plan?: string,
): Promise<number> {
  const messages = messagesTo(io, options);
  const run = describeRun(input, options, io, messages);
  const { traffic, close, ...opened } = await openSteps(describe(), options, io, messages);
  try {
    const reads = [...(plan === undefined ? [] : [{ what: 'the plan', path: plan }]), ...dataFiles(options, io)];
    const job: BatchJob = { ...run, ...opened, reads };
    if (options.dryRun === true) return await previewJob(job, io);
    const code =
      options.format === 'table' || isForScreen(options, io)
        ? await runPreview(job, options, io, messages)
        : await runToFile(job, options, io, messages);
    for (const line of traffic()) messages.info(line);
    return code;
  } finally {
    await close();
  }
}

/** True if the rows would run down the screen of somebody who asked for no form of them, and for no file. */
const isForScreen = ({ format, output }: RunOptions, { terminal }: Io): boolean =>
  terminal.stdout && format === undefined && output === undefined;

async function runToFile(job: BatchJob, options: RunOptions, io: Io, messages: Messages): Promise<number> {
  const summary = await runToEnd(job, options, io, messages);
  if (summary.readerGone === true) return EXIT.done;
  sayEnd(summary, messages, io);
  if (options.summary === '-') io.stdout.json(summary);
  return summary.exitCode;
}

/** The summary, and behind it what the user should act on, which --quiet does not silence. */
function sayEnd(summary: BatchSummary, messages: Messages, { terminal, terminalSize }: Io): void {
  const { least, most } = SUMMARY_WIDTH;
  const width = terminal.stderr ? Math.min(most, Math.max(least, terminalSize().columns)) : most;
  messages.info(summaryLines(summary, width), { summary });
  for (const warning of summary.warnings) messages.warn(warning);
}

/** Few rows and the main columns, kept until the end and shown as a table. */
async function runPreview(job: BatchJob, options: RunOptions, io: Io, messages: Messages): Promise<number> {
  const { CollectedBytes, PREVIEW_ROWS, previewTable, SCREEN_ROWS } = await import('../output/preview.js');
  const stream = new CollectedBytes();
  const steps = job.steps.map((step) => ({ ...step, columns: step.columns ?? step.operation.preview }));
  const most = options.format === 'table' ? PREVIEW_ROWS : SCREEN_ROWS;
  let plan: Plan | undefined;
  const preview: BatchJob = {
    ...job,
    steps,
    output: { stream, name: 'standard output' },
    format: 'csv',
    limit: options.limit ?? (options.sample === undefined ? most : undefined),
    showsFirst: options.limit === undefined,
    onPlan: (decided) => {
      plan = decided;
    },
  };
  const summary = await runToEnd(preview, options, io, messages);
  const { format, encoding, header = true } = summary.input;
  const isText = format !== 'json' && format !== 'jsonl';
  const shown = { csv: stream.bytes, encoding: isText ? encoding : 'utf-8', hasHeader: header, plan: plan!, steps };
  io.stdout.lines(await previewTable(shown, outputWidth(io)));
  sayEnd(summary, messages, io);
  if (options.format !== 'table') messages.info(shownNote(summary, options));
  return summary.exitCode;
}

/** Which rows are shown where nobody asked for a table, and how to get the others. */
function shownNote({ rows: { read } }: BatchSummary, { limit, sample }: RunOptions): string {
  const rows = `${count(read)} ${read === 1 ? 'row' : 'rows'} shown`;
  const which = limit === undefined && sample === undefined ? `first ${rows}` : rows;
  return `${which}; -o out.csv writes all rows, --format csv prints them`;
}

async function runToEnd(job: BatchJob, options: RunOptions, io: Io, messages: Messages): Promise<BatchSummary> {
  const progress = await startProgress(io, messages, options, 'rows');
  try {
    return await interruptible(io, 'no output is left half-made', (signal) =>
      runBatch({
        ...job,
        signal,
        onPhase: (phase) => {
          progress.phase(phase);
        },
        onProgress: ({ bytes, totalBytes, rows }) => {
          progress.update({ done: bytes, total: totalBytes, rows });
        },
      }),
    );
  } finally {
    progress.stop();
  }
}

/** Says what the job would do: for people on a terminal, as JSON anywhere else. */
async function previewJob(job: BatchJob, io: Io): Promise<number> {
  const { dryRun } = await import('../../batch/dry-run.js');
  const report = await dryRun(job);
  if (io.terminal.stdout) io.stdout.lines(dryRunLines(report));
  else io.stdout.json(report);
  return EXIT.done;
}
