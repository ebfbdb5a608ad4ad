// Whether a text is a country that an operation may be asked about.
import { countryCode } from '../geocode/country.js';

/** Codes that ISO 3166-1 only reserves, of islands with a numbering plan of their own: Ascension, Tristan da Cunha. */
const RESERVED: ReadonlySet<string> = new Set(['AC', 'TA']);

/** True for a name of a country in any language that is known, or a code of ISO 3166-1, case aside. */
export const isKnownCountry = (text: string): boolean =>
  countryCode(text) !== undefined || RESERVED.has(text.trim().toUpperCase());
