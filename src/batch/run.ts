// Runs a batch from its first byte to its summary: keeps blocks in flight, writes their results in order, and makes
// the output appear whole, or not at all.
import { availableParallelism } from 'node:os';
import type { TextSource } from '../formats/text-source.js';
import type { Executor } from './ask/executors.js';
import { startExecutor } from './ask/start.js';
import { WorkerThreads } from './ask/threads.js';
import { inspect } from './decide/inspect.js';
import { refuseMissing } from './findings/require-data.js';
import type { BatchJob } from './job.js';
import { Outputs } from './outputs.js';
import { blockBytes, selectedBlocks } from './read/blocks.js';
import { openInput } from './read/open-input.js';
import type { BatchSummary } from './report.js';
import { identityOf } from './resume/identity.js';
import { summaryOf } from './summary.js';
import { Tally } from './tally.js';
import { hasLargeReference } from './whole/open.js';
import type { GatheredInput } from './whole/stretch.js';
import { WholeRun } from './whole/whole-run.js';
import { envelopeOf } from './write/envelope.js';
import { ReaderGone } from './write/file-place.js';
import { interrupted } from '../files/interrupted.js';
import { writeInOrder, type Position } from './write/ordered-writing.js';

/** What is open while the batch runs, closed in the opposite order. */
type Opened = { close(): Promise<void> }[];

/**
 * Runs the job, or goes on with the run of the same job that was broken off. Throws `WaypostError` for what stops it,
 * with no output left half-made under its name; rows that are refused or fail do not stop it: the summary counts them.
 * The engines stay open: whoever gave them closes them.
 */
export async function runBatch(job: BatchJob): Promise<BatchSummary> {
  job.signal?.throwIfAborted();
  const outputs = await Outputs.open(job);
  const opened: Opened = [outputs];
  try {
    return await runInto(outputs, job, opened);
  } catch (error) {
    // First what is in flight comes to its end: it may be worth keeping.
    await closeAll(opened.splice(1)).catch(() => undefined);
    throw outputs.explained(error);
  } finally {
    await closeAll(opened);
  }
}

/** Closes all of them, whatever becomes of one. Throws the first failure. */
async function closeAll(opened: Opened): Promise<void> {
  const failures: unknown[] = [];
  for (const one of opened.reverse()) {
    await one.close().catch((error: unknown) => {
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

async function runInto(outputs: Outputs, job: BatchJob, opened: Opened): Promise<BatchSummary> {
  const text = await openInput(job);
  opened.push(text.source);
  const found = inspect(job, text);
  job.onPlan?.(found.plan);
  const whole = await interrupted(job.signal, WholeRun.open(job, found.plan));
  const from = await outputs.begin(found.written.encoding, found.written.refused, () => identityOf(job, found, text));
  const note = await outputs.resumeNote(from);
  if (note !== undefined) job.onNote?.(note);
  const tally = new Tally(job, text, from);
  const known = from?.entry.counts.steps.map((counts) => ({ counts }));
  refuseMissing(job, known ?? []);
  const threads = await threadsFor(job, text);
  const done = (at: Position): Parameters<Outputs['record']>[0] => ({
    ...at,
    counts: tally.counts(outputs.refused.counts),
    news: tally.takeNews(),
    inputBytes: text.source.consumed(),
    elapsedMs: tally.elapsed(),
  });
  const frame = { ...envelopeOf(found), isArray: found.outputFormat === 'json' };
  let at: Position = from?.entry ?? { text: 0, line: found.shape.lines, begun: false };
  let readerGone = false;
  if (from?.entry.ended !== true) {
    if (from === undefined) tally.addLost(frame.lost);
    const size = blockBytes(job, text, Math.max(1, threads));
    const input = { job, found, size, from: from?.entry };
    const executor = await startAnswering(input, whole, threads, outputs, opened);
    const writing = writeInOrder(
      job,
      whole.numbered(selectedBlocks(job, found, text, size, from?.entry)),
      { executor, outputs, tally, frame, isOrdered: found.plan.orderedBy !== undefined },
      at,
      from !== undefined,
    );
    try {
      for await (at of writing) await outputs.record(done(at));
    } catch (error) {
      if (!(error instanceof ReaderGone)) throw error;
      readerGone = true;
    }
  }
  if (!readerGone) {
    await whole.writeReviews(outputs.places.reviews);
    readerGone = await isReaderGone(outputs.commit(() => ({ ...done(at), whole: whole.told }), frame));
  }
  const { errorsFile, droppedFile, refused } = outputs;
  const ended = from?.entry.ended === true ? from.entry : undefined;
  const told = ended ? ended.whole : whole.told;
  const made = { threads, refusals: refused.counts, errorsFile, droppedFile, whole: told, ended };
  const summary = {
    ...summaryOf(job, found, text, tally, made),
    ...(from ? { resumedAfter: from.entry.counts.read } : {}),
  };
  if (readerGone) return { ...summary, readerGone, exitCode: 0 };
  await outputs.writeSummary(summary);
  await closeAll(opened.splice(1));
  await outputs.finish();
  return summary;
}

/** True if the reader of what is written went away before its end. */
async function isReaderGone(writing: Promise<void>): Promise<boolean> {
  try {
    await writing;
    return false;
  } catch (error) {
    if (error instanceof ReaderGone) return true;
    throw error;
  }
}

/** Starts the worker threads, if there are to be any; has whole files read where steps need them; and then answers. */
async function startAnswering(
  input: GatheredInput,
  whole: WholeRun,
  threads: number,
  outputs: Outputs,
  opened: Opened,
): Promise<Executor> {
  const { job, found } = input;
  const { plan } = found;
  const pool = threads === 0 ? undefined : new WorkerThreads(plan, whole.plans, await job.threadEngine!(), threads);
  if (pool) opened.push(pool);
  await whole.gather(input, pool);
  return startExecutor(job, plan, { pool, whole: whole.here }, outputs, opened);
}

/** Worker threads to start; 0 to work on this thread, for an input that is over before they would be ready. */
async function threadsFor(job: BatchJob, text: TextSource): Promise<number> {
  const isSmall = text.whole && job.blockBytes === undefined && !(await hasLargeReference(job.steps));
  if (!job.threadEngine || isSmall || !job.steps.some(({ onThreads }) => onThreads)) return 0;
  return job.threads ?? availableParallelism();
}
