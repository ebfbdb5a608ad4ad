// Finds where a piece of delimited text can be cut: after the last line end that is outside quotes.
import { CR, LF, NO_DELIMITER, QUOTE, type CsvDialect } from './csv-dialect.js';
import { afterLine, NOT_CLOSED, QuotedCell, UNDECIDED } from './csv-quote.js';

export class CsvCutter {
  private readonly quoted: QuotedCell;
  constructor(private readonly dialect: CsvDialect) { this.quoted = new QuotedCell(dialect); }

  /** End of the last record that is certainly whole in [0, end), where 0 starts a record; 0 if there is none. */
  cut(bytes: Buffer, end: number): number {
    const quote = this.dialect.delimiter === NO_DELIMITER ? -1 : bytes.indexOf(QUOTE);
    return quote < 0 || quote >= end ? lastLineEnd(bytes, end) : this.walk(bytes, end);
  }

  private walk(bytes: Uint8Array, end: number): number {
    const { delimiter } = this.dialect;
    let cut = 0, fieldStart = true;
    for (let i = 0; i < end;) {
      const byte = bytes[i]!;
      if (byte === QUOTE && fieldStart) {
        const closed = this.quoted.close(bytes, i, end, false);
        if (closed === UNDECIDED) return cut;
        if (closed === NOT_CLOSED) {
          const next = afterLine(bytes, i, end);
          if (next === end && (bytes[end - 1] !== LF)) return cut;
          i = cut = next;
          continue;
        }
        i = closed;
        fieldStart = false;
        continue;
      }
      if (byte === CR && i + 1 >= end) return cut;
      if (byte === LF || byte === CR) {
        i += byte === CR && bytes[i + 1] === LF ? 2 : 1;
        cut = i;
        fieldStart = true;
        continue;
      }
      fieldStart = byte === delimiter;
      i++;
    }
    return cut;
  }
}

/** End of the last line in [0, end) of text without quotes. A CR at the very end may be half of a CRLF. */
function lastLineEnd(bytes: Buffer, end: number): number {
  const lf = bytes.lastIndexOf(LF, end - 1);
  if (lf >= 0) return lf + 1;
  return end < 2 ? 0 : bytes.lastIndexOf(CR, end - 2) + 1;
}
