// Where blocks are processed: on worker threads, one block at a time each, or on this thread.
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { receivedFailure } from '../contract/errors.js';
import type { Engine, Operation } from '../contract/operation.js';
import { BlockRunner, type CallShape } from './block-runner.js';
import type { ThreadEngine } from './job.js';
import type { Block, BlockResult, Plan } from './plan.js';
import type { WorkerAnswer, WorkerStart } from './worker.js';

export interface Executor {
  /** Blocks that may be under way or waiting for their turn to be written. */
  readonly window: number;
  /** Takes the block's bytes away. */
  run(block: Block): Promise<BlockResult>;
  close(): Promise<void>;
}

/** Room for young objects in a worker, in MB: an answer lives as long as its block, and a small nursery would copy each of them twice. */
const YOUNG_MB = 48;

interface Waiting { resolve(result: BlockResult): void; reject(error: unknown): void }

/** Starts the threads; each attaches to the engine by itself. */
export function threadExecutor(plan: Plan, engine: ThreadEngine, threads: number): Executor {
  const waiting = new Map<number, Waiting>();
  const idle: Worker[] = [];
  const queue: Block[] = [];
  let failure: unknown;
  const fail = (error: unknown): void => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const give = (worker: Worker): void => {
    const block = queue.shift();
    if (block) worker.postMessage(block, [block.bytes.buffer]);
    else idle.push(worker);
  };
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { plan, module: engine.module, share: engine.share } satisfies WorkerStart, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    worker.on('message', (answer: WorkerAnswer) => {
      if ('result' in answer) {
        waiting.get(answer.result.id)?.resolve(answer.result);
        waiting.delete(answer.result.id);
        give(worker);
      } else {
        fail(receivedFailure(answer.failure));
      }
    });
    worker.on('error', fail);
    worker.on('exit', (code) => { fail(new Error(`a worker thread ended by itself (code ${code})`)); });
    idle.push(worker);
    return worker;
  });
  return {
    window: threads * 2 + 1,
    run: (block) => new Promise((resolve, reject) => {
      if (failure !== undefined) {
        reject(failure);
        return;
      }
      waiting.set(block.id, { resolve, reject });
      queue.push(block);
      const worker = idle.shift();
      if (worker) give(worker);
    }),
    async close() {
      for (const worker of workers) worker.removeAllListeners('exit');
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Runs blocks one after another on this thread, with its calls in flight together. */
export function inlineExecutor(plan: Plan, operation: Operation, engine: Engine, shape: CallShape, signal: AbortSignal | undefined): Executor {
  const runner = new BlockRunner(plan, operation, engine, shape);
  let last: Promise<unknown> = Promise.resolve();
  // Between calls the event loop gets its turn: signals, progress, output.
  const stopped = async (): Promise<boolean> => {
    await setImmediate();
    return signal?.aborted === true;
  };
  return {
    window: 2,
    run(block) {
      const run = last.then(() => runner.run(block, stopped));
      last = run.catch(() => undefined);
      return run;
    },
    close: () => Promise.resolve(),
  };
}
