// Takes one block of input through all its steps: read the records, run them through the engine, write them with
// their results. The same code runs in a worker thread and on the main thread.
import type { Operation } from '../../contract/operation.js';
import { ByteWriter } from '../../formats/byte-writer.js';
import type { Answered } from './calls.js';
import { CsvRecords } from '../read/csv-records.js';
import { JsonRecords } from '../read/json-records.js';
import type { Block, BlockRefusal, BlockResult, Plan } from '../plan.js';
import { BLANK, END, REFUSED, type RecordReader } from '../read/records.js';
import { rendererFor, type Renderer, type Row } from '../write/render.js';

/** Gives one element to each record, in order. */
export type Ask = (records: readonly unknown[]) => Promise<Answered>;

/** A reader of the plan's input. */
export function recordsFor(plan: Plan, operation: Operation): CsvRecords | JsonRecords {
  const joins = operation.fields.map((field) => field.join ?? ' ');
  const { input, output } = plan;
  if (input.kind === 'csv') {
    return new CsvRecords(
      input.dialect,
      input.names.length,
      plan.inputEncoding,
      plan.fields as readonly (readonly number[])[],
      joins,
    );
  }
  const known = output.kind === 'csv' ? new Set(input.names) : undefined;
  return new JsonRecords(
    input.kind,
    plan.fields as readonly (readonly string[])[],
    joins,
    known,
    output.kind !== 'csv' && !output.replace ? output.key : undefined,
  );
}

export class BlockRunner {
  private readonly records: RecordReader & { reparsedCells?: string[] | null };
  private readonly reread: CsvRecords | JsonRecords;
  private readonly writer: ByteWriter;
  private readonly renderer: Renderer;
  private readonly status: ((element: unknown) => string | null | undefined) | undefined;

  /** `together`: rows taken through the steps at a time, enough to fill calls; all of the block if absent. */
  constructor(
    private readonly plan: Plan,
    private readonly operation: Operation,
    private readonly ask: Ask,
    private readonly together?: number,
  ) {
    this.records = recordsFor(plan, operation);
    this.writer = new ByteWriter(plan.outputEncoding, together === undefined ? 256 << 10 : 4 << 20);
    this.reread = recordsFor(plan, operation);
    this.renderer = rendererFor(plan, operation, this.writer, this.reread);
    this.status = operation.columns.find(({ name }) => name === 'status')?.value;
  }

  /** Processes a block; one after another. */
  async run(block: Block): Promise<BlockResult> {
    const {
      records,
      writer,
      together = Infinity,
      plan: { defaults },
    } = this;
    const bytes = Buffer.from(block.bytes.buffer, block.bytes.byteOffset, block.bytes.length);
    const tally: Tally = { read: 0, failed: 0, blank: 0, statuses: new Map() };
    const refusals: BlockRefusal[] = [];
    const failures: BlockRefusal[] = [];
    const batch = new Batch(this.together ?? ROWS_AT_FIRST);
    records.reset(bytes);
    this.reread.reset(bytes);
    for (let more = true; more;) {
      batch.count = batch.records.length = 0;
      while (batch.count < together) {
        const kind = records.next();
        if (kind === END) {
          more = false;
          break;
        }
        if (kind === BLANK) {
          tally.blank++;
          batch.add(records, tally.read, null, IS_BLANK);
          continue;
        }
        if (kind === REFUSED) {
          refusals.push({
            line: records.line,
            row: tally.read,
            code: records.code,
            reason: records.reason,
            text: Uint8Array.from(bytes.subarray(records.start, records.contentEnd)),
          });
        } else {
          const record = this.operation.toRecord(completed(records.values(), defaults));
          batch.add(
            records,
            tally.read,
            records.reparsedCells ?? null,
            record === null ? IS_EMPTY : batch.records.length,
          );
          if (record !== null) batch.records.push(record);
        }
        tally.read++;
      }
      await this.answer(bytes, batch, tally, failures);
    }
    const lost = writer.lost;
    writer.lost = 0;
    return {
      id: block.id,
      out: writer.take(),
      read: tally.read,
      failed: tally.failed,
      blank: tally.blank,
      lines: records.linesRead,
      statuses: Object.fromEntries(tally.statuses),
      refusals,
      failures,
      lost,
    };
  }

