// Runs an operation over a file or standard input through the batch: wires options, progress, summary and signals.
import type { BatchJob, BatchSummary } from '../batch/job.js';
import { runBatch } from '../batch/run.js';
import { threadEngineModule } from '../engine/threads/thread-engine.js';
import { EXIT, WaypostError } from '../contract/errors.js';
import { needsAddresses, type Operation } from '../contract/operation.js';
import { openEngine, type OpenedEngine } from './config/engine.js';
import { readFeatures } from './options/feature-options.js';
import type { Input } from './input.js';
import type { Io } from './io.js';
import { messagesTo, type Messages } from './messages.js';
import {
  readColumns,
  readDelimiter,
  readLocale,
  readMapping,
  type OperationOptions,
} from './options/operation-options.js';
import { Collected, PREVIEW_ROWS, previewColumns, previewTable } from './output/preview.js';
import { dryRunText, summaryText } from './output/summary.js';
import { startProgress } from './progress.js';
import { interruptible } from './signals.js';

type FileInput = Exclude<Input, { kind: 'text' }>;

/** Runs the batch and returns the exit code. `given`: what options say of the fields, for rows that say nothing. */
export async function runFile(
  operation: Operation,
  input: FileInput,
  given: readonly string[],
  options: OperationOptions,
  io: Io,
): Promise<number> {
  if (options.format === 'table' && options.output !== undefined) {
    throw new WaypostError(
      'usage',
      '--format table is a preview on standard output; give another format with --output',
    );
  }
  const messages = messagesTo(io, options);
  const described = describe(operation, input, given, options, io, messages);
  const opened = await openEngine(options, io, {
    usesSource: needsAddresses(operation),
    onNote: (note) => {
      messages.warn(note);
    },
  });
  try {
    const job = { ...described, ...throughEngine(opened, described) };
    if (options.dryRun === true) return await previewJob(job, io);
    const code =
      options.format === 'table' ? await runPreview(job, options, io, messages) : await run(job, options, io, messages);
    if (opened.traffic) messages.info(opened.traffic());
    return code;
  } finally {
    await opened.engine.close();
  }
}

/** The job that the options describe, apart from its engine. */
function describe(
  operation: Operation,
  input: FileInput,
  given: readonly string[],
  options: OperationOptions,
  io: Io,
  messages: Messages,
): Omit<BatchJob, 'engine'> {
  return {
    operation,
    input: input.kind === 'file' ? { path: input.path } : { stream: io.stdin, name: 'standard input' },
    output:
      options.output === undefined || options.output === '-'
        ? { stream: io.stdout, name: 'standard output' }
        : { path: options.output },
    sourceOfTruth: options.source,
    featureOptions: readFeatures(options.feature, operation),
    locale: readLocale(options),
    inputFormat: options.inputFormat,
    format: options.format === 'table' ? 'csv' : options.format,
    delimiter: readDelimiter(options.delimiter),
    encoding: options.encoding,
    header: options.header ? undefined : false,
    map: readMapping(options.map, operation),
    defaults: given.some((value) => value !== '') ? given : undefined,
    all: options.all,
    columns: readColumns(options.columns, operation),
    prefix: options.prefix,
    onClash: options.onClash,
    errors: options.errors,
    summary: options.summary,
    resume: readResume(options),
    limit: options.limit,
    sample: options.sample,
    threads: options.threads,
    now: io.now,
    onNote: (note) => {
      messages.info(note);
    },
    onRefused: ({ line, code, reason }) => {
      messages.warn(`line ${line}: ${code}: ${reason}`, { line, code, reason });
    },
  };
}

const throughEngine = (
  { engine, data, dataVersion, endpoint, share, concurrency, answers }: OpenedEngine,
  { operation, featureOptions }: Pick<BatchJob, 'operation' | 'featureOptions'>,
): Pick<BatchJob, 'engine' | 'threadEngine' | 'concurrency' | 'data' | 'dataVersion' | 'endpoint' | 'answers'> => ({
  engine: () => Promise.resolve(engine),
  threadEngine:
    share && (() => Promise.resolve({ module: threadEngineModule, share: share(operation, featureOptions) })),
  concurrency,
  data: data(),
  dataVersion,
  endpoint,
  answers,
});

function readResume({ resume, restart }: OperationOptions): BatchJob['resume'] {
  if (resume === true && restart === true) {
    throw new WaypostError('usage', '--resume and --restart are both given; give one of them');
  }
  return resume === true ? 'resume' : restart === true ? 'restart' : undefined;
}

async function run(job: BatchJob, options: OperationOptions, io: Io, messages: Messages): Promise<number> {
  const summary = await runToEnd(job, options, io, messages);
  if (summary.readerGone === true) return EXIT.done;
  messages.info(summaryText(summary), { summary });
  return summary.exitCode;
}

/** Few rows and the main columns, kept until the end and shown as a table. */
async function runPreview(job: BatchJob, options: OperationOptions, io: Io, messages: Messages): Promise<number> {
  const stream = new Collected();
  const columns = job.columns ?? previewColumns(job.operation);
  const summary = await runToEnd(
    { ...job, columns, output: { stream, name: 'standard output' }, limit: options.limit ?? PREVIEW_ROWS },
    options,
    io,
    messages,
  );
  io.stdout.write(previewTable(stream.text, summary, columns.length));
  messages.info(summaryText(summary), { summary });
  return summary.exitCode;
}

async function runToEnd(job: BatchJob, options: OperationOptions, io: Io, messages: Messages): Promise<BatchSummary> {
  const progress = await startProgress(io, messages, options, 'rows');
  try {
    return await interruptible(io, 'no output is left half-made', (signal) =>
      runBatch({
        ...job,
        signal,
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
  const { dryRun } = await import('../batch/dry-run.js');
  const report = await dryRun(job);
  io.stdout.write(io.terminal.stdout ? `${dryRunText(report)}\n` : `${JSON.stringify(report, null, 2)}\n`);
  return EXIT.done;
}
