// Checks where a batch reads and writes before anything is read: no two places may be the same file.
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { WaypostError } from '../../contract/errors.js';
import { placeName } from '../../formats/byte-source.js';
import type { Encoding } from '../../formats/encoding.js';
import { isGzipName } from '../../formats/file-format.js';
import { beside, filePlace, type FilePlace } from './file-place.js';
import type { BatchJob } from '../job.js';
import { gzipSink, utf16Sink, type Sink } from './sinks.js';

/** Refuses an output that is the input or another output. */
export async function checkPlaces(job: BatchJob): Promise<void> {
  const named: [string, string | undefined][] = [
    ['the input', 'path' in job.input ? job.input.path : undefined],
    ['--output', 'path' in job.output ? job.output.path : undefined],
    ['--errors', job.errors],
    ['--summary', job.summary],
  ];
  const seen = new Map<string, string>();
  for (const [what, path] of named) {
    if (path === undefined) continue;
    const real = await truePath(path);
    const other = seen.get(real);
    if (other !== undefined) {
      throw new WaypostError('usage', `${other} and ${what} are the same file ${path}; give them different names`);
    }
    if (!real.startsWith('/dev/')) seen.set(real, what);
  }
  for (const own of 'path' in job.output ? filesOf(await truePath(job.output.path), job) : []) {
    const other = seen.get(own);
    if (other !== undefined) {
      throw new WaypostError('usage', `${other} is ${own}, which the run needs for itself; give it another name`);
    }
  }
}

/** What a run into that file has beside it. */
const filesOf = (target: string, { order }: BatchJob): string[] => {
  const { ordered, ...own } = beside(target);
  const pieces = beside(`${target}.rows`);
  return [...Object.values(own), ...(order === 'review' ? [ordered, pieces.part, pieces.ordered] : [])];
};

/**
 * The places of a run that can be continued: a file is read, and files are written. Throws a usage error where that is
 * asked of any other.
 */
export async function resumablePlaces(
  job: BatchJob,
): Promise<{ place: FilePlace; errorsPlace: FilePlace } | undefined> {
  const { input, output } = job;
  const errors = errorsFile(job);
  const isFile = 'path' in input && ((await stat(input.path).catch(() => undefined))?.isFile() ?? true);
  const place = 'path' in output ? await filePlace(output.path) : undefined;
  if (isFile && place && !place.isDevice && errors !== undefined) {
    return { place, errorsPlace: await filePlace(errors) };
  }
  if (job.resume !== undefined) {
    throw new WaypostError(
      'usage',
      `--${job.resume} is for a run from a file into a file: ` +
        `${isFile ? 'what was written to' : 'what was read from'} ` +
        `${isFile ? (place?.name ?? 'standard output') : placeName(input)} is gone; leave it out, or give files`,
    );
  }
  return undefined;
}

/** The path without links, also for a file that does not exist yet. */
function truePath(path: string): Promise<string> {
  return realpath(path).catch(async () => {
    const folder = dirname(resolve(path));
    return join(await realpath(folder).catch(() => folder), basename(path));
  });
}

/** Where refused rows go; undefined when only `onRefused` hears of them. */
export function errorsFile({ errors, output }: BatchJob): string | undefined {
  return (
    errors ??
    ('path' in output && !output.path.startsWith('/dev/')
      ? `${output.path.replace(/\.gz$/i, '')}.errors.csv`
      : undefined)
  );
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
