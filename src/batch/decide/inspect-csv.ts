// Reads the head of a delimited file: what stands above the table, dialect, header, sampled rows, and where the records
// begin.
import { isHeading } from '../../columns/heading.js';
import { isRecordOnTop } from '../../columns/record-on-top.js';
import { ByteWriter } from '../../formats/byte-writer.js';
import { isClosingLine } from '../../formats/csv/closing-line.js';
import { CsvCutter } from '../../formats/csv/cut.js';
import { detectDialect } from '../../formats/csv/detect.js';
import { QUOTE, TAB } from '../../formats/ascii.js';
import { NO_DELIMITER, type CsvDialect } from '../../formats/csv/dialect.js';
import { findHeader, headerAt, type FoundHeader, type HeadTable } from '../../formats/csv/head/find-header.js';
import { joinedHeadings } from '../../formats/csv/head/two-lines.js';
import { columnNames, foldHeading } from '../../formats/csv/header.js';
import { withoutLateQuotes } from '../../formats/csv/quoted-late.js';
import { WaypostError } from '../../contract/errors.js';
import type { FileFormat } from '../../formats/file-format.js';
import type { TextSource } from '../../formats/text-source.js';
import { columnLooks } from '../read/short-rows.js';
import { delimiterOfHeadings } from './delimiter-of-headings.js';
import { headRows, type HeadRow } from './head-rows.js';
import type { InputDescription, InputShape, LinesLeftOut } from './shape.js';
import { tablePart, type TablePart } from './table-part.js';

/** Of the lines that are left out, a note says no more. Characters. */
const LONGEST_NOTE = 80;

/** Throws `input-unreadable` for a first row that cannot be read, and usage errors of `--header` and `--skip`. */
export function inspectCsv(job: InputDescription, text: TextSource, format: FileFormat, name: string): InputShape {
  const part = tablePart(job, text, format, name);
  const dialect = decideDialect(job, text.head.subarray(part.start), format, part);
  const rows = headRows(text, dialect, part);
  if (rows.length === 0) {
    throw new WaypostError('input-unreadable', `${name} has nothing below line ${part.lines}`);
  }
  const found = decideHeader(job, part, rows, format);
  refuseFault(rows, found, name);
  const cutter = new CsvCutter(dialect);
  const cut: InputShape['cut'] = (bytes, end) => cutter.cut(bytes, end);
  if (found === undefined) {
    const all = rows.map(({ cells }) => cells);
    const columns = commonest(all.map(({ length }) => length));
    const names = Array.from({ length: columns }, (_, i) => `column_${i + 1}`);
    const table = rowsOfTable(rows, columns);
    return {
      plan: { kind: 'csv', dialect, names, columns: columnLooks(columns, table) },
      start: part.start,
      lines: part.lines,
      ...above(text, part, part.start, part.lines),
      names,
      sample: filledUp(table, columns),
      headed: false,
      isLines: format === 'lines',
      cut,
    };
  }
  const { row, grouped, below } = found;
  const first = rows[row - (grouped ? 1 : 0)]!;
  const lowest = rows[row]!;
  refuseNul(text, first, lowest, name);
  const last = rows[row + below]!;
  const body = rows.slice(row + below + 1);
  const own = grouped ? joinedHeadings(first.cells, lowest.cells) : lowest.cells;
  const width = widthOf(own.length, body);
  const cells = [...own, ...Array.from({ length: width - own.length }, () => '')];
  const names = columnNames(cells);
  const table = rowsOfTable(body, width);
  return {
    plan: { kind: 'csv', dialect, names, columns: columnLooks(width, table) },
    start: last.after,
    lines: last.lines,
    header: {
      cells,
      row: grouped ? headerLine(cells, dialect, text) : paddedRow(text, lowest, dialect, width - own.length),
      lineEnd: text.head.subarray(lowest.contentEnd, lowest.after),
      joined: grouped,
      first: first.line,
      last: lowest.lines - (lowest.after > lowest.contentEnd ? 0 : -1),
    },
    ...above(text, part, first.start, first.line - 1),
    ...(below === 0 ? {} : { below: leftOut(text, lowest.after, last.contentEnd, lowest.lines + 1, last.lines) }),
    names,
    sample: filledUp(table, width),
    headed: true,
    isLines: format === 'lines',
    cut,
  };
}

function decideDialect(job: InputDescription, head: Buffer, format: FileFormat, part: TablePart): CsvDialect {
  if (format === 'lines') return { delimiter: NO_DELIMITER, escape: QUOTE };
  if (job.delimiter === undefined) {
    const found = detectDialect(head, part.delimiter ?? (format === 'tsv' ? TAB : undefined));
    const byHeadings = format === 'csv' && part.delimiter === undefined ? delimiterOfHeadings(head, found) : undefined;
    return byHeadings === undefined ? found : detectDialect(head, byHeadings);
  }
  const code = job.delimiter.charCodeAt(0);
  if (code > 0x7e || job.delimiter.length !== 1) {
    throw new WaypostError('usage', `--delimiter '${job.delimiter}': give one ASCII character`);
  }
  return detectDialect(head, code);
}

