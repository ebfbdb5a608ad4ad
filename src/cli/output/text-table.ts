// A table of text for people: columns as wide as their widest cell, or cut so that the table fits a terminal. Narrow
// columns keep their width, wide ones share what is left; columns without any room are named below.
import { visible } from './controls.js';
import { clip, displayWidth, loadWidths, pad } from './display-width.js';

/** Blanks between two columns. */
const GAP = 2;
/**
 * Narrower than this no column is cut: a house number and the beginning of its street; or than a third of a terminal
 * that has no room for more.
 */
const LEAST = 13;
/** Where wide columns would get less than this, a heading longer than its cells is cut too: `conf…`. */
const COMFORTABLE = 30;
const LEAST_HEADING = 5;

/** Columns of the terminal that a table has; or, where it is fitted to none, those of a cell at most. */
type Room = number | { readonly cell: number };

/** A column that is shown, by its number, and how wide. */
interface Shown {
  readonly column: number;
  readonly width: number;
}

/** The same as `textTable` for cells that may be of any script. */
export async function tableOf(...given: Parameters<typeof textTable>): Promise<string[]> {
  await loadWidths(given[0].flat());
  return textTable(...given);
}

/** Lines of the table, the first row being the heading; `right` names the columns, by index, that are numbers. */
export function textTable(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  room: Room = Infinity,
): string[] {
  const cells = rows.map((row) => row.map(visible));
  const [heading = [], ...below] = cells;
  const widths = heading.map((name, column) => Math.max(displayWidth(name), widest(below, column)));
  const shown =
    typeof room === 'number'
      ? fitted(heading, below, widths, room)
      : widths.map((width, column) => ({ column, width: Math.min(width, room.cell) }));
  const lines = cells.map((row) =>
    shown
      .map(({ column, width }) => pad(clip(row[column] ?? '', width), width, right.includes(column) ? 'right' : 'left'))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
  const left = heading.filter((_, column) => !shown.some((each) => each.column === column));
  if (left.length > 0 && typeof room === 'number') lines.push(clip(`(no room for ${left.join(', ')})`, room));
  return lines;
}

function widest(rows: readonly (readonly string[])[], column: number): number {
  let most = 0;
  for (const row of rows) most = Math.max(most, displayWidth(row[column] ?? ''));
  return most;
}

/** The columns that there is room for, and how wide each is. */
function fitted(
  heading: readonly string[],
  below: readonly (readonly string[])[],
  widths: readonly number[],
  room: number,
): Shown[] {
  const all = widths.map((width, column) => ({ column, width }));
  if (needed(all) <= room) return all;
  if (needed(all, COMFORTABLE) <= room) return shared(all, room);
  const tight = heading.map((name, column) => ({
    column,
    width: Math.max(Math.min(displayWidth(name), LEAST_HEADING), widest(below, column)),
  }));
  return shared(thinned(tight, room), room);
}

const needed = (columns: readonly Shown[], most = Infinity): number =>
  columns.reduce((sum, { width }) => sum + Math.min(width, most), GAP * (columns.length - 1));

/** As many columns as there is room for: the first and the widest of the others stay, the last of the rest go. */
function thinned(columns: readonly Shown[], room: number): Shown[] {
  const kept = [...columns];
  const [first, ...others] = columns;
  const main = others.reduce((best, each) => (each.width > best.width ? each : best), others[0] ?? first!);
  const least = Math.min(LEAST, Math.floor(room / 3));
  while (kept.length > 1 && needed(kept, least) > room) {
    const last = kept.findLastIndex((each) => each !== first && each !== main);
    kept.splice(last < 0 ? 1 : last, 1);
  }
  return kept;
}

/** Columns wider than an equal share of the room are cut to it. */
function shared(columns: readonly Shown[], width: number): Shown[] {
  let room = width - GAP * (columns.length - 1);
  const widths = new Map<number, number>();
  const byWidth = [...columns].sort((a, b) => a.width - b.width);
  for (const [i, { column, width: own }] of byWidth.entries()) {
    const share = Math.min(own, Math.max(1, Math.floor(room / (byWidth.length - i))));
    widths.set(column, share);
    room -= share;
  }
  return columns.map(({ column }) => ({ column, width: widths.get(column)! }));
}
