// Tells where a flat, level, lot or postal delivery begins: a word of its vocabulary means one only with the number,
// letter or neighbour that such a part has. UNIT 5 is a flat, UNIT STREET is not.
import { isExchange, isLetterAndNumber, lacksBoxNumber } from './postal.js';
import { isFloor, isGround, isOfTwoFloors, isOrdinal } from './floor-word.js';
import { isOnMall } from './rooftop.js';
import { hasStreetEnd } from '../arrange/destination.js';
import { isTheShop } from './the-shop.js';
import { isDigits } from '../number-word.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { endsBare, lacksNumber, postalAt } from '../../vocabulary/postal.js';
import { FLOOR_CARDINALS } from '../../vocabulary/ordinals.js';
import { flatType, IN_PREMISES, levelType, NUMBERLESS_FLATS } from '../../vocabulary/unit.js';

/** Letters that name a level in the place of a number: LEVEL G. */
const LETTERED_LEVELS = new Set(['G', 'LG', 'UG', 'B', 'M', 'P', 'GF', 'R']);
/** Letters of a level that may begin a flat's number: SHOP LG 05. */
const LEVEL_OF_FLAT = new Set(['LG', 'UG', 'GF']);
/** Flat types that take a lone letter for their number: UNIT B. */
const LETTERED_FLATS = new Set([
  'UNIT',
  'UNITS',
  'FLAT',
  'APARTMENT',
  'APT',
  'SHOP',
  'SHP',
  'SUITE',
  'VILLA',
  'OFFICE',
  'FACTORY',
  'BLOCK',
  'BUILDING',
  'TOWER',
  'STUDIO',
  'ROOM',
  'HOUSE',
  'TOWNHOUSE',
  'TENANCY',
  'TNCY',
  'KIOSK',
  'STALL',
  'WAREHOUSE',
  'SHED',
  'SITE',
  'SHOWROOM',
  'STE',
  'FLT',
  'FCTY',
  'BLDG',
  'BLD',
  'BLK',
  'BLCK',
  'WHSE',
  'TWR',
]);
/** Flat types that are seldom numbered: a number behind them is the house's. */
const SELDOM_NUMBERED = new Set('BUNGALOW CLUB COTTAGE HALL HOUSE LOFT PENTHOUSE REAR STUDIO'.split(' '));
/** The digits of a shop's label, with its suffix: 127A. */
const SUFFIXED = /^\d{1,4}[A-Z]?$/;
/** Flats of which a floor may have one, without a number. */
const ONE_TO_A_FLOOR = new Set(['SHOP', 'OFFICE']);
/** Types in the plural end the name of a building when another word stands before them. */
const NAMING = new Set('APARTMENTS COTTAGES FLATS ROOMS STUDIOS SUITES TOWNHOUSES UNITS VILLAS'.split(' '));

/** Words of a unit that end the name of premises where a name stands before them: POST OFFICE, SCHOOL BUILDING. */
const ENDS_NAME = new Set([
  'OFFICE',
  'OFFICES',
  'BUILDING',
  'BLDG',
  'TOWER',
  'STORE',
  'WAREHOUSE',
  'FACTORY',
  'WORKSHOP',
  'SHOWROOM',
  'RESERVE',
  'SHED',
  'GARAGE',
  'CARPARK',
]);

/** True if a word that no other part takes stands before the one at `at`, in the same part. */
const isNamed = (kinds: readonly number[], at: number, breaks: readonly boolean[]): boolean =>
  at > 0 && !breaks[at]! && (kinds[at - 1]! & (KIND.number | KIND.letter | KIND.flat | KIND.level | KIND.lot)) === 0;

/** True if a flat, level, lot or postal delivery with its number stands at the word. */
export function startsPart(line: Line, at: number, hi: number): boolean {
  const { words, kinds, breaks } = line;
  const k = kinds[at]!;
  const next = at + 1 < hi && !breaks[at + 1]! ? kinds[at + 1]! : 0;
  if ((k & KIND.postal) !== 0 && isPostalDelivery(line, at, hi)) return true;
  if ((k & KIND.lot) !== 0 && ((next & KIND.number) !== 0 || ((next & KIND.letter) !== 0 && words[at]!.length > 2))) {
    return true;
  }
  if ((k & KIND.ordinal) !== 0) return at + 1 < hi && (isFloor(words[at + 1]!) || isOfTwoFloors(words, at, hi));
  if (words[at] === 'SH' && isStateHighway(line, at, hi)) return false;
  if ((k & (KIND.flat | KIND.level)) === 0) return false;
  // LOWER 10, 24 SMITH ST names no level.
  if (words[at] === 'LOWER' || words[at] === 'UPPER') {
    return at + 1 < hi && (isGround(words[at + 1]!) || words[at + 1] === 'LEVEL' || words[at + 1] === 'FLOOR');
  }
  if ((next & KIND.number) !== 0) return takesNumber(words[at]!, words[at + 1]!);
  const isNo = (words[at + 1] === 'NO' || words[at + 1] === 'NUMBER') && !breaks[at + 1]!;
  if (isNo && at + 2 < hi && (kinds[at + 2]! & KIND.number) !== 0) return true;
  if ((k & KIND.flat) !== 0) {
    if (levelInFlatEnd(line, at + 1, hi) > at + 1 || isLetteredFlat(words[at]!, next)) return true;
  }
  const level = (k & KIND.level) !== 0 ? levelType(words[at]!) : undefined;
  if ((level === 'LEVEL' || level === 'FLOOR') && isNamedLevel(words, at, hi, next)) return true;
  if (words[at] === 'SUB') return words[at + 1] === 'BASEMENT';
  return standsAlone(line, at, hi, level);
}

