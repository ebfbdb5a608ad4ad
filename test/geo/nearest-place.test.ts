// The nearest place to a point, of any country or of one.
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SetFile } from '../../src/data/file/read/set-file.js';
import { SetWriter } from '../../src/data/file/write/set-writer.js';
import { NearPlaces } from '../../src/data/whereabouts/read/near-places.js';
import { writeNearPlaces, type NearPlaceInput } from '../../src/data/whereabouts/write/write-near-places.js';
import { greatCircleMetres, HALF_WAY_ROUND } from '../../src/geo/great-circle.js';
import { NearestPlace } from '../../src/geo/nearest-place.js';
import { temporaryFolder } from '../data/support/release.js';
import { META } from '../data/whereabouts/meta.js';
import { runs } from '../support/seeded.js';

const folder = temporaryFolder();
let files = 0;

function placesOf(places: readonly NearPlaceInput[]): NearPlaces {
  const name = path.join(folder, `${files++}.wpd`);
  const writer = new SetWriter(name);
  writeNearPlaces(writer, places);
  writer.finish(META);
  return new NearPlaces(SetFile.open(name));
}

const latitudes = fc.oneof(
  fc.integer({ min: -900_000_000, max: 900_000_000 }),
  fc.constantFrom(-900_000_000, 900_000_000, 0),
);
const longitudes = fc.oneof(
  fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }),
  fc.constantFrom(-1_800_000_000, 1_800_000_000),
);

test('The nearest place is the one that looking at every place finds, across poles and the antimeridian', () => {
  const place = fc.record({
    name: fc.constant(''),
    region: fc.constant(''),
    country: fc.integer({ min: 1, max: 3 }),
    latitude: latitudes,
    longitude: longitudes,
  });
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 120 }),
      fc.array(fc.tuple(latitudes, longitudes, fc.integer({ min: 0, max: 3 })), { minLength: 20, maxLength: 20 }),
      fc.constantFrom(HALF_WAY_ROUND, 3_000_000, 500_000),
      (given, points, metres) => {
        const named = given.map((one, i) => ({ ...one, name: String(i) }));
        const places = placesOf(named);
        const search = new NearestPlace(places);
        for (const [latitude, longitude, country] of points) {
          const away = (i: number): number =>
            greatCircleMetres(latitude, longitude, named[i]!.latitude, named[i]!.longitude);
          const distances = named.flatMap((one, i) => (country === 0 || one.country === country ? [away(i)] : []));
          const found = search.find(latitude, longitude, country, metres);
          const least = Math.min(Infinity, ...distances);
          // Positions are rounded to millimetres, so that places as far but for a decimetre may change places; on the
          // far side of the globe a millimetre of a straight line is more on the ground.
          const rounding = least < 15_000_000 ? 0.1 : 5_000;
          if (Math.abs(least - metres) < rounding) continue;
          if (least > metres) expect(found).toBe(-1);
          else expect(away(Number(places.label(found)))).toBeLessThan(least + rounding);
        }
      },
    ),
    { numRuns: runs(60) },
  );
});

test('A place is said with its region, where it has one', () => {
  const places = placesOf([
    { name: 'Reservoir', region: 'Victoria', country: 1, latitude: -377_100_000, longitude: 1_450_100_000 },
    { name: 'Ōtaki', region: '', country: 2, latitude: -407_500_000, longitude: 1_751_500_000 },
  ]);
  const search = new NearestPlace(places);
  const labelAt = (latitude: number, longitude: number): string =>
    places.label(search.find(latitude * 1e7, longitude * 1e7, 0, HALF_WAY_ROUND));
  expect([labelAt(-37, 145), labelAt(-41, 175)]).toEqual(['Reservoir, Victoria', 'Ōtaki']);
});

test('The same places in another order give the same tree', () => {
  const places = Array.from({ length: 300 }, (_, i): NearPlaceInput => ({
    name: String(i),
    region: '',
    country: 1,
    latitude: ((i * 7919) % 180) * 10_000_000 - 900_000_000,
    longitude: ((i * 104_729) % 360) * 10_000_000 - 1_800_000_000,
  }));
  const one = placesOf(places);
  const other = placesOf(places.toReversed());
  expect(other.positions).toEqual(one.positions);
  expect(places.map((_, i) => other.label(i))).toEqual(places.map((_, i) => one.label(i)));
});
