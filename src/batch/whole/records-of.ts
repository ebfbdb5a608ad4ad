// The records of a file that others are compared with, where they are kept and not compared at once.
import { openText } from '../../formats/text-source.js';
import { completed } from '../ask/step-runner.js';
import { HEAD_BYTES, type BatchJob } from '../job.js';
import { selectedBlocks } from '../read/blocks.js';
import { recordsFor } from '../read/readers.js';
import { BLANK, END, ROW } from '../read/records.js';
import { openReference } from './open.js';
import { fieldsInOrder, shownText } from './shown.js';

/** Bytes that are read at a time. */
const BLOCK_BYTES = 1 << 20;

/** Some of the records, in the order of the file; null where a row says nothing. */
export interface RecordsRead {
  readonly rows: readonly { readonly record: unknown; readonly text: string }[];
  /** Rows that cannot be read. */
  readonly refused: number;
  /** How much of the file was read so far. Bytes. */
  readonly done: number;
}

/** Reads the file of the job's step. Throws usage errors for its columns, and what reading it throws. */
export async function* recordsOfReference(
  job: Pick<BatchJob, 'steps' | 'signal' | 'now' | 'onNote'>,
): AsyncGenerator<RecordsRead, void> {
  const [step] = job.steps;
  const { operation, reference } = step!;
  const whole = { ...job, input: reference!.input, output: { path: '/dev/null' } };
  const { job: alone, found } = await openReference(whole, step!, reference!, '');
  const { plan } = found;
  const { defaults } = plan.steps[0]!;
  const order = fieldsInOrder(plan, 0);
  const reader = recordsFor(plan, [operation]);
  const text = await openText(alone.input, HEAD_BYTES);
  try {
    for await (const { bytes, place } of selectedBlocks(alone, found, text, BLOCK_BYTES)) {
      job.signal?.throwIfAborted();
      const rows: RecordsRead['rows'][number][] = [];
      let refused = 0;
      reader.reset(bytes, place);
      for (let kind = reader.next(); kind !== END; kind = reader.next()) {
        if (kind === BLANK) continue;
        if (kind !== ROW) {
          refused++;
          continue;
        }
        const values = reader.values(0);
        rows.push({ record: operation.toRecord(completed(values, defaults)), text: shownText(values, order) });
      }
      yield { rows, refused, done: text.source.consumed() };
    }
  } finally {
    await text.source.close();
  }
}
