// The middle of several points.
import type { Point } from '../data/points/metres.js';

const FULL_CIRCLE = 360e7;
const HALF_CIRCLE = FULL_CIRCLE / 2;

/** The middle of points that lie together, also across the 180th meridian. */
export function middle(points: readonly Point[]): Point {
  const [, first] = points[0]!;
  let latitude = 0;
  let longitude = 0;
  for (const [lat, lng] of points) {
    latitude += lat;
    longitude += first + withinHalfCircle(lng - first);
  }
  const mean = longitude / points.length;
  return [
    Math.round(latitude / points.length),
    Math.round(mean <= -HALF_CIRCLE ? mean + FULL_CIRCLE : withinHalfCircle(mean)),
  ];
}

/** The same longitude, or difference of two, at most half a circle from zero. */
function withinHalfCircle(longitude: number): number {
  if (longitude > HALF_CIRCLE) return longitude - FULL_CIRCLE;
  return longitude < -HALF_CIRCLE ? longitude + FULL_CIRCLE : longitude;
}
