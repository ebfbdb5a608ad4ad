// Which tiles have land: Natural Earth's land at 1:10 million (public domain), as the package world-atlas has it.
import { ACROSS, TILES, UP, latitudeOf } from './tiles.mjs';

/** Tiles this far out to sea have words of land: anchorages, reefs, what a coarse coast leaves out. */
const SHORE_TILES = 2;

/** Rings of a topology's land, as lists of [longitude, latitude] (TopoJSON: arcs of whole numbers, in differences). */
export function ringsOf(topology) {
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const ring = (indexes) =>
    indexes.flatMap((index, i) => {
      const points = index < 0 ? arcs[~index].toReversed() : arcs[index];
      return i === 0 ? points : points.slice(1);
    });
  return topology.objects.land.geometries.flatMap(({ type, arcs: of }) =>
    (type === 'Polygon' ? [of] : of).flatMap((polygon) => polygon.map((indexes) => cutAtAntimeridian(ring(indexes)))),
  );
}

/**
 * Rings go on over the antimeridian, from 180 to -180 degrees. On a flat map each such step leads round the south pole
 * instead: steps there and back cancel each other, and the one ring round the pole has it inside.
 */
function cutAtAntimeridian(ring) {
  const cut = [ring[0]];
  for (let i = 1; i < ring.length; i++) {
    const [x1, y1] = ring[i - 1];
    const [x2, y2] = ring[i];
    if (Math.abs(x2 - x1) > 180) {
      const edge = x1 > 0 ? 180 : -180;
      const whole = x2 + 2 * edge - x1;
      const y = whole === 0 ? y1 : y1 + ((edge - x1) / whole) * (y2 - y1);
      cut.push([edge, y], [edge, -90], [-edge, -90], [-edge, y]);
    }
    cut.push(ring[i]);
  }
  return cut;
}

/** 1 for each tile whose middle is on land or that a coast goes through. */
export function landTiles(rings) {
  const land = new Uint8Array(TILES);
  const crossings = Array.from({ length: UP }, () => []);
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i++) {
      cross(crossings, ring[i], ring[i + 1]);
      mark(land, ring[i], ring[i + 1]);
    }
  }
  for (const [y, longitudes] of crossings.entries()) {
    longitudes.sort((a, b) => a - b);
    for (let i = 0; i + 1 < longitudes.length; i += 2) {
      const first = Math.max(0, Math.ceil((longitudes[i] + 180) * 10 - 0.5));
      const last = Math.min(ACROSS - 1, Math.floor((longitudes[i + 1] + 180) * 10 - 0.5));
      for (let x = first; x <= last; x++) land[y * ACROSS + x] = 1;
    }
  }
  return land;
}

/** Where an edge crosses the middles of rows of tiles. */
function cross(crossings, [x1, y1], [x2, y2]) {
  const first = Math.max(0, Math.ceil((Math.min(y1, y2) + 90) * 10 - 0.5));
  const last = Math.min(UP - 1, Math.floor((Math.max(y1, y2) + 90) * 10 - 0.5));
  for (let y = first; y <= last; y++) {
    const latitude = latitudeOf(y);
    if (y1 <= latitude !== y2 <= latitude) crossings[y].push(x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1));
  }
}

/** Marks the tiles that a coast goes through, by points along it a tenth of a tile apart. */
function mark(land, [x1, y1], [x2, y2]) {
  // An edge of the map is no coast.
  if (Math.abs(x1) === 180 && Math.abs(x2) === 180) return;
  const steps = Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) * 100) + 1;
  for (let i = 0; i <= steps; i++) {
    const x = Math.floor((x1 + ((x2 - x1) * i) / steps + 180) * 10);
    const y = Math.floor((y1 + ((y2 - y1) * i) / steps + 90) * 10);
    if (x >= 0 && x < ACROSS && y >= 0 && y < UP) land[y * ACROSS + x] = 1;
  }
}

/** 1 for each tile that has land within SHORE_TILES tiles of it, in rows and columns. */
export function shoreTiles(land) {
  const shore = new Uint8Array(TILES);
  for (let tile = 0; tile < TILES; tile++) {
    if (land[tile] === 0) continue;
    const x = tile % ACROSS;
    const y = (tile - x) / ACROSS;
    for (let dy = -SHORE_TILES; dy <= SHORE_TILES; dy++) {
      if (y + dy < 0 || y + dy >= UP) continue;
      for (let dx = -SHORE_TILES; dx <= SHORE_TILES; dx++) {
        shore[(y + dy) * ACROSS + ((x + dx + ACROSS) % ACROSS)] = 1;
      }
    }
  }
  return shore;
}
