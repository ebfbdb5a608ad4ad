// What addresses tell about their streets and localities: the middle of their points, and the postcodes in use.
import type { AddressColumns } from './address-columns.js';
import type { GroupedOrder } from '../../file/write/grouped-order.js';
import { UNKNOWN_COORDINATE } from '../../points/coordinates.js';

/** Adds up points of groups; the middle is rounded, so that any order of adding gives the same. */
export class MiddlePoints {
  private readonly ownLatitude: Float64Array;
  private readonly ownLongitude: Float64Array;
  private readonly count: Uint32Array;

  constructor(groups: number) {
    this.ownLatitude = new Float64Array(groups);
    this.ownLongitude = new Float64Array(groups);
    this.count = new Uint32Array(groups);
  }

  add(group: number, latitude: number, longitude: number): void {
    if (latitude === UNKNOWN_COORDINATE || longitude === UNKNOWN_COORDINATE) return;
    this.ownLatitude[group]! += latitude;
    this.ownLongitude[group]! += longitude;
    this.count[group]!++;
  }

  latitude(group: number): number {
    return this.count[group] ? Math.round(this.ownLatitude[group]! / this.count[group]) : UNKNOWN_COORDINATE;
  }
  longitude(group: number): number {
    return this.count[group] ? Math.round(this.ownLongitude[group]! / this.count[group]) : UNKNOWN_COORDINATE;
  }
}

/**
 * Postcodes of each locality's addresses, most used first, then by number. `streetStart`: where each locality's streets
 * start.
 */
export function postcodesInUse(
  a: AddressColumns,
  { order, start }: GroupedOrder,
  streetStart: Uint32Array,
): number[][] {
  const uses = new Uint32Array(1 << 16);
  const lists: number[][] = [];
  for (let locality = 0; locality + 1 < streetStart.length; locality++) {
    const seen: number[] = [];
    for (let i = start[streetStart[locality]!]!, end = start[streetStart[locality + 1]!]!; i < end; i++) {
      const postcode = a.postcode[order[i]!]!;
      if (postcode !== 0 && uses[postcode]!++ === 0) seen.push(postcode);
    }
    lists.push(seen.sort((x, y) => uses[y]! - uses[x]! || x - y));
    for (const postcode of seen) uses[postcode] = 0;
  }
  return lists;
}