/** SH 73, SPRINGFIELD: a state highway where neither a house number nor another street follows; else SH is a shop. */
function isStateHighway({ words, kinds, breaks }: Line, at: number, hi: number): boolean {
  if (!/^\d{1,2}[A-Z]?$/.test(words[at + 1] ?? '') || (at + 2 < hi && !breaks[at + 2]!)) return false;
  for (let i = at + 2; i < hi; i++) if ((kinds[i]! & (KIND.number | KIND.strongType)) !== 0) return false;
  return true;
}

/** True if a postal delivery that needs no number, or has one, stands at the word. */
function isPostalDelivery(line: Line, at: number, hi: number): boolean {
  const { words, kinds, breaks } = line;
  const form = postalAt(words, at, hi);
  if (!form) return false;
  const end = at + form.length;
  if (form.numberless && !form.weak) return (form.type !== 'CMA' && form.type !== 'CPA') || end < hi;
  if (endsBare(form, breaks, end, hi) || lacksNumber(form, breaks, at, hi)) return true;
  if (lacksBoxNumber(form, line, at, hi)) return true;
  // HOBART GPO, 9 SMITH ST: the office, and the number of its house.
  const isOffice = words[at] === 'GPO' && form.weak && at > 0 && end < hi && breaks[end]! && !breaks[at]!;
  if (end < hi && (kinds[end]! & KIND.number) !== 0) return !isOffice;
  return isLetterAndNumber(line, end, hi) || isExchange(form, line, end, hi);
}

/** True if the number word behind a flat's or level's word is its number: a lone letter takes digits only, U5 apart. */
const takesNumber = (word: string, number: string): boolean =>
  word.length > 1 || (word === 'U' && /^[A-Z](?:\d|\/\d)/.test(number)) || /^\d/.test(number);

/**
 * SHOP LG 05 24 SMITH ST: the level's letters stand at `at`, before the flat's digits and another number, or before a
 * comma. Returns the index behind the digits, behind the last ones of SHOPS LG 12 & 13; `at` where none stand there.
 */
export function levelInFlatEnd({ words, kinds, breaks }: Line, at: number, hi: number): number {
  if (at + 2 >= hi) return at;
  // SHOP GD 127A, RIVER PLAZA: other letters need the comma.
  const isLabel =
    (kinds[at]! & ~KIND.level) === 0 &&
    breaks[at + 2]! &&
    /^[A-Z]{2}$/.test(words[at]!) &&
    SUFFIXED.test(words[at + 1]!);
  if (isLabel && IN_PREMISES.has(flatType(words[at - 1] ?? '') ?? '')) return at + 2;
  if (!LEVEL_OF_FLAT.has(words[at]!) || !isDigits(words[at + 1]!)) return at;
  let end = at + 2;
  while (end + 2 < hi && words[end] === 'AND' && isDigits(words[end + 1]!)) end += 2;
  return (kinds[end]! & KIND.number) !== 0 || breaks[end]! ? end : at;
}

const isLetteredFlat = (word: string, next: number): boolean =>
  (next & KIND.letter) !== 0 && word.length > 1 && LETTERED_FLATS.has(word);

/** LEVEL G, FLOOR FIRST, LEVEL 1ST, LEVEL ONE, LEVEL B. */
const isNamedLevel = (words: readonly string[], at: number, hi: number, next: number): boolean =>
  at + 1 < hi &&
  words[at]!.length > 1 &&
  (LETTERED_LEVELS.has(words[at + 1]!) ||
    isOrdinal(words[at + 1]!) ||
    FLOOR_CARDINALS.includes(words[at + 1]!) ||
    (next & KIND.letter) !== 0);

