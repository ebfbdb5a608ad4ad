// Tells a New Zealand line from an Australian one by its form and places, and reads it as one: without states, with a
// postcode that stands amid it or has lost its nought, without directions for the driver.
import {
  PART,
  retaken,
  take,
  takenFrom,
  takenPart,
  takenTo,
  type Line,
  type LocalityIndex,
  type Reading,
} from './reading.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from './division/places-nz.js';
import { isRegionNz } from '../vocabulary/region-nz.js';
import { isTownNz } from '../vocabulary/town-nz.js';
import { isDirections } from '../vocabulary/ways.js';

/**
 * True if an undeclared line is of New Zealand: by its name, state, rural delivery, postcode and place; Australia in
 * doubt.
 */
export function isNewZealand({ words }: Line, reading: Reading, localities: LocalityIndex): boolean {
  if (reading.country !== '') return reading.country === 'NZ';
  if (reading.state !== '') return false;
  if (reading.rdNumber !== '') return true;
  for (let at = Math.max(reading.from, reading.to - 3); at < reading.to; at++) {
    const name = words.slice(at, reading.to).join(' ');
    if (reading.postcode !== '' && localities.isLocality(name, '', reading.postcode)) return false;
    if (isTownNz(name)) return reading.postcode !== '' || !localities.isLocality(name, '', '');
  }
  return false;
}

/** Of the readings of a line the one to take, with what is New Zealand's alone. */
export function readNz(line: Line, found: readonly Reading[], localities: LocalityIndex): Reading {
  const reading = found.find(isDashed) ?? found[0]!;
  withoutState(reading);
  withoutDirections(reading);
  labelBehind(line, reading);
  floorBefore(reading);
  postcodeAmid(line, reading, localities);
  lostNought(line, reading, localities);
  return reading;
}

/** New Zealand writes units with a slash: two numbers with a dash between them are a range, 143-166 too. */
const isDashed = (reading: Reading): boolean => reading.numberLast > 0 && reading.flatNumber === '';

/** Directions to the address are no building, nor is the place of a box before its street. */
function withoutDirections(reading: Reading): void {
  const { buildingName } = reading;
  const isPlaceOfBox = reading.postalType !== '' && isTownNz(buildingName);
  if (buildingName === '' || !(isPlaceOfBox || isDirections(buildingName))) return;
  const isBuilding = (packed: number): boolean => takenPart(packed) === PART.building;
  for (const packed of reading.taken.filter(isBuilding)) {
    for (let i = takenFrom(packed); i < takenTo(packed); i++) reading.unknown.push(i);
  }
  reading.buildingName = '';
  reading.taken = reading.taken.filter((packed) => !isBuilding(packed));
}

/** Letters and a number that a shop has: RIVER MALL T17, 12 KOWHAI ST. */
const LABEL_OF_SHOP = /^[A-Z]{1,2}\d{1,3}$/;

function labelBehind({ words }: Line, reading: Reading): void {
  if (reading.flatNumber !== '' || reading.buildingName === '') return;
  const entry = reading.taken.findIndex((packed) => takenPart(packed) === PART.building);
  const [from, to] = entry < 0 ? [0, 0] : [takenFrom(reading.taken[entry]!), takenTo(reading.taken[entry]!)];
  const name = reading.buildingName;
  if (to - from < 2 || !LABEL_OF_SHOP.test(words[to - 1]!) || !name.endsWith(` ${words[to - 1]!}`)) return;
  reading.flatNumber = words[to - 1]!;
  reading.buildingName = name.slice(0, -reading.flatNumber.length - 1);
  reading.taken = reading.taken.toSpliced(entry, 1);
  take(reading, PART.building, from, to - 1);
  take(reading, PART.flat, to - 1, to);
}

