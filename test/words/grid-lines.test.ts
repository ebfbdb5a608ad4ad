// The lines of the grid over a part of the map.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornerToCornerKm, type GridLine, gridLines } from '../../src/words/grid/lines.js';
import { type Box, cellAt, squareOf } from '../../src/words/scheme/cell.js';
import { wrapped } from '../../src/contract/typed/globe-point.js';
import { runs } from '../support/seeded.js';
import { latitude, longitude } from './points.js';

/** Boxes of up to 0.01 degree, a kilometre or so. */
const boxes = fc
  .tuple(
    latitude,
    longitude,
    fc.double({ min: 0, max: 0.01, noNaN: true }),
    fc.double({ min: 0, max: 0.01, noNaN: true }),
  )
  .map(([south, west, height, width]): Box => ({
    south,
    west,
    north: Math.min(90, south + height),
    east: west + width,
  }));
const isLevel = ({ start, end }: GridLine): boolean => start.latitude === end.latitude;
const level = (lines: readonly GridLine[]): GridLine[] => lines.filter((line) => isLevel(line));
const upright = (lines: readonly GridLine[]): GridLine[] => lines.filter((line) => !isLevel(line));

/** Whether a line covers a piece of a parallel or meridian, from one end to the other. */
const covers = (lines: readonly GridLine[], piece: GridLine): boolean =>
  lines.some(
    ({ start, end }) =>
      start.latitude <= piece.start.latitude &&
      end.latitude >= piece.end.latitude &&
      start.longitude <= piece.start.longitude &&
      end.longitude >= piece.end.longitude,
  );

const sidesOf = ({ south, west, north, east }: Box): GridLine[] => {
  const [sw, se] = [
    { latitude: south, longitude: west },
    { latitude: south, longitude: east },
  ];
  const [nw, ne] = [
    { latitude: north, longitude: west },
    { latitude: north, longitude: east },
  ];
  return [
    { start: sw, end: se },
    { start: nw, end: ne },
    { start: sw, end: nw },
    { start: se, end: ne },
  ];
};

describe('Lines of the grid', () => {
  test('are the four sides of every cell that has a part in the box', () => {
    const within = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(boxes, within, within, (box, up, across) => {
        const lines = gridLines(box);
        const latitude = Math.min(box.north, box.south + (box.north - box.south) * up);
        const longitude = Math.min(box.east, box.west + (box.east - box.west) * across);
        const square = squareOf(cellAt(latitude, longitude));
        // The last border of the box is of the next cell, which has no part in it.
        fc.pre(square.south < box.north || box.south === box.north);
        fc.pre(square.west < box.east || box.west === box.east);
        fc.pre(longitude === wrapped(longitude));
        for (const side of sidesOf(square)) expect(covers(lines, side)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  test('reach beyond the box by less than a cell, and none lies outside it', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const height = 1 / 37_060;
        for (const line of gridLines(box)) {
          expect(line.end.latitude - height).toBeLessThanOrEqual(box.north + 1e-9);
          expect(line.start.latitude + height).toBeGreaterThanOrEqual(box.south - 1e-9);
          // A cell is 3 columns to a tile wide at the poles, 0.034 degree.
          expect(line.end.longitude - 0.034).toBeLessThanOrEqual(box.east);
          expect(line.start.longitude + 0.034).toBeGreaterThanOrEqual(box.west);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  test('of a box of one point are the sides of its cell', () => {
    const { south, west, north, east } = squareOf(cellAt(-33.8568, 151.2153));
    const lines = gridLines({ south: -33.8568, west: 151.2153, north: -33.8568, east: 151.2153 });
    expect(new Set(lines.map((line) => JSON.stringify(line)))).toEqual(
      new Set(sidesOf({ south, west, north, east }).map((line) => JSON.stringify(line))),
    );
  });

  test('of the very square of a cell are its sides, and no neighbour is drawn', () => {
    const square = squareOf(cellAt(-33.8568, 151.2153));
    expect(gridLines(square)).toHaveLength(4);
  });

  test('break where a tile has other columns than the one south of it, and nowhere else', () => {
    // 0.1 degree from the equator the tiles have as many columns still; at 33.9 degrees south they have not.
    const even = gridLines({ south: 0.0999, west: 10, north: 0.1001, east: 10.0001 });
    expect(upright(even).every(({ start, end }) => start.latitude < 0.1 && end.latitude > 0.1)).toBe(true);
    const uneven = upright(gridLines({ south: -33.9001, west: 151, north: -33.8999, east: 151.0001 }));
    const [below, above] = [
      uneven.filter(({ start }) => start.latitude < -33.9),
      uneven.filter(({ start }) => start.latitude >= -33.9),
    ];
    expect(below.every(({ end }) => end.latitude === -33.9)).toBe(true);
    expect(above.every(({ start }) => start.latitude === -33.9)).toBe(true);
    expect(below.length + above.length).toBe(uneven.length);
    expect(below[1]!.start.longitude).not.toBe(above[1]!.start.longitude);
  });

  test('go on counting beyond 180 degrees, as they do on the other side of it', () => {
    const box = { south: -16.85, west: 179.9999, north: -16.8499, east: 180.0001 };
    const lines = gridLines(box);
    const longitudes = upright(lines).map(({ start }) => start.longitude);
    expect(longitudes).toEqual([...longitudes].sort((a, b) => a - b));
    expect(longitudes).toContain(180);
    expect(longitudes.at(-1)).toBeGreaterThanOrEqual(180.0001);
    const gaps = longitudes.slice(1).map((longitude, i) => longitude - longitudes[i]!);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1e-12);
    const turned = gridLines({ ...box, west: box.west - 360, east: box.east - 360 });
    expect(turned).toHaveLength(lines.length);
    turned.forEach(({ start }, i) => expect(start.longitude + 360).toBeCloseTo(lines[i]!.start.longitude, 9));
  });

  test('are one full turn at most, so that a box about a pole has an end', () => {
    const turn = gridLines({ south: 89.9999, west: -180, north: 90, east: 180 });
    expect(gridLines({ south: 89.9999, west: -180, north: 90, east: 180_000 })).toEqual(turn);
    expect(upright(turn)).toHaveLength(3600 * 3 + 1);
    expect(level(turn)).toHaveLength(5);
  });

  test('of a box of 4 km from corner to corner are some 1,900', () => {
    const box = { south: -33.87, west: 151.2, north: -33.87 + 2.828 / 111.2, east: 151.2 + 2.828 / 92.4 };
    expect(cornerToCornerKm(box)).toBeCloseTo(4, 1);
    expect(gridLines(box).length).toBeGreaterThan(1800);
    expect(gridLines(box).length).toBeLessThan(2000);
  });
});

describe('The size of a box', () => {
  test.each<[box: Box, km: number]>([
    [{ south: 0, west: 0, north: 0, east: 0 }, 0],
    [{ south: 0, west: 0, north: 1, east: 0 }, 111.195],
    [{ south: 0, west: 179.99, north: 0, east: 180.01 }, 2.224],
    [{ south: 0, west: -180, north: 0, east: 180 }, 20_015.11],
    [{ south: 0, west: 0, north: 0, east: 270 }, 20_015.11],
    [{ south: 89.99, west: -180, north: 90, east: 180 }, 1.112],
  ])('%j is %d km from corner to corner', (box, km) => {
    expect(cornerToCornerKm(box)).toBeCloseTo(km, 2);
  });
});
