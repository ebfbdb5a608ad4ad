// Venues that stand before their address without a comma, with what their own names have of an address: a number (MITRE
// 10 MEGA LEVIN 12 KOWHAI STREET), a word of units (OP SHOP 12 KOWHAI STREET), their place (KOWHAI CLUB LEVIN RATA
// ROAD, LEVIN). Their names become words of no kind, and end where the address begins.
import {
  endsFirmNz,
  endsPremisesNz,
  isLettersOfName,
  isVenueNz,
  LEADS_VENUE_NUMBER,
} from '../../vocabulary/venue-nz.js';
import { isTradeNz } from '../../vocabulary/trades-nz.js';
import { KILOMETRES, KIND } from '../../vocabulary/kinds.js';
import { isTownNz } from '../../vocabulary/town-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { behindNumberedName, isBeforeHouse, withNumberOfName } from './number-in-name-nz.js';

/** Kinds of words whose numbers are their own: UNIT 5, LEVEL 3, LOT 2, BOX 12, RD 4, DP 1234. */
const OWNS_NUMBER = KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.rural | KIND.plan;
/** A house's number, its unit and the end of a range with it. */
const HOUSE = /^(?:\d{1,4}[A-Z]?[/-])?\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/;
/** Premises whose shops have numbers. */
const HOLDS_SHOPS: ReadonlySet<string> = new Set('ARCADE CENTER CENTRE MALL MARKET PLACE PLAZA'.split(' '));
/** Houses for guests, which no street behind a venue is called by the first word of. */
const STAYS: ReadonlySet<string> = new Set('HOSTEL HOTEL MOTEL RESORT'.split(' '));
/** Words of the longest street behind a venue. */
const LONGEST_STREET = 5;

/** The line with the name of its venue apart from its address. */
export function withVenueApart(line: Line, localities: LocalityIndex): Line {
  const joined = withNumberOfName(line);
  if (line.columns !== null) return joined !== null && isBeforeHouse(joined) ? joined : line;
  const street = behindNumberedName(line, localities);
  if (street > 0) return apart(line, street);
  const isName = joined !== null && (isBeforeHouse(joined) || streetBehind(joined, -1, localities) > 0);
  if (isName) return venueApart(joined, localities);
  return isPlain(line) ? line : venueApart(line, localities);
}

function venueApart(line: Line, localities: LocalityIndex): Line {
  const named = withoutUnitsOfNames(line, localities);
  const { words, kinds } = named;
  const first = kinds.findIndex((kind) => (kind & KIND.number) !== 0);
  if (first >= 0 && first + 2 < words.length) {
    const house = laterHouse(named, first, localities);
    if (house > 0) return apart(named, house);
  }
  const corner = loneCorner(named);
  if (corner > 0) return apart(named, corner);
  const street = streetBehind(named, first, localities);
  return street > 0 ? apart(named, street) : named;
}

/** The usual line: a house's number leads it, and none follows but a postcode's, nor a unit's word. */
function isPlain({ kinds }: Line): boolean {
  if (((kinds[0] ?? 0) & KIND.number) === 0) return false;
  for (let i = 1; i + 1 < kinds.length; i++) if ((kinds[i]! & (KIND.number | KIND.flat)) !== 0) return false;
  return true;
}

/** The line with words [0, at) as a name, which a comma parts from what follows. */
function apart(line: Line, at: number): Line {
  const { breaks, kinds } = line;
  return {
    ...line,
    breaks: breaks.with(at, true),
    kinds: kinds.map((kind, i) => (i < at ? kind & KIND.building : kind)),
  };
}

/** OP SHOP 12 KOWHAI STREET, BELL BLOCK 12 KOWHAI STREET: the word of units ends a name, the number is a house's. */
function withoutUnitsOfNames(line: Line, localities: LocalityIndex): Line {
  const { words, kinds, breaks } = line;
  const ends = (at: number): boolean =>
    (kinds[at]! & KIND.flat) !== 0 &&
    at > 0 &&
    !breaks[at]! &&
    breaks[at + 1] === false &&
    HOUSE.test(words[at + 1] ?? '') &&
    streetEnd(line, at + 2) > 0 &&
    (isVenueNz(words[at - 1]!, words[at]!) || isStoreOf(line, at) || endsInPlace(words, at + 1, localities));
  const at = words.findIndex((_, i) => ends(i));
  return at < 0 ? line : { ...line, kinds: kinds.with(at, kinds[at]! & ~KIND.flat) };
}

