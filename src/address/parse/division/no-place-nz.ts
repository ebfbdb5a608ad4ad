// Parts behind a New Zealand street that are neither suburb nor town: the street again, another one, premises.
import { hasStreetEnd } from '../arrange/destination.js';
import { isPlaceNz } from './known-place-nz.js';
import type { Line, LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isRemarkNz } from '../../vocabulary/remark-nz.js';
import { streetType } from '../../vocabulary/street.js';
import { endsShopNz } from '../../vocabulary/venue-nz.js';

/** True if words [from, to) are those of the street. */
export const isAgain = (
  words: readonly string[],
  street: readonly [number, number] | undefined,
  from: number,
  to: number,
): boolean => {
  if (street === undefined || street[1] - street[0] !== to - from) return false;
  for (let i = from; i < to; i++) if (words[i] !== words[street[0] + i - from]) return false;
  return true;
};

/** Parks of shops, as malls and centres are. */
export const isPremises = ({ kinds, words }: Line, at: number): boolean =>
  words[at] === 'PARK' || (kinds[at]! & KIND.building) !== 0;

/** BAYFAIR SHOPPING CENTRE, RATA DENTAL; AUCKLAND CENTRAL and TOWN CENTRE are suburbs, RATA NATIONAL PARK is none. */
export const isBuildingName = (line: Line, from: number, to: number): boolean =>
  to - from >= 2 &&
  endsPremisesAt(line, to - 1) &&
  line.words[to - 1] !== 'CENTRAL' &&
  line.words[to - 2] !== 'NATIONAL' &&
  !(to - from === 2 && isQuarterCentre(line.words, to - 1));

/** True if the word at `at` ends the name of premises, of a shop or of a firm. */
export const endsPremisesAt = ({ kinds, words }: Line, at: number): boolean =>
  (kinds[at]! & (KIND.building | KIND.strongType)) === KIND.building || endsShopNz(words[at]!);

/** Kinds of words of which the name of a shop or a room behind a street has none. */
const NO_NAME = KIND.number | KIND.corner | KIND.strongType;

/** TUI AND SONS, RATA BAR AND GRILL: no corner, no other property, no street, no place behind it. */
export function isPairOfNames({ kinds, words }: Line, from: number, to: number, localities: LocalityIndex): boolean {
  const and = words.indexOf('AND', from + 1);
  if (and < 0 || and + 1 >= to || kinds.slice(from, to).some((kind) => (kind & NO_NAME) !== 0)) return false;
  for (let at = and + 2; at < to; at++) if (isPlaceNz(words.slice(at, to).join(' '), localities)) return false;
  return true;
}

/**
 * KOWHAI STREET, THE KEA ROOM, PETONE, LOWER HUTT: a name before a suburb and a town (`isTwo`), unlike a place and no
 * remark; or one that ends in the place of its branch, KEA BANK GLEN EDEN. It is written with capitals as they are.
 */
export function isNameBefore(line: Line, from: number, to: number, isTwo: boolean, localities: LocalityIndex): boolean {
  const words = line.words.slice(from, to);
  const name = words[0] === 'THE' && words.length > 2 ? words.slice(1) : words;
  if (words.length < 2 || isRemarkNz(words) || !isNamed(line, from, to)) return false;
  const isCapital = (at: number): boolean => /\p{Lu}/u.test(line.text[line.starts[at]!]!);
  if (!isCapital(from) || !isCapital(to - 1)) return false;
  return (isTwo && !isLikePlace(name)) || isBranch(words, localities);
}

/** FOUR SQUARE LEVIN, KEA CAFE RATA STREET; RATA STREET and CNR RATA STREET are another street. */
function isNamed(line: Line, from: number, to: number): boolean {
  const { kinds } = line;
  if (kinds.slice(from, to).some((kind) => (kind & (KIND.number | KIND.corner)) !== 0)) return false;
  const isStreet = (kinds[to - 1]! & (KIND.strongType | KIND.suffix)) !== 0;
  return !isStreet || kinds.slice(from, to - 2).some((_, i) => endsPremisesAt(line, from + i));
}

