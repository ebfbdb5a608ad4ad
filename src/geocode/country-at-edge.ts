// Countries that a line names before its place, or behind it in another language: CANADA, LONDON; 뉴질랜드 오클랜드.
import { countryNamed, countryTranslated } from './country.js';
import type { CountryInLine } from './country-in-line.js';
import { textOf, type Word } from './words.js';

/** Words of a country's name at most. */
const LONGEST = 3;
/** Shorter names in our letters are codes, which may be anything. */
const SHORTEST = 4;
const OTHER_LETTERS = /[^ -~]/;

/** The countries that the line begins with, then those that end it in other letters, the longest names first. */
export function countriesAtEdge(words: readonly Word[]): CountryInLine[] {
  const found: CountryInLine[] = [];
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length--) {
    const first = countryOf(textOf(words.slice(0, length)));
    if (first !== undefined) found.push(withLast(first, words.slice(length), words.slice(0, length)));
    const last = textOf(words.slice(-length));
    const country = OTHER_LETTERS.test(last) ? countryOf(last) : undefined;
    if (country !== undefined) found.push(withLast(country, words.slice(0, -length), words.slice(-length)));
  }
  return found;
}

/** Names in our letters are known by fewer languages: what one calls a country is a place in another. */
function countryOf(text: string): string | undefined {
  if (OTHER_LETTERS.test(text)) return countryNamed(text) ?? countryTranslated(text);
  return text.length < SHORTEST ? undefined : countryNamed(text);
}

const withLast = (country: string, others: readonly Word[], name: readonly Word[]): CountryInLine => ({
  country,
  words: [...others, ...name],
  ends: others.length,
});
