// Reference addresses, streets and localities as the parts that the formatter takes.
import type { AddressParts } from '../address/format.js';
import { WORD, lotLabel, type AddressSet, type NumberForm, type Unit } from '../data/addresses/read/address-set.js';
import type { LocatedRow } from './locate.js';
import { streetTexts } from './street-texts.js';
import { listEnd } from '../data/list-end.js';

/** No part at all. */
export const NO_PARTS: Readonly<AddressParts> = {
  buildingName: '',
  flatUnitType: '',
  flatUnitNumber: '',
  floorLevelType: '',
  floorLevelNumber: '',
  lotNumber: '',
  streetNumber: '',
  streetName: '',
  streetType: '',
  streetSuffix: '',
  postalType: '',
  postalNumber: '',
  locality: '',
  state: '',
  postcode: '',
};

/** An address that is no unit. */
const NO_UNIT: Readonly<Unit> = { flatType: '', flatNumber: '', levelType: '', levelNumber: '' };

/** A postcode of four digits; '' for none. */
export const postcodeText = (postcode: number): string => (postcode === 0 ? '' : String(postcode).padStart(4, '0'));

/** The number of an address in its street as one text: 24A, 24-26; '' for none. */
export function numberText(first: number, form: NumberForm): string {
  if (first === 0) return '';
  const number = form.prefix + String(first) + form.suffix;
  return form.isRange ? `${number}-${form.lastPrefix}${first + form.lastDelta}${form.lastSuffix}` : number;
}

/** The parts of an address. */
export function addressParts(set: AddressSet, { street, words, at }: LocatedRow): AddressParts {
  const formAndPostcode = words[at + WORD.formAndPostcode]!;
  const form = set.numberForms[formAndPostcode >>> 16]!;
  const first = words[at + WORD.numberFirst]!;
  const unit = words[at + WORD.unit] === 0 ? NO_UNIT : set.unit(words[at + WORD.unit]!);
  const lot = lotLabel(words[at + WORD.lotAndFlags]!);
  const texts = streetTexts(set, street);
  const isPostal = texts.postalType !== '';
  const streetNumber = isPostal && first === 0 ? form.prefix : numberText(first, form);
  return {
    buildingName: set.buildingName(words[at + WORD.buildingAndGeocode]! >>> 8),
    flatUnitType: unit.flatType,
    flatUnitNumber: unit.flatNumber,
    floorLevelType: unit.levelType,
    floorLevelNumber: unit.levelNumber,
    lotNumber: lot === 0 ? '' : set.labels.text(lot),
    streetNumber: isPostal ? '' : streetNumber,
    streetName: texts.streetName,
    streetType: texts.streetType,
    streetSuffix: texts.streetSuffix,
    postalType: texts.postalType,
    postalNumber: isPostal ? streetNumber : '',
    locality: texts.locality,
    state: texts.state,
    postcode: postcodeText(formAndPostcode & 0xffff),
  };
}

/** The street alone; `postcode` as written, if its locality has that one. */
export function streetParts(set: AddressSet, street: number, postcode: string): AddressParts {
  const { streetName, streetType, streetSuffix } = streetTexts(set, street);
  return { ...localityParts(set, set.streetLocality[street]!, postcode), streetName, streetType, streetSuffix };
}

/** The locality alone, with the written postcode if it is one of its own, else its most used. */
export const localityParts = (set: AddressSet, locality: number, postcode: string): AddressParts => ({
  ...NO_PARTS,
  locality: set.localityNames.display(set.localityName[locality]!),
  state: set.states[set.localityState[locality]!]!,
  postcode: postcodeText(localityPostcode(set, locality, postcode)),
});

function localityPostcode(set: AddressSet, locality: number, written: string): number {
  const start = set.localityPostcodeStart[locality]!;
  const end = listEnd(set.localityPostcodeStart, locality + 1, set.localityPostcode);
  for (let i = start; i < end; i++) if (set.localityPostcode[i] === Number(written)) return set.localityPostcode[i]!;
  return start < end ? set.localityPostcode[start]! : 0;
}
