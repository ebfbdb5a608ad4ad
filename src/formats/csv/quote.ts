// The one authority on where a quoted cell ends. The cutter and the scanner both ask it, so that a file read in any
// pieces falls into the same records.
import { CR, LF, QUOTE } from '../ascii.js';
import { MOST_QUOTED_BYTES, MOST_QUOTED_LINES, type CsvDialect } from './dialect.js';

/** Answers of `close` that are no position. */
export const NOT_CLOSED = -1;
export const UNDECIDED = -2;

export class QuotedCell {
  /** Whether the last cell read holds escaped quotes. */
  escaped = false;
  constructor(private readonly dialect: CsvDialect) {}

  /**
   * Position after the closing quote of the cell whose opening quote is at `open`. NOT_CLOSED when the quote closes in
   * the middle of text, or not within the limits; UNDECIDED when bytes after `end` would tell (never if `final`).
   */
  close(bytes: Buffer, open: number, end: number, final: boolean): number {
    const { delimiter, escape } = this.dialect;
    this.escaped = false;
    const limit = Math.min(end, open + MOST_QUOTED_BYTES);
    for (let from = open + 1; ;) {
      const quote = bytes.indexOf(QUOTE, from);
      if (quote < 0 || quote >= limit) {
        return final || limit < end || tooManyLines(bytes, open, limit) ? NOT_CLOSED : UNDECIDED;
      }
      const next = bytes[quote + 1]!;
      if (escape !== QUOTE && isEscaped(bytes, open, quote, escape)) {
        this.escaped = true;
        from = quote + 1;
      } else if (quote + 1 >= end) {
        return final ? quote + 1 : UNDECIDED;
      } else if (next === delimiter || next === LF || next === CR) {
        if (escape !== QUOTE) this.escaped ||= bytes.subarray(open, quote).includes(escape);
        return tooManyLines(bytes, open, quote) ? NOT_CLOSED : quote + 1;
      } else if (next === QUOTE && escape === QUOTE) {
        this.escaped = true;
        from = quote + 2;
      } else {
        return NOT_CLOSED;
      }
    }
  }
}

/** True if an odd number of escapes stands before the quote. */
function isEscaped(bytes: Uint8Array, open: number, quote: number, escape: number): boolean {
  let i = quote - 1;
  while (i > open && bytes[i] === escape) i--;
  return (quote - 1 - i) % 2 === 1;
}

const tooManyLines = (bytes: Uint8Array, start: number, end: number): boolean =>
  end - start > MOST_QUOTED_LINES && lineEnds(bytes, start, end) > MOST_QUOTED_LINES;

/** Line ends in [start, end): LF, CRLF, or CR alone. */
export function lineEnds(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i]!;
    if (byte <= CR && (byte === LF || (byte === CR && bytes[i + 1] !== LF))) lines++;
  }
  return lines;
}

/** Position after the end of the line that holds `from`; `end` when the text ends first. */
export function afterLine(bytes: Uint8Array, from: number, end: number): number {
  for (let i = from; i < end; i++) {
    if (bytes[i] === LF) return i + 1;
    if (bytes[i] === CR) return i + 1 < end && bytes[i + 1] === LF ? i + 2 : i + 1;
  }
  return end;
}
