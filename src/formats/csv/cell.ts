// Reads one cell that the scanner found: its text without quotes, from UTF-8 or windows-1252 bytes.
import { isAscii } from 'node:buffer';
import { BACKSLASH } from '../ascii.js';
import type { CsvDialect } from './dialect.js';
import { type CsvScanner, ESCAPED, PLAIN } from './scanner.js';
import { decodeWindows1252 } from '../windows-1252.js';

export type TextEncoding = 'utf-8' | 'windows-1252';

/** Decodes cells of one block of bytes; a block that is all ASCII, as most are, takes the fast way. */
export class CellReader {
  private bytes: Buffer = Buffer.alloc(0);
  private ascii = true;
  constructor(
    private readonly dialect: CsvDialect,
    private readonly encoding: TextEncoding,
  ) {}

  reset(bytes: Buffer, end: number): void {
    this.bytes = bytes;
    this.ascii = isAscii(end === bytes.length ? bytes : bytes.subarray(0, end));
  }

  /** Text of the scanner's cell in this column; '' where the record has none. */
  cell(scanner: CsvScanner, column: number): string {
    if (column >= scanner.columns) return '';
    const start = scanner.starts[column]!;
    const end = scanner.ends[column]!;
    const form = scanner.forms[column]!;
    if (form === PLAIN) return this.text(start, end);
    const inner = this.text(start + 1, end - 1);
    if (form !== ESCAPED) return inner;
    return this.dialect.escape === BACKSLASH ? inner.replace(/\\(.)/gs, '$1') : inner.replaceAll('""', '"');
  }

  text(start: number, end: number): string {
    if (start === end) return '';
    if (this.ascii) return this.bytes.toString('latin1', start, end);
    return this.encoding === 'utf-8'
      ? this.bytes.toString('utf8', start, end)
      : decodeWindows1252(this.bytes, start, end);
  }
}
