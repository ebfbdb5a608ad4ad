// Runs a batch from its first byte to its summary: keeps blocks in flight, writes their results in order, and makes
// the output appear whole, or not at all.
import { availableParallelism } from 'node:os';
import { openText, type TextSource } from '../formats/text-source.js';
import { blockBytes, selectedBlocks } from './blocks.js';
import { inlineExecutor, threadExecutor, type Executor } from './executors.js';
import { frameOf } from './frame.js';
import { inspect, type Inspection } from './inspect.js';
import type { BatchJob, BatchSummary, RefusedRow } from './job.js';
import { Outputs } from './outputs.js';
import type { BlockRefusal, BlockResult } from './plan.js';
import { ReaderGone } from './sinks.js';
import { Tally, writeSummary } from './summary.js';

/** The first part of the input, on which everything is decided. Bytes. */
export const HEAD_BYTES = 1 << 20;
const COMMA = 0x2c;

/**
 * Runs the job. Throws `WaypostError` for what stops it, with no output left half-made; rows that are refused or fail
 * do not stop it: the summary counts them. The engine stays open: whoever gave it closes it.
 */
export async function runBatch(job: BatchJob): Promise<BatchSummary> {
  job.signal?.throwIfAborted();
  const outputs = await Outputs.open(job);
  let text: TextSource | undefined, executor: Executor | undefined;
  try {
    text = await interrupted(job.signal, openText(job.input, HEAD_BYTES, job.encoding));
    const found = inspect(job, text);
    await outputs.begin(found.keepsEncoding ? text.encoding.encoding : undefined);
    const tally = new Tally(job, found, text);
    const threads = threadsFor(job, text);
    executor = await startExecutor(job, found, threads);
    const readerGone = await process(job, found, text, { executor, outputs, tally, size: blockBytes(job, text, Math.max(1, threads)) });
    if (!readerGone) await outputs.commit();
    const summary = tally.summary(threads, outputs.refused.counts, outputs.refused.opened ? outputs.errorsFile : undefined);
    if (readerGone) return { ...summary, readerGone, exitCode: 0 };
    if (job.summary !== undefined) await writeSummary(job.summary, summary);
    return summary;
  } finally {
    await executor?.close();
    await outputs.discard();
    await text?.source.close();
  }
}

/** Worker threads to start; 0 to work on this thread, for an input that is over before they would be ready. */
function threadsFor(job: BatchJob, text: TextSource): number {
  if (!job.threadEngine || (text.whole && job.blockBytes === undefined)) return 0;
  return job.threads ?? availableParallelism();
}

async function startExecutor(job: BatchJob, found: Inspection, threads: number): Promise<Executor> {
  if (threads > 0 && job.threadEngine) return threadExecutor(found.plan, await job.threadEngine(), threads);
  return inlineExecutor(found.plan, job.operation, await job.engine(), { size: job.operation.recordsPerCall, concurrency: job.concurrency ?? 1 }, job.signal);
}

interface Means { readonly executor: Executor; readonly outputs: Outputs; readonly tally: Tally; readonly size: number }

/** Takes all blocks through the executor in an ordered window. True if the reader of the output went away. */
async function process(job: BatchJob, found: Inspection, text: TextSource, { executor, outputs, tally, size }: Means): Promise<boolean> {
  const frame = frameOf(found, text.encoding.bom);
  const pending: { result: Promise<BlockResult>; lines: readonly number[] | undefined }[] = [];
  let line = found.shape.lines, first = true;
  const settle = async (): Promise<void> => {
    const { result, lines } = pending.shift()!;
    const done = await interrupted(job.signal, result);
    tally.add(done);
    const refusedRow = ({ row, line: within, code, reason, text: bytes }: BlockRefusal): RefusedRow => ({ line: lines?.[row] ?? line + within + 1, code, reason, text: bytes });
    const refused = [...done.refusals.map(refusedRow), ...done.failures.map((row) => ({ ...refusedRow(row), answered: true }))].sort((a, b) => a.line - b.line);
    line += done.lines;
    await outputs.refused.write(refused);
    // The comma before the first element of an array stands before nothing.
    const skip = first && found.outputFormat === 'json' && done.out[0] === COMMA ? 1 : 0;
    if (done.out.length > 0) {
      first = false;
      await interrupted(job.signal, outputs.results.write(done.out.subarray(skip)));
    }
    job.onProgress?.(tally.progress());
  };
  const blocks = selectedBlocks(job, found, text, size);
  try {
    await outputs.results.write(frame.before);
    for (let id = 0; ; id++) {
      const { value, done } = await interrupted(job.signal, blocks.next());
      if (done === true) break;
      const result = executor.run({ id, bytes: value.bytes });
      // A failure is met when its turn comes; until then it is not unhandled.
      result.catch(() => undefined);
      pending.push({ result, lines: value.lines?.map((row) => row + 1) });
      if (pending.length >= executor.window) await settle();
    }
    while (pending.length > 0) await settle();
    await outputs.results.write(frame.after);
    return false;
  } catch (error) {
    if (error instanceof ReaderGone) return true;
    throw error;
  }
}

/** The promise, or the signal's reason as soon as it aborts. */
async function interrupted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work;
  signal.throwIfAborted();
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => { reject(signal.reason); };
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop!);
  }
}
