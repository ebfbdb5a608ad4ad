// Goes from record to record of a block of JSON, and counts lines: by line ends, or by the elements of an array.
import { CR, LF } from '../../formats/ascii.js';
import { afterLine, lineEnds } from '../../formats/csv/quote.js';
import { ArrayScanner, ELEMENT, FAULT, NOTHING, type Found } from '../../formats/json/array.js';
import type { RecordLook } from '../../formats/json/look.js';
import type { BlockPlace } from './records.js';

export { FAULT, NOTHING };

export interface JsonWalk {
  /** The record, or what is wrong between two, and the first byte behind it that is not read. */
  readonly start: number;
  readonly end: number;
  readonly after: number;
  /** Line ends before it, and line ends read. */
  readonly line: number;
  readonly linesRead: number;
  /** What is wrong; '' for a record that may be whole. */
  readonly problem: string;
  next(): Found;
}

export class LineWalk implements JsonWalk {
  start = 0;
  end = 0;
  after = 0;
  line = 0;
  linesRead = 0;
  readonly problem = '';
  /** `withCr`: lines end at CR too. */
  constructor(
    private readonly bytes: Buffer,
    private readonly withCr: boolean,
  ) {}

  next(): Found {
    const { bytes } = this;
    if (this.after >= bytes.length) return NOTHING;
    this.start = this.after;
    this.line = this.linesRead;
    const lineEnd = this.lineEnd();
    if (lineEnd < 0) {
      this.after = bytes.length;
      this.end = bytes.length;
      return ELEMENT;
    }
    this.after = lineEnd + 1;
    this.end = lineEnd > this.start && bytes[lineEnd - 1] === CR ? lineEnd - 1 : lineEnd;
    this.linesRead++;
    return ELEMENT;
  }

  /** The last byte of the end of the line; -1 where it has none. */
  private lineEnd(): number {
    const { bytes, start } = this;
    if (!this.withCr) return bytes.indexOf(LF, start);
    const after = afterLine(bytes, start, bytes.length);
    return bytes[after - 1] === LF || bytes[after - 1] === CR ? after - 1 : -1;
  }
}

export class ArrayWalk implements JsonWalk {
  line = 0;
  linesRead = 0;
  /** Up to where line ends are counted. */
  private counted = 0;
  private readonly scanner: ArrayScanner;

  constructor(
    private readonly bytes: Buffer,
    { isFirst, isLast, isDoubtful }: BlockPlace,
    look: RecordLook | undefined,
  ) {
    this.scanner = new ArrayScanner({ isFirst, isLast, isWhole: true, isDoubtful, look });
  }

  get start(): number {
    return this.scanner.start;
  }
  get end(): number {
    return this.scanner.end;
  }
  get after(): number {
    return this.scanner.position;
  }
  get problem(): string {
    return this.scanner.problem;
  }

  next(): Found {
    const { scanner, bytes } = this;
    const found = scanner.next(bytes, bytes.length);
    if (found === NOTHING) {
      this.linesRead = this.linesTo(bytes.length);
      return NOTHING;
    }
    this.line = this.linesTo(scanner.start);
    this.linesRead = this.linesTo(scanner.position);
    return found;
  }

  /** A comma is said only when what follows it is read, so that some of the lines are counted back. */
  private linesTo(position: number): number {
    const { bytes, counted, linesRead } = this;
    this.counted = position;
    const lines =
      position < counted
        ? linesRead - lineEnds(bytes, position, counted)
        : linesRead + lineEnds(bytes, counted, position);
    this.linesRead = lines;
    return lines;
  }
}
