// Borders cut up by cells: the country at every point is that of the regions they were made of.
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { CountryCells } from '../../../src/data/whereabouts/read/country-cells.js';
import { writeCountryCells } from '../../../src/data/whereabouts/write/write-country-cells.js';
import { runs } from '../../support/seeded.js';
import { temporaryFolder } from '../support/release.js';
import { META } from './meta.js';

type Position = readonly [longitude: number, latitude: number];
interface Region {
  readonly country: string;
  /** The outer ring, and holes. */
  readonly rings: readonly (readonly Position[])[];
}
const folder = temporaryFolder();
let files = 0;

/** Whether a point is within rings, even-odd: a line counts from its lower end up to its higher. */
function isWithin(rings: Region['rings'], longitude: number, latitude: number): boolean {
  let crossings = 0;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [[x1, y1], [x2, y2]] = [ring[i - 1]!, ring[i]!];
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) crossings++;
    }
  }
  return crossings % 2 === 1;
}

/** The country at a point in degrees: the first of the regions that has it. */
function countryIn(regions: readonly Region[]): (latitude: number, longitude: number) => string {
  const bounded = regions.map((region) => {
    const corners = region.rings.flat();
    const [south, north] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
    return { ...region, south, north };
  });
  return (latitude, longitude) =>
    bounded.find(
      ({ rings, south, north }) => latitude >= south && latitude <= north && isWithin(rings, longitude, latitude),
    )?.country ?? '';
}

/** The same of the file that is written of the regions. */
function cellsOf(regions: readonly Region[]): (latitude: number, longitude: number) => string {
  const name = path.join(folder, `${files++}.wpd`);
  const writer = new SetWriter(name);
  writeCountryCells(
    writer,
    regions.map(({ rings }) => rings),
    countryIn(regions),
  );
  writer.finish(META);
  const file = SetFile.open(name);
  const cells = new CountryCells(file);
  file.close();
  return (latitude, longitude) => cells.code(cells.at(Math.round(latitude * 1e7), Math.round(longitude * 1e7)));
}

const square = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

describe('Borders', () => {
  const regions: Region[] = [
    { country: 'IN', rings: [square(10.4, 40.4, 10.6, 40.6)] },
    { country: 'OU', rings: [square(9.5, 39.5, 12.5, 41.5), square(10.4, 40.4, 10.6, 40.6)] },
    // Shares a part of a side, and has a corner in the middle of it.
    { country: 'EA', rings: [square(12.5, 39, 14, 40.25)] },
    { country: 'EA', rings: [square(12.5, 40.25, 13, 40.75)] },
    { country: 'BI', rings: [square(100, -20, 140, 20)] },
    { country: 'WE', rings: [square(-180, 50, -179, 52)] },
    { country: 'EE', rings: [square(179, 50, 180, 52)] },
    { country: 'PO', rings: [square(-180, -90, 180, -80)] },
  ];
  const at = cellsOf(regions);

  test.each<[what: string, latitude: number, longitude: number, country: string]>([
    ['within a region', 40, 11, 'OU'],
    ['within its hole', 40.5, 10.5, 'IN'],
    ['between a hole and a side', 40.5, 10.3, 'OU'],
    ['east of a hole', 40.5, 10.7, 'OU'],
    ['above a side along a parallel', 40.6001, 10.5, 'OU'],
    ['below it', 40.5999, 10.5, 'IN'],
    ['beside a corner that is within the side of another', 40.2499, 12.5001, 'EA'],
    ['above it', 40.7501, 12.5001, ''],
    ['in a cell that no border goes through, within', 0, 120, 'BI'],
    ['in a cell that no border goes through, without', 0, 90, ''],
    ['west of a border that lies on the side of a cell', 0, 99.9999, ''],
    ['on a border that lies on the side of a cell: east of it', 0, 100, 'BI'],
    ['on the antimeridian, which is the west of the map', 51, 180, 'WE'],
    ['west of the antimeridian', 51, 179.9999, 'EE'],
    ['at the pole', -90, 33, 'PO'],
    ['at the other', 90, 33, ''],
  ])('%s', (_, latitude, longitude, country) => {
    expect(at(latitude, longitude)).toBe(country);
  });

  test('are those of the regions at every point, however they overlap, but for a metre at a border', () => {
    // Corners on hundredths of a degree, and points between them.
    const hundredths = fc.integer({ min: 0, max: 250 });
    const ring = fc
      .array(fc.tuple(hundredths, hundredths), { minLength: 3, maxLength: 7 })
      .map((corners) => [...corners, corners[0]!].map(([x, y]): Position => [(x + 1000) / 100, (y - 100) / 100]));
    const region = fc.record({ country: fc.constantFrom('AA', 'BB', 'CC'), rings: fc.tuple(ring) });
    const thousandths = fc.integer({ min: -50, max: 2550 });
    fc.assert(
      fc.property(
        fc.array(region, { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(thousandths, thousandths), { minLength: 1000, maxLength: 1000 }),
        (regions, points) => {
          const at = cellsOf(regions);
          const wanted = countryIn(regions);
          for (const [x, y] of points) {
            const [longitude, latitude] = [10 + x / 1000 + 0.00037, -1 + y / 1000 + 0.00053];
            const country = wanted(latitude, longitude);
            const around = [-1e-5, 1e-5].flatMap((aside) => [
              wanted(latitude + aside, longitude),
              wanted(latitude, longitude + aside),
            ]);
            if (around.every((other) => other === country)) expect(at(latitude, longitude)).toBe(country);
          }
        },
      ),
      { numRuns: runs(6) },
    );
  });
});
