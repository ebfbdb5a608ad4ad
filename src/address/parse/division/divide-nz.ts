// Divides the span of a New Zealand line into street, suburb and town. Commas decide where there are any: the last part
// is the town, the one before it the suburb; without them the names of places do.
import { isBehindRural } from './behind-rural-nz.js';
import type { Division, PlacesNz } from './division.js';
import { firstStreetPart, nextStreetPart } from './first-street-nz.js';
import { HIGHWAY, highwayEnd } from './highway-end-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from './known-place-nz.js';
import { isAgain, isWharf } from './no-place-nz.js';
import { withoutNameBefore } from './name-before-street.js';
import { placesOf } from './places-nz.js';
import { ENDS_PART, streetEnd } from './street-end-nz.js';
import { isRegionNz, LONGEST_REGION } from '../../vocabulary/region-nz.js';
import { wayLength } from '../../vocabulary/ways.js';
import { PART, takenFrom, takenPart, type Line, type LocalityIndex, type Reading } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';

/**
 * Street [street, streetEnd), suburb [suburb, suburbEnd), town [place, end); `buildings` are the words of names of
 * buildings that stand behind the street.
 */
export interface DivisionNz extends Division, PlacesNz {}

/** Divides the span of a New Zealand reading. */
export function divideNz(line: Line, reading: Reading, localities: LocalityIndex): DivisionNz {
  const { from, to } = reading;
  const { breaks } = line;
  const numbered = reading.numberFirst > 0 || reading.lotNumber !== '';
  const nothing = { street: from, streetEnd: from };
  const parts: number[] = [from];
  for (let i = from + 1; i < to; i++) if (breaks[i]!) parts.push(i);
  parts.push(to);
  const count = from < to ? parts.length - 1 : 0;
  if (count === 0) return { ...nothing, suburb: from, suburbEnd: from, place: from, end: from };
  // A box is not on a street: what stands before the town is the lobby's suburb.
  if (!numbered && reading.postalType !== '' && !isStreetBesideBox(line, reading, parts)) {
    return { ...nothing, ...placesOf(line, parts, reading, localities, true) };
  }
  // SHED 5, QUEENS WHARF, WELLINGTON
  const isOnWharf = !numbered && count > 1 && reading.flatType !== '' && isWharf(line.words, from, parts[1]!);
  const isStreetFirst = numbered || isOnWharf;
  const isPlace = isStreetFirst
    ? isBehindRural(line, reading, parts, localities)
    : isPlaceOnly(line, reading, parts, localities);
  const first = isStreetFirst ? 0 : firstStreetPart(line, parts, localities);
  if (first < 0 || isPlace) return { ...nothing, ...placesOf(line, parts, reading, localities, true) };
  const street = behindWay(line, parts[first]!, parts[first + 1]!);
  const next = parts[first + 1]!;
  let end =
    count - first > 1 && wholePart(line, street, next, count - first > 2, localities)
      ? next
      : streetEnd(line, street, next, localities);
  if (end === street) end = count > 1 ? next : beforePlace(line, street, to, numbered, localities);
  // MAIN ROAD SH 1: the highway that the street is a part of is no place behind it.
  const behind = end < next ? Math.min(next, highwayEnd(line.words, line.kinds, end)) : end;
  const rest = behind === next ? parts.slice(first + 1) : [behind, ...parts.slice(first + 1)];
  const name = numbered ? street : behindName(line, reading, [street, end], localities);
  if (rest.length < 2) return { street: name, streetEnd: end, suburb: end, suburbEnd: end, place: to, end: to };
  return { street: name, streetEnd: end, ...placesOf(line, rest, reading, localities, false, [name, end]) };
}

/** A word of Maori: each of its syllables ends in a vowel. */
const MAORI = /^(?:(?:NG|WH|[HKMNPRTW])?[AEIOU])+$/;

/** JOLLY FROG RATA STREET: where the street begins behind premises of no known word. */
function behindName(
  line: Line,
  reading: Reading,
  [street, streetEnd]: readonly [number, number],
  localities: LocalityIndex,
): number {
  // TAMA TE KAPUA STREET: streets have Maori names of three words and more.
  const isMaori = line.words.slice(street, streetEnd - 1).every((word) => MAORI.test(word));
  if (isMaori) return street;
  const isLocality = (name: string): boolean => isPlaceNz(name, localities);
  const division = { street, streetEnd, place: streetEnd, end: streetEnd };
  return withoutNameBefore(line, reading, division, { isLocality }).street;
}

/**
 * RATA HOUSE, KOWHAI STREET, PO BOX 12, GORE and PO BOX 12, KOWHAI STREET, EAST GORE, GORE: a part is a street, and
 * stands before the box in the text, or before a suburb and a town.
 */
