// What is known of the world beside the addresses of the contract's own countries.
import type { PlaceSet } from '../data/places/read/place-set.js';
import type { StreetSet } from '../data/streets/read/street-set.js';

/** The places and streets of each country (ISO 3166-1 alpha-2). */
export interface WorldData {
  /** Places of all countries. */
  readonly world: PlaceSet;
  /** Countries, their regions, and the areas within these. */
  readonly areas: PlaceSet;
  /** The postal codes that come with the package, of some countries. */
  readonly postalCodes: PlaceSet;
  /** Places of a country, the more detailed set first. */
  placesOf(country: string): readonly PlaceSet[];
  /** True if places with postal codes are installed. */
  hasPlaces(country: string): boolean;
  /** Countries of which places with postal codes are installed. */
  countriesWithPlaces(): readonly string[];
  /** Streets of a country, null where none are installed. */
  streetsOf(country: string): StreetSet | null;
}
