// The order in which boxes are stored, so that those that follow each other lie close together.

/** Steps of each axis; two axes make 32 bits. */
export const CURVE_STEPS = 65_536;

/** When the curve comes through the lower left, upper left, lower right and upper right quadrant. */
const QUADRANTS = [0, 1, 3, 2];

/**
 * How far along the Hilbert curve of CURVE_STEPS × CURVE_STEPS cells the cell lies (D. Hilbert, 1891): quadrant by
 * quadrant, each turned as the curve enters it.
 */
export function alongCurve(x: number, y: number): number {
  let along = 0;
  for (let side = CURVE_STEPS >> 1; side > 0; side >>= 1) {
    const right = (x & side) !== 0;
    const upper = (y & side) !== 0;
    along = along * 4 + QUADRANTS[(right ? 2 : 0) + (upper ? 1 : 0)]!;
    if (upper) continue;
    if (right) {
      x = CURVE_STEPS - 1 - x;
      y = CURVE_STEPS - 1 - y;
    }
    [x, y] = [y, x];
  }
  return along;
}
