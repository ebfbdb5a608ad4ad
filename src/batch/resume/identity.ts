// What a run is of: everything that decides the bytes of its output. A run that was broken off goes on only where all
// of it is as it was. Threads, block size, calls in flight and messages are no part of it.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { nameOfData } from '../../contract/operation.js';
import { flagOf } from '../../contract/settings.js';
import { version } from '../../contract/version.js';
import type { InputPlace } from '../../formats/byte-source.js';
import type { TextSource } from '../../formats/text-source.js';
import { unreadable } from '../../formats/unreadable.js';
import { buildMark } from '../build-mark.js';
import type { Inspection } from '../decide/inspect.js';
import type { BatchJob } from '../job.js';
import { fill } from '../order/pieces.js';
import type { AnswerColumn, ConditionPlan, OutputPlan, Plan } from '../plan.js';
import type { Step } from '../step.js';
import { droppedFile, errorsFile, writesGzip } from '../write/places.js';

/** What it was, by the name that messages give it. */
export type Identity = Readonly<Record<string, string>>;

const MIB = 1 << 20;
const INPUT = 'the input';
const READING = 'how the input is read';
const ASKED = 'the columns that are asked about (--map)';
const ADDED = 'the added columns (--columns, --prefix, --on-clash)';
const WRITTEN = 'how the output is written (--output-encoding, --bom, --output-delimiter, --protect-numbers)';
const ERRORS = '--errors';
const DROPPED = '--dropped';
const COMPARED = 'the file that it is compared with';
const OPERATION = 'the operation';
const ORDER = 'the order of the steps';
const ROW_ORDER = '--order';
/** What is decided by looking at the input, where no option does. */
const FROM_INPUT: ReadonlySet<string> = new Set([READING, ASKED, ADDED, WRITTEN]);

/** The identity of a run over a file. */
export async function identityOf(job: BatchJob, found: Inspection, text: TextSource): Promise<Identity> {
  const { plan, shape } = found;
  const ofSteps = await Promise.all(job.steps.map((step, i) => stepIdentity(job, plan, step, i)));
  const said: Record<string, unknown> = {
    [INPUT]: await fileAt(job.input),
    [READING]: [
      found.inputFormat,
      plan.input,
      plan.inputEncoding,
      text.encoding.encoding,
      text.encoding.bom,
      shape.start,
    ],
    ...Object.fromEntries(ofSteps.flat()),
    [WRITTEN]: writtenAs(found),
    '--format': found.outputFormat,
    ...(plan.steps.length === 1 ? {} : { [ORDER]: plan.steps.map(({ name }) => name) }),
    [ERRORS]: [errorsFile(job), plan.listsFailures],
    [DROPPED]: droppedFile(job),
    [ROW_ORDER]: plan.orderedBy === undefined ? undefined : [job.order, plan.steps[plan.orderedBy]!.name],
    '--limit': job.limit,
    '--sample': job.sample,
    'the size of blocks': writesGzip(job) ? job.blockBytes : undefined,
    'the version of waypost': version(),
    'the build of waypost': buildMark(),
  };
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, JSON.stringify(value) ?? '']));
}

/** What decides a step's part of the output; of a run of several steps, by names that say which step it is. */
async function stepIdentity({ steps }: BatchJob, plan: Plan, step: Step, number: number): Promise<[string, unknown][]> {
  const { reference } = step;
  const planned = plan.steps[number]!;
  const { output } = plan;
  const said: Record<string, unknown> = {
    [OPERATION]: planned.operation,
    [ASKED]: [planned.fields, planned.fed?.map((column) => column && answerOf(plan, column))],
    'what numbers of a column are called': planned.words,
    'what is asked of rows that do not say it': planned.defaults,
    'when it is asked': planned.when.map((line) => conditionOf(plan, line)),
    '--only': planned.only,
    'what is dropped': planned.drop.map((line) => conditionOf(plan, line)),
    [COMPARED]: reference && [await fileAt(reference.input), reference.map],
    [ADDED]: addedBy(output, number),
    '--source': planned.sourceOfTruth,
    '--feature': planned.featureOptions,
    '--locale': planned.locale,
    '--all': planned.all,
    '--case': planned.letters,
    '--endpoint': step.endpoint,
    ...settingsIdentity(step),
    ...(step.dataVersion === undefined ? {} : { [nameOfData(step.operation)]: step.dataVersion }),
  };
  return Object.entries(said).map(([name, value]) => [
    steps.length === 1 ? name : `${name} of step ${step.name}`,
    value,
  ]);
}

