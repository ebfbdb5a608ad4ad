// Puts the parts of a line that stand in an unusual place where the reader expects them: a unit or level behind the
// street, a postal delivery or a state in the middle, a number behind its street; remarks and rural deliveries go
// aside. Street and locality are then one undivided span. A line in the usual order is handed back as it is.
import { placeBracket } from './brackets.js';
import { ASIDE, END, FRONT, hasName, hasStreetEnd, isPostcode, LAST } from './destination.js';
import { isKilometres, placeDistances } from './distance.js';
import { placeCodeFirst, placeLeading, placeStateFirst, placeWhole } from './locality-first.js';
import { placeParts } from './parts.js';
import { placeOfBox } from './place-of-box.js';
import { placeTrailing } from './trailing.js';
import { placeAndStreet } from './place-and-street.js';
import { besideCountry } from '../words/beside-country.js';
import { inAddress, inOrder } from '../words/order.js';
import { COLUMN, partEnd, type Line } from '../reading.js';
import { isInUsualOrder } from './usual-order.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isSeveral } from '../../vocabulary/unit.js';

/** Kinds of words that may have to be moved; a second number may too. */
const MOVABLE =
  KIND.flat |
  KIND.level |
  KIND.postal |
  KIND.care |
  KIND.rural |
  KIND.remark |
  KIND.state |
  KIND.ordinal |
  KIND.number |
  KIND.corner;

/**
 * Moves what has to be moved; `brackets` are pairs of word indexes that brackets enclosed. What is out of the address
 * already stays so.
 */
export const arrange = (line: Line, brackets: readonly number[] | null): Line =>
  inAddress(line, (address) =>
    brackets === null || brackets.length === 0
      ? besideCountry(address, (home) => arranged(home, brackets))
      : arranged(address, brackets),
  );

function arranged(line: Line, brackets: readonly number[] | null): Line {
  if (brackets === null && line.columns === null && isInUsualOrder(line)) return line;
  const hasMovable = (kindsBehindFirst(line) & MOVABLE) !== 0 || isKilometres(line.words[0] ?? '');
  const hasBuilding = line.columns !== null && line.columns.includes(COLUMN.building);
  if (brackets === null && !hasMovable && !hasBuilding) return line;
  const destinations = new Uint8Array(line.words.length);
  placeDistances(line, destinations);
  placeStateFirst(line, destinations);
  placeWhole(line, destinations);
  if (brackets !== null) {
    for (let b = 0; b < brackets.length; b += 2) placeBracket(line, brackets[b]!, brackets[b + 1]!, destinations);
  }
  if (hasMovable && !placeAndStreet(line, destinations)) {
    placeParts(line, whereStreetBegins(line, destinations), destinations);
  }
  if (!placeCodeFirst(line, destinations)) {
    placeOfBox(line, destinations);
    placeLeading(line, destinations);
    placeTrailing(line, destinations);
  }
  line.columns?.forEach((column, i) => {
    if (column === COLUMN.building) destinations[i] = ASIDE;
  });
  return destinations.some((destination) => destination !== 0) ? moved(line, destinations) : line;
}

/** Kinds of every word but the first. */
function kindsBehindFirst({ kinds }: Line): number {
  let seen = 0;
  for (let i = 1; i < kinds.length; i++) seen |= kinds[i]!;
  return seen;
}

/** Index of the house number; of a line without one, of the word before the first that ends a street or says corner. */
function whereStreetBegins(line: Line, destinations: Uint8Array): number {
  const { words, kinds } = line;
  const number = firstHouseNumber(line, destinations);
  const hasNone = number === words.length || (isPostcode(words[number]!) && !hasName(line, number, words.length));
  if (!hasNone) return number;
  // CNR SMITH ST & JONES RD, SHOP 5, RESERVOIR 3073
  for (let i = 0; i < number; i++) {
    const isPart = (kinds[i]! & (KIND.flat | KIND.level | KIND.lot)) !== 0 && (kinds[i]! & KIND.strongType) === 0;
    // P & M JONES: a letter without a number is no level.
    const isInitial = words[i]!.length === 1 && (words[i + 1] === 'AND' || words[i - 1] === 'AND');
    if (isPart && !isInitial) return cornerBehind(line, i, number);
    if ((kinds[i]! & (KIND.strongType | KIND.corner)) !== 0) {
      return hasNumberedStreet(line, i) ? number : Math.max(i - 1, 0);
    }
  }
  return number;
}