/** C/- KOWHAI STORE 12 RATA ROAD: who the mail goes through. */
const isStoreOf = ({ words, kinds }: Line, at: number): boolean =>
  (words[at] === 'STORE' || words[at] === 'OFFICE') && (kinds[0]! & KIND.care) !== 0;

/** True if words before `end` are a place of two words or more: BELL BLOCK. */
function endsInPlace(words: readonly string[], end: number, localities: LocalityIndex): boolean {
  for (let from = Math.max(0, end - LONGEST_PLACE_NZ); from + 1 < end; from++) {
    if (isPlaceNz(words.slice(from, end).join(' '), localities)) return true;
  }
  return false;
}

/**
 * Index of the number of the house where the number at `first` is the venue's: another one follows with a street
 * behind it, and the words behind the first are no street.
 */
function laterHouse(line: Line, first: number, localities: LocalityIndex): number {
  const { words, kinds, breaks } = line;
  if (breaks[first + 1]! || isOwned(line, first) || !mayBeOfName(line, first, localities)) return 0;
  const street = streetEnd(line, first + 1);
  if (street > 0 && isCleanStreet(line, first + 1, street, localities)) return 0;
  const end = partEnd(line, first);
  for (let at = first + 2; at < words.length && at <= end; at++) {
    if (!HOUSE.test(words[at]!) || (kinds[at]! & KIND.number) === 0 || isRoad(words[at - 1]!)) continue;
    if (!breaks[at]! && (kinds[at - 1]! & OWNS_NUMBER) !== 0) return 0;
    // T109 RATA SHOPPING CENTRE 24 KOWHAI STREET: the number of a shop.
    if (HOLDS_SHOPS.has(words[at - 1]!)) return 0;
    const isNamed = words.slice(first + 1, at).some((word) => /[A-Z]{3}/.test(word) && word !== 'THE');
    if (isNamed && at + 1 < words.length && !breaks[at + 1]! && streetEnd(line, at + 1) > 0) return at;
  }
  return 0;
}

/** True for a number that a name may have: no label of a unit, no postcode before or behind its place, no distance. */
function mayBeOfName({ words, kinds, ...line }: Line, at: number, localities: LocalityIndex): boolean {
  const next = words[at + 1]!;
  if (/^[UL]\d{1,4}[A-Z]?$/.test(words[at]!) || next === 'ESPLANADE' || KILOMETRES.has(next)) return false;
  if (!/^\d{4}$/.test(words[at]!)) return true;
  if (at === 0 || (kinds[at - 1]! & KIND.state) !== 0) return false;
  return !isPlaceNz(words.slice(at + 1, partEnd({ words, kinds, ...line }, at)).join(' '), localities);
}

/** True if the number at `at` is that of the word before it; BP 2GO is no plan. */
function isOwned({ words, kinds, breaks }: Line, at: number): boolean {
  if (at === 0 || breaks[at]!) return false;
  const owner = kinds[at - 1]!;
  if ((owner & KIND.plan) !== 0 && !/^\d{3,}$/.test(words[at]!)) return false;
  return (owner & OWNS_NUMBER) !== 0 || isRoad(words[at - 1]!);
}

/** Words that have a number behind them which is no house's: HIGHWAY 2, ROUTE 52. */
const isRoad = (word: string): boolean => LEADS_VENUE_NUMBER.has(word);

/** Index behind the type of the street that begins at `from`, with no break or number before it; 0 where none does. */
function streetEnd({ kinds, words, breaks }: Line, from: number): number {
  const to = Math.min(words.length, from + LONGEST_STREET);
  for (let i = from; i < to && (i === from || !breaks[i]!); i++) {
    if ((kinds[i]! & (KIND.number | KIND.corner)) !== 0) return 0;
    if (i > from && (kinds[i]! & KIND.strongType) !== 0 && words[i] !== 'ST') return i + 1;
    if (i > from && words[i] === 'ST' && (i + 1 === words.length || breaks[i + 1]! || i - from < 3)) return i + 1;
    if (words[i] === 'BROADWAY' && i === from) return i + 1;
  }
  return 0;
}

/** True if words [from, to) may be a street's: none of them ends premises, and they are no place. */
function isCleanStreet({ words, kinds }: Line, from: number, to: number, localities: LocalityIndex): boolean {
  // CHURCH STREET and MARKET PLACE, but CONVENIENCE STORE VICTORIA STREET.
  for (let i = from; to - from > 3 && i + 1 < to; i++) if ((kinds[i]! & KIND.building) !== 0) return false;
  return !isPlaceNz(words.slice(from, to).join(' '), localities);
}

