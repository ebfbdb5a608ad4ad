// The outline of a piece of land as bytes: the number of rings, and of each ring the number of its corners and each
// corner's step north and east from the one before, the first from 0, 0. Numbers are variable: seven bits a byte, the
// low ones first, the top bit where more follow; steps are doubled, a negative one -2v - 1. The corner that closes a
// ring is left out. Units are 1e-7 degrees of WGS84 (a centimetre); longitudes count east from 0 to 214, so that the
// Chatham Islands, beyond the 180th meridian, are not torn from the rest of New Zealand.

/** The easternmost longitude that 32 bits hold, degrees. */
export const MOST_EAST = 214;

/** A longitude of -180 to 360 degrees as it is stored, in the unit that it is given in; `turn` is 360 degrees of it. */
export const eastward = (longitude: number, turn: number): number => (longitude < 0 ? longitude + turn : longitude);

/**
 * True if the point lies in the outline, or on its border: neighbours then both have it. Rings within rings are holes.
 * Undefined for bytes that are no outline.
 */
export function isInShape(bytes: Uint8Array, latitude: number, longitude: number): boolean | undefined {
  let at = 0;
  let isBroken = false;
  const number = (): number => {
    let value = 0;
    for (let factor = 1; at < bytes.length && factor <= 2 ** 35; factor *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    isBroken = true;
    return 0;
  };
  const step = (): number => {
    const value = number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  let isInside = false;
  let isOnBorder = false;
  let y = 0;
  let x = 0;
  /** One side of a ring, from (fromY, fromX): whether it passes north of the point, or through it. */
  const side = (fromY: number, fromX: number, toY: number, toX: number): void => {
    const across = (toX - fromX) * (latitude - fromY) - (toY - fromY) * (longitude - fromX);
    if (
      across === 0 &&
      latitude >= Math.min(fromY, toY) &&
      latitude <= Math.max(fromY, toY) &&
      longitude >= Math.min(fromX, toX) &&
      longitude <= Math.max(fromX, toX)
    ) {
      isOnBorder = true;
    }
    if (fromX > longitude === toX > longitude) return;
    if (across > 0 === toX > fromX) return;
    isInside = !isInside;
  };
  const rings = number();
  for (let ring = 0; ring < rings && !isBroken; ring++) {
    const corners = number();
    let firstY = 0;
    let firstX = 0;
    for (let corner = 0; corner < corners && !isBroken; corner++) {
      const beforeY = y;
      const beforeX = x;
      y += step();
      x += step();
      if (corner > 0) side(beforeY, beforeX, y, x);
      else [firstY, firstX] = [y, x];
    }
    if (corners > 0) side(y, x, firstY, firstX);
  }
  if (isBroken || at !== bytes.length) return undefined;
  return isInside || isOnBorder;
}
