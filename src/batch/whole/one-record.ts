// One record of an operation over whole files: a file of one row, compared with the file of the step.
import { availableParallelism } from 'node:os';
import { WorkerThreads } from '../ask/threads.js';
import type { BatchJob } from '../job.js';
import { conclude, gather } from './gather.js';
import { handsHere, handsOfThreads, type Hands } from './hands.js';
import { hasLargeReference, openReference, type OpenedReference } from './open.js';
import { readTexts } from './review-file.js';
import { stretchOfReference, type Stretch } from './stretch.js';
import { WholeStep, type WholeStepPlan } from './whole-step.js';

/** A run of one step that compares with a file; what it reads and writes beside that counts for nothing. */
type OneRecordJob = Pick<BatchJob, 'steps' | 'threadEngine' | 'threads' | 'signal' | 'now' | 'onNote' | 'onPhase'>;

/** Answers the record. Throws what reading the file throws, and usage errors of its columns. */
export async function answerOneRecord(job: OneRecordJob, record: unknown): Promise<unknown> {
  const [step] = job.steps;
  const { operation, reference } = step!;
  const opened = await openReference({ ...job, input: reference!.input, output: NOWHERE }, step!, reference!, '');
  const side = { plan: opened.found.plan, number: 0 };
  const { sourceOfTruth, featureOptions, locale } = side.plan.steps[0]!;
  const options = {
    sourceOfTruth,
    featureOptions,
    locale,
    hasReference: true,
    all: true,
    settings: step!.settings ?? {},
  };
  const plan: WholeStepPlan = { step: 0, label: '', options, sides: [side, side] };
  const here = await WholeStep.open(await step!.engine(), plan, [operation]);
  const threads = await threadsOf(job, opened, plan);
  const steps = new Map([[0, here]]);
  const hands = threads ? handsOfThreads(threads, steps) : handsHere(steps);
  try {
    const stretch = stretchOfReference(opened, hands.count);
    const gathering = here.answerer.begin(hands.tasks(0));
    gathering.add(0, here.answerer.portion([record], 0));
    await gather(job, stretch, 0, hands, gathering);
    await conclude(job, { plan, here, reference: opened }, gathering, hands);
    const element = here.answer(0);
    const { withTexts } = operation;
    return withTexts ? await shown(element, withTexts, stretch, hands) : element;
  } finally {
    await threads?.close();
  }
}

const NOWHERE = { path: '/dev/null' };

async function threadsOf(
  { steps, threadEngine, threads }: OneRecordJob,
  { found }: OpenedReference,
  plan: WholeStepPlan,
): Promise<WorkerThreads | undefined> {
  if (!threadEngine || !(await hasLargeReference(steps))) return undefined;
  return new WorkerThreads(found.plan, [plan], await threadEngine(), threads ?? availableParallelism());
}

/** The element with what the rows say that it names. */
async function shown(
  element: unknown,
  withTexts: (element: unknown, textOf: (row: number) => string) => unknown,
  stretch: Stretch,
  hands: Hands,
): Promise<unknown> {
  const rows = new Set<number>();
  withTexts(element, (row) => {
    rows.add(row);
    return '';
  });
  const texts = new Map<number, string>();
  await readTexts(stretch, 0, Int32Array.from(rows).sort(), hands, texts);
  return withTexts(element, (row) => texts.get(row) ?? '');
}
