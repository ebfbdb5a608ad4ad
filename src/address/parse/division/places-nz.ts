// Divides the words behind a New Zealand street into suburb and town: by commas, and by the names of places where none
// parts them. A region behind the town is neither; nor is a building, another street, or another property.
import {
  endsInSite,
  isAgain,
  isAnotherStreet,
  isCarPark,
  isHighwayPart,
  isLikePlace,
  isPartOfPremises,
  isPremises,
  isQuarter,
  isPremisesInOneWord,
  isSite,
  isStreetOnly,
  isVenueAlone,
  isWharf,
  namesPremises,
} from './no-place-nz.js';
import type { PlacesNz } from './division.js';
import { villageFirst } from './village-first.js';
import { COLUMN, PART, takenFrom, takenPart, type Line, type LocalityIndex, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isRegionNz, isRegionOfCity, isSuburbElsewhere, isTownOfWellington } from '../../vocabulary/region-nz.js';
import { isTownNz } from '../../vocabulary/town-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from './known-place-nz.js';
import { withoutPremises, withPremisesApart } from './premises-before-place-nz.js';
import { withoutAuthorities, withoutRegion } from './region-behind.js';
import { isPartOfTown, isTownFirst } from './town-first-nz.js';
import { endsCentre } from '../../vocabulary/premises.js';
import { isDirections } from '../../vocabulary/ways.js';

/**
 * Suburb and town of the parts that begin at `starts`, the last of which is the end. `alone`: no street stands before
 * them, so that a part that looks like a street is a lobby or a suburb for want of anything else. `before` is the
 * street.
 */
export function placesOf(
  line: Line,
  starts: readonly number[],
  reading: Reading,
  localities: LocalityIndex,
  alone: boolean,
  before?: readonly [number, number],
): PlacesNz {
  const { words } = line;
  const name = (from: number, to: number): string => words.slice(from, to).join(' ');
  const isJoined = (at: number): boolean => line.text.slice(line.ends[at - 1], line.starts[at]) === '-';
  const parts = withoutCodes(line, starts, reading, localities);
  withoutRegion(parts, name, localities);
  withoutAuthorities(parts, name);
  const buildings: (readonly [number, number])[] = [];
  const isBare = alone && reading.postalType === '';
  const isUncoded = isBare && reading.postcode === '';
  const isKnown = (part: readonly [number, number]): boolean => isPlaceNz(name(...part), localities);
  // NORTHLAND, WHANGAREI
  const isElsewhere = (part: readonly [number, number]): boolean =>
    isSuburbElsewhere(name(...part)) && localities.isInTownNz?.(name(...part), name(...parts.at(-1)!)) === false;
  const known = alone && reading.flatType !== '' ? parts.filter(isKnown).length : 0;
  const places = parts.filter((part, p) => {
    const from = part[0];
    const to = part[1];
    // CNR WHARF & HATTAWAY behind a street, and the street again behind its premises, are no places.
    if ((line.kinds[from]! & KIND.corner) !== 0) return false;
    const isLobby = line.columns?.[from] === COLUMN.place;
    if (isAgain(words, before, from, to) && !isLobby && !isKnown(part)) return false;
    // KOWHAI STREET, BOP, ROTORUA: nor is a region amid them.
    const isRegion = isRegionNz(name(...part)) || (!alone && name(...part).endsWith(' NATIONAL PARK'));
    if (p + 1 < parts.length && isRegion && (isElsewhere(part) || !isKnown(part))) return false;
    // WANGANUI / WHANGANUI: the town under its earlier name and its own.
    if (to - from === 1 && words[from] === 'WANGANUI' && words[to] === 'WHANGANUI') return false;
    if (isDirections(name(...part))) return false;
    if (known > 2 && p === 0 && isPremises(line, to - 1)) return false;
    // KOWHAI STREET, WAIKATO HOSPITAL, HAMILTON; KOWHAI STREET, RATA SQUARE, HAMILTON
    const isPremisesBehind = isSite(line, from, to) || (isPartOfPremises(line, from, to) && !isKnown(part));
    const isBehindStreet = isPremisesBehind && reading.numberFirst > 0;
    if ((isBehindStreet || isWharf(words, from, to)) && !alone && p + 1 < parts.length) {
      buildings.push(part);
      return false;
    }
    // SCHOOL OF LAW, THE UNIVERSITY OF RATA, HAMILTON; WAIKATO HOSPITAL
    if (isUncoded && endsInSite(line, from, to)) return false;
    if (isBare && isPremisesBehind && p + 1 < parts.length) return false;
    if (isKnown(part)) return true;
    // SHOP 31, RIVER PARK, FRANKTON, QUEENSTOWN: what stands before two places is the premises of a shop.
    if (known > 1) return false;
    // KOWHAI ROAD, STATE HIGHWAY 16: nor is what the street is a part of, nor where one parks.
    if (isHighwayPart(line, ...part) || isCarPark(name(...part))) return false;
    // KOWHAI SHOWGROUNDS, GATE 1: what has gates is no place.
    if (alone && line.words[line.aside] === 'GATE' && parts.length === 1) return false;
    // SHOP 7, RIVER CENTRE: what has shops is no place.
    if (alone && parts.length === 1 && reading.flatType !== '' && endsCentre(words, to - 1)) return false;
    // RATA SCHOOL, and nothing else
    if (isBare && parts.length === 1 && isVenueAlone(line, from, to)) return false;
    // A lobby is written where a suburb is, and a lone name is the only place that is said.
    if (alone && (parts.length === 1 || isBehindBox(line, reading, from))) return true;
    // TUI MEDICAL, RIVER HOUSE: what an unknown name stands before is larger, and no suburb is smaller than a building.
    if (words[to - 1] === 'VILLAGE' && isPlaceNz(name(from, to - 1), localities)) return true;
    // RATA CRUISES, MILFORD SOUND 9679
    if (isBare && p === 0 && parts.slice(1).some(isKnown) && !isLikePlace(words.slice(from, to))) return false;
    if (isBare && p + 1 < parts.length && isPremisesInOneWord(line, from, to, localities)) return false;
    const isBuilding = namesPremises(line, parts, p, isBare ? isKnown : undefined);
    if (!alone && p + 1 === parts.length && isStreetOnly(line, ...part)) return false;
    // What stands before every place is the building of a line without a street anyhow.
    if (isBuilding && !alone) buildings.push(part);
    return !isBuilding && (p + 1 === parts.length || !isAnotherStreet(line, ...part));
  });
  const split = suburbAndTown(name, places, reading.postcode, localities, starts.at(-1)!, isJoined);
  const divided = withTownOfRegion(name, split);
  const found = villageFirst(isBare ? withoutPremises(line, divided, localities) : divided, words);
  return alone ? { ...found, buildings } : withPremisesApart(line, { ...found, buildings }, localities);
}

