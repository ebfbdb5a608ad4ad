// Writes where land is.
import type { SetWriter } from '../../file/write/set-writer.js';
import { COLUMNS, LAND, MIXED, ROWS, SEA, SQUARES, TILES } from '../read/land-grid.js';
import type { LandSquares } from './land-squares.js';

/** All squares of a tile. */
const WHOLE_TILE = 2 ** (SQUARES * SQUARES) - 1;
/** Squares across a cell, and up. */
const ACROSS = TILES * SQUARES;
/** Numbers of patterns have 16 bits; coasts repeat themselves. */
const MOST_PATTERNS = 2 ** 16;

/** Writes which squares of the globe are land. Throws where there are more patterns of coasts than numbers for them. */
export function writeLandGrid(writer: SetWriter, squares: LandSquares): void {
  const cells = new Uint16Array(COLUMNS * ROWS);
  const tiles: number[] = [];
  const patterns = new Map<number, number>();
  for (let cell = 0; cell < cells.length; cell++) {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    if (squares.isSea(column * ACROSS, row * ACROSS, ACROSS)) {
      cells[cell] = SEA;
      continue;
    }
    const own = tilesOf(squares, column, row);
    if (own.every((tile) => tile === WHOLE_TILE)) cells[cell] = LAND;
    else {
      cells[cell] = MIXED + tiles.length / (TILES * TILES);
      for (const pattern of own) {
        if (!patterns.has(pattern)) patterns.set(pattern, patterns.size);
        tiles.push(patterns.get(pattern)!);
      }
    }
  }
  writer.section('land.cell', 'u16', cells);
  if (patterns.size > MOST_PATTERNS) throw new RangeError(`${patterns.size} patterns of land are too many to number`);
  writer.section('land.tile', 'u16', Uint16Array.from(tiles));
  writer.section('land.pattern', 'u32', Uint32Array.from(patterns.keys()));
}

/** The tiles of a cell, a bit for each square. */
const tilesOf = (squares: LandSquares, column: number, row: number): number[] =>
  Array.from({ length: TILES * TILES }, (_, tile) => {
    const x = (column * TILES + (tile % TILES)) * SQUARES;
    const y = (row * TILES + Math.floor(tile / TILES)) * SQUARES;
    let bits = 0;
    for (let square = 0; square < SQUARES * SQUARES; square++) {
      if (squares.isLand(x + (square % SQUARES), y + Math.floor(square / SQUARES))) bits |= 1 << square;
    }
    return bits;
  });
