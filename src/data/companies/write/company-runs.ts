// What was read of a source so far, in order, on the disk: an import of twenty million companies holds a part of them
// at a time. A part becomes two files, its records by their numbers and its names by their keys; merging the files of
// all parts gives the set.
import fs from 'node:fs';
import { setFailure } from './run-files.js';
import { aboutName, FLAG, recordNumber } from '../company-record.js';
import { NameKey } from '../name-key.js';
import { doubled } from '../../names/write/byte-table.js';
import type { CompanyDraft } from './company-draft.js';
import { sortByNumbers, sortKeys } from './sort-keys.js';
import { WordCounts, type WordParts } from './word-counts.js';

/** A part is written when its records or its names are more than this. */
const MOST_RECORD_BYTES = 1 << 27;
const MOST_NAMES = 1 << 21;
const WRITE_BYTES = 1 << 20;
const PERSON = 1;

/** Files of a part: its records, and its names. */
export interface CompanyRun {
  readonly records: string;
  readonly names: string;
}

/** What one reader of a source made. */
export interface CompanyParts {
  readonly runs: readonly CompanyRun[];
  readonly words: WordParts;
  readonly companies: number;
}

export class CompanyRuns {
  private readonly newFile: () => string;
  private readonly runs: CompanyRun[] = [];
  private readonly words = new WordCounts();
  private readonly name = new NameKey();
  private companies = 0;
  private records = Buffer.allocUnsafeSlow(1 << 18);
  private recordStart = new Uint32Array(1 << 16);
  private recordCount = 0;
  private keys = Buffer.allocUnsafeSlow(1 << 18);
  private keyStart = new Uint32Array(1 << 16);
  private keyNumber = new Uint32Array(1 << 16);
  private keyAbout = new Uint32Array(1 << 16);
  private nameCount = 0;

  /** `newFile` gives the name of a file that may be written. */
  constructor(newFile: () => string) {
    this.newFile = newFile;
  }

  add(draft: CompanyDraft): void {
    const at = this.recordStart[this.recordCount]!;
    while (at + draft.size() > this.records.length) {
      this.records = Buffer.concat([this.records], this.records.length * 2);
    }
    if (this.recordCount + 2 > this.recordStart.length) this.recordStart = doubled(this.recordStart);
    this.recordStart[++this.recordCount] = draft.write(this.records, at);
    this.companies++;
    for (let i = 0; i < draft.count; i++) this.addName(draft, i);
    if (this.recordStart[this.recordCount]! > MOST_RECORD_BYTES || this.nameCount > MOST_NAMES) this.flush();
  }

  /** Writes what is left and says what there is. */
  finish(): CompanyParts {
    this.flush();
    return { runs: this.runs, words: this.words.parts(), companies: this.companies };
  }

  private addName(draft: CompanyDraft, i: number): void {
    const kind = draft.kind[i]!;
    const name = this.name.read(draft.text, draft.start[i]!, draft.end[i]!, kind === PERSON);
    if (name.length === 0) return;
    const at = this.keyStart[this.nameCount]!;
    if (at + name.length > this.keys.length) this.keys = Buffer.concat([this.keys], this.keys.length * 2);
    this.keys.set(name.key.subarray(0, name.length), at);
    if (this.nameCount + 2 > this.keyStart.length) {
      this.keyStart = doubled(this.keyStart);
      this.keyNumber = doubled(this.keyNumber);
      this.keyAbout = doubled(this.keyAbout);
    }
    this.keyNumber[this.nameCount] = draft.number;
    this.keyAbout[this.nameCount] = aboutName(kind, name.form, draft.state, draft.flags & FLAG.active, draft.postcode);
    this.keyStart[++this.nameCount] = at + name.length;
    for (let word = name.first; word < name.last; word++) {
      this.words.add(name.bytes, name.start[word]!, name.end[word]!);
    }
  }

  private flush(): void {
    if (this.recordCount === 0) return;
    const run = { records: this.newFile(), names: this.newFile() };
    writeFile(run.records, (part) => {
      this.writeRecords(part);
    });
    writeFile(run.names, (part) => {
      this.writeNames(part);
    });
    this.runs.push(run);
    this.recordCount = 0;
    this.nameCount = 0;
  }

  private writeRecords(part: PartWriter): void {
    const { records, recordStart, recordCount } = this;
    const numbers = new Uint32Array(recordCount);
    for (let i = 0; i < recordCount; i++) numbers[i] = recordNumber(records, recordStart[i]!);
    const order = sortByNumbers(recordCount, [numbers]);
    // Several of one number stand in the order of their bytes, whatever order they came in.
    const bytesOf = (row: number): Buffer => records.subarray(recordStart[row], recordStart[row + 1]);
    for (let from = 0; from < recordCount;) {
      let to = from + 1;
      while (to < recordCount && numbers[order[to]!] === numbers[order[from]!]) to++;
      if (to - from > 1) order.subarray(from, to).sort((a, b) => Buffer.compare(bytesOf(a), bytesOf(b)));
      from = to;
    }
    for (const row of order) part.bytes(records, recordStart[row]!, recordStart[row + 1]!);
  }

  /** Each name as u8 length of its key, the key, u32 number of its company, u32 what else is said of it. */
  private writeNames(part: PartWriter): void {
    const { keys, keyStart, keyNumber, keyAbout } = this;
    const order = sortKeys(
      keys,
      keyStart,
      this.nameCount,
      (a, b) => keyNumber[a]! - keyNumber[b]! || keyAbout[a]! - keyAbout[b]!,
    );
    for (const row of order) {
      const from = keyStart[row]!;
      const to = keyStart[row + 1]!;
      part.u8(to - from);
      part.bytes(keys, from, to);
      part.u32(keyNumber[row]!);
      part.u32(keyAbout[row]!);
    }
  }
}

/** Collects small parts of a file before they are written. */
class PartWriter {
  private readonly fd: number;
  private readonly buffer = Buffer.allocUnsafe(WRITE_BYTES);
  private used = 0;

  constructor(fd: number) {
    this.fd = fd;
  }

  u8(value: number): void {
    this.room(1);
    this.buffer[this.used++] = value;
  }

  u32(value: number): void {
    this.room(4);
    this.used = this.buffer.writeUInt32LE(value, this.used);
  }

  bytes(source: Uint8Array, from: number, to: number): void {
    this.room(to - from);
    if (to - from > WRITE_BYTES) {
      this.write(source, from, to);
      return;
    }
    for (let i = from; i < to; i++) this.buffer[this.used++] = source[i]!;
  }

  end(): void {
    this.write(this.buffer, 0, this.used);
    this.used = 0;
  }

  /** A disk that becomes full takes a part first. */
  private write(source: Uint8Array, from: number, to: number): void {
    for (let at = from; at < to;) at += fs.writeSync(this.fd, source, at, to - at);
  }

  private room(bytes: number): void {
    if (this.used + bytes > WRITE_BYTES) this.end();
  }
}

const writeFile = (file: string, write: (part: PartWriter) => void): void => {
  setFailure(file, () => {
    const fd = fs.openSync(file, 'w');
    try {
      const part = new PartWriter(fd);
      write(part);
      part.end();
    } finally {
      fs.closeSync(fd);
    }
  });
};
