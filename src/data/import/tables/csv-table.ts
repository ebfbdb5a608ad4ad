// Scans a CSV table as bytes, the way psv.ts scans the tables of a G-NAF release: no string or object for a row,
// columns by their header names whatever the delimiter, quoted fields with delimiters and line ends inside, damage by
// file and line.
import { WaypostError } from '../../../contract/errors.js';
import { delimiterName } from '../../../formats/csv/delimiters.js';
import { requireText } from './text.js';
import { LONGEST_LINE, Row, type ScanOptions, type TableSource } from './psv.js';

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A heading as it was read: the names as written, and the byte between fields. */
export interface CsvHeading {
  readonly names: readonly string[];
  readonly delimiter: number;
}

/** Which columns a table gives: the heading's column for each of the wanted ones, -1 where it has none. */
export type ChooseColumns = (heading: CsvHeading) => {
  readonly wanted: readonly string[];
  readonly at: readonly number[];
};

/**
 * Takes columns by name, case aside. Throws WaypostError naming the table, the missing columns and `what` the table
 * should be.
 */
export const columnsNamed =
  (
    source: Pick<TableSource, 'name'>,
    required: readonly string[],
    optional: readonly string[],
    what: string,
  ): ChooseColumns =>
  ({ names, delimiter }) => {
    const folded = names.map((name) => name.toLowerCase());
    const wanted = [...required, ...optional];
    const missing = required.filter((name) => !folded.includes(name));
    if (missing.length > 0) {
      const read =
        names.length === 1
          ? 'is one column'
          : `has ${names.length} columns between ${delimiterName(String.fromCharCode(delimiter))}s`;
      throw new WaypostError(
        'input-unreadable',
        `${source.name} line 1: the header has no column ${missing.join(', ')} (it ${read}); is this ${what}?`,
      );
    }
    return { wanted, at: wanted.map((name) => folded.indexOf(name)) };
  };

/**
 * Reads a table and calls `onRow` with the same `Row` for each row; field k is the k-th column that `choose` wants,
 * empty where the table has none. Returns the number of rows. Throws WaypostError with file and line.
 */
export async function scanCsv(
  source: TableSource,
  choose: ChooseColumns,
  onRow: (row: Row) => void,
  options: ScanOptions = {},
): Promise<number> {
  const { longest = LONGEST_LINE } = options;
  let scanner: CsvScanner | undefined;
  let buffer = Buffer.alloc(0);
  let left = 0;
  const scan = (end: number, isLast: boolean): number => {
    let from = 0;
    if (scanner === undefined) {
      const stop = headingEnd(buffer, end, isLast);
      if (stop < 0) return 0;
      const heading = readHeading(buffer.toString('utf8', 0, stop));
      const { wanted, at } = choose(heading);
      scanner = new CsvScanner(source.name, heading, wanted, at, onRow);
      from = Math.min(stop + 1, end);
      scanner.row.line = 2;
    }
    const { row } = scanner;
    // A character may go on in the next piece, a line end is none of any.
    requireText(buffer, from, isLast ? end : buffer.lastIndexOf(NEWLINE, end - 1) + 1, (before, what) => {
      row.line += before;
      return row.bad(what);
    });
    return scanner.scan(buffer, from, end, isLast);
  };
  for await (const chunk of source.chunks()) {
    options.signal?.throwIfAborted();
    const end = left + chunk.length;
    // One byte more than needed, for the newline that the last line may lack.
    if (end >= buffer.length) buffer = Buffer.concat([buffer.subarray(0, left)], end * 2);
    chunk.copy(buffer, left);
    const done = scan(end, false);
    buffer.copyWithin(0, done, end);
    left = end - done;
    if (left > longest) {
      throw (scanner?.row ?? new Row(source.name, [])).bad(
        `a line of more than ${longest} bytes, or a quote that is not closed`,
      );
    }
    options.onBytes?.(chunk.length);
  }
  if (left > 0) {
    buffer[left] = NEWLINE;
    scan(left + 1, true);
  }
  if (scanner === undefined) {
    throw new WaypostError(
      'input-unreadable',
      `${source.name} is empty; the file is damaged or cut short; download it again`,
    );
  }
  return scanner.rows;
}