/** "1ST/429 KOWHAI ROAD": the floor before the slash. */
function floorBefore(reading: Reading): void {
  const floor = /^(\d{1,2})(?:ST|ND|RD|TH)$/.exec(reading.flatNumber);
  if (floor === null || reading.flatType !== '' || reading.levelNumber !== '' || reading.levelType !== '') return;
  reading.levelType = 'FLOOR';
  reading.levelNumber = floor[1]!;
  reading.flatNumber = '';
  reading.taken = reading.taken.map((part) => (takenPart(part) === PART.flat ? retaken(part, PART.level) : part));
}

/** "ARDMORE, PAPAKURA 2582, AUCKLAND": the postcode ends the part of its town, and a region follows. */
function postcodeAmid({ words, breaks }: Line, reading: Reading, localities: LocalityIndex): void {
  const { from, to, postcode } = reading;
  if (postcode !== '') return;
  let at = to - 1;
  while (at > from && !breaks[at]!) at--;
  const code = at - 1;
  if (code <= from || words[code]!.length !== 4 || !/^\d{4}$/.test(words[code]!)) return;
  if (!isRegionOrCity(words.slice(at, to).join(' '))) return;
  if (!endsInPlaceOf(words, from, code, '', localities)) return;
  reading.postcode = words[code]!;
  take(reading, PART.postcode, code, code + 1);
  for (let i = at; i < to; i++) reading.unknown.push(i);
  reading.to = code;
}

/** "BELMONT, AUCKLAND 622" is 0622, where that is a postcode of the place; any other number there is unknown. */
function lostNought({ words, breaks }: Line, reading: Reading, localities: LocalityIndex): void {
  const at = reading.to - 1;
  const last = words[at] ?? '';
  if (last.length !== 3 || reading.postcode !== '' || at <= reading.from || !/^\d{3}$/.test(last)) return;
  const code = `0${last}`;
  // RED BEACH, AUCKLAND 932: the postcode may be the suburb's alone.
  const isOfPlace = (end: number): boolean =>
    (end === at || breaks[end]!) && endsInPlaceOf(words, reading.from, end, code, localities);
  if (words.some((_, end) => end > reading.from && end <= at && isOfPlace(end))) {
    reading.postcode = code;
    take(reading, PART.postcode, at, at + 1);
  } else if (reading.numberFirst > 0 && endsInPlaceOf(words, reading.from, at, '', localities)) {
    reading.unknown.push(at);
  } else return;
  reading.to = at;
}

/** Cities whose name is their region's too, which people write behind another town of it. */
const isRegionOrCity = (name: string): boolean => isRegionNz(name) || REGION_CITIES.has(name);
const REGION_CITIES: ReadonlySet<string> = new Set(['AUCKLAND', 'WELLINGTON', 'NELSON', 'GISBORNE']);

/** True if words [from, to) end in a place, one that has the postcode (where it is not ''). */
function endsInPlaceOf(
  words: readonly string[],
  from: number,
  to: number,
  postcode: string,
  localities: LocalityIndex,
): boolean {
  for (let at = Math.max(from, to - LONGEST_PLACE_NZ); at < to; at++) {
    const name = words.slice(at, to).join(' ');
    if (postcode === '' ? isPlaceNz(name, localities) : localities.hasCodeNz?.(name, postcode) === true) return true;
  }
  return false;
}

/** New Zealand has no states: the word belongs to the place it follows, or nowhere. */
export function withoutState(reading: Reading): void {
  if (reading.state === '') return;
  for (const packed of reading.taken) {
    if (takenPart(packed) !== PART.state) continue;
    const from = takenFrom(packed);
    const to = takenTo(packed);
    // TAS is the code of Tasman, and ends no place.
    if (from === reading.to && to - from === 1 && reading.state !== 'TAS') reading.to = to;
    else for (let i = from; i < to; i++) reading.unknown.push(i);
  }
  reading.state = '';
  reading.taken = reading.taken.filter((packed) => takenPart(packed) !== PART.state);
}
