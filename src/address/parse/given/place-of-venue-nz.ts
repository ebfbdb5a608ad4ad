// A place within a venue's name, behind which the street begins without a comma: KOTARE LEVIN | RATA STREET, KOWHAI
// CLUB LEVIN | RATA ROAD, LEVIN, KOWHAI HOTEL TAUPO LAKESIDE | RATA PARADE.
import { endsPremisesNz, isLettersOfName } from '../../vocabulary/venue-nz.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isTownNz } from '../../vocabulary/town-nz.js';
import { GOES_ON } from '../division/name-before-street.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { endsPremises } from '../premises-word.js';
import type { Line, LocalityIndex } from '../reading.js';

/** Houses for guests, which have the place in their name, and which no street is called by the first word of. */
export const STAYS: ReadonlySet<string> = new Set('HOSTEL HOTEL MOTEL RESORT'.split(' '));

/** Words behind the place in the name of a venue: where in it, by what. */
const BEHIND_PLACE: ReadonlySet<string> = new Set(
  (
    'AIRPORT BEACHFRONT CBD CENTRAL CITY DOWNTOWN INTERCHANGE LAKEFRONT LAKESIDE RIVERSIDE SEAFRONT TOWN ' +
    'WATERFRONT'
  ).split(' '),
);

/** Types of roads between places, which have the names of both. */
const BETWEEN_PLACES: ReadonlySet<string> = new Set(['HIGHWAY', 'HWY', 'LINE', 'RD', 'ROAD', 'TRACK', 'WAY']);

/** Kinds of words whose numbers are their own. */
const OWNS_NUMBER = KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.rural | KIND.plan;

/** Words that the names of places and roads begin with. */
const BEGINS_NAMES: ReadonlySet<string> = new Set(
  (
    'EAST GREAT HIGH INNER LAKE LITTLE LOWER MAIN MIDDLE MOUNT NEW NORTH OLD OUTER POINT PORT SAINT SOUTH UPPER ' +
    'WEST'
  ).split(' '),
);

/** True for a word that the names of places and roads begin with. */
export const beginsNames = (word: string): boolean => BEGINS_NAMES.has(word);

/** True if a street ends before `at`: what stands there is another one. A saint, a PLAZA and a RETREAT end none. */
export function isStreetBefore(line: Line, at: number): boolean {
  const ends = (kind: number, i: number): boolean =>
    (kind & KIND.corner) !== 0 ||
    ((kind & KIND.strongType) !== 0 &&
      !(i === 0 && line.words[0] === 'ST') &&
      !endsPremises(line, i) &&
      !endsPremisesNz(line.words[i]!));
  return line.kinds.slice(0, at).some(ends);
}

/**
 * Index of the street's first word where a place ends before `at` that is the venue's, and begins behind `from`; 0
 * where none does.
 */
export function behindPlaceOfVenue(
  line: Line,
  from: number,
  at: number,
  street: number,
  localities: LocalityIndex,
): number {
  const { words, kinds } = line;
  const isNumbered = kinds.slice(0, street).some((kind) => (kind & KIND.number) !== 0);
  if (from === 0 && !isNumbered && isPlaceAgain(line, at, street, localities)) return behindName(words, at);
  if (kinds.slice(0, street).some((kind) => (kind & KIND.corner) !== 0)) return 0;
  // KOWHAI TOWN CENTRE RATA STREET: premises go on with the name.
  if (street - at > 2 && (kinds[at]! & (KIND.building | KIND.type)) !== 0) return 0;
  if (isPlaceOnce(line, from, at, at, street, localities)) return at;
  // KOWHAI LEVIN HEIGHTS | RATA ROAD
  const isBehind = BEHIND_PLACE.has(words[at - 1]!) || (kinds[at - 1]! & (KIND.type | KIND.strongType)) === KIND.type;
  return isBehind && isPlaceOnce(line, from, at - 1, at, street, localities) ? at : 0;
}

