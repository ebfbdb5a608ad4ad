// Starts what answers the steps of a run, and decides where: worker threads take whole blocks where no step goes over
// the network; else every step is answered for itself, by worker threads or through a window of calls.
import pLimit from 'p-limit';
import type { AnswerCache, AnswerStore } from '../../layers/cache/answers.js';
import { runsOnThreads, type BatchJob } from '../job.js';
import type { Plan } from '../plan.js';
import type { WholeStep } from '../whole/whole-step.js';
import { CallWindow } from './call-window.js';
import { callOptions } from './calls.js';
import { callExecutor, threadAsk, threadExecutor, type Executor } from './executors.js';
import { askOfStep, type Ask, type RowAnswers } from './step-runner.js';
import type { WorkerThreads } from './threads.js';
import { BlocksUnderWay } from './under-way.js';

/** Where the run keeps its answers, and who hears that it has some. */
interface AnswersPlace {
  readonly answersFolder: string | undefined;
  readonly answersMode: number | undefined;
  keepsAnswers(): void;
}

/** What is open while the run lasts, closed in the opposite order. */
type Opened = { close(): Promise<void> }[];

/** What is there already when blocks are to be answered. */
interface Started {
  readonly pool: WorkerThreads | undefined;
  /** Steps over whole files, by their number: their rows are answered from what was concluded. */
  readonly whole: ReadonlyMap<number, WholeStep>;
}

/** Starts the executor of a run and puts what is opened on `opened`. */
export async function startExecutor(
  job: BatchJob,
  plan: Plan,
  { pool, whole }: Started,
  place: AnswersPlace,
  opened: Opened,
): Promise<Executor> {
  if (pool && runsOnThreads(job)) {
    return threadExecutor(pool);
  }
  const answers = await openAnswers(job, place, opened);
  const windows: CallWindow[] = [];
  const underWay = new BlocksUnderWay(() => {
    if (plan.steps.length > 1) for (const window of windows) window.recheck();
  });
  const limit = pLimit(job.concurrency ?? 1);
  const asks: (Ask | RowAnswers)[] = [];
  for (const [i, { operation, onThreads, engine, scope, calls }] of job.steps.entries()) {
    const concluded = whole.get(i);
    if (concluded) {
      asks.push(concluded);
      continue;
    }
    if (pool && onThreads) {
      asks.push(threadAsk(pool, i));
      continue;
    }
    const cache: AnswerCache | undefined = answers && scope && { answers, scope };
    const stage = plan.order.indexOf(i);
    const shape = {
      size: calls?.records ?? operation.recordsPerCall,
      limit: calls ? pLimit(calls.concurrency) : limit,
      drainMs: calls?.drainMs,
      mayGrow: stage === 0 ? undefined : (): boolean => underWay.mayReach(stage),
    };
    const window = new CallWindow(await engine(), operation, callOptions(plan.steps[i]!), shape, cache);
    windows.push(window);
    asks.push(askOfStep(plan, i, (records) => window.ask(records)));
  }
  const operations = job.steps.map(({ operation }) => operation);
  const executor = callExecutor({ plan, operations, asks, windows, underWay });
  opened.push(executor);
  return executor;
}

/** The answers that are kept, if the job keeps any. */
async function openAnswers(job: BatchJob, place: AnswersPlace, opened: Opened): Promise<AnswerStore | undefined> {
  if (!job.answers || job.steps.every(({ scope }) => scope === undefined)) return undefined;
  const answers = await job.answers(place.answersFolder, place.answersMode);
  opened.push(answers);
  return {
    ...answers,
    async put(entries) {
      await answers.put(entries);
      place.keepsAnswers();
    },
  };
}
