// Divides the words behind a New Zealand street into suburb and town: by commas, and by the names of places where none
// parts them. A region behind the town is neither; nor is a building, another street, or another property.
import {
  endsInSite,
  isAgain,
  isAnotherStreet,
  isCarPark,
  isHighwayPart,
  isLikePlace,
  isNameBeforeTwo,
  isNameOfNext,
  isPairOfNames,
  isPartOfPremises,
  isPremises,
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
import { isRegionNz, isSuburbElsewhere } from '../../vocabulary/region-nz.js';
import { isPlaceNz } from './known-place-nz.js';
import { withoutPremises, withPremisesApart } from './premises-before-place-nz.js';
import { endsInPlace, withoutAuthorities, withoutRegion } from './region-behind.js';
import { suburbAndTown, withTownOfRegion } from './suburb-and-town-nz.js';
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
    // KOWHAI SKI FIELDS, CANTERBURY: nor is what only a region stands behind, but that it may be a place.
    const isOfRegion = isBare && parts.length === 1 && starts.length > 2;
    if (isOfRegion && !isLikePlace(words.slice(from, to)) && !endsInPlace(name, from, to, localities)) return false;
    // A lobby is written where a suburb is, and a lone name is the only place that is said.
    if (alone && (parts.length === 1 || isBehindBox(line, reading, from))) return true;
    // TUI MEDICAL, RIVER HOUSE: what an unknown name stands before is larger, and no suburb is smaller than a building.
    if (words[to - 1] === 'VILLAGE' && isPlaceNz(name(from, to - 1), localities)) return true;
    // RATA CRUISES, MILFORD SOUND 9679
    const isFirst = p === 0 || isNameOfNext(line, parts[p - 1]!, part);
    if (isBare && isFirst && parts.slice(p + 1).some(isKnown) && !isLikePlace(words.slice(from, to))) return false;
    if (isBare && isNameOfNext(line, part, parts[p + 1])) return false;
    if (isBare && p + 1 < parts.length && isPremisesInOneWord(line, from, to, localities)) return false;
    const isBeforeTwo = !alone && p + 2 < parts.length && isKnown(parts[p + 1]!) && isKnown(parts.at(-1)!);
    const isBuilding =
      namesPremises(line, parts, p, isBare ? isKnown : undefined) ||
      (!alone && isPairOfNames(line, from, to, localities)) ||
      (isBeforeTwo && isNameBeforeTwo(line, from, to) && !isTwoPlaces(words, from, to, localities));
    if (!alone && p + 1 === parts.length && isStreetOnly(line, ...part)) return false;
    // What stands before every place is the building of a line without a street anyhow.
    if (isBuilding && !alone) buildings.push(part);
    return !isBuilding && (p + 1 === parts.length || !isAnotherStreet(line, ...part));
  });
  const end = parts.at(-1)?.[1] ?? starts.at(-1)!;
  const split = suburbAndTown(name, places, reading.postcode, localities, end, isJoined);
  const divided = withTownOfRegion(name, split);
  const found = villageFirst(isBare ? withoutPremises(line, divided, localities) : divided, words);
  return alone ? { ...found, buildings } : withPremisesApart(line, { ...found, buildings }, localities);
}

/** KARAKA PAPAKURA: words [from, to) are two places. */
function isTwoPlaces(words: readonly string[], from: number, to: number, localities: LocalityIndex): boolean {
  const isPlace = (first: number, end: number): boolean => isPlaceNz(words.slice(first, end).join(' '), localities);
  for (let at = from + 1; at < to; at++) if (isPlace(from, at) && isPlace(at, to)) return true;
  return false;
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
