// The lines of the grid over a part of the map, and how large that part is.
import { greatCircleMetres } from '../../geo/great-circle.js';
import { BANDS, columnAt, columnsOf, latitudeOf, longitudeOf, rowAt, ROWS } from '../scheme/borders.js';
import type { Box } from '../scheme/cell.js';
import type { Point } from '../../contract/typed/globe-point.js';

/** A line of the grid: southward or westward end first. */
export interface GridLine {
  readonly start: Point;
  readonly end: Point;
}

/** Bands that follow each other and have as many columns: lines go through them from south to north. */
interface Stretch {
  readonly columns: number;
  /** Rows of the globe from `south` to before `north`, and columns of it from `west` to before `east`. */
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const FULL_TURN = 360;
const HALF_TURN = 180;
/** Units of a degree, as distances on the globe are asked for. */
const UNITS = 1e7;

/**
 * The borders of all cells that have a part in the box, whole: they end at the borders of cells, outside the box by
 * less than a cell, so that every cell of the picture is closed. First those along parallels from the south on, each in
 * one piece; then those along meridians from the west on, which are in pieces only where the number of columns changes
 * at a tile's border. Longitudes count on from that of the box's west, beyond 180 where the box goes there; a box wider
 * than a full turn is one full turn. A box without width or height is the row or column of cells that it lies in.
 * Latitudes are from -90 to 90, `south` not above `north` and `west` not above `east`.
 */
export function gridLines(box: Box): GridLine[] {
  const stretches = stretchesOf({ ...box, east: Math.min(box.east, box.west + FULL_TURN) });
  return [...alongParallels(stretches), ...alongMeridians(stretches)];
}

function stretchesOf({ south, west, north, east }: Box): Stretch[] {
  const firstRow = rowAt(south);
  const lastRow = rowBefore(north, firstRow);
  const stretches: Stretch[] = [];
  let from = firstRow;
  while (from <= lastRow) {
    const columns = columnsOf(Math.floor(from / ROWS));
    let band = Math.floor(from / ROWS) + 1;
    while (band * ROWS <= lastRow && band < BANDS && columnsOf(band) === columns) band++;
    const to = Math.min(band * ROWS, lastRow + 1);
    const firstColumn = columnAt(west, columns);
    const lastColumn = columnBefore(east, columns, firstColumn);
    stretches.push({ columns, south: from, north: to, west: firstColumn, east: lastColumn + 1 });
    from = to;
  }
  return stretches;
}

/** The last row that has a part in a box up to that latitude: one that begins there has none. */
function rowBefore(north: number, first: number): number {
  const row = rowAt(north);
  return latitudeOf(row) === north && row > first ? row - 1 : row;
}

function columnBefore(east: number, columns: number, first: number): number {
  const column = columnAt(east, columns);
  return longitudeOf(column, columns) === east && column > first ? column - 1 : column;
}

/** A line for each border of rows, as long as the cells on both sides of it reach. */
function alongParallels(stretches: readonly Stretch[]): GridLine[] {
  const lines: GridLine[] = [];
  let below: Stretch | undefined;
  for (const stretch of stretches) {
    for (let row = stretch.south; row <= stretch.north; row++) {
      const isBorder = row === stretch.north && stretch !== stretches.at(-1);
      // The border to the next stretch is drawn with the next.
      if (!isBorder) lines.push(parallel(row, row === stretch.south && below ? [below, stretch] : [stretch]));
    }
    below = stretch;
  }
  return lines;
}

function parallel(row: number, sides: readonly Stretch[]): GridLine {
  const latitude = latitudeOf(row);
  const west = Math.min(...sides.map((side) => longitudeOf(side.west, side.columns)));
  const east = Math.max(...sides.map((side) => longitudeOf(side.east, side.columns)));
  return { start: { latitude, longitude: west }, end: { latitude, longitude: east } };
}

function alongMeridians(stretches: readonly Stretch[]): GridLine[] {
  return stretches.flatMap(({ columns, south, north, west, east }) =>
    Array.from({ length: east - west + 1 }, (_, i) => {
      const longitude = longitudeOf(west + i, columns);
      return {
        start: { latitude: latitudeOf(south), longitude },
        end: { latitude: latitudeOf(north), longitude },
      };
    }),
  );
}

/**
 * Kilometres from the south-western corner of a box to the north-eastern, on the sphere. A box wider than half a turn
 * is measured as one of half a turn: the other way round would be shorter, and is not what the box covers.
 */
export function cornerToCornerKm({ south, west, north, east }: Box): number {
  const width = Math.min(HALF_TURN, east - west);
  return greatCircleMetres(south * UNITS, 0, north * UNITS, width * UNITS) / 1000;
}
