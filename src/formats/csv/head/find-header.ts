// Finds the header among the first rows of a delimited file, by what tells it from the rows below: the types of their
// columns, cells that stand again below, how many cells of the row hold something, and words that are known headings.
// A header need not be the first row: titles, dates of a report and names of groups may stand above it.
import { evidenceOf, type RowEvidence } from './evidence.js';
import { isGroupLine } from './two-lines.js';
import { isUnitLine } from './unit-line.js';

/** Rows above a header; a header further down is not looked for. */
const MOST_ABOVE = 30;
/** A record without a number in so many columns that hold numbers is no record. */
const SURE_CONTRASTS = 3;
/** Rows and columns whose filled cells are counted. */
const COUNTED = { rows: 60, columns: 200 };

export interface FoundHeader {
  /** Number of the row whose cells head the columns. */
  readonly row: number;
  /** True if the row above it has the names of groups of columns. */
  readonly grouped: boolean;
  /** Rows between the header and the first record: units, types, a ruled line. */
  readonly below: number;
}

export interface HeadTable {
  /** Cells of the first rows that hold anything. */
  readonly rows: readonly (readonly string[])[];
  /** True for a row that does not follow directly on the one before it. */
  readonly apart?: readonly boolean[];
  /** Tells whether a cell is a heading that means something. */
  readonly known: (cell: string) => boolean;
}

/** The header; undefined where the first row is data. Takes the same rows for the same header each time. */
export function findHeader(table: HeadTable): FoundHeader | undefined {
  const { rows } = table;
  if (rows.length === 0) return undefined;
  const top = evidenceOf(rows, MOST_ABOVE + 2, table.known);
  const row = headerRow(table, top);
  if (row === undefined) return undefined;
  if (isUpperLine(table, top, row)) return headerAt(rows, row + 1, true);
  const above = rows[row - 1];
  const isGrouped = above !== undefined && isNext(table, row) && isGroupLine(above, rows[row]!, table.known);
  return headerAt(rows, row, isGrouped);
}

/** The header whose lowest line is that row, and what stands between it and the first record. */
export function headerAt(rows: HeadTable['rows'], row: number, grouped: boolean): FoundHeader {
  let below = 0;
  while (below < 2 && rows[row + below + 1] !== undefined && isUnitLine(rows[row + below + 1]!)) below++;
  return { row, grouped, below };
}

/** True if no blank line stands above the row. */
const isNext = ({ apart }: HeadTable, row: number): boolean => apart?.[row] !== true;

function headerRow(table: HeadTable, top: readonly RowEvidence[]): number | undefined {
  const { rows } = table;
  const usual = usualFill(rows);
  const isTitle = top.map(({ filled }) => filled < Math.max(usual > 1 ? 2 : 1, Math.ceil(usual / 2)));
  const first = Math.max(0, isTitle.indexOf(false));
  const isFirst = isHeader(top[first]!) && (first === 0 || top[first]!.score > 0 || !isNext(table, first));
  const better = top.findIndex(
    (_, i) => i > first && i <= MOST_ABOVE && !isTitle[i] && isBetter(rows, top, { first, isFirst, i, usual }),
  );
  if (better >= 0) return better;
  if (isFirst) return first;
  // A header that names few of its columns looks like a title; it counts where nothing below is a header.
  const sparse = top.findLastIndex(
    ({ score, filled, known, contrasts }, i) =>
      i < first && score > 0 && ((filled > 1 && known > 0) || known + contrasts > 1) && isTitle[i] === true,
  );
  return sparse < 0 ? undefined : sparse;
}

const isHeader = ({ score, plain, values, filled }: RowEvidence): boolean =>
  filled > 0 && (score > 0 || (score === 0 && plain)) && values <= filled / 2;

interface Compared {
  readonly first: number;
  readonly isFirst: boolean;
  readonly i: number;
  readonly usual: number;
}

/** True if row `i` is more surely the header than `first`, which then stands above it. */
function isBetter(rows: HeadTable['rows'], top: readonly RowEvidence[], compared: Compared): boolean {
  const { first, isFirst, i, usual } = compared;
  const start = top[first]!;
  const { score, known, values, filled, contrasts } = top[i]!;
  if (score <= 0 || values > 0) return false;
  if (contrasts + known === 0) return false;
  const isApart = (j: number): boolean =>
    top[j]!.filled <= filled / 2 || (rows[j]!.length !== rows[i]!.length && rows[j]!.length < usual);
  const before = Array.from({ length: i - first }, (_, j) => first + j);
  // Most of its cells are known headings, and more than above. In a list of words some are, too: it has no numbers.
  const isKnown = known > start.known && known >= filled / 2;
  const isSure = known > 1 && (contrasts > 0 || before.every(isApart));
  if (isKnown && (isSure || isOfOneColumn(rows, top, first, i))) return true;
  if (!isFirst && contrasts > SURE_CONTRASTS && before.every((j) => top[j]!.values === 0)) return true;
  if (!before.every(isApart)) return false;
  return isFirst ? filled >= usual * 0.9 && score > start.score && known >= start.known : contrasts + known > 1;
}

/** In a table of one column a single known heading counts, if there are numbers below it and none above. */
function isOfOneColumn(
  rows: readonly (readonly string[])[],
  top: readonly RowEvidence[],
  first: number,
  i: number,
): boolean {
  const isNarrow = rows.slice(0, i + 1).every((row) => row.length === 1);
  return isNarrow && top[i]!.contrasts > 0 && top.slice(first, i).every(({ values }) => values === 0);
}

/**
 * True if the row has the names of groups, and the one below it the headings: beyond doubt, since that one would be the
 * first record otherwise.
 */
function isUpperLine(table: HeadTable, top: readonly RowEvidence[], row: number): boolean {
  const lower = table.rows[row + 1];
  const found = top[row + 1];
  if (lower === undefined || found === undefined || !isNext(table, row + 1)) return false;
  const { score, values, known, contrasts, filled } = found;
  if (score > 0 && values === 0 && known + contrasts > 0 && isGroupLine(table.rows[row]!, lower, table.known)) {
    return true;
  }
  const upper = table.rows[row]!;
  const fills = lower.filter((cell, column) => cell.trim() !== '' && (upper[column] ?? '').trim() === '').length;
  return fills > 0 && filled >= top[row]!.filled && contrasts > SURE_CONTRASTS && values * 4 <= filled;
}

/** How many cells hold something in the rows of the table proper: the upper quarter of those further down. */
function usualFill(rows: readonly (readonly string[])[]): number {
  const half = Math.floor(rows.length / 2);
  const fills = rows
    .slice(half, half + COUNTED.rows)
    .map((row) => row.slice(0, COUNTED.columns).reduce((sum, cell) => sum + (cell.trim() === '' ? 0 : 1), 0))
    .sort((a, b) => a - b);
  return Math.max(1, fills[Math.floor((fills.length * 3) / 4)] ?? 1);
}
