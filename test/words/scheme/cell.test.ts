// Which cell a point is in, and where its borders are.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../../src/words/scheme/borders.js';
import { type Cell, cellAt, centreOf, squareOf } from '../../../src/words/scheme/cell.js';
import { wrapped } from '../../../src/contract/typed/globe-point.js';
import { runs } from '../../support/seeded.js';
import { cellNumbers, latitude, longitude } from '../points.js';

const cells = cellNumbers.map(({ share, ...place }): Cell => ({
  ...place,
  column: Math.floor(share * columnsOf(place.tileY)),
}));
const metresWide = ({ south, west, north, east }: ReturnType<typeof squareOf>): number =>
  (east - west) * 111_319.5 * Math.cos((((south + north) / 2) * Math.PI) / 180);

describe('A cell', () => {
  test('holds its points: its south and west borders are its own, the others its neighbours', () => {
    fc.assert(
      fc.property(latitude, longitude, (latitude, longitude) => {
        const { south, west, north, east } = squareOf(cellAt(latitude, longitude));
        const within = wrapped(longitude);
        expect(south <= latitude && west <= within && within < east).toBe(true);
        expect(latitude < north || (latitude === 90 && north === 90)).toBe(true);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('is the cell of its centre, and of its south-western corner', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        const { latitude, longitude } = centreOf(cell);
        expect(cellAt(latitude, longitude)).toEqual(cell);
        const { south, west } = squareOf(cell);
        expect(cellAt(south, west)).toEqual(cell);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('shares its borders with its neighbours, across tiles too', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        const square = squareOf(cell);
        const { latitude, longitude } = centreOf(cell);
        const east = squareOf(cellAt(latitude, square.east));
        expect(east.west).toBe(square.east === 180 ? -180 : square.east);
        if (square.north < 90) expect(squareOf(cellAt(square.north, longitude)).south).toBe(square.north);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('is the same every full turn', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: -20, max: 20 }), (cell, turns) => {
        const { latitude, longitude } = centreOf(cell);
        expect(cellAt(latitude, longitude + 360 * turns)).toEqual(cell);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('is 3 m high and about as wide, from the equator to 80 degrees', () => {
    for (let tileY = 100; tileY < 1700; tileY++) {
      const square = squareOf({ tileX: 1234, tileY, row: 1853, column: 7 });
      expect(Math.abs(metresWide(square) - 3)).toBeLessThan(0.01);
    }
  });

  test.each<[where: string, latitude: number, longitude: number, cell: Cell]>([
    ['the south pole at the antimeridian', -90, -180, { tileX: 0, tileY: 0, row: 0, column: 0 }],
    ['the north pole at the antimeridian', 90, 180, { tileX: 0, tileY: 1799, row: 3705, column: 0 }],
    ['the last of the eastern hemisphere', 0, 179.999999, { tileX: 3599, tileY: 900, row: 0, column: 3710 }],
    ['where the equator meets Greenwich', 0, 0, { tileX: 1800, tileY: 900, row: 0, column: 0 }],
    ['a hair west of it', 0, -1e-15, { tileX: 1799, tileY: 900, row: 0, column: 3710 }],
    ['a longitude that went round', -33.8568, 151.2153 - 720, { tileX: 3312, tileY: 561, row: 1600, column: 471 }],
  ])('is that of %s', (_, latitude, longitude, cell) => {
    expect(cellAt(latitude, longitude)).toEqual(cell);
  });

  test('is none for what is no point', () => {
    for (const [latitude, longitude] of [
      [90.000001, 0],
      [-91, 0],
      [Number.NaN, 0],
      [0, Number.NaN],
      [0, Infinity],
    ]) {
      expect(() => cellAt(latitude!, longitude!)).toThrow(RangeError);
    }
  });

  test('is one of 56,729,950,776,000, as many on either side of the equator', () => {
    const columns = Array.from({ length: 1800 }, (_, band) => columnsOf(band));
    expect(columns).toEqual([...columns].reverse());
    expect(columns.reduce((all, columns) => all + columns * 3706 * 3600, 0)).toBe(56_729_950_776_000);
  });
});
