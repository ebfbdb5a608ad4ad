// What geocode answers: an address that the cleanse found, a place, or an address on a street of another country.
import { isOfUnverifiedSuburb } from '../contract/texts/unverified-suburb.js';
import { addressIdOf } from '../contract/address-id.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { OPENADDRESSES_SOURCE } from '../data/kinds.js';
import type { Area } from './areas.js';
import { countryName } from './country.js';
import { countryAttributes, degrees, fullLine, intlPlace, streetLine } from './lines.js';
import { NOTHING, type LocatedText } from './located-text.js';
import type { InRegister, OnStreet } from './streets/on-street.js';
import { textOf } from './words.js';

const NOT_LOCATED = 'not located: ';
/** True for an answer that leaves words of its line. */
export const hasUnread = ({ messages }: Geocoded): boolean =>
  (messages ?? []).some((message) => message.startsWith(NOT_LOCATED));

/** What names the place of an answer of the cleanse. */
const PLACE_NAMES: ReadonlySet<string> = new Set(['locality', 'suburb', 'townCity']);

/**
 * An Australian or New Zealand address, in the fields of any country: of the one that it was found in, which the line
 * may say in place of the `asked`.
 */
export function fromCleanse(cleansed: ValidatedAddress, asked: string): Geocoded {
  const country = cleansed.country || asked;
  const isPlaceAlone =
    cleansed.status === 'partial' &&
    cleansed.level === 'locality' &&
    !cleansed.street &&
    !cleansed.streetNumber &&
    !cleansed.lotNumber &&
    !cleansed.subdwelling &&
    !cleansed.postal &&
    !cleansed.buildingName &&
    !(cleansed.messages ?? []).some(isOfUnverifiedSuburb);
  const {
    careOf: _careOf,
    exception: _exception,
    confidence: _confidence,
    runnerUp: _runnerUp,
    changedItems: _changes,
    candidates: _candidates,
    locality,
    townCity,
    suburb,
    state,
    rdNumber: _rd,
    deliveredTo: _to,
    ...common
  } = cleansed;
  const isRespelt = (cleansed.changedItems ?? []).some(
    ({ actionType, affectedElement }) => actionType === 'MODIFY' && PLACE_NAMES.has(affectedElement),
  );
  const unread = (cleansed.changedItems ?? [])
    .filter(({ actionType, affectedElement }) => actionType === 'REMOVE' && affectedElement === 'unknown')
    .map(({ oldValue }) => NOT_LOCATED + oldValue);
  const otherCode = (cleansed.changedItems ?? []).find(
    ({ actionType, affectedElement, oldValue }) =>
      actionType === 'MODIFY' && affectedElement === 'postcode' && (oldValue ?? '') !== '',
  );
  const place = [locality ?? townCity ?? suburb, state].filter(Boolean).join(' ');
  const codes = otherCode ? [`the postcode ${otherCode.oldValue} is not one of ${place}`] : [];
  // A line that names nothing below the place is answered in full by the place.
  const placed = isPlaceAlone ? { status: isRespelt ? ('corrected' as const) : ('verified' as const) } : {};
  return {
    ...common,
    ...placed,
    messages: [...(isPlaceAlone ? codes : (common.messages ?? [])), ...unread],
    _type: 'AddressIntl',
    country,
    ...intlPlace({ locality, townCity, suburb, state }),
    attributes: { ...cleansed.attributes, ...countryAttributes(country) },
  };
}

/** A place of Australia that the cleanse alone finds is written in another way than any that is known. */
export function ofCleanse(cleansed: ValidatedAddress, asked: string): Geocoded {
  const answer = fromCleanse(cleansed, asked);
  const isSlip = answer.country === 'AU' && answer.level === 'locality' && answer.status === 'verified';
  return isSlip ? { ...answer, status: 'corrected' } : answer;
}

