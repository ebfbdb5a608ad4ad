// Where the name of premises ends that stands before a street without a number: RIVER PLAZA | BANKSIA STREET.
import { hasType } from './next-part.js';
import { isDigits } from '../number-word.js';
import { SCHOOL_YEARS } from '../premises-word.js';
import type { Draft } from '../draft.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { streetType } from '../../vocabulary/street.js';
import {
  endsCentre,
  goesOnBehindPremises,
  HOLDS_SHOPS,
  LEADS_MALL,
  NAMES_PREMISES,
} from '../../vocabulary/premises.js';

/** Types of street that MARKET makes premises: KOALA MARKET PLACE. */
const MARKET_PLACES = new Set(['PLACE', 'SQUARE']);
/** Kinds of words that do not stand in the name of premises. */
const NO_PREMISES = KIND.number | KIND.flat | KIND.level | KIND.lot | KIND.corner | KIND.strongType;
/** Words of a street behind premises. */
const LONGEST_STREET = 6;

/**
 * Index behind the name of premises that begins at `at` and ends in a word such as HALL, where a street with its type
 * follows it before the next break; `at` where none stands there. HALL ROAD, and OLD HALL ROAD, are streets.
 */
export function premisesEnd(draft: Draft, at: number): number {
  const { line, localities, main, hi } = draft;
  const { words, kinds, breaks } = line;
  const behindPlace = behindPremisesOfPlace(draft, at);
  if (behindPlace > at) return behindPlace;
  let end = beforeComma(draft, at);
  for (let i = at + 1; i + 2 < hi; i++) {
    const k = kinds[i]!;
    if ((k & KIND.number) !== 0 && !SCHOOL_YEARS.test(words[i]!)) break;
    // RIVER SHOPPING TOWN BANKSIA STREET
    const isPremises =
      (k & KIND.building) !== 0 ||
      streetType(words[i]!) === 'COURT' ||
      (words[i] === 'TOWN' && words[i - 1] === 'SHOPPING') ||
      (i - at > 1 && words[i - 1] === 'MARKET' && MARKET_PLACES.has(streetType(words[i]!) ?? '')) ||
      (SCHOOL_YEARS.test(words[i]!) && (kinds[i - 1]! & KIND.building) !== 0);
    if (!isPremises || breaks[i]!) continue;
    if (isSecondStreet(line, at, i)) break;
    if (words[i + 1] === 'OF' || words[i + 1] === 'FOR') {
      end = Math.max(end, whatForEnd(line, i + 2, hi));
      continue;
    }
    if (!isStreet(draft, at, i + 1)) continue;
    // WATTLE PLAZA OCEAN GROVE: what follows is the place.
    if (hi - i <= 5 && localities.isLocality(words.slice(i + 1, hi).join(' '), main.state, main.postcode)) continue;
    end = i + 1;
  }
  return end;
}

/** SMITH CT & STATION LAKE RD: before the word of premises at `i` a street stands with its type, and AND behind it. */
function isSecondStreet({ words, kinds, breaks }: Line, at: number, i: number): boolean {
  const and = words.lastIndexOf('AND', i);
  if (and < at + 2 || breaks.slice(at + 1, i + 1).includes(true)) return false;
  const before = kinds[and - 1]!;
  return (before & KIND.strongType) !== 0 && (before & KIND.building) === 0;
}

/**
 * RIVER CHURCH OF CHRIST BANKSIA STREET: index behind the words from `at` on, behind OF, that go on with a name. The
 * last of them before a type is the street's. Else 0.
 */
function whatForEnd({ kinds, breaks }: Line, at: number, hi: number): number {
  // ART GALLERY OF NSW GALLERY ROAD
  const least = (kinds[at]! & KIND.state) !== 0 ? at + 2 : at + 1;
  for (let i = at; i < hi && !breaks[i]! && (kinds[i]! & (KIND.number | KIND.corner)) === 0; i++) {
    if ((kinds[i]! & KIND.strongType) === 0 || i <= least) continue;
    return (kinds[at]! & KIND.state) !== 0 ? at + 1 : i - 1;
  }
  return 0;
}

/**
 * "WESTFIELD RESERVOIR EMU ROAD": index behind a name of premises that goes on with that of a place, or with one word,
 * where a street with its type follows; else `at`.
 */
