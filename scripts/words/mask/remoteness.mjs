// How far each tile is from the nearest of some tiles, in kilometres along rows, columns and diagonals of tiles: near
// enough for an order.
import { ACROSS, TILES, UP, latitudeOf, tileAt } from './tiles.mjs';
import { isHome } from './worth.mjs';

const KM_PER_TILE = 11.12;
/** Sweeps there and back: the first may stop at the edge of the map, where the globe goes on. */
const ROUNDS = 2;

/** Kilometres from each tile to the nearest that `isSource` holds of. */
export function remoteness(isSource) {
  const far = Float64Array.from({ length: TILES }, (_, tile) => (isSource(tile) ? 0 : Infinity));
  for (let round = 0; round < ROUNDS; round++) {
    for (let y = 0; y < UP; y++) sweep(far, y, y - 1, 1);
    for (let y = UP - 1; y >= 0; y--) sweep(far, y, y + 1, -1);
  }
  return far;
}

/**
 * Kilometres from each tile to the nearest place, a place of the countries of most users being this many times nearer
 * than it is: the deserts of Australia share their strips with the forests of South America.
 */
const HOME_NEARER = 8;

export function remotenessFromPlaces(places) {
  const tilesOf = (list) => new Set(list.map(({ latitude, longitude }) => tileAt(latitude, longitude)));
  const all = tilesOf(places);
  const home = tilesOf(places.filter(isHome));
  const toHome = remoteness((tile) => home.has(tile));
  return remoteness((tile) => all.has(tile)).map((far, tile) => Math.min(far, toHome[tile] / HOME_NEARER));
}

/** Brings a row up to date from the row before it and from itself, in both directions. */
function sweep(far, y, before, step) {
  const east = KM_PER_TILE * Math.cos((latitudeOf(y) * Math.PI) / 180);
  const diagonal = Math.hypot(east, KM_PER_TILE);
  const row = y * ACROSS;
  if (before >= 0 && before < UP) {
    const other = before * ACROSS;
    for (let x = 0; x < ACROSS; x++) {
      const aside = Math.min(far[other + ((x + 1) % ACROSS)], far[other + ((x + ACROSS - 1) % ACROSS)]);
      far[row + x] = Math.min(far[row + x], far[other + x] + KM_PER_TILE, aside + diagonal);
    }
  }
  for (const direction of [step, -step]) {
    // Twice round, so that what is near over the edge of the map is seen.
    for (let i = 0; i < 2 * ACROSS; i++) {
      const x = direction > 0 ? i % ACROSS : ACROSS - 1 - (i % ACROSS);
      const from = (x - direction + ACROSS) % ACROSS;
      far[row + x] = Math.min(far[row + x], far[row + from] + east);
    }
  }
}
