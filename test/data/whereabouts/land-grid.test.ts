// Where land is: what is written of rings and points is what is read at every square.
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { LandGrid } from '../../../src/data/whereabouts/read/land-grid.js';
import { LandSquares } from '../../../src/data/whereabouts/write/land-squares.js';
import { writeLandGrid } from '../../../src/data/whereabouts/write/write-land-grid.js';
import { temporaryFolder } from '../support/release.js';
import { META } from './meta.js';

const squares = new LandSquares();
squares.markRings([
  // A continent of three degrees and a half with a lagoon, which is sea.
  [
    [10, 40],
    [13.5, 40],
    [13.5, 43.5],
    [10, 43.5],
    [10, 40],
  ],
  [
    [11, 41],
    [11.5, 41],
    [11.5, 41.5],
    [11, 41.5],
    [11, 41],
  ],
  // An island that is smaller than a square.
  [
    [-50.001, -30.001],
    [-50, -30.001],
    [-50, -30],
    [-50.001, -30.001],
  ],
  // What reaches up to both edges of the map.
  [
    [-180, 60],
    [-179, 60],
    [-179, 61],
    [-180, 61],
    [-180, 60],
  ],
  [
    [179, 60],
    [180, 60],
    [180, 61],
    [179, 61],
    [179, 60],
  ],
]);
squares.markPoint(-170.01, 5.01);
const name = path.join(temporaryFolder(), 'land.wpd');
const writer = new SetWriter(name);
writeLandGrid(writer, squares);
writer.finish(META);
const file = SetFile.open(name);
const land = new LandGrid(file);
const isLand = (latitude: number, longitude: number): boolean =>
  land.isLand(Math.round(latitude * 1e7), Math.round(longitude * 1e7));

describe('Land', () => {
  test.each<[what: string, latitude: number, longitude: number, isLand: boolean]>([
    ['within a continent', 42.7, 12.7, true],
    ['on its coast', 42, 10, true],
    ['a square out at sea', 42, 9.99, true],
    ['two squares out at sea', 42, 9.96, false],
    ['within its lagoon', 41.25, 11.25, false],
    ['on an island smaller than a square', -30, -50, true],
    ['in a square beside it', -30.03, -50.03, true],
    ['in the next square', -30.05, -50.05, false],
    ['at a point by itself', 5.01, -170.01, true],
    ['beside it', 5.03, -170.03, true],
    ['further off', 5.05, -170.01, false],
    ['on the antimeridian', 60.5, 180, true],
    ['the same, from the other side', 60.5, -180, true],
    ['beyond it, once round', 60.5, 180.5, true],
    ['in the open sea', 0, 0, false],
    ['at a pole', 90, 180, false],
    ['at the other', -90, -180, false],
  ])('%s', (_, latitude, longitude, wanted) => {
    expect(isLand(latitude, longitude)).toBe(wanted);
  });

  test('is read as it was marked, in every square of a coast', () => {
    const across = 50;
    for (let y = 0; y < 4 * across; y++) {
      for (let x = 0; x < 4 * across; x++) {
        const [column, row] = [(10 + 180) * across - 10 + x, (40 + 90) * across - 10 + y];
        expect(isLand((row + 0.5) / across - 90, (column + 0.5) / across - 180)).toBe(squares.isLand(column, row));
      }
    }
  });
});
