// A list with English words that slips can be made of among made-up ones, and a globe of which the answers are known.
import type { Whereabouts } from '../../../src/geo/whereabouts.js';
import { centreOf } from '../../../src/words/scheme/cell.js';
import { WORDS } from '../../../src/words/scheme/triples.js';
import { readSuggestQuery } from '../../../src/words/suggest/query/read-query.js';
import { suggest, type Suggestion } from '../../../src/words/suggest/suggest.js';
import { ThreeWords } from '../../../src/words/three-words.js';
import { listOf, madeUpBlocks, madeUpWords } from '../made-up.js';

/** Words of block A, of ranks and colours that differ. */
export const ENGLISH = (
  'apricot banjo blanket bridge candle castle cheetah chocolate cricket daughter dolphin drizzle eclipse ' +
  'feather flamingo football foot ball gherkin glacier hedgehog island jealous knight laughter magnolia ' +
  'necklace orchestra parachute party pumpkin quarrel rhubarb soap soapbox sparkle spaghetti thunder ' +
  'umbrella village whistle yoghurt zebra'
).split(' ');
const POLISH = ['ogórek', 'źrebię', 'księżyc', 'łabędź', 'chrząszcz', 'wróbel'];
const RUSSIAN = ['ёлка', 'медведь', 'самовар', 'яблоко', 'снегирь', 'площадь'];

/** Made-up words with these in the place of some, each of another rank and colour. */
const listWith = (size: number, end: string, words: readonly string[]): ReturnType<typeof listOf> => {
  const all = madeUpWords(size, end);
  for (const [at, word] of words.entries()) all[(at % 33) * 360 + ((at * 77 + Math.floor(at / 33)) % 360)] = word;
  return listOf(all);
};

const lists: Record<string, ReturnType<typeof listOf>> = {
  en: listWith(WORDS, 'n', ENGLISH),
  pl: listWith(25_920, 'ż', POLISH),
  ru: listWith(25_920, 'щ', RUSSIAN),
};

export const threeWords = new ThreeWords({
  languages: [
    { code: 'en', name: 'English', nativeName: 'English' },
    { code: 'pl', name: 'Polish', nativeName: 'Polski' },
    { code: 'ru', name: 'Russian', nativeName: 'Русский' },
  ],
  tileBlocks: madeUpBlocks,
  list: (code) => lists[code]!,
});

/** Every other degree of longitude is sea; the south is one country, the north another. */
export const where: Whereabouts = {
  at: (latitude, longitude) => ({ country: where.countryOf(latitude, longitude), nearestPlace: 'Somewhere' }),
  countryOf: (latitude) => (latitude < 0 ? 'AU' : 'GB'),
  isSea: (_, longitude) => Math.floor(longitude) % 2 !== 0,
};

export interface Known {
  readonly words: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The suggestions for an input, with other parameters as the contract has them. */
export const ask = (input: string, params: Readonly<Record<string, string>> = {}): Suggestion[] =>
  suggest(readSuggestQuery({ input, ...params }), { words: threeWords, where });

export const wordsOf = (suggestions: readonly Suggestion[]): string[] => suggestions.map(({ words }) => words);

/** Places of three of some words, in all orders of them, on land or at sea. */
function placesOf(words: readonly string[], isOnLand = true): Known[] {
  const found: Known[] = [];
  for (const [at, first] of words.entries()) {
    for (const [by, second] of words.entries()) {
      const third = words[(at * 5 + by * 3 + 1) % words.length]!;
      const place = threeWords.placeOf([first, second, third]);
      if (!place) continue;
      const { latitude, longitude } = centreOf(place.cell);
      if (where.isSea(latitude, longitude) !== isOnLand) found.push({ words: place.words, latitude, longitude });
    }
  }
  return found;
}

/** Places of English words on land. */
export const PLACES = placesOf(ENGLISH);
export const PLACES_AT_SEA = placesOf(ENGLISH, false);
export const POLISH_PLACES = placesOf(POLISH);
export const RUSSIAN_PLACES = placesOf(RUSSIAN);
