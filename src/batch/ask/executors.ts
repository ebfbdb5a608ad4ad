// Where blocks are processed: on worker threads, one block at a time each, or on this thread, whose calls overlap.
import { Worker } from 'node:worker_threads';
import { receivedFailure } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { WORKER_LIMITS } from '../../engine/threads/worker-limits.js';
import { BlockRunner } from './block-runner.js';
import type { CallWindow } from './call-window.js';
import type { ThreadEngine } from '../job.js';
import type { Block, BlockResult, Plan } from '../plan.js';
import type { WorkerAnswer, WorkerStart } from './worker.js';

export interface Executor {
  /** True if one more block may be taken while so many are under way or wait for their turn to be written. */
  hasRoom(underWay: number): boolean;
  /** Takes the block's bytes away. */
  run(block: Block): Promise<BlockResult>;
  /** Resolves when there may be room again; absent where only a block that is done makes room. */
  room?(underWay: number): Promise<void>;
  /** No more blocks come before the oldest is done. */
  flush?(): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: BlockResult): void;
  reject(error: unknown): void;
}

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
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { plan, module: engine.module, share: engine.share } satisfies WorkerStart,
      resourceLimits: WORKER_LIMITS,
    });
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
    worker.on('exit', (code) => {
      fail(new Error(`a worker thread ended by itself (code ${code})`));
    });
    idle.push(worker);
    return worker;
  });
  return {
    hasRoom: (underWay) => underWay <= threads * 2,
    run: (block) =>
      new Promise((resolve, reject) => {
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

/**
 * Blocks that wait for calls, or for their turn, on this thread at most: memory, where one call takes long and the
 * others do not.
 */
const MOST_BLOCKS = 128;
/** How long calls in flight are waited for when the batch is broken off: their answers are kept. */
const DRAIN_MS = 10_000;

/** Runs blocks on this thread, several at a time, with the calls of all of them in flight together. */
export function callExecutor(plan: Plan, operation: Operation, calls: CallWindow): Executor {
  const idle: BlockRunner[] = [];
  return {
    hasRoom: (underWay) => underWay === 0 || (underWay < MOST_BLOCKS && calls.wantsMore),
    async run(block) {
      const runner = idle.pop() ?? new BlockRunner(plan, operation, (records) => calls.ask(records));
      const result = await runner.run(block);
      idle.push(runner);
      return result;
    },
    room(underWay) {
      if (underWay < MOST_BLOCKS) return calls.wanted();
      calls.flush();
      return new Promise(() => undefined);
    },
    flush: () => {
      calls.flush();
    },
    close: () => calls.stop(DRAIN_MS),
  };
}
