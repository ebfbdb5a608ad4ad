// How far apart two points of the globe are.
import { greatCircleMetres } from '../../../geo/great-circle.js';
import type { Point } from '../../../contract/typed/globe-point.js';

/** Kilometres along the great circle between two points in degrees, longitudes from -180 to 180. */
export const kilometresBetween = (one: Point, other: Point): number =>
  greatCircleMetres(one.latitude * 1e7, one.longitude * 1e7, other.latitude * 1e7, other.longitude * 1e7) / 1000;
