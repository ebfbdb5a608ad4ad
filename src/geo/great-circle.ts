// Distance on the globe: the great circle on a sphere, of points and of boxes. Coordinates are degrees * 1e7 unless
// said.

/**
 * Mean radius R1 = (2a + b) / 3 of the GRS80 ellipsoid in metres (H. Moritz, Geodetic Reference System 1980). The
 * ellipsoid itself is up to 0.6 % longer or shorter.
 */
export const EARTH_RADIUS = 6_371_008.7714;
/** Half way round: no two points are further apart. */
export const HALF_WAY_ROUND = Math.PI * EARTH_RADIUS;
/** Radians of a unit. */
export const UNIT = Math.PI / 180 / 1e7;
/** Units of half a turn of longitude. */
export const HALF_TURN = 1_800_000_000;

/** Cosine of a latitude; at a pole exactly 0, so that every point of a parallel is as far from it. */
export const cosineOf = (latitude: number): number =>
  latitude >= HALF_TURN / 2 || latitude <= -HALF_TURN / 2 ? 0 : Math.cos(latitude * UNIT);

/** Units between two longitudes, the shorter way round. */
export const longitudesApart = (one: number, other: number): number => {
  const apart = Math.abs(one - other);
  return apart > HALF_TURN ? 2 * HALF_TURN - apart : apart;
};

/**
 * Sine by three terms where the fourth is less than a double can hold: half of all that an answer costs was spent on
 * sines.
 */
const sine = (angle: number): number =>
  angle < 1e-3 && angle > -1e-3 ? angle * (1 - (angle * angle * (1 - (angle * angle) / 20)) / 6) : Math.sin(angle);

/**
 * Haversine of the angle between two points of which the cosines of the latitudes are known: grows with the distance,
 * exact for centimetres.
 */
export function haversine(latitudeApart: number, longitudeApart: number, cosines: number): number {
  const north = sine(latitudeApart * (UNIT / 2));
  const east = sine(longitudeApart * (UNIT / 2));
  return north * north + cosines * east * east;
}

/** Metres along the great circle whose haversine that is. */
export const metresOf = (haversine: number): number => 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, haversine)));

/** Haversine of a distance in metres; of half way round for any that is longer. */
export function haversineOf(metres: number): number {
  const half = Math.sin(Math.min(metres, HALF_WAY_ROUND) / EARTH_RADIUS / 2);
  return half * half;
}

/** Metres between two points. */
export const greatCircleMetres = (
  latitude1: number,
  longitude1: number,
  latitude2: number,
  longitude2: number,
): number =>
  metresOf(
    haversine(
      latitude2 - latitude1,
      longitudesApart(longitude1, longitude2),
      cosineOf(latitude1) * cosineOf(latitude2),
    ),
  );

/** How far `longitude` is from the nearer side of [west, east], the shorter way round; 0 inside. */
export function longitudeGap(longitude: number, west: number, east: number): number {
  if (longitude >= west && longitude <= east) return 0;
  const eastward = west - longitude;
  const westward = longitude - east;
  return Math.min(
    eastward < 0 ? eastward + 2 * HALF_TURN : eastward,
    westward < 0 ? westward + 2 * HALF_TURN : westward,
  );
}

/**
 * Least haversine from a point at `latitude` to a box of latitudes [south, north] whose nearer side is `gap` of
 * longitude away. Along that side the cosine of the angle is a cosine of the latitude about one peak, so the nearest
 * point is the peak where the side has it, else an end of the side.
 */
export function haversineToBox(latitude: number, south: number, north: number, gap: number): number {
  if (gap === 0) return haversine(Math.max(0, south - latitude, latitude - north), 0, 0);
  const cosine = cosineOf(latitude);
  const peak = Math.atan2(Math.sin(latitude * UNIT), cosine * Math.cos(gap * UNIT)) / UNIT;
  const to = (at: number): number => haversine(at - latitude, gap, cosine * cosineOf(at));
  return peak >= south && peak <= north ? to(peak) : Math.min(to(south), to(north));
}

/**
 * How far east or west of a point a circle of `angle` radians round it reaches, in units; half a turn where it holds a
 * pole.
 */
export function longitudeReach(latitude: number, angle: number): number {
  const fromPole = Math.PI / 2 - Math.abs(latitude * UNIT);
  return angle >= fromPole ? HALF_TURN : Math.asin(Math.min(1, Math.sin(angle) / Math.sin(fromPole))) / UNIT;
}
