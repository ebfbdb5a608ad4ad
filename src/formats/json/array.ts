// Reads the elements of a JSON array, of which the opening bracket was read before, and says what is wrong between
// them. It is the one authority on where an element ends: the cutter and the readers of blocks both ask it, so that a
// file falls into the same records however it is cut. A block other than the first begins right behind an element.
import { COMMA, QUOTE } from '../ascii.js';
import { DamageScanner, MOST_STRAY_BYTES, UNDECIDED } from './damage.js';
import type { RecordLook } from './look.js';
import * as problems from './problems.js';
import { CLOSE, CLOSE_LIST, OPEN, OPEN_LIST, skipSpace, trimmedEnd } from './signs.js';
import { afterEmptyArrays, commasFrom } from './nothing-between.js';
import { BROKEN, UNFINISHED, ValueScanner } from './value.js';

/** What `next` may find: nothing more, a value (of any kind, or what is left of it), or a fault between two. */
export const NOTHING = 0;
export const ELEMENT = 1;
export const FAULT = 2;
export type Found = typeof NOTHING | typeof ELEMENT | typeof FAULT;

/** What was read last: the bracket that opens the array, an element, a comma, or the bracket that closes it. */
type State = 'open' | 'element' | 'comma' | 'end';

/** Where bytes that are scanned stand in their array. */
export interface ArrayPart {
  /** True if the opening bracket comes before them, and not an element. */
  readonly isFirst: boolean;
  /** True if the file ends with them. */
  readonly isLast: boolean;
  /** True if nothing behind them may be needed to say where one of their elements ends. */
  readonly isWhole: boolean;
  /** True if damage comes before them. */
  readonly isDoubtful?: boolean | undefined;
  /** What a record looks like; where it is not known, any object behind what is damaged is one. */
  readonly look?: RecordLook | undefined;
}

export class ArrayScanner {
  /** The element or the fault. */
  start = 0;
  end = 0;
  /** First byte that is not read. */
  position = 0;
  /** What is wrong; '' for an element that may be whole. */
  problem = '';
  private state: State;
  /** The last comma, or the bracket that closes the array; -1 for one that was said already. */
  private mark = -1;
  /** True as long as it is to be said that the file ends without the closing bracket. */
  private saysEnd: boolean;
  /** True behind what is damaged, where an object may stand inside a record of which the beginning is lost. */
  private inDoubt: boolean;
  private doubtfulFrom = 0;
  /** True behind a broken element that a record follows, which is one to whoever begins there too. */
  private endsAtRecord = false;
  private readonly values = new ValueScanner();
  private readonly damage: DamageScanner;

  constructor(private readonly part: ArrayPart) {
    this.damage = new DamageScanner(part);
    this.state = part.isFirst ? 'open' : 'element';
    this.saysEnd = part.isLast;
    this.inDoubt = part.isDoubtful === true;
  }

  /** True if a part may end behind the element: nothing behind it was looked at to find what is read so far. */
  get mayCut(): boolean {
    return this.damage.reach <= this.end && (!this.inDoubt || this.endsAtRecord);
  }

  /** Finds what comes next in [position, end), where `end` is that of all bytes there are. */
  next(bytes: Buffer, end: number): Found {
    for (;;) {
      const i = skipSpace(bytes, this.position, end);
      this.position = i;
      if (i >= end) return this.atEnd(end);
      if (this.state === 'end') return this.behindEnd(bytes, i, end);
      const byte = bytes[i]!;
      const { state, mark } = this;
      if (byte === COMMA) {
        if (state !== 'element') return this.commas(bytes, i, end);
        this.go('comma', i, i + 1);
        continue;
      }
      if (byte === CLOSE_LIST) {
        this.go('end', i, i + 1);
        if (state === 'comma' && mark >= 0) return this.fault(mark, mark + 1, problems.NO_RECORD_BEHIND);
        continue;
      }
      const doubtful = byte === OPEN && this.doubts(bytes, i, end);
      if (doubtful === undefined) return NOTHING;
      if (doubtful) return this.unlikeARecord(bytes, i, end);
      if (state === 'element' && byte === OPEN && !this.inDoubt) {
        this.go('comma', -1, i);
        return this.fault(i, i, problems.NO_COMMA);
      }
      if (state === 'element' && byte === OPEN_LIST && !this.inDoubt) {
        this.go('open', -1, i + 1);
        return this.fault(i, i + 1, problems.ANOTHER);
      }
      return this.element(bytes, i, end);
    }
  }

  /** Commas with nothing between them, the first at `i` being one too many already: one fault, or a piece of one. */
  private commas(bytes: Buffer, i: number, end: number): Found {
    const { mark } = this;
    const { before, last } = commasFrom(bytes, i, end);
    if (last - i >= MOST_STRAY_BYTES) return this.piece(mark < 0 ? i : mark, last + 1, problems.NO_RECORD_BEHIND);
    if (skipSpace(bytes, last + 1, end) >= end && !this.part.isWhole) return NOTHING;
    this.go('comma', mark < 0 ? mark : last, last + 1);
    if (mark < 0) return this.fault(i, last + 1, problems.NO_RECORD_BEFORE);
    return this.fault(mark, Math.max(mark, before) + 1, problems.NO_RECORD_BEHIND);
  }

