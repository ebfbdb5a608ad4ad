// The parts of a parsed address in the forms that answers are made of.
import type { AddressParts } from '../address/format.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { ParsedAddress } from '../contract/schema/parse.js';

/** The inside of a building, as the line says it. */
export const unitOf = (parsed: ParsedAddress): Partial<ValidatedAddress> => ({
  subdwelling: parsed.subdwelling ?? null,
  flatUnitType: parsed.flatUnitType ?? null,
  flatUnitNumber: parsed.flatUnitNumber ?? null,
  floorLevelType: parsed.floorLevelType ?? null,
  floorLevelNumber: parsed.floorLevelNumber ?? null,
});

/** The place of an address by itself. */
export const placeOf = ({ locality, state, postcode }: AddressParts): Partial<AddressParts> => ({
  locality,
  state,
  postcode,
});

/** The parts of a parsed address, '' where absent. */
export const partsOf = (parsed: ParsedAddress): AddressParts => ({
  buildingName: parsed.buildingName ?? '',
  flatUnitType: parsed.flatUnitType ?? '',
  flatUnitNumber: parsed.flatUnitNumber ?? '',
  floorLevelType: parsed.floorLevelType ?? '',
  floorLevelNumber: parsed.floorLevelNumber ?? '',
  lotNumber: parsed.lotNumber ?? '',
  streetNumber: parsed.streetNumber ?? '',
  streetName: parsed.streetName ?? '',
  streetType: parsed.streetType ?? '',
  streetSuffix: parsed.streetSuffix ?? '',
  postalType: '',
  postalNumber: '',
  locality: parsed.locality ?? '',
  state: parsed.state ?? '',
  postcode: parsed.postcode ?? '',
});
