// Finds where a piece of delimited text can be cut: after the last line end that is outside quotes.
import { CR, LF, QUOTE } from '../ascii.js';
import { NO_DELIMITER, type CsvDialect } from './dialect.js';
import { afterLine, NOT_CLOSED, QuotedCell, UNDECIDED } from './quote.js';

export class CsvCutter {
  private readonly quoted: QuotedCell;
  /** Regions outside quotes in the text being cut. */
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  constructor(private readonly dialect: CsvDialect) {
    this.quoted = new QuotedCell(dialect);
  }

  /** End of the last record that is certainly whole in [0, end), where 0 starts a record; 0 if there is none. */
  cut(bytes: Buffer, end: number): number {
    if (this.dialect.delimiter === NO_DELIMITER) return lastLineEnd(bytes, 0, end, end);
    return this.walk(bytes, end);
  }

  /**
   * Goes from quote to quote with the native search and remembers what lies outside quotes; the line end is looked for
   * at last, from the end, in the few regions that it takes.
   */
  private walk(bytes: Buffer, end: number): number {
    const {
      dialect: { delimiter },
      starts,
      ends,
    } = this;
    let regions = 0;
    let start = 0;
    let from = 0;
    for (;;) {
      const quote = bytes.indexOf(QUOTE, from);
      const open = quote >= 0 && quote < end;
      const before = bytes[quote - 1];
      if (open && quote > 0 && before !== delimiter && before !== LF && before !== CR) {
        from = quote + 1;
        continue;
      }
      starts[regions] = start;
      ends[regions++] = open ? quote : end;
      if (!open) break;
      const closed = this.quoted.close(bytes, quote, end, false);
      if (closed === UNDECIDED) break;
      start = closed;
      from = closed;
      if (closed === NOT_CLOSED) {
        from = afterLine(bytes, quote, end);
        if (from === end && bytes[end - 1] !== LF) break;
        // The line end of a broken line ends its record: it is outside.
        start = from - 1;
      }
    }
    for (let i = regions - 1; i >= 0; i--) {
      const cut = lastLineEnd(bytes, starts[i]!, ends[i]!, end);
      if (cut > 0) return cut;
    }
    return 0;
  }
}

/**
 * Position after the last line end in [start, stop), where no quote is; 0 without one. A CR at the very end may be half
 * of a CRLF.
 */
function lastLineEnd(bytes: Buffer, start: number, stop: number, end: number): number {
  for (let i = stop - 1; i >= start; i--) {
    const byte = bytes[i]!;
    if (byte === LF || (byte === CR && i + 1 < end)) return i + 1;
  }
  return 0;
}
