// The components of an address object, under the names that the contract and files have for them.
import { composeAddress } from '../../contract/fields/compose-address.js';
import { addressFields } from '../../contract/fields/address-fields.js';
import type { MatchAddress } from '../../contract/operations/match-record.js';
import { plainLines } from './form/plain-lines.js';

/** What an address says, component by component, without space around it; '' for what it does not say. */
export interface Components {
  /** True where a line says the address, or a part that only reading a line can divide. */
  readonly isWhole: boolean;
  readonly building: string;
  readonly unitType: string;
  readonly unitNumber: string;
  readonly levelType: string;
  readonly levelNumber: string;
  readonly lot: string;
  readonly number: string;
  readonly numberSuffix: string;
  readonly numberLast: string;
  readonly street: string;
  readonly streetName: string;
  readonly streetType: string;
  readonly streetSuffix: string;
  readonly postalType: string;
  readonly postalNumber: string;
  readonly locality: string;
  readonly town: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
}

const text = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? value : value.trim();
  return typeof value === 'number' ? String(value) : '';
};

/** Components that hold several parts in one text. */
const WHOLE = ['fullAddress', 'addressLine3', 'street2', 'careOf', 'rdNumber'] as const;

/** True where a text stands in any of the components that only reading a line can divide. */
const hasWhole = (address: MatchAddress): boolean =>
  WHOLE.some((name) => address[name] !== undefined && text(address[name]) !== '');

/** The components of an address. */
export function componentsOf(address: MatchAddress): Components {
  const of = (name: string): string => text(address[name]);
  const streetName = of('streetName');
  const street = streetName === '' ? of('street') : '';
  const number = of('streetNumber');
  const postalType = of('postalType');
  const unitNumber = of('flatUnitNumber');
  const levelNumber = of('floorLevelNumber');
  const building = of('buildingName');
  const first = of('addressLine1');
  const second = of('addressLine2');
  const hasLines = first !== '' || second !== '';
  const isOnlyLines = streetName === '' && street === '' && unitNumber === '' && building === '';
  const lines = hasLines && isOnlyLines ? plainLines(first, second, number !== '') : undefined;
  return {
    isWhole:
      (hasLines && lines === undefined) ||
      hasWhole(address) ||
      (postalType === '' && of('postal') !== '') ||
      (unitNumber === '' && levelNumber === '' && of('subdwelling') !== ''),
    building: lines?.building ?? building,
    unitType: of('flatUnitType'),
    unitNumber: lines?.unitNumber ?? unitNumber,
    levelType: of('floorLevelType'),
    levelNumber,
    lot: of('lotNumber'),
    number: lines === undefined ? number : lines.number || number,
    numberSuffix: of('streetNumberSuffix'),
    numberLast: of('streetNumberLast'),
    // The whole street stands beside its parts: these are taken apart already.
    street: lines?.street ?? street,
    streetName,
    streetType: of('streetType'),
    streetSuffix: of('streetSuffix'),
    postalType,
    postalNumber: of('postalNumber'),
    locality: of('locality') || of('suburb') || of('subLocality') || of('district'),
    town: of('townCity') || of('city'),
    state: of('state') || of('province'),
    postcode: of('postcode'),
    country: of('country'),
  };
}

/** The components as one line, each part once; '' where nothing is said. `isPlaced`: without those of the place. */
export function lineOf(address: MatchAddress, said: Components, isPlaced = false): string {
  const own: Readonly<Record<string, string>> = {
    locality: isPlaced ? '' : said.locality,
    townCity: isPlaced ? '' : said.town,
    state: isPlaced ? '' : said.state,
    ...(isPlaced ? { postcode: '' } : {}),
    postal: text(address['postal']) || `${said.postalType} ${said.postalNumber}`.trim(),
    flatUnitNumber: said.unitNumber || (said.levelNumber === '' ? text(address['subdwelling']) : ''),
    // The country is known, and said in the line it might be read as a word of the place.
    country: '',
  };
  return composeAddress(addressFields.map(({ name }) => own[name] ?? text(address[name])));
}