/** WAREHOUSE LEVIN CNR KOWHAI STREET: index of the word for a corner of one street behind a name; 0 for none. */
function loneCorner(line: Line): number {
  const { words, kinds, breaks } = line;
  const at = kinds.findIndex((kind) => (kind & KIND.corner) !== 0);
  if (at < 2 || breaks[at]! || words.length < at + 3) return 0;
  const isName = kinds.slice(0, at).every((kind) => (kind & (KIND.number | KIND.strongType)) === 0);
  return isName && !words.slice(at, partEnd(line, at)).includes('AND') && streetEnd(line, at + 1) > 0 ? at : 0;
}

/** Where the street begins behind a venue and its place, or behind premises; 0 where no such venue leads the line. */
function streetBehind(line: Line, number: number, localities: LocalityIndex): number {
  const first = partEnd(line, 0);
  const found = streetWithin(line, 0, first, number, localities);
  // KOTARE - MODERN EYEWEAR RATA STREET: what stands before the dash is of the name.
  const isName = found === 0 && first < line.words.length && line.kinds.slice(0, first).every((kind) => kind === 0);
  return isName ? streetWithin(line, first, partEnd(line, first), number, localities) : found;
}

/** Where the street begins behind the word at `from` of a venue that ends before `end`; 0 where none does. */
function streetWithin(line: Line, from: number, end: number, number: number, localities: LocalityIndex): number {
  const { words, kinds } = line;
  for (let at = Math.min(end - 2, words.length - 3); at > from; at--) {
    const street = streetEnd(line, at);
    if (street === 0 || street > end || street === words.length || (number >= 0 && number < street)) continue;
    // KOTARE BOUTIQUE HOTEL RATA ROAD: what people stay in goes on with the name.
    if ((kinds[at]! & KIND.strongType) !== 0 || STAYS.has(words[at]!)) continue;
    if (!isCleanStreet(line, at, street, localities)) continue;
    const isVenue = at > 1 && (endsPremisesNz(words[at - 1]!) || isTradeBefore(line, at, street));
    if ((isVenue || isFirmBefore(line, at, street, localities)) && !isStreetBefore(line, at)) return at;
    if (from === 0 && isPlaceAgain(line, at, street, localities)) return behindName(words, at);
  }
  return 0;
}

/** KOTARE EYEWEAR | RATA STREET, but KOTARE HEALTH CENTRE RATA STREET and OLD TANNING HILL ROAD. */
const isTradeBefore = ({ words, kinds }: Line, at: number, street: number): boolean =>
  isTradeNz(words[at - 1]!) &&
  !(at === 2 && BEGINS_NAMES.has(words[0]!)) &&
  kinds.slice(at, street - 1).every((kind) => (kind & KIND.building) === 0);

/** KTB RATA STREET, KOTARE NZ RATA STREET, BANK OF NEW ZEALAND RATA STREET: no name of a street begins before `at`. */
function isFirmBefore({ words, kinds }: Line, at: number, street: number, localities: LocalityIndex): boolean {
  const last = words[at - 1]!;
  if (kinds.slice(at, street - 1).some((kind) => (kind & KIND.building) !== 0)) return false;
  if (at > 1 && endsFirmNz(words[at - 2]!, last)) return at > 2 || last !== 'ZEALAND';
  return kinds[at - 1] === 0 && isLettersOfName(last) && !isPlaceNz(last, localities);
}

/** True if a street ends before `at`: what stands there is another one. */
const isStreetBefore = ({ kinds }: Line, at: number): boolean =>
  kinds.slice(0, at).some((kind) => (kind & (KIND.strongType | KIND.corner)) !== 0);

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
  (word.length > 3 || isLettersOfName(word)) && !BEGINS_NAMES.has(word) && !isPlaceNz(word, localities);

/** Words that the names of places and roads begin with. */
const BEGINS_NAMES: ReadonlySet<string> = new Set(
  (
    'EAST GREAT HIGH INNER LAKE LITTLE LOWER MAIN MIDDLE MOUNT NEW NORTH OLD OUTER POINT PORT SAINT SOUTH UPPER ' +
    'WEST'
  ).split(' '),
);

/** True if the name stands among words from `from` on. */
const isSaidFrom = (words: readonly string[], from: number, name: string): boolean =>
  ` ${words.slice(from).join(' ')} `.includes(` ${name} `);
