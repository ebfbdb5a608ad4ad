// Texts that are a postal code and nothing more, of which no country is said: that of the country whose codes alone
// look so, or that has the code.
import { LONGEST_CODE, postcodeIn } from './abroad/postcodes.js';
import { countryName } from './country.js';
import { locate } from './locate.js';
import type { LocatedText } from './located-text.js';
import { rowsOf, type PlaceRow } from './rows.js';
import { shorterCodes } from './shorter-codes.js';
import { textOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

/** The country of the code, and the place, if the code is known. */
export interface CodeAlone {
  readonly country: string;
  readonly found: LocatedText;
}

/** Countries whose codes are made of letters and digits as no other country's are. */
const DISTINCT = ['AR', 'CA', 'GB', 'IE', 'NL'];
/** A state of Australia behind its postcode, which looks like a code of the Netherlands. */
const STATE_BEHIND = /^\d{4} ?(?:SA|WA|NT)$/;
/** A number of fewer digits is that of a house, or anything. */
const SHORTEST_CODE = 4;
const OTHERS = 'postal codes of other countries look so too: name the country';

/** The place of the code; a text where several countries have it; undefined where the words are none that is known. */
export function codeAlone(words: readonly Word[], data: WorldData): CodeAlone | string | undefined {
  if (words.length === 0 || words.length > LONGEST_CODE || words.at(-1)!.part !== words[0]!.part) return undefined;
  const code = words.map(({ text }) => text).join('');
  if (code.length < SHORTEST_CODE || !/\d/.test(code)) return undefined;
  const text = textOf(words);
  const formed =
    !/[A-Z]/.test(code) || STATE_BEHIND.test(text)
      ? undefined
      : DISTINCT.find((country) => postcodeIn(text, country) !== undefined);
  if (formed !== undefined) return { country: formed, found: locateIn(words, formed, data) };
  const sets = new Set([data.postalCodes, ...data.countriesWithPlaces().flatMap((country) => data.placesOf(country))]);
  const rows = [...sets].flatMap((set) =>
    [code, ...shorterCodes(code, 'US')].flatMap((one) => rowsOf(set, set.withPostcode(one), '')),
  );
  const [first, ...others] = new Map(rows.map((row) => [row.place.region.country, row])).values();
  if (!first) return undefined;
  if (others.length > 0) {
    return `the postal code ${code} may be that of ${[first, ...others].map(placeOf).join(' | ')}: name the country`;
  }
  const { country } = first.place.region;
  const found = locateIn(words, country, data);
  return { country, found: { ...found, status: 'ambiguous', messages: [...found.messages, OTHERS] } };
}

const locateIn = (words: readonly Word[], country: string, data: WorldData): LocatedText =>
  locate(words, country, data.placesOf(country), [data.postalCodes]);

const placeOf = ({ place: { name, region } }: PlaceRow): string =>
  [name, region.name, countryName(region.country)].filter((part) => part !== '').join(', ');