  private async answer(bytes: Buffer, batch: Batch, tally: Tally, failures: BlockRefusal[]): Promise<void> {
    const {
      plan: { listsFailures },
      renderer,
    } = this;
    const { elements, failed } = await this.ask(batch.records);
    tally.failed += failed.size;
    const row: Row = { start: 0, contentEnd: 0, after: 0, reparsedCells: null };
    for (let i = 0; i < batch.count; i++) {
      row.start = batch.starts[i]!;
      row.contentEnd = batch.contentEnds[i]!;
      row.after = batch.afters[i]!;
      row.reparsedCells = batch.reparsedCells.get(i) ?? null;
      const answer = batch.answers[i]!;
      if (answer === IS_BLANK) {
        renderer.blank(bytes, row.start, row.after);
        continue;
      }
      const failure = listsFailures ? failed.get(answer) : undefined;
      if (failure) {
        failures.push({
          line: batch.lines[i]!,
          row: batch.rows[i]!,
          ...failure,
          text: Uint8Array.from(bytes.subarray(row.start, row.contentEnd)),
        });
      }
      const element = answer === IS_EMPTY ? this.operation.emptyElement() : elements[answer];
      const hits = this.plan.all ? (this.operation.rows?.(element) ?? []) : [];
      if (hits.length === 0) renderer.row(bytes, row, element);
      else for (const hit of hits) renderer.row(bytes, row, hit);
      const status = this.status?.(element);
      if (typeof status === 'string') tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    }
    batch.reparsedCells.clear();
  }
}

/** The values of a row, each that is blank replaced by its default. */
export const completed = (values: readonly string[], defaults: readonly string[] | undefined): readonly string[] =>
  defaults === undefined ? values : values.map((value, i) => (value.trim() === '' ? defaults[i]! : value));

interface Tally {
  read: number;
  failed: number;
  blank: number;
  statuses: Map<string, number>;
}

/** In place of the number of its answer: a line without a record, and a record without anything to ask. */
const IS_BLANK = -1;
const IS_EMPTY = -2;

/** Rows that a batch has room for before it grows. */
const ROWS_AT_FIRST = 512;

/** Rows that go through the engine together, column by column. */
class Batch {
  count = 0;
  readonly records: unknown[] = [];
  readonly reparsedCells = new Map<number, string[]>();
  starts: Int32Array;
  contentEnds: Int32Array;
  afters: Int32Array;
  answers: Int32Array;
  /** Where each row stands in its block: its line, and its number among the records. */
  lines: Int32Array;
  rows: Int32Array;

  constructor(size: number) {
    this.starts = new Int32Array(size);
    this.contentEnds = new Int32Array(size);
    this.afters = new Int32Array(size);
    this.answers = new Int32Array(size);
    this.lines = new Int32Array(size);
    this.rows = new Int32Array(size);
  }

  add(records: RecordReader, row: number, reparsedCells: string[] | null, answer: number): void {
    const i = this.count++;
    if (i === this.starts.length) this.grow();
    this.lines[i] = records.line;
    this.rows[i] = row;
    this.starts[i] = records.start;
    this.contentEnds[i] = records.contentEnd;
    this.afters[i] = records.after;
    this.answers[i] = answer;
    if (reparsedCells) this.reparsedCells.set(i, reparsedCells);
  }

  private grow(): void {
    const doubled = (values: Int32Array): Int32Array => {
      const larger = new Int32Array(values.length * 2);
      larger.set(values);
      return larger;
    };
    this.starts = doubled(this.starts);
    this.contentEnds = doubled(this.contentEnds);
    this.afters = doubled(this.afters);
    this.answers = doubled(this.answers);
    this.lines = doubled(this.lines);
    this.rows = doubled(this.rows);
  }
}
