// Adapter for the npm package world-atlas (Natural Earth, public domain): the coasts of all land at 1:10 million.
import { createRequire } from 'node:module';
import { ringReader, type ArcRing, type Position, type Topology } from './topology.js';

interface Land extends Topology {
  readonly objects: { readonly land: { readonly geometries: readonly { readonly arcs: readonly ArcRing[][] }[] } };
}

/** Rings on a flat map from -180 to 180 degrees. */
export function landRings(): Position[][] {
  const require = createRequire(import.meta.url);
  const land = require('world-atlas/land-10m.json') as Land;
  const ringOf = ringReader(land);
  return land.objects.land.geometries.flatMap(({ arcs }) =>
    arcs.flat().map((indexes) => cutAtAntimeridian(ringOf(indexes))),
  );
}

/**
 * Rings go on over the antimeridian, from 180 to -180 degrees. On a flat map each such step leads round the south pole
 * instead: steps there and back cancel each other, and the one ring round the pole has it inside.
 */
function cutAtAntimeridian(ring: readonly Position[]): Position[] {
  return ring.flatMap((position, i): Position[] => {
    const before = ring[i - 1];
    if (before === undefined || Math.abs(position[0] - before[0]) <= 180) return [position];
    const edge = before[0] > 0 ? 180 : -180;
    const whole = position[0] + 2 * edge - before[0];
    const y = whole === 0 ? before[1] : before[1] + ((edge - before[0]) / whole) * (position[1] - before[1]);
    return [[edge, y], [edge, -90], [-edge, -90], [-edge, y], position];
  });
}
