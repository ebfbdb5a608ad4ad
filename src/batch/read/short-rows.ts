// Which rows with fewer cells than there are columns are whole: those that lack cells at the end alone, as spreadsheets
// leave out empty ones. A row that lost a cell in its middle has values in columns that hold others, and is refused.
import { hasDigit } from '../../formats/csv/head/cell-look.js';

/** What the cells of a column have in common, by the first rows of the file. */
export interface ColumnLook {
  /** `figures` have no letter, `numbered` texts have a digit, `words` have none. */
  readonly holds: 'figures' | 'numbered' | 'words' | 'anything';
  /** True if a row without such a cell is an exception. */
  readonly always: boolean;
}

/** A column says what it holds once it has been seen as often, for as many of its cells in a hundred. */
const FEWEST_CELLS = 3;
const OF_A_KIND = 0.95;
/** Rows without a cell in that column that make it one which may be empty: as many, and as large a share. */
const EMPTY_ROWS = { least: 3, share: 0.01 };

/** Rows that are looked at: a column shows soon enough what it holds. */
const MOST_ROWS = 300;

/**
 * `sample[row][column]`; rows may be shorter. What a column holds is taken from rows that lack nothing, if there are
 * enough.
 */
export function columnLooks(columns: number, sample: readonly (readonly string[])[]): ColumnLook[] {
  const rows = sample.slice(0, MOST_ROWS);
  const full = rows.filter(({ length }) => length === columns);
  const sure = full.length < FEWEST_CELLS ? rows : full;
  const most = Math.max(EMPTY_ROWS.least, EMPTY_ROWS.share * rows.length);
  return Array.from({ length: columns }, (_, column) => {
    const cells = sure.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
    const numbered = cells.filter(hasDigit);
    const figures = numbered.filter((cell) => !LETTER.test(cell)).length;
    const filled = full === sure ? rows.filter((row) => (row[column] ?? '').trim() !== '').length : cells.length;
    return { holds: holdsOf(cells.length, numbered.length, figures), always: rows.length - filled < most };
  });
}

function holdsOf(filled: number, digits: number, figures: number): ColumnLook['holds'] {
  if (filled < FEWEST_CELLS) return 'anything';
  if (figures >= OF_A_KIND * filled) return 'figures';
  if (digits >= OF_A_KIND * filled) return 'numbered';
  return filled - digits >= OF_A_KIND * filled ? 'words' : 'anything';
}

const LETTER = /\p{L}/u;
const isFigure = (cell: string): boolean => hasDigit(cell) && !LETTER.test(cell);

function fits({ holds }: ColumnLook, cell: string): boolean {
  if (holds === 'figures') return isFigure(cell);
  if (holds === 'numbered') return hasDigit(cell);
  return holds === 'anything' || !hasDigit(cell);
}

export class ShortRows {
  /** A row of so many cells has all that is asked of rows. */
  private readonly enough: number;

  /** `asked`: numbers of the columns whose cells are read. */
  constructor(
    private readonly columns: readonly ColumnLook[],
    private readonly asked: ReadonlySet<number>,
  ) {
    this.enough = columns.reduce((most, { always }, i) => (always && asked.has(i) ? i + 1 : most), 0);
  }

  /**
   * True if the cells stand where they belong: each fits its column, and either nothing that is asked for is missing,
   * or what is there is surely what is asked for. `isEnded`: a line end follows; a row without one that lacks what it
   * is asked for may be cut short with its file.
   */
  areWhole(cells: readonly string[], isEnded: boolean): boolean {
    let typed = 0;
    let last = -1;
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column]!.trim();
      if (cell === '') continue;
      last = column;
      const look = this.columns[column]!;
      if (!fits(look, cell)) return false;
      if (look.holds !== 'anything' && this.asked.has(column)) typed++;
    }
    if (last < 0 || cells.length >= this.enough) return true;
    if (typed === 0 || !isEnded) return false;
    // Had the row lost a cell before its last, that one would belong to the next column.
    const next = this.columns[last + 1]!;
    const isOneShort = cells.length === this.columns.length - 1 && last === cells.length - 1;
    return !isOneShort || next.holds === 'anything' || !fits(next, cells[last]!.trim());
  }
}
