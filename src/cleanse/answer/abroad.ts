// The answer for a line of a country whose addresses are not installed: its own words, and what is certain of them.
import type { Abroad } from '../../address/abroad.js';
import type { ValidatedAddress } from '../../contract/schema/cleanse.js';

const degrees = (e7: number): string => (e7 / 1e7).toFixed(7);

/** The element; its coordinates, where it has any, are those of the place, and it says so. */
export function answerAbroad({ country, countryName, text, city, region, postcode, place }: Abroad): ValidatedAddress {
  return {
    _type: 'ValidatedAddressAu',
    status: 'unmatched',
    level: 'none',
    confidence: 0,
    runnerUp: 0,
    exception: 'COUNTRY_NOT_COVERED',
    id: null,
    sourceOfTruth: null,
    fullAddress: text,
    careOf: null,
    buildingName: null,
    subdwelling: null,
    flatUnitType: null,
    flatUnitNumber: null,
    floorLevelType: null,
    floorLevelNumber: null,
    lotNumber: null,
    streetNumber: null,
    street: null,
    streetName: null,
    streetType: null,
    streetSuffix: null,
    postal: null,
    postalType: null,
    postalNumber: null,
    locality: city || null,
    state: region || null,
    postcode: postcode || null,
    country,
    attributes: place
      ? { Latitude: degrees(place.latitude), Longitude: degrees(place.longitude), GeocodeType: 'LOCALITY' }
      : {},
    changedItems: [],
    candidates: [],
    messages: [
      `no addresses of ${countryName} (${country}) are installed: the words are kept as they are`,
      ...(place ? [`the coordinates are those of ${place.name}, not of the address`] : []),
    ],
  };
}