/** KEA BANK GLEN EDEN: a place ends the name, and the words before it are none and begin none (UPPER GLEN EDEN). */
function isBranch(words: readonly string[], localities: LocalityIndex): boolean {
  for (let at = 1; at < words.length; at++) {
    if (!isPlaceNz(words.slice(at).join(' '), localities)) continue;
    const before = words.slice(0, at);
    return !isLikePlace([...before, '']) && !isPlaceNz(before.join(' '), localities) && !isQuarter(before.at(-1)!);
  }
  return false;
}

/**
 * True if part `p` is the name of premises, or the next one is; in a line without a street, whose places `isKnown`
 * tells, any later one: NASC, SOUTHERN HEALTH, DUNEDIN HOSPITAL.
 */
export function namesPremises(
  line: Line,
  parts: readonly (readonly [number, number])[],
  p: number,
  isKnown?: (part: readonly [number, number]) => boolean,
): boolean {
  const isName = (part: readonly [number, number] | undefined): boolean =>
    part !== undefined && isBuildingName(line, ...part);
  if (isName(parts[p]) || isName(parts[p + 1])) return true;
  return (
    isKnown !== undefined &&
    parts.slice(p + 2).some((part) => isName(part) && (!isKnown(part) || isSite(line, ...part)))
  );
}

/**
 * LIBRARY, MUSEUM, KowhaiTree: premises of one word, by what it says, or by a capital amid it, where its two words are
 * no place (GreyLynn).
 */
export function isPremisesInOneWord(line: Line, from: number, to: number, localities: LocalityIndex): boolean {
  if (to - from !== 1) return false;
  if ((line.kinds[from]! & (KIND.building | KIND.strongType)) === KIND.building) return true;
  const two = /^(?!Ma?c|De|Van)(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}+)$/u.exec(
    line.text.slice(line.starts[from], line.ends[from]),
  );
  return two !== null && !isPlaceNz(`${two[1]!} ${two[2]!}`.toUpperCase(), localities);
}

/** Types that hardly any place is called by. */
const OF_STREETS_ONLY: ReadonlySet<string> = new Set(['AVENUE', 'DRIVE', 'ROAD', 'STREET']);

/** KOWHAI STREET, RATA ROAD: words that are another street's and no place's. */
export const isStreetOnly = ({ words, breaks }: Line, from: number, to: number): boolean =>
  to - from > 1 && breaks[from]! && OF_STREETS_ONLY.has(streetType(words[to - 1]!) ?? '');

/** Words that end the names of places as often as those of premises. */
const ENDS_PLACES: ReadonlySet<string> = new Set('AIRPORT ESTATE FARM GARDENS PARK RESERVE STATION VILLAGE'.split(' '));

/** RATA PRIMARY SCHOOL: premises that are the whole of a line, and by their last word no place; LEVIN CITY CENTRE. */
export const isVenueAlone = (line: Line, from: number, to: number): boolean =>
  isBuildingName(line, from, to) && !ENDS_PLACES.has(line.words[to - 1]!) && !isQuarterCentre(line.words, to - 1);

/** CITY CENTRE, MAIL CENTRE */
export const isQuarterCentre = (words: readonly string[], at: number): boolean =>
  words[at] === 'CENTRE' && QUARTER_BEFORE.has(words[at - 1]!);
const QUARTER_BEFORE: ReadonlySet<string> = new Set(['CITY', 'MAIL', 'TOWN', 'DELIVERY']);

/** Words that end the names of large sites, which box lobbies are called by as well. */
const ENDS_SITE: ReadonlySet<string> = new Set(['CAMPUS', 'HOSPITAL', 'POLYTECHNIC', 'PRISON', 'UNIVERSITY']);

/** WAIKATO HOSPITAL, THE UNIVERSITY OF WAIKATO: the site that a street leads to, though a lobby may be called so. */
export const isSite = ({ words }: Line, from: number, to: number): boolean =>
  to - from >= 2 && (ENDS_SITE.has(words[to - 1]!) || words.slice(from, to).join(' ').includes('UNIVERSITY OF '));

/** WAIKATO HOSPITAL, RATA HALL UNIVERSITY OF OTAGO: a site and no place behind it. */
export const endsInSite = ({ words }: Line, from: number, to: number): boolean =>
  to - from >= 2 && (ENDS_SITE.has(words[to - 1]!) || (words[to - 2] === 'OF' && words[to - 3] === 'UNIVERSITY'));

/** Parts of buildings, and types of street that are premises behind another street. */
const ENDS_PREMISES: ReadonlySet<string> = new Set([
  'ARCADE',
  'BLOCK',
  'COLONNADE',
  'COURT',
  'PLAZA',
  'SQUARE',
  'WING',
]);

