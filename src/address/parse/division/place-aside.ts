// A remark that no comma ends runs into the place: SMITH ST OPP PRESTON STATION PRESTON VIC. Where nothing else of the
// line names a place, the known one at the end of the remark is it.
import { LONGEST_PLACE } from './best-division.js';
import type { DivisionWithSecond } from './division.js';
import { partEnd, type Line, type LocalityIndex, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { LONGEST_CITY, stateOfCity } from '../../vocabulary/cities.js';
import { stateOfPostcode } from '../../vocabulary/place.js';
import { isNear } from '../../vocabulary/ways.js';

/** The division with the place that ends the remark of its line; the division itself where none does. */
export function withPlaceAside(
  line: Line,
  { from, state, postcode, postalType }: Reading,
  division: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithSecond {
  const { words, kinds, starts, aside } = line;
  const end = words.length;
  const isUnplaced = division.place >= division.end && postalType === '';
  const isEmpty = isUnplaced && (division.streetEnd > division.street || words[aside] === 'VIA');
  const inBrackets =
    isEmpty && (state !== '' || postcode !== '') ? placeInBrackets(line, state, postcode, localities) : null;
  if (inBrackets !== null) return { ...division, ...inBrackets };
  const suburb = suburbInBrackets(line, state, postcode, division, localities);
  const town = townOfProperty(line, state, postcode, division, localities);
  if (town !== null) return { ...division, ...town };
  const isStreet = division.streetEnd > division.street;
  if (suburb !== null && isStreet) return { ...division, ...suburb };
  if (suburb !== null && division.place === from) return { ...division, ...suburb, isBehindCity: true };
  if (!isEmpty || end - aside < 2 || (kinds[aside]! & KIND.remark) === 0) return division;
  // Only the last words of the text, save state and postcode, can be its place.
  if (starts.slice(0, division.streetEnd).some((start) => start > starts[end - 1]!)) return division;
  // SMITH RD NEAR DUBBO NSW: what it is near of is all that is said of the place.
  const first = isNear(words[aside]!) || words[aside] === 'VIA' ? aside + 1 : aside + 2;
  // A telephone stands behind the remark, a part of its own.
  for (const last of new Set([end, partEnd(line, aside)])) {
    for (let at = Math.max(first, last - LONGEST_PLACE); at < last; at++) {
      const name = words.slice(at, last).join(' ');
      if (localities.isLocality(name, state, postcode)) return { ...division, place: at, end: last };
    }
  }
  return division;
}

/** EMU DOWNS VIA DUBBO NSW 2830: the town that leads to a property, whose name is no place's of that state. */
function townOfProperty(
  { words, aside }: Line,
  state: string,
  postcode: string,
  { place, end }: DivisionWithSecond,
  localities: LocalityIndex,
): { place: number; end: number } | null {
  const to = words.length;
  if (words[aside] !== 'VIA' || end <= place || (state === '' && postcode === '')) return null;
  const ofState = state === '' ? stateOfPostcode(postcode) : state;
  const isPlace = (from: number, until: number, code: string): boolean =>
    localities.isLocality(words.slice(from, until).join(' '), ofState, code);
  return !isPlace(place, end, '') && isPlace(aside + 1, to, postcode) ? { place: aside + 1, end: to } : null;
}

/** 24 SMITH ST, MELBOURNE (PRESTON) VIC 3072: the suburb in brackets behind its city, which has no such postcode. */
function suburbInBrackets(
  line: Line,
  state: string,
  postcode: string,
  { place, end }: DivisionWithSecond,
  localities: LocalityIndex,
): { place: number; end: number } | null {
  if (line.aside >= line.words.length || end <= place || end - place > LONGEST_CITY) return null;
  const city = line.words.slice(place, end).join(' ');
  const ofCity = stateOfCity(city);
  if (ofCity === undefined || (state !== '' && state !== ofCity)) return null;
  if (postcode !== '' && localities.isLocality(city, ofCity, postcode)) return null;
  return placeInBrackets(line, ofCity, postcode, localities);
}

/** 24 SMITH ST (PRESTON) VIC: the place that brackets hold, and nothing else. */
function placeInBrackets(
  { text, words, starts, ends, aside }: Line,
  state: string,
  postcode: string,
  localities: LocalityIndex,
): { place: number; end: number } | null {
  for (let place = aside; place < words.length; place++) {
    if (text[starts[place]! - 1] !== '(') continue;
    const end = ends.findIndex((at, i) => i >= place && text[at] === ')') + 1;
    if (end === 0 || end - place > LONGEST_PLACE) continue;
    if (localities.isLocality(words.slice(place, end).join(' '), state, postcode)) return { place, end };
  }
  return null;
}
