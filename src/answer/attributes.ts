// The attributes of an answer: coordinates, geocode type and reliability, mesh block, persistent ids.
import { UNKNOWN_COORDINATE } from '../data/points/coordinates.js';
import { NONE, WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import { barcode } from '../address/barcode.js';
import type { LocatedRow } from './locate.js';
import { streetTexts } from './street-texts.js';

/** Degrees of a coordinate in ten-millionths, with seven decimals (about a centimetre). */
function degrees(e7: number): string {
  const size = Math.abs(e7);
  const whole = Math.floor(size / 1e7);
  return `${e7 < 0 ? '-' : ''}${whole}.${String(size - whole * 1e7 + 1e7).slice(1)}`;
}

/**
 * G-NAF's reliability code of a geocode by its type, for releases whose default geocode table does not give it: 2
 * within the site, 3 near it, 4 the street, 5 the locality.
 */
const RELIABILITY: Readonly<Record<string, string>> = { GG: '3', STL: '4', LOC: '5' };

const known = (value: number): string => (value < 0 ? '' : String(value));

/** Attributes of an address; '' for what the set does not have. */
export function addressAttributes(set: AddressSet, { address, street, words, at }: LocatedRow): Record<string, string> {
  const geocode = set.geocodeTypes[words[at + WORD.buildingAndGeocode]! & 0xff];
  const texts = streetTexts(set, street);
  const latitude = words[at + WORD.latitude]! | 0;
  const meshBlock = words[at + WORD.meshBlock]!;
  const primary = set.primaryOf(address);
  if (!isGnaf(set)) {
    return {
      Latitude: latitude === UNKNOWN_COORDINATE ? '' : degrees(latitude),
      Longitude: latitude === UNKNOWN_COORDINATE ? '' : degrees(words[at + WORD.longitude]! | 0),
      GeocodeType: geocode?.name ?? '',
      MeshblockId: meshBlock === NONE ? '' : set.meshBlock(meshBlock),
      ParcelID: set.parcel(address),
      CountryIso2: set.country,
      CountryIso3: alpha3(set.country),
      ...deliveryAttributes(set, address),
    };
  }
  return {
    Latitude: latitude === UNKNOWN_COORDINATE ? '' : degrees(latitude),
    Longitude: latitude === UNKNOWN_COORDINATE ? '' : degrees(words[at + WORD.longitude]! | 0),
    GeocodeType: geocode?.name ?? '',
    GNAFReliability: latitude === UNKNOWN_COORDINATE ? '' : (RELIABILITY[geocode?.code ?? ''] ?? '2'),
    MeshblockId: meshBlock === NONE ? '' : set.meshBlock(meshBlock),
    GNAFPID: set.pid(address),
    GNAFLocalityPID: texts.localityPid,
    GNAFStreetPID: texts.streetPid,
    GNAFPointPID: set.siteId(address),
    GNAFPrimaryPID: primary < 0 ? '' : set.pid(primary),
    GNAFConfidence: known(set.confidence(address)),
    GeocodeLevel: known(set.geocodeLevel(address)),
    ParcelID: set.parcel(address),
    CountryIso2: set.country,
    CountryIso3: alpha3(set.country),
  };
}

/**
 * ISO 3166-1 alpha-3 of the countries that address sets are of. In the one literal above: a spread there costs a
 * million rows seconds.
 */
function alpha3(country: string): string {
  if (country === 'AU') return 'AUS';
  return country === 'NZ' ? 'NZL' : '';
}

/** True for G-NAF and for the gazetteer, whose points are of its kinds. */
const isGnaf = (set: AddressSet): boolean => set.source === 'GNAF' || set.addressCount === 0;

/** Delivery point id with its barcode and sort plan; nothing where the address has none. */
function deliveryAttributes(set: AddressSet, address: number): Record<string, string> {
  const dpid = set.dpid(address);
  const plan = set.sortPlan(address);
  return {
    ...(dpid === 0 ? {} : { DPID: String(dpid).padStart(8, '0'), Barcode: barcode(dpid) }),
    ...(plan === '' ? {} : { Bsp: plan }),
  };
}

/** Attributes of a street. */
export function streetAttributes(set: AddressSet, street: number): Record<string, string> {
  const { streetPid, localityPid } = streetTexts(set, street);
  const point = pointAttributes(
    set,
    set.streetLatitude[street]!,
    set.streetLongitude[street]!,
    'STL',
    'STREET LOCALITY',
  );
  return isGnaf(set) ? { ...point, GNAFStreetPID: streetPid, GNAFLocalityPID: localityPid } : point;
}

/** Attributes of a locality. */
export function localityAttributes(set: AddressSet, locality: number): Record<string, string> {
  const pid = set.localityPid(locality);
  return {
    ...pointAttributes(set, set.localityLatitude[locality]!, set.localityLongitude[locality]!, 'LOC', 'LOCALITY'),
    ...(pid === '' ? {} : { GNAFLocalityPID: pid }),
  };
}

const pointAttributes = (
  set: AddressSet,
  latitude: number,
  longitude: number,
  code: string,
  type: string,
): Record<string, string> =>
  latitude === UNKNOWN_COORDINATE
    ? {}
    : {
        Latitude: degrees(latitude),
        Longitude: degrees(longitude),
        GeocodeType: type,
        ...(isGnaf(set) ? { GNAFReliability: RELIABILITY[code]! } : {}),
      };
