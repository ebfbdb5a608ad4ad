// A name and a postal code that are no pair at home and are one elsewhere: CAMBRIDGE 3434 is in New Zealand, MELBOURNE
// 32901 in Florida.
import type { Geocoded } from '../contract/schema/geocode.js';
import { contractCountries } from '../contract/sources.js';
import { countryName } from './country.js';
import { countryOfLine } from './country-of-line.js';
import { hasName, textOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

/** A name and nothing but a postal code of digits beside it. */
const NAME_AND_CODE = /^(?:\D+ \d{4,6}|\d{4,6} \D+)$/;

/**
 * The answer elsewhere, with a message; undefined where `answer`, that at home, is not of a name beside a code of
 * another place. `alone`: the place of a country of the contract that the words are, `within`: the answer in another.
 */
export function pairElsewhere(
  answer: Geocoded,
  words: readonly Word[],
  data: WorldData,
  alone: (country: string) => Geocoded | undefined,
  within: (country: string) => Geocoded,
): Geocoded | undefined {
  const isPlace = answer.level === 'locality' || answer.level === 'postcode';
  const isDoubtful = answer.status === 'partial' || answer.status === 'corrected';
  if (!isPlace || !isDoubtful || !NAME_AND_CODE.test(textOf(words))) return undefined;
  const across = contractCountries.map(alone).find((place) => place && isPair(place, words));
  const said = across ? undefined : countryOfLine(words, data);
  const abroad = said && said.found.code !== '' ? within(said.country) : undefined;
  const pair = across ?? (abroad && isPair(abroad, words) ? abroad : undefined);
  return pair && { ...pair, messages: [...(pair.messages ?? []), pairedIn(pair.country ?? '')] };
}

/** True if a place is found by its name and its code, and both are written. */
const isPair = ({ status, level, city, district, postcode }: Geocoded, words: readonly Word[]): boolean =>
  status === 'verified' &&
  level === 'locality' &&
  hasName(words, postcode ?? '') &&
  (hasName(words, city ?? '') || hasName(words, district ?? ''));

const pairedIn = (country: string): string =>
  `no country is given: ${countryName(country)} has a place of that name with that postal code`;
