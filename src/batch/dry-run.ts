// Says what a batch would do: reads everything, calls nothing, writes nothing.
import { openText } from '../formats/text-source.js';
import { completed, recordsFor } from './ask/block-runner.js';
import { blockBytes, selectedBlocks } from './read/blocks.js';
import { inspect } from './decide/inspect.js';
import type { BatchJob, DryRunReport } from './job.js';
import { BLANK, END, REFUSED } from './read/records.js';
import { HEAD_BYTES } from './run.js';
import { checkPlaces } from './write/places.js';
import { inputSummary } from './summary.js';

/** Different inputs that are counted; beyond, the count is left out rather than the memory used up. */
const MOST_DISTINCT = 5_000_000;
const SAMPLES = 5;

/** Throws as the batch itself would for an input or options that cannot be used. */
export async function dryRun(job: BatchJob): Promise<DryRunReport> {
  await checkPlaces(job);
  const text = await openText(job.input, HEAD_BYTES, job.encoding);
  try {
    const found = inspect(job, text);
    const { operation } = job;
    const reader = recordsFor(found.plan, operation);
    const distinct = new Set<number>();
    const samples: unknown[] = [];
    let rows = 0;
    let refused = 0;
    let blank = 0;
    let asked = 0;
    for await (const { bytes } of selectedBlocks(job, found, text, blockBytes(job, text, 1))) {
      job.signal?.throwIfAborted();
      reader.reset(bytes);
      for (let kind = reader.next(); kind !== END; kind = reader.next()) {
        if (kind === BLANK) {
          blank++;
          continue;
        }
        rows++;
        if (kind === REFUSED) {
          refused++;
          continue;
        }
        const record = operation.toRecord(completed(reader.values(), found.plan.defaults));
        if (record === null) continue;
        asked++;
        if (samples.length < SAMPLES) samples.push(record);
        if (distinct.size <= MOST_DISTINCT) distinct.add(fingerprint(JSON.stringify(record)));
      }
    }
    return {
      operation: operation.name,
      input: inputSummary(job, found, text),
      mapping: found.mapping,
      rows,
      refused,
      blank,
      distinct: distinct.size > MOST_DISTINCT ? undefined : distinct.size,
      calls: Math.ceil(asked / operation.recordsPerCall),
      samples,
    };
  } finally {
    await text.source.close();
  }
}

/** 53 bits of the text: two FNV-1a hashes of different bases. */
function fingerprint(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
}
