// A hit as the contract's element: AddressIntlV2 with its line, its type, how many addresses it holds, and its id.
import { addressLine, localityOf, type Presentation } from '../answer/address.js';
import { addressAttributes } from '../answer/attributes.js';
import { locate } from '../answer/locate.js';
import { localityParts, streetParts, addressParts, NO_PARTS } from '../answer/parts.js';
import { ownPlaceNz } from '../answer/place-nz.js';
import { formatAddress, formatAddressNz, type AddressParts } from '../address/format.js';
import { addressIdOf } from '../contract/address-id.js';
import { matchOf } from '../contract/match.js';
import type { Found } from '../contract/schema/find.js';
import { titleCase } from '../contract/texts/title-case.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { Hit } from './hit.js';
import { localId } from './groups.js';

/** `attributes.Type` of a hit (contract: Address, Floor, BuildingNumber, Street; places are ours). */
const TYPES: Readonly<Record<Hit['kind'], string>> = {
  address: 'Address',
  building: 'BuildingNumber',
  floor: 'Floor',
  street: 'Street',
  locality: 'Locality',
};

/** The element of a hit, which says how it fits (`matchOf`); `attributes` adds those of the address itself. */
export function describeHit(set: AddressSet, hit: Hit, presentation: Presentation, attributes: boolean): Found {
  const own: Record<string, string> = { Type: TYPES[hit.kind] };
  if (hit.kind !== 'address') own['subdwellings'] = `${hit.count} Addresses`;
  own['Match'] = matchOf(hit.isNear === true);
  const located = hit.kind === 'address' ? locate(set, hit.address, hit.street) : null;
  const text = located ? addressLine(set, located, presentation) : groupLine(set, hit, presentation);
  return {
    _type: 'AddressIntlV2',
    id: addressIdOf(set.country, set.source, localId(set, hit)),
    fullAddress: text,
    country: set.country,
    sourceOfTruth: set.source,
    attributes: located && attributes ? { ...own, ...addressAttributes(set, located) } : own,
  };
}

function groupLine(set: AddressSet, hit: Hit, { isTitle, showsLot }: Presentation): string {
  const parts = groupParts(set, hit);
  if (!showsLot && parts.streetNumber !== '') parts.lotNumber = '';
  const nz =
    set.country === 'NZ' ? ownPlaceNz(set, hit.kind === 'locality' ? hit.locality : localityOf(set, hit.street)) : null;
  const { fullAddress } = nz ? formatAddressNz(parts, nz) : formatAddress(parts);
  return isTitle ? titleCase(fullAddress) : fullAddress;
}

function groupParts(set: AddressSet, hit: Hit): AddressParts {
  if (hit.kind === 'locality') return localityParts(set, hit.locality, '');
  if (hit.kind === 'street') return streetParts(set, hit.street, '');
  const { floorLevelType, floorLevelNumber, ...parts } = addressParts(set, locate(set, hit.address, hit.street));
  const { flatUnitType, flatUnitNumber } = NO_PARTS;
  return {
    ...parts,
    flatUnitType,
    flatUnitNumber,
    floorLevelType: hit.kind === 'floor' ? floorLevelType : '',
    floorLevelNumber: hit.kind === 'floor' ? floorLevelNumber : '',
  };
}
