// The cells of a strip that have words of one block, counted through. A strip is half a degree of longitude from pole
// to pole, with the one opposite: ten tiles of each band. Cells are counted band by band from the south, in a band tile
// by tile, in a tile row by row.
import { BANDS, columnsOf, ROWS, TILES_ROUND } from './borders.js';
import type { Cell } from './cell.js';
import { type Block, COLOURS } from './triples.js';

/** Strips of half the globe; those of the other half are the same again. */
export const STRIPS = COLOURS;
/** Tiles that a strip is wide, on either side of the globe. */
const TILES_WIDE = 5;
const HALF_ROUND = STRIPS * TILES_WIDE;

/** Two bits for each tile: the block that its words come from. Tile t is in byte t >> 2, from bit 2 * (t & 3) on. */
export type TileBlocks = Uint8Array;

/**
 * A record of four numbers for each band of a strip, and one more for its end: the blocks of its ten tiles, two bits
 * each; and for each block, the columns of cells that its tiles further south have, of ROWS cells each. What a question
 * needs lies together, since most of its time goes by in waiting for memory.
 */
const RECORD = 4;
/** The lower bit of each of ten twos. */
const LOWER_BITS = 0x55555;
const STRIP_RECORDS = (BANDS + 1) * RECORD;

/** The strip that a tile is in, 0 to 359. */
export const stripOf = (tileX: number): number => Math.floor((tileX % HALF_ROUND) / TILES_WIDE);

/** Place of a tile among the ten of its strip in a band: five from the west, then the five opposite. */
const placeOf = (tileX: number): number => (tileX % TILES_WIDE) + (tileX < HALF_ROUND ? 0 : TILES_WIDE);

const tileXOf = (strip: number, place: number): number =>
  strip * TILES_WIDE + place + (place < TILES_WIDE ? 0 : HALF_ROUND - TILES_WIDE);

export class Strips {
  private readonly blocks: TileBlocks;
  /** Filled strip by strip, when one is first asked for: memory that is never touched takes none. */
  private readonly records = new Uint32Array(STRIPS * STRIP_RECORDS);
  private readonly isFilled = new Uint8Array(STRIPS);

  constructor(blocks: TileBlocks) {
    this.blocks = blocks;
  }

  /** The block that the words of a tile come from. */
  blockOf(tileX: number, tileY: number): Block {
    return blockAmong(this.records[this.start(stripOf(tileX)) + tileY * RECORD]!, placeOf(tileX));
  }

  /** Number of a cell among those of its strip and block; `block` is that of its tile. */
  numberOf({ tileX, tileY, row, column }: Cell, block: Block): number {
    const at = this.start(stripOf(tileX)) + tileY * RECORD;
    const columns = columnsOf(tileY);
    const before = tilesOf(this.records[at]!, block) & ((1 << (2 * placeOf(tileX))) - 1);
    const columnsBefore = this.records[at + 1 + block]! + bitCount(before) * columns;
    return columnsBefore * ROWS + row * columns + column;
  }

  /** The cell that has this number in a strip and block; undefined where there are not so many. */
  cellOf(number: number, block: Block, strip: number): Cell | undefined {
    const start = this.start(strip);
    const columnsBefore = (number / ROWS) | 0;
    if (columnsBefore >= this.records[start + BANDS * RECORD + 1 + block]!) return undefined;
    const tileY = this.bandOf(columnsBefore, start + 1 + block);
    const columns = columnsOf(tileY);
    const at = start + tileY * RECORD;
    const inBand = number - this.records[at + 1 + block]! * ROWS;
    const tilesBefore = (inBand / (ROWS * columns)) | 0;
    const inTile = inBand - tilesBefore * ROWS * columns;
    const row = (inTile / columns) | 0;
    const tileX = tileXOf(strip, nthPlace(this.records[at]!, block, tilesBefore));
    return { tileX, tileY, row, column: inTile - row * columns };
  }

  /** Cells of a strip and block. */
  size(block: Block, strip: number): number {
    return this.records[this.start(strip) + BANDS * RECORD + 1 + block]! * ROWS;
  }

  /** The last band before which there are not more columns than that, of the block whose numbers begin at `first`. */
  private bandOf(columnsBefore: number, first: number): number {
    let low = 0;
    let high = BANDS - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.records[first + middle * RECORD]! <= columnsBefore) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Where the records of a strip begin. */
  private start(strip: number): number {
    if (this.isFilled[strip] === 0) this.fill(strip);
    return strip * STRIP_RECORDS;
  }

  /** Fills the records of a strip: the larger part of what the first question of a process costs. */
  private fill(strip: number): void {
    const columnsBefore = [0, 0, 0] as [number, number, number];
    const west = tileXOf(strip, 0);
    const east = tileXOf(strip, TILES_WIDE);
    let at = strip * STRIP_RECORDS;
    for (let band = 0; band < BANDS; band++) {
      const southWest = band * TILES_ROUND;
      const blocks = this.fiveFrom(southWest + west) | (this.fiveFrom(southWest + east) << (2 * TILES_WIDE));
      this.records[at] = blocks;
      this.records[at + 1] = columnsBefore[0];
      this.records[at + 2] = columnsBefore[1];
      this.records[at + 3] = columnsBefore[2];
      const columns = columnsOf(band);
      const ofB = bitCount(blocks & LOWER_BITS);
      const ofC = bitCount((blocks >> 1) & LOWER_BITS);
      columnsBefore[0] += (2 * TILES_WIDE - ofB - ofC) * columns;
      columnsBefore[1] += ofB * columns;
      columnsBefore[2] += ofC * columns;
      at += RECORD;
    }
    this.records.set(columnsBefore, at + 1);
    this.isFilled[strip] = 1;
  }

  /** The blocks of five tiles that follow each other, two bits each. */
  private fiveFrom(tile: number): number {
    const byte = tile >> 2;
    const bits = this.blocks[byte]! | (this.blocks[byte + 1]! << 8) | (this.blocks[byte + 2]! << 16);
    return (bits >> (2 * (tile & 3))) & ((1 << (2 * TILES_WIDE)) - 1);
  }
}

/** The block at a place among ten of two bits each; 3 stands for none, and no tile has it. */
const blockAmong = (blocks: number, place: number): Block => ((blocks >> (2 * place)) & 3) as Block;

/** The lower bit of each of the ten twos that is set where the tile is of that block. */
function tilesOf(blocks: number, block: Block): number {
  const others = blocks ^ (LOWER_BITS * block);
  return ~(others | (others >> 1)) & LOWER_BITS;
}

/** How many lower bits of twos are set. */
function bitCount(bits: number): number {
  const fours = (bits & 0x33333) + ((bits >> 2) & 0x33333);
  return (Math.imul(fours, 0x11111) >> 16) & 0xf;
}

/** The place of the tile of a block that has `nth` others of it before. */
function nthPlace(blocks: number, block: Block, nth: number): number {
  let left = tilesOf(blocks, block);
  // Each step forgets the lowest bit that is set.
  for (let forgotten = 0; forgotten < nth; forgotten++) left &= left - 1;
  return (31 - Math.clz32(left & -left)) >> 1;
}
