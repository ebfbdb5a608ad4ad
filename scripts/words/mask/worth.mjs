// How much a tile is worth having familiar words: how many people are about in it, per cell that it takes.
import { ACROSS, CELLS, TILES, UP, tileAt } from './tiles.mjs';

/**
 * People of a place are thought to live around its point, fewer by a factor of e for every so many kilometres: some for
 * every place, and more with the square root of its people, as towns grow. 3 km for a village, 15 km for a million;
 * more in Australia and New Zealand, of whose farms no list has the places.
 */
const SPREAD_KM = 3;
const HOME_SPREAD_KM = 6;
const SPREAD_KM_PER_ROOT = 0.012;
/** What is further than so many times that is left out. */
const FURTHEST_SPREADS = 3;
/**
 * The tile of a place's own point counts all of its people once more: places come before surroundings of larger ones.
 */
const OWN_TILE = 1;
/**
 * Whoever uses this program is mostly in Australia and New Zealand, whose places are small: with a weight of 200 all of
 * them have familiar words, and a tenth of a per cent of the world's listed people fewer.
 */
const HOME_COUNTRIES = new Set(['AU', 'NZ']);
const HOME_WEIGHT = 200;
export const isHome = ({ country }) => HOME_COUNTRIES.has(country);

const KM_PER_TILE = 11.12;

/** Worth of each tile, 0 where nobody is about. `land`: 1 for tiles that people can live in. */
export function worthOfTiles(places, land) {
  const people = new Float64Array(TILES);
  for (const place of places) {
    const weighted = place.people * (isHome(place) ? HOME_WEIGHT : 1);
    const around = tilesAround(place, land);
    const sum = around.reduce((total, { share }) => total + share, 0);
    for (const { tile, share } of around) people[tile] += (weighted * share) / sum;
    people[tileAt(place.latitude, place.longitude)] += OWN_TILE * weighted;
  }
  return people.map((count, tile) => count / CELLS[Math.floor(tile / ACROSS)]);
}

/** Tiles on land around a place, its own always, with its share of people before they are made to add up. */
function tilesAround(place, land) {
  const { latitude, longitude, people } = place;
  const spread = (isHome(place) ? HOME_SPREAD_KM : SPREAD_KM) + SPREAD_KM_PER_ROOT * Math.sqrt(people);
  const kmEast = KM_PER_TILE * Math.cos((latitude * Math.PI) / 180);
  const own = tileAt(latitude, longitude);
  const x = own % ACROSS;
  const y = (own - x) / ACROSS;
  const reachNorth = Math.ceil((FURTHEST_SPREADS * spread) / KM_PER_TILE);
  const reachEast = Math.ceil((FURTHEST_SPREADS * spread) / kmEast);
  const around = [];
  for (let dy = -reachNorth; dy <= reachNorth; dy++) {
    if (y + dy < 0 || y + dy >= UP) continue;
    for (let dx = -reachEast; dx <= reachEast; dx++) {
      const tile = (y + dy) * ACROSS + ((x + dx + ACROSS) % ACROSS);
      if (land[tile] === 0 && tile !== own) continue;
      const north = (y + dy + 0.5 - (latitude + 90) * 10) * KM_PER_TILE;
      const east = (x + dx + 0.5 - (longitude + 180) * 10) * kmEast;
      around.push({ tile, share: Math.exp(-Math.hypot(north, east) / spread) });
    }
  }
  return around;
}
