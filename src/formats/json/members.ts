// Goes through the keys of an object by position: what is not changed is copied as it was written, and a number is the
// text that stands in the file, of which a double may have lost digits.
import type { TextEncoding } from '../csv/cell.js';
import { BACKSLASH, COMMA, QUOTE } from '../ascii.js';
import { decoded } from '../decoded.js';
import { OPEN, OPEN_LIST, skipSpace } from './signs.js';
import { afterString, ValueScanner } from './value.js';

/** `n`, with which nothing but `null` begins. */
const NULL = 0x6e;

const values = new ValueScanner();

/** Text of the string with quotes at [start, end). */
function stringAt(bytes: Buffer, start: number, end: number, encoding: TextEncoding): string {
  for (let i = start + 1; i < end; i++) {
    if (bytes[i] === BACKSLASH) return JSON.parse(decoded(bytes, start, end, encoding)) as string;
  }
  return decoded(bytes, start + 1, end - 1, encoding);
}

/** The members of a valid object, one after the other; where a key is repeated, the last counts for a parser. */
export class MemberWalk {
  /** Where key and value of the member stand. */
  keyStart = 0;
  keyEnd = 0;
  start = 0;
  end = 0;
  private position = 0;
  private stop = 0;
  private bytes: Buffer = Buffer.alloc(0);

  constructor(private readonly encoding: TextEncoding) {}

  /** Begins with the object at [start, end). */
  reset(bytes: Buffer, start: number, end: number): void {
    this.bytes = bytes;
    this.position = skipSpace(bytes, start + 1, end);
    this.stop = end;
  }

  /** False at the end of the object. */
  next(): boolean {
    const { bytes, stop, position } = this;
    if (position >= stop || bytes[position] !== QUOTE) return false;
    this.keyStart = position;
    this.keyEnd = afterString(bytes, position, stop);
    this.start = skipSpace(bytes, skipSpace(bytes, this.keyEnd, stop) + 1, stop);
    this.end =
      bytes[this.start] === QUOTE ? afterString(bytes, this.start, stop) : values.after(bytes, this.start, stop);
    if (this.end < 0) return false;
    const behind = skipSpace(bytes, this.end, stop);
    this.position = bytes[behind] === COMMA ? skipSpace(bytes, behind + 1, stop) : stop;
    return true;
  }

  get key(): string {
    return stringAt(this.bytes, this.keyStart, this.keyEnd, this.encoding);
  }
}

/** Where a value stands. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the value of `key` stands in the valid object at [start, end); the last one if the key is repeated. */
export function memberAt(members: MemberWalk, bytes: Buffer, { start, end }: Span, key: string): Span | undefined {
  let found: Span | undefined;
  members.reset(bytes, start, end);
  while (members.next()) if (members.key === key) found = { start: members.start, end: members.end };
  return found;
}

/** The value at [start, end) as a cell: a text as it is, null as nothing, anything else as it stands, on one line. */
export function cellAt(bytes: Buffer, start: number, end: number, encoding: TextEncoding): string {
  const first = bytes[start];
  if (first === QUOTE) return stringAt(bytes, start, end, encoding);
  if (first === NULL) return '';
  if (first !== OPEN && first !== OPEN_LIST) return bytes.toString('latin1', start, end);
  let text = '';
  let done = start;
  for (let i = start; i < end;) {
    if (bytes[i] === QUOTE) {
      i = afterString(bytes, i, end);
      continue;
    }
    const after = skipSpace(bytes, i, end);
    if (after > i) {
      text += decoded(bytes, done, i, encoding);
      done = after;
      i = after;
    } else i++;
  }
  return text + decoded(bytes, done, end, encoding);
}

/** The value at [start, end) as what is asked about: as `cellAt`, but a list's plain values are joined by spaces. */
export function plainAt(bytes: Buffer, start: number, end: number, encoding: TextEncoding): string {
  const first = bytes[start];
  if (first === OPEN) return '';
  if (first !== OPEN_LIST) return cellAt(bytes, start, end, encoding);
  const parts: string[] = [];
  for (let i = skipSpace(bytes, start + 1, end); i < end - 1;) {
    const after = values.after(bytes, i, end);
    if (after < 0) break;
    const part = plainAt(bytes, i, after, encoding);
    if (part !== '') parts.push(part);
    i = skipSpace(bytes, skipSpace(bytes, after, end) + 1, end);
  }
  return parts.join(' ');
}
