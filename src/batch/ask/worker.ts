// The worker thread of a batch: attaches to the shared engine, then takes blocks until the main thread ends it.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { sentFailure, type SentFailure } from '../../contract/errors.js';
import type { ThreadEngineModule } from '../../engine/threads/thread-engine.js';
import { BlockRunner } from './block-runner.js';
import { askInOrder, callOptions } from './calls.js';
import type { Block, BlockResult, Plan } from '../plan.js';

export interface WorkerStart {
  readonly plan: Plan;
  readonly module: string;
  readonly share: unknown;
}
export type WorkerAnswer = { readonly result: BlockResult } | { readonly failure: SentFailure };

/** Records in a call inside one process, where no contract limits it. */
const LOCAL_CALL = 512;
/** Rows taken through the steps together, if calls are smaller: few enough to stay in the processor's cache. */
const ROWS_TOGETHER = 64;

/**
 * Attaches to the engine and answers blocks one after another, in the order they come; the runner is not for two at
 * once.
 */
async function serve(port: MessagePort, { plan, module, share }: WorkerStart): Promise<void> {
  const { attachEngine, operationNamed } = (await import(module)) as ThreadEngineModule;
  const operation = operationNamed(plan.operation)!;
  // An operation of one record a call answers no other of the call, wherever it runs.
  const engine = attachEngine(share);
  const options = callOptions(plan);
  const size = operation.recordsPerCall === 1 ? 1 : LOCAL_CALL;
  const runner = new BlockRunner(
    plan,
    operation,
    (records) => askInOrder(engine, operation, records, options, size),
    Math.max(ROWS_TOGETHER, size),
  );
  const work = async (block: Block): Promise<void> => {
    try {
      const result = await runner.run(block);
      port.postMessage({ result } satisfies WorkerAnswer, [result.out.buffer]);
    } catch (error) {
      port.postMessage({ failure: sentFailure(error) } satisfies WorkerAnswer);
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', (block: Block) => {
    last = last.then(() => work(block));
  });
}

// Blocks that come before the engine is attached wait in the port. A failure to attach ends the thread, as an error of
// the worker.
if (parentPort) void serve(parentPort, workerData as WorkerStart);
