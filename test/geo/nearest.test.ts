// The rows of a set nearest to a point.
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writePointIndex } from '../../src/data/points/write/write-point-index.js';
import { SetFile } from '../../src/data/file/read/set-file.js';
import { SetWriter } from '../../src/data/file/write/set-writer.js';
import { ColumnPoints, PointIndex } from '../../src/data/points/read/point-index.js';
import { greatCircleMetres, HALF_WAY_ROUND } from '../../src/geo/great-circle.js';
import { NearestRows } from '../../src/geo/nearest.js';
import { temporaryFolder } from '../data/support/release.js';
import { runs } from '../support/seeded.js';

type Point = readonly [latitude: number, longitude: number];
const UNKNOWN = -0x80000000;
const META = {
  source: '',
  country: '',
  release: '',
  datum: '',
  states: [],
  counts: { addresses: 0, streets: 0, localities: 0 },
  builtBy: '',
};
const folder = temporaryFolder();
let files = 0;

/** A file of points in that order, as a reader opens it: large ones stay on the disk. */
function indexOf(points: readonly Point[], leftOut?: (row: number) => boolean): { index: PointIndex; file: SetFile } {
  const name = path.join(folder, `${files++}.wpd`);
  const writer = new SetWriter(name);
  writer.section(
    'latitude',
    'i32',
    Int32Array.from(points, ([latitude]) => latitude),
  );
  writer.section(
    'longitude',
    'i32',
    Int32Array.from(points, ([, longitude]) => longitude),
  );
  writePointIndex(
    writer,
    points.length,
    (row) => points[row]![0],
    (row) => points[row]![1],
    leftOut,
  );
  writer.finish(META);
  const file = SetFile.open(name);
  return { file, index: PointIndex.of(file, new ColumnPoints(file, { latitude: 'latitude', longitude: 'longitude' })) };
}

/** What looking at every point gives. */
function bruteForce(
  points: readonly Point[],
  [latitude, longitude]: Point,
  limit: number,
  radius: number,
): { row: number; metres: number }[] {
  return points
    .map(([y, x], row) => ({
      row,
      metres: greatCircleMetres(latitude, longitude, y, x),
      known: y !== UNKNOWN && x !== UNKNOWN,
    }))
    .filter(({ metres, known }) => known && metres <= radius)
    .sort((a, b) => a.metres - b.metres || a.row - b.row)
    .slice(0, limit)
    .map(({ row, metres }) => ({ row, metres }));
}

/** The distances are those of the brute force, each of its row; rows at one point are in their order. */
function expectNearest(
  points: readonly Point[],
  from: Point,
  limit: number,
  radius: number,
  found: { row: number; metres: number }[],
): void {
  expect(found.map(({ metres }) => metres)).toEqual(
    bruteForce(points, from, limit, radius).map(({ metres }) => metres),
  );
  expect(new Set(found.map(({ row }) => row)).size).toBe(found.length);
  found.forEach(({ row, metres }, i) => {
    const [y, x] = points[row]!;
    const next = found[i + 1];
    expect(metres).toBe(greatCircleMetres(from[0], from[1], y, x));
    if (next && points[next.row]![0] === y && points[next.row]![1] === x) expect(next.row).toBeGreaterThan(row);
  });
}

const place = ([latitude, longitude]: Point): { latitude: number; longitude: number } => ({ latitude, longitude });
const degrees = (value: number): number => Math.round(value * 1e7);
const anywhere = fc.tuple(
  fc.integer({ min: -900_000_000, max: 900_000_000 }),
  fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }),
);
/** Points round places where arithmetic of longitudes goes wrong, and in one suburb. */
const awkward = fc
  .tuple(
    fc.constantFrom([90, 0], [-90, 77], [89.9999, 180], [0, 180], [-16.8, -180], [-37.71, 145.01], [0, 0]),
    fc.integer({ min: -40_000, max: 40_000 }),
    fc.integer({ min: -60_000, max: 60_000 }),
  )
  .map(([[latitude, longitude], north, east]): Point => [
    Math.max(-900_000_000, Math.min(900_000_000, degrees(latitude!) + north)),
    wrapped(degrees(longitude!) + east),
  ]);
