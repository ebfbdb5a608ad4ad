// What speaks for a row being the header: how its cells differ from those below them, column by column. Everything that
// is asked of the rows below is counted once from the bottom up, so that thirty candidates cost no more than one.
import { EMPTY, hasDigit, lookOf, MIXED, NAME, NUMBERED, SENTENCE, VALUE, YEAR, type CellLook } from './cell-look.js';

/** Rows that are looked at: candidates, and enough below the last of them. */
const MOST_ROWS = 240;
/** Cells that are looked at, in a table of many columns. */
const MOST_CELLS = 60_000;
/** At the least, however many columns there are. */
const FEWEST_ROWS = 40;

/** Evidence for one row. */
export interface RowEvidence {
  /** Above nothing it is a header, below it is none, 0 says nothing either way. */
  readonly score: number;
  /** Cells that hold something, those whose words are known, and those that are values. */
  readonly filled: number;
  readonly known: number;
  readonly values: number;
  /** Columns of values below that this row heads with a name. */
  readonly contrasts: number;
  /** True if all cells are short names, each once. */
  readonly plain: boolean;
}

export class HeaderEvidence {
  private readonly looks: CellLook[][];
  private readonly columns: Column[];
  private readonly lastRow = new Map<string, number>();

  /** `known` tells whether a cell is a heading that means something. */
  constructor(
    private readonly rows: readonly (readonly string[])[],
    private readonly known: (cell: string) => boolean,
  ) {
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    const count = Math.min(rows.length, MOST_ROWS, Math.max(FEWEST_ROWS, Math.floor(MOST_CELLS / Math.max(1, width))));
    this.looks = rows.slice(0, count).map((row) => row.map(lookOf));
    this.columns = Array.from({ length: width }, (_, column) => new Column(rows, this.looks, column));
    for (let i = 0; i < count; i++) this.lastRow.set(keyOfRow(rows[i]!), i);
  }

  look(row: number, column: number): CellLook {
    return this.looks[row]?.[column] ?? EMPTY;
  }

  of(row: number): RowEvidence {
    const cells = this.rows[row]!;
    const looks = this.looks[row] ?? cells.map(lookOf);
    const found = { score: 0, filled: 0, known: 0, values: 0, contrasts: 0, reoccurring: 0 };
    for (let column = 0; column < cells.length; column++) {
      if (looks[column] !== EMPTY) this.weigh(row, column, looks[column]!, found);
    }
    // A heading that stands again below is a value, unless all of the header does: at the head of each page.
    const isRepeated = this.lastRow.get(keyOfRow(cells))! > row && (found.known > 0 || found.contrasts > 0);
    if (!isRepeated) found.score -= 2 * found.reoccurring;
    if (countsColumns(cells, this.columns, row)) return { ...found, score: 1, values: 0, plain: false };
    return { ...found, plain: isPlain(cells, looks) };
  }

  private weigh(
    row: number,
    column: number,
    look: CellLook,
    found: { -readonly [Name in keyof Omit<RowEvidence, 'plain'>]: number } & { reoccurring: number },
  ): void {
    const cell = this.rows[row]![column]!;
    const below = this.columns[column]!.below(row);
    const isTyped = below.filled > 0 && below.digits > below.filled / 2;
    found.filled++;
    if (below.seesAgain(cell)) found.reoccurring++;
    if (look === VALUE) {
      found.values++;
      found.score -= isTyped || below.filled === 0 ? 2 : 1;
      return;
    }
    const isKnown = this.known(cell);
    if (isKnown) {
      found.known++;
      found.score += 2;
    }
    if (look === YEAR) {
      const isOfYears = below.years > below.filled / 2;
      if (isOfYears) found.values++;
      else if (isTyped) found.contrasts++;
      if (isTyped) found.score += isOfYears ? -1 : 0.5;
    } else if (look === MIXED || look === SENTENCE) {
      if (!isKnown) found.score -= look === MIXED && isTyped ? 1 : 0.5;
    } else if (isTyped) {
      found.contrasts++;
      found.score += 1;
    } else if (below.filled > 0 && differsInForm(cell, below)) found.score += 0.5;
  }
}

