// The worker thread of a batch: attaches to the shared engine, then takes what the main thread gives it until that ends
// it: whole blocks, the records of one step where other steps of the run go over a network, or what a step over whole
// files needs before the first row is written.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { sentFailure } from '../../contract/errors.js';
import type { ThreadEngineModule } from '../../engine/threads/thread-engine.js';
import type { BlockResult } from '../plan.js';
import { WholeStep } from '../whole/whole-step.js';
import { BlockRunner } from './block-runner.js';
import { askInOrder, callOptions } from './calls.js';
import { askOfStep, type Ask } from './step-runner.js';
import { memoryOf, type WorkerAnswer, type WorkerNews, type WorkerStart, type WorkerTask } from './worker-task.js';

/** What is handed over to the main thread, and not copied. */
const buffersOf = ({ out, leavers, pieces, steps }: BlockResult): ArrayBuffer[] => [
  out.buffer,
  ...(leavers ? [leavers.buffer] : []),
  ...(pieces ? [pieces.buffer] : []),
  ...steps.map(({ seen }) => seen.ids.buffer),
];

/** Records in a call inside one process, where no contract limits it. */
const LOCAL_CALL = 512;
/** Rows taken through the steps together, if calls are smaller: few enough to stay in the processor's cache. */
const ROWS_TOGETHER = 64;

/**
 * Attaches to the engine and does one task after another, in the order they come; the runner is not for two at once.
 */
async function serve(port: MessagePort, { plan, wholeSteps, module, share }: WorkerStart): Promise<void> {
  const { attachEngine, operationNamed } = (await import(module)) as ThreadEngineModule;
  const engine = attachEngine(share);
  const operations = plan.steps.map(({ operation }) => operationNamed(operation)!);
  const whole = new Map<number, WholeStep>();
  for (const step of wholeSteps) whole.set(step.step, await WholeStep.open(engine, step, operations));
  // An operation of one record a call answers no other of the call, wherever it runs.
  const sizes = operations.map(({ recordsPerCall }) => (recordsPerCall === 1 ? 1 : LOCAL_CALL));
  const asks = operations.map((operation, i): Ask => {
    const options = callOptions(plan.steps[i]!);
    return askOfStep(plan, i, (records) => askInOrder(engine, operation, records, options, sizes[i]!));
  });
  const runner = new BlockRunner(
    plan,
    operations,
    asks.map((ask, i) => whole.get(i) ?? ask),
    Math.max(ROWS_TOGETHER, ...sizes),
  );
  const answerTo = async (task: WorkerTask): Promise<WorkerAnswer> => {
    if ('block' in task) return { result: await runner.run(task.block) };
    if ('gather' in task) return { portion: whole.get(task.gather.step)!.portion(task.gather) };
    if ('show' in task) return { texts: whole.get(task.show.step)!.texts(task.show, task.wanted) };
    if ('task' in task) return { worked: await whole.get(task.step)!.answerer.work(task.task, task.argument) };
    const { elements, failed } = await asks[task.step]!(task.records);
    return { answered: { elements, failed: [...failed] } };
  };
  const work = async (task: WorkerTask | WorkerNews): Promise<void> => {
    try {
      if ('concluded' in task) {
        whole.get(task.concluded)!.conclude(task.share);
        return;
      }
      const answer = await answerTo(task);
      port.postMessage(answer, handedOver(answer));
    } catch (error) {
      port.postMessage({ failure: sentFailure(error) } satisfies WorkerAnswer);
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', (task: WorkerTask | WorkerNews) => {
    last = last.then(() => work(task));
  });
}

/** What is handed over to the main thread, and not copied. */
function handedOver(answer: WorkerAnswer): ArrayBuffer[] {
  if ('result' in answer) return buffersOf(answer.result);
  return 'portion' in answer || 'worked' in answer ? memoryOf(answer) : [];
}

// Tasks that come before the engine is attached wait in the port. A failure to attach ends the thread, as an error of
// the worker.
if (parentPort) void serve(parentPort, workerData as WorkerStart);
