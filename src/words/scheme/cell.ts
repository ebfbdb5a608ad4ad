// A cell of the globe, about 3 m by 3 m: the one that a point is in, its borders and its centre.
import { type Point, wrapped } from '../../contract/typed/globe-point.js';
import { columnAt, columnsOf, latitudeOf, longitudeOf, rowAt, ROWS } from './borders.js';

/**
 * A cell: its tile of 0.1 degree, counted from -180 degrees east and -90 degrees north, and its row and column within
 * the tile, counted from the south-west.
 */
export interface Cell {
  readonly tileX: number;
  readonly tileY: number;
  readonly row: number;
  readonly column: number;
}

/** A box in degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/**
 * The cell that a point is in. A border belongs to the cell north or east of it, the north pole to the last row. Any
 * longitude wraps. Throws RangeError for a latitude beyond the poles, and for what is no number.
 */
export function cellAt(latitude: number, longitude: number): Cell {
  if (!(latitude >= -90 && latitude <= 90) || !Number.isFinite(longitude)) {
    throw new RangeError(`no point of the globe: ${latitude},${longitude}`);
  }
  const rowOfAll = rowAt(latitude);
  const tileY = Math.floor(rowOfAll / ROWS);
  const columns = columnsOf(tileY);
  const columnOfAll = columnAt(wrapped(longitude), columns);
  const tileX = Math.floor(columnOfAll / columns);
  return { tileX, tileY, row: rowOfAll - tileY * ROWS, column: columnOfAll - tileX * columns };
}

/** The borders of a cell: those of neighbours are the same numbers. The last cell of a row ends at 180 degrees east. */
export function squareOf({ tileX, tileY, row, column }: Cell): Box {
  const columns = columnsOf(tileY);
  const rowOfAll = tileY * ROWS + row;
  const columnOfAll = tileX * columns + column;
  return {
    south: latitudeOf(rowOfAll),
    west: longitudeOf(columnOfAll, columns),
    north: latitudeOf(rowOfAll + 1),
    east: longitudeOf(columnOfAll + 1, columns),
  };
}

/** The centre of a cell; `cellAt` of it is the cell. */
export function centreOf({ tileX, tileY, row, column }: Cell): Point {
  const columns = columnsOf(tileY);
  return {
    latitude: latitudeOf(tileY * ROWS + row + 0.5),
    longitude: longitudeOf(tileX * columns + column + 0.5, columns),
  };
}
