// What was read of a source so far, in order, on the disk: an import of twenty million companies holds a part of them at a
// time. A part becomes two files, its records by their numbers and its names by their keys; merging the files of all
// parts gives the set.
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
  private records = Buffer.allocUnsafeSlow(1 << 22);
  private recordStart = new Uint32Array(1 << 16);
  private recordCount = 0;
  private keys = Buffer.allocUnsafeSlow(1 << 20);
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
    writeParts(run.records, this.recordsInOrder());
    writeParts(run.names, this.namesInOrder());
    this.runs.push(run);
    this.recordCount = 0;
    this.nameCount = 0;
  }

  private *recordsInOrder(): Generator<Buffer> {
    const { records, recordStart, recordCount } = this;
    const numbers = new Uint32Array(recordCount);
    for (let i = 0; i < recordCount; i++) numbers[i] = recordNumber(records, recordStart[i]!);
    const order = sortByNumbers(recordCount, [numbers]);
    // Several of one number stand in the order of their bytes, whatever order they came in.
    for (let from = 0; from < recordCount;) {
      let to = from + 1;
      while (to < recordCount && numbers[order[to]!] === numbers[order[from]!]) to++;
      if (to - from > 1) {
        const bytesOf = (row: number): Buffer => records.subarray(recordStart[row], recordStart[row + 1]);
        order.subarray(from, to).sort((a, b) => Buffer.compare(bytesOf(a), bytesOf(b)));
      }
      from = to;
    }
    for (const row of order) {
      yield records.subarray(recordStart[row], recordStart[row + 1]);
    }
  }

  /** Each name as u8 length of its key, the key, u32 number of its company, u32 what else is said of it. */
  private *namesInOrder(): Generator<Buffer> {
    const { keys, keyStart, keyNumber, keyAbout } = this;
    const order = sortKeys(
      keys,
      keyStart,
      this.nameCount,
      (a, b) => keyNumber[a]! - keyNumber[b]! || keyAbout[a]! - keyAbout[b]!,
    );
    const entry = Buffer.alloc(264);
    for (const row of order) {
      const from = keyStart[row]!;
      const length = keyStart[row + 1]! - from;
      entry[0] = length;
      keys.copy(entry, 1, from, from + length);
      entry.writeUInt32LE(keyNumber[row]!, 1 + length);
      entry.writeUInt32LE(keyAbout[row]!, 5 + length);
      yield entry.subarray(0, length + 9);
    }
  }
}

/** Writes a file of many small parts. */
function writeParts(file: string, parts: Iterable<Buffer>): void {
  const buffer = Buffer.allocUnsafe(WRITE_BYTES);
  let used = 0;
  setFailure(file, () => {
    const fd = fs.openSync(file, 'w');
    try {
      for (const part of parts) {
        if (used + part.length > WRITE_BYTES) {
          fs.writeSync(fd, buffer, 0, used);
          used = 0;
        }
        if (part.length > WRITE_BYTES) fs.writeSync(fd, part);
        else {
          part.copy(buffer, used);
          used += part.length;
        }
      }
      fs.writeSync(fd, buffer, 0, used);
    } finally {
      fs.closeSync(fd);
    }
  });
}