/** UNIT 5 RIVER MALL, CNR SMITH ST & JONES RD, LEVEL 2: index of a corner behind the part at `i`; else `number`. */
function cornerBehind({ kinds, breaks }: Line, i: number, number: number): number {
  const corner = kinds.findIndex((kind, at) => at > i && breaks[at]! && (kind & KIND.corner) !== 0);
  return corner > i && corner < number ? corner : number;
}

/**
 * DR SUSAN LEE, U 2-7 SMITH ST: behind `i` the number of a unit holds that of the house, and its street follows; or the
 * number begins a part of its own with the street, KOALA TERRACE APARTMENTS, 33 SMITH ST.
 */
function hasNumberedStreet(line: Line, i: number): boolean {
  const { words, kinds, breaks } = line;
  return words.some((word, at) => {
    if (at <= i || (kinds[at]! & KIND.number) === 0) return false;
    if (breaks[at]! && hasStreetEnd(line, at + 1, partEnd(line, at))) return true;
    return /[-/]/.test(word) && hasStreetEnd(line, at + 1, words.length);
  });
}

/**
 * Index of the first number that is not the number of a unit, level, lot or postal delivery, else the lot's; n if there
 * is none.
 */
function firstHouseNumber(line: Line, destinations: Uint8Array): number {
  const { words, kinds, breaks } = line;
  let lot = words.length;
  for (let i = 0; i < words.length; i++) {
    if ((kinds[i]! & KIND.number) === 0 || destinations[i] !== 0) continue;
    if (words[i]!.includes('/')) return i;
    const before = i > 0 ? kinds[i - 1]! : 0;
    if ((before & KIND.lot) !== 0) {
      lot = i;
      continue;
    }
    // RIVER HOUSE, 12 SMITH ST, PO BOX 5: a comma parts the house number from the name.
    const isOfPart = (before & (KIND.flat | KIND.level | KIND.postal)) !== 0 && (before & KIND.strongType) === 0;
    if (isOfPart && !breaks[i]! && words[i - 1] !== 'REAR') {
      i = lastOfUnits(line, i);
      continue;
    }
    if (lot < i && /^\d{4}$/.test(words[i]!)) break;
    if (words[i - 1] === 'BAG' || words[i - 1] === 'BX') continue;
    return i;
  }
  return lot;
}

/**
 * SHOPS 5 & 6, UNITS 3, 4 & 5 behind a street: index of the last number that is a unit's with the one at `i`; where the
 * words of a street follow it, the last of them is the house's.
 */
function lastOfUnits({ words, kinds, breaks }: Line, i: number): number {
  const isUnit = (at: number): boolean => /^[A-Z]?\d{1,4}[A-Z]?$/.test(words[at] ?? '') && kinds[at] === KIND.number;
  let last = i;
  let before = i;
  for (;;) {
    const end = last + 1;
    const next = words[end] === 'AND' ? end + 1 : end;
    const isNext = next > end || (breaks[end]! && isSeveral(words[i - 1]!) && words[last - 1] !== 'AND');
    if (!isNext || !isUnit(next)) break;
    before = last;
    last = next;
  }
  const end = last + 1;
  return end >= words.length || breaks[end]! || (kinds[end]! & KIND.number) !== 0 ? last : before;
}

/** The line with its words in the order of their destinations. */
function moved(line: Line, destinations: Uint8Array): Line {
  const order: number[] = [];
  const append = (destination: number): void => {
    for (let i = 0; i < destinations.length; i++) if (destinations[i] === destination) order.push(i);
  };
  append(FRONT);
  append(0);
  append(END);
  append(LAST);
  const aside = order.length;
  append(ASIDE);
  return inOrder(line, order, aside);
}
