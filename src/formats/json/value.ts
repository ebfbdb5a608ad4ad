// Where a JSON value ends, by position and without making it. The order of its signs is held to the grammar, so that a
// quote or a bracket that was lost is met a few signs further on, and not at the end of the file. What stands inside
// texts, numbers and words is left to the parser.
import { QUOTE } from '../csv/dialect.js';
import { CLOSE, CLOSE_LIST, COLON, COMMA, ESCAPE, isSpace, OPEN, OPEN_LIST } from './signs.js';

/** Answers of `after` that are no position: the bytes end before the value, or a sign stands where none may. */
export const UNFINISHED = -1;
export const BROKEN = -2;

/** What may come next; several at once. */
const VALUE = 1;
const KEY = 2;
const END_OF_KEY = 4;
const COMMA_NEXT = 8;
const CLOSING = 16;

/** Position after the string whose opening quote is at `open`; UNFINISHED if it does not end before `end`. */
export function afterString(bytes: Uint8Array, open: number, end: number): number {
  for (let i = open + 1; i < end; i++) {
    const byte = bytes[i]!;
    // Most bytes of text are above both.
    if (byte > ESCAPE) continue;
    if (byte === QUOTE) return i + 1;
    if (byte === ESCAPE) i++;
  }
  return UNFINISHED;
}

/** Position after a number or a word, such as `true`. */
function afterWord(bytes: Uint8Array, start: number, end: number): number {
  let i = start + 1;
  while (i < end && !isSpace(bytes[i]) && !isSign(bytes[i]!)) i++;
  return i;
}

const isSign = (byte: number): boolean =>
  byte === COMMA ||
  byte === CLOSE ||
  byte === CLOSE_LIST ||
  byte === COLON ||
  byte === QUOTE ||
  byte === OPEN ||
  byte === OPEN_LIST;

export class ValueScanner {
  /** Where the last value that was found BROKEN is so, and where the sign or text before that begins. */
  brokenAt = 0;
  before = 0;
  /** Lists that are open there. */
  openLists = 0;
  /** For each level that is open, how it closes. */
  private closings = new Uint8Array(64);

  /** Position after the value that begins at `start`, or UNFINISHED, or BROKEN. */
  after(bytes: Uint8Array, start: number, end: number): number {
    let depth = 0;
    let next = VALUE;
    let before = start;
    for (let i = start; i < end;) {
      const byte = bytes[i]!;
      if (isSpace(byte)) {
        i++;
        continue;
      }
      const at = i;
      if (byte === QUOTE) {
        if ((next & (VALUE | KEY)) === 0) return this.broken(at, before, depth);
        next = (next & KEY) === 0 ? COMMA_NEXT | CLOSING : END_OF_KEY;
        i = afterString(bytes, i, end);
        if (i < 0) return UNFINISHED;
      } else if (byte === COLON) {
        if (next !== END_OF_KEY) return this.broken(at, before, depth);
        next = VALUE;
        i++;
      } else if (byte === COMMA) {
        if ((next & COMMA_NEXT) === 0) return this.broken(at, before, depth);
        next = this.closings[depth - 1] === CLOSE ? KEY : VALUE;
        i++;
      } else if (byte === OPEN || byte === OPEN_LIST) {
        if ((next & VALUE) === 0) return this.broken(at, before, depth);
        this.open(depth++, byte === OPEN ? CLOSE : CLOSE_LIST);
        next = (byte === OPEN ? KEY : VALUE) | CLOSING;
        i++;
      } else if (byte === CLOSE || byte === CLOSE_LIST) {
        if ((next & CLOSING) === 0 || this.closings[depth - 1] !== byte) return this.broken(at, before, depth);
        depth--;
        next = COMMA_NEXT | CLOSING;
        i++;
      } else {
        if ((next & VALUE) === 0) return this.broken(at, before, depth);
        next = COMMA_NEXT | CLOSING;
        i = afterWord(bytes, i, end);
      }
      if (depth === 0) return i;
      before = at;
    }
    return UNFINISHED;
  }

  private open(level: number, closing: number): void {
    if (level === this.closings.length) {
      const larger = new Uint8Array(level * 2);
      larger.set(this.closings);
      this.closings = larger;
    }
    this.closings[level] = closing;
  }

  private broken(at: number, before: number, depth: number): typeof BROKEN {
    this.brokenAt = at;
    this.before = before;
    this.openLists = this.closings.subarray(0, depth).filter((closing) => closing === CLOSE_LIST).length;
    return BROKEN;
  }
}

/** True if objects and lists stand in each other more than `most` levels deep. */
export function isDeeper(bytes: Uint8Array, start: number, end: number, most: number): boolean {
  // Each level has a sign at both ends.
  if (end - start <= most * 2) return false;
  let depth = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i]!;
    if (byte === QUOTE) {
      const after = afterString(bytes, i, end);
      if (after < 0) return false;
      i = after - 1;
    } else if (byte === OPEN || byte === OPEN_LIST) {
      if (++depth > most) return true;
    } else if (byte === CLOSE || byte === CLOSE_LIST) depth--;
  }
  return false;
}
