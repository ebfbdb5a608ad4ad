// A delimited file with a header as a table for those who need every row: encoding, delimiter and columns are decided
// on its first part; a row that cannot be read stops everything, named by its line.
import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WaypostError } from '../../contract/errors.js';
import { CellReader } from './cell.js';
import { CsvCutter } from './cut.js';
import { detectDialect } from './detect.js';
import type { CsvDialect } from './dialect.js';
import { columnNames } from './header.js';
import { CsvScanner } from './scanner.js';
import type { Encoding } from '../encoding.js';
import { openText, type TextSource } from '../text-source.js';

/** The row that is being read; `line` counts from 1 and is that of its first physical line. */
export interface TableRow {
  readonly line: number;
  /** Text of a column, without spaces around it. */
  cell(column: number): string;
  /** The error for what is wrong in this row. */
  bad(what: string): WaypostError;
}

export interface CsvTable {
  readonly columns: readonly string[];
  /** The first rows, for headings to be confirmed on. */
  readonly sample: readonly (readonly string[])[];
  /** Bytes of the file as it lies on the disk, and how many of them were read. */
  readonly size: number | undefined;
  consumed(): number;
  /**
   * Calls `onRow` with the same object for each row; blank lines are none. Returns how many there were. Throws
   * `input-unreadable` with file and line.
   */
  read(onRow: (row: TableRow) => void, signal?: AbortSignal): Promise<number>;
  close(): Promise<void>;
}

const HEAD_BYTES = 1 << 20;
const BLOCK_BYTES = 1 << 20;
const SAMPLED_ROWS = 200;
/** As many as a sheet of a spreadsheet has. */
const MOST_COLUMNS = 16_384;

/**
 * Opens a file, gzip or not. `delimiter` is one ASCII character. Throws `input-unreadable` for a file that holds no
 * table.
 */
export async function openCsvTable(
  path: string,
  given: { delimiter?: string | undefined; encoding?: Encoding | undefined },
): Promise<CsvTable> {
  const text = await openText({ path }, HEAD_BYTES, given.encoding);
  try {
    return new Table(path, text, detectDialect(text.head, given.delimiter?.charCodeAt(0)));
  } catch (error) {
    await text.source.close();
    throw error;
  }
}

class Table implements CsvTable, TableRow {
  readonly columns: readonly string[];
  readonly sample: readonly (readonly string[])[];
  line = 1;
  private readonly cells: CellReader;
  private scanner: CsvScanner;
  private readonly start: number;
  private readonly headerLines: number;

  constructor(
    private readonly path: string,
    private readonly text: TextSource,
    private readonly dialect: CsvDialect,
  ) {
    this.cells = new CellReader(dialect, this.utf8 ? 'utf-8' : 'windows-1252');
    this.scanner = new CsvScanner(dialect, MOST_COLUMNS);
    const { head, whole } = text;
    this.scanner.reset(head, 0, head.length);
    this.cells.reset(head, head.length);
    if (!this.nextRow()) {
      throw new WaypostError('input-unreadable', `${path} is empty; give a file with a header and rows`);
    }
    this.check(this.scanner.columns);
    this.columns = columnNames(this.values());
    this.start = this.scanner.position;
    this.headerLines = this.scanner.linesRead;
    const sample: string[][] = [];
    while (sample.length < SAMPLED_ROWS && this.nextRow() && (whole || this.scanner.position < head.length)) {
      if (this.scanner.columns === this.columns.length) sample.push(this.values());
    }
    this.sample = sample;
  }

  get size(): number | undefined {
    return this.text.source.size;
  }
  consumed(): number {
    return this.text.source.consumed();
  }
  close(): Promise<void> {
    return this.text.source.close();
  }

  cell(column: number): string {
    return this.cells.cell(this.scanner, column).trim();
  }

  bad(what: string): WaypostError {
    return new WaypostError('input-unreadable', `${this.path} line ${this.line}: ${what}`);
  }

  async read(onRow: (row: TableRow) => void, signal?: AbortSignal): Promise<number> {
    const cutter = new CsvCutter(this.dialect);
    const columns = this.columns.length;
    const scanner = new CsvScanner(this.dialect, columns);
    this.scanner = scanner;
    let rows = 0;
    let before = this.headerLines;
    const blocks = this.text.blocks(this.start, BLOCK_BYTES, (bytes, end) => cutter.cut(bytes, end));
    for await (const { bytes: block } of blocks) {
      signal?.throwIfAborted();
      await nextTurn();
      scanner.reset(block, 0, block.length);
      this.cells.reset(block, block.length);
      const clean = (!this.utf8 || isUtf8(block)) && !block.includes(0);
      while (this.nextRow()) {
        this.line = before + scanner.line + 1;
        this.check(columns);
        if (!clean) this.checkBytes(block.subarray(scanner.start, scanner.contentEnd));
        onRow(this);
        rows++;
      }
      before += scanner.linesRead;
    }
    return rows;
  }

  private get utf8(): boolean {
    return this.text.encoding.encoding !== 'windows-1252';
  }

  /** The next record that holds anything. */
  private nextRow(): boolean {
    const scanner = this.scanner;
    while (scanner.next()) if (scanner.contentEnd > scanner.start) return true;
    return false;
  }

  private values(): string[] {
    return Array.from({ length: this.scanner.columns }, (_, column) => this.cell(column));
  }

  private check(columns: number): void {
    const { brokenQuote, tooLarge, columns: found } = this.scanner;
    if (tooLarge) throw this.bad('a cell is larger than 1 MB; a quote may be missing');
    if (brokenQuote) {
      throw this.bad(
        'a quote is not closed, or closes in the middle of a cell; double the quotes inside a quoted cell',
      );
    }
    if (found !== columns) {
      throw this.bad(
        `the row has ${found} ${found === 1 ? 'column' : 'columns'} where the header has ${columns}; the file ` +
          `may be cut short or its delimiter another (--delimiter)`,
      );
    }
  }

  private checkBytes(row: Buffer): void {
    if (row.includes(0)) throw this.bad('the row holds a NUL byte, so it is not text');
    if (this.utf8 && !isUtf8(row)) {
      throw this.bad('the row is not valid UTF-8; if the file is from Windows, give --encoding windows-1252');
    }
  }
}
