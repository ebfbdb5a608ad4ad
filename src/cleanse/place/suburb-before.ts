// The suburb that stands before its city, or behind it, in countries whose places have no towns: NEWTOWN of "12 SMITH
// ST, NEWTOWN, SYDNEY" and of "SYDNEY - NEWTOWN". Australia has no field for the city, yet people write it as often as
// not.
import type { Line, Reading } from '../../address/parse/reading.js';
import { stateOfCity } from '../../address/vocabulary/cities.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import type { IndexedSet } from '../context.js';
import { postcodeCost, stateCost, stateIn } from './code-costs.js';
import type { Place } from './place.js';
import { kilometresBetween } from './written-place.js';

/** True if a line ends in the name of a city, or begins with one, its suburb before or behind that. */
export const namesCity = ({ words, breaks }: Line, { from, to }: Reading): boolean =>
  isCity(words, to - 1, to) ||
  isCity(words, to - 2, to) ||
  (breaks[from + 1] === true && isCity(words, from, from + 1));

const isCity = (words: readonly string[], from: number, to: number): boolean =>
  from >= 0 && stateOfCity(words.slice(from, to).join(' ')) !== undefined;

/** The suburb that stands beside its city; undefined where none does. */
export const suburbOf = (
  index: IndexedSet,
  line: Line,
  reading: Reading,
  places: readonly Place[],
): Place | undefined => suburbBehind(index, line, reading, places) ?? suburbBefore(index, line, reading, places);

/** How far a city's suburbs reach, from its middle: Penrith is 50 km from Sydney, Pakenham 53 from Melbourne. */
const CITY_KM = 60;

/**
 * The suburb before the city that ends the line: of NORTH, SYDNEY that is Sydney. The postcode may be the suburb's and
 * none of the city's. Undefined where there is no such suburb.
 */
function suburbBefore(index: IndexedSet, line: Line, reading: Reading, places: readonly Place[]): Place | undefined {
  if (index.set.localityTown.length > 0) return undefined;
  const isListed = ({ from, to }: Place): boolean => stateOfCity(line.words.slice(from, to).join(' ')) !== undefined;
  const cities = places.filter(
    (place) =>
      place.exact &&
      place.to === reading.to &&
      place.from > reading.from &&
      !line.breaks.slice(place.from + 1, place.to).includes(true) &&
      // KIAMA DOWNS, KIAMA: what is no city known for its suburbs has them before a comma.
      (isListed(place) || line.breaks[place.from]!),
  );
  for (const city of [...cities.filter(isListed), ...cities.filter((place) => !isListed(place))]) {
    const suburb = nearestSuburb(index, line, reading, places, city);
    if (suburb) return suburb;
  }
  return undefined;
}

/**
 * The suburb behind the city that the line begins with, where the line has nothing else but their state and postcode:
 * SYDNEY, NEWTOWN. Undefined where there is no such suburb.
 */
function suburbBehind(index: IndexedSet, line: Line, reading: Reading, places: readonly Place[]): Place | undefined {
  if (index.set.localityTown.length > 0 || reading.numberFirst !== 0) return undefined;
  const cities = places.filter(
    ({ exact, from, to }) =>
      exact &&
      from === reading.from &&
      line.breaks[to] === true &&
      stateOfCity(line.words.slice(from, to).join(' ')) !== undefined,
  );
  const isLast = ({ exact, from, to }: Place, city: Place): boolean =>
    exact && from === city.to && to === reading.to && !line.breaks.slice(from + 1, to).includes(true);
  for (const city of cities) {
    let suburb: Place | undefined;
    let nearest = CITY_KM;
    for (const place of places) {
      if (!isLast(place, city) || !isInCity(index, reading, place, city)) continue;
      const km = kilometresBetween(index.set, place.locality, city.locality);
      if (km > nearest) continue;
      suburb = place;
      nearest = km;
    }
    if (suburb) return { ...suburb, cost: 0, settled: true };
  }
  return undefined;
}

/** True if the place is near the city and in its state, and nothing in the line is against it. */
function isInCity(index: IndexedSet, reading: Reading, place: Place, city: Place): boolean {
  const { set } = index;
  if (stateIn(index, place.locality) !== stateIn(index, city.locality)) return false;
  const said = stateCost(index, place.locality, reading.state) + postcodeCost(set, place.locality, reading.postcode);
  return said === 0 && kilometresBetween(set, place.locality, city.locality) <= CITY_KM;
}

/**
 * Of the places that stand before the city the one that is its suburb: near it, in its state, with nothing in the line
 * against it. Of several the one whose words begin first, and of namesakes the nearest.
 */
function nearestSuburb(
  index: IndexedSet,
  line: Line,
  reading: Reading,
  places: readonly Place[],
  city: Place,
): Place | undefined {
  let suburb: Place | undefined;
  let nearest = CITY_KM;
  for (const place of places) {
    if (!place.exact || !leadsTo(line, place, city) || !mayStandBefore(line, reading, place)) continue;
    if (!isInCity(index, reading, place, city)) continue;
    const km = kilometresBetween(index.set, place.locality, city.locality);
    const isLonger = suburb !== undefined && place.from < suburb.from;
    if (suburb !== undefined && !isLonger && (place.from > suburb.from || km >= nearest)) continue;
    suburb = place;
    nearest = km;
  }
  return suburb && { ...suburb, cost: 0, settled: true };
}

/** True if the city stands behind the place, with parts of names alone between: NEWTOWN, INNER WEST, SYDNEY. */
function leadsTo({ breaks, kinds }: Line, { to }: Place, { from }: Place): boolean {
  if (to >= from) return to === from;
  const between = kinds.slice(to, from);
  return breaks[to]! && breaks[from]! && between.every((kind) => (kind & (KIND.number | KIND.strongType)) === 0);
}

/** True if a place begins a part of the line, or stands behind a street's type: the end of a street is no suburb. */
function mayStandBefore({ breaks, kinds }: Line, reading: Reading, { from, to }: Place): boolean {
  if (breaks.slice(from + 1, to).includes(true)) return false;
  if (from === reading.from) return reading.numberFirst === 0;
  return breaks[from]! || (kinds[from - 1]! & KIND.strongType) !== 0;
}
