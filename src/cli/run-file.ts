// Runs an operation over a file or standard input through the batch: wires options, progress, summary and signals.
import { availableParallelism } from 'node:os';
import type { BatchJob, BatchSummary, OnClash } from '../batch/job.js';
import { runBatch } from '../batch/run.js';
import { threadEngineModule } from '../batch/thread-engine.js';
import { EXIT, WaypostError } from '../contract/errors.js';
import type { Operation } from '../contract/operation.js';
import { openLocalEngine, type LocalEngine } from '../engine/local.js';
import type { Encoding } from '../formats/encoding.js';
import type { FileFormat } from '../formats/file-format.js';
import { dataFolder } from './data-folder.js';
import type { Input } from './input.js';
import type { Io } from './io.js';
import { messagesTo, type Messages } from './messages.js';
import { readColumns, readDelimiter, readFeatures, readLocale, readMapping, type OperationOptions } from './operation-options.js';
import { Collected, PREVIEW_ROWS, previewColumns, previewTable } from './output/preview.js';
import { summaryText } from './output/summary.js';
import { startProgress, type Progress } from './progress.js';
import { interruptible } from './signals.js';

type FileInput = Exclude<Input, { kind: 'text' }>;

/** Runs the batch and returns the exit code. */
export async function runFile(operation: Operation, input: FileInput, options: OperationOptions, io: Io): Promise<number> {
  const messages = messagesTo(io, options);
  const preview = options.format === 'table';
  if (preview && options.output !== undefined) throw new WaypostError('usage', '--format table is for a terminal; give another format with --output');
  const collected = new Collected();
  const columns = readColumns(options.columns, operation) ?? (preview ? previewColumns(operation) : undefined);
  const described: BatchJob = { ...describe(operation, input, options, io, messages), columns };
  const job = preview ? { ...described, output: { stream: collected, name: 'standard output' }, limit: options.limit ?? PREVIEW_ROWS } : described;
  if (options.dryRun === true) {
    const { dryRun } = await import('../batch/dry-run.js');
    const report = await dryRun(job);
    io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return EXIT.done;
  }
  const progress = await startProgress(io, messages, options, 'rows');
  const summary = await runWith(job, progress, io, messages);
  if (summary.readerGone === true) return EXIT.done;
  if (preview) io.stdout.write(previewTable(collected.text, summary, columns?.length ?? operation.columns.length));
  messages.info(summaryText(summary), { summary });
  return summary.exitCode;
}

async function runWith(job: BatchJob, progress: Progress, io: Io, messages: Messages): Promise<BatchSummary> {
  try {
    return await interruptible(io, 'no output was left half-made', (signal) => runBatch({
      ...job, signal,
      onProgress: ({ bytes, totalBytes, rows }) => { progress.update({ done: bytes, total: totalBytes, rows }); },
      onRefused: ({ line, code, reason }) => { messages.warn(`line ${line}: ${code}: ${reason}`, { line, code, reason }); },
    }));
  } finally {
    progress.stop();
  }
}

/** The job that the options describe. */
function describe(operation: Operation, input: FileInput, options: OperationOptions, io: Io, messages: Messages): BatchJob {
  let opened: Promise<LocalEngine> | undefined;
  const engine = (): Promise<LocalEngine> => opened ??= openLocalEngine({ dataDir: dataFolder(options.data, io), source: options.source, locale: readLocale(options) });
  return {
    operation,
    input: input.kind === 'file' ? { path: input.path } : { stream: io.stdin, name: 'standard input' },
    output: options.output === undefined || options.output === '-' ? { stream: io.stdout, name: 'standard output' } : { path: options.output },
    engine,
    threadEngine: async () => ({ module: threadEngineModule, share: (await engine()).share() }),
    sourceOfTruth: options.source,
    featureOptions: readFeatures(options.feature),
    inputFormat: options.inputFormat as FileFormat | undefined,
    format: options.format === 'table' ? 'csv' : options.format as BatchJob['format'],
    delimiter: readDelimiter(options.delimiter),
    encoding: options.encoding as Encoding | undefined,
    header: options.header ? undefined : false,
    map: readMapping(options.map, operation),
    prefix: options.prefix,
    onClash: options.onClash as OnClash | undefined,
    errors: options.errors,
    summary: options.summary,
    limit: options.limit,
    sample: options.sample,
    threads: options.threads ?? availableParallelism(),
    now: io.now,
    onNote: (note) => { messages.info(note); },
  };
}
