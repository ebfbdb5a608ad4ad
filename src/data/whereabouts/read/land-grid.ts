// Where land is, by squares of 0.02 degree (2.2 km from south to north): a cell of one degree that is all sea or all
// land is said once, the others have a pattern of squares for each of their tiles of 0.1 degree.
import type { SetFile } from '../../file/read/set-file.js';

/** Squares of a tile, tiles of a cell, each way; cells round the globe and from pole to pole. */
export const SQUARES = 5;
export const TILES = 10;
export const COLUMNS = 360;
export const ROWS = 180;
/** What is said of a cell: sea, land, or this and the number of its tiles. */
export const SEA = 0;
export const LAND = 1;
export const MIXED = 2;
/** Degrees * 1e7 of a square. */
const SQUARE_UNITS = 200_000;

const SQUARES_IN_CELL = SQUARES * TILES;

export class LandGrid {
  private readonly cells: Uint16Array;
  private readonly tiles: Uint16Array;
  private readonly patterns: Uint32Array;

  constructor(file: SetFile) {
    this.cells = file.u16('land.cell');
    this.tiles = file.u16('land.tile');
    this.patterns = file.u32('land.pattern');
  }

  /** Whether the square of a point (degrees * 1e7, any longitude) is marked as land. */
  isLand(latitude: number, longitude: number): boolean {
    const y = Math.min(ROWS * SQUARES_IN_CELL - 1, Math.floor((latitude + 900_000_000) / SQUARE_UNITS));
    const round = COLUMNS * SQUARES_IN_CELL;
    const east = Math.floor((longitude + 1_800_000_000) / SQUARE_UNITS) % round;
    const x = east < 0 ? east + round : east;
    const cell = this.cells[Math.floor(y / SQUARES_IN_CELL) * COLUMNS + Math.floor(x / SQUARES_IN_CELL)]!;
    if (cell < MIXED) return cell === LAND;
    const tile = (Math.floor(y / SQUARES) % TILES) * TILES + (Math.floor(x / SQUARES) % TILES);
    const pattern = this.patterns[this.tiles[(cell - MIXED) * TILES * TILES + tile]!]!;
    return ((pattern >>> ((y % SQUARES) * SQUARES + (x % SQUARES))) & 1) === 1;
  }
}