/** What stands in a column below a row. */
interface Below {
  readonly filled: number;
  readonly digits: number;
  readonly years: number;
  readonly capitals: number;
  seesAgain(cell: string): boolean;
}

/** The cells of a column, counted from the bottom. */
class Column {
  private readonly filled: Uint16Array;
  private readonly digits: Uint16Array;
  private readonly years: Uint16Array;
  private readonly capitals: Uint16Array;
  private readonly last = new Map<string, number>();

  constructor(rows: readonly (readonly string[])[], looks: readonly (readonly CellLook[])[], column: number) {
    const count = looks.length;
    this.filled = new Uint16Array(count + 1);
    this.digits = new Uint16Array(count + 1);
    this.years = new Uint16Array(count + 1);
    this.capitals = new Uint16Array(count + 1);
    for (let i = count - 1; i >= 0; i--) {
      const cell = rows[i]![column] ?? '';
      const look = looks[i]![column] ?? EMPTY;
      this.filled[i] = this.filled[i + 1]! + (look === EMPTY ? 0 : 1);
      this.digits[i] = this.digits[i + 1]! + (hasDigit(cell) || look === VALUE ? 1 : 0);
      this.years[i] = this.years[i + 1]! + (look === YEAR ? 1 : 0);
      this.capitals[i] = this.capitals[i + 1]! + (isInCapitals(cell) ? 1 : 0);
      if (look === EMPTY) continue;
      const key = keyOf(cell);
      if (!this.last.has(key)) this.last.set(key, i);
    }
  }

  below(row: number): Below {
    const next = Math.min(row + 1, this.filled.length - 1);
    return {
      filled: this.filled[next]!,
      digits: this.digits[next]!,
      years: this.years[next]!,
      capitals: this.capitals[next]!,
      seesAgain: (cell) => (this.last.get(keyOf(cell)) ?? -1) > row,
    };
  }
}

/** Numbers apart, `Unit 5` and `Unit 6` are the same; figures are what they are. */
const keyOf = (cell: string): string => {
  const text = cell.trim().toLowerCase();
  return /[\p{L}]/u.test(text) ? text.replace(/\d+/g, '0') : text;
};
const keyOfRow = (cells: readonly string[]): string => cells.join('\0').trim().toLowerCase();

const isInCapitals = (cell: string): boolean => /\p{Lu}{2}/u.test(cell) && !/\p{Ll}/u.test(cell);

/** Names as programs make them, and headings that are written otherwise than what stands under them. */
function differsInForm(cell: string, { filled, capitals }: Below): boolean {
  if (/_|\p{Ll}\p{Lu}/u.test(cell)) return true;
  return isInCapitals(cell) ? capitals < filled / 5 : capitals > (filled * 4) / 5;
}

/** True for short names that differ from each other. */
function isPlain(cells: readonly string[], looks: readonly CellLook[]): boolean {
  const names = cells.filter((_, i) => looks[i] !== EMPTY).map((cell) => cell.trim().toLowerCase());
  return (
    names.length > 0 &&
    new Set(names).size === names.length &&
    names.every((name) => name.split(/\s+/).length <= 3) &&
    looks.every((look) => look === EMPTY || look === NAME || look === NUMBERED || look === YEAR)
  );
}

/** True for 0, 1, 2, … or 1, 2, 3, … above columns of which one at least holds no numbers. */
function countsColumns(cells: readonly string[], columns: readonly Column[], row: number): boolean {
  const [first = ''] = cells;
  if (cells.length < 3 || (first !== '0' && first !== '1')) return false;
  if (!cells.every((cell, i) => cell === String(Number(first) + i))) return false;
  return columns.some((column) => {
    const { filled, digits } = column.below(row);
    return filled > 0 && digits < filled / 2;
  });
}
