// The lines that each cell of one degree has in it.
import { CELL_UNITS, COLUMNS, ROWS } from '../read/country-cells.js';
import { longitudeAt, type BorderLine } from './border-lines.js';

/** A line this near to a cell, degrees * 1e7, is among those of the cell: rounding is less. */
const TOLERANCE = 10;

/** Lines by the cells that they go through or touch. */
export function linesByCell(lines: readonly BorderLine[]): Map<number, BorderLine[]> {
  const cells = new Map<number, BorderLine[]>();
  for (const line of lines) {
    const last = Math.min(ROWS - 1, rowOf(line.y2 + TOLERANCE));
    for (let row = Math.max(0, rowOf(line.y1 - TOLERANCE)); row <= last; row++) {
      const [least, greatest] = within(line, (row - ROWS / 2) * CELL_UNITS);
      const east = Math.min(COLUMNS - 1, columnOf(greatest + TOLERANCE));
      for (let column = Math.max(0, columnOf(least - TOLERANCE)); column <= east; column++) {
        const cell = row * COLUMNS + column;
        const listed = cells.get(cell);
        if (listed) listed.push(line);
        else cells.set(cell, [line]);
      }
    }
  }
  return cells;
}

const rowOf = (y: number): number => Math.floor(y / CELL_UNITS) + ROWS / 2;
const columnOf = (x: number): number => Math.floor(x / CELL_UNITS) + COLUMNS / 2;

/** Least and greatest longitude of the part of a line that is in the row of cells from `south` on. */
function within(line: BorderLine, south: number): readonly [least: number, greatest: number] {
  if (line.y1 === line.y2) return [line.x1, line.x2];
  const [one, other] = [south, south + CELL_UNITS]
    .map((y) => Math.min(line.y2, Math.max(line.y1, y)))
    .map((y) => longitudeAt(line, y));
  return [Math.min(one!, other!), Math.max(one!, other!)];
}