/** What this machine decides of the operation, by the names of its options. */
function settingsIdentity({ operation: { settings = [] }, settings: decided = {} }: Step): Record<string, unknown> {
  const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  return Object.fromEntries(
    settings.flatMap((setting) => {
      const value = decided[setting.name];
      return value === undefined ? [] : [[flagOf(setting), digest(value)]];
    }),
  );
}

/** What decides the bytes of the output beside its texts. */
const writtenAs = ({ written, plan: { output, outputEncoding } }: Inspection): unknown => [
  output.kind === 'csv' ? [output.dialect, output.protectsNumbers] : '',
  outputEncoding,
  written.encoding,
  written.bom,
];

/** What a step adds to a record, wherever the step stands. */
const addedBy = (output: OutputPlan, number: number): unknown =>
  output.kind === 'csv'
    ? output.added.filter(({ step }) => step === number).map(({ index, name, replaces }) => [index, name, replaces])
    : output.keys[number];

/** A column of another step, by the step's name: its number changes with the steps before it. */
const answerOf = ({ steps }: Plan, { step, index }: AnswerColumn): unknown => [steps[step]!.name, index];

/** A line of a condition, by the column itself: its number among those read changes with other conditions. */
const conditionOf = (plan: Plan, line: ConditionPlan): unknown => [
  'answer' in line ? answerOf(plan, line.answer) : plan.conditionColumns[line.input],
  line.values,
];

const fileAt = (place: InputPlace): Promise<unknown> =>
  'path' in place ? fileIdentity(place.path) : Promise.resolve(undefined);

/** Where the refused rows of the run of that identity went; undefined where it does not say. */
export function errorsFileIn(identity: Identity): string | undefined {
  try {
    const [file] = JSON.parse(identity[ERRORS] ?? '[]') as unknown[];
    return typeof file === 'string' ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Where the rows went that left the output of the run of that identity; undefined where it does not say. */
export function droppedFileIn(identity: Identity): string | undefined {
  try {
    const file: unknown = JSON.parse(identity[DROPPED] ?? '""');
    return typeof file === 'string' && file !== '' ? file : undefined;
  } catch {
    return undefined;
  }
}

/** True if the output of the run of that identity was to be put in order. */
export const isOrderedIn = (identity: Identity): boolean => (identity[ROW_ORDER] ?? '') !== '';

/** The names of what is not as it was; of another input, that alone and not what follows from it. */
export function changesBetween(before: Identity, now: Identity): string[] {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
  if (changes.includes(INPUT)) return changes.filter((name) => !FROM_INPUT.has(name.replace(/ of step .*$/, '')));
  return withoutOthersOf(changes, before, now);
}

/** Of a step that is not in both runs, or has another operation there, that alone and not what follows from it. */
function withoutOthersOf(changes: readonly string[], before: Identity, now: Identity): string[] {
  const others = changes
    .filter((name) => name.startsWith(`${OPERATION} of step `))
    .map((name) => name.slice(`${OPERATION} of `.length));
  const isOfOther = (name: string): boolean => others.some((step) => name.endsWith(` of ${step}`));
  const isNew = (step: string): boolean =>
    before[`${OPERATION} of ${step}`] === undefined || now[`${OPERATION} of ${step}`] === undefined;
  const own = changes.filter((name) => !isOfOther(name) && name !== (others.length > 0 ? ORDER : ''));
  return [...others.map((step) => (isNew(step) ? step : `${OPERATION} of ${step}`)), ...own];
}

/** Size, time of change, and the first and last MiB. */
async function fileIdentity(path: string): Promise<unknown> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw unreadable(path, error);
  });
  try {
    const { size, mtimeMs } = await handle.stat();
    const first = Buffer.alloc(Math.min(MIB, size));
    const last = Buffer.alloc(Math.min(MIB, size));
    await fill(handle, first, 0);
    await fill(handle, last, size - last.length);
    return [size, mtimeMs, digest(first), digest(last)];
  } catch (error) {
    throw unreadable(path, error);
  } finally {
    await handle.close().catch(() => undefined);
  }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
