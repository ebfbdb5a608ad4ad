// Runs a batch from its first byte to its summary: keeps blocks in flight, writes their results in order, and makes
// the output appear whole, or not at all.
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { AnswerCache } from '../contract/answers.js';
import { openText, type TextSource } from '../formats/text-source.js';
import { blockBytes, selectedBlocks } from './read/blocks.js';
import { CallWindow } from './ask/call-window.js';
import { callOptions } from './ask/calls.js';
import { callExecutor, threadExecutor, type Executor } from './ask/executors.js';
import { ReaderGone } from './write/file-place.js';
import { envelopeOf } from './write/envelope.js';
import { identityOf } from './resume/identity.js';
import { inspect, type Inspection } from './decide/inspect.js';
import type { BatchJob, BatchSummary } from './job.js';
import type { Entry } from './resume/journal.js';
import { Outputs } from './outputs.js';
import { writeInOrder, interrupted } from './write/ordered-writing.js';
import { Tally, writeSummary } from './summary.js';

/** The first part of the input, on which everything is decided. Bytes. */
export const HEAD_BYTES = 1 << 20;

/** What is open while the batch runs, closed in the opposite order. */
type Opened = { close(): Promise<void> }[];

/**
 * Runs the job, or goes on with the run of the same job that was broken off. Throws `WaypostError` for what stops it,
 * with no output left half-made under its name; rows that are refused or fail do not stop it: the summary counts them.
 * The engine stays open: whoever gave it closes it.
 */
export async function runBatch(job: BatchJob): Promise<BatchSummary> {
  job.signal?.throwIfAborted();
  const outputs = await Outputs.open(job);
  const opened: Opened = [outputs];
  try {
    return await runInto(outputs, job, opened);
  } catch (error) {
    // First what is in flight comes to its end: it may be worth keeping.
    await closeAll(opened.splice(1));
    throw outputs.explained(error);
  } finally {
    await closeAll(opened);
  }
}

async function closeAll(opened: Opened): Promise<void> {
  for (const one of opened.reverse()) await one.close();
}

async function runInto(outputs: Outputs, job: BatchJob, opened: Opened): Promise<BatchSummary> {
  const text = await interrupted(job.signal, openText(job.input, HEAD_BYTES, job.encoding));
  opened.push(text.source);
  const found = inspect(job, text);
  const from = await outputs.begin(found.keepsEncoding ? text.encoding.encoding : undefined, () =>
    identityOf(job, found, text),
  );
  const note = await outputs.resumeNote(from);
  if (note !== undefined) job.onNote?.(note);
  const tally = new Tally(job, found, text, from);
  const threads = threadsFor(job, text);
  const step = (at: Pick<Entry, 'text' | 'line' | 'begun'>): Parameters<Outputs['record']>[0] => ({
    ...at,
    counts: tally.counts(outputs.refused.counts),
    elapsedMs: tally.elapsed(),
  });
  let at: Pick<Entry, 'text' | 'line' | 'begun'> = from ?? { text: 0, line: found.shape.lines, begun: false };
  let readerGone = false;
  if (from?.ended !== true) {
    const executor = await startExecutor(job, found, threads, outputs, opened);
    const blocks = selectedBlocks(job, found, text, blockBytes(job, text, Math.max(1, threads)), from);
    const writing = writeInOrder(
      job,
      blocks,
      {
        executor,
        outputs,
        tally,
        envelope: envelopeOf(found, text.encoding.bom),
        isArray: found.outputFormat === 'json',
      },
      at,
      from !== undefined,
    );
    try {
      for await (at of writing) await outputs.record(step(at));
    } catch (error) {
      if (!(error instanceof ReaderGone)) throw error;
      readerGone = true;
    }
  }
  if (!readerGone) await outputs.commit(() => step(at));
  const summary = {
    ...tally.summary(threads, outputs.refused.counts, outputs.errorsFile),
    ...(from ? { resumedAfter: from.counts.read } : {}),
  };
  if (readerGone) return { ...summary, readerGone, exitCode: 0 };
  if (job.summary !== undefined) await writeSummary(job.summary, summary);
  await closeAll(opened.splice(1));
  await outputs.finish();
  return summary;
}

/** Worker threads to start; 0 to work on this thread, for an input that is over before they would be ready. */
function threadsFor(job: BatchJob, text: TextSource): number {
  if (!job.threadEngine || (text.whole && job.blockBytes === undefined)) return 0;
  return job.threads ?? availableParallelism();
}

async function startExecutor(
  job: BatchJob,
  found: Inspection,
  threads: number,
  outputs: Outputs,
  opened: Opened,
): Promise<Executor> {
  const { operation } = job;
  const { plan } = found;
  if (threads > 0 && job.threadEngine) {
    const executor = threadExecutor(plan, await job.threadEngine(), threads);
    opened.push(executor);
    return executor;
  }
  const engine = await job.engine();
  const cache = await openAnswerCache(job, outputs, opened);
  const executor = callExecutor(
    plan,
    operation,
    new CallWindow(
      engine,
      operation,
      callOptions(plan),
      { size: operation.recordsPerCall, limit: pLimit(job.concurrency ?? 1) },
      cache,
    ),
  );
  opened.push(executor);
  return executor;
}

/** The answers that are kept, if the job keeps any. */
async function openAnswerCache(job: BatchJob, outputs: Outputs, opened: Opened): Promise<AnswerCache | undefined> {
  const cache = await job.answers?.(outputs.answersFolder);
  if (!cache) return undefined;
  const { answers } = cache;
  opened.push(answers);
  return {
    ...cache,
    answers: {
      ...answers,
      async put(entries) {
        await answers.put(entries);
        outputs.keepsAnswers();
      },
    },
  };
}
