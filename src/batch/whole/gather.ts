// What comes before the first row of a step over whole files: both files are read in blocks, portions of them made on
// the threads, taken in the order of the files, and concluded.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Concluded, Gathering } from '../../contract/whole-file.js';
import { interrupted } from '../../files/interrupted.js';
import { placeName } from '../../formats/byte-source.js';
import { unreadable } from '../../formats/unreadable.js';
import type { BatchJob } from '../job.js';
import type { Hands } from './hands.js';
import type { OpenedWhole } from './open.js';
import {
  readStretch,
  rowsOf,
  stretchesOfInput,
  stretchOfReference,
  type GatheredInput,
  type Stretch,
} from './stretch.js';
import type { PortionOfBlock } from './whole-step.js';

/** What is known of a file that was compared with. */
interface ReadReference {
  readonly name: string;
  readonly sha256: string;
  /** Those that can be read. */
  readonly rows: number;
}

/** A step that is concluded. */
export interface GatheredStep {
  readonly whole: OpenedWhole;
  readonly concluded: Concluded;
  readonly reference: ReadReference | undefined;
  /** What was read: stretches of the file itself, the last of which is before the run, then of the other file. */
  readonly stretches: readonly Stretch[];
  readonly rest: Stretch;
}

/** Reads the files of one step and has it concluded. Rows are answered by the threads of `hands` from then on. */
export async function gatherStep(whole: OpenedWhole, input: GatheredInput, hands: Hands): Promise<GatheredStep> {
  const { job } = input;
  const gathering = whole.here.answerer.begin(hands.tasks(whole.plan.step));
  const own = stretchesOfInput(input);
  const others = whole.reference ? [stretchOfReference(whole.reference, hands.count)] : [];
  const hashing = whole.reference && sha256Of(whole.reference.job.input.path, job.signal);
  // It is awaited last, and may fail before.
  hashing?.catch(() => undefined);
  for (const stretch of [...own, ...others]) await gather(job, stretch, whole.plan.step, hands, gathering);
  const reference = hashing && {
    name: whole.reference!.job.input.path,
    sha256: await interrupted(job.signal, hashing),
    rows: rowsOf(others[0]!),
  };
  const concluded = await conclude(job, whole, gathering, hands);
  return { whole, concluded, reference, stretches: [...own, ...others], rest: own.at(-1)! };
}

/** Has what was gathered concluded, and the threads know of it. */
export async function conclude(
  { signal, onPhase, onNote }: Pick<BatchJob, 'signal' | 'onPhase' | 'onNote'>,
  { plan: { step, label } }: OpenedWhole,
  gathering: Gathering,
  hands: Hands,
): Promise<Concluded> {
  onPhase?.({ what: 'comparing' });
  const concluded = await interrupted(signal, gathering.conclude(signal));
  hands.conclude(step, concluded.share);
  for (const note of concluded.notes) onNote?.(`${label}${note}`);
  return concluded;
}

/** Gives the portions of a stretch over, in its order. `job`: hears how far it is. */
export async function gather(
  job: Pick<BatchJob, 'onPhase'>,
  stretch: Stretch,
  step: number,
  hands: Hands,
  gathering: Gathering,
): Promise<void> {
  const { side, seen } = stretch;
  let rows = stretch.first();
  await readStretch<PortionOfBlock>(stretch, {
    room: hands.room,
    make: ({ bytes, place }) => hands.portion({ step, side, bytes, place }),
    take(made, bytes, source) {
      gathering.add(side, made.portion);
      seen.push({ bytes, rows: made.rows });
      rows += made.rows;
      const what = `reading ${placeName(stretch.job.input)}`;
      job.onPhase?.({ what, bytes: source.consumed(), totalBytes: source.size, rows });
    },
  });
}

/** Of the file as it lies on the disk. */
async function sha256Of(path: string, signal: AbortSignal | undefined): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) {
      signal?.throwIfAborted();
      hash.update(piece as Buffer);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw unreadable(path, error);
  }
  return hash.digest('hex');
}
