// What is written on the map: the numbers and the streets of the addresses beside the one that is meant, where there is
// room for them.
import { svg } from './dom.js';

/** The drawing in its own units, four of which are three pixels or so. */
export const WIDTH = 400;
export const HEIGHT = 300;
/** Height of the strip at the lower edge where the longitudes stand. */
const EDGE = 14;

export interface Neighbour {
  readonly latitude: number;
  readonly longitude: number;
  readonly number: string;
  readonly street: string;
}

type Placed = Neighbour & { readonly x: number; readonly y: number };

/** Where nothing is written yet; the middle, where the address is, is taken from the start. */
export class FreeSpace {
  private readonly taken = [{ x: WIDTH / 2, y: HEIGHT / 2, width: 14, height: 14 }];

  /**
   * Takes the place of a text around `x` and above `y`, in the drawing's units; false if any of it is taken or outside.
   */
  take(x: number, y: number, width: number, height: number): boolean {
    const place = { x, y: y - height / 2, width, height };
    if (x < width / 2 || x > WIDTH - width / 2 || y < height || y > HEIGHT - EDGE) return false;
    if (
      this.taken.some(
        (other) =>
          Math.abs(other.x - place.x) * 2 < other.width + width &&
          Math.abs(other.y - place.y) * 2 < other.height + height,
      )
    ) {
      return false;
    }
    this.taken.push(place);
    return true;
  }
}

/** The name of each street, beside the point of it nearest to its middle that has room. */
export const streets = (points: readonly Placed[], free: FreeSpace): SVGTextElement[] =>
  [...new Set(points.map(({ street }) => street).filter((street) => street !== ''))].flatMap((name) => {
    const own = points.filter((point) => point.street === name);
    const x = own.reduce((sum, point) => sum + point.x, 0) / own.length;
    const y = own.reduce((sum, point) => sum + point.y, 0) / own.length;
    const place = own
      .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
      .find((point) => free.take(point.x, point.y + 14, name.length * 7, 10));
    return place ? [svg('text', { x: place.x, y: place.y + 13 }, name)] : [];
  });

/** The street numbers that have room above their points. */
export const numbers = (points: readonly Placed[], free: FreeSpace): SVGTextElement[] =>
  points
    .filter(({ x, y, number }) => free.take(x, y - 4, number.length * 4.5, 7))
    .map(({ x, y, number }) => svg('text', { x, y: y - 4 }, number));
