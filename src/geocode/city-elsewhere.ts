// Places at home that a city elsewhere, or a town of the neighbouring country, is called like, where no country is
// given: the answer says so.
import { foldWorldName } from '../address/fold.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { contractCountries } from '../contract/sources.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import { CITY_PEOPLE } from './alone.js';
import { locate } from './locate.js';
import { isOwnName, wholeName, type NamedPlace } from './own-name.js';
import { isStreetType } from './street-words.js';
import { hasName, partsOf, textOf, type Word } from './words.js';

/** People from which on a town across the Tasman Sea may be meant: NAPIER, GISBORNE, QUEENSTOWN. */
const TOWN_PEOPLE = 5_000;
/** From which on one abroad is thought of before a hamlet there. */
const WORLD_TOWN_PEOPLE = 15_000;

/** The answer; that of DUBLIN, SA, with the city of Ireland in its messages. `world`: the places of all countries. */
export function withCityElsewhere(answer: Geocoded, words: readonly Word[], world: PlaceSet): Geocoded {
  if (answer.level !== 'locality') return answer;
  const neighbours = contractCountries.filter((country) => country !== answer.country);
  const places = [
    ...neighbours.map((country) => namesake(words, country, world, TOWN_PEOPLE)),
    namesake(words, '', world, CITY_PEOPLE),
  ];
  const named = places.flatMap((place) => (place && place.country !== answer.country ? [wholeName(place)] : []));
  if (named.length === 0) return answer;
  return {
    ...answer,
    messages: [...(answer.messages ?? []), elsewhereIn(named)],
  };
}

/** True if the words are the own name of a town of some size abroad. */
export function isTownOfWorld(words: readonly Word[], world: PlaceSet): boolean {
  const place = namesake(words, '', world, WORLD_TOWN_PEOPLE);
  return place !== undefined && !contractCountries.includes(place.country);
}

/** Words behind the name of a street, which may be a small place's name, too. */
const STREET = /.\b(?:(?<!\bLE )STREET|ROAD|AVENUE|LANE|DRIVE|BOULEVARD)$/;

/** The answer; that for SECOND STREET, a hamlet of Canada, says that a street may be meant. */
export function withStreetInDoubt(answer: Geocoded, words: readonly Word[]): Geocoded {
  if (answer.level !== 'locality' || answer.status !== 'verified' || !STREET.test(textOf(words))) return answer;
  return {
    ...answer,
    status: 'ambiguous',
    messages: [...(answer.messages ?? []), 'it may also be a street: name the place that it is in'],
  };
}

/** People of a city that is thought of though a street at home stands before its name. */
const METROPOLIS_PEOPLE = 1_000_000;

/**
 * The answer; that of a street in MANDALAY, QLD, where no state or postcode is written, with Myanmar's, and that of one
 * in WELLINGTON, NSW, with New Zealand's.
 */
export function withMetropolisElsewhere(answer: Geocoded, words: readonly Word[], world: PlaceSet): Geocoded {
  const { city, level, postcode, province } = answer;
  const last = (partsOf(words).at(-1) ?? []).filter(({ text }) => !/\d/.test(text));
  const isSaid = hasName(words, postcode ?? '') || hasName(words, province ?? '');
  if (level !== 'locality' || isSaid) return answer;
  const paired = withPairElsewhere(answer, words, world);
  if (paired !== answer || textOf(last) !== foldWorldName(city ?? '')) return paired;
  const neighbours = contractCountries.filter((country) => country !== answer.country);
  const isOnStreet = words.some(({ text }) => /\d/.test(text) || isStreetType(text));
  const places = [
    ...neighbours.map((country) => namesake(last, country, world, isOnStreet ? CITY_PEOPLE : TOWN_PEOPLE)),
    namesake(last, '', world, isOnStreet ? METROPOLIS_PEOPLE : CITY_PEOPLE),
  ];
  const named = places.flatMap((place) => (place && place.country !== answer.country ? [wholeName(place)] : []));
  return named.length === 0 ? answer : { ...answer, messages: [...(answer.messages ?? []), elsewhereIn(named)] };
}

/** The answer; that of OLNEY, near MARYLAND, NSW, and that of RUSE, RUSE, with the town of the region of that name. */
function withPairElsewhere(answer: Geocoded, words: readonly Word[], world: PlaceSet): Geocoded {
  const [first = [], second, ...more] = partsOf(words);
  if (!second || more.length > 0 || words.some(({ text }) => /\d/.test(text))) return answer;
  const { place, left, status } = locate(words, '', [world]);
  const isWhole = place && left.length === 0 && status !== 'corrected' && isOwnName(place, textOf(first));
  if (!isWhole || place.people < TOWN_PEOPLE || place.country === answer.country) return answer;
  return { ...answer, messages: [...(answer.messages ?? []), elsewhereIn([wholeName(place)])] };
}

/** The largest place of the country, '' for any, that all the words are the name of; with `least` people or more. */
function namesake(words: readonly Word[], country: string, world: PlaceSet, least: number): NamedPlace | undefined {
  const { place, left } = locate(words, country, [world]);
  return place && left.length === 0 && place.people >= least && isOwnName(place, textOf(words)) ? place : undefined;
}

const elsewhereIn = (named: readonly string[]): string =>
  `no country is given: it may also be ${[...new Set(named)].join(' | ')}`;
