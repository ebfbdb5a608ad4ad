// Distance on the ground, near enough for telling neighbours from strangers.

const METRES_PER_DEGREE = 111_320;

/**
 * Metres between two points given in degrees, on a flat map at their latitude, the shorter way round: 1 % off within
 * 100 km.
 */
export function metresApart(latitude1: number, longitude1: number, latitude2: number, longitude2: number): number {
  const around = Math.abs(longitude2 - longitude1) % 360;
  const east = Math.min(around, 360 - around) * Math.cos(((latitude1 + latitude2) / 2) * (Math.PI / 180));
  return Math.hypot(latitude2 - latitude1, east) * METRES_PER_DEGREE;
}
