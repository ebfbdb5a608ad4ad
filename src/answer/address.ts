// A reference address as the contract's element, in the letters and with the parts that a caller's options ask for.
import {
  formatAddress,
  formatAddressNz,
  type AddressParts,
  type FormattedAddress,
  type PlaceNz,
} from '../address/format.js';
import { addressIdOf } from '../contract/address-id.js';
import type { AddressAuNz } from '../contract/schema/address.js';
import { titleCase } from '../contract/texts/title-case.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { addressAttributes } from './attributes.js';
import type { LocatedRow } from './locate.js';
import { addressParts } from './parts.js';
import { attributesNz, onlyPostcode, ownPlaceNz } from './place-nz.js';

/** How an address is shown (feature options of the contract). */
export interface Presentation {
  /** Names as `Smith Street` rather than `SMITH STREET`. */
  readonly isTitle: boolean;
  /** The lot also where there is a street number; without, only where there is none. */
  readonly showsLot: boolean;
  /** New Zealand's floor as type and number apart, and not as one text in the number. */
  readonly splitsFloor: boolean;
}

/** The presentation that feature options ask for. */
export const presentationOf = (features: Readonly<Record<string, string>> | undefined): Presentation => ({
  isTitle: features?.['caseType'] === 'TITLE',
  showsLot: features?.['displayGnafLot'] === '1',
  splitsFloor: features?.['splitNzFloorLevel'] === '1',
});

interface Shown {
  readonly parts: AddressParts;
  readonly nz: PlaceNz | null;
  readonly text: FormattedAddress;
}

/** Parts, place and texts of an address before its letters are chosen. */
function shown(set: AddressSet, located: LocatedRow, { showsLot }: Presentation): Shown {
  const parts = addressParts(set, located);
  if (!showsLot && parts.streetNumber !== '') parts.lotNumber = '';
  return placed(set, parts, localityOf(set, located.street));
}

/** The parts with the texts of their country; New Zealand's have a suburb and a town in place of a state. */
function placed(set: AddressSet, parts: AddressParts, locality: number): Shown {
  if (set.country !== 'NZ') return { parts, nz: null, text: formatAddress(parts) };
  const nz = ownPlaceNz(set, locality);
  const own = { ...parts, state: '', postcode: parts.postcode || onlyPostcode(set, locality) };
  return { parts: own, nz, text: formatAddressNz(own, nz) };
}

/** The locality of a street or of a postal group. */
export const localityOf = (set: AddressSet, street: number): number =>
  street < set.streetCount ? set.streetLocality[street]! : set.postalLocality[street - set.streetCount]!;

/** The address on one line. */
export function addressLine(set: AddressSet, located: LocatedRow, presentation: Presentation): string {
  const { fullAddress } = shown(set, located, presentation).text;
  return presentation.isTitle ? titleCase(fullAddress) : fullAddress;
}

/** Id of an address as the contract's current operations have it: `AU|GNAF|<pid>`. */
export const addressId = (set: AddressSet, address: number): string =>
  addressIdOf(set.country, set.source, set.pid(address));

/**
 * The whole element: `AddressAu` or `AddressNz` with id, and its attributes unless told; null for what the address does
 * not have.
 */
export function describeAddress(
  set: AddressSet,
  located: LocatedRow,
  presentation: Presentation,
  withAttributes = true,
): AddressAuNz {
  const whole = shown(set, located, presentation);
  const { parts, nz } = whole;
  const element = describe(set, whole, presentation);
  element.id = addressId(set, located.address);
  if (!withAttributes) return element;
  const attributes = addressAttributes(set, located);
  element.attributes = nz
    ? { ...attributes, ...attributesNz(set, localityOf(set, located.street), parts, nz, attributes) }
    : attributes;
  return element;
}

/**
 * The parts of something in a locality (a street, a number, the place itself) as the element, without id and
 * attributes.
 */
export const describeParts = (
  set: AddressSet,
  parts: AddressParts,
  locality: number,
  presentation: Presentation,
): AddressAuNz => describe(set, placed(set, parts, locality), presentation);

function describe(set: AddressSet, { parts, nz, text }: Shown, presentation: Presentation): AddressAuNz {
  const shown = (value: string): string => (presentation.isTitle ? titleCase(value) : value);
  const show = (value: string): string | null => (value === '' ? null : shown(value));
  const level =
    nz && !presentation.splitsFloor
      ? { type: '', number: `${parts.floorLevelType} ${parts.floorLevelNumber}`.trim() }
      : { type: parts.floorLevelType, number: parts.floorLevelNumber };
  return {
    _type: nz ? 'AddressNz' : 'AddressAu',
    id: null,
    eid: null,
    sourceOfTruth: set.source,
    fullAddress: show(text.fullAddress),
    buildingName: show(parts.buildingName),
    subdwelling: show(text.subdwelling),
    flatUnitType: show(parts.flatUnitType),
    flatUnitNumber: parts.flatUnitNumber || null,
    floorLevelType: show(level.type),
    floorLevelNumber: show(level.number),
    lotNumber: parts.lotNumber || null,
    streetNumber: parts.streetNumber || null,
    street: show(text.street),
    streetName: show(parts.streetName),
    streetType: show(parts.streetType),
    streetSuffix: show(parts.streetSuffix),
    postal: show(text.postal),
    postalType: show(parts.postalType),
    postalNumber: parts.postalNumber || null,
    street2: null,
    subLocality: null,
    ...(nz
      ? { suburb: show(nz.suburb), townCity: show(nz.townCity), rdNumber: nz.rdNumber || null, deliveredTo: null }
      : { locality: show(parts.locality), state: parts.state || null }),
    postcode: parts.postcode || null,
    country: set.country,
    attributes: {},
  };
}
