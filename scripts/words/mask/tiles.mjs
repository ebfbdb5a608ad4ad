// The grid of three-word places as far as the mask needs it: tiles of 0.1 degree, cells of three metres, strips, and
// how many cells of a strip each block of words can name. These numbers are part of version 1 and never change.

/** Tiles round the globe from 180 degrees west, and from pole to pole from the south; tile t is y * ACROSS + x. */
export const ACROSS = 3600;
export const UP = 1800;
export const TILES = ACROSS * UP;
/** Strips of half a degree: a strip holds five columns of tiles and the five that are 180 degrees further. */
export const STRIPS = 360;
const TILES_IN_STRIP = 5;
/** Rows of cells in a tile: 0.1 degree of latitude (11,119.5 m) in rows of 3.0004 m. */
const ROWS = 3706;
/** 0.1 degree of longitude at the equator, in metres. */
const TILE_METRES_AT_EQUATOR = 11_131.95;
const CELL_METRES = 3;
/** Ranks of words that blocks A, A and B, and all three have; each rank has a word of each of 360 colours. */
const RANKS = [34, 72, 113];
const COLOURS = 360;

/** Degrees north of the middle of a row of tiles. */
export const latitudeOf = (y) => -90 + (y + 0.5) / 10;

/** Cells of a tile, for each row of tiles. */
export const CELLS = Float64Array.from({ length: UP }, (_, y) => {
  const metres = TILE_METRES_AT_EQUATOR * Math.cos((latitudeOf(y) * Math.PI) / 180);
  return ROWS * Math.max(1, Math.round(metres / CELL_METRES));
});

/** Cells of one strip that each block can name: triples of different ranks, two colours free, the third given. */
export const CAPACITIES = RANKS.map(named).map((all, block, every) => all - (every[block - 1] ?? 0));

function named(ranks) {
  return ranks * (ranks - 1) * (ranks - 2) * COLOURS * COLOURS;
}

/** Strip of a column of tiles. */
export const stripOf = (x) => Math.floor((x % (ACROSS / 2)) / TILES_IN_STRIP);

/** Tiles of a strip, in ascending order. */
export function tilesOf(strip) {
  const columns = [0, ACROSS / 2].flatMap((half) =>
    Array.from({ length: TILES_IN_STRIP }, (_, i) => half + strip * TILES_IN_STRIP + i),
  );
  return Array.from({ length: UP }, (_, y) => columns.map((x) => y * ACROSS + x)).flat();
}

/** The tile that holds a point. */
export function tileAt(latitude, longitude) {
  const x = Math.min(ACROSS - 1, Math.floor((longitude + 180) * 10));
  const y = Math.min(UP - 1, Math.floor((latitude + 90) * 10));
  return y * ACROSS + x;
}

/** The mask as it is kept: two bits a tile, four tiles a byte, the first in the lowest bits. */
export function pack(blocks) {
  const packed = new Uint8Array(blocks.length / 4);
  for (let tile = 0; tile < blocks.length; tile++) packed[tile >> 2] |= blocks[tile] << (2 * (tile & 3));
  return packed;
}
