// Parts of an address that a record may give beside its line, each under the contract's name: what a column says of its
// words is not lost when the columns make a line.
import { addressFields } from './address-fields.js';
import { composeAddress } from './compose-address.js';
import { said } from '../said.js';

/** The parts that tell what words of the line are. */
export const GIVEN_PARTS = [
  'buildingName',
  'streetNumber',
  'lotNumber',
  'street',
  'streetName',
  'streetType',
  'streetSuffix',
  'locality',
  'suburb',
  'townCity',
  'state',
  'postcode',
] as const;

/** The parts that a record gives, as texts; absent is '', null or not there. */
export type GivenParts = { readonly [part in (typeof GIVEN_PARTS)[number]]?: string | null | undefined };

/** One record of a cleanse or parse request: a line, and the parts that are known of it. */
export interface AddressInput extends GivenParts {
  readonly fullAddress: string;
}

/** Number of a field among those of a row, and its name. */
const OF_ROW = GIVEN_PARTS.flatMap((name) => {
  const i = addressFields.findIndex((field) => field.name === name);
  return i < 0 ? [] : [[i, name] as const];
});

/**
 * The record of a row: its line (`composeAddress`), and the parts that stood in columns of their own. Null where the
 * row has no address.
 */
export function addressRecord(values: readonly string[]): AddressInput | null {
  const fullAddress = composeAddress(values);
  if (fullAddress === '') return null;
  const record: { -readonly [key in keyof AddressInput]: AddressInput[key] } = { fullAddress };
  for (const [i, name] of OF_ROW) {
    const value = values[i] ?? '';
    const text = value === '' ? '' : said(value);
    if (text !== '') record[name] = text;
  }
  return record;
}

/** The line of a record: its own, or where that is empty the one that its parts make. */
export function lineOfRecord(record: AddressInput): string {
  if (record.fullAddress.trim() !== '') return record.fullAddress;
  const given: Readonly<Record<string, unknown>> = { ...record };
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  return composeAddress(addressFields.map(({ name }) => text(name) || (name === 'locality' ? text('suburb') : '')));
}
