// What geocode answers for a place of Australia, in the fields of any country, written as its addresses are.
import { localityAttributes } from '../../answer/attributes.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import { countryAttributes, degrees } from '../lines.js';
import type { HomePlace } from './home-places.js';

const COUNTRY = 'AU';
/** The source of what comes with the package. */
const EMBEDDED = 'PLACES';

/** The answer; without coordinates where several places are as likely. */
export function fromHome({ status, level, locality, state, postcode, point, messages }: HomePlace): Geocoded {
  const name = locality?.name ?? '';
  return {
    _type: 'AddressIntl',
    id: null,
    fullAddress: [name, state, postcode].filter((part) => part !== '').join(' '),
    country: COUNTRY,
    postcode: postcode || null,
    city: name || null,
    district: null,
    province: state || null,
    status,
    level,
    sourceOfTruth: level === 'locality' && locality ? locality.set.source : EMBEDDED,
    attributes: {
      ...(level === 'locality' && locality ? localityAttributes(locality.set, locality.id) : {}),
      ...(level === 'postcode' && point ? { Latitude: degrees(point[0]), Longitude: degrees(point[1]) } : {}),
      ...countryAttributes(COUNTRY),
    },
    messages: [...messages],
  };
}
