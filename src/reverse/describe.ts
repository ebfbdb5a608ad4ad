// What a search around a point answers: the address or place, with its distance.
import { describeAddress, type Presentation } from '../answer/address.js';
import { locate } from '../answer/locate.js';
import { addressIdOf } from '../contract/address-id.js';
import type { AddressAuNz } from '../contract/schema/address.js';
import type { Near, Nearest } from '../contract/schema/reverse.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import { OPENADDRESSES_SOURCE } from '../data/kinds.js';
import type { StreetSet } from '../data/streets/read/street-set.js';
import { countryAttributes, degrees, fullLine, intlPlace, streetLine } from '../geocode/lines.js';
import type { NearRow } from '../geo/nearest.js';
import { kilometres } from './kilometres.js';

/**
 * An address of a set. `expose` adds the attributes that the installed sets say of it; null where nothing but its
 * coordinates is asked for.
 */
export function nearAddress(
  set: AddressSet,
  { row, metres }: NearRow,
  presentation: Presentation,
  expose: ((address: AddressAuNz) => void) | null,
): Near {
  const element: Near = describeAddress(set, locate(set, row, -1), presentation);
  const attributes = element.attributes!;
  if (expose) expose(element);
  else element.attributes = { Latitude: attributes['Latitude']!, Longitude: attributes['Longitude']! };
  element.attributes!['Distance'] = kilometres(metres);
  return element;
}

/** An Australian or New Zealand address in the fields of any country. */
export function asIntl({
  locality,
  townCity,
  suburb,
  state,
  rdNumber: _rd,
  deliveredTo: _to,
  ...common
}: Near): Nearest {
  const country = common.country!;
  return {
    ...common,
    _type: 'AddressIntl',
    ...intlPlace({ locality, townCity, suburb, state }),
    attributes: { ...common.attributes, ...countryAttributes(country) },
  };
}

/** An address on a street of another country. */
export function onStreet(streets: StreetSet, { row, metres }: NearRow, country: string): Nearest {
  const { address, street } = streets.at(row);
  const { number, unit, postcode, id } = address;
  return {
    _type: 'AddressIntl',
    id: id === '' ? null : addressIdOf(country, OPENADDRESSES_SOURCE, id),
    sourceOfTruth: OPENADDRESSES_SOURCE,
    fullAddress: fullLine(country, [
      unit,
      streetLine(country, street.name, number),
      [street.city, postcode].filter(Boolean).join(' '),
    ]),
    country,
    postcode: postcode || null,
    city: street.city || null,
    street: street.name,
    streetNumber: number || null,
    subdwelling: unit || null,
    attributes: {
      Latitude: degrees(address.latitude),
      Longitude: degrees(address.longitude),
      Distance: kilometres(metres),
      ...countryAttributes(country),
    },
  };
}

/** A place that comes with the package or is imported. */
export function atPlace(places: PlaceSet, { row, metres }: NearRow): Nearest {
  const { name, region, area, postcode, latitude, longitude } = places.place(row);
  const province = region.name === name ? '' : region.name;
  return {
    _type: 'AddressIntl',
    id: addressIdOf(region.country, places.source, places.localId(row)),
    sourceOfTruth: places.source,
    fullAddress: fullLine(region.country, [name, [province, postcode].filter(Boolean).join(' ')]),
    country: region.country,
    postcode: postcode || null,
    city: name,
    district: area || null,
    province: region.name || null,
    attributes: {
      Latitude: degrees(latitude),
      Longitude: degrees(longitude),
      Distance: kilometres(metres),
      ...countryAttributes(region.country),
    },
  };
}
