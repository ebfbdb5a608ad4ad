// The values of known keys in one object after the other, as cells.
import type { TextEncoding } from '../csv/cell.js';
import { cellAt, MemberWalk } from './members.js';

export class NamedValues {
  private bytes: Buffer = Buffer.alloc(0);
  private readonly members: MemberWalk;
  /** Where the value of each name stands; a start of -1 where the object has no such key. */
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  /** Each name as a key is written as a rule. */
  private readonly written: readonly Buffer[];
  private readonly columns: ReadonlyMap<string, number>;

  constructor(
    names: readonly string[],
    private readonly encoding: TextEncoding,
  ) {
    this.members = new MemberWalk(encoding);
    this.starts = new Int32Array(names.length);
    this.ends = new Int32Array(names.length);
    this.written = names.map((name) => Buffer.from(JSON.stringify(name)));
    this.columns = new Map(names.map((name, column) => [name, column]));
  }

  /** Takes the valid object at [start, end). */
  find(bytes: Buffer, start: number, end: number): void {
    const { members, starts, ends } = this;
    this.bytes = bytes;
    starts.fill(-1);
    members.reset(bytes, start, end);
    // As a rule keys stand in the order of the names.
    let next = 0;
    while (members.next()) {
      const column = this.isWritten(next) ? next : this.columns.get(members.key);
      if (column === undefined) continue;
      starts[column] = members.start;
      ends[column] = members.end;
      next = column + 1;
    }
  }

  /** Text as it is, nothing as nothing, anything else as it is written. */
  cell(column: number): string {
    const start = this.starts[column]!;
    return start < 0 ? '' : cellAt(this.bytes, start, this.ends[column]!, this.encoding);
  }

  /** True if the current key is the name of that number, byte for byte. */
  private isWritten(column: number): boolean {
    const expected = this.written[column];
    const { bytes, members } = this;
    if (expected === undefined || expected.length !== members.keyEnd - members.keyStart) return false;
    for (let i = 0; i < expected.length; i++) {
      // What is no ASCII depends on the encoding.
      if (bytes[members.keyStart + i] !== expected[i] || expected[i]! > 0x7e) return false;
    }
    return true;
  }
}
