// The contract's element of a parsed address, in one literal: every answer has the same shape.
import type { ChangedItem } from '../../contract/schema/address.js';
import type { ParsedAddress } from '../../contract/schema/parse.js';
import { withSecondStreet, type AddressParts, type FormattedAddress } from '../format.js';
import { houseNumberText, type Reading } from './reading.js';

/** What an element has beside its parts; '' where absent. `place` is the locality, or New Zealand's town or city. */
export interface Beside {
  readonly street2: string;
  readonly suburb: string;
  readonly place: string;
  readonly unknown: string;
  readonly careOf: string;
  readonly changedItems: ChangedItem[];
}

/** The parts that a reading has, street and place apart, which are divided later; `buildingName` as it is written. */
export const partsOf = (reading: Reading, buildingName: string): AddressParts => ({
  buildingName,
  flatUnitType: reading.flatType,
  flatUnitNumber: reading.flatNumber,
  floorLevelType: reading.levelType,
  floorLevelNumber: reading.levelNumber,
  lotNumber: reading.lotNumber,
  streetNumber: houseNumberText(reading),
  streetName: '',
  streetType: '',
  streetSuffix: '',
  postalType: reading.postalType,
  postalNumber: reading.postalNumber,
  locality: '',
  state: reading.state,
  postcode: reading.postcode,
});

/** The element of a reading. */
export function element(
  nz: boolean,
  reading: Reading,
  parts: AddressParts,
  texts: FormattedAddress,
  beside: Beside,
): ParsedAddress {
  const { street2, suburb, place } = beside;
  return {
    _type: nz ? 'ParsedAddressNz' : 'ParsedAddressAu',
    id: null,
    eid: null,
    fullAddress: street2 === '' ? texts.fullAddress : withSecondStreet(texts.fullAddress, texts.street, street2),
    country: reading.country || null,
    postcode: parts.postcode || null,
    subLocality: null,
    street2: street2 || null,
    street: texts.street || null,
    streetNumber: parts.streetNumber || null,
    streetName: parts.streetName || null,
    streetType: parts.streetType || null,
    streetSuffix: parts.streetSuffix || null,
    postal: texts.postal || null,
    postalType: parts.postalType || null,
    postalNumber: parts.postalNumber || null,
    buildingName: parts.buildingName || null,
    subdwelling: texts.subdwelling || null,
    lotNumber: parts.lotNumber || null,
    flatUnitNumber: parts.flatUnitNumber || null,
    flatUnitType: parts.flatUnitType || null,
    floorLevelNumber: parts.floorLevelNumber || null,
    floorLevelType: parts.floorLevelType || null,
    sourceOfTruth: null,
    attributes: null,
    ...(nz
      ? { rdNumber: reading.rdNumber || null, deliveredTo: null, townCity: place || null, suburb: suburb || null }
      : { locality: parts.locality || null, state: parts.state || null }),
    careOf: beside.careOf || null,
    exception: null,
    unknown: beside.unknown || null,
    changedItems: beside.changedItems,
  };
}
