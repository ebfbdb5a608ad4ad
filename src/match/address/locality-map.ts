// What is known of where localities lie, as far as it tells whether two names may mean one place.
import { Remembered } from '../../contract/remembered.js';
import { listEnd } from '../../data/list-end.js';
import { UNKNOWN_COORDINATE } from '../../data/points/coordinates.js';
import { metresBetween } from '../../data/points/metres.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';

/** `alias`: two names of one locality; `near`: neighbours; `apart`: both are known, and far; `unknown`: one is not. */
type Relation = 'alias' | 'near' | 'apart' | 'unknown';

/**
 * Localities whose points lie this near share a boundary nearly always: half of those of Australia have a neighbour
 * within 3 km, and people write one for the other.
 */
const NEAR_METRES = 5000;
/** Postcodes of a place and of the places around it. */
const NEAR_POSTCODE_METRES = 15_000;

export class LocalityMap {
  private readonly relations = new Remembered<string, Relation>();
  private readonly postcodes = new Remembered<string, boolean>();

  /** `set`: the localities of a country. */
  constructor(private readonly set: AddressSet) {}

  /** How two localities lie; `state` ('' for any) is the one that both are in. The same in either order. */
  relation(a: string, b: string, state: string): Relation {
    const key = a < b ? `${a}|${b}|${state}` : `${b}|${a}|${state}`;
    return this.relations.of(key, () => this.find(this.named(a, state), this.named(b, state)));
  }

  /** True if a locality has the postcode, or a place near it has. */
  hasNear(name: string, state: string, postcode: string): boolean {
    const key = `${name}|${state}|${postcode}`;
    return this.postcodes.of(key, () => this.findPostcode(this.named(name, state), Number(postcode)));
  }

  private find(first: readonly number[], second: readonly number[]): Relation {
    if (first.length === 0 || second.length === 0) return 'unknown';
    if (first.some((locality) => second.includes(locality))) return 'alias';
    const isNear = first.some((one) => second.some((other) => this.metres(one, other) <= NEAR_METRES));
    return isNear || first.some((one) => this.areNeighbours(one, second)) ? 'near' : 'apart';
  }

  private findPostcode(localities: readonly number[], postcode: number): boolean {
    const { postcodeLocalityStart: starts, postcodeLocality: listed } = this.set;
    if (!(postcode > 0 && postcode < starts.length - 1)) return false;
    const end = listEnd(starts, postcode + 1, listed);
    for (let i = starts[postcode]!; i < end; i++) {
      const other = listed[i]!;
      if (localities.some((one) => one === other || this.metres(one, other) <= NEAR_POSTCODE_METRES)) return true;
    }
    return false;
  }

  /** Localities that bear a name, as their own or another. */
  private named(name: string, state: string): number[] {
    const { set } = this;
    const id = set.localityNames.find(name);
    if (id < 0) return [];
    const found: number[] = [];
    const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
    for (let i = set.nameLocalityStart[id]!; i < end; i++) {
      const locality = set.nameLocality[i]! >>> 1;
      if (state === '' || set.states[set.localityState[locality]!] === state) found.push(locality);
    }
    return found;
  }

  /** True where the data itself declares one of them a neighbour. */
  private areNeighbours(one: number, others: readonly number[]): boolean {
    const { localityNeighbourStart: starts, localityNeighbour: listed } = this.set;
    const end = listEnd(starts, one + 1, listed);
    for (let i = starts[one]!; i < end; i++) if (others.includes(listed[i]!)) return true;
    return others.some((other) => {
      const stop = listEnd(starts, other + 1, listed);
      for (let i = starts[other]!; i < stop; i++) if (listed[i] === one) return true;
      return false;
    });
  }

  private metres(one: number, other: number): number {
    const { localityLatitude: latitude, localityLongitude: longitude } = this.set;
    if (latitude[one] === UNKNOWN_COORDINATE || latitude[other] === UNKNOWN_COORDINATE) return Infinity;
    return metresBetween([latitude[one]!, longitude[one]!], [latitude[other]!, longitude[other]!]);
  }
}
