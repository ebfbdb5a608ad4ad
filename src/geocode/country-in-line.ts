// Countries that a line names elsewhere than at its very end: before a postal code (SPAIN, 28014), as its first part
// (DEUTSCHLAND, 10115 BERLIN), in another language than English or its own.
import { stateOf } from '../address/vocabulary/place.js';
import { contractCountries } from '../contract/sources.js';
import { countryAtEnd, countryNamed, countryTranslated } from './country.js';
import { isEdge, isOneName, partsOf, textOf, type Word } from './words.js';

/** A country, and the words with its name behind all others, from word `ends` on. */
export interface CountryInLine {
  readonly country: string;
  readonly words: readonly Word[];
  readonly ends: number;
}

/** Words of a postal code at most. */
const LONGEST_CODE = 3;
/** Shorter names are codes, which may be anything. */
const SHORTEST_NAME = 4;
/** Letters of USA. */
const SHORTEST_OTHER = 3;

/** The country that ends the line, before a postal code or not. `isHome`: true for words that name a place at home. */
export function countryLast(
  words: readonly Word[],
  expected: string,
  isHome: (named: readonly Word[]) => boolean,
): CountryInLine | undefined {
  const isAlone = words.at(-1)?.part !== words.at(-2)?.part;
  const texts = words.map(({ text }) => text);
  const atEnd = countryAtEnd(texts, expected, isAlone);
  if (atEnd) return { country: atEnd.country, words, ends: words.length - (endsInState(words) ? 0 : atEnd.length) };
  const coded = countryBeforeCode(words, expected);
  return coded && (expected !== '' || !isHome(coded.words.slice(coded.ends))) ? coded : undefined;
}

/**
 * Another country than the one that is given, where the last part of a line is its name and no place at home: CANNES,
 * FRANCE. Undefined for none, between Australia and New Zealand, whose lines are told apart by more than that, and
 * where another country is given.
 */
export function otherCountry(
  words: readonly Word[],
  given: string,
  isHome: (named: readonly Word[]) => boolean,
): string | undefined {
  if (!contractCountries.includes(given)) return undefined;
  let from = words.length - 1;
  while (from > 0 && !isEdge(words, from)) from--;
  // SINGAPORE 731681
  const named = words.slice(from).filter(({ text }) => !/\d/.test(text));
  const text = textOf(named);
  if (from <= 0 || text.length < SHORTEST_OTHER) return undefined;
  const country = countryNamed(text);
  return country === undefined || contractCountries.includes(country) || isHome(named) ? undefined : country;
}

/** True for words that end in the name of a state which ends in that of its country: WESTERN AUSTRALIA. */
const endsInState = (words: readonly Word[]): boolean =>
  words.at(-1)?.text === 'AUSTRALIA' &&
  stateOf(textOf(words.slice(-2))) !== undefined &&
  isOneName(words, words.length - 2, words.length);

/** The country named before a postal code that ends the line; `expected`: the only one that counts, '' for any. */
function countryBeforeCode(words: readonly Word[], expected: string): CountryInLine | undefined {
  for (let length = 1; length <= LONGEST_CODE && length < words.length; length++) {
    if (!/\d/.test(words.at(-length)!.text)) return undefined;
    const before = words.slice(0, -length);
    if (endsInState(before)) return undefined;
    const named = countryAtEnd(
      before.map(({ text }) => text),
      expected,
      false,
    );
    const name = named ? before.slice(-named.length) : [];
    // NEW SOUTH WALES 2000 is not in Wales.
    const isOwnPart = expected !== '' || isEdge(before, before.length - name.length);
    if (!named || !isOwnPart || textOf(name).length < SHORTEST_NAME) continue;
    const others = [...before.slice(0, -named.length), ...words.slice(-length)];
    return { country: named.country, words: [...others, ...name], ends: others.length };
  }
  return undefined;
}

/** The country that the first part of the line names, else the last; digits beside its name are a postal code's. */
export function countryOfPart(words: readonly Word[]): CountryInLine | undefined {
  const parts = partsOf(words);
  for (const part of [parts.at(0) ?? [], parts.at(-1) ?? []]) {
    const name = part.filter(({ text }) => !/\d/.test(text));
    const text = textOf(name);
    const country = text.length < SHORTEST_NAME ? undefined : (countryNamed(text) ?? countryTranslated(text));
    const others = words.filter((word) => !name.includes(word));
    if (country !== undefined && others.length > 0) {
      return { country, words: [...others, ...name], ends: others.length };
    }
  }
  return undefined;
}
