// Opens the steps of a run that work on whole files: looks at the files that they compare with, and checks what such a
// step cannot do, before anything is read of the rows.
import { stat } from 'node:fs/promises';
import { WaypostError } from '../../contract/errors.js';
import { placeName, type InputPlace } from '../../formats/byte-source.js';
import { openText } from '../../formats/text-source.js';
import { inspect, type Inspection } from '../decide/inspect.js';
import { HEAD_BYTES, type BatchJob } from '../job.js';
import type { Plan } from '../plan.js';
import { stepLabel, type Step } from '../step.js';
import { WholeStep, type SidePlan, type WholeStepPlan } from './whole-step.js';

/** The file that a step compares with, as it will be read. */
export interface OpenedReference {
  readonly job: BatchJob & { readonly input: { readonly path: string } };
  readonly found: Inspection;
}

/** A step over whole files, ready to be gathered for. */
export interface OpenedWhole {
  readonly plan: WholeStepPlan;
  /** On this thread. */
  readonly here: WholeStep;
  readonly reference: OpenedReference | undefined;
}

/** What is told of the input, and not of the file that it is compared with. */
const ON_ITS_OWN = {
  inputFormat: undefined,
  delimiter: undefined,
  encoding: undefined,
  header: undefined,
  skip: undefined,
  limit: undefined,
  sample: undefined,
  addressGroup: undefined,
  onColumns: undefined,
} as const;

/**
 * The steps of the job that work on whole files. Throws usage errors for a stream, which cannot be read twice, for a
 * step that is fed by another, and for an engine that has no such operation; what reading the files throws.
 */
export async function openWholeSteps(job: BatchJob, plan: Plan): Promise<OpenedWhole[]> {
  const opened: OpenedWhole[] = [];
  const operations = job.steps.map(({ operation }) => operation);
  for (const [number, step] of job.steps.entries()) {
    if (step.operation.file !== 'whole') continue;
    const label = stepLabel(job.steps, step);
    refuseOthers(job, step, label, plan.steps[number]!.fed !== undefined);
    await refuseItself(job, step);
    const engine = await step.engine();
    const reference = step.reference && (await openReference(job, step, step.reference, label));
    const { sourceOfTruth, featureOptions, locale, all } = plan.steps[number]!;
    const sides: SidePlan[] = [{ plan, number }, ...(reference ? [{ plan: reference.found.plan, number: 0 }] : [])];
    // JSON carries every hit.
    const wantsAll = all || plan.output.kind !== 'csv';
    const options = { sourceOfTruth, featureOptions, locale, all: wantsAll, settings: step.settings ?? {} };
    const wholePlan = {
      step: number,
      label,
      options: { ...options, hasReference: reference !== undefined },
      sides,
    };
    opened.push({ plan: wholePlan, here: await WholeStep.open(engine, wholePlan, operations), reference });
  }
  return opened;
}

/** True if a file that is compared with is larger than what is looked at of it. */
export async function hasLargeReference(steps: readonly Step[]): Promise<boolean> {
  for (const { reference } of steps) {
    if (reference === undefined || !('path' in reference.input)) continue;
    const found = await stat(reference.input.path).catch(() => undefined);
    if ((found?.size ?? 0) > HEAD_BYTES) return true;
  }
  return false;
}

function refuseOthers(job: BatchJob, { operation, reference }: Step, label: string, isFed: boolean): void {
  const what = `${label}${operation.command || operation.name}`;
  const places: readonly InputPlace[] = reference ? [job.input, reference.input] : [job.input];
  const stream = places.find((place) => !('path' in place));
  if (stream) {
    throw new WaypostError('usage', `${what} reads ${placeName(stream)} before it answers; give the name of a file`);
  }
  if (isFed) {
    throw new WaypostError('usage', `${what} needs all of its records first; it cannot take them from another step`);
  }
}

/** A file has every record of its own in it. Throws a usage error. */
async function refuseItself({ input }: BatchJob, { reference }: Step): Promise<void> {
  if (!reference || !('path' in input) || !('path' in reference.input)) return;
  const [own, other] = await Promise.all([input, reference.input].map(({ path }) => stat(path).catch(() => undefined)));
  if (!own || !other || own.ino !== other.ino || own.dev !== other.dev) return;
  throw new WaypostError(
    'usage',
    `--reference ${reference.input.path} is the input itself; give --dedupe in its place to compare the file with ` +
      'itself',
  );
}

/** Its columns are told as those of the input are; what is wrong with them is said of the file. */
export async function openReference(
  job: BatchJob,
  step: Step,
  { input, map, mapOnly }: NonNullable<Step['reference']>,
  label: string,
): Promise<OpenedReference> {
  const path = placeName(input);
  const { when: _when, drop: _drop, only: _only, from: _from, ...rest } = step;
  const alone = {
    ...job,
    ...ON_ITS_OWN,
    input: { path },
    output: { path: `${path}.csv` },
    mapOnly,
    steps: [{ ...rest, map, onClash: 'rename' as const }],
  };
  const text = await openText(alone.input, HEAD_BYTES);
  try {
    return { job: alone, found: inspect(alone, text) };
  } catch (error) {
    if (!(error instanceof WaypostError) || error.kind !== 'usage') throw error;
    const said = error.message.replaceAll('--map ', '--map-reference ');
    throw new WaypostError('usage', `${label}${path}: ${said}`, { cause: error });
  } finally {
    await text.source.close();
  }
}
