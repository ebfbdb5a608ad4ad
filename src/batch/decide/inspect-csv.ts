// Reads the head of a delimited file: dialect, header, sampled rows, and where the records begin.
import { WaypostError } from '../../contract/errors.js';
import { isHeading } from '../../columns/heading.js';
import { CellReader } from '../../formats/csv/cell.js';
import { CsvCutter } from '../../formats/csv/cut.js';
import { detectDialect } from '../../formats/csv/detect.js';
import { NO_DELIMITER, QUOTE, TAB, type CsvDialect } from '../../formats/csv/dialect.js';
import { columnNames, isHeader } from '../../formats/csv/header.js';
import { CsvScanner } from '../../formats/csv/scanner.js';
import type { FileFormat } from '../../formats/file-format.js';
import type { TextSource } from '../../formats/text-source.js';
import type { InputDescription, InputShape } from './shape.js';

/** Rows that headings are confirmed on. */
const SAMPLED_ROWS = 200;
/** More columns than this is no table that people make. */
const MOST_COLUMNS = 4096;

interface HeadRow {
  start: number;
  contentEnd: number;
  after: number;
  lines: number;
  cells: string[];
}

/** Throws `input-unreadable` for a first row that cannot be read. */
export function inspectCsv(job: InputDescription, text: TextSource, format: FileFormat, name: string): InputShape {
  const dialect = decideDialect(job, text.head, format);
  const rows = headRows(text, dialect, name);
  const first = rows[0]!;
  const columns = commonest(rows.map(({ cells }) => cells.length));
  const below = rows.slice(1).map(({ cells }) => cells);
  const headed = job.header ?? isHeader(first.cells, below, isHeading);
  const names = headed ? columnNames(first.cells) : Array.from({ length: columns }, (_, i) => `column_${i + 1}`);
  const cutter = new CsvCutter(dialect);
  const { head } = text;
  return {
    plan: { kind: 'csv', dialect, names },
    start: headed ? first.after : 0,
    lines: headed ? first.lines : 0,
    ...(headed
      ? {
          header: {
            cells: first.cells,
            before: head.subarray(0, first.start),
            row: head.subarray(first.start, first.contentEnd),
            lineEnd: head.subarray(first.contentEnd, first.after),
          },
        }
      : {}),
    names,
    sample: (headed ? below : rows.map(({ cells }) => cells)).filter((cells) => cells.length === names.length),
    headed,
    cut: (bytes, end) => cutter.cut(bytes, end),
  };
}

function decideDialect(job: InputDescription, head: Buffer, format: FileFormat): CsvDialect {
  if (format === 'lines') return { delimiter: NO_DELIMITER, escape: QUOTE };
  if (job.delimiter !== undefined) {
    const code = job.delimiter.charCodeAt(0);
    if (code > 0x7e || job.delimiter.length !== 1) {
      throw new WaypostError('usage', `--delimiter '${job.delimiter}': give one ASCII character`);
    }
    return detectDialect(head, code);
  }
  return detectDialect(head, format === 'tsv' ? TAB : undefined);
}

/** The first rows that hold anything; the last may be cut by the end of the head, and is left out. */
function headRows(text: TextSource, dialect: CsvDialect, name: string): HeadRow[] {
  const scanner = new CsvScanner(dialect, MOST_COLUMNS);
  const reader = new CellReader(dialect, text.encoding.encoding === 'windows-1252' ? 'windows-1252' : 'utf-8');
  const { head, whole } = text;
  scanner.reset(head, 0, head.length);
  reader.reset(head, head.length);
  const rows: HeadRow[] = [];
  while (rows.length <= SAMPLED_ROWS && scanner.next()) {
    if (scanner.position >= head.length && !whole && rows.length > 0) break;
    if (scanner.contentEnd === scanner.start) continue;
    if (rows.length === 0 && (scanner.brokenQuote || scanner.tooLarge || scanner.columns > MOST_COLUMNS)) {
      const what = faultOf(scanner);
      throw new WaypostError(
        'input-unreadable',
        `${name}, line ${scanner.line + 1}: ${what} in the first row; is it a CSV file?`,
      );
    }
    if (scanner.brokenQuote || scanner.tooLarge || scanner.columns > MOST_COLUMNS) continue;
    const cells = Array.from({ length: scanner.columns }, (_, column) => reader.cell(scanner, column));
    rows.push({
      start: scanner.start,
      contentEnd: scanner.contentEnd,
      after: scanner.position,
      lines: scanner.linesRead,
      cells,
    });
  }
  return rows;
}

function commonest(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  return [...tally].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [1, 0])[0];
}

/** What makes a first row that cannot be read. */
function faultOf(scanner: CsvScanner): string {
  if (scanner.brokenQuote) return 'a quote is not closed';
  return scanner.tooLarge ? 'a cell is larger than 1 MB' : `there are ${scanner.columns} columns`;
}
