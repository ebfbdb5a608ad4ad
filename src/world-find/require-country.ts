// The country that a request names, which must be one.
import { WaypostError } from '../contract/errors.js';
import { countryCode } from '../geocode/country.js';

/** ISO 3166-1 alpha-2 of a name or code. Throws `bad-request` for one that is not known. */
export function requireCountry(given: string): string {
  const code = given.trim() === '' ? undefined : countryCode(given);
  if (code === undefined) {
    throw new WaypostError(
      'bad-request',
      given.trim() === ''
        ? 'no country is given; give a name or a code of ISO 3166-1'
        : `the country '${given}' is not known; give a name or a code of ISO 3166-1`,
    );
  }
  return code;
}
