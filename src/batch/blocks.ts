// The blocks of an input from its first record on: all of them, the first rows, or rows spread over it.
import type { TextSource } from '../formats/text-source.js';
import { recordsFor } from './block-runner.js';
import type { Inspection } from './inspect.js';
import type { BatchJob } from './job.js';
import { firstRows, sampleRows, type Selected } from './select.js';

/** Blocks are no larger than this, and smaller where the input would not give each thread several. Bytes. */
const MOST_BYTES = 1 << 20, LEAST_BYTES = 128 << 10;

/** How many bytes a block has. */
export function blockBytes(job: BatchJob, text: TextSource, threads: number): number {
  if (job.blockBytes !== undefined) return job.blockBytes;
  const share = Math.floor((text.source.size ?? Infinity) / (threads * 4));
  return Math.max(LEAST_BYTES, Math.min(MOST_BYTES, share));
}

export function selectedBlocks(job: BatchJob, found: Inspection, text: TextSource, size: number): AsyncGenerator<Selected, void> {
  const { shape, plan } = found;
  const all = text.blocks(shape.start, size, shape.cut);
  const reader = recordsFor(plan, job.operation);
  if (job.sample !== undefined) return sampleRows(all, reader, Math.min(job.sample, job.limit ?? Infinity), shape.lines, plan.input.kind === 'json' ? '\n' : '');
  if (job.limit !== undefined) return firstRows(all, reader, job.limit);
  return everyRow(all);
}

async function* everyRow(blocks: AsyncGenerator<Buffer<ArrayBuffer>, void>): AsyncGenerator<Selected, void> {
  for await (const bytes of blocks) yield { bytes };
}
