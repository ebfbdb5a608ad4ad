// What stands in each column below each of the first rows, counted once from the bottom up, so that thirty candidates
// for the header cost no more than one.
import { EMPTY, hasDigit, isYear, type CellLook } from './cell-look.js';

/** Rows and columns that are looked at: candidates and enough below the last of them, more than enough to tell. */
const MOST = { rows: 120, columns: 200 };

/** Counts of the cells below a row in one column. */
export interface Below {
  readonly filled: number;
  readonly digits: number;
  readonly years: number;
  readonly capitals: number;
}

/** Kinds of counts, side by side for each cell. */
const KINDS = 4;

export class ColumnsBelow {
  readonly width: number;
  private readonly count: number;
  private readonly counts: Uint16Array;
  /** For each column, the last row that has a text, of the texts that candidates have. */
  private readonly last: readonly Map<string, number>[];

  /** `looks[row][column]` of the candidates, which are the first rows. */
  constructor(rows: readonly (readonly string[])[], looks: readonly (readonly CellLook[])[]) {
    this.count = Math.min(rows.length, MOST.rows);
    const widest = rows.slice(0, this.count).reduce((most, row) => Math.max(most, row.length), 0);
    this.width = Math.min(widest, MOST.columns);
    this.counts = new Uint16Array((this.count + 1) * this.width * KINDS);
    this.last = Array.from({ length: this.width }, () => new Map<string, number>());
    looks.forEach((row, i) => {
      row.slice(0, this.width).forEach((look, column) => {
        if (look !== EMPTY) this.last[column]!.set(keyOf(rows[i]![column]!), i);
      });
    });
    for (let i = this.count - 1; i >= 0; i--) this.countRow(rows[i]!, i);
    for (let i = looks.length; i < this.count; i++) this.noteTexts(rows[i]!, i);
  }

  of(row: number, column: number): Below {
    const at = (Math.min(row + 1, this.count) * this.width + column) * KINDS;
    const { counts } = this;
    return { filled: counts[at]!, digits: counts[at + 1]!, years: counts[at + 2]!, capitals: counts[at + 3]! };
  }

  /** True if the cell of a candidate stands again below it. */
  seesAgain(row: number, column: number, cell: string): boolean {
    return this.last[column]!.get(keyOf(cell))! > row;
  }

  private countRow(cells: readonly string[], row: number): void {
    const { counts, width } = this;
    const at = row * width * KINDS;
    const below = at + width * KINDS;
    for (let column = 0; column < width; column++) {
      const cell = cells[column] ?? '';
      const to = at + column * KINDS;
      const from = below + column * KINDS;
      const filled = isFilled(cell);
      counts[to] = counts[from]! + (filled ? 1 : 0);
      counts[to + 1] = counts[from + 1]! + (filled && (hasDigit(cell) || cell.includes('@')) ? 1 : 0);
      counts[to + 2] = counts[from + 2]! + (isYear(cell) ? 1 : 0);
      counts[to + 3] = counts[from + 3]! + (isInCapitals(cell) ? 1 : 0);
    }
  }

  private noteTexts(cells: readonly string[], row: number): void {
    for (let column = 0; column < this.width; column++) {
      const texts = this.last[column]!;
      const cell = cells[column];
      if (cell === undefined || cell === '' || texts.size === 0) continue;
      const key = keyOf(cell);
      if (texts.has(key)) texts.set(key, row);
    }
  }
}

/** True if the cell holds something; a dash stands for nothing. */
function isFilled(cell: string): boolean {
  for (let i = 0; i < cell.length; i++) {
    const code = cell.charCodeAt(i);
    if (code > 0x20 && code !== 0x2d && code !== 0x2e && code !== 0xa0) return true;
  }
  return false;
}

/** Numbers apart, `Unit 5` and `Unit 6` are the same; figures are what they are. */
function keyOf(cell: string): string {
  const text = cell.trim().toLowerCase();
  return hasDigit(text) && /\p{L}/u.test(text) ? text.replace(/\d+/g, '0') : text;
}

/** True for two capitals at least and no small letter, of those that ASCII has. */
export function isInCapitals(cell: string): boolean {
  let capitals = 0;
  for (let i = 0; i < cell.length; i++) {
    const code = cell.charCodeAt(i);
    if (code >= 0x61 && code <= 0x7a) return false;
    if (code >= 0x41 && code <= 0x5a) capitals++;
  }
  return capitals > 1;
}