/** The header as told, or else as it is found. */
function decideHeader(
  { header, steps }: InputDescription,
  { isHeader }: TablePart,
  rows: readonly HeadRow[],
  format: FileFormat,
): FoundHeader | undefined {
  if (header === false) return undefined;
  const headings = new Set(steps.flatMap(({ operation }) => operation.fields.flatMap((field) => field.headings ?? [])));
  const table: HeadTable = {
    rows: rows.map(({ cells }) => cells),
    apart: rows.map(({ line }, i) => i > 0 && line > rows[i - 1]!.lines + 1),
    known: (cell) => headings.has(foldHeading(cell)) || isHeading(cell),
  };
  if (isHeader) return headerAt(table.rows, 0, false);
  const found = findHeader(table);
  if (found === undefined) return undefined;
  // Who says that each line is a record means the first one too, unless it is plainly a heading.
  const isLine = format === 'lines' && !table.rows[found.row]!.some(table.known);
  return isLine || isRecordOnTop(table.rows, found.row, table.known) ? undefined : found;
}

/** A row that cannot be read may stand above a header; as the header, or where there is none, it is no table. */
function refuseFault(rows: readonly HeadRow[], found: FoundHeader | undefined, name: string): void {
  const { line, fault } = rows[found?.row ?? 0]!;
  if (fault === undefined) return;
  throw new WaypostError('input-unreadable', `${name}, line ${line}: in the first row ${fault}; is it a CSV file?`);
}

/** Headings go into the output as they are; in other rows the reader of the rows refuses such bytes. */
function refuseNul({ head }: TextSource, first: HeadRow, last: HeadRow, name: string): void {
  if (!head.subarray(first.start, last.contentEnd).includes(0)) return;
  throw new WaypostError(
    'input-unreadable',
    `${name}, line ${first.line}: the header holds a NUL byte, so it is not text; take the byte out, or name the ` +
      `line of the headings with --header`,
  );
}

/**
 * The table is as wide as its header, or as its rows where all that these have behind the header's last cell are empty
 * ones. Rows with more than that are refused: as a rule a cell of theirs holds a delimiter without quotes.
 */
function widthOf(headings: number, body: readonly HeadRow[]): number {
  const wider = body.filter(({ cells }) => cells.length > headings);
  if (wider.length * 2 <= body.length) return headings;
  const isEmpty = wider.every(({ cells }) => cells.slice(headings).every((cell) => cell.trim() === ''));
  return isEmpty ? commonest(wider.map(({ cells }) => cells.length)) : headings;
}

/** Cells of the rows that columns may be told by. */
const rowsOfTable = (rows: readonly HeadRow[], width: number): (readonly string[])[] =>
  rows
    .filter(({ cells, fault }) => cells.length <= width && fault === undefined && !isClosingLine(cells))
    .map(({ cells }) => cells);

const filledUp = (rows: readonly (readonly string[])[], width: number): (readonly string[])[] =>
  rows.map((cells) => Array.from({ length: width }, (_, i) => withoutLateQuotes(cells[i] ?? '')));

/** The header's own bytes, with a delimiter for each column that it does not reach to. */
function paddedRow({ head }: TextSource, row: HeadRow, { delimiter }: CsvDialect, missing: number): Buffer {
  const own = head.subarray(row.start, row.contentEnd);
  return missing === 0 ? own : Buffer.concat([own, Buffer.alloc(missing, delimiter)]);
}

/** Headings as a line of the file. */
function headerLine(cells: readonly string[], dialect: CsvDialect, { encoding }: TextSource): Buffer {
  const writer = new ByteWriter(encoding.encoding === 'windows-1252' ? 'windows-1252' : 'utf-8', 1024);
  cells.forEach((cell, column) => {
    if (column > 0) writer.byte(dialect.delimiter);
    writer.cell(cell, dialect);
  });
  return Buffer.from(writer.take());
}

function above(text: TextSource, part: TablePart, end: number, lines: number): Pick<InputShape, 'above'> {
  return lines === 0 ? {} : { above: leftOut(text, 0, Math.max(end, part.start), 1, lines) };
}

function leftOut(
  { head, encoding }: TextSource,
  start: number,
  end: number,
  first: number,
  last: number,
): LinesLeftOut {
  const bytes = head.subarray(start, Math.min(end, start + 4096));
  const text = bytes.toString(encoding.encoding === 'windows-1252' ? 'latin1' : 'utf8');
  const said = text
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/[,;|\s]{2,}$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join(' / ');
  return { first, last, text: said.length > LONGEST_NOTE ? `${said.slice(0, LONGEST_NOTE - 1)}…` : said };
}

function commonest(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  return [...tally].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [1, 0])[0];
}
