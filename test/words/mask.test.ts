// The frozen mask of version 1, assets/words/v1/tiles.br: which block of words each tile of the globe uses. The words
// of every place hang on it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root } from '../support/workdir.js';

const ACROSS = 3600;
const UP = 1800;
const STRIPS = 360;

const mask = brotliDecompressSync(readFileSync(join(root, 'assets/words/v1/tiles.br')));
const blockOf = (x: number, y: number): number => {
  const tile = y * ACROSS + x;
  return (mask[tile >> 2]! >> (2 * (tile & 3))) & 3;
};
const blockAt = (latitude: number, longitude: number): number =>
  blockOf(Math.floor((longitude + 180) * 10), Math.floor((latitude + 90) * 10));
const stripOf = (x: number): number => Math.floor((x % 1800) / 5);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const latitudeOf = (y: number): number => (y + 0.5) / 10 - 90;

/** Kilometres between the middles of two tiles, on a sphere. */
function kilometres(x1: number, y1: number, x2: number, y2: number): number {
  const [one, other] = [radians(latitudeOf(y1)), radians(latitudeOf(y2))];
  const cosine = Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * Math.cos(radians((x1 - x2) / 10));
  return 6371 * Math.acos(Math.min(1, cosine));
}

describe('The mask of version 1', () => {
  test('is what places were named by: two bits for each of 3600 x 1800 tiles, never another', () => {
    expect(mask.length).toBe((ACROSS * UP) / 4);
    expect(createHash('sha256').update(mask).digest('hex')).toBe(
      'e0cfc794217fdcf1de4cb188997e3f70013981d13ac108b75528b6583487be81',
    );
  });

  test('gives no strip more cells of a block than three words of that block can name', () => {
    const cells = Array.from({ length: 4 }, () => new Float64Array(STRIPS));
    for (let y = 0; y < UP; y++) {
      const columns = Math.max(1, Math.round((11_131.95 * Math.cos(radians(latitudeOf(y)))) / 3));
      for (let x = 0; x < ACROSS; x++) cells[blockOf(x, y)]![stripOf(x)]! += 3706 * columns;
    }
    // Ordered triples of different ranks of a block, none of them of the blocks before it alone, by two free colours.
    const triples = [34, 72, 113].map((ranks) => ranks * (ranks - 1) * (ranks - 2) * 360 * 360);
    const rooms = triples.map((all, block) => all - (triples[block - 1] ?? 0));
    expect(cells.slice(0, 3).map((of, block) => Math.max(...of) <= rooms[block]!)).toEqual([true, true, true]);
    expect(Math.max(...cells[3]!)).toBe(0);
    // Block A is used as far as it goes where people are: in the strip of Melbourne, to a tile.
    expect(rooms[0]! - cells[0]![stripOf(3249)]!).toBeLessThan(2 * 3706 * 3711);
  });

  test('has no two tiles of block A near a pole whose words in another order are less than 1,000 km apart', () => {
    // Beyond 66 degrees, so that no pair across 70 degrees is missed. Half a diagonal of such tiles is under 6.5 km.
    const tiles: (readonly [x: number, y: number])[] = [];
    for (let y = 0; y < UP; y++) {
      if (Math.abs(latitudeOf(y)) < 66) continue;
      for (let x = 0; x < ACROSS; x++) if (blockOf(x, y) === 0) tiles.push([x, y]);
    }
    expect(tiles.length).toBeGreaterThan(500);
    const near = tiles.flatMap(([x1, y1]) =>
      tiles.filter(([x2, y2]) => {
        const strips = Math.abs(stripOf(x1) - stripOf(x2));
        return strips !== 0 && strips % 60 === 0 && kilometres(x1, y1, x2, y2) - 13 < 1000;
      }),
    );
    expect(near).toEqual([]);
  });

  test.each<[city: string, latitude: number, longitude: number]>([
    ['Sydney', -33.8688, 151.2093],
    ['Melbourne', -37.8136, 144.9631],
    ['Perth', -31.9505, 115.8605],
    ['Darwin', -12.4634, 130.8456],
    ['Alice Springs', -23.698, 133.8807],
    ['Coober Pedy', -29.0135, 134.7544],
    ['Oodnadatta', -27.5423, 135.4203],
    ['Thursday Island', -10.5796, 142.2193],
    ['Auckland', -36.8485, 174.7633],
    ['Invercargill', -46.4132, 168.3538],
    ['Twizel', -44.26, 170.1],
    ['Waitangi on Chatham Island', -43.9535, -176.5597],
    ['Suva', -18.1416, 178.4419],
    ['Port Moresby', -9.4438, 147.1803],
    ['London', 51.5074, -0.1278],
    ['New York', 40.7128, -74.006],
    ['Tokyo', 35.6762, 139.6503],
    ['Delhi', 28.6139, 77.209],
    ['Lagos', 6.5244, 3.3792],
    ['São Paulo', -23.5505, -46.6333],
    ['Manaus', -3.119, -60.0217],
    ['Ürümqi', 43.8256, 87.6168],
    ['Yakutsk', 62.0355, 129.6755],
    ['Reykjavík', 64.1466, -21.9426],
    ['Tromsø', 69.6492, 18.9553],
  ])('names %s in familiar words', (_, latitude, longitude) => {
    expect(blockAt(latitude, longitude)).toBe(0);
  });

  test.each<[where: string, latitude: number, longitude: number, block: number]>([
    ['the Great Sandy Desert', -20.5, 124.5, 1],
    ['Bass Strait, near the coast of Tasmania', -40.8, 146.5, 1],
    ['the middle of the South Pacific', -45, -130, 2],
    ['the middle of the Indian Ocean', -30, 80, 2],
    ['the inside of Antarctica', -80, 110, 2],
  ])('says of %s the block that room was left in', (_, latitude, longitude, block) => {
    expect(blockAt(latitude, longitude)).toBe(block);
  });
});
