// Distance on the ground, near enough for telling neighbours from strangers.

/** Latitude and longitude in degrees * 1e7. */
export type Point = readonly [latitude: number, longitude: number];

const METRES_PER_DEGREE = 111_320;

/**
 * Metres between two points given in degrees, on a flat map at their latitude, the shorter way round: 1 % off within
 * 100 km.
 */
export function metresApart(latitude1: number, longitude1: number, latitude2: number, longitude2: number): number {
  const around = Math.abs(longitude2 - longitude1) % 360;
  const east = Math.min(around, 360 - around) * Math.cos(((latitude1 + latitude2) / 2) * (Math.PI / 180));
  const north = latitude2 - latitude1;
  return Math.sqrt(east * east + north * north) * METRES_PER_DEGREE;
}

/** The same for stored points. */
export const metresBetween = (a: Point, b: Point): number =>
  metresApart(a[0] / 1e7, a[1] / 1e7, b[0] / 1e7, b[1] / 1e7);