function behindPremisesOfPlace(draft: Draft, at: number): number {
  const { line, localities, hi } = draft;
  const next = line.kinds[at + 1] ?? 0;
  if (!LEADS_MALL.has(line.words[at]!) || (next & (KIND.building | KIND.flat | KIND.type)) !== 0) return at;
  for (const length of [3, 2, 1]) {
    const end = at + 1 + length;
    if (end >= hi || line.breaks.slice(at + 1, end + 1).includes(true)) continue;
    const isPlace = length === 1 || localities.isLocality(line.words.slice(at + 1, end).join(' '), '', '');
    if (isPlace && (line.kinds[end]! & KIND.building) === 0 && isStreet(draft, at, end)) return end;
  }
  return at;
}

/**
 * Index behind premises that stand between the house number and the street at `at` (70 KOALA SHOPPING CENTRE EMU ROAD);
 * `at` where none do.
 */
export function premisesBehindNumber(draft: Draft, at: number): number {
  const { line, hi } = draft;
  for (let i = at + 1; i + 2 < hi && !line.breaks[i]!; i++) {
    if (endsCentre(line.words, i) && isStreet(draft, at, i + 1)) return i + 1;
  }
  return at;
}

/**
 * "K101 KOALA GREENS, EMU DRIVE, RESERVOIR": index behind the words of no type from `at` on, where a street with its
 * type is the next part and another one follows it; else `at`.
 */
export function nameBeforeStreet(line: Line, at: number, hi: number): number {
  const { kinds, breaks } = line;
  if (at >= hi || breaks[at]!) return at;
  const end = partEnd(line, at);
  const streetEnd = end < hi ? partEnd(line, end) : hi;
  if (end - at < 2 || streetEnd - end < 2 || streetEnd >= hi) return at;
  if ((kinds[streetEnd - 1]! & KIND.strongType) === 0) return at;
  for (let i = at; i < streetEnd; i++) {
    if ((kinds[i]! & (KIND.number | KIND.corner)) !== 0) return at;
    if (i < end && (kinds[i]! & (KIND.type | KIND.flat | KIND.level | KIND.lot)) !== 0) return at;
  }
  return end;
}

/**
 * "KOALA ARCADE, EMU MALL, RESERVOIR": index behind a comma part that may be a street and names premises, where another
 * street, with its type, is the next part; else `at`.
 */
function beforeComma({ line, localities, hi }: Draft, at: number): number {
  const { words, kinds, breaks } = line;
  const end = partEnd(line, at);
  if (end - at < 2 || end + 1 >= hi || !NAMES_PREMISES.has(words[end - 1]!)) return at;
  const streetEnd = partEnd(line, end);
  if (streetEnd - end < 2 || streetEnd >= hi || (kinds[streetEnd - 1]! & KIND.type) === 0) return at;
  if (isJoined(line, end)) return at;
  // KOALA PLACE, NEW LYNN, AUCKLAND: a place whose last word is a seldom type.
  const isSeldom = (kinds[streetEnd - 1]! & KIND.strongType) === 0;
  if (isSeldom && localities.placeNz?.(words.slice(end, streetEnd).join(' '))) return at;
  for (let i = at; i < streetEnd; i++) {
    if ((kinds[i]! & (KIND.number | KIND.corner)) !== 0 || words[i] === 'AND' || (i > end && breaks[i]!)) return at;
  }
  return end;
}

/** True if a street with its type stands at `from`, behind the name that begins at `at`. */
function isStreet(draft: Draft, at: number, from: number): boolean {
  const { line, hi } = draft;
  const { words, kinds, breaks } = line;
  if (breaks[from]! || (kinds[from]! & KIND.corner) !== 0 || isJoined(line, from)) return false;
  if (streetType(words[from - 1]!) === 'COURT' && !isAfterCourt(line, from)) return false;
  if ((kinds[from]! & KIND.remark) !== 0 && (kinds[from + 1]! & KIND.strongType) === 0) return false;
  const to = Math.min(hi, from + LONGEST_STREET);
  for (let i = from; i < to && (i === from || !breaks[i]!); i++) {
    const k = kinds[i]!;
    if ((k & (KIND.number | KIND.corner)) !== 0) return false;
    if (i === from) {
      if ((k & KIND.strongType) === 0 || words[i] === 'ST') continue;
      if (words[i] === 'ESPLANADE') return true;
      // AVENUE ROAD, but RIVER HALL ROAD.
      if (i + 1 < to && !breaks[i + 1]! && (kinds[i + 1]! & KIND.strongType) !== 0 && words[i + 1] !== 'ST') {
        continue;
      }
      return false;
    }
    const isType = (k & KIND.strongType) !== 0 || ((k & KIND.type) !== 0 && isWeakType(draft, from, i));
    if (isType) return !(i === from + 1 && from - at === 2 && goesOnBehindPremises(words, from));
  }
  return false;
}

