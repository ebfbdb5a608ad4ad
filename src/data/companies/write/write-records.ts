// Writes the records of all parts in the order of their numbers, and where each page of them begins.
import type { SetWriter } from '../../file/write/set-writer.js';
import { doubled } from '../../names/write/byte-table.js';
import { FLAG, HEADER_BYTES } from '../company-record.js';
import { PAGE_BYTES } from '../format.js';
import { mergeRuns, RecordRun } from './merge-runs.js';
import { sortByNumbers } from './sort-keys.js';

const BUFFER_BYTES = 1 << 22;

/** Makes one record of those of one number, which come in the order of their bytes; each stands by itself if absent. */
export type JoinRecords = (records: readonly Buffer[]) => Buffer;

/** Writes the sections `company.*` and `other.*`; returns how many companies there are. */
export async function writeRecords(
  writer: SetWriter,
  files: readonly string[],
  turn: () => Promise<void>,
  join?: JoinRecords,
): Promise<number> {
  const sink = new RecordSink(writer);
  let number = -1;
  let same: Buffer[] = [];
  const flush = (): void => {
    if (join && same.length > 0) sink.add(join(same), number);
    same = [];
  };
  writer.begin('company.record', 'u8');
  await mergeRuns(
    files.map((file) => new RecordRun(file)),
    (run) => {
      if (run.number !== number) flush();
      number = run.number;
      const record = run.bytes.subarray(run.at, run.at + run.length);
      if (join) same.push(Buffer.from(record));
      else sink.add(record, number);
    },
    turn,
  );
  flush();
  sink.end();
  return sink.count;
}

class RecordSink {
  count = 0;
  private readonly writer: SetWriter;
  private readonly buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  private used = 0;
  private position = 0;
  private page = new Uint32Array(1 << 12);
  private begin = new Uint32Array(1 << 12);
  private pages = 0;
  private otherNumber = new Uint32Array(1 << 8);
  private otherKey = new Uint32Array(1 << 8);
  private others = 0;

  constructor(writer: SetWriter) {
    this.writer = writer;
  }

  add(record: Buffer, number: number): void {
    const page = Math.floor(this.position / PAGE_BYTES);
    // Pages in which no record begins say the number of the next that does.
    while (this.pages <= page) {
      this.page[this.pages] = number;
      this.begin[this.pages] = this.pages === page ? this.position % PAGE_BYTES : PAGE_BYTES;
      if (++this.pages === this.page.length) {
        this.page = doubled(this.page);
        this.begin = doubled(this.begin);
      }
    }
    if ((record[7]! & FLAG.other) !== 0) {
      if (this.others === this.otherNumber.length) {
        this.otherNumber = doubled(this.otherNumber);
        this.otherKey = doubled(this.otherKey);
      }
      this.otherNumber[this.others] = record.readUInt32LE(HEADER_BYTES);
      this.otherKey[this.others++] = number;
    }
    this.append(record);
    this.position += record.length;
    this.count++;
  }

  end(): void {
    this.writer.append(this.buffer.subarray(0, this.used));
    this.writer.end();
    this.writer.section('company.page', 'u32', this.page.subarray(0, this.pages));
    this.writer.section('company.begin', 'u16', Uint16Array.from(this.begin.subarray(0, this.pages)));
    const numbers = this.otherNumber.subarray(0, this.others);
    // They were added in the order of their keys, and those of one number stay in it.
    const order = sortByNumbers(this.others, [numbers]);
    const column = (of: Uint32Array): Uint32Array => Uint32Array.from(order, (row) => of[row]!);
    this.writer.section('other.number', 'u32', column(numbers));
    this.writer.section('other.key', 'u32', column(this.otherKey));
  }

  private append(record: Buffer): void {
    if (this.used + record.length > BUFFER_BYTES) {
      this.writer.append(this.buffer.subarray(0, this.used));
      this.used = 0;
    }
    if (record.length > BUFFER_BYTES) this.writer.append(record);
    else {
      record.copy(this.buffer, this.used);
      this.used += record.length;
    }
  }
}
