// One company while it is read from its source, and its bytes when it is whole.
import { FLAG, HEADER_BYTES, nameKinds, type NameKind } from '../company-record.js';

/** Most bytes of a record that its length can say, and of a name. */
const MOST_BYTES = 0xffffff;
const LONGEST_NAME = 0xffff;

/** Members are overwritten for each company: an import has some twenty million. */
export class CompanyDraft {
  number = 0;
  flags = 0;
  type = 0;
  state = 0;
  postcode = 0;
  status = 0;
  other = 0;
  check = 0;
  /** Names: kind i is a position in `nameKinds`, its UTF-8 text[start[i], end[i]). */
  count = 0;
  readonly kind: number[] = [];
  readonly start: number[] = [];
  readonly end: number[] = [];
  text = Buffer.alloc(1 << 12);
  /** True where a name has more than LONGEST_NAME bytes: such a company cannot be written. */
  isTooLong = false;

  /** Forgets the company before. */
  reset(): void {
    this.number = 0;
    this.flags = 0;
    this.type = 0;
    this.state = 0;
    this.postcode = 0;
    this.status = 0;
    this.count = 0;
    this.isTooLong = false;
  }

  /** Adds a name; an empty one is none. */
  addName(kind: NameKind, bytes: Uint8Array, from: number, to: number): void {
    if (to <= from) return;
    this.beginName(kind);
    this.append(bytes, from, to);
  }

  /** Begins a name that `append` writes in parts. */
  beginName(kind: NameKind): void {
    this.beginNameOf(nameKinds.indexOf(kind));
  }

  /** The same by the position of the kind. */
  beginNameOf(kind: number): void {
    const at = this.count === 0 ? 0 : this.end[this.count - 1]!;
    this.kind[this.count] = kind;
    this.start[this.count] = at;
    this.end[this.count++] = at;
  }

  append(bytes: Uint8Array, from: number, to: number): void {
    let at = this.end[this.count - 1]!;
    while (at + to - from > this.text.length) this.text = Buffer.concat([this.text, Buffer.alloc(this.text.length)]);
    const { text } = this;
    for (let i = from; i < to; i++) text[at++] = bytes[i]!;
    this.end[this.count - 1] = at;
    if (at - this.start[this.count - 1]! > LONGEST_NAME) this.isTooLong = true;
  }

  /** Bytes that `write` takes; more than a record may have where it is beyond any. */
  size(): number {
    let size = HEADER_BYTES + ((this.flags & FLAG.other) === 0 ? 0 : 4) + ((this.flags & FLAG.check) === 0 ? 0 : 1);
    for (let i = 0; i < this.count; i++) size += 3 + this.end[i]! - this.start[i]!;
    return size;
  }

  /** Writes the record and returns where it ends. Names behind the longest record there may be are left out. */
  write(into: Buffer, at: number): number {
    let to = at + HEADER_BYTES;
    into.writeUInt32LE(this.number, at + 3);
    into[at + 7] = this.flags;
    into[at + 8] = this.type;
    into[at + 9] = this.state;
    into.writeUInt16LE(this.postcode, at + 10);
    into[at + 12] = this.status;
    if ((this.flags & FLAG.other) !== 0) to = into.writeUInt32LE(this.other, to);
    if ((this.flags & FLAG.check) !== 0) into[to++] = this.check;
    for (let i = 0; i < this.count; i++) {
      const length = this.end[i]! - this.start[i]!;
      if (to - at + 3 + length > MOST_BYTES) break;
      into[to] = this.kind[i]!;
      into.writeUInt16LE(length, to + 1);
      for (let k = this.start[i]!, put = to + 3; k < this.end[i]!; k++) into[put++] = this.text[k]!;
      to += 3 + length;
    }
    into.writeUIntLE(to - at, at, 3);
    return to;
  }
}