/** KOWHAI CLUB LEVIN | RATA ROAD, LEVIN: a place ends before `at` that is said again behind the street. */
function isPlaceAgain(line: Line, at: number, street: number, localities: LocalityIndex): boolean {
  const { words, kinds } = line;
  for (let from = Math.max(1, at - LONGEST_PLACE_NZ); from < at; from++) {
    const name = words.slice(from, at).join(' ');
    // RATA AIRPORT MANGERE ANDREW KOWHAI DRIVE: behind premises even a place that is said once.
    const isBehindPremises = from > 1 && (kinds[from - 1]! & KIND.building) !== 0 && street - at > 2;
    if (!isPlaceNz(name, localities) || !(isBehindPremises || isSaidFrom(words, street, name))) continue;
    const isVenue = from > 1 || (kinds[0]! & KIND.building) !== 0 || isName(words[0]!, localities);
    // EAST TAIERI ALLANTON ROAD, ALLANTON: roads are called after both their ends.
    const isRoadOfPlaces = isPlaceNz(words.slice(at, street - 1).join(' '), localities) && !isTownNz(name);
    if (isVenue && !isRoadOfPlaces && !isStreetBefore(line, from)) return true;
  }
  return false;
}

/**
 * KOTARE LEVIN | RATA STREET: a town that ends before `end`, or a place of two words, behind what is none. A road may
 * be called after places of which the first is not known (KOTARE LEVIN ROAD), and after the ground of one (LEVIN HILL).
 */
function isPlaceOnce(
  line: Line,
  first: number,
  end: number,
  at: number,
  street: number,
  localities: LocalityIndex,
): boolean {
  const { words, kinds } = line;
  const isRoad = BETWEEN_PLACES.has(words[street - 1]!);
  const isOfGround = isRoad && street - at === 2 && GOES_ON.has(words[at]!);
  const isBetween = isRoad && isPlaceNz(words.slice(at, street - 1).join(' '), localities);
  const number = kinds.findIndex((kind) => (kind & KIND.number) !== 0);
  // HARDWARE 10 MEGA LEVIN RATA ROAD: a number is of the name where a word stands between it and the place.
  const least = number < 0 || number > at ? Math.max(1, first) : number + 2;
  for (let from = Math.max(least, end - LONGEST_PLACE_NZ); from < end; from++) {
    const name = words.slice(from, end).join(' ');
    if (!isPlaceNz(name, localities)) continue;
    const before = words[from - 1]!;
    const isPremises = (kinds[from - 1]! & KIND.building) !== 0;
    // FUEL LEVIN | LEVIN ROAD
    const isAgain = words[at] === words[end - 1];
    if (!isTownNz(name) && end - from < 2 && !isPremises && isRoad && !isAgain) continue;
    if ((isOfGround && end === at) || isPlaceNz(words.slice(from, at + 1).join(' '), localities)) return false;
    if (isBetween && end === at && !isAgain && !STAYS.has(before) && !(from > 1 && !isPremises)) continue;
    return isVenueBefore(line, from, localities, number);
  }
  return false;
}

/** True if words before `end` are no place, and one of them may be of a venue's name. */
export function isVenueBefore(line: Line, end: number, localities: LocalityIndex, number = -1): boolean {
  const { words, kinds } = line;
  if (isStreetBefore(line, end) || beginsNames(words[end - 1]!)) return false;
  if (isPlaceNz(words.slice(0, end).join(' '), localities)) return false;
  const isOther = (kind: number, i: number): boolean =>
    (kind & KIND.number) !== 0 && (i !== number || i === 0 || (kinds[i - 1]! & OWNS_NUMBER) !== 0);
  if (kinds.slice(0, end).some(isOther)) return false;
  return words
    .slice(0, end)
    .some((word, i) => (kinds[i]! & KIND.building) !== 0 || isName(word, localities) || isInitials(line, i));
}

/** KHA, KNZ, Z in a line of small letters. */
const isInitials = ({ text, words, starts, ends }: Line, i: number): boolean =>
  /^[A-Z]{1,4}$/.test(text.slice(starts[i], ends[i])) && !/^(?:ST|MT|SH|NZ)$/.test(words[i]!) && /[a-z]{3}/.test(text);

/** FUEL LEVIN | LEVIN BEACH ROAD, LEVIN: a place that is said twice is of the street the second time. */
function behindName(words: readonly string[], at: number): number {
  for (let length = 1; 2 * length < at; length++) {
    const name = words.slice(at - length, at);
    if (name.every((word, i) => word === words[at - 2 * length + i])) return at - length;
  }
  return at;
}

/** True for a word that may be a venue's whole name, and is no place or part of a place's or a road's name. */
const isName = (word: string, localities: LocalityIndex): boolean =>
  (word.length > 3 || isLettersOfName(word)) && !beginsNames(word) && !isPlaceNz(word, localities);

/** True if the name stands among words from `from` on. */
const isSaidFrom = (words: readonly string[], from: number, name: string): boolean =>
  ` ${words.slice(from).join(' ')} `.includes(` ${name} `);
