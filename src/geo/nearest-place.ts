// The nearest of the places that a point may be said to be near, of all of them or of one country.
import { AXES, LEAF_PLACES, SPHERE_UNITS, toSphere, type NearPlaces } from '../data/whereabouts/read/near-places.js';
import { EARTH_RADIUS } from './great-circle.js';

/** Parts of the tree that wait to be looked at: each depth leaves one, and no tree is as deep. */
const MOST_WAITING = 64;
/** Numbers of a part that waits: from, to, axis. */
const PART = 3;

export class NearestPlace {
  private readonly places: NearPlaces;
  private readonly point = new Float64Array(AXES);
  private readonly parts = new Int32Array(MOST_WAITING * PART);
  /** How far the point is from each part along each axis, and the square of how far in all, at the least. */
  private readonly gaps = new Float64Array(MOST_WAITING * AXES);
  private readonly least = new Float64Array(MOST_WAITING);
  private waiting = 0;
  private country = 0;
  private best = -1;
  private bound = 0;

  constructor(places: NearPlaces) {
    this.places = places;
  }

  /**
   * The place nearest to a point (degrees * 1e7), in a straight line and so on the ground; -1 for none within `metres`.
   * `country`: number of the country that it is to be of, 0 for any.
   */
  find(latitude: number, longitude: number, country: number, metres: number): number {
    toSphere(latitude, longitude, this.point);
    const chord = 2 * Math.sin(Math.min(metres / EARTH_RADIUS, Math.PI) / 2) * SPHERE_UNITS;
    this.country = country;
    this.best = -1;
    this.bound = chord * chord;
    this.waiting = 1;
    this.parts.set([0, this.places.countries.length, 0]);
    this.gaps.fill(0, 0, AXES);
    this.least[0] = 0;
    while (this.waiting > 0) {
      const at = --this.waiting;
      if (this.least[at]! <= this.bound) this.search(at);
    }
    return this.best;
  }

  /** Goes down a part to the leaf that is nearest, leaving the other halves to wait: the first where the part stood. */
  private search(part: number): void {
    const { positions } = this.places;
    const { parts, gaps } = this;
    const least = this.least[part]!;
    const gap0 = gaps[part * AXES]!;
    const gap1 = gaps[part * AXES + 1]!;
    const gap2 = gaps[part * AXES + 2]!;
    let from = parts[part * PART]!;
    let to = parts[part * PART + 1]!;
    let axis = parts[part * PART + 2]!;
    while (to - from > LEAF_PLACES) {
      const middle = (from + to) >> 1;
      this.meet(middle);
      const beyond = this.point[axis]! - positions[middle * AXES + axis]!;
      const at = this.waiting++;
      const next = axis === AXES - 1 ? 0 : axis + 1;
      parts[at * PART] = beyond < 0 ? middle + 1 : from;
      parts[at * PART + 1] = beyond < 0 ? to : middle;
      parts[at * PART + 2] = next;
      gaps[at * AXES] = gap0;
      gaps[at * AXES + 1] = gap1;
      gaps[at * AXES + 2] = gap2;
      // The other half is at least as far as the part was, and as the plane between the halves on this axis.
      const gap = gaps[at * AXES + axis]!;
      gaps[at * AXES + axis] = beyond;
      this.least[at] = Math.max(least, least - gap * gap + beyond * beyond);
      if (beyond < 0) to = middle;
      else from = middle + 1;
      axis = next;
    }
    for (let place = from; place < to; place++) this.meet(place);
  }

  /** Of places that are equally far the first counts. */
  private meet(place: number): void {
    const { positions, countries } = this.places;
    if (this.country !== 0 && countries[place] !== this.country) return;
    const point = this.point;
    const x = positions[place * AXES]! - point[0]!;
    const y = positions[place * AXES + 1]! - point[1]!;
    const z = positions[place * AXES + 2]! - point[2]!;
    const far = x * x + y * y + z * z;
    if (far > this.bound || (far === this.bound && this.best >= 0 && place > this.best)) return;
    this.best = place;
    this.bound = far;
  }
}
