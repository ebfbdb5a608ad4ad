// How an address and a place of a country are written on one line, and the fields and attributes that all answers of a
// country have.
import { isNumberBehind } from '../contract/texts/country-order.js';
import { alpha3Of, countryName, numericOf } from './country.js';

/** Street and number in the country's order. */
export const streetLine = (country: string, street: string, number: string): string =>
  (isNumberBehind(country) ? `${street} ${number}` : `${number} ${street}`).trim();

/** Parts of one line, with the country's name; empty ones are left out. */
export const fullLine = (country: string, parts: readonly string[]): string =>
  [...parts, countryName(country)].filter((part) => part !== '').join(', ');

/** Degrees of a coordinate in ten-millionths, with seven decimals. */
export const degrees = (e7: number): string => (e7 / 1e7).toFixed(7);

/** The codes of a country (ISO 3166-1 alpha-2 and alpha-3) as attributes. */
export const countryAttributes = (country: string): Record<string, string> => ({
  CountryIso2: country,
  CountryIso3: alpha3Of(country),
});
/** The same with the country's number (ISO 3166-1 numeric). */
export const allCountryAttributes = (country: string): Record<string, string> => ({
  ...countryAttributes(country),
  CountryIsoNumber: numericOf(country),
});

type Name = string | null | undefined;

/** Where an Australian or New Zealand address lies, in the fields of any country. */
export const intlPlace = (place: {
  readonly locality: Name;
  readonly townCity: Name;
  readonly suburb: Name;
  readonly state: Name;
}): { city: string | null; district: string | null; province: string | null } => ({
  city: place.locality ?? place.townCity ?? null,
  district: place.suburb ?? null,
  province: place.state ?? null,
});
