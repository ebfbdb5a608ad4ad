// Where a JSON value ends, by position and without making it. The order of its signs is held to the grammar, so that a
// quote or a bracket that was lost is met a few signs further on, and not at the end of the file. What stands inside
// texts, numbers and words is left to the parser.
import { withRoom } from '../../contract/with-room.js';
import { BACKSLASH, COMMA, CR, LF, QUOTE, SPACE, TAB } from '../ascii.js';
import { CLOSE, CLOSE_LIST, COLON, OPEN, OPEN_LIST } from './signs.js';

/** Answers of `after` that are no position: the bytes end before the value, or a sign stands where none may. */
export const UNFINISHED = -1;
export const BROKEN = -2;

/** What may come next, in bits, since several may: a value, a key, or a sign. */
const VALUE = 1;
const KEY = 2;
const COLON_NEXT = 4;
const COMMA_NEXT = 8;
const CLOSING_NEXT = 16;

/** Position after the string whose opening quote is at `open`; UNFINISHED if it does not end before `end`. */
export function afterString(bytes: Uint8Array, open: number, end: number): number {
  for (let i = open + 1; i < end; i++) {
    const byte = bytes[i]!;
    if (byte === BACKSLASH) i++;
    else if (byte === QUOTE) return i + 1;
  }
  return UNFINISHED;
}

/** Position after a number or a word, such as `true`. */
function afterWord(bytes: Uint8Array, start: number, end: number): number {
  let i = start + 1;
  while (i < end && ENDS_WORD[bytes[i]!] === 0) i++;
  return i;
}

/** 1 for the bytes that no number and no word holds. */
const ENDS_WORD = new Uint8Array(256);
for (const byte of [COMMA, CLOSE, CLOSE_LIST, COLON, QUOTE, OPEN, OPEN_LIST, SPACE, TAB, LF, CR]) ENDS_WORD[byte] = 1;

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
    let { closings } = this;
    let depth = 0;
    let closing = 0;
    let next = VALUE;
    let before = start;
    for (let i = start; i < end;) {
      const at = i;
      const byte = bytes[i++]!;
      switch (byte) {
        case SPACE:
        case LF:
        case CR:
        case TAB:
          continue;
        case QUOTE:
          if ((next & (VALUE | KEY)) === 0) return this.broken(at, before, depth);
          i = afterString(bytes, at, end);
          if (i < 0) return UNFINISHED;
          next = (next & KEY) === 0 ? COMMA_NEXT | CLOSING_NEXT : COLON_NEXT;
          break;
        case COLON:
          if (next !== COLON_NEXT) return this.broken(at, before, depth);
          next = VALUE;
          break;
        case COMMA:
          if ((next & COMMA_NEXT) === 0) return this.broken(at, before, depth);
          next = closing === CLOSE ? KEY : VALUE;
          break;
        case OPEN:
        case OPEN_LIST:
          if ((next & VALUE) === 0) return this.broken(at, before, depth);
          closing = byte === OPEN ? CLOSE : CLOSE_LIST;
          if (depth === closings.length) closings = this.grow();
          closings[depth++] = closing;
          next = (byte === OPEN ? KEY : VALUE) | CLOSING_NEXT;
          break;
        case CLOSE:
        case CLOSE_LIST:
          if ((next & CLOSING_NEXT) === 0 || closing !== byte) return this.broken(at, before, depth);
          if (--depth === 0) return i;
          closing = closings[depth - 1]!;
          next = COMMA_NEXT | CLOSING_NEXT;
          break;
        default:
          if ((next & VALUE) === 0) return this.broken(at, before, depth);
          i = afterWord(bytes, at, end);
          next = COMMA_NEXT | CLOSING_NEXT;
      }
      if (depth === 0) return i;
      before = at;
    }
    return UNFINISHED;
  }

  private grow(): Uint8Array<ArrayBuffer> {
    return (this.closings = withRoom(this.closings));
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
