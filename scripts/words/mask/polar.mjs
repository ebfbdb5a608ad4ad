// Near the poles meridians are close. The six orders of three words name places 30 degrees of longitude and more apart,
// which is less than 1,000 km beyond 72 degrees of latitude: there only tiles may share block A whose words cannot be
// mixed up with words of a tile that is near.
import { ACROSS, STRIPS, latitudeOf, stripOf } from './tiles.mjs';

/** Beyond this latitude tiles are looked at: nearer to the equator 30 degrees are more than 1,100 km. */
export const POLAR_LATITUDE = 70;
/** No two places of the same words in another order are nearer than this. */
export const APART_KM = 1_000;
/** Strips of the orders of three words: each is so many further. */
const ORDER_STRIPS = 60;
const EARTH_RADIUS_KM = 6371;
/** Half the diagonal of a tile beyond 70 degrees, rounded up. */
const HALF_TILE_KM = 6.5;

/** Whether a tile is, wholly or in part, beyond the polar latitude. */
export const isPolar = (tile) => Math.abs(latitudeOf(Math.floor(tile / ACROSS))) > POLAR_LATITUDE - 0.05;

/** Whether words of one tile in another order could name a cell of the other that is too near. */
export function mixUp(one, other) {
  const strips = Math.abs(stripOf(one % ACROSS) - stripOf(other % ACROSS)) % STRIPS;
  return strips !== 0 && strips % ORDER_STRIPS === 0 && kmBetween(one, other) - 2 * HALF_TILE_KM < APART_KM;
}

/** Kilometres between the middles of two tiles. */
function kmBetween(one, other) {
  const [first, second] = [one, other].map((tile) => ({
    latitude: (latitudeOf(Math.floor(tile / ACROSS)) * Math.PI) / 180,
    longitude: (((tile % ACROSS) + 0.5) * Math.PI) / 1800,
  }));
  const north = Math.sin((first.latitude - second.latitude) / 2);
  const east = Math.sin((first.longitude - second.longitude) / 2);
  const haversine = north * north + Math.cos(first.latitude) * Math.cos(second.latitude) * east * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

/** Of polar tiles, the most peopled first, those that may have words of block A. */
export function withoutMixUps(tiles) {
  const kept = [];
  for (const tile of tiles) if (!kept.some((other) => mixUp(tile, other))) kept.push(tile);
  return kept;
}
