// Places at home that a city elsewhere is called like, where no country is given: the answer says so.
import { foldWorldName } from '../address/fold.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import { CITY_PEOPLE } from './alone.js';
import { countryName } from './country.js';
import { locate } from './locate.js';
import { textOf, type Word } from './words.js';

/** The answer; that of DUBLIN, SA, with the city of Ireland in its messages. `world`: the places of all countries. */
export function withCityElsewhere(answer: Geocoded, words: readonly Word[], world: PlaceSet): Geocoded {
  if (answer.level !== 'locality') return answer;
  const { place, left } = locate(words, '', [world]);
  if (!place || left.length > 0 || place.country === answer.country || place.people < CITY_PEOPLE) return answer;
  if (foldWorldName(place.name) !== textOf(words)) return answer;
  const city = [place.name, place.region, countryName(place.country)].filter((part) => part !== '').join(', ');
  return { ...answer, messages: [...(answer.messages ?? []), `no country is given: it may also be ${city}`] };
}
