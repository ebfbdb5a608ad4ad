// The worker thread of a batch: attaches to the shared engine, then takes what the main thread gives it until that ends
// it: whole blocks, or the records of one step where other steps of the run go over a network.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { sentFailure, type SentFailure } from '../../contract/errors.js';
import type { ThreadEngineModule } from '../../engine/threads/thread-engine.js';
import type { Block, BlockResult, Plan } from '../plan.js';
import { BlockRunner } from './block-runner.js';
import { askInOrder, callOptions, type Failure } from './calls.js';
import { askOfStep, type Ask } from './step-runner.js';

/** What is handed over to the main thread, and not copied. */
const buffersOf = ({ out, pieces, steps }: BlockResult): ArrayBuffer[] => [
  out.buffer,
  ...(pieces ? [pieces.buffer] : []),
  ...steps.map(({ seen }) => seen.ids.buffer),
];

export interface WorkerStart {
  readonly plan: Plan;
  readonly module: string;
  readonly share: unknown;
}

/** What a thread is given: a block, or records of the step of that number. */
export type WorkerTask = { readonly block: Block } | { readonly step: number; readonly records: readonly unknown[] };

/** An element for each record; `failed` by the number of the record. */
export interface SentElements {
  readonly elements: unknown[];
  readonly failed: readonly (readonly [number, Failure])[];
}

/** What a thread gives back for each task, in the order of the tasks. */
export type WorkerAnswer =
  | { readonly result: BlockResult }
  | { readonly answered: SentElements }
  | { readonly failure: SentFailure };

/** Records in a call inside one process, where no contract limits it. */
const LOCAL_CALL = 512;
/** Rows taken through the steps together, if calls are smaller: few enough to stay in the processor's cache. */
const ROWS_TOGETHER = 64;

/**
 * Attaches to the engine and does one task after another, in the order they come; the runner is not for two at once.
 */
async function serve(port: MessagePort, { plan, module, share }: WorkerStart): Promise<void> {
  const { attachEngine, operationNamed } = (await import(module)) as ThreadEngineModule;
  const engine = attachEngine(share);
  const operations = plan.steps.map(({ operation }) => operationNamed(operation)!);
  // An operation of one record a call answers no other of the call, wherever it runs.
  const sizes = operations.map(({ recordsPerCall }) => (recordsPerCall === 1 ? 1 : LOCAL_CALL));
  const asks = operations.map((operation, i): Ask => {
    const options = callOptions(plan.steps[i]!);
    return askOfStep(plan, i, (records) => askInOrder(engine, operation, records, options, sizes[i]!));
  });
  const runner = new BlockRunner(plan, operations, asks, Math.max(ROWS_TOGETHER, ...sizes));
  const work = async (task: WorkerTask): Promise<void> => {
    try {
      if ('block' in task) {
        const result = await runner.run(task.block);
        port.postMessage({ result } satisfies WorkerAnswer, buffersOf(result));
      } else {
        const { elements, failed } = await asks[task.step]!(task.records);
        port.postMessage({ answered: { elements, failed: [...failed] } } satisfies WorkerAnswer);
      }
    } catch (error) {
      port.postMessage({ failure: sentFailure(error) } satisfies WorkerAnswer);
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', (task: WorkerTask) => {
    last = last.then(() => work(task));
  });
}

// Tasks that come before the engine is attached wait in the port. A failure to attach ends the thread, as an error of
// the worker.
if (parentPort) void serve(parentPort, workerData as WorkerStart);
