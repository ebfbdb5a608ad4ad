// Points as degrees * 1e7: how far apart two are, and the middle of several.
import { metresApart } from '../data/points/metres.js';

/** Latitude, longitude. */
export type Point = readonly [number, number];

const FULL_CIRCLE = 360e7;

/** Metres between two points. */
export const metresBetween = (a: Point, b: Point): number =>
  metresApart(a[0] / 1e7, a[1] / 1e7, b[0] / 1e7, b[1] / 1e7);

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
