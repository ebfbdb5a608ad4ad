// The worker threads of a run: each does one task at a time, and takes the next that waits.
import { Worker, type TransferListItem } from 'node:worker_threads';
import { receivedFailure } from '../../contract/errors.js';
import { WORKER_LIMITS } from '../../engine/threads/worker-limits.js';
import type { ThreadEngine } from '../job.js';
import type { Plan } from '../plan.js';
import type { WholeStepPlan } from '../whole/whole-step.js';
import type { WorkerAnswer, WorkerNews, WorkerStart, WorkerTask } from './worker-task.js';

type Done = Exclude<WorkerAnswer, { readonly failure: unknown }>;

interface Waiting {
  readonly task: WorkerTask;
  readonly transfer: readonly TransferListItem[];
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
}

export class WorkerThreads {
  private readonly workers: readonly Worker[];
  private readonly idle: Worker[] = [];
  private readonly queue: Waiting[] = [];
  /** What each thread is at. */
  private readonly busy = new Map<Worker, Waiting>();
  private failure: { readonly error: unknown } | undefined;

  /** Starts the threads; each attaches to the engine by itself. */
  constructor(
    plan: Plan,
    wholeSteps: readonly WholeStepPlan[],
    engine: ThreadEngine,
    readonly count: number,
  ) {
    const start: WorkerStart = { plan, wholeSteps, module: engine.module, share: engine.share };
    this.workers = Array.from({ length: count }, () => this.start(start));
  }

  /** Has a task done. Once one has failed, all others do. `transfer`: what is taken away from this thread. */
  run(task: WorkerTask, transfer: readonly TransferListItem[] = []): Promise<Done> {
    if (this.failure) return Promise.reject(this.failure.error as Error);
    return new Promise((resolve, reject) => {
      this.queue.push({ task, transfer, resolve, reject });
      const worker = this.idle.shift();
      if (worker) this.give(worker);
    });
  }

  /** Tells every thread; what it is given from now on is done after that. */
  tell(news: WorkerNews): void {
    for (const worker of this.workers) worker.postMessage(news, []);
  }

  async close(): Promise<void> {
    for (const worker of this.workers) worker.removeAllListeners('exit');
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private start(start: WorkerStart): Worker {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: start,
      resourceLimits: WORKER_LIMITS,
    });
    worker.on('message', (answer: WorkerAnswer) => {
      if ('failure' in answer) {
        this.fail(receivedFailure(answer.failure));
        return;
      }
      const asked = this.busy.get(worker);
      // After a failure nobody waits any more for what the other threads were at.
      if (asked === undefined) return;
      this.give(worker);
      asked.resolve(answer);
    });
    worker.on('error', (error) => {
      this.fail(error);
    });
    worker.on('exit', (code) => {
      this.fail(new Error(`a worker thread ended by itself (code ${code})`));
    });
    this.idle.push(worker);
    return worker;
  }

  private give(worker: Worker): void {
    const next = this.queue.shift();
    if (next) {
      this.busy.set(worker, next);
      worker.postMessage(next.task, next.transfer);
    } else {
      this.busy.delete(worker);
      this.idle.push(worker);
    }
  }

  private fail(error: unknown): void {
    this.failure ??= { error };
    for (const { reject } of [...this.busy.values(), ...this.queue.splice(0)]) reject(error);
    this.busy.clear();
  }
}
