// Reads TopoJSON, the form in which the npm package world-atlas has the coasts and borders of Natural Earth.

/** [longitude, latitude] in degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** Each arc begins at a whole position and goes on in differences. */
export interface Topology {
  readonly transform: { readonly scale: Position; readonly translate: Position };
  readonly arcs: readonly (readonly Position[])[];
}

/** A ring as the numbers of its arcs; a number ~i is arc i in reverse. */
export type ArcRing = readonly number[];

/** What makes positions of a ring's arcs. */
export function ringReader({ transform, arcs }: Topology): (ring: ArcRing) => Position[] {
  const [scaleX, scaleY] = transform.scale;
  const [fromX, fromY] = transform.translate;
  const lines = arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): Position => {
      x += dx;
      y += dy;
      return [x * scaleX + fromX, y * scaleY + fromY];
    });
  });
  return (ring) =>
    ring.flatMap((index, i) => {
      const line = index < 0 ? lines[~index]!.toReversed() : lines[index]!;
      return i === 0 ? line : line.slice(1);
    });
}
