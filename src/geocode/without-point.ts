// Addresses of which the data that knows them has no coordinates, as lists of delivery points: another installed source
// may have them, and their place has a point.
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { isPlaceAtMost, pointOf } from './text-reader.js';

/** Levels of addresses, from the finest. */
const FINEST_FIRST = ['subdwelling', 'address', 'street'];

const fineness = ({ level = 'none' }: ValidatedAddress): number => FINEST_FIRST.indexOf(level);

const lacksPoint = (answer: ValidatedAddress): boolean => !isPlaceAtMost(answer) && pointOf(answer) === null;

const hasNone = ({ sourceOfTruth }: Pick<Geocoded, 'sourceOfTruth'>): string =>
  `${sourceOfTruth ?? 'the source'} has no coordinates of it`;

/**
 * The answer; where it is an address without coordinates, that of the first other source which has them of an address
 * or street as fine. `others`: asks the other sources of the country, the preferred first.
 */
export function ofSourceWithPoint(
  answer: ValidatedAddress,
  others: readonly (() => ValidatedAddress)[],
): ValidatedAddress {
  if (!lacksPoint(answer)) return answer;
  for (const ask of others) {
    const other = ask();
    if (pointOf(other) === null || isPlaceAtMost(other) || fineness(other) > fineness(answer)) continue;
    const said = `${hasNone(answer)}: ${other.sourceOfTruth} answers`;
    return { ...other, messages: [...(other.messages ?? []), said] };
  }
  return answer;
}

/** An address without coordinates, at the point of its place if that is known; a message says so. */
export function atItsPlace(address: Geocoded, place: Geocoded | undefined): Geocoded {
  const { Latitude = '', Longitude = '' } = place?.attributes ?? {};
  const messages = address.messages ?? [];
  if (Latitude === '') return { ...address, messages: [...messages, hasNone(address)] };
  return {
    ...address,
    status: 'partial',
    level: 'locality',
    attributes: { ...address.attributes, Latitude, Longitude },
    messages: [...messages, `${hasNone(address)}: the point is that of ${place?.fullAddress}`],
  };
}

/**
 * An address whose locality is not certain, at the point of the postcode that it has; a message says so. `placeOf`: the
 * place of a state and postcode in the country that was asked for.
 */
export function atItsPostcode(address: Geocoded, placeOf: (code: string) => Geocoded | undefined): Geocoded {
  const { attributes, province, postcode } = address;
  if ((attributes?.['Latitude'] ?? '') !== '' || (postcode ?? '') === '') return address;
  const place = placeOf([province, postcode].filter(Boolean).join(' '));
  const { Latitude = '', Longitude = '' } = place?.attributes ?? {};
  if (place?.level !== 'postcode' || Latitude === '') return address;
  return {
    ...address,
    status: 'partial',
    level: 'postcode',
    attributes: { ...attributes, Latitude, Longitude },
    messages: [...(address.messages ?? []), `the point is that of ${place.fullAddress}`],
  };
}