/** The parts, without the codes of suburbs: RICHMOND 7020 before the postcode of the town or box. */
function withoutCodes(
  { words }: Line,
  starts: readonly number[],
  { postcode }: Reading,
  localities: LocalityIndex,
): (readonly [number, number])[] {
  const endOf = (from: number, to: number): number => {
    const isCode = to - from > 1 && words[to - 1] !== postcode && /^\d{4}$/.test(words[to - 1]!);
    const isOfPlace = isCode && postcode !== '' && isPlaceNz(words.slice(from, to - 1).join(' '), localities);
    return isOfPlace ? to - 1 : to;
  };
  return starts.slice(0, -1).map((from, p): readonly [number, number] => [from, endOf(from, starts[p + 1]!)]);
}

/** True if the words at `at` stand behind a box in the text. */
function isBehindBox({ starts }: Line, { taken }: Reading, at: number): boolean {
  const box = taken.find((packed) => takenPart(packed) === PART.postal);
  return box !== undefined && starts[at]! > starts[takenFrom(box)]!;
}

/**
 * Suburb and town of the last parts. A part that says its neighbour again names nothing of its own: THREE KINGS,
 * AUCKLAND, AUCKLAND; RAGLAN 3225, RAGLAN; AUCKLAND CBD, AUCKLAND CBD AUCKLAND. A suburb may bear its town's name
 * (WARKWORTH, WARKWORTH).
 */
function suburbAndTown(
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
  if (
    (isOfCity || isIslandOf(name(place, to), said, localities)) &&
    earlier &&
    isPlaceNz(name(...earlier), localities)
  ) {
    return { suburb: earlier[0], suburbEnd: earlier[1], place: suburb, end: suburbEnd };
  }
  // OF SUBURB, DISTRICT, TOWN the suburb is what stands nearest to the street.
  const nearest = earlier === undefined ? '' : name(...earlier);
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
function withTownOfRegion(name: (from: number, to: number) => string, found: PlacesNz): PlacesNz {
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
