// What geocode answers for a place of New Zealand, in the fields of any country.
import { localityAttributes } from '../../answer/attributes.js';
import { ownPlaceNz } from '../../answer/place-nz.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import { NONE, type AddressSet } from '../../data/addresses/read/address-set.js';
import { countryAttributes, degrees, intlPlace } from '../lines.js';
import type { FoundNz } from './found-nz.js';

const COUNTRY = 'NZ';

/** That no such place is known in a region. */
export const nowhereIn = (region: string): Geocoded => ({
  _type: 'AddressIntl',
  id: null,
  fullAddress: '',
  country: COUNTRY,
  status: 'unmatched',
  level: 'none',
  attributes: countryAttributes(COUNTRY),
  messages: [`no place of ${region} is known by that name`],
});

/** The answer; `set` is the gazetteer in which it was found. */
export function fromPlaceNz(found: FoundNz, set: AddressSet): Geocoded {
  const { status, level, locality, region, postcode, point, messages } = found;
  const own = locality === NONE ? { suburb: '', townCity: '' } : ownPlaceNz(set, locality);
  const place = [own.suburb, own.townCity].filter((part) => part !== '').join(', ');
  return {
    _type: 'AddressIntl',
    id: null,
    fullAddress: `${place} ${postcode}`.trim(),
    country: COUNTRY,
    postcode: postcode || null,
    ...intlPlace({ locality: null, townCity: own.townCity || null, suburb: own.suburb || null, state: region }),
    status,
    level,
    sourceOfTruth: set.source,
    attributes: {
      ...(level === 'locality' ? localityAttributes(set, locality) : {}),
      Latitude: degrees(point[0]),
      Longitude: degrees(point[1]),
      ...countryAttributes(COUNTRY),
    },
    messages: [...messages],
  };
}