/** Where the heading's line ends; -1 when more bytes are needed. */
function headingEnd(buffer: Buffer, end: number, isLast: boolean): number {
  const stop = buffer.subarray(0, end).indexOf(NEWLINE);
  return stop < 0 && isLast ? end : stop;
}

/**
 * The names of a heading, cut by the delimiter that gives the most of them; the first of the list when none is there.
 */
function readHeading(line: string): CsvHeading {
  const text = line.replace(/^\ufeff/, '').trimEnd();
  const best = DELIMITERS.map((delimiter) => ({ delimiter, names: text.split(delimiter) })).reduce((a, b) =>
    b.names.length > a.names.length ? b : a,
  );
  return {
    delimiter: best.delimiter.charCodeAt(0),
    names: best.names.map((name) =>
      name
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    ),
  };
}

class CsvScanner {
  readonly row: Row;
  rows = 0;
  private readonly columns: number;
  private readonly delimiter: number;
  /** For each column of the table the wanted field it fills, or -1. */
  private readonly field: Int16Array;
  private readonly onRow: (row: Row) => void;

  constructor(
    table: string,
    { names, delimiter }: CsvHeading,
    wanted: readonly string[],
    at: readonly number[],
    onRow: (row: Row) => void,
  ) {
    this.row = new Row(table, wanted);
    this.columns = names.length;
    this.delimiter = delimiter;
    this.field = new Int16Array(names.length).fill(-1);
    at.forEach((column, field) => {
      if (column >= 0) this.field[column] = field;
    });
    this.onRow = onRow;
  }

  /**
   * Reads the whole rows of data[from, end) and returns where the first that is not whole begins. Blank lines are no
   * rows.
   */
  scan(data: Buffer, from: number, end: number, isLast: boolean): number {
    const { row } = this;
    const { start, end: ends } = row;
    const field = this.field;
    const delimiter = this.delimiter;
    const columns = this.columns;
    row.bytes = data;
    let lineStart = from;
    let i = from;
    let column = 0;
    let lines = 1;
    while (i < end) {
      let fieldStart = i;
      let fieldEnd: number;
      if (data[i] === QUOTE) {
        const close = this.closingQuote(data, i + 1, end);
        // What is behind the quote, and the end of a line behind a return, may be in the next piece.
        if (close < 0 || (close + (data[close + 1] === RETURN ? 2 : 1) >= end && !isLast)) {
          if (isLast) throw row.bad('a quote that is not closed');
          return lineStart;
        }
        fieldStart++;
        fieldEnd = close;
        for (let k = fieldStart; k < close; k++) if (data[k] === NEWLINE) lines++;
        i = close + 1;
        if (data[i] === RETURN && i + 1 < end) i++;
        if (i < end && data[i] !== delimiter && data[i] !== NEWLINE) throw row.bad('text behind a closing quote');
      } else {
        let byte = data[i]!;
        while (byte !== delimiter && byte !== NEWLINE) {
          if (++i >= end) break;
          byte = data[i]!;
        }
        fieldEnd = i;
      }
      if (i >= end) return lineStart;
      const isLineEnd = data[i] === NEWLINE;
      if (isLineEnd && fieldEnd === i && fieldEnd > fieldStart && data[fieldEnd - 1] === RETURN) fieldEnd--;
      const wanted = column < columns ? field[column]! : -1;
      if (wanted >= 0) {
        start[wanted] = fieldStart;
        ends[wanted] = fieldEnd;
      }
      column++;
      i++;
      if (!isLineEnd) continue;
      if (column > 1 || fieldEnd > fieldStart) {
        if (column !== columns) {
          throw row.bad(`${column} ${column === 1 ? 'column' : 'columns'} where the header has ${columns}`);
        }
        this.onRow(row);
        this.rows++;
      }
      row.line += lines;
      lines = 1;
      column = 0;
      lineStart = i;
    }
    return lineStart;
  }

  /** Index of the quote that closes a field, or -1 when it is not among the bytes before `end`. */
  private closingQuote(data: Buffer, from: number, end: number): number {
    for (let i = from; i < end; i++) {
      if (data[i] !== QUOTE) continue;
      if (i + 1 < end && data[i + 1] === QUOTE) i++;
      else return i;
    }
    return -1;
  }
}
