// Suburb and town of the parts behind a New Zealand street, and of words that no comma parts: a district or a city that
// is called as its region stands beside them.
import type { PlacesNz } from './division.js';
import type { LocalityIndex } from '../reading.js';
import { isRegionOfCity, isTownOfWellington } from '../../vocabulary/region-nz.js';
import { isTownNz } from '../../vocabulary/town-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from './known-place-nz.js';
import { isQuarter } from './no-place-nz.js';
import { isMiddleOfTown, isPartOfTown, isTownFirst } from './town-first-nz.js';

/**
 * Suburb and town of the last parts. A part that says its neighbour again names nothing of its own: THREE KINGS,
 * AUCKLAND, AUCKLAND; RAGLAN 3225, RAGLAN; AUCKLAND CBD, AUCKLAND CBD AUCKLAND. A suburb may bear its town's name
 * (WARKWORTH, WARKWORTH).
 */
export function suburbAndTown(
  name: (from: number, to: number) => string,
  parts: readonly (readonly [number, number])[],
  postcode: string,
  localities: LocalityIndex,
  end: number,
  isJoined: (at: number) => boolean,
): PlacesNz {
  const [last, before, earlier] = parts.toReversed();
  if (!last) return { suburb: end, suburbEnd: end, place: end, end };
  const split = splitTown(name, ...last, localities, isJoined);
  if (!before) return split;
  const [place, to] = last;
  const said = name(...before);
  const [suburb, suburbEnd] = before;
  const two = suburb + 1 < suburbEnd ? splitTown(name, suburb, suburbEnd, localities, isJoined) : split;
  // ROSEDALE AUCKLAND, AUCKLAND: a suburb and its town, and the region behind them.
  const isTown = (of: string): boolean => isTownNz(of) || localities.placeNz?.(of) === 'town';
  const isSplit = two.suburb === suburb && two.suburbEnd > suburb && isTown(name(two.place, two.end));
  if (isSplit && isPlaceNz(name(suburb, two.suburbEnd), localities)) {
    const apart = [...parts.slice(0, -2), [suburb, two.suburbEnd], [two.place, two.end], last] as const;
    return suburbAndTown(name, apart, postcode, localities, end, isJoined);
  }
  if (said === `${name(place, to)} ${postcode}`) return { suburb: place, suburbEnd: place, place, end: to };
  if (said === name(place, to) && earlier !== undefined) {
    return { suburb: earlier[0], suburbEnd: earlier[1], place, end: to };
  }
  if (isTownFirst(said, name(place, to), postcode, localities)) {
    const [from, end] = earlier && isPlaceNz(name(...earlier), localities) ? earlier : last;
    return { suburb: from, suburbEnd: end, place: suburb, end: suburbEnd };
  }
  // MOERA, LOWER HUTT, WELLINGTON: a city that is a region's name behind another town of it.
  const isOfCity = isRegionOfCity(name(place, to)) && isTownNz(said) && said !== name(place, to);
  const nearest = earlier === undefined ? '' : name(...earlier);
  const isBeforeTown = isOfCity || isIslandOf(name(place, to), said, localities);
  // CBD, MASTERTON, WELLINGTON
  const isMiddle = isMiddleOfTown(nearest) && isTown(said);
  if (earlier && (isMiddle || (isBeforeTown && isPlaceNz(nearest, localities)))) {
    return { suburb: earlier[0], suburbEnd: earlier[1], place: suburb, end: suburbEnd };
  }
  // OF SUBURB, DISTRICT, TOWN the suburb is what stands nearest to the street.
  if (earlier && nearest !== name(place, to) && isPlaceNz(nearest, localities)) {
    return { suburb: earlier[0], suburbEnd: earlier[1], place, end: to };
  }
  if (split.suburbEnd > split.suburb && said === name(split.suburb, split.suburbEnd)) {
    return { ...split, suburb, suburbEnd };
  }
  return { suburb, suburbEnd, place, end: to };
}

/** ONEROA, WAIHEKE ISLAND, AUCKLAND: an island that mail is addressed to, before the city that it is of. */
const isIslandOf = (city: string, name: string, { placeNz }: LocalityIndex): boolean =>
  city === 'AUCKLAND' && name.endsWith(' ISLAND') && placeNz?.(name) === 'town';

/** KOWHAI STREET, PORIRUA, WELLINGTON: a town before another that its region is called after. */
export function withTownOfRegion(name: (from: number, to: number) => string, found: PlacesNz): PlacesNz {
  const { suburb, suburbEnd, place, end } = found;
  return suburb < suburbEnd && isTownOfWellington(name(suburb, suburbEnd), name(place, end))
    ? { suburb, suburbEnd: suburb, place: suburb, end: suburbEnd }
    : found;
}

/**
 * Suburb and town of words [from, to) that no comma parts, nor a dash `isJoined` to them: MANGERE-OTAHUHU is one name.
 */
function splitTown(
  name: (from: number, to: number) => string,
  from: number,
  to: number,
  localities: LocalityIndex,
  isJoined: (at: number) => boolean,
): PlacesNz {
  const whole = { suburb: from, suburbEnd: from, place: from, end: to };
  if (localities.placeNz?.(name(from, to))) return whole;
  // NAPIER SOUTH NAPIER: a suburb and its town, before any other division.
  for (let at = from + 1; at < to && localities.placeNz !== undefined; at++) {
    const isBoth = isTownNz(name(at, to)) && isPlaceNz(name(from, at), localities);
    if (isBoth && !isJoined(at)) return { suburb: from, suburbEnd: at, place: at, end: to };
  }
  // AUCKLAND PONSONBY
  for (let at = from + 1; at < to; at++) {
    const isFirst = isTownNz(name(from, at)) && isPartOfTown(name(at, to), name(from, at), localities);
    if (isFirst && !isJoined(at)) return { suburb: at, suburbEnd: to, place: from, end: at };
  }
  for (let at = Math.max(from, to - LONGEST_PLACE_NZ); at < to; at++) {
    if (at > from && (isJoined(at) || isQuarter(name(from, at)))) continue;
    const town = name(at, to);
    const before = at > from && localities.placeNz !== undefined ? knownEnd(name, from, at, localities) : at;
    // MOERA LOWER HUTT WELLINGTON
    const isOfTwo = before > from && before < at;
    const isOfCity = isOfTwo && isRegionOfCity(town) && isTownNz(name(before, at));
    const isOfIsland = isOfTwo && isIslandOf(town, name(before, at), localities);
    if (isOfCity || isOfIsland) return { suburb: from, suburbEnd: before, place: before, end: at };
    if (isTownNz(town)) return { suburb: from, suburbEnd: before, place: at, end: to };
    // A smaller town, or one that is only written as a town, where a suburb that is known stands before it.
    if (at > from && before > from && isPlaceNz(name(from, before), localities) && isPlaceNz(town, localities)) {
      return { suburb: from, suburbEnd: before, place: at, end: to };
    }
  }
  return whole;
}

/** Index behind the known place that words [from, to) begin with (ONEROA of ONEROA WAIHEKE ISLAND); `to` for none. */
function knownEnd(
  name: (from: number, to: number) => string,
  from: number,
  to: number,
  localities: LocalityIndex,
): number {
  for (let end = to; end > from; end--) {
    if (isPlaceNz(name(from, end), localities) && (end === to || isPlaceNz(name(end, to), localities))) return end;
  }
  return to;
}
