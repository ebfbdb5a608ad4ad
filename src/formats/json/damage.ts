// Where what is broken in a JSON array ends: before the next place where a record seems to begin, or the array to end.
import { COMMA, QUOTE } from '../ascii.js';
import { CLOSE, CLOSE_LIST, OPEN, OPEN_LIST, skipSpace, trimmedEnd } from './signs.js';
import { hasKeysOf, hasSomeKeyOf, indentAt, type RecordLook } from './look.js';
import { BROKEN, UNFINISHED, ValueScanner } from './value.js';

/** In place of a position, where bytes behind those that are there would tell. */
export const UNDECIDED = -1;

/** How far the next record is looked for: a record of a customer file is a thousandth of it. Bytes. */
export const MOST_STRAY_BYTES = 1 << 20;

/**
 * How far behind an object in a list a record outside of it is looked for: many a file has the same fault, such as a
 * list that is not closed, in each of its records. Bytes.
 */
const MOST_LIST_BYTES = 1 << 12;

/** How much of a search may be spent on where objects end: one in another, each is read to its end. Bytes. */
const MOST_WALKED_BYTES = 8 * MOST_STRAY_BYTES;

/** No record; a record; or not to be told by the bytes there are. */
type Verdict = 'none' | 'record' | 'undecided';

/** Where an element is broken, where the sign before that begins, and how many lists are open there. */
export type Broken = Pick<ValueScanner, 'before' | 'brokenAt' | 'openLists'>;

export class DamageScanner {
  /** Position after the last byte that was looked at. */
  reach = 0;
  /** True if the last broken element ends before a record that a comma parts from it. */
  endsAtRecord = false;

  private readonly values = new ValueScanner();
  /** Bytes of the search at hand over which objects were followed to their ends. */
  private walked = 0;
  /** Position after the last byte that told, in the search at hand, what an object is. */
  private told = 0;

  /** `isLast`: the file ends with the bytes. `isWhole`: nothing behind them is needed. `look`: that of records. */
  constructor(
    private readonly part: {
      readonly isLast: boolean;
      readonly isWhole: boolean;
      readonly look?: RecordLook | undefined;
    },
  ) {}

  /** Whether a record of the array begins at the brace, and no object inside what is damaged before it. */
  recordAt(bytes: Buffer, open: number, end: number): Verdict {
    this.begin();
    return this.lookAt(bytes, open, end);
  }

  private begin(): void {
    this.walked = 0;
    this.told = 0;
  }

  private lookAt(bytes: Buffer, open: number, end: number): Verdict {
    const { look, isWhole } = this.part;
    const begun = this.objectAt(bytes, open, end);
    if (look === undefined || begun !== 'record') return begun;
    const beginsLine = look.indent !== undefined;
    if (beginsLine && indentAt(bytes, open) !== look.indent) return 'none';
    if (beginsLine && look.keys.length === 0) return 'record';
    if (this.walked > MOST_WALKED_BYTES) return 'none';
    const after = this.values.after(bytes, open, end);
    const broken = after === BROKEN ? this.values.brokenAt + 1 : end;
    const stop = after < 0 ? broken : after;
    this.walked += stop - open;
    this.reached(stop);
    if (after !== UNFINISHED) this.told = Math.max(this.told, stop);
    if (after === UNFINISHED && !isWhole) return 'undecided';
    // What is broken itself is refused, and only says where what is before it ends.
    if (beginsLine) return after <= 0 || hasSomeKeyOf(look, bytes, open, after) ? 'record' : 'none';
    return after > 0 && hasKeysOf(look, bytes, open, after) ? 'record' : 'none';
  }

