// Reads delimited text record by record from bytes, without making strings: it gives positions, and the caller
// decodes the few cells it needs. RFC 4180, and any line end at any row. A quote inside an unquoted cell is text.
import { CR, LF, QUOTE } from '../ascii.js';
import { MOST_CELL_BYTES, NO_DELIMITER, type CsvDialect } from './dialect.js';
import { afterLine, lineEnds, NOT_CLOSED, QuotedCell } from './quote.js';

export const PLAIN = 0;
export const ESCAPED = 2;
const QUOTED = 1;

export class CsvScanner {
  /** First byte of the record, end of its last cell, and first byte after its line end. */
  start = 0;
  contentEnd = 0;
  position = 0;
  /** Line ends before the record, counted from where `reset` began. */
  line = 0;
  columns = 0;
  /** True when a quote of the record is not closed as it should be; then its cells are not to be used. */
  brokenQuote = false;
  tooLarge = false;
  /** Position of each cell with its quotes, and how it is written. Cells beyond `capacity` are only counted. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly forms: Uint8Array;
  private bytes: Buffer = Buffer.alloc(0);
  private end = 0;
  private lines = 0;
  private readonly quoted: QuotedCell;

  constructor(
    private readonly dialect: CsvDialect,
    private readonly capacity: number,
  ) {
    this.quoted = new QuotedCell(dialect);
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.forms = new Uint8Array(capacity);
  }

  /** Starts at the first byte of a record; `end` is the end of a whole record or of the file. */
  reset(bytes: Buffer, start: number, end: number): void {
    this.bytes = bytes;
    this.position = start;
    this.end = end;
    this.lines = 0;
  }

  /** Lines begun up to the position reached. */
  get linesRead(): number {
    return this.lines;
  }

  /** Reads the next record; false at the end. */
  next(): boolean {
    const {
      bytes,
      end,
      dialect: { delimiter },
    } = this;
    let i = this.position;
    if (i >= end) return false;
    this.start = i;
    this.line = this.lines;
    this.brokenQuote = false;
    this.tooLarge = false;
    // Most bytes of text are above every byte that ends a cell: one comparison settles them.
    const highest = Math.max(delimiter, CR);
    let column = 0;
    for (;;) {
      const start = i;
      let form = PLAIN;
      if (bytes[i] === QUOTE && i < end && delimiter !== NO_DELIMITER) {
        const closed = this.quoted.close(bytes, i, end, true);
        if (closed === NOT_CLOSED) return this.refuseLine(i);
        i = closed;
        form = this.quoted.escaped ? ESCAPED : QUOTED;
        this.lines += lineEnds(bytes, start, closed);
      } else {
        while (i < end) {
          const byte = bytes[i]!;
          if (byte <= highest && (byte === delimiter || byte === LF || byte === CR)) break;
          i++;
        }
      }
      if (column < this.capacity) {
        this.starts[column] = start;
        this.ends[column] = i;
        this.forms[column] = form;
      }
      const quotes = form === PLAIN ? 0 : 2;
      if (i - start > MOST_CELL_BYTES + quotes) this.tooLarge = true;
      column++;
      if (i < end && bytes[i] === delimiter) {
        i++;
        continue;
      }
      this.columns = column;
      this.contentEnd = i;
      this.position = this.afterLineEnd(i);
      return true;
    }
  }

  /** The record ends with the line of its broken quote, and the next line is read as if nothing had been. */
  private refuseLine(quote: number): boolean {
    this.brokenQuote = true;
    this.columns = 0;
    this.position = afterLine(this.bytes, quote, this.end);
    let content = this.position;
    if (content > quote && this.bytes[content - 1] === LF) content--;
    if (content > quote && this.bytes[content - 1] === CR) content--;
    this.contentEnd = content;
    this.tooLarge = content - quote > MOST_CELL_BYTES;
    this.lines++;
    return true;
  }

  private afterLineEnd(i: number): number {
    if (i >= this.end) return i;
    this.lines++;
    return this.bytes[i] === CR && i + 1 < this.end && this.bytes[i + 1] === LF ? i + 2 : i + 1;
  }
}
