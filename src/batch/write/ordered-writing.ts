// Takes blocks through an executor and writes their results in the order of the input, however they come.
import type { Executor } from '../ask/executors.js';
import type { LineOf } from '../findings/findings.js';
import type { Frame } from '../order/order-pieces.js';
import type { BatchJob } from '../job.js';
import type { Entry } from '../resume/journal.js';
import type { Outputs } from '../outputs.js';
import type { BlockRefusal, BlockResult } from '../plan.js';
import type { Selected } from '../read/select.js';
import type { Tally } from '../tally.js';
import { refuseMissing } from '../findings/require-data.js';
import { interrupted } from '../../files/interrupted.js';
import { FramedRows, NO_FRAME } from './framed-rows.js';
import type { RowToRefuse } from './refused.js';

/** What the results go through on their way. */
interface Writing {
  readonly executor: Executor;
  readonly outputs: Outputs;
  readonly tally: Tally;
  readonly frame: Frame;
  /** True if the rows are put in order once all are written: what stands around them is added then. */
  readonly isOrdered: boolean;
}

/** Where the run stands in the input, and whether a record stands in the output. */
export type Position = Pick<Entry, 'text' | 'line' | 'begun'>;

interface UnderWay {
  readonly result: Promise<BlockResult>;
  readonly lines: readonly number[] | undefined;
  readonly bytes: number;
  isDone: boolean;
}

/**
 * Gives where the run stands after each block that is written; once it is at its end, all is. `continues`: the output
 * has its beginning already.
 */
export async function* writeInOrder(
  job: BatchJob,
  blocks: AsyncGenerator<Selected, void>,
  means: Writing,
  from: Position,
  continues: boolean,
): AsyncGenerator<Position, void> {
  const { executor, outputs, tally, frame, isOrdered } = means;
  const pending: UnderWay[] = [];
  let at = from;
  const begins = { continues, signal: job.signal };
  const results = new FramedRows(outputs.results, isOrdered ? NO_FRAME : frame, { ...begins, begun: from.begun });
  // Rows that leave stay in the order of the input.
  const leavers = outputs.dropped && new FramedRows(outputs.dropped, frame, { ...begins, begun: tally.hasDropped });
  const settle = async (): Promise<Position> => {
    const { result, lines, bytes, isDone } = pending.shift()!;
    if (!isDone) executor.flush?.();
    const done = await interrupted(job.signal, result);
    const lineOf: LineOf = ({ row, line }) => lines?.[row] ?? at.line + line + 1;
    tally.add(done, lineOf);
    refuseMissing(job, done.steps, lineOf);
    await outputs.refused.write(refusedRows(done, lineOf));
    await results.write(done.out);
    if (done.leavers) await leavers?.write(done.leavers);
    if (done.pieces) await outputs.writePieces(done.pieces);
    at = { text: at.text + bytes, line: at.line + done.lines, begun: at.begun || done.out.length > 0 };
    job.onProgress?.(tally.progress());
    return at;
  };
  for (let id = 0; ; id++) {
    const { value, done } = await interrupted(job.signal, blocks.next());
    if (done === true) break;
    const bytes = value.bytes.length;
    const result = executor.run({ id, bytes: value.bytes, place: value.place, rows: value.rows });
    const block: UnderWay = { result, lines: value.lines?.map((row) => row + 1), bytes, isDone: false };
    // A failure is met when its turn comes; until then it is not unhandled.
    result.then(
      () => {
        block.isDone = true;
      },
      () => undefined,
    );
    pending.push(block);
    while (pending.length > 0 && (pending[0]!.isDone || !executor.hasRoom(pending.length))) {
      if (executor.room && !pending[0]!.isDone) {
        await interrupted(job.signal, Promise.race([pending[0]!.result, executor.room(pending.length)]));
      } else yield await settle();
    }
  }
  while (pending.length > 0) yield await settle();
  await results.end();
  await leavers?.end();
}

function refusedRows({ refusals, failures }: BlockResult, lineOf: LineOf): RowToRefuse[] {
  const refusedRow = ({ row, line: within, code, reason, bytes }: BlockRefusal): RowToRefuse => ({
    line: lineOf({ row, line: within }),
    code,
    reason,
    bytes,
  });
  return [...refusals.map(refusedRow), ...failures.map((row) => ({ ...refusedRow(row), answered: true }))].sort(
    (a, b) => a.line - b.line,
  );
}
