// A point of the globe in degrees, and the longitudes that are one meridian.

/** Degrees north and east, WGS84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The longitude of the same meridian from -180 on, below 180. */
export function wrapped(longitude: number): number {
  if (longitude >= -180 && longitude < 180) return longitude;
  const within = longitude - 360 * Math.floor((longitude + 180) / 360);
  return within >= -180 && within < 180 ? within : -180;
}
