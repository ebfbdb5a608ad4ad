// Borders as lines, made of the polygons of regions: a line that two of them share is one.

/** Polygons of regions: rings of [longitude, latitude] in degrees. */
export type Regions = readonly (readonly (readonly (readonly number[])[])[])[];

/** A line from its lower end to its higher, or from west to east, degrees * 1e7. */
export interface BorderLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Every line once. */
export function borderLines(regions: Regions): BorderLine[] {
  const lines = new Map<string, BorderLine>();
  for (const ring of regions.flat()) {
    for (let at = 1; at < ring.length; at++) {
      const line = lineBetween(ring[at - 1]!, ring[at]!);
      lines.set(`${line.x1} ${line.y1} ${line.x2} ${line.y2}`, line);
    }
  }
  return [...lines.values()];
}

function lineBetween(from: readonly number[], to: readonly number[]): BorderLine {
  const [one, other] = [from, to].map(([x = 0, y = 0]) => ({ x: Math.round(x * 1e7), y: Math.round(y * 1e7) }));
  const isOrdered = one!.y < other!.y || (one!.y === other!.y && one!.x <= other!.x);
  const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = isOrdered ? [one!, other!] : [other!, one!];
  return { x1, y1, x2, y2 };
}

/** Longitude where a line that is not along a parallel, or its continuation, has the latitude `y`. */
export const longitudeAt = ({ x1, y1, x2, y2 }: BorderLine, y: number): number =>
  ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;

/** Latitudes where a line meets the meridian `x`: none, one, or both ends of a line along it. */
export function latitudesAt({ x1, y1, x2, y2 }: BorderLine, x: number): number[] {
  if (Math.max(x1, x2) < x || Math.min(x1, x2) > x) return [];
  return x1 === x2 ? [y1, y2] : [((y2 - y1) * (x - x1)) / (x2 - x1) + y1];
}

/** Latitudes where two lines meet: none, one, or where a line that lies on the other begins and ends. */
export function latitudesOfMeeting(one: BorderLine, other: BorderLine): number[] {
  const [dx1, dy1, dx2, dy2] = [one.x2 - one.x1, one.y2 - one.y1, other.x2 - other.x1, other.y2 - other.y1];
  const cross = dx1 * dy2 - dy1 * dx2;
  if (cross === 0) return [other.y1, other.y2];
  const [ox, oy] = [other.x1 - one.x1, other.y1 - one.y1];
  const along = (ox * dy2 - oy * dx2) / cross;
  const alongOther = (ox * dy1 - oy * dx1) / cross;
  return along >= 0 && along <= 1 && alongOther >= 0 && alongOther <= 1 ? [one.y1 + along * dy1] : [];
}
