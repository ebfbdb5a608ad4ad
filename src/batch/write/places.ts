// Checks where a batch reads and writes before anything is read: no two places may be the same file.
import { fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { WaypostError } from '../../contract/errors.js';
import { placeName } from '../../formats/byte-source.js';
import type { Encoding } from '../../formats/encoding.js';
import { isGzipName } from '../../formats/file-format.js';
import { flagOf } from '../../contract/settings.js';
import { beside, sidePartOf, filePlace, truePath, type FilePlace, type Permissions } from './file-place.js';
import type { BatchJob } from '../job.js';
import { mayDrop, splitsOff, stepLabel } from '../step.js';
import { gzipSink, utf16Sink, type Sink } from './sinks.js';

/** A place of a run: what messages call it, and whether it is only read there. */
export interface NamedPlace {
  readonly what: string;
  readonly place: string | number;
  readonly isRead?: boolean;
}

/** Refuses an output that is an input or another output, whatever the names that they are given. */
export async function checkPlaces(job: BatchJob): Promise<void> {
  const seen = await distinctPlaces(placesOf(job));
  for (const own of await ownFiles(job)) {
    const other = seen.get(own);
    if (other !== undefined) {
      throw new WaypostError('usage', `${other.what} is ${own}, which the run needs for itself; give it another name`);
    }
  }
}

/** The places by what their files are recognised by. Throws `usage` where one is written to that is another too. */
export async function distinctPlaces(places: readonly NamedPlace[]): Promise<Map<string, NamedPlace>> {
  const seen = new Map<string, NamedPlace>();
  for (const named of places) {
    const { what, place, isRead } = named;
    const keys = await keysOf(place);
    const other = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
    if (other !== undefined && !(other.isRead === true && isRead === true)) {
      const file = typeof place === 'string' ? ` ${place}` : '';
      throw new WaypostError('usage', `${other.what} and ${what} are the same file${file}; give them different names`);
    }
    for (const key of keys) seen.set(key, named);
  }
  return seen;
}

function placesOf(job: BatchJob): NamedPlace[] {
  const { input, output, errors, summary, steps, reads = [] } = job;
  const named: (Omit<NamedPlace, 'place'> & { readonly place: string | number | undefined })[] = [
    { what: 'the input', place: 'path' in input ? input.path : numberOf(input.stream), isRead: true },
    ...reads.map(({ what, path }) => ({ what, place: path, isRead: true })),
    { what: '--output', place: 'path' in output ? output.path : numberOf(output.stream) },
    { what: '--errors', place: errors },
    { what: '--dropped', place: droppedFile(job) },
    { what: '--summary', place: summary },
    ...steps.flatMap((step) => {
      const label = stepLabel(steps, step);
      const { reference, review, operation, settings = {} } = step;
      const files = (operation.settings ?? []).flatMap((setting) => {
        const value = settings[setting.name];
        return typeof value === 'object' && 'text' in value ? [{ what: flagOf(setting), place: value.name }] : [];
      });
      const compared = reference && 'path' in reference.input ? reference.input.path : undefined;
      return [
        { what: `${label}the file that it is compared with`, place: compared, isRead: true },
        ...files.map(({ what, place }) => ({ what: label + what, place, isRead: true })),
        { what: `${label}--review`, place: review },
      ];
    }),
  ];
  return named.flatMap(({ place, ...rest }) => (place === undefined ? [] : [{ ...rest, place }]));
}

/** The number by which the system knows the stream, if it does. */
function numberOf(stream: object): number | undefined {
  const { fd } = stream as { readonly fd?: unknown };
  return typeof fd === 'number' ? fd : undefined;
}

/** What a file is recognised by under another name: its true path, and its number on its disk. None for a device. */
async function keysOf(place: string | number): Promise<string[]> {
  const path = typeof place === 'string' ? await truePath(place) : undefined;
  const found = path === undefined ? statOf(place as number) : await stat(path).catch(() => undefined);
  if (found && !found.isFile()) return [];
  return [...(path === undefined ? [] : [path]), ...(found ? [`${found.dev}:${found.ino}`] : [])];
}

function statOf(number: number): ReturnType<typeof fstatSync> | undefined {
  try {
    return fstatSync(number);
  } catch {
    return undefined;
  }
}

/** What a run has beside its files. */
async function ownFiles(job: BatchJob): Promise<string[]> {
  const { output, order } = job;
  if (!('path' in output)) return [];
  const target = await truePath(output.path);
  const { ordered, ...own } = beside(target);
  const pieces = beside(`${target}.rows`);
  const beyond = await Promise.all([errorsFile(job), droppedFile(job)].map((file) => file && truePath(file)));
  return [
    ...Object.values(own),
    ...(order === 'review' ? [ordered, pieces.part, pieces.ordered] : []),
    ...beyond.flatMap((file) => (file ? [beside(file).lock, sidePartOf(file, target)] : [])),
    ...(job.summary === undefined ? [] : [beside(await truePath(job.summary)).lock]),
    ...(await Promise.all(
      job.steps.flatMap(({ review }) => (review === undefined ? [] : [truePath(review).then((at) => beside(at).lock)])),
    )),
  ];
}

/** Where a run writes; what is absent goes to a stream, or nowhere. */
export interface OutputPlaces {
  readonly output: FilePlace | undefined;
  readonly errors: FilePlace | undefined;
  readonly dropped: FilePlace | undefined;
  readonly summary: FilePlace | undefined;
  /** What persons are to decide of the answers of steps, by the number of the step. */
  readonly reviews: readonly (FilePlace | undefined)[];
  /** All of these. */
  readonly written: readonly FilePlace[];
  /** True if a run into them can be continued: a file is read, and files are written. */
  readonly canContinue: boolean;
}

/**
 * Looks at the places of a run. What belongs to the output has no more permissions than it. Throws
 * `output-unwritable`, and a usage error where a run is to be continued that cannot be.
 */
export async function outputPlaces(job: BatchJob): Promise<OutputPlaces> {
  const { input, output } = job;
  const isFile = 'path' in input && ((await stat(input.path).catch(() => undefined))?.isFile() ?? true);
  const place = 'path' in output ? await filePlace(output.path) : undefined;
  const most = place && !place.isDevice ? place : permissionsOf(output);
  const errors = errorsFile(job);
  const dropped = droppedFile(job);
  const given = {
    output: place,
    errors: errors === undefined ? undefined : await filePlace(errors, most, '--errors'),
    dropped: dropped === undefined ? undefined : await filePlace(dropped, most, '--dropped'),
    summary: job.summary === undefined ? undefined : await filePlace(job.summary, most, '--summary'),
  };
  const reviews = await Promise.all(
    job.steps.map(({ review }) => (review === undefined ? undefined : filePlace(review, most, '--review'))),
  );
  const written = [...Object.values(given), ...reviews].filter((each) => each !== undefined);
  const places = { ...given, reviews, written };
  const areFiles = place?.isDevice === false && places.dropped?.isDevice !== true;
  if (isFile && areFiles && errors !== undefined) return { ...places, canContinue: true };
  if (job.resume !== undefined) {
    throw new WaypostError(
      'usage',
      `--${job.resume} is for a run from a file into a file: ` +
        `${isFile ? 'what was written to' : 'what was read from'} ` +
        `${isFile ? (streamOf(places)?.name ?? 'standard output') : placeName(input)} is gone; leave it out, or give ` +
        'files',
    );
  }
  return { ...places, canContinue: false };
}

/** The place that is no file. */
const streamOf = ({ output, dropped }: Pick<OutputPlaces, 'output' | 'dropped'>): FilePlace | undefined =>
  dropped?.isDevice === true ? dropped : output;

/** Those of the file that a stream goes into, if it goes into one. */
function permissionsOf(output: BatchJob['output']): Permissions | undefined {
  const number = 'stream' in output ? numberOf(output.stream) : undefined;
  const found = number === undefined ? undefined : statOf(number);
  return found?.isFile() === true ? { mode: Number(found.mode) & 0o777, exact: false } : undefined;
}

/** Names that stand for what a process has open, and for devices; /dev/shm is a folder as any other. */
const DEVICES = /^\/(?:dev\/(?!shm\/)|proc\/)/;

/**
 * Where refused rows go: no two outputs share a file that nobody named. Undefined when only `onRefused` hears of them.
 */
export function errorsFile({ errors, output }: BatchJob): string | undefined {
  return errors ?? ('path' in output && !DEVICES.test(output.path) ? `${output.path}.errors.csv` : undefined);
}

/**
 * Where rows go that leave the output: the file that is named, or one beside the output where a step wants them kept;
 * undefined where they go nowhere. Throws a usage error where no row can leave, and where there is no name for them.
 */
export function droppedFile({
  dropped,
  output,
  steps,
}: Pick<BatchJob, 'dropped' | 'output' | 'steps'>): string | undefined {
  if (dropped !== undefined) {
    if (steps.some(mayDrop)) return dropped;
    throw new WaypostError(
      'usage',
      `--dropped ${dropped}: no row leaves this output; say which do, with --only, drop of a step or an option of ` +
        'the operation',
    );
  }
  if (!steps.some(splitsOff)) return undefined;
  if ('path' in output && !DEVICES.test(output.path)) return droppedBeside(output.path);
  throw new WaypostError(
    'usage',
    'the rows that leave have no file; name one with --dropped, or write to a file with -o',
  );
}

/** `customers.dropped.csv` beside `customers.csv`. */
const droppedBeside = (path: string): string => {
  const [, stem = path, ending = ''] = /^(.*?[^/\\])((?:\.[a-z]+)?(?:\.gz)?)$/is.exec(path) ?? [];
  return `${stem}.dropped${ending}`;
};

/**
 * True if a file of the run is compressed: then its blocks are cut alike in every run, because each is compressed
 * alone.
 */
export const writesGzip = (job: BatchJob): boolean =>
  [job.errors, job.dropped, 'path' in job.output ? job.output.path : undefined].some(
    (name) => name !== undefined && isGzipName(name),
  );

/** True if `encoded` gives another sink than it takes. */
export const encodes = (name: string, encoding: Encoding | undefined): boolean =>
  isGzipName(name) || encoding === 'utf-16le' || encoding === 'utf-16be';

/** The sink compressed if `name` says so, and in UTF-16 if the encoding is. */
export function encoded(sink: Sink, name: string, encoding: Encoding | undefined): Sink {
  const compressed = isGzipName(name) ? gzipSink(sink) : sink;
  return encoding === 'utf-16le' || encoding === 'utf-16be' ? utf16Sink(compressed, encoding) : compressed;
}
