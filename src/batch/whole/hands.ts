// Who does the work of steps over whole files: the worker threads of the run, or this thread where there are none.
import type { TransferListItem } from 'node:worker_threads';
import type { TaskRunner } from '../../contract/whole-file.js';
import type { WorkerThreads } from '../ask/threads.js';
import type { WorkerTask, WorkerAnswer } from '../ask/worker-task.js';
import type { PortionOfBlock, SideBlock, WholeStep } from './whole-step.js';

export interface Hands {
  /** Threads that do the work. */
  readonly count: number;
  /** Blocks that may be under way at a time. */
  readonly room: number;
  /** Both take the bytes of the block away. */
  portion(block: SideBlock): Promise<PortionOfBlock>;
  texts(block: SideBlock, wanted: Int32Array): Promise<string[]>;
  /** For the tasks of a step. */
  tasks(step: number): TaskRunner;
  /** Every thread answers the rows of the step from now on. */
  conclude(step: number, share: unknown): void;
}

/** Those of worker threads. */
export function handsOfThreads(threads: WorkerThreads, here: ReadonlyMap<number, WholeStep>): Hands {
  const ask = async <Key extends string>(
    task: WorkerTask,
    transfer: readonly TransferListItem[],
  ): Promise<Extract<WorkerAnswer, Record<Key, unknown>>> =>
    (await threads.run(task, transfer)) as Extract<WorkerAnswer, Record<Key, unknown>>;
  return {
    count: threads.count,
    room: threads.count * 2,
    portion: async (block) => (await ask<'portion'>({ gather: block }, [block.bytes.buffer])).portion,
    texts: async (block, wanted) => (await ask<'texts'>({ show: block, wanted }, [block.bytes.buffer])).texts,
    tasks: (step) => ({
      count: threads.count,
      run: <T>(task: string, args: readonly unknown[]) =>
        Promise.all(args.map(async (argument) => (await ask<'worked'>({ step, task, argument }, [])).worked as T)),
    }),
    conclude(step, share) {
      here.get(step)!.conclude(share);
      threads.tell({ concluded: step, share });
    },
  };
}

/** A turn of the event loop: signals are heard between two pieces of work. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** This thread's own. */
export const handsHere = (steps: ReadonlyMap<number, WholeStep>): Hands => ({
  count: 1,
  room: 0,
  async portion(block) {
    await turn();
    return steps.get(block.step)!.portion(block);
  },
  async texts(block, wanted) {
    await turn();
    return steps.get(block.step)!.texts(block, wanted);
  },
  tasks: (step) => ({
    count: 1,
    async run<T>(task: string, args: readonly unknown[]) {
      const results: T[] = [];
      for (const argument of args) {
        await turn();
        results.push(steps.get(step)!.answerer.work(task, argument) as T);
      }
      return results;
    },
  }),
  conclude(step, share) {
    steps.get(step)!.conclude(share);
  },
});