function isStreetBesideBox(line: Line, reading: Reading, parts: readonly number[]): boolean {
  const box = reading.taken.find((packed) => takenPart(packed) === PART.postal);
  const street = nextStreetPart(line, parts, 0);
  if (box === undefined || street < 0 || street + 2 >= parts.length) return false;
  // PO BOX 12, KOWHAI STREET, SHOP 5, GORE: a lobby has no shops.
  if (reading.flatType + reading.levelType !== '') return true;
  return street + 3 < parts.length || line.starts[parts[street]!]! < line.starts[takenFrom(box)]!;
}

/**
 * EDEN TERRACE 1010 and EDEN TERRACE, AUCKLAND 1010: no number, and a postcode behind nothing but places. The places of
 * which CLIFF ROAD is one are smaller than the towns that have such a road.
 */
function isPlaceOnly(line: Line, reading: Reading, parts: readonly number[], localities: LocalityIndex): boolean {
  const { words, kinds } = line;
  const [from = 0, end = 0, next = end] = parts;
  const isName = (at: number, to: number): boolean => isPlaceNz(words.slice(at, to).join(' '), localities);
  if (reading.postcode === '' || end - from > LONGEST_PLACE_NZ || ENDS_STREETS.has(words[end - 1]!)) return false;
  // MASSEY UNIVERSITY, TENNENT DRIVE, PALMERSTON NORTH 4474: a street is said as well.
  const isStreet = (kinds[next - 1]! & KIND.strongType) !== 0 || ENDS_PART.has(words[next - 1]!);
  const isBeforeStreet = next > end + 1 && parts.length > 3 && isStreet;
  return isName(from, end) && !(isBeforeStreet && !isName(end, next));
}

/** Types of street that hardly a place is called by alone, though box lobbies are. */
const ENDS_STREETS: ReadonlySet<string> = new Set(['AVENUE', 'DRIVE', 'QUAY', 'ROAD', 'STREET']);

/** Index behind the words that say how the street is reached: END OF KOWHAI STREET, OFF KOWHAI STREET. */
function behindWay({ words, kinds }: Line, street: number, to: number): number {
  const behind = street + wayLength(words, street);
  return behind > street && behind + 1 < to && (kinds[behind]! & KIND.strongType) === 0 ? behind : street;
}

/** True if the part is a street: no word in its middle ends one, or it is its place's (MAIN ROAD HOPE, HOPE). */
function wholePart(
  { kinds, words }: Line,
  from: number,
  to: number,
  placesFollow: boolean,
  localities: Partial<LocalityIndex>,
): boolean {
  const isOfPlace = placesFollow || (to - from > 2 && isAgain(words, [to, 2 * to - from - 2], from + 2, to));
  if (isOfPlace && to - from <= 4 && words[from] === 'MAIN' && words[to - 2] !== 'SH') return true;
  // SH 35 TE KAHA, STATE HIGHWAY 35 TE KAHA: behind the number of a highway only its suffix is the street's.
  for (let i = from; i + 2 < to; i++) {
    const isHighway = HIGHWAY_WORDS.has(words[i]!) && highwayEnd(words, kinds, i) > i + 1;
    if (isHighway && (kinds[i + 2]! & (KIND.suffix | KIND.type)) === 0) return false;
  }
  for (let i = from + 1; i < to - 1; i++) {
    if ((kinds[i]! & KIND.strongType) === 0) continue;
    if ((kinds[i + 1]! & (KIND.type | KIND.suffix | KIND.number)) === 0) return false;
    // KOWHAI AVENUE RIVER MALL, KOWHAI ROAD SH 1
    const isBuilding = (kinds[to - 1]! & KIND.building) !== 0 && (kinds[i + 1]! & KIND.suffix) === 0;
    if (HIGHWAY.test(words[i + 1]!) || (i + 2 < to && (isBuilding || words[i + 1] === 'SH'))) return false;
    // KOWHAI AVENUE GLEN INNES: the words behind the type are a place.
    if (i + 2 < to && isPlaceNz(words.slice(i + 1, to).join(' '), localities)) return false;
  }
  return true;
}

/** Where a street without a type ends when a town, or a suburb and its town, stand behind it. */
function beforePlace(line: Line, from: number, to: number, numbered: boolean, localities: LocalityIndex): number {
  const least = from + (numbered ? 1 : 0);
  const placeBefore = (end: number): number => {
    for (let at = Math.max(least, end - LONGEST_PLACE_NZ); at < end; at++) {
      if (isPlaceNz(line.words.slice(at, end).join(' '), localities)) return at;
    }
    return end;
  };
  // KOWHAI LINE WANAKA OTAGO: a region behind a place.
  let end = to;
  for (let at = Math.max(least + 1, to - LONGEST_REGION); at < to && end === to; at++) {
    if (isRegionNz(line.words.slice(at, to).join(' ')) && placeBefore(at) < at) end = at;
  }
  const town = placeBefore(end);
  return town === end || town <= least ? town : placeBefore(town);
}
