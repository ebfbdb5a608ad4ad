// The nearest address or place to a point in any country: an address that is close says more than a place that is
// nearer.
import { presentationOf } from '../answer/address.js';
import type { Nearest } from '../contract/schema/reverse.js';
import { contractCountries } from '../contract/sources.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { WorldData } from '../geocode/world-data.js';
import { asIntl, atPlace, nearAddress, onStreet } from './describe.js';
import { HALF_WAY_ROUND } from '../geo/great-circle.js';
import { nearestRowIfIndexed } from './country.js';
import type { NearestRows } from '../geo/nearest.js';
import type { Point } from './point.js';

/** Up to here an address says more of a point than a place that is nearer. */
const ADDRESS_METRES = 1_000;
/** How addresses are shown where a request has no feature options. */
const PLAIN = presentationOf(undefined);

/** A candidate and its distance; the element is made of the nearest alone. */
interface Candidate {
  readonly metres: number;
  readonly element: () => Nearest;
}

export class NearestInWorld {
  /** `addressesOf`: the address set that answers for a country of the contract, if one is installed. */
  constructor(
    private readonly search: NearestRows,
    private readonly data: WorldData,
    private readonly addressesOf: (country: string) => AddressSet | undefined,
  ) {}

  /**
   * The nearest address if it is close or nothing is closer, else the nearest place. `country`: that of the point, ''
   * at sea.
   */
  nearest(point: Point, country: string): Nearest {
    const place = this.place(point, country);
    const address = this.address(point, country, Math.max(ADDRESS_METRES, place.metres));
    return (address ?? place).element();
  }

  private address(point: Point, country: string, metres: number): Candidate | undefined {
    // At sea the address may be of either country of the contract.
    const found = contractCountries
      .filter((candidate) => country === '' || candidate === country)
      .flatMap((candidate) => this.ofContractCountry(point, candidate, metres, country === ''));
    const streets = this.data.streetsOf(country);
    if (streets) {
      found.push(
        ...this.search.find(streets.points, point, 1, metres).map((hit) => ({
          metres: hit.metres,
          element: () => onStreet(streets, hit, country),
        })),
      );
    }
    return found.toSorted((a, b) => a.metres - b.metres)[0];
  }

  private ofContractCountry(point: Point, country: string, metres: number, isAtSea: boolean): Candidate[] {
    const set = this.addressesOf(country);
    if (!set) return [];
    const { search } = this;
    const hit = isAtSea
      ? nearestRowIfIndexed(search, set, point, metres)
      : search.find(set.points, point, 1, metres)[0];
    return hit ? [{ metres: hit.metres, element: () => asIntl(nearAddress(set, hit, PLAIN, null)) }] : [];
  }

  /** The nearest place: of those imported for the country, or of the world. */
  private place(point: Point, country: string): Candidate {
    return this.data
      .placesOf(country)
      .flatMap((places) =>
        this.search.find(places.points, point, 1, HALF_WAY_ROUND).map((hit): Candidate => ({
          metres: hit.metres,
          element: () => atPlace(places, hit),
        })),
      )
      .reduce((best, other) => (other.metres < best.metres ? other : best));
  }
}
