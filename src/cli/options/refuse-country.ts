// A country that an option gives for the rows without one, checked before the first of them is read.
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { isKnownCountry } from '../../engine/known-country.js';

/**
 * Throws a usage error where the option `--country` of a field is no country. `fieldDefaults`: what options say of the
 * operation's fields, in their order; '' for nothing.
 */
export function refuseUnknownCountry({ fields, unsaid }: Operation, fieldDefaults: readonly string[]): void {
  const given = fieldDefaults[fields.findIndex(({ name }) => name === 'country')] ?? '';
  const country = given.trim();
  if (country === '' || country.toUpperCase() === unsaid?.['country'] || isKnownCountry(country)) return;
  throw new WaypostError('usage', `the country '${country}' is not known; give a name or a code of ISO 3166-1`);
}
