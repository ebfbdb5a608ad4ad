// Points of the globe for properties: anywhere, and where borders are.
import * as fc from 'fast-check';

/** Any latitude, a border of tiles, and what lies beside one. */
export const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.integer({ min: -900, max: 900 }).map((tenths) => tenths / 10),
  fc
    .tuple(fc.integer({ min: -899, max: 899 }), fc.constantFrom(-1e-13, 1e-13, -1e-6, 1e-6))
    .map(([tenths, beside]) => tenths / 10 + beside),
  fc.constantFrom(-90, 90, 0, -0, 89.999_999_999, -89.999_999_999),
);

/** Any longitude of the world as maps have it, a border of tiles, and what lies beside one. */
export const longitude = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.integer({ min: -1800, max: 1800 }).map((tenths) => tenths / 10),
  fc
    .tuple(fc.integer({ min: -1799, max: 1799 }), fc.constantFrom(-1e-13, 1e-13, -1e-6, 1e-6))
    .map(([tenths, beside]) => tenths / 10 + beside),
  fc.constantFrom(-180, 180, 0, -0, 179.999_999_999, -179.999_999_999),
);

/** Any cell, by its own numbers; `column` is a share of those of its tile. */
export const cellNumbers = fc.record({
  tileX: fc.integer({ min: 0, max: 3599 }),
  tileY: fc.integer({ min: 0, max: 1799 }),
  row: fc.integer({ min: 0, max: 3705 }),
  share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});
