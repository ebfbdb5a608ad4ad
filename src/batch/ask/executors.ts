// Where blocks are processed: on worker threads, one block at a time each, or on this thread, whose calls overlap.
import type { Operation } from '../../contract/operation.js';
import type { Block, BlockResult, Plan } from '../plan.js';
import { BlockRunner } from './block-runner.js';
import type { CallWindow } from './call-window.js';
import type { Ask, RowAnswers } from './step-runner.js';
import type { WorkerThreads } from './threads.js';
import type { BlocksUnderWay } from './under-way.js';

export interface Executor {
  /** True if one more block may be taken while so many are under way or wait for their turn to be written. */
  hasRoom(underWay: number): boolean;
  /** Takes the block's bytes away. */
  run(block: Block): Promise<BlockResult>;
  /** Resolves when there may be room again; absent where only a block that is done makes room. */
  room?(underWay: number): Promise<void>;
  /** No more blocks come before the oldest is done. */
  flush?(): void;
}

/** One whose calls come to their end when it is closed. */
export interface CallExecutor extends Executor {
  close(): Promise<void>;
}

/** Has whole blocks processed by worker threads. */
export function threadExecutor(threads: WorkerThreads): Executor {
  return {
    hasRoom: (underWay) => underWay <= threads.count * 2,
    async run(block) {
      const done = await threads.run({ block }, [block.bytes.buffer]);
      return (done as Extract<typeof done, { readonly result: unknown }>).result;
    },
  };
}

/** Has the records of one step answered by worker threads. */
export const threadAsk =
  (threads: WorkerThreads, step: number): Ask =>
  async (records) => {
    if (records.length === 0) return { elements: [], failed: new Map() };
    const done = await threads.run({ step, records });
    const { answered } = done as Extract<typeof done, { readonly answered: unknown }>;
    return { elements: answered.elements, failed: new Map(answered.failed) };
  };

/**
 * Blocks that wait for calls, or for their turn, on this thread at most: memory, where one call takes long and the
 * others do not.
 */
const MOST_BLOCKS = 128;

/** What a call executor works with; the lists are by the number of the step. */
export interface CallMeans {
  readonly plan: Plan;
  readonly operations: readonly Operation[];
  readonly asks: readonly (Ask | RowAnswers)[];
  /** The windows of the steps that have one. */
  readonly windows: readonly CallWindow[];
  readonly underWay: BlocksUnderWay;
}

/** Runs blocks on this thread, several at a time, with the calls of all of them in flight together. */
export function callExecutor({ plan, operations, asks, windows, underWay }: CallMeans): CallExecutor {
  const idle: BlockRunner[] = [];
  const flush = (): void => {
    for (const window of windows) window.flush();
    underWay.flush();
  };
  /** One step has failed for good: what is under way at the others comes to its end, and nothing more is taken. */
  let isOver = false;
  return {
    hasRoom: (blocks) =>
      !isOver && (blocks === 0 || (blocks < MOST_BLOCKS && windows.every(({ wantsMore }) => wantsMore))),
    async run(block) {
      const runner = idle.pop() ?? new BlockRunner(plan, operations, asks);
      const onItsWay = underWay.begin();
      try {
        const result = await runner.run(block, (stage) => {
          underWay.reached(onItsWay, stage);
        });
        idle.push(runner);
        return result;
      } catch (error) {
        isOver = true;
        throw error;
      } finally {
        underWay.end(onItsWay);
        // A block may wait for records of others, which do not come any more.
        if (isOver) flush();
      }
    },
    room(blocks) {
      const full = windows.find(({ wantsMore }) => !wantsMore);
      if (!isOver && blocks < MOST_BLOCKS && full) return full.wanted();
      flush();
      return new Promise(() => undefined);
    },
    flush,
    async close() {
      await Promise.all(windows.map((window) => window.stop()));
    },
  };
}