  private element(bytes: Buffer, start: number, end: number): Found {
    const { values, part } = this;
    const byte = bytes[start];
    this.problem = '';
    let isBroken = false;
    let after: number;
    if (byte === OPEN || byte === OPEN_LIST || byte === QUOTE) {
      after = values.after(bytes, start, end);
      if (after === UNFINISHED && part.isWhole) {
        after = trimmedEnd(bytes, start, end);
        this.problem = part.isLast ? problems.CUT_SHORT : '';
        this.saysEnd = false;
      } else if (after === BROKEN) {
        isBroken = true;
        after = this.damage.afterBroken(bytes, start, end, values);
      }
    } else after = this.damage.afterStray(bytes, start, end);
    if (after < 0) return NOTHING;
    this.endsAtRecord = isBroken && this.damage.endsAtRecord;
    if (byte !== OPEN || isBroken) this.doubt(start, after);
    else this.inDoubt = false;
    return this.found(start, after);
  }

  /** True if the object there may stand inside what is damaged; undefined if bytes after `end` would tell. */
  private doubts(bytes: Buffer, open: number, end: number): boolean | undefined {
    if (!this.inDoubt) return false;
    const seen = this.damage.recordAt(bytes, open, end);
    return seen === 'undecided' ? undefined : seen === 'none';
  }

  /** What stands at [start, after) is damaged; doubt lasts as far as the next record is looked for. */
  private doubt(start: number, after: number): void {
    if (!this.inDoubt) this.doubtfulFrom = start;
    this.inDoubt = this.part.look !== undefined && after - this.doubtfulFrom < MOST_STRAY_BYTES;
  }

  /** An object that is taken for a piece of the record before it, with all up to the next record. */
  private unlikeARecord(bytes: Buffer, start: number, end: number): Found {
    const after = this.damage.afterBroken(bytes, start, end, { before: start, brokenAt: start, openLists: 0 });
    if (after < 0) return NOTHING;
    this.problem = problems.UNLIKE_A_RECORD;
    this.doubt(start, after);
    this.endsAtRecord = false;
    return this.found(start, after);
  }

  private found(start: number, after: number): typeof ELEMENT {
    this.go('element', -1, after);
    this.start = start;
    this.end = after;
    return ELEMENT;
  }

  /** Behind the closing bracket there should be nothing. */
  private behindEnd(bytes: Buffer, i: number, end: number): Found {
    const { mark, part } = this;
    const first = bytes[i] === COMMA || bytes[i] === OPEN_LIST ? skipSpace(bytes, i + 1, end) : i;
    const inner = bytes[first] === OPEN ? skipSpace(bytes, first + 1, end) : first;
    if (inner >= end && !part.isWhole) return NOTHING;
    const doubtful = bytes[first] === OPEN && this.doubts(bytes, first, end);
    if (doubtful === undefined) return NOTHING;
    const isRecord = !doubtful && bytes[first] === OPEN && (bytes[inner] === QUOTE || bytes[inner] === CLOSE);
    const from = mark < 0 ? i : mark;
    if (bytes[i] === OPEN_LIST && isRecord) {
      this.go('open', -1, i + 1);
      return this.fault(from, i + 1, problems.ANOTHER);
    }
    if (bytes[i] === OPEN_LIST && bytes[first] === CLOSE_LIST) return this.emptyArrays(bytes, from, i, end);
    if (isRecord) {
      this.go('comma', -1, first);
      return this.fault(from, first > i ? i + 1 : Math.min(from + 1, i), problems.GOES_ON);
    }
    const after = this.damage.afterTail(bytes, i, end);
    if (after === UNDECIDED) return NOTHING;
    this.doubt(i, after);
    if (after - i >= MOST_STRAY_BYTES) return this.piece(i, after, problems.BEHIND);
    this.go('end', -1, after);
    return this.fault(i, after, problems.BEHIND);
  }

  /** Arrays without records behind the array, the first of which is opened at `i`: one fault, or a piece of one. */
  private emptyArrays(bytes: Buffer, from: number, i: number, end: number): Found {
    const after = afterEmptyArrays(bytes, i, end);
    if (after - i >= MOST_STRAY_BYTES) return this.piece(from, after, problems.ANOTHER);
    if (skipSpace(bytes, after, end) >= end && !this.part.isWhole) return NOTHING;
    this.go('end', -1, after);
    return this.fault(from, after, problems.ANOTHER);
  }

  /** A block may end behind a piece of what has no end: from there on it is read as if it stood in the array. */
  private piece(start: number, end: number, problem: string): typeof ELEMENT {
    this.fault(start, end, problem);
    this.go('element', -1, end);
    this.doubt(start, end);
    return ELEMENT;
  }

  private atEnd(end: number): Found {
    const { state, mark } = this;
    if (!this.saysEnd || state === 'end') return NOTHING;
    this.saysEnd = false;
    return state === 'comma' && mark >= 0
      ? this.fault(mark, mark + 1, problems.NO_END)
      : this.fault(end, end, problems.NO_END);
  }

  private go(state: State, mark: number, position: number): void {
    this.state = state;
    this.mark = mark;
    this.position = position;
  }

  private fault(start: number, end: number, problem: string): typeof FAULT {
    this.start = start;
    this.end = end;
    this.problem = problem;
    return FAULT;
  }
}

/**
 * End of the last element in [0, end) that is certainly whole and has something behind it, so that no part of a file
 * but its last ends it; 0 if there is none.
 */
export function cutElements(bytes: Buffer, end: number, isFirst: boolean, look?: RecordLook): number {
  const scanner = new ArrayScanner({ isFirst, isLast: false, isWhole: false, look });
  let cut = 0;
  let last = 0;
  for (let found = scanner.next(bytes, end); found !== NOTHING; found = scanner.next(bytes, end)) {
    if (found !== ELEMENT || !scanner.mayCut) continue;
    cut = last;
    last = scanner.end;
  }
  return skipSpace(bytes, last, end) < end ? last : cut;
}
