// Checks where a batch reads and writes before anything is read: no two places may be the same file.
import { fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { WaypostError } from '../../contract/errors.js';
import { placeName } from '../../formats/byte-source.js';
import type { Encoding } from '../../formats/encoding.js';
import { isGzipName } from '../../formats/file-format.js';
import { beside, errorsPartOf, filePlace, truePath, type FilePlace, type Permissions } from './file-place.js';
import type { BatchJob } from '../job.js';
import { gzipSink, utf16Sink, type Sink } from './sinks.js';

/** Refuses an output that is the input or another output, whatever the names that they are given. */
export async function checkPlaces(job: BatchJob): Promise<void> {
  const { input, output } = job;
  const named: [string, string | number | undefined][] = [
    ['the input', 'path' in input ? input.path : numberOf(input.stream)],
    ['--output', 'path' in output ? output.path : numberOf(output.stream)],
    ['--errors', job.errors],
    ['--summary', job.summary],
  ];
  const seen = new Map<string, string>();
  for (const [what, place] of named) {
    if (place === undefined) continue;
    const keys = await keysOf(place);
    const other = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
    if (other !== undefined) {
      const file = typeof place === 'string' ? ` ${place}` : '';
      throw new WaypostError('usage', `${other} and ${what} are the same file${file}; give them different names`);
    }
    for (const key of keys) seen.set(key, what);
  }
  for (const own of await ownFiles(job)) {
    const other = seen.get(own);
    if (other !== undefined) {
      throw new WaypostError('usage', `${other} is ${own}, which the run needs for itself; give it another name`);
    }
  }
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
  const errors = errorsFile(job);
  const errorsTarget = errors === undefined ? undefined : await truePath(errors);
  return [
    ...Object.values(own),
    ...(order === 'review' ? [ordered, pieces.part, pieces.ordered] : []),
    ...(errorsTarget === undefined ? [] : [beside(errorsTarget).lock, errorsPartOf(errorsTarget, target)]),
    ...(job.summary === undefined ? [] : [beside(await truePath(job.summary)).lock]),
  ];
}

/** Where a run writes; what is absent goes to a stream, or nowhere. */
export interface OutputPlaces {
  readonly output: FilePlace | undefined;
  readonly errors: FilePlace | undefined;
  readonly summary: FilePlace | undefined;
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
  const places = {
    output: place,
    errors: errors === undefined ? undefined : await filePlace(errors, most, '--errors'),
    summary: job.summary === undefined ? undefined : await filePlace(job.summary, most, '--summary'),
  };
  if (isFile && place?.isDevice === false && errors !== undefined) return { ...places, canContinue: true };
  if (job.resume !== undefined) {
    throw new WaypostError(
      'usage',
      `--${job.resume} is for a run from a file into a file: ` +
        `${isFile ? 'what was written to' : 'what was read from'} ` +
        `${isFile ? (place?.name ?? 'standard output') : placeName(input)} is gone; leave it out, or give files`,
    );
  }
  return { ...places, canContinue: false };
}

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
 * True if a file of the run is compressed: then its blocks are cut alike in every run, because each is compressed
 * alone.
 */
export const writesGzip = (job: BatchJob): boolean =>
  [job.errors, 'path' in job.output ? job.output.path : undefined].some(
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
