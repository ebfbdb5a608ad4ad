// Distances along great circles.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EARTH_RADIUS,
  greatCircleMetres,
  HALF_WAY_ROUND,
  haversineToBox,
  longitudeGap,
  metresOf,
  UNIT,
} from '../../src/geo/great-circle.js';
import { runs } from '../support/seeded.js';

const latitude = fc.integer({ min: -900_000_000, max: 900_000_000 });
const longitude = fc.integer({ min: -1_800_000_000, max: 1_800_000_000 });

/** The same distance another way: the angle between two vectors from the middle of the earth. */
function byVectors(y1: number, x1: number, y2: number, x2: number): number {
  const vector = (y: number, x: number): number[] => [
    Math.cos(y * UNIT) * Math.cos(x * UNIT),
    Math.cos(y * UNIT) * Math.sin(x * UNIT),
    Math.sin(y * UNIT),
  ];
  const [a, b, c] = vector(y1, x1) as [number, number, number];
  const [d, e, f] = vector(y2, x2) as [number, number, number];
  return EARTH_RADIUS * Math.atan2(Math.hypot(b * f - c * e, c * d - a * f, a * e - b * d), a * d + b * e + c * f);
}

describe('The great circle', () => {
  it.each([
    ['one degree of a meridian', [0, 0, 1e7, 0], HALF_WAY_ROUND / 180],
    ['one degree of the equator over the antimeridian', [0, 1_795_000_000, 0, -1_795_000_000], HALF_WAY_ROUND / 180],
    ['pole to pole', [900_000_000, 0, -900_000_000, 1e9], HALF_WAY_ROUND],
    ['over a pole', [895_000_000, 0, 895_000_000, 1_800_000_000], HALF_WAY_ROUND / 180],
    ['a centimetre', [-377_100_000, 1_450_100_000, -377_100_001, 1_450_100_000], HALF_WAY_ROUND / 1.8e9],
  ])('measures %s', (_, [y1, x1, y2, x2], metres) => {
    expect(greatCircleMetres(y1!, x1!, y2!, x2!) / metres).toBeCloseTo(1, 9);
  });

  it('agrees with the angle between vectors to a micrometre', () => {
    fc.assert(
      fc.property(latitude, longitude, latitude, longitude, (y1, x1, y2, x2) => {
        // Close to the far side of the globe a haversine is known less well: an ulp of 1 is a tenth of a metre.
        const metres = greatCircleMetres(y1, x1, y2, x2);
        expect(Math.abs(metres - byVectors(y1, x1, y2, x2))).toBeLessThan(metres > HALF_WAY_ROUND * 0.99 ? 0.5 : 1e-6);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('never bounds a box beyond a point of it, and reaches the nearest of them', () => {
    fc.assert(
      fc.property(
        latitude,
        longitude,
        fc.tuple(latitude, latitude),
        fc.tuple(longitude, longitude),
        (y, x, [y1, y2], [x1, x2]) => {
          const south = Math.min(y1, y2);
          const north = Math.max(y1, y2);
          const west = Math.min(x1, x2);
          const east = Math.max(x1, x2);
          const bound = metresOf(haversineToBox(y, south, north, longitudeGap(x, west, east)));
          const along = (from: number, to: number, i: number): number => from + ((to - from) * i) / 400;
          let nearest = Infinity;
          for (let i = 0; i <= 400; i++) {
            for (const [lat, lon] of [
              [south, along(west, east, i)],
              [north, along(west, east, i)],
              [along(south, north, i), west],
              [along(south, north, i), east],
              [Math.max(south, Math.min(north, y)), along(west, east, i)],
            ] as const) {
              nearest = Math.min(nearest, greatCircleMetres(y, x, lat, lon));
            }
          }
          expect(bound).toBeLessThanOrEqual(nearest + 1e-6 + nearest * 1e-7);
          // Samples lie up to 1/400 of a side apart.
          expect(nearest - bound).toBeLessThan(((north - south + east - west) * UNIT * EARTH_RADIUS) / 400 + 1);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
