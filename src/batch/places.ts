// Checks where a batch reads and writes before anything is read: no two places may be the same file.
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { WaypostError } from '../contract/errors.js';
import type { Encoding } from '../formats/encoding.js';
import { isGzipName } from '../formats/file-format.js';
import type { BatchJob } from './job.js';
import { gzipSink, utf16Sink, type Sink } from './sinks.js';

/** Refuses an output that is the input or another output. */
export async function checkPlaces(job: BatchJob): Promise<void> {
  const named: [string, string | undefined][] = [
    ['the input', 'path' in job.input ? job.input.path : undefined], ['--output', 'path' in job.output ? job.output.path : undefined],
    ['--errors', job.errors], ['--summary', job.summary],
  ];
  const seen = new Map<string, string>();
  for (const [what, path] of named) {
    if (path === undefined) continue;
    const real = await truePath(path);
    const other = seen.get(real);
    if (other !== undefined) throw new WaypostError('usage', `${other} and ${what} are the same file ${path}; give them different names`);
    if (!real.startsWith('/dev/')) seen.set(real, what);
  }
}

/** The path without links, also for a file that does not exist yet. */
function truePath(path: string): Promise<string> {
  return realpath(path).catch(async () => {
    const folder = dirname(resolve(path));
    return join(await realpath(folder).catch(() => folder), basename(path));
  });
}

/** The sink compressed if `name` says so, and in UTF-16 if the encoding is. */
export function encoded(sink: Sink, name: string, encoding: Encoding | undefined): Sink {
  const compressed = isGzipName(name) ? gzipSink(sink) : sink;
  return encoding === 'utf-16le' || encoding === 'utf-16be' ? utf16Sink(compressed, encoding) : compressed;
}
