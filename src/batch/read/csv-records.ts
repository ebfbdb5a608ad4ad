// Records of a delimited file: what is a row, a blank line, a row to refuse. A row whose quotes are not RFC 4180 gets
// a second reading by csv-parse, and counts if that finds the header's number of columns on its line. A row without its
// last cells is filled up; the line with which a report ends, or the header once more, is a row that holds nothing to
// ask about.
import { parse } from 'csv-parse/sync';
import { CellReader, type TextEncoding } from '../../formats/csv/cell.js';
import { isClosingLine, mayBeClosing } from '../../formats/csv/closing-line.js';
import { SPACE, TAB } from '../../formats/ascii.js';
import { MOST_CELL_BYTES, type CsvDialect } from '../../formats/csv/dialect.js';
import { CsvScanner, PLAIN } from '../../formats/csv/scanner.js';
import { withoutLateQuotes } from '../../formats/csv/quoted-late.js';
import {
  BLANK,
  ByteCheck,
  END,
  isTooLong,
  callNumbers,
  joined,
  REFUSED,
  ROW,
  TOO_LONG,
  type FieldGroup,
  type RecordKind,
  type RecordReader,
} from './records.js';
import { HeaderAgain } from './header-again.js';
import { ShortRows, type ColumnLook } from './short-rows.js';

export class CsvRecords implements RecordReader {
  code = '';
  reason = '';
  /** Values of the current row if csv-parse read it. */
  reparsedCells: string[] | null = null;
  /** Cells that the current row lacks at its end. */
  missing = 0;
  readonly scanner: CsvScanner;
  private readonly columns: number;
  private readonly short: ShortRows;
  private readonly header: HeaderAgain;
  /** True if nothing is asked about the current row, whatever it holds. */
  private isClosing = false;
  private readonly cells: CellReader;
  private readonly check: ByteCheck;
  private readonly taken: readonly string[][];
  private bytes: Buffer = Buffer.alloc(0);

  constructor(
    private readonly dialect: CsvDialect,
    { names, columns: looks }: { readonly names: readonly string[]; readonly columns: readonly ColumnLook[] },
    encoding: TextEncoding,
    private readonly groups: readonly FieldGroup<number>[],
  ) {
    this.columns = looks.length;
    this.header = new HeaderAgain(names);
    this.short = new ShortRows(looks, new Set(groups.flatMap(({ fields }) => fields.flat())));
    this.scanner = new CsvScanner(dialect, looks.length);
    this.cells = new CellReader(dialect, encoding);
    this.check = new ByteCheck(encoding === 'utf-8');
    this.taken = groups.map(({ fields }) => fields.map(() => ''));
  }

  get start(): number {
    return this.scanner.start;
  }
  get contentEnd(): number {
    return this.scanner.contentEnd;
  }
  get after(): number {
    return this.scanner.position;
  }
  get line(): number {
    return this.scanner.line;
  }
  get linesRead(): number {
    return this.scanner.linesRead;
  }

  reset(bytes: Buffer): void {
    this.bytes = bytes;
    this.scanner.reset(bytes, 0, bytes.length);
    this.cells.reset(bytes, bytes.length);
    this.check.reset(bytes);
  }

  /** Reads again the row that begins at `start`. */
  at(start: number, end: number): void {
    this.scanner.reset(this.bytes, start, end);
    this.scanner.next();
    if (this.scanner.columns < this.columns) this.fillUp();
  }

