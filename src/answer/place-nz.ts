// What is New Zealand's own in a reference address: suburb and town, the postcode of the place, and the attributes
// beside.
import { formatAddressNz, type AddressParts, type PlaceNz } from '../address/format.js';
import { NONE, POSTCODE_KIND, type AddressSet } from '../data/addresses/read/address-set.js';
import { postcodeText } from './parts.js';
import { listEnd } from '../data/list-end.js';

/** Suburb and town of a locality as the set has them. */
export function ownPlaceNz(set: AddressSet, locality: number): PlaceNz {
  const town = set.localityTown[locality] ?? NONE;
  const name = (of: number): string => set.localityNames.display(set.localityName[of]!);
  return { suburb: town === locality ? '' : name(locality), townCity: town === NONE ? '' : name(town), rdNumber: '' };
}

/**
 * What New Zealand's attributes have beside the common ones, `own`: what LINZ calls the address, the address in two
 * lines (what stands before the place, and the place), the territorial authority, the point as x and y (degrees, as
 * LINZ gives them) and the source.
 */
export function attributesNz(
  set: AddressSet,
  locality: number,
  parts: AddressParts,
  place: PlaceNz,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const whole = formatAddressNz(parts, place).fullAddress;
  const first = formatAddressNz({ ...parts, postcode: '' }, { suburb: '', townCity: '', rdNumber: '' }).fullAddress;
  return {
    address_type: set.addressType,
    address_line1: first,
    address_line2: whole.slice(first.length).replace(/^, /, ''),
    ta_name: set.states[set.localityState[locality]!]!,
    XCoordinate: own['Longitude'] ?? '',
    YCoordinate: own['Latitude'] ?? '',
    source: set.source,
  };
}

/** The one postcode that a locality's mail is delivered by; '' where there are several or none. */
export function onlyPostcode(
  { localityPostcodeStart, localityPostcode, localityPostcodePostal }: AddressSet,
  locality: number,
): string {
  let only = 0;
  const end = listEnd(localityPostcodeStart, locality + 1, localityPostcode);
  for (let i = localityPostcodeStart[locality]!; i < end; i++) {
    if (localityPostcodePostal[i] !== POSTCODE_KIND.delivered) continue;
    if (only !== 0) return '';
    only = localityPostcode[i]!;
  }
  return postcodeText(only);
}
