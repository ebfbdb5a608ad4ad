// Scans a pipe-separated table as bytes: no string or object for a row, columns by their header names, damage by file
// and line.
import { WaypostError } from '../../../contract/errors.js';
import { requireText } from './text.js';

/** A table's bytes from wherever it lies. */
export interface TableSource {
  /** What the user calls it. */
  readonly name: string;
  /** Bytes, uncompressed. */
  readonly size: number;
  /** The bytes in order; a chunk is valid only until the next is asked for. */
  chunks(): AsyncIterable<Buffer>;
}

export interface ScanOptions {
  readonly signal?: AbortSignal | undefined;
  /** Bytes of the longest row, where it may be longer than those of most tables: rows with outlines of land. */
  readonly longest?: number | undefined;
  /** Called with the bytes read since the last call. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

/** No row of any table comes near this; a file of something else would otherwise be read whole into memory. */
export const LONGEST_LINE = 1 << 20;
const PIPE = 124;
const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;

/**
 * The current row: field `k` is bytes[start[k], end[k]) for the k-th wanted column; a column the table lacks is empty.
 */
export class Row {
  bytes: Buffer = Buffer.alloc(0);
  /** Number of the row's line in the file, the header being 1. */
  line = 1;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Name of the table, for messages. */
  readonly table: string;
  private readonly columns: readonly string[];

  constructor(table: string, columns: readonly string[]) {
    this.table = table;
    this.columns = columns;
    this.start = new Int32Array(columns.length);
    this.end = new Int32Array(columns.length);
  }

  empty(k: number): boolean {
    return this.start[k] === this.end[k];
  }
  text(k: number): string {
    const text = this.bytes.toString('utf8', this.start[k]!, this.end[k]!);
    return text.includes('""') ? text.replaceAll('""', '"') : text;
  }

  /** A whole number up to `most`, at most nine digits; 0 when empty. Throws WaypostError for anything else. */
  integer(k: number, most = 999_999_999): number {
    let value = 0;
    for (let i = this.start[k]!, end = this.end[k]!; i < end; i++) {
      const digit = this.bytes[i]! - 48;
      if (digit < 0 || digit > 9 || value > 99_999_999) {
        throw this.bad(`${this.columns[k]!} is '${this.text(k)}', not a number`);
      }
      value = value * 10 + digit;
    }
    if (value > most) throw this.bad(`${this.columns[k]!} is ${value}, beyond ${most}`);
    return value;
  }

  /** Degrees * 1e7, rounded. Throws WaypostError beyond ±`limit` degrees. */
  degrees(k: number, limit: number): number {
    const { bytes } = this;
    const end = this.end[k]!;
    let i = this.start[k]!;
    let value = 0;
    let decimals = -1;
    const negative = bytes[i] === 45;
    if (negative || bytes[i] === 43) i++;
    for (; i < end; i++) {
      const byte = bytes[i]!;
      if (byte === 46 && decimals < 0) {
        decimals = 0;
        continue;
      }
      if (byte < 48 || byte > 57) throw this.bad(`${this.columns[k]!} is '${this.text(k)}', not a coordinate`);
      if (decimals >= 7) {
        if (byte >= 53) value++;
        break;
      }
      value = value * 10 + byte - 48;
      if (decimals >= 0) decimals++;
    }
    for (let d = Math.max(0, decimals); d < 7; d++) value *= 10;
    if (value > limit * 1e7) throw this.bad(`${this.columns[k]!} is ${this.text(k)}, outside ±${limit} degrees`);
    return negative ? -value : value;
  }