  next(): RecordKind {
    const { scanner } = this;
    this.reparsedCells = null;
    this.missing = 0;
    this.isClosing = false;
    if (!scanner.next()) return END;
    if (scanner.contentEnd === scanner.start) return BLANK;
    if (isTooLong(scanner.start, scanner.contentEnd)) return this.refuse(TOO_LONG.code, TOO_LONG.reason);
    if (!this.check.passes(scanner.start, scanner.contentEnd)) return this.refuse(this.check.code, this.check.reason);
    if (scanner.tooLarge) {
      return this.refuse('CELL_TOO_LARGE', `a cell is larger than ${MOST_CELL_BYTES >> 20} MB; a quote may be missing`);
    }
    if (scanner.brokenQuote) return this.secondReading();
    if (scanner.columns === this.columns) {
      const { start, contentEnd } = scanner;
      if (mayBeClosing(this.bytes, start, contentEnd, this.dialect.delimiter)) {
        this.isClosing = isClosingLine(this.cellsOfRow());
      }
      if (this.header.mayBegin(this.bytes, start, contentEnd)) this.isClosing ||= this.header.isSame(this.cellsOfRow());
      return ROW;
    }
    if (scanner.columns === 1 && this.isSpace()) return BLANK;
    if (scanner.columns < this.columns) return this.shortRow();
    return this.refuse(
      'TOO_MANY_COLUMNS',
      `the row has ${scanner.columns} columns where the file has ${this.columns}; quote a cell that holds ` +
        `the delimiter`,
    );
  }

  cell(column: number): string {
    return this.reparsedCells ? this.reparsedCells[column]! : this.cells.cell(this.scanner, column);
  }

  values(group: number): readonly string[] {
    const { fields, joins, words } = this.groups[group]!;
    const taken = this.taken[group]!;
    if (this.isClosing) return taken.fill('');
    for (let i = 0; i < fields.length; i++) {
      const columns = fields[i]!;
      if (columns.length === 1) taken[i] = withoutLateQuotes(this.cell(columns[0]!));
      else if (columns.length > 1) {
        taken[i] = joined(
          columns.map((column) => withoutLateQuotes(this.cell(column))),
          joins[i]!,
        );
      }
    }
    if (words !== undefined) callNumbers(taken, words);
    return taken;
  }

  private shortRow(): RecordKind {
    const { scanner } = this;
    const found = scanner.columns;
    const cells = this.cellsOfRow();
    this.isClosing = isClosingLine(cells);
    if (!this.isClosing && !this.short.areWhole(cells, scanner.position > scanner.contentEnd)) {
      return this.refuse('TOO_FEW_COLUMNS', `the row has ${found} of ${this.columns} columns`);
    }
    this.missing = this.columns - found;
    this.fillUp();
    return ROW;
  }

  private cellsOfRow(): string[] {
    return Array.from({ length: this.scanner.columns }, (_, column) => this.cells.cell(this.scanner, column));
  }

  /** Makes empty cells of those that the scanner's row lacks. */
  private fillUp(): void {
    const { scanner, columns } = this;
    for (let column = scanner.columns; column < columns; column++) {
      scanner.starts[column] = scanner.contentEnd;
      scanner.ends[column] = scanner.contentEnd;
      scanner.forms[column] = PLAIN;
    }
    scanner.columns = columns;
  }

  private secondReading(): RecordKind {
    const text = this.cells.text(this.start, this.contentEnd);
    try {
      const rows = parse(text, {
        delimiter: String.fromCharCode(this.dialect.delimiter),
        relax_quotes: true,
        relax_column_count: true,
        record_delimiter: ['\r\n', '\n', '\r'],
      });
      if (rows.length === 1 && rows[0]!.length === this.columns) {
        this.reparsedCells = rows[0]!;
        return ROW;
      }
    } catch {
      // csv-parse cannot read it either: refused below.
    }
    return this.refuse(
      'QUOTE',
      'a quote is not closed, or closes in the middle of a cell; double the quotes inside a quoted cell',
    );
  }

  private isSpace(): boolean {
    for (let i = this.start; i < this.contentEnd; i++) {
      if (this.bytes[i] !== SPACE && this.bytes[i] !== TAB) return false;
    }
    return true;
  }

  private refuse(code: string, reason: string): typeof REFUSED {
    this.code = code;
    this.reason = reason;
    return REFUSED;
  }
}