/** SMITH PLACE / LAKE ROAD: a slash joins two streets. */
const isJoined = ({ text, starts, ends }: Line, at: number): boolean =>
  text.slice(ends[at - 1], starts[at]).includes('/');

/** RIVER COURT LAKE ROAD: nothing that would join two streets, a slash or AND, stands before the word at `at`. */
const isAfterCourt = ({ text, words, starts, ends }: Line, at: number): boolean =>
  words[at] !== 'AND' && /^ +$/.test(text.slice(ends[at - 1], starts[at]));

/** True if the word at `i`, which may end a street or a place, ends the street at `from`: a place stands behind it. */
function isWeakType({ line, localities, main, hi }: Draft, from: number, i: number): boolean {
  const { words, kinds, breaks } = line;
  if (words[from] === 'THE' && i === from + 1) return true;
  if ((kinds[i]! & KIND.building) !== 0 || i + 1 >= hi) return false;
  const place = words.slice(i + 1, hi).join(' ');
  return breaks[i + 1]! || (hi - i <= 5 && localities.isLocality(place, main.state, main.postcode));
}

/**
 * "E28 MYRTLE MARKET PLACE, 100 SMITH RD": index of the house number behind the comma, where the words behind the
 * number at `at` name premises; 0 where they are a street, or no such number follows.
 */
export function addressBehindPremises(line: Line, at: number, hi: number): number {
  const { words, kinds, breaks } = line;
  let end = at + 1;
  while (end < hi && !breaks[end]!) end++;
  if (end - at < 3 || end + 1 >= hi || (kinds[end]! & KIND.number) === 0) return 0;
  const endsIn = (i: number): boolean => (kinds[i]! & KIND.building) !== 0;
  const isPremises = endsIn(end - 1) || (end - at > 3 && endsIn(end - 2) && (kinds[end - 1]! & KIND.type) !== 0);
  if (!isPremises || words[end - 1] === 'COURT') return 0;
  // 3 SISTERS CAFE, 24 SMITH ST: the number may be the name's, but that of a shop is a unit.
  if (isDigits(words[at]!) && !HOLDS_SHOPS.has(words[end - 1]!)) return 0;
  for (let i = at + 1; i < end; i++) if ((kinds[i]! & (KIND.number | KIND.flat | KIND.level)) !== 0) return 0;
  return hasType(line, end, hi) || endsAtBreak(line, end, hi) ? end : 0;
}

/**
 * True if one or two parts without a number or a street, which name premises, stand from `at` on before one that begins
 * with a house number and has a street, or with a corner: what stands before `at` is no house number then.
 */
export function isBeforePremises(line: Line, at: number, hi: number): boolean {
  const { words, kinds, breaks } = line;
  let parts = 0;
  for (let i = at; i < hi && parts < 3; parts++) {
    const isNumber = (kinds[i]! & KIND.number) !== 0;
    const isStreet = isNumber && (hasType(line, i, hi) || words[i + 1] === 'THE');
    if (parts > 0 && (isStreet || (kinds[i]! & KIND.corner) !== 0)) {
      return true;
    }
    let end = i + 1;
    while (end < hi && !breaks[end]!) end++;
    const isNamed = (kinds[end - 1]! & KIND.building) !== 0;
    for (let j = i; j < end; j++) {
      const k = kinds[j]!;
      // RIVER HOUSE and RIVER COURT are premises; a unit or a street before a comma is none.
      if (isNamed && j === end - 1) continue;
      if ((k & NO_PREMISES) !== 0) return false;
    }
    i = end;
  }
  return false;
}

/** True if a part of two to five words begins at `at` and another part follows it. */
function endsAtBreak({ breaks }: Line, at: number, hi: number): boolean {
  for (let i = at + 2; i < hi && i <= at + 5; i++) if (breaks[i]!) return true;
  return false;
}
