// The neighbours of localities that the embedded data has: by distance, of those that mail is delivered to.
import { describe, expect, it } from 'vitest';
import type { PostcodePlace } from '../../../src/data/import/embedded/postcode-places.js';
import { nearPlaces } from '../../../src/data/import/near-places.js';
import { UNKNOWN_COORDINATE } from '../../../src/data/points/coordinates.js';

/** One metre to the north, degrees. */
const METRE = 1 / 111_320;
const place = (latitude: number, longitude: number, delivered = true): PostcodePlace =>
  ({
    latitude: Math.round(latitude * 1e7),
    longitude: Math.round(longitude * 1e7),
    delivered,
  }) as PostcodePlace;
const of = (places: readonly PostcodePlace[], of: number): number[] =>
  nearPlaces(places)
    .filter(([place]) => place === of)
    .map(([, near]) => near);

describe('The neighbours of a place', () => {
  it('are the nearest first, those as near in their order, and not itself', () => {
    const places = [0, 3000, -1000, 1000, 2000].map((north) => place(-37 + north * METRE, 145));
    expect(of(places, 0)).toEqual([2, 3, 4, 1]);
  });

  it.each([
    [14_990, true],
    [15_010, false],
    [-14_990, true],
    [-15_010, false],
  ])('are within 15 km: %d m to the north: %s', (north, isNear) => {
    expect(of([place(-37.001, 145), place(-37.001 + north * METRE, 145)], 0)).toEqual(isNear ? [1] : []);
  });

  it.each([-44, -37, -12])('are found to the east and west at latitude %d', (latitude) => {
    const degrees = 14_900 / 111_320 / Math.cos((latitude * Math.PI) / 180);
    for (const longitude of [113.1, 145.149, 153.001]) {
      for (const east of [degrees, -degrees]) {
        expect(of([place(latitude, longitude), place(latitude, longitude + east)], 0)).toEqual([1]);
      }
    }
  });

  it('are twenty at most', () => {
    const places = Array.from({ length: 30 }, (_, i) => place(-37 + i * 100 * METRE, 145));
    expect(of(places, 0)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('are none that no mail is delivered to, though these have neighbours too', () => {
    const places = [place(-37, 145), place(-37.01, 145, false), place(-37.02, 145)];
    expect([of(places, 0), of(places, 1).toSorted()]).toEqual([[2], [0, 2]]);
  });

  it('are none of a place whose point is not known', () => {
    const nowhere = { latitude: UNKNOWN_COORDINATE, longitude: UNKNOWN_COORDINATE, delivered: true } as PostcodePlace;
    expect(nearPlaces([place(-37, 145), nowhere, nowhere])).toEqual([]);
  });
});