/** Flats and levels that need no number where another part or a comma follows: GROUND FLOOR, MEZZANINE, REAR OF. */
function standsAlone(line: Line, at: number, hi: number, level: string | undefined): boolean {
  const { words, kinds, breaks } = line;
  if (at + 1 >= hi) return false;
  const next = kinds[at + 1]!;
  const bounded = breaks[at + 1]! || (next & KIND.number) !== 0 || isPartWord(next);
  const { length } = words[at]!;
  // KANGAROO GROUND - ST ANDREWS ROAD: a name.
  // LEVEL 1 AND GROUND, 24 SMITH ST
  const isSecond = words[at - 1] === 'AND' && ((kinds[at - 2] ?? 0) & (KIND.number | KIND.letter | KIND.level)) !== 0;
  const isName = at > 0 && !breaks[at]! && kinds[at - 1] === 0 && !isSecond;
  // GROUND & FIRST FLOOR
  const isFirst = words[at + 1] === 'AND' && at + 2 < hi && (kinds[at + 2]! & (KIND.ordinal | KIND.level)) !== 0;
  if (level === 'GROUND') return (length > 1 && (bounded || isFirst) && !isName) || isFloor(words[at + 1]!);
  if (level === 'ROOFTOP' && length > 2 && isOnMall(line, at, hi)) return true;
  // MEZZANINE RIVER PLAZA 24 SMITH ST: no premises are called so.
  if (words[at] === 'MEZZANINE' && (at === 0 || breaks[at]! || (kinds[at - 1]! & KIND.number) !== 0)) {
    return (next & KIND.type) === 0 || isPartWord(next);
  }
  if (level !== undefined && length > 2 && level !== 'LEVEL' && level !== 'FLOOR' && level !== 'PENTHOUSE') {
    return bounded || isFirst || isFloor(words[at + 1]!);
  }
  if (level !== undefined && (words[at] === 'LG' || words[at] === 'UG')) return bounded;
  const flat = (kinds[at]! & KIND.flat) !== 0 ? flatType(words[at]!) : undefined;
  if (flat === undefined || !NUMBERLESS_FLATS.has(flat)) return false;
  // EMU YOGA STUDIO, ROSE COTTAGE: a name; a house, and what lies behind a street, has a studio.
  const before = kinds[at - 1] ?? KIND.flat;
  const isNameOf = at > 0 && !breaks[at]! && (before === 0 || (before & KIND.building) !== 0);
  if (isNameOf && flat !== 'REAR' && (next & KIND.number) === 0) return false;
  return bounded || (flat === 'REAR' && words[at + 1] === 'OF');
}

const isPartWord = (k: number): boolean =>
  (k & (KIND.flat | KIND.level | KIND.lot)) !== 0 && (k & KIND.strongType) === 0;

/** GROUND FLOOR SHOP 24 SMITH ST: the one shop of the floor that stands before it, without a comma. */
const isOnFloor = ({ words, breaks }: Line, at: number): boolean =>
  ONE_TO_A_FLOOR.has(words[at]!) &&
  !breaks[at]! &&
  (words[at - 1] === 'GROUND' ||
    ((words[at - 1] === 'FLOOR' || words[at - 1] === 'FLR') && at > 1 && !/^\d+$/.test(words[at - 2]!)));

/**
 * True if the number behind a flat type is the house number: "REAR 24 SMITH ST", "ROSEMONT HOUSE 24 SMITH ST", "SEAVIEW
 * APARTMENTS 23 SMITH ST".
 */
export function ownsNoNumber(line: Line, at: number, hi: number): boolean {
  const { words, kinds, breaks } = line;
  const type = flatType(words[at]!);
  if (
    type === undefined ||
    !(
      SELDOM_NUMBERED.has(type) ||
      (ENDS_NAME.has(words[at]!) && isNamed(kinds, at, breaks)) ||
      isOnFloor(line, at) ||
      isTheShop(line, at, hi) ||
      (at > 0 && !breaks[at]! && (NAMING.has(words[at]!) || words[at - 1] === 'GRANNY'))
    ) ||
    at + 2 >= hi ||
    (kinds[at + 1]! & KIND.number) === 0 ||
    words[at + 1]!.includes('/')
  ) {
    return false;
  }
  if (startsPart(line, at + 2, hi)) return false;
  // RIVER HOSPITAL BUILDING 34, SMITH ROAD: a comma parts the number from the street.
  if (ENDS_NAME.has(words[at]!) && breaks[at + 2]!) return false;
  // EMU CENTRE, HALL 3, DUBBO: no street follows, so that the number is no house's.
  const isPart = breaks[at + 2]! && (at === 0 || breaks[at]!);
  if (isPart && !hasStreetEnd(line, at + 2, hi)) return false;
  for (let i = at + 2; i < hi; i++) {
    if ((kinds[i]! & KIND.number) !== 0 && !BEFORE_OTHER.has(words[i - 1]!)) return false;
  }
  return true;
}

/** Words whose number is no house's: RIVER HOUSE 12 SMITH ST PO BOX 5, RIVER STORE 12 STATE HIGHWAY 35. */
const BEFORE_OTHER: ReadonlySet<string> = new Set(['BAG', 'BOX', 'HIGHWAY', 'HWY', 'RD', 'SH']);