/** A place, or that there is none. `more`: messages beside those of what was found. */
export function fromPlace(
  { status, level, place, source, messages }: LocatedText,
  country: string,
  more: readonly string[],
): Geocoded {
  const all = [...messages, ...more];
  if (!place) {
    const unknown = `no place of ${countryName(country)} is known by that name or postal code`;
    return {
      _type: 'AddressIntl',
      fullAddress: '',
      country,
      status,
      level,
      attributes: countryAttributes(country),
      messages: status === 'unmatched' ? [unknown, ...all] : all,
    };
  }
  const {
    name,
    area,
    region,
    id,
    postcode,
    point: [latitude, longitude],
  } = place;
  const province = region === name ? '' : region;
  return {
    _type: 'AddressIntl',
    ...(id === '' ? {} : { id: addressIdOf(country, source, id) }),
    fullAddress: fullLine(country, [name, [province, postcode].filter(Boolean).join(' ')]),
    country,
    postcode,
    city: name,
    ...(area === '' ? {} : { district: area }),
    province: region,
    status,
    level,
    sourceOfTruth: source,
    attributes: { Latitude: degrees(latitude), Longitude: degrees(longitude), ...countryAttributes(country) },
    messages: all,
  };
}

/** Others that a message names. */
const MOST_NAMED = 5;

/** A country, or a region or district of one, at its middle, of which more is written than is found. */
export const fromWider = (area: Area, more: readonly string[]): Geocoded => ({
  ...fromArea(area),
  status: 'partial',
  messages: [...more],
});

/** What is said of the city of a region's name that is far from the region's middle. */
const cityOfName = (kind: Area['kind'], city: string | undefined): string[] =>
  city === undefined ? [] : [`the ${kind} is taken; it may also be the city ${city}`];

/** A country, or a region or district of one, at its middle. */
export function fromArea({ kind, country, region, district, point, others, isClear, city }: Area): Geocoded {
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  const [latitude, longitude] = point;
  const taken = kind === 'country' ? '' : 'the largest is taken; ';
  return {
    _type: 'AddressIntl',
    id: null,
    fullAddress: fullLine(country, [district, region === district ? '' : region]),
    country,
    ...(district === '' ? {} : { district }),
    ...(region === '' ? {} : { province: region }),
    status: isClear ? 'verified' : 'ambiguous',
    level: kind,
    sourceOfTruth: 'PLACES',
    attributes: { Latitude: degrees(latitude), Longitude: degrees(longitude), ...countryAttributes(country) },
    messages: isClear
      ? cityOfName(kind, city)
      : [`${taken}it may also be ${others.slice(0, MOST_NAMED).join(' | ')}${more}: name what it lies in`],
  };
}

/** An address on a street, or the street where the number is not there; `found`: the place that the street is near. */
export function fromStreet(onStreet: InRegister, found: LocatedText, country: string): Geocoded {
  const { street, address, left, otherCode } = onStreet;
  const { place, messages, status } = onStreet.isElsewhere ? NOTHING : found;
  const city = street.city || (place?.name ?? '');
  const postcode = address?.postcode || (place?.postcode ?? '');
  const number = address?.number ?? '';
  const point = address ?? street;
  const line = streetLine(country, street.name, number);
  const unit = onStreet.isUnit ? address!.unit : '';
  const isWhole = address !== null && left.length === 0 && !otherCode && messages.length === 0;
  const wholeStatus = onStreet.corrected || status === 'corrected' ? 'corrected' : 'verified';
  return {
    _type: 'AddressIntl',
    id: address && address.id !== '' ? addressIdOf(onStreet.register, OPENADDRESSES_SOURCE, address.id) : null,
    fullAddress: fullLine(country, [unit, line, [city, postcode].filter(Boolean).join(' ')]),
    country,
    postcode,
    city,
    province: place?.region ?? '',
    street: street.name,
    streetNumber: number || null,
    ...(unit === '' ? {} : { subdwelling: unit }),
    status: isWhole ? wholeStatus : 'partial',
    level: levelOf(onStreet),
    sourceOfTruth: OPENADDRESSES_SOURCE,
    attributes: {
      Latitude: degrees(point.latitude),
      Longitude: degrees(point.longitude),
      ...countryAttributes(country),
    },
    messages: [...messages, ...streetMessages(onStreet)],
  };
}

const levelOf = ({ address, isUnit }: OnStreet): 'subdwelling' | 'address' | 'street' => {
  if (address === null) return 'street';
  return isUnit ? 'subdwelling' : 'address';
};

/** What was not found on the street. */
function streetMessages({ street, address, left, written, otherCode }: OnStreet): string[] {
  const unread = left.filter(({ text }) => address !== null || text !== written);
  const messages: string[] = [];
  if (address === null) {
    messages.push(written === '' ? 'no number is given' : `there is no number ${written} in ${street.name}`);
  }
  if (otherCode) messages.push('the postal code is not the one of the address');
  if (unread.length > 0) messages.push(`not located: ${textOf(unread)}`);
  return messages;
}
