// Which block of words each tile uses. Every strip has room for so many cells in each block; the tiles of a strip are
// put in an order and fill block A, then B, and what is left uses C.
import { ACROSS, CAPACITIES, CELLS, STRIPS, TILES, tilesOf } from './tiles.mjs';
import { isPolar, withoutMixUps } from './polar.mjs';

const [A, B, C] = [0, 1, 2];

/**
 * Block of each tile: 0, 1 or 2.
 *
 * - A: tiles with people, by `worth`; then, where room is left, land and shore by how near listed places are, but none
 *   beyond the polar latitude, where only people are worth the words.
 * - B: the rest of land and shore, by how near listed places are; then the sea, by how near land is.
 * - C: what is left: the open sea, and in strips with more land than room the land furthest from any place.
 *
 * `coast`: 1 for tiles of land and shore. `toPlace`, `toLand`: kilometres from each tile.
 */
export function blocksOfTiles({ worth, coast, toPlace, toLand }) {
  const blocks = new Uint8Array(TILES).fill(C);
  const allowed = new Uint8Array(TILES).fill(1);
  const polar = Array.from(worth.keys()).filter((tile) => isPolar(tile));
  for (const tile of polar) allowed[tile] = 0;
  const peopled = polar.filter((tile) => worth[tile] > 0).sort((a, b) => worth[b] - worth[a] || a - b);
  for (const tile of withoutMixUps(peopled)) allowed[tile] = 1;
  for (let strip = 0; strip < STRIPS; strip++) {
    const tiles = tilesOf(strip);
    const byWorth = tiles.filter((tile) => worth[tile] > 0).sort((a, b) => worth[b] - worth[a] || a - b);
    const byPlace = tiles.filter((tile) => coast[tile] === 1).sort((a, b) => toPlace[a] - toPlace[b] || a - b);
    const byLand = tiles.filter((tile) => coast[tile] === 0).sort((a, b) => toLand[a] - toLand[b] || a - b);
    fill(
      blocks,
      A,
      [...byWorth, ...byPlace].filter((tile) => allowed[tile] === 1),
    );
    fill(blocks, B, [...byWorth, ...byPlace, ...byLand]);
    const left = cellsIn(tiles.filter((tile) => blocks[tile] === C));
    if (left > CAPACITIES[C]) throw new Error(`strip ${strip}: ${left} cells are left for block C, which is too many`);
  }
  return blocks;
}

/** Gives a block to tiles of block C in order, until one does not fit. */
function fill(blocks, block, tiles) {
  let room = CAPACITIES[block];
  for (const tile of tiles) {
    const cells = CELLS[Math.floor(tile / ACROSS)];
    if (blocks[tile] !== C) continue;
    if (cells > room) return;
    blocks[tile] = block;
    room -= cells;
  }
}

const cellsIn = (tiles) => tiles.reduce((sum, tile) => sum + CELLS[Math.floor(tile / ACROSS)], 0);
