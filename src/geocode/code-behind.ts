// A line that ends in the code of a country that may be something else: SCHÖNEBERG, DE; 13353 BERLIN DE.
import { contractCountries } from '../contract/sources.js';
import { codeOf } from './country.js';
import type { InCountry } from './in-country.js';
import type { LocatedText } from './located-text.js';
import { BEGINS_PART_PEOPLE } from './other-parts.js';
import type { Word } from './words.js';

/** The country of the code, and the place of it that stands before; undefined where none does. */
export function countryCodeBehind(
  words: readonly Word[],
  within: InCountry,
): { readonly country: string; readonly found: LocatedText } | undefined {
  const last = words.at(-1);
  const before = words.at(-2);
  const country = last && before && last.text.length === 2 ? codeOf(last.text) : undefined;
  if (country === undefined || contractCountries.includes(country)) return undefined;
  const found = within.locate(words.slice(0, -1), country);
  if (!found.place || found.left.includes(before!)) return undefined;
  const isWhole = found.left.length === 0 && last!.part !== before!.part;
  return isWhole || found.place.people >= BEGINS_PART_PEOPLE ? { country, found } : undefined;
}
