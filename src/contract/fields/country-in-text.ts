// The country of a record that leaves it to its text, where the contract wants a country.

/** The code that ISO 3166-1 leaves to users, for "unknown". */
export const COUNTRY_IN_TEXT = 'ZZ';

/** What is said of a record whose country is absent, null or empty, which is not Australia. */
export const MISSING_COUNTRY =
  'country is missing; give a name or a code of ISO 3166-1, or ' + COUNTRY_IN_TEXT + ' for what the text says';
