// Tables of number ranges: cells between semicolons with spaces around them, texts in quotes; a row may leave out its
// last cells.
import { lineError } from '../tables/lines.js';

const QUOTE = '"';

/** The cells of a row without their spaces and quotes. */
export function cellsOf(row: string): string[] {
  const cells: string[] = [];
  let from = 0;
  let quoted = false;
  for (let i = 0; i <= row.length; i++) {
    const sign = row[i];
    if (sign === '\\' && quoted) i++;
    else if (sign === QUOTE) quoted = !quoted;
    if (i < row.length && (sign !== ';' || quoted)) continue;
    cells.push(unquoted(row.slice(from, i).trim()));
    from = i + 1;
  }
  return cells;
}

const unquoted = (cell: string): string =>
  cell.length > 1 && cell.startsWith(QUOTE) && cell.endsWith(QUOTE) ? cell.slice(1, -1) : cell;

/** Reads cells by the names of the header. */
export class RangeTable {
  private readonly places: ReadonlyMap<string, number>;

  /** Throws WaypostError for a header that lacks a column which is needed. */
  constructor(
    private readonly name: string,
    header: string,
    needed: readonly string[],
  ) {
    this.places = new Map(cellsOf(header).map((column, i) => [column, i]));
    const missing = needed.find((column) => !this.places.has(column));
    if (missing !== undefined) {
      throw lineError(name, 1, `there is no column ${missing}; is this a table of phone number ranges?`);
    }
  }

  /** A row as a function that gives its cells; '' for one that the row, or the table, does not have. */
  row(text: string): (column: string) => string {
    const cells = cellsOf(text);
    return (column) => cells[this.places.get(column) ?? -1] ?? '';
  }

  bad(line: number, what: string): Error {
    return lineError(this.name, line, what);
  }
}
