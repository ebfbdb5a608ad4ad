// The one authority on where a quoted cell ends. The cutter and the scanner both ask it, so that a file read in any
// pieces falls into the same records.
import { CR, LF, MOST_QUOTED_BYTES, MOST_QUOTED_LINES, QUOTE, type CsvDialect } from './csv-dialect.js';

/** Answers of `close` that are no position. */
export const NOT_CLOSED = -1, UNDECIDED = -2;

export class QuotedCell {
  /** Line ends inside the last cell read. */
  lines = 0;
  /** Whether the last cell read holds escaped quotes. */
  escaped = false;
  constructor(private readonly dialect: CsvDialect) {}

  /**
   * Position after the closing quote of the cell whose opening quote is at `open`. NOT_CLOSED when the quote closes in
   * the middle of text, or not within the limits; UNDECIDED when bytes after `end` would tell (never if `final`).
   */
  close(bytes: Uint8Array, open: number, end: number, final: boolean): number {
    const { delimiter, escape } = this.dialect;
    this.lines = 0;
    this.escaped = false;
    const limit = Math.min(end, open + MOST_QUOTED_BYTES);
    for (let i = open + 1; i < limit; i++) {
      const byte = bytes[i]!;
      if (byte === escape && escape !== QUOTE) {
        this.escaped = true;
        i++;
      } else if (byte === QUOTE) {
        if (i + 1 >= end) return final ? i + 1 : UNDECIDED;
        const next = bytes[i + 1]!;
        if (next === delimiter || next === LF || next === CR) return i + 1;
        if (next !== QUOTE || escape !== QUOTE) return NOT_CLOSED;
        this.escaped = true;
        i++;
      } else if (byte === LF || (byte === CR && bytes[i + 1] !== LF)) {
        if (++this.lines > MOST_QUOTED_LINES) return NOT_CLOSED;
      }
    }
    return final || limit < end ? NOT_CLOSED : UNDECIDED;
  }
}

/** Position after the end of the line that holds `from`; `end` when the text ends first. */
export function afterLine(bytes: Uint8Array, from: number, end: number): number {
  for (let i = from; i < end; i++) {
    if (bytes[i] === LF) return i + 1;
    if (bytes[i] === CR) return i + 1 < end && bytes[i + 1] === LF ? i + 2 : i + 1;
  }
  return end;
}
