// Whether a place is within the clips of a query. Longitudes wrap: a box or polygon is looked at in each turn of the
// globe that it reaches.
import type { Box } from '../../scheme/cell.js';
import type { Point } from '../../../contract/typed/globe-point.js';
import { kilometresBetween } from './distance.js';
import type { Clips } from './query.js';

/** The question whether a point is within all of `clips`; `countryOf` is asked last, since it costs most. */
export function withinClips(
  { countries, box, circle, polygon }: Clips,
  countryOf: (latitude: number, longitude: number) => string,
): (point: Point) => boolean {
  const isWithin = polygon && withinPolygon(polygon);
  return (point) =>
    (box === undefined || isInBox(point, box)) &&
    (circle === undefined || kilometresBetween(point, circle.centre) <= circle.kilometres) &&
    (isWithin === undefined || isWithin(point)) &&
    (countries === undefined || countries.includes(countryOf(point.latitude, point.longitude)));
}

/** The first longitude of the point's meridian from `west` on. */
const fromWest = (longitude: number, west: number): number => longitude + 360 * Math.ceil((west - longitude) / 360);

const isInBox = ({ latitude, longitude }: Point, { south, west, north, east }: Box): boolean =>
  latitude >= south && latitude <= north && fromWest(longitude, west) <= east;

/** Whether a point is within a closed polygon, of which longitudes may be beyond 180: by the edges east of it. */
function withinPolygon(corners: readonly Point[]): (point: Point) => boolean {
  let west = Infinity;
  let east = -Infinity;
  for (const { longitude } of corners) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return ({ latitude, longitude }) => {
    const first = fromWest(longitude, west);
    for (let turn = 0; turn < MOST_TURNS && first + 360 * turn <= east; turn++) {
      if (isInside(corners, latitude, first + 360 * turn)) return true;
    }
    return false;
  };
}

/** No polygon that a person draws goes round the globe more often. */
const MOST_TURNS = 10;

function isInside(corners: readonly Point[], latitude: number, longitude: number): boolean {
  let inside = false;
  for (let at = 1; at < corners.length; at++) {
    const one = corners[at - 1]!;
    const other = corners[at]!;
    if (one.latitude > latitude === other.latitude > latitude) continue;
    const share = (latitude - one.latitude) / (other.latitude - one.latitude);
    if (longitude < one.longitude + share * (other.longitude - one.longitude)) inside = !inside;
  }
  return inside;
}
