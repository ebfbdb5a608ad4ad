// The rows in the head of a delimited file: their cells, and where each stands.
import { CellReader } from '../../formats/csv/cell.js';
import type { CsvDialect } from '../../formats/csv/dialect.js';
import { CsvScanner } from '../../formats/csv/scanner.js';
import type { TextSource } from '../../formats/text-source.js';

/** Rows that headings and columns are decided on: fewer of a wide table, though never less than enough. */
const SAMPLED = { most: 1000, least: 200, cells: 40_000 };
/** As many as a sheet of a spreadsheet has; more is no table that people make. */
const MOST_COLUMNS = 16_384;

export interface HeadRow {
  readonly start: number;
  readonly contentEnd: number;
  readonly after: number;
  /** Physical line that it begins on, counted from 1, and the line ends up to its end, both from the file's begin. */
  readonly line: number;
  readonly lines: number;
  readonly cells: readonly string[];
  /** Why its cells cannot be read; they are its text as one then. */
  readonly fault?: string;
}

/** What of the head is read: from which byte, and how many line ends stand before that. */
export interface HeadPart {
  readonly start: number;
  readonly lines: number;
}

/**
 * The first rows that hold anything. The last may be cut by the end of the head, and is left out. Those that cannot be
 * read are among them only before the first that can: further down they are refused, one by one.
 */
export function headRows(text: TextSource, dialect: CsvDialect, part: HeadPart): HeadRow[] {
  const scanner = new CsvScanner(dialect, MOST_COLUMNS);
  const reader = new CellReader(dialect, text.encoding.encoding === 'windows-1252' ? 'windows-1252' : 'utf-8');
  const { head, whole } = text;
  scanner.reset(head, part.start, head.length);
  reader.reset(head, head.length);
  const rows: HeadRow[] = [];
  const mayBeMore = (): boolean => rows.length < SAMPLED.least || (rows.length < SAMPLED.most && read < SAMPLED.cells);
  let read = 0;
  while (mayBeMore() && scanner.next()) {
    if (scanner.position >= head.length && !whole && rows.length > 0) break;
    if (scanner.contentEnd === scanner.start) continue;
    const fault = faultOf(scanner);
    if (fault !== undefined && rows.some((row) => row.fault === undefined)) continue;
    const cells =
      fault === undefined
        ? Array.from({ length: scanner.columns }, (_, column) => reader.cell(scanner, column))
        : [reader.text(scanner.start, Math.min(scanner.contentEnd, scanner.start + 200))];
    read += cells.length;
    rows.push({
      start: scanner.start,
      contentEnd: scanner.contentEnd,
      after: scanner.position,
      line: part.lines + scanner.line + 1,
      lines: part.lines + scanner.linesRead,
      cells,
      ...(fault === undefined ? {} : { fault }),
    });
  }
  return rows;
}

/** What makes a row that cannot be read. */
function faultOf(scanner: CsvScanner): string | undefined {
  if (scanner.tooLarge) return 'a cell is larger than 1 MB';
  if (scanner.brokenQuote) return 'a quote is not closed';
  return scanner.columns > MOST_COLUMNS
    ? `there are ${scanner.columns} columns, where ${MOST_COLUMNS} are the most`
    : undefined;
}