function wrapped(longitude: number): number {
  if (longitude > 1_800_000_000) return longitude - 3_600_000_000;
  return longitude < -1_800_000_000 ? longitude + 3_600_000_000 : longitude;
}
const point: fc.Arbitrary<Point> = fc.oneof({ weight: 3, arbitrary: awkward }, { weight: 1, arbitrary: anywhere });

const search = new NearestRows();

describe('The rows nearest to a point', () => {
  it('are those that looking at every row finds, anywhere on the globe, within any radius', () => {
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 400 }),
        fc.array(point, { minLength: 1, maxLength: 6 }),
        fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 60, max: 300 })),
        (points, from, limit) => {
          const doubled = [...points, ...points.slice(0, 40)];
          const { index, file } = indexOf(doubled);
          for (const at of from) {
            for (const radius of [0.01, 50, 700, 100_000, 5_000_000, HALF_WAY_ROUND]) {
              expectNearest(doubled, at, limit, radius, search.find(index, place(at), limit, radius));
            }
          }
          file.close();
        },
      ),
      { numRuns: runs(50) },
    );
  });

  it('are the same when the index is read from the disk', () => {
    const points = Array.from({ length: 30_000 }, (_, i): Point => [
      degrees(-37.7 + Math.sin(i) * 0.5),
      wrapped(degrees(179.9 + Math.cos(i * 7) * 0.4)),
    ]);
    const { index, file } = indexOf(points);
    expect(file.resident('point.run')).toBe(false);
    for (let i = 0; i < 40; i++) {
      const from: Point = [degrees(-37.7 + Math.cos(i * 3) * 0.6), wrapped(degrees(180 + Math.sin(i) * 0.6))];
      expectNearest(
        points,
        from,
        20,
        i % 2 === 0 ? 2_000 : HALF_WAY_ROUND,
        search.find(index, place(from), 20, i % 2 === 0 ? 2_000 : HALF_WAY_ROUND),
      );
    }
    file.close();
  });

  it('are found across the antimeridian and for longitudes given beyond it', () => {
    const { index, file } = indexOf([
      [degrees(-17), degrees(179.9999)],
      [degrees(-17), degrees(-179.9999)],
    ]);
    for (const longitude of [180, -180, 540]) {
      expect(search.find(index, place([degrees(-17), degrees(longitude)]), 5, 50).map(({ row }) => row)).toEqual([
        0, 1,
      ]);
    }
    file.close();
  });

  it('are found over a pole, whatever the longitude', () => {
    const points: Point[] = [
      [degrees(89.9999), degrees(10)],
      [degrees(89.9999), degrees(-170)],
      [degrees(89.999), 0],
    ];
    const { index, file } = indexOf(points);
    const hits = search.find(index, place([degrees(90), degrees(123)]), 5, 50);
    expect(hits.map(({ row }) => row)).toEqual([0, 1]);
    expect(hits[0]!.metres).toBeCloseTo(11.12, 2);
    expect(search.find(index, place([degrees(89.9999), degrees(10)]), 5, 50).map(({ row }) => row)).toEqual([0, 1]);
    file.close();
  });

  it('leave out rows without a point and rows that are left out, and stand in their order at one point', () => {
    const here: Point = [degrees(-37), degrees(145)];
    const { index, file } = indexOf(
      [here, [UNKNOWN, UNKNOWN], here, here, [degrees(-37), UNKNOWN], here],
      (row) => row === 2,
    );
    expect(search.find(index, place(here), 10, 1)).toEqual([0, 3, 5].map((row) => ({ row, metres: 0 })));
    expect(search.find(index, place(here), 2, 1).map(({ row }) => row)).toEqual([0, 3]);
    file.close();
  });

  it('are none of an index without rows', () => {
    const { index, file } = indexOf([]);
    expect(search.find(index, { latitude: 0, longitude: 0 }, 20, HALF_WAY_ROUND)).toEqual([]);
    file.close();
  });
});

describe('A file that was written before rows were found by where they are', () => {
  it('is to be imported again, and the message says so', () => {
    const name = path.join(folder, 'old.wpd');
    const writer = new SetWriter(name);
    writer.section('latitude', 'i32', new Int32Array(0));
    writer.finish(META);
    const file = SetFile.open(name);
    expect(() => PointIndex.of(file, new ColumnPoints(file, { latitude: 'latitude', longitude: 'longitude' }))).toThrow(
      /old\.wpd was written by an earlier waypost.*import the data again/,
    );
    file.close();
  });
});
