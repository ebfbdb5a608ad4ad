// Premises before a place of New Zealand without a comma between them: RATA PLAZA HENDERSON, BUSH INN CENTRE LEVIN,
// RIMU VILLAGE KARAKA.
import type { PlacesNz } from './division.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from './known-place-nz.js';
import { endsPremisesAt, isBuildingName, isLikePlace, isQuarterCentre } from './no-place-nz.js';
import { KIND } from '../../vocabulary/kinds.js';
import { endsPremises } from '../premises-word.js';
import type { Line, LocalityIndex } from '../reading.js';
import { isTownNz } from '../../vocabulary/town-nz.js';
import { isPartOfTown } from './town-first-nz.js';

/** Places behind a street, with the premises that the first begins with among the buildings. */
export function withPremisesApart(line: Line, found: Required<PlacesNz>, localities: LocalityIndex): PlacesNz {
  const { suburb, suburbEnd, place, end, buildings } = found;
  const isApart = suburb < suburbEnd && (suburbEnd !== place || line.breaks[place]!);
  const from = suburb < suburbEnd ? suburb : place;
  const to = isApart ? suburbEnd : end;
  const premises = premisesEnd(line, from, to, localities);
  if (premises > from) {
    const behind = { ...found, buildings: [...buildings, [from, premises] as const] };
    if (isApart) return { ...behind, suburb: premises };
    const town = townAt(line, premises, to, localities);
    return { ...behind, suburb: premises, suburbEnd: town, place: town, end: to };
  }
  const isBuilding = suburbEnd === place && !line.breaks[place]! && isBuildingName(line, suburb, suburbEnd);
  if (!isBuilding || isName(line, suburb, suburbEnd, localities)) return found;
  return { suburb: place, suburbEnd: place, place, end, buildings: [...buildings, [suburb, suburbEnd]] };
}

/**
 * RIMU VILLAGE KARAKA, RATA DENTAL PETONE LOWER HUTT: index behind the premises that words [from, to), no place, begin
 * with before a place, or a suburb and its town.
 */
function premisesEnd(line: Line, from: number, to: number, localities: LocalityIndex): number {
  if (to - from < 3 || isName(line, from, to, localities)) return from;
  for (let at = from + 2; at < to; at++) {
    const last = line.words[at - 1]!;
    const isEnd =
      endsPremises(line, at - 1) ||
      endsPremisesAt(line, at - 1) ||
      last === 'VILLAGE' ||
      last === 'COURT' ||
      // TUI AND SONS PETONE
      (at - from > 2 && line.words[at - 2] === 'AND');
    if (!isEnd || line.breaks[at]! || isName(line, from, at, localities)) continue;
    if (last === 'CENTRAL' || (at - from === 2 && isQuarterCentre(line.words, at - 1))) continue;
    if (townAt(line, at, to, localities) >= 0) return at;
  }
  return from;
}

/** Where the town begins of words [from, to), a place or a suburb and its town; -1 where they are neither. */
function townAt(line: Line, from: number, to: number, localities: LocalityIndex): number {
  if (isName(line, from, to, localities)) return from;
  const isTown = (name: string): boolean => isTownNz(name);
  const isPlace = (name: string): boolean => isPlaceNz(name, localities);
  for (const isLast of [isTown, isPlace]) {
    for (let at = from + 1; at < to; at++) {
      if (isLast(textOf(line, at, to)) && isName(line, from, at, localities)) return at;
    }
  }
  return -1;
}

/** Places of a line without a street, the first without the premises before it: RATA PLAZA HENDERSON, AUCKLAND. */
export function withoutPremises(line: Line, places: PlacesNz, localities: LocalityIndex): PlacesNz {
  const { suburb, suburbEnd, place, end } = places;
  const isAlone = suburb === suburbEnd;
  const [from, to] = isAlone ? [place, end] : [suburb, suburbEnd];
  if (isName(line, from, to, localities)) return places;
  for (let at = from + 2; at < to; at++) {
    if (line.breaks[at]! || !endsPremises(line, at - 1) || !isName(line, at, to, localities)) continue;
    // RATA CLUB LEVIN, LEVIN: the town in the name of the premises is no suburb.
    if (!isAlone && isSame(line, [at, to], [place, end])) return { ...places, suburb: place, suburbEnd: place };
    return isAlone ? { ...places, suburb: at, suburbEnd: at, place: at } : { ...places, suburb: at };
  }
  if (isAlone || to - from < 2 || line.breaks[place]!) return places;
  const suburbAt = placeBefore(line, from, place, localities);
  // ED RECEPTION WAIKATO HOSPITAL HAMILTON: a site that is a place as well is of the name.
  const isSite = (line.kinds[place - 1]! & KIND.building) !== 0;
  if (suburbAt > from && !isSite && isPartOfTown(textOf(line, suburbAt, place), textOf(line, place, end), localities)) {
    return isPremisesName(line, from, suburbAt) ? { ...places, suburb: suburbAt } : places;
  }
  // RATA BAR MOUNT WELLINGTON: the longest place.
  const longest = placeBefore(line, from, end, localities);
  const at = longest > from && !DIRECTIONS.has(line.words[longest]!) ? longest : place;
  return isPremisesName(line, from, at) ? { ...places, suburb: at, suburbEnd: at, place: at } : places;
}

/** Words before a town that are of the suburb before it: RATA BAR HAMILTON EAST HAMILTON. */
const DIRECTIONS: ReadonlySet<string> = new Set(['CENTRAL', 'EAST', 'NORTH', 'SOUTH', 'WEST']);

/** Index of the longest place that ends at `end`, behind a word at least; `from` for none. */
function placeBefore(line: Line, from: number, end: number, localities: LocalityIndex): number {
  for (let at = Math.max(from + 1, end - LONGEST_PLACE_NZ); at < end; at++) {
    if (isName(line, at, end, localities)) return at;
  }
  return from;
}

/** RATA POOLS LEVIN, RATA RESERVE LEVIN, RATA AND SONS LEVIN: no words that a place is called by. */
const isPremisesName = (line: Line, from: number, to: number): boolean =>
  (line.kinds[to - 1]! & KIND.building) !== 0 ||
  line.words[to - 1] === 'DOMAIN' ||
  !isLikePlace(line.words.slice(from, to));

const isSame = ({ words }: Line, one: [number, number], other: [number, number]): boolean =>
  words.slice(...one).join(' ') === words.slice(...other).join(' ');

const textOf = ({ words }: Line, from: number, to: number): string => words.slice(from, to).join(' ');

const isName = (line: Line, from: number, to: number, localities: LocalityIndex): boolean =>
  isPlaceNz(textOf(line, from, to), localities);
