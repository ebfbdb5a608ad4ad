// Steps that need a whole file before they can answer its first row: the records of the file, or of the one that it is
// compared with, are given to the engine first.
import { WaypostError } from '../../contract/errors.js';
import type { Engine, Operation } from '../../contract/operation.js';
import { placeName, type InputPlace } from '../../formats/byte-source.js';
import { openText } from '../../formats/text-source.js';
import { inspect } from '../decide/inspect.js';
import { HEAD_BYTES, type BatchJob } from '../job.js';
import type { Plan, StepPlan } from '../plan.js';
import { selectedBlocks } from '../read/blocks.js';
import { recordsFor } from '../read/readers.js';
import type { Selected } from '../read/select.js';
import { END, ROW } from '../read/records.js';
import { stepLabel, type Step } from '../step.js';
import { callOptions } from './calls.js';
import { completed } from './step-runner.js';

/** Records that are given to the engine at a time. */
const TOGETHER = 512;
/** Bytes that are read at a time. */
const BLOCK_BYTES = 1 << 20;

/** What is told of the input, and not of the file that it is compared with. */
const ON_ITS_OWN = {
  inputFormat: undefined,
  delimiter: undefined,
  header: undefined,
  skip: undefined,
  limit: undefined,
};

/** Gives the engines of such steps what they need. Throws a usage error for a stream, which cannot be read twice. */
export async function gatherWholeFiles(job: BatchJob, plan: Plan): Promise<void> {
  for (const [i, step] of job.steps.entries()) {
    if (step.operation.file === 'whole') await gather(job, step, plan.steps[i]!);
  }
}

async function gather(job: BatchJob, step: Step, { fed }: StepPlan): Promise<void> {
  const { operation, reference } = step;
  const place: InputPlace = reference?.input ?? job.input;
  const label = `${stepLabel(job.steps, step)}${operation.command || operation.name}`;
  if (!('path' in place)) {
    throw new WaypostError('usage', `${label} reads ${placeName(place)} before it answers; give the name of a file`);
  }
  if (fed) {
    throw new WaypostError('usage', `${label} needs all of its records first; it cannot take them from another step`);
  }
  const engine = await step.engine();
  if (!engine.gather) {
    throw new WaypostError(
      'usage',
      `${label} works on a whole file, which a service does not take; leave --endpoint out`,
    );
  }
  const map = reference ? reference.map : step.map;
  const alone: BatchJob = {
    ...job,
    ...(reference ? ON_ITS_OWN : {}),
    input: place,
    steps: [{ ...step, map, when: undefined, drop: undefined, onClash: 'rename' }],
    onNote: reference ? job.onNote : undefined,
    sample: undefined,
  };
  const text = await openText(place, HEAD_BYTES, reference ? undefined : job.encoding);
  try {
    const found = inspect(alone, text);
    for await (const block of selectedBlocks(alone, found, text, BLOCK_BYTES)) {
      job.signal?.throwIfAborted();
      await gatherBlock(engine, operation, found.plan, block);
    }
  } finally {
    await text.source.close();
  }
}

async function gatherBlock(
  engine: Engine,
  operation: Operation,
  plan: Plan,
  { bytes, place }: Selected,
): Promise<void> {
  const [step] = plan.steps;
  const reader = recordsFor(plan, [operation]);
  const options = callOptions(step!);
  let payload: unknown[] = [];
  reader.reset(bytes, place);
  for (let kind = reader.next(); kind !== END; kind = reader.next()) {
    const record = kind === ROW ? operation.toRecord(completed(reader.values(0), step!.defaults)) : null;
    if (record !== null) payload.push(record);
    if (payload.length < TOGETHER) continue;
    await engine.gather!(operation, { payload, ...options });
    payload = [];
  }
  if (payload.length > 0) await engine.gather!(operation, { payload, ...options });
}
