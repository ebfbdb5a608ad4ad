// Divides the words behind a New Zealand street into suburb and town: by commas, and by the names of places where none
// parts them. A region behind the town is neither; nor is a building, another street, or another property.
import {
  endsInSite,
  isAgain,
  isAnotherStreet,
  isCarPark,
  isHighwayPart,
  isLikePlace,
  isNameBefore,
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
import { isMiddleOfTown } from './town-first-nz.js';
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
  const isKnown = (part: readonly [number, number]): boolean => isPlaceNz(name(...part), localities);
  // NORTHLAND, WHANGAREI
  const isElsewhere = (part: readonly [number, number]): boolean =>
    isSuburbElsewhere(name(...part)) && localities.isInTownNz?.(name(...part), name(...parts.at(-1)!)) === false;
  const known = alone && reading.flatType !== '' ? parts.filter(isKnown).length : 0;
  const places = parts.filter((part, p) => {
    const [from, to] = part;
    // CNR WHARF & HATTAWAY behind a street, and the street again behind its premises, are no places.
    if ((line.kinds[from]! & KIND.corner) !== 0) return false;
    const isLobby = line.columns?.[from] === COLUMN.place;
    if (isAgain(words, before, from, to) && !isLobby && !isKnown(part)) return false;
    // KOWHAI STREET, BOP, ROTORUA: nor is a region amid them.
    const isRegion = isRegionNz(name(...part)) || (!alone && name(...part).endsWith(' NATIONAL PARK'));
    if (p + 1 < parts.length && isRegion && (isElsewhere(part) || !isKnown(part))) return false;
    if (isDirections(name(...part)) || isEarlierName(words, from, to)) return false;
    if (known > 2 && p === 0 && isPremises(line, to - 1)) return false;
    // KOWHAI STREET, WAIKATO HOSPITAL, HAMILTON; KOWHAI STREET, RATA SQUARE, HAMILTON
    const isPremisesBehind = isSite(line, from, to) || (isPartOfPremises(line, from, to) && !isKnown(part));
    const isBehindStreet = isPremisesBehind && reading.numberFirst > 0;
    if ((isBehindStreet || isWharf(words, from, to)) && !alone && p + 1 < parts.length) {
      buildings.push(part);
      return false;
    }
    // SCHOOL OF LAW, THE UNIVERSITY OF RATA, HAMILTON; WAIKATO HOSPITAL
    if (isBare && reading.postcode === '' && endsInSite(line, from, to)) return false;
    if (isBare && isPremisesBehind && p + 1 < parts.length) return false;
    if (isKnown(part)) return true;
    // SHOP 31, RIVER PARK, FRANKTON, QUEENSTOWN: what stands before two places is the premises of a shop.
    if (known > 1) return false;
    // KOWHAI ROAD, STATE HIGHWAY 16: nor is what the street is a part of, nor where one parks.
    if (isHighwayPart(line, ...part) || isCarPark(name(...part))) return false;
    const isLone = alone && parts.length === 1;
    if (isLone && isLoneVenue(line, reading, part, starts.length > 2, localities)) return false;
    // A lobby is written where a suburb is, and a lone name is the only place that is said.
    if (isLone || (alone && isBehindBox(line, reading, from))) return true;
    // TUI MEDICAL, RIVER HOUSE: what an unknown name stands before is larger, and no suburb is smaller than a building.
    if (words[to - 1] === 'VILLAGE' && isPlaceNz(name(from, to - 1), localities)) return true;
    // RATA CRUISES, MILFORD SOUND 9679
    const isFirst = p === 0 || isNameOfNext(line, parts[p - 1]!, part);
    if (isBare && isFirst && parts.slice(p + 1).some(isKnown) && !isLikePlace(words.slice(from, to))) return false;
    if (isBare && isNameOfNext(line, part, parts[p + 1])) return false;
    if (isBare && p + 1 < parts.length && isPremisesInOneWord(line, from, to, localities)) return false;
    const isBuilding =
      namesPremises(line, parts, p, isBare ? isKnown : undefined) ||
      (!alone && isNameBehindStreet(line, parts, p, localities));
    if (!alone && p + 1 === parts.length && isStreetOnly(line, ...part)) return false;
    // What stands before every place is the building of a line without a street anyhow.
    if (isBuilding && !alone) buildings.push(part);
    return !isBuilding && (p + 1 === parts.length || !isAnotherStreet(line, ...part));
  });
  const end = parts.at(-1)?.[1] ?? starts.at(-1)!;
  const divided = withTownOfRegion(name, suburbAndTown(name, places, reading.postcode, localities, end, isJoined));
  const found = villageFirst(isBare ? withoutPremises(line, divided, localities) : divided, words);
  return alone ? { ...found, buildings } : withPremisesApart(line, { ...found, buildings }, localities);
}

/** WANGANUI / WHANGANUI: the town under its earlier name and its own. */
const isEarlierName = (words: readonly string[], from: number, to: number): boolean =>
  to - from === 1 && words[from] === 'WANGANUI' && words[to] === 'WHANGANUI';

/** True if the only part of a line without a street is a venue; `isOfRegion`: a region stood behind it. */
function isLoneVenue(
  line: Line,
  { flatType, postalType }: Reading,
  [from, to]: readonly [number, number],
  isOfRegion: boolean,
  localities: LocalityIndex,
): boolean {
  const { words } = line;
  // KOWHAI SHOWGROUNDS, GATE 1; SHOP 7, RIVER CENTRE: what has gates or shops is no place.
  if (words[line.aside] === 'GATE' || (flatType !== '' && endsCentre(words, to - 1))) return true;
  if (postalType !== '') return false;
  // RATA SCHOOL, and nothing else
  if (isVenueAlone(line, from, to)) return true;
  // KOWHAI SKI FIELDS, CANTERBURY
  const name = (first: number, end: number): string => words.slice(first, end).join(' ');
  return isOfRegion && !isLikePlace(words.slice(from, to)) && !endsInPlace(name, from, to, localities);
}

/** TUI AND SONS behind a street; THE KEA ROOM before a suburb and its town; KEA BANK LEVIN before LEVIN. */
function isNameBehindStreet(
  line: Line,
  parts: readonly (readonly [number, number])[],
  p: number,
  localities: LocalityIndex,
): boolean {
  const [from, to] = parts[p]!;
  if (isPairOfNames(line, from, to, localities)) return true;
  const { words } = line;
  const name = (first: number, end: number): string => words.slice(first, end).join(' ');
  const isPlace = (first: number, end: number): boolean => isPlaceNz(name(first, end), localities);
  const [next, last] = [parts[p + 1], parts.at(-1)!];
  if (next === undefined || !isPlace(...last)) return false;
  // THREE KINGS, AUCKLAND, AUCKLAND: a city and its region are one.
  const isTwo = name(...next) !== name(...last) && (isPlace(...next) || isMiddleOfTown(name(...next)));
  // KEA BANK LEVIN, LEVIN: the place of its branch is said again.
  const isAgain = line.breaks[from]! && ` ${name(from, to)}`.endsWith(` ${name(...next)}`);
  if ((!isTwo && !isAgain) || !isNameBefore(line, from, to, isTwo, localities)) return false;
  // KARAKA PAPAKURA, PAPAKURA, AUCKLAND
  for (let at = from + 1; at < to; at++) if (isPlace(from, at) && isPlace(at, to)) return false;
  return true;
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
