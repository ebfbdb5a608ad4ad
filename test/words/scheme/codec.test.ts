// Cells and the ids of their words, over made-up blocks: what holds of the scheme holds of any.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../../src/words/scheme/borders.js';
import { type Cell, cellAt } from '../../../src/words/scheme/cell.js';
import { Codec } from '../../../src/words/scheme/codec.js';
import { stripOf, Strips } from '../../../src/words/scheme/strips.js';
import { CAPACITY, RANKS, type WordIds, WORDS } from '../../../src/words/scheme/triples.js';
import { runs } from '../../support/seeded.js';
import { madeUpBlocks } from '../made-up.js';
import { cellNumbers, latitude, longitude } from '../points.js';

const blocks = madeUpBlocks();
const codec = new Codec(blocks);
const strips = new Strips(blocks);
const cells = fc.oneof(
  cellNumbers.map(({ share, ...place }): Cell => ({ ...place, column: Math.floor(share * columnsOf(place.tileY)) })),
  fc.tuple(latitude, longitude).map(([latitude, longitude]) => cellAt(latitude, longitude)),
);
const word = fc.nat(WORDS - 1);
const ranksOf = (ids: WordIds): number[] => ids.map((id) => Math.floor(id / 360));
const orders = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

describe('The words of a cell', () => {
  test('lead back to it', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        expect(codec.cellOf(...codec.idsOf(cell))).toEqual(cell);
      }),
      { numRuns: runs(20_000) },
    );
  });

  test('lead back to every corner of tiles in a strip and the one opposite', () => {
    const lost: Cell[] = [];
    for (const tileX of [0, 4, 5, 1799, 1800, 3312, 3599]) {
      for (let tileY = 0; tileY < 1800; tileY++) {
        for (const row of [0, 3705]) {
          for (const column of [0, columnsOf(tileY) - 1]) {
            const cell = { tileX, tileY, row, column };
            const back = codec.cellOf(...codec.idsOf(cell));
            if (JSON.stringify(back) !== JSON.stringify(cell)) lost.push(cell);
          }
        }
      }
    }
    expect(lost).toEqual([]);
  });

  test('are of three ranks, the greatest of which is in the block of the tile', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        const ranks = ranksOf(codec.idsOf(cell));
        expect(new Set(ranks).size).toBe(3);
        const block = strips.blockOf(cell.tileX, cell.tileY);
        expect(Math.max(...ranks)).toBeLessThan(RANKS[block]);
        expect(Math.max(...ranks)).toBeGreaterThanOrEqual(RANKS[block - 1] ?? 0);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('are in another order those of a place 30 degrees of longitude away or more, or of none', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        const ids = codec.idsOf(cell);
        for (const [first, second, third] of orders) {
          const other = codec.cellOf(ids[first], ids[second], ids[third]);
          if (other) expect((stripOf(other.tileX) - stripOf(cell.tileX) + 360) % 60).toBe(0);
          if (other) expect(stripOf(other.tileX)).not.toBe(stripOf(cell.tileX));
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  test('with one of another colour, are those of a place as many strips away, or of none', () => {
    fc.assert(
      fc.property(cells, fc.nat(2), word, (cell, position, other) => {
        const ids = [...codec.idsOf(cell)] as [number, number, number];
        const colours = (((other - ids[position]!) % 60) + 60) % 60;
        ids[position] = other;
        const place = codec.cellOf(...ids);
        if (place) expect((stripOf(place.tileX) - stripOf(cell.tileX) + 360) % 60).toBe(colours);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('of neighbours have one word in common as seldom as chance has it, and never two', () => {
    let one = 0;
    let more = 0;
    for (let i = 0; i < 40_000; i++) {
      const cell = cellAt(-37.8136 + i * 2.7e-5, 144.9631 + i * 3.1e-5);
      const column = cell.column + 1 < columnsOf(cell.tileY) ? cell.column + 1 : cell.column - 1;
      const ids = codec.idsOf(cell);
      const common = codec.idsOf({ ...cell, column }).filter((id) => ids.includes(id)).length;
      if (common === 1) one++;
      if (common > 1) more++;
    }
    expect(more).toBe(0);
    // Three of 12,240 to 40,680 words against three: 9 to 30 times in 40,000.
    expect(one).toBeLessThan(60);
  });
});

describe('Words that no cell has', () => {
  test('are those with a rank twice', () => {
    expect(codec.cellOf(5, 5, 400)).toBeUndefined();
    expect(codec.cellOf(0, 800, 359)).toBeUndefined();
  });

  test('are those with an id that there is not', () => {
    for (const id of [-1, WORDS, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(codec.cellOf(id, 400, 800)).toBeUndefined();
      expect(codec.cellOf(400, id, 800)).toBeUndefined();
      expect(codec.cellOf(400, 800, id)).toBeUndefined();
    }
  });

  test('are found out for any ids: what has a cell is what that cell has', () => {
    fc.assert(
      fc.property(word, word, word, (first, second, third) => {
        const cell = codec.cellOf(first, second, third);
        if (cell) expect(codec.idsOf(cell)).toEqual([first, second, third]);
      }),
      { numRuns: runs(20_000) },
    );
  });
});

describe('A strip', () => {
  test('has no more cells of a block than the block has words for, and counts each once', () => {
    for (const strip of [0, 1, 179, 331, 359]) {
      for (const block of [0, 1, 2] as const) {
        const size = strips.size(block, strip);
        expect(size).toBeLessThanOrEqual(CAPACITY[block]!);
        expect(strips.cellOf(size, block, strip)).toBeUndefined();
        for (const number of [0, 1, Math.floor(size / 3), size - 1]) {
          expect(strips.numberOf(strips.cellOf(number, block, strip)!, block)).toBe(number);
        }
      }
    }
  });
});
