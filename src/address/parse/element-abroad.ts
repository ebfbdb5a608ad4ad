// The contract's element of a line of another country: what is certain of it, and its other words as they are.
import type { ParsedAddress } from '../../contract/schema/parse.js';
import type { Abroad } from '../abroad.js';

/** The element; street and number are not told apart, since each country writes them in its own way. */
export const elementAbroad = ({ country, text, city, region, postcode, rest }: Abroad): ParsedAddress => ({
  _type: 'ParsedAddressAu',
  id: null,
  eid: null,
  fullAddress: text,
  country,
  postcode: postcode || null,
  subLocality: null,
  street2: null,
  street: null,
  streetNumber: null,
  streetName: null,
  streetType: null,
  streetSuffix: null,
  postal: null,
  postalType: null,
  postalNumber: null,
  buildingName: null,
  subdwelling: null,
  lotNumber: null,
  flatUnitNumber: null,
  flatUnitType: null,
  floorLevelNumber: null,
  floorLevelType: null,
  sourceOfTruth: null,
  attributes: null,
  locality: city || null,
  state: region || null,
  careOf: null,
  exception: null,
  unknown: rest || null,
  changedItems: [],
});
