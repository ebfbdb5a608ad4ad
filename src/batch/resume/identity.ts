// What a run is of: everything that decides the bytes of its output. A run that was broken off goes on only where all
// of it is as it was. Threads, block size, calls in flight and messages are no part of it.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { version } from '../../contract/version.js';
import type { TextSource } from '../../formats/text-source.js';
import { envelopeOf } from '../write/envelope.js';
import type { Inspection } from '../decide/inspect.js';
import type { BatchJob } from '../job.js';
import { errorsFile, writesGzip } from '../write/places.js';

/** What it was, by the name that messages give it. */
export type Identity = Readonly<Record<string, string>>;

const MIB = 1 << 20;
const INPUT = 'the input';
const READING = 'how the input is read';
const ASKED = 'the columns that are asked about (--map)';
const ADDED = 'the added columns (--columns, --prefix, --on-clash)';
const ERRORS = '--errors';
/** What is decided by looking at the input, where no option does. */
const FROM_INPUT: ReadonlySet<string> = new Set([READING, ASKED, ADDED]);

/** The identity of a run over a file. */
export async function identityOf(job: BatchJob, found: Inspection, text: TextSource): Promise<Identity> {
  const { plan, shape } = found;
  const said: Record<string, unknown> = {
    'the operation': plan.operation,
    [INPUT]: 'path' in job.input ? await fileIdentity(job.input.path) : undefined,
    [READING]: [
      found.inputFormat,
      plan.input,
      plan.inputEncoding,
      text.encoding.encoding,
      text.encoding.bom,
      shape.start,
    ],
    [ASKED]: plan.fields,
    'what is asked of rows that do not say it': plan.defaults,
    [ADDED]: [plan.output, plan.outputEncoding, digest(envelopeOf(found, text.encoding.bom).before)],
    '--format': found.outputFormat,
    '--source': plan.sourceOfTruth,
    '--feature': plan.featureOptions,
    '--locale': plan.locale,
    '--all': plan.all,
    [ERRORS]: [errorsFile(job), plan.listsFailures],
    '--limit': job.limit,
    '--sample': job.sample,
    'the size of blocks': writesGzip(job) ? job.blockBytes : undefined,
    '--endpoint': job.endpoint,
    'the address data': job.dataVersion,
    'the version of waypost': version(),
  };
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, JSON.stringify(value) ?? '']));
}

/** Where the refused rows of the run of that identity went. */
export const errorsFileIn = (identity: Identity): string | undefined =>
  (JSON.parse(identity[ERRORS] ?? '[]') as (string | undefined)[])[0] ?? undefined;

/** The names of what is not as it was; of another input, that alone and not what follows from it. */
export function changesBetween(before: Identity, now: Identity): string[] {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
  return changes.includes(INPUT) ? changes.filter((name) => !FROM_INPUT.has(name)) : changes;
}

/** Size, time of change, and the first and last MiB. */
async function fileIdentity(path: string): Promise<unknown> {
  const handle = await open(path, 'r');
  try {
    const { size, mtimeMs } = await handle.stat();
    const first = Buffer.alloc(Math.min(MIB, size));
    const last = Buffer.alloc(Math.min(MIB, size));
    await handle.read(first, 0, first.length, 0);
    await handle.read(last, 0, last.length, size - last.length);
    return [size, mtimeMs, digest(first), digest(last)];
  } finally {
    await handle.close();
  }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
