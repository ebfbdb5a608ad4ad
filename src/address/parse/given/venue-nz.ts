// Venues that stand before their address without a comma, with what their own names have of an address: a number (MITRE
// 10 MEGA LEVIN 12 KOWHAI STREET), a word of units (OP SHOP 12 KOWHAI STREET), their place (KOWHAI CLUB LEVIN RATA
// ROAD, LEVIN). Their names become words of no kind, and end where the address begins.
import { endsShopNz, isVenueNz, LEADS_VENUE_NUMBER } from '../../vocabulary/venue-nz.js';
import { KILOMETRES, KIND } from '../../vocabulary/kinds.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { behindNumberAmid, behindNumberedName, isBeforeHouse, withNumberOfName } from './number-in-name-nz.js';
import { streetBehind } from './street-behind-venue-nz.js';
import { isCleanStreet, streetEnd } from './street-of-name-nz.js';

/** Kinds of words whose numbers are their own: UNIT 5, LEVEL 3, LOT 2, BOX 12, RD 4, DP 1234. */
const OWNS_NUMBER = KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.rural | KIND.plan;
/** A house's number, its unit and the end of a range with it. */
const HOUSE = /^(?:\d{1,4}[A-Z]?[/-])?\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/;
/** Premises whose shops have numbers. */
const HOLDS_SHOPS: ReadonlySet<string> = new Set('ARCADE CENTER CENTRE MALL MARKET PLACE PLAZA'.split(' '));

/** The line with the name of its venue apart from its address. */
export function withVenueApart(line: Line, localities: LocalityIndex): Line {
  const joined = withNumberOfName(line);
  if (line.columns !== null) return joined !== null && isBeforeHouse(joined) ? joined : line;
  const street = behindNumberedName(line, localities) || behindNumberAmid(line);
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
    // C/- RATA TRUST, HARDWARE 10 LEVIN, 12 KOWHAI STREET
    kinds: kinds.map((kind, i) => (i < at ? kind & (KIND.building | KIND.care) : kind)),
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
    (isVenueNz(words[at - 1]!, words[at]!) ||
      isStoreOf(line, at) ||
      isTheRoom(line, at) ||
      endsInPlace(words, at + 1, localities));
  const at = words.findIndex((_, i) => ends(i));
  return at < 0 ? line : { ...line, kinds: kinds.with(at, kinds[at]! & ~KIND.flat) };
}

/** THE KOTARE ROOM 12 RATA ROAD, THE KOTARE SHOP 12 RATA ROAD: with its article, a name and no part of a centre. */
const isTheRoom = ({ words }: Line, at: number): boolean =>
  words[0] === 'THE' && at > 1 && at < 4 && endsShopNz(words[at]!) && !HOLDS_SHOPS.has(words[at - 1]!);

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

/** WAREHOUSE LEVIN CNR KOWHAI STREET: index of the word for a corner of one street behind a name; 0 for none. */
function loneCorner(line: Line): number {
  const { words, kinds, breaks } = line;
  const at = kinds.findIndex((kind) => (kind & KIND.corner) !== 0);
  if (at < 2 || breaks[at]! || words.length < at + 3) return 0;
  const isName = kinds.slice(0, at).every((kind) => (kind & (KIND.number | KIND.strongType)) === 0);
  return isName && !words.slice(at, partEnd(line, at)).includes('AND') && streetEnd(line, at + 1) > 0 ? at : 0;
}
