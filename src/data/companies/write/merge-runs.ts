// Takes the files of all parts of an import together: each is in order, and so is what comes out.
import fs from 'node:fs';
import { closeRead } from '../../../files/close-read.js';
import { LONGEST_KEY } from '../name-key.js';
import { recordLength, recordNumber } from '../company-record.js';
import { compareKeys, prefixOf } from './sort-keys.js';
import { setFailure } from './run-files.js';

const BUFFER_BYTES = 1 << 20;

/** Reads a file forward, so many bytes at a time. */
abstract class Run {
  bytes = Buffer.allocUnsafe(BUFFER_BYTES);
  at = 0;
  protected end = 0;
  private readonly file: string;
  private readonly fd: number;

  constructor(file: string) {
    this.file = file;
    this.fd = setFailure(file, () => fs.openSync(file, 'r'));
  }

  /** Goes to the next; false behind the last. */
  abstract next(): boolean;

  close(): void {
    closeRead(this.fd);
  }

  /** Has at least `wanted` bytes at `at`; false at the end of the file. */
  protected need(wanted: number): boolean {
    if (this.at + wanted <= this.end) return true;
    this.bytes.copyWithin(0, this.at, this.end);
    this.end -= this.at;
    this.at = 0;
    if (wanted > this.bytes.length) this.bytes = Buffer.concat([this.bytes], wanted * 2);
    for (let read = -1; this.at + wanted > this.end && read !== 0;) {
      read = setFailure(this.file, () =>
        fs.readSync(this.fd, this.bytes, this.end, this.bytes.length - this.end, null),
      );
      this.end += read;
    }
    return this.at + wanted <= this.end;
  }
}

/** Records of companies: the current one is bytes[at, at + length). */
export class RecordRun extends Run {
  number = 0;
  length = 0;

  next(): boolean {
    this.at += this.length;
    this.length = 0;
    if (!this.need(7)) return false;
    const length = recordLength(this.bytes, this.at);
    if (!this.need(length)) return false;
    this.length = length;
    this.number = recordNumber(this.bytes, this.at);
    return true;
  }

  before(other: RecordRun): boolean {
    if (this.number !== other.number) return this.number < other.number;
    const order = Buffer.compare(
      this.bytes.subarray(this.at, this.at + this.length),
      other.bytes.subarray(other.at, other.at + other.length),
    );
    return order < 0;
  }
}

/** Names: the key of the current one is bytes[keyFrom, keyTo). */
export class NameRun extends Run {
  keyFrom = 0;
  keyTo = 0;
  number = 0;
  about = 0;
  private prefix = 0;
  private length = 0;

  next(): boolean {
    this.at += this.length;
    this.length = 0;
    if (!this.need(1)) return false;
    const key = this.bytes[this.at]!;
    if (key > LONGEST_KEY || !this.need(key + 9)) return false;
    this.length = key + 9;
    this.keyFrom = this.at + 1;
    this.keyTo = this.keyFrom + key;
    this.number = this.bytes.readUInt32LE(this.keyTo);
    this.about = this.bytes.readUInt32LE(this.keyTo + 4);
    this.prefix = prefixOf(this.bytes, this.keyFrom, this.keyTo, 0);
    return true;
  }

  before(other: NameRun): boolean {
    if (this.prefix !== other.prefix) return this.prefix < other.prefix;
    const order = compareKeys(this.bytes, this.keyFrom, this.keyTo, other.bytes, other.keyFrom, other.keyTo);
    if (order !== 0) return order < 0;
    return this.number === other.number ? this.about < other.about : this.number < other.number;
  }
}

/** What `merged` needs of a run. */
interface Ordered<Of> {
  next(): boolean;
  before(other: Of): boolean;
  close(): void;
}

/** So many are taken between two turns. */
const A_TURN = 1 << 16;

/**
 * Calls `take` with each run in turn while it stands at the least of all that are left. Closes them. `turn` lets others
 * have a go, and throws where the import is to end.
 */
export async function mergeRuns<Of extends Ordered<Of>>(
  all: readonly Of[],
  take: (run: Of) => void,
  turn: () => Promise<void>,
): Promise<void> {
  try {
    const heap = all.filter((run) => run.next());
    for (let i = (heap.length >> 1) - 1; i >= 0; i--) sink(heap, i);
    for (let taken = 1; heap.length > 0; taken++) {
      const first = heap[0]!;
      take(first);
      if (!first.next()) {
        const last = heap.pop()!;
        if (heap.length === 0) break;
        if (last !== first) heap[0] = last;
      }
      sink(heap, 0);
      if (taken % A_TURN === 0) await turn();
    }
  } finally {
    for (const run of all) run.close();
  }
}

function sink<Of extends Ordered<Of>>(heap: Of[], i: number): void {
  const run = heap[i]!;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]!.before(heap[child]!)) child++;
    if (!heap[child]!.before(run)) break;
    heap[i] = heap[child]!;
    i = child;
  }
  heap[i] = run;
}
