// A hit as the contract's elements: AddressIntlV2 of find, and the whole AddressIntl of retrieve.
import { addressIdOf } from '../contract/address-id.js';
import type { Found, Retrieved } from '../contract/schema/find.js';
import { foldWorldName } from '../address/fold.js';
import { allCountryAttributes, degrees, fullLine, streetLine } from '../geocode/lines.js';
import { metresBetween } from '../data/points/metres.js';
import type { StreetSet } from '../data/streets/read/street-set.js';
import { OPENADDRESSES_SOURCE } from '../data/kinds.js';
import type { CountryData } from './find.js';
import type { WorldHit } from './hit.js';
import { localIdOf } from './ids.js';

/** `attributes.Type` (contract: Address, BuildingNumber, Street; places are ours). */
const TYPES: Readonly<Record<WorldHit['kind'], string>> = {
  address: 'Address',
  building: 'BuildingNumber',
  street: 'Street',
  place: 'Locality',
};
/** A street of a place's name further away than this lies in another's region. */
const SAME_PLACE_METRES = 50_000;

type StreetHit = Exclude<WorldHit, { kind: 'place' }>;

/** The hit of find. */
export function describeWorldHit(hit: WorldHit, country: CountryData): Found {
  const { code } = country;
  const attributes: Record<string, string> = { Type: TYPES[hit.kind] };
  if (hit.kind === 'place') {
    return {
      _type: 'AddressIntlV2',
      id: addressIdOf(code, hit.set.source, hit.set.localId(hit.at)),
      fullAddress: placeLine(hit, code),
      country: code,
      sourceOfTruth: hit.set.source,
      attributes,
    };
  }
  const streets = country.streets!;
  if (hit.kind !== 'address') attributes['subdwellings'] = `${hit.count} Addresses`;
  return {
    _type: 'AddressIntlV2',
    id: addressIdOf(code, OPENADDRESSES_SOURCE, localIdOf(streets, hit)),
    fullAddress: fullLine(code, linesOf(streets, hit, code)),
    country: code,
    sourceOfTruth: OPENADDRESSES_SOURCE,
    attributes,
  };
}

function placeLine({ set, at }: WorldHit & { kind: 'place' }, code: string): string {
  const { name, region, area, postcode } = set.place(at);
  return fullLine(code, [
    name,
    area === name ? '' : area,
    [region.name === name ? '' : region.name, postcode].filter(Boolean).join(' '),
  ]);
}

/** Unit, street with number, city with postal code. */
function linesOf(set: StreetSet, hit: StreetHit, code: string): string[] {
  const { name, city } = set.street(hit.street);
  if (hit.kind === 'street') return [name, city];
  const { unit, number, postcode } = set.address(hit.row);
  return [
    hit.kind === 'building' ? '' : unit,
    streetLine(code, name, number),
    [city, postcode].filter(Boolean).join(' '),
  ];
}

/** The whole address or place. `id` as it was given. */
export function describeWorldAddress(
  hit: (WorldHit & { kind: 'address' }) | (WorldHit & { kind: 'place' }),
  country: CountryData,
): Retrieved {
  const { code } = country;
  const { id, fullAddress, sourceOfTruth, attributes } = describeWorldHit(hit, country);
  const common = { _type: 'AddressIntl', id, fullAddress, country: code, sourceOfTruth, status: 'found' as const };
  if (hit.kind === 'place') {
    const place = hit.set.place(hit.at);
    const { name, area, region, postcode } = place;
    return {
      ...common,
      city: name,
      district: area || null,
      province: region.name || region.code || null,
      postcode: postcode || null,
      attributes: attributesOf(attributes, code, place, region.name, area, [name]),
    };
  }
  const set = country.streets!;
  const { name, city, latitude: nearLatitude, longitude: nearLongitude } = set.street(hit.street);
  const address = set.address(hit.row);
  const { number, unit, postcode } = address;
  const place = placeOf(country, city, [nearLatitude, nearLongitude]);
  const lines = linesOf(set, hit, code).filter(Boolean);
  const province = place?.region.name ?? '';
  const area = place?.area ?? '';
  return {
    ...common,
    street: name,
    streetNumber: number,
    subdwelling: unit || null,
    city,
    district: area || null,
    province: province || null,
    postcode: postcode || null,
    attributes: attributesOf(attributes, code, address, province, area, lines),
  };
}

/** The place that a street's city is. */
function placeOf(
  { places, code }: CountryData,
  city: string,
  point: readonly [number, number],
): ReturnType<CountryData['places'][number]['place']> | undefined {
  for (const set of places) {
    for (const at of set.named(foldWorldName(city))) {
      if (set.countryOf(at) !== code) continue;
      const place = set.place(at);
      if (metresBetween([place.latitude, place.longitude], point) < SAME_PLACE_METRES) return place;
    }
  }
  return undefined;
}

/** `given` and what every whole address or place has beside it; empty ones are left out. */
function attributesOf(
  given: Readonly<Record<string, string>> | null | undefined,
  code: string,
  at: { readonly id: string; readonly latitude: number; readonly longitude: number },
  province: string,
  area: string,
  lines: readonly string[],
): Record<string, string> {
  const attributes = {
    ...given,
    Latitude: degrees(at.latitude),
    Longitude: degrees(at.longitude),
    ...allCountryAttributes(code),
    DomesticId: at.id,
    ProvinceName: province,
    AdminAreaName: area,
    ...Object.fromEntries(lines.map((line, i) => [`Line${i + 1}`, line])),
  };
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}