/** SCIENCE BLOCK, RATA SQUARE behind a street with its number. */
export const isPartOfPremises = ({ words }: Line, from: number, to: number): boolean =>
  to - from >= 2 && ENDS_PREMISES.has(words[to - 1]!);

/** QUEENS WHARF: premises behind another street, and what the number of a shed is of. */
export const isWharf = (words: readonly string[], from: number, to: number): boolean =>
  to - from >= 2 && words[to - 1] === 'WHARF';

/** STATE HIGHWAY 16, HIGHWAY 2, SH 1, SH1. */
export const isHighwayPart = ({ words }: Line, from: number, to: number): boolean =>
  HIGHWAY_WITH_NUMBER.test(words.slice(from, to).join(' '));
const HIGHWAY_WITH_NUMBER = /^(?:(?:STATE )?(?:HIGHWAY|HWY) |SH ?)\d{1,2}[A-Z]?$/;

/** True for a name in capitals that ends in CAR PARK. */
export const isCarPark = (name: string): boolean => /(?:^| )CAR ?PARK$/.test(name);

/** A second street (MAIN ROAD), or another property (AND 14 RATA STREET). */
export const isAnotherStreet = (line: Line, from: number, to: number): boolean =>
  (line.words[from] === 'AND' && to - from > 1 && (line.kinds[from + 1]! & KIND.number) !== 0) ||
  (to - from >= 2 &&
    line.words[from] !== 'ST' &&
    (hasStreetEnd(line, to - 1, to) ||
      ((line.kinds[to - 1]! & KIND.number) !== 0 && hasStreetEnd(line, to - 2, to - 1))));

/** Parts of a city that are named by where they lie in it, and are no suburbs: SOUTH AUCKLAND, CENTRAL AUCKLAND. */
const QUARTERS: ReadonlySet<string> = new Set('CENTRAL DOWNTOWN EAST GREATER INNER NORTH SOUTH UPTOWN WEST'.split(' '));

/** True for a word that makes a part of a city of its name. */
export const isQuarter = (name: string): boolean => QUARTERS.has(name);

/** Words that the names of places begin with, and words that they end in; unknown falls and forests are sights. */
const BEGINS_PLACE =
  /^(?:GREAT|HIGH|ISLAND|KA|LAKE|LITTLE|LOWER|MOUNT|MT|NEW|NGA|O|OLD|PORT|POINT|SAINT|ST|TE|THE|UPPER) /;
const ENDS_PLACE = new RegExp(
  ` (?:${[
    'BAY|BAYS|BEACH|BLOCK|BRIDGE|BURN|BUSH|CAPE|CENTRAL|COAST|CORNER|COVE|CREEK|CROSSING|DOWNS|FERRY|FLAT|FLATS',
    'FORD|GLEN|GROVE|GULLY|HARBOUR|HEAD|HEADS|HEIGHTS|HILL|HILLS|ISLAND|ISLANDS|JUNCTION|LAKE|LAKES',
    'LANDING|MILL|MILLS|PA|PARK|PASS|PENINSULA|PLAIN|PLAINS|POINT|PORT|RIDGE|RIVER|SETTLEMENT',
    'SOUND|SPRINGS|STREAM|TOWN|TOWNSHIP|VALE|VALLEY|VIEW|VILLAGE|WATER|WOODS|CITY|CBD|CENTRE|NORTH|SOUTH|EAST|WEST',
  ].join('|')})$`,
);

/** TE ANAU HOT POOLS, TE ANAU: part `p` is the next one and words that go on, as no part of a town is called. */
export function isNameOfNext(
  { words }: Line,
  [from, to]: readonly [number, number],
  next: readonly [number, number] | undefined,
): boolean {
  if (next === undefined || to - from <= next[1] - next[0]) return false;
  const said = words.slice(...next);
  if (!said.every((word, i) => word === words[from + i])) return false;
  return !isLikePlace(['', ...words.slice(from + said.length, to)]);
}

/** True for words that no gazetteer has and that may be a place: one word, or such as places are called. */
export const isLikePlace = (words: readonly string[]): boolean =>
  words.length < 2 || BEGINS_PLACE.test(words.join(' ')) || ENDS_PLACE.test(words.join(' '));
