// The middle of several points.
import type { Point } from '../data/points/metres.js';

const FULL_CIRCLE = 360e7;

/** The middle of points that lie together, also across the 180th meridian. */
export function middle(points: readonly Point[]): Point {
  const [, first] = points[0]!;
  let latitude = 0;
  let longitude = 0;
  for (const [lat, lng] of points) {
    latitude += lat;
    longitude +=
      lng - first > FULL_CIRCLE / 2 ? lng - FULL_CIRCLE : first - lng > FULL_CIRCLE / 2 ? lng + FULL_CIRCLE : lng;
  }
  const mean = longitude / points.length;
  return [
    Math.round(latitude / points.length),
    Math.round(mean > FULL_CIRCLE / 2 ? mean - FULL_CIRCLE : mean <= -FULL_CIRCLE / 2 ? mean + FULL_CIRCLE : mean),
  ];
}
