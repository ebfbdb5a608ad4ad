// The blocks of an input from its first record on: all of them, the first rows, or rows spread over it.
import type { TextSource } from '../../formats/text-source.js';
import { recordsFor } from './readers.js';
import type { Inspection } from '../decide/inspect.js';
import { runsOnThreads, type BatchJob } from '../job.js';
import type { Entry } from '../resume/journal.js';
import { writesGzip } from '../write/places.js';
import { firstRows, sampleRows, type Selected } from './select.js';

/** Blocks are no larger than this, and smaller where the input would not give each thread several. Bytes. */
const MOST_BYTES = 1 << 20;
const LEAST_BYTES = 128 << 10;
/**
 * Blocks of calls over a network, which take long, and of a compressed output, whose bytes depend on where they end.
 */
const STEADY_BYTES = 64 << 10;

/** How many bytes a block has. */
export function blockBytes(job: BatchJob, text: TextSource, threads: number): number {
  if (job.blockBytes !== undefined) return job.blockBytes;
  if (!runsOnThreads(job) || writesGzip(job)) return STEADY_BYTES;
  const share = Math.floor((text.source.size ?? Infinity) / (threads * 4));
  // What a kill costs is a block, and each step makes it dearer.
  return Math.max(LEAST_BYTES, Math.min(Math.floor(MOST_BYTES / job.steps.length), share));
}

/** `from`: what an earlier run did, which is left out. */
export function selectedBlocks(
  job: BatchJob,
  found: Inspection,
  text: TextSource,
  size: number,
  from?: Entry,
): AsyncGenerator<Selected, void> {
  const { shape, plan } = found;
  const done = from?.counts.read ?? 0;
  const reader = recordsFor(
    plan,
    job.steps.map(({ operation }) => operation),
  );
  if (job.sample !== undefined) {
    return sampleRows(
      everyRow(found, text, size, shape.start),
      reader,
      { size: Math.min(job.sample, job.limit ?? Infinity), done },
      shape.lines,
      plan.input.kind === 'json' ? { before: ',', behind: '\n' } : undefined,
    );
  }
  const all = everyRow(found, text, size, shape.start + (from?.text ?? 0));
  return job.limit === undefined ? all : firstRows(all, reader, job.limit - done);
}

/** The blocks from the first record to byte `end` of the text, which is where a record ends. */
export async function* blocksBefore(
  found: Pick<Inspection, 'shape'>,
  text: TextSource,
  size: number,
  end: number,
): AsyncGenerator<Selected, void> {
  const { start } = found.shape;
  let left = end;
  for await (const { bytes, place } of everyRow(found, text, size, start)) {
    if (left === 0) return;
    if (bytes.length > left) {
      yield { bytes: bytes.subarray(0, left), place: { ...place, isLast: false } };
      return;
    }
    left -= bytes.length;
    yield { bytes, place };
  }
}

async function* everyRow(
  { shape }: Pick<Inspection, 'shape'>,
  text: TextSource,
  size: number,
  start: number,
): AsyncGenerator<Selected, void> {
  const { encoding, bom } = text.encoding;
  // Of UTF-16, bytes here are not those of the file.
  const isAsWritten = encoding === 'utf-8' || encoding === 'windows-1252';
  for await (const { bytes, at, isLast } of text.blocks(start, size, shape.cut)) {
    const place = { isFirst: at === shape.start, isLast };
    yield { bytes, place: isAsWritten ? { ...place, before: bom + at } : place };
  }
}
