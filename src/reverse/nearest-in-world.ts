// The nearest address or place to a point in any country: an address that is close says more than a place that is
// nearer.
import { presentationOf } from '../answer/address.js';
import type { Nearest } from '../contract/schema/reverse.js';
import { contractCountries } from '../contract/sources.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { countryName } from '../geocode/country.js';
import { countryOfTerritory } from '../geocode/territories.js';
import type { WorldData } from '../geocode/world-data.js';
import { asIntl, atPlace, nearAddress, onStreet } from './describe.js';
import { HALF_WAY_ROUND } from '../geo/great-circle.js';
import { nearestRowIfIndexed } from './country.js';
import type { NearestRows } from '../geo/nearest.js';
import { nearestLocality } from './nearest-locality.js';
import type { Point } from './point.js';

/** Up to here an address says more of a point than a place that is nearer. */
const ADDRESS_METRES = 1_000;
/** How addresses are shown where a request has no feature options. */
const PLAIN = presentationOf(undefined);

/** A place of the world so far away may have a locality of the gazetteer before it. */
const LOCALITY_METRES = 25_000;
/** A place of the point's own country that is hardly further than the nearest one is taken before it. */
const OWN_METRES = 30_000;
/** The nearest places among which one of the point's own country is looked for. */
const MOST_NEAR = 24;
/** So far from the point the nearest place is said to be. */
const FAR_METRES = 100_000;

/** A candidate and its distance; the element is made of the nearest alone. */
interface Candidate {
  readonly metres: number;
  /** Country of a place, as the places have it. */
  readonly country: string;
  readonly element: () => Nearest;
}

export class NearestInWorld {
  /**
   * `addressesOf`: the address set that answers for a country of the contract, if one is installed; `gazetteerOf`: the
   * gazetteer of one.
   */
  constructor(
    private readonly search: NearestRows,
    private readonly data: WorldData,
    private readonly addressesOf: (country: string) => AddressSet | undefined,
    private readonly gazetteerOf: (country: string) => AddressSet,
  ) {}

  /**
   * The nearest address if it is close or nothing is closer, else the nearest place. `country`: that of the point, ''
   * at sea.
   */
  nearest(point: Point, country: string): Nearest {
    const place = this.place(point, country);
    const address = this.address(point, country, Math.max(ADDRESS_METRES, place.metres));
    return address ? address.element() : withRemarks(this.orLocality(point, country, place), country);
  }

  /** The place, or a locality of the gazetteer that is nearer. */
  private orLocality(point: Point, country: string, place: Candidate): Candidate {
    if (!contractCountries.includes(country) || place.metres < LOCALITY_METRES) return place;
    const locality = nearestLocality(this.gazetteerOf(country), country, point);
    return locality && locality.metres < place.metres ? { ...locality, country } : place;
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
          country,
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
    return hit ? [{ metres: hit.metres, country, element: () => asIntl(nearAddress(set, hit, PLAIN, null)) }] : [];
  }

  /** The nearest place: of those imported for the country, or of the world. */
  private place(point: Point, country: string): Candidate {
    const [first] = this.places(point, country, 1) as [Candidate];
    if (country === '' || isOf(first.country, country)) return first;
    const own = this.places(point, country, MOST_NEAR).find((place) => isOf(place.country, country));
    return own && own.metres <= first.metres + OWN_METRES ? own : first;
  }

  /** The places that are nearest, the nearest first. */
  private places(point: Point, country: string, most: number): Candidate[] {
    return this.data
      .placesOf(country)
      .flatMap((places) =>
        this.search.find(places.points, point, most, HALF_WAY_ROUND).map((hit): Candidate => ({
          metres: hit.metres,
          country: places.countryOf(hit.row),
          element: () => atPlace(places, hit),
        })),
      )
      .toSorted((a, b) => a.metres - b.metres);
  }
}

/** Islands that borders have as Australia's, and the places under codes of their own. */
const ISLANDS_OF_AUSTRALIA: ReadonlySet<string> = new Set(['CC', 'CX', 'HM', 'NF']);

/** True for a place of the country, or of a territory of it. */
const isOf = (place: string, country: string): boolean =>
  place === country ||
  (country === 'AU' && ISLANDS_OF_AUSTRALIA.has(place)) ||
  countryOfTerritory(place) === country ||
  countryOfTerritory(country) === place;

/** The place, with what is to be said of one that is far from the point, or of another country than it. */
function withRemarks({ metres, country: of, element }: Candidate, country: string): Nearest {
  const place = element();
  const far = `the nearest place that is known is ${Math.round(metres / 1000)} km away`;
  const abroad = `the point lies in ${countryName(country)}`;
  const messages = [...(metres > FAR_METRES ? [far] : []), ...(country !== '' && !isOf(of, country) ? [abroad] : [])];
  return messages.length === 0 ? place : { ...place, messages };
}
