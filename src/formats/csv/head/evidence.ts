// What speaks for a row being the header: how its cells differ from those below them, column by column.
import { EMPTY, looksOf, MIXED, NAME, NUMBERED, SENTENCE, VALUE, YEAR, type CellLook } from './cell-look.js';
import { ColumnsBelow, isInCapitals, type Below } from './columns-below.js';

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

type Weighed = { -readonly [Name in keyof Omit<RowEvidence, 'plain'>]: number } & { reoccurring: number };

/**
 * Evidence for each of the first rows, `candidates` of them. `known` tells whether a cell is a heading that means
 * something.
 */
export function evidenceOf(
  rows: readonly (readonly string[])[],
  candidates: number,
  known: (cell: string) => boolean,
): RowEvidence[] {
  const top = rows.slice(0, candidates);
  const looks = top.map(looksOf);
  const below = new ColumnsBelow(rows, looks);
  const lastRow = new Map(top.map((row, i) => [keyOfRow(row), i]));
  for (let i = candidates; i < rows.length; i++) {
    const key = keyOfRow(rows[i]!);
    if (lastRow.has(key)) lastRow.set(key, i);
  }
  return top.map((cells, row) => {
    const found: Weighed = { score: 0, filled: 0, known: 0, values: 0, contrasts: 0, reoccurring: 0 };
    const width = Math.min(cells.length, below.width);
    for (let column = 0; column < width; column++) {
      const look = looks[row]![column]!;
      if (look === EMPTY) continue;
      found.filled++;
      if (below.seesAgain(row, column, cells[column]!)) found.reoccurring++;
      weigh(cells[column]!, look, below.of(row, column), known, found);
    }
    // A heading that stands again below is a value, unless all of the header does: at the head of each page.
    const isRepeated = lastRow.get(keyOfRow(cells))! > row && (found.known > 0 || found.contrasts > 0);
    if (!isRepeated) found.score -= 2 * found.reoccurring;
    if (countsColumns(cells, below, row)) return { ...found, score: 1, values: 0, plain: false };
    return { ...found, plain: isPlain(cells, looks[row]!) };
  });
}

function weigh(cell: string, look: CellLook, below: Below, known: (cell: string) => boolean, found: Weighed): void {
  const isTyped = below.filled > 0 && below.digits > below.filled / 2;
  if (look === VALUE) {
    found.values++;
    found.score -= isTyped || below.filled === 0 ? 2 : 1;
    return;
  }
  const isKnown = known(cell);
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

/** The beginning tells rows of a wide table apart. */
const keyOfRow = (cells: readonly string[]): string => cells.slice(0, 20).join('\0').toLowerCase();

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
function countsColumns(cells: readonly string[], below: ColumnsBelow, row: number): boolean {
  const [first = ''] = cells;
  if (cells.length < 3 || (first !== '0' && first !== '1')) return false;
  if (!cells.every((cell, i) => cell === String(Number(first) + i))) return false;
  return Array.from({ length: below.width }, (_, column) => below.of(row, column)).some(
    ({ filled, digits }) => filled > 0 && digits < filled / 2,
  );
}
