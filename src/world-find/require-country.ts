// The country that a request names, which must be one.
import { WaypostError } from '../contract/errors.js';
import { COUNTRY_IN_TEXT } from '../contract/fields/country-in-text.js';
import { countryCode } from '../geocode/country.js';

/** ISO 3166-1 alpha-2 of a name or code. Throws `bad-request` for one that is not known. */
export function requireCountry(given: string): string {
  // A text does not say which country's places are to be looked up.
  const isUnsaid = given.trim() === '' || given.trim().toUpperCase() === COUNTRY_IN_TEXT;
  const code = isUnsaid ? undefined : countryCode(given);
  if (code === undefined) {
    throw new WaypostError(
      'bad-request',
      isUnsaid
        ? 'no country is given; give a name or a code of ISO 3166-1'
        : `the country '${given}' is not known; give a name or a code of ISO 3166-1`,
    );
  }
  return code;
}