  /** The error for damage in this row. */
  bad(what: string): WaypostError {
    return new WaypostError(
      'input-unreadable',
      `${this.table} line ${this.line}: ${what}; the file is damaged or cut short; download it again`,
    );
  }
}

/**
 * Reads a table and calls `onRow` with the same `Row` object for each row. `required` columns must be in the header;
 * `optional` ones, numbered after them, may be missing. Returns the number of rows. Throws WaypostError with file and
 * line.
 */
export async function scanTable(
  source: TableSource,
  required: readonly string[],
  optional: readonly string[],
  onRow: (row: Row) => void,
  options: ScanOptions = {},
): Promise<number> {
  const columns = [...required, ...optional];
  const row = new Row(source.name, columns);
  let wanted: Int16Array | undefined;
  let rows = 0;
  const lines = (data: Buffer, end: number): void => {
    let from = 0;
    if (wanted === undefined) {
      const stop = data.indexOf(NEWLINE);
      wanted = readHeading(source, data.toString('utf8', 0, stop), required, columns);
      from = stop + 1;
      row.line = 2;
    }
    requireText(data, from, end, (before, what) => {
      row.line += before;
      return row.bad(what);
    });
    rows += scanRows(data, from, end, wanted, row, onRow);
  };
  // One buffer for all chunks, as large as they ask for, since a release has many small tables: what is left of a line
  // is moved to its start, the next chunk copied behind it.
  let buffer = Buffer.alloc(0);
  let left = 0;
  for await (const chunk of source.chunks()) {
    options.signal?.throwIfAborted();
    const end = left + chunk.length;
    // One byte more than needed, for the newline that the last line may lack.
    if (end >= buffer.length) buffer = Buffer.concat([buffer.subarray(0, left)], end * 2);
    chunk.copy(buffer, left);
    const whole = buffer.subarray(0, end).lastIndexOf(NEWLINE) + 1;
    if (whole > 0) lines(buffer, whole);
    buffer.copyWithin(0, whole, end);
    left = end - whole;
    if (left > LONGEST_LINE) throw row.bad(`a line of more than ${LONGEST_LINE} bytes`);
    options.onBytes?.(chunk.length);
  }
  if (left > 0) {
    buffer[left] = NEWLINE;
    lines(buffer, left + 1);
  }
  if (wanted === undefined) {
    throw new WaypostError(
      'input-unreadable',
      `${source.name} is empty; the file is damaged or cut short; download it again`,
    );
  }
  return rows;
}

/** For each column of the table, the wanted column's number or -1. */
function readHeading(
  source: TableSource,
  line: string,
  required: readonly string[],
  columns: readonly string[],
): Int16Array {
  const heading = line
    .replace(/^\ufeff/, '')
    .trim()
    .split('|')
    .map((name) =>
      name
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .toUpperCase(),
    );
  const missing = required.filter((name) => !heading.includes(name));
  if (missing.length > 0) {
    throw new WaypostError(
      'input-unreadable',
      `${source.name} line 1: the header has no column ${missing.join(', ')}; is this the table of a G-NAF release?`,
    );
  }
  return Int16Array.from(heading, (name) => columns.indexOf(name));
}

/** Scans whole lines of data[from, end) and returns how many rows there were. Blank lines count as none. */
function scanRows(
  data: Buffer,
  from: number,
  end: number,
  wanted: Int16Array,
  row: Row,
  onRow: (row: Row) => void,
): number {
  const { start, end: ends } = row;
  const last = wanted.length - 1;
  let column = 0;
  let field = from;
  let lineStart = from;
  let rows = 0;
  row.bytes = data;
  for (let i = from; i < end; i++) {
    const byte = data[i]!;
    if (byte === PIPE) {
      const k = column < last ? wanted[column]! : -1;
      if (k >= 0) {
        const quoted = data[field] === QUOTE && i - field >= 2 && data[i - 1] === QUOTE ? 1 : 0;
        start[k] = field + quoted;
        ends[k] = i - quoted;
      }
      column++;
      field = i + 1;
    } else if (byte === NEWLINE) {
      const stop = i > lineStart && data[i - 1] === RETURN ? i - 1 : i;
      if (stop > lineStart) {
        if (column !== last) {
          throw row.bad(`${column + 1} ${column === 0 ? 'column' : 'columns'} where the header has ${last + 1}`);
        }
        const k = wanted[last]!;
        if (k >= 0) {
          const quoted = data[field] === QUOTE && stop - field >= 2 && data[stop - 1] === QUOTE ? 1 : 0;
          start[k] = field + quoted;
          ends[k] = stop - quoted;
        }
        onRow(row);
        rows++;
      }
      row.line++;
      column = 0;
      field = i + 1;
      lineStart = field;
    }
  }
  return rows;
}