  /**
   * Position after the broken element that begins at `start`, of which `values` says where and how deep it is broken;
   * UNDECIDED if bytes after `end` would tell. An object in a list of the element is no record: the first that stands
   * in no list counts, and any other only where there is none.
   */
  afterBroken(bytes: Buffer, start: number, end: number, { before, brokenAt, openLists }: Broken): number {
    this.begin();
    this.endsAtRecord = false;
    this.reached(brokenAt + 1);
    // A text may have swallowed the place, if its end was lost.
    const from = bytes[before] === QUOTE ? before : brokenAt;
    let limit = Math.min(end, from + MOST_STRAY_BYTES);
    let isCut = limit - from === MOST_STRAY_BYTES;
    let lists = openLists;
    let inList = UNDECIDED;
    for (let i = Math.max(from, start + 1); i < limit; i++) {
      const byte = bytes[i];
      if (byte === OPEN_LIST) lists++;
      else if (byte === CLOSE_LIST) lists = Math.max(0, lists - 1);
      else if (byte === OPEN && (lists === 0 || inList < 0)) {
        const border = elementEnd(bytes, start, i);
        if (border < 0) continue;
        // Inside a line, a comma behind anything else stands inside a record.
        if (this.isInline && bytes[border - 1] !== CLOSE) continue;
        const { reach } = this;
        const seen = this.lookAt(bytes, i, end);
        if (seen === 'undecided') return UNDECIDED;
        if (seen === 'none') continue;
        if (lists === 0) {
          // Without the record, the element would be all that there is, and end here too.
          this.endsAtRecord = inList < 0 && trimmedEnd(bytes, border, i) > border;
          if (this.endsAtRecord) this.reach = reach;
          return border;
        }
        inList = border;
        isCut ||= i + MOST_LIST_BYTES <= limit;
        limit = Math.min(limit, i + MOST_LIST_BYTES);
      }
    }
    this.reached(limit);
    if (!isCut && !this.part.isWhole) return UNDECIDED;
    if (inList >= 0) return inList;
    if (isCut) return Math.max(limit, this.told);
    const after = trimmedEnd(bytes, start, end);
    const closes = this.part.isLast && bytes[after - 1] === CLOSE_LIST && after - 1 >= from;
    return closes ? Math.max(start + 1, trimmedEnd(bytes, start, after - 1)) : after;
  }

  /** Position after what is no value: at the next comma, record or closing bracket. */
  afterStray(bytes: Buffer, start: number, end: number): number {
    this.begin();
    const limit = Math.min(end, start + MOST_STRAY_BYTES);
    for (let i = start + 1; i < limit; i++) {
      const byte = bytes[i];
      if (byte === COMMA || byte === CLOSE_LIST) return trimmedEnd(bytes, start, i);
      if (byte !== OPEN) continue;
      const seen = this.lookAt(bytes, i, end);
      if (seen === 'undecided') return UNDECIDED;
      if (seen === 'record') return trimmedEnd(bytes, start, i);
    }
    return this.afterAll(bytes, start, limit);
  }

  /** Position after text behind the array: at the next record, or at the bracket before it. */
  afterTail(bytes: Buffer, start: number, end: number): number {
    this.begin();
    const limit = Math.min(end, start + MOST_STRAY_BYTES);
    for (let i = start + 1; i < limit; i++) {
      if (bytes[i] !== OPEN && bytes[i] !== OPEN_LIST) continue;
      const open = bytes[i] === OPEN_LIST ? skipSpace(bytes, i + 1, end) : i;
      if (open >= end && !this.part.isWhole) return UNDECIDED;
      if (open >= end || bytes[open] !== OPEN) continue;
      const seen = this.lookAt(bytes, open, end);
      if (seen === 'undecided') return UNDECIDED;
      if (seen === 'record') return trimmedEnd(bytes, start, i);
    }
    return this.afterAll(bytes, start, limit);
  }

  private get isInline(): boolean {
    return this.part.look !== undefined && this.part.look.indent === undefined;
  }

  /** Whether an object begins at the brace at `open`: one without keys, or with a first key. */
  private objectAt(bytes: Uint8Array, open: number, end: number): Verdict {
    const inner = skipSpace(bytes, open + 1, end);
    this.reached(inner + 1);
    if (inner >= end) return this.part.isWhole ? 'none' : 'undecided';
    return bytes[inner] === QUOTE || bytes[inner] === CLOSE ? 'record' : 'none';
  }

  /** Where nothing ends the text before `limit`: so long a piece of it is enough. */
  private afterAll(bytes: Uint8Array, start: number, limit: number): number {
    this.reached(limit);
    if (limit - start === MOST_STRAY_BYTES) return Math.max(limit, this.told);
    return this.part.isWhole ? trimmedEnd(bytes, start, limit) : UNDECIDED;
  }

  private reached(position: number): void {
    this.reach = Math.max(this.reach, position);
  }
}

/** End of the element that lies before the record at `open`; -1 if that is the value of a key. */
function elementEnd(bytes: Uint8Array, start: number, open: number): number {
  const before = trimmedEnd(bytes, start, open);
  const last = bytes[before - 1];
  if (last === CLOSE) return before;
  if (last !== COMMA) return -1;
  const after = trimmedEnd(bytes, start, before - 1);
  return after > start ? after : -1;
}
