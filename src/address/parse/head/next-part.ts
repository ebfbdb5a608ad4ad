// Where the parts of an address begin behind a name that leads a line: everything before it is then the name of a
// building.
import { letterOfUnit } from './lettered-unit.js';
import { namedLevelEnd } from './named-level.js';
import { isDeliveryPoint, isOfEntrance, isOfStop, NUMBERED_PLACES } from './numbered-place.js';
import { ownsNoNumber, startsPart } from './starts-part.js';
import type { Draft } from '../draft.js';
import { numberWord } from '../number-word.js';
import { partEnd, type Line } from '../reading.js';
import { isCareOf, isSureCareOf } from '../../vocabulary/care-of.js';
import { KIND } from '../../vocabulary/kinds.js';
import { NUMBER_WORDS } from '../../vocabulary/number-words.js';
import { HOLDS_SHOPS } from '../../vocabulary/premises.js';
import { postalAt } from '../../vocabulary/postal.js';
import { siteUnit } from '../../vocabulary/unit.js';

/** Words before a number that is a road's own: HIGHWAY 1, ROUTE 66. */
const BEFORE_ROAD_NUMBER = new Set(['HIGHWAY', 'HWY', 'SH', 'ROUTE', 'THE', 'HIGHWAYS']);
/** Types of street that the name of premises ends in as well. */
const MAY_BE_PREMISES = new Set(['SQUARE', 'SQ', 'ARCADE', 'COURT', 'CT', 'PLACE', 'PL', 'WALK']);
const IN_BUILDING = KIND.level | KIND.ordinal;
/** A part this likely is not compared with later ones. */
const CERTAIN = 0.4;
/** A part less likely than this is none. */
const DOUBTFUL = 2.2;

/**
 * First word behind `at` where a number or another part starts that the words before it can be a building's name to;
 * -1 if none.
 */
export function nextPart(draft: Draft, at: number): number {
  const { line, main, hi } = draft;
  const { kinds } = line;
  let best = -1;
  let bestCost = Infinity;
  for (let i = at + 1; i < hi; i++) {
    const isNumber = (kinds[i]! & KIND.number) !== 0;
    if (isNumber && endsName(draft, i)) continue;
    if (isNumber && isUnitBeforeNumber(line, i, hi)) return i;
    if (line.breaks[i]! && letterOfUnit(line, i, hi) !== '') return i;
    const cost = isNumber ? numberCost(line, i, hi, main.postcode) : partCost(line, i, hi);
    if (cost < bestCost) {
      best = i;
      bestCost = cost;
    }
    if (cost <= CERTAIN) break;
  }
  if (bestCost > DOUBTFUL) return -1;
  return best - leadWords(line, at, best);
}

/** Number of words before the number at `best` that lead to it, and are none of the name that begins at `at`. */
function leadWords({ words, breaks }: Line, at: number, best: number): number {
  const word = words[best - 1]!;
  const isNo = NUMBER_WORDS.has(word);
  // KOALA FARM RAPID 24 SMITH RD, KOALA FARM RAPID NO 24 SMITH RD
  const rapid = isNo ? best - 2 : best - 1;
  if (rapid > at && words[rapid] === 'RAPID') return best - rapid;
  // RIVER HOUSE, NO 24 SMITH ST; KOALA CENTRE, GATE 3 SMITH ST
  const isLed = best - 1 > at && breaks[best - 1]! && (isNo || NUMBERED_PLACES.has(word));
  return isLed ? 1 : 0;
}

/** U5 24 SMITH ST; U5, FLOOR 2, 24 SMITH ST. */
const isUnitBeforeNumber = (line: Line, at: number, hi: number): boolean =>
  at + 1 < hi &&
  (/^U\d{1,4}[A-Z]?(?:-\d{1,4}[A-Z]?)?$/.test(line.words[at]!)
    ? (line.kinds[at + 1]! & KIND.number) !== 0 ||
      ((line.kinds[at + 1]! & IN_BUILDING) !== 0 && startsPart(line, at + 1, hi))
    : isLevelOfPremises(line, at, hi) || isLabelBetween(line, at, hi));

/** KOALA TOYS, T4, EMU CENTRE, 24 SMITH ST: a shop's label is a part of its own before premises and their number. */
function isLabelBetween(line: Line, at: number, hi: number): boolean {
  const { words, kinds, breaks } = line;
  if (!breaks[at]! || !breaks[at + 1]! || !/^[A-Z]{1,2}\d{1,4}[A-Z]?$/.test(words[at]!)) return false;
  const end = partEnd(line, at + 1);
  if (end - at < 3 || end >= hi || (kinds[end]! & KIND.number) === 0 || !hasType(line, end, hi)) return false;
  const isName = kinds.slice(at + 1, end - 1).every((k) => (k & (KIND.number | KIND.flat | KIND.level)) === 0);
  return isName && HOLDS_SHOPS.has(words[end - 1]!);
}

/** KOALA CENTRE L2, 24 SMITH ST; KOALA CENTRE L2 SHOP 5, 24 SMITH ST; KOALA CENTRE LG12, 24 SMITH ST. */
const isLevelOfPremises = ({ words, kinds, breaks }: Line, at: number, hi: number): boolean =>
  /^(?:L\d{1,2}|(?:LG|UG|SP|G|K)\d{1,4}[A-Z]?)$/.test(words[at]!) &&
  ((kinds[at - 1] ?? 0) & KIND.building) !== 0 &&
  ((kinds[at + 1]! & (KIND.number | KIND.flat)) !== 0 || breaks[at + 1]!) &&
  kinds.slice(at + 1, hi).some((k) => (k & KIND.number) !== 0);

/** HARDWARE 10, RESERVOIR: the number at `at` is a name's, behind which no street stands but a place. */
function endsName({ line, main, localities, hi }: Draft, at: number): boolean {
  const { words, kinds, breaks } = line;
  if (breaks[at]! || at + 1 >= hi || !breaks[at + 1]! || !/^\d{1,3}$/.test(words[at]!)) return false;
  if ((kinds[at - 1]! & (KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.building | KIND.type)) !== 0) {
    return false;
  }
  return localities.isLocality(words.slice(at + 1, hi).join(' '), main.state, main.postcode);
}

/** How unlikely the number at `at` is the house number; Infinity where it is not. */
function numberCost(line: Line, at: number, hi: number, postcode: string): number {
  const { words, kinds, breaks } = line;
  if (at + 1 >= hi || words[at] === postcode || !numberWord(words[at]!)?.first) return Infinity;
  // EMUPORT 333 333 SMITH RD: the first of the two is the end of the name.
  if (isOfName(line, at) || isOfEntrance(line, at) || isOfStop(line, at)) return Infinity;
  // EMU OVAL NO 2, SMITH ROAD
  const isOfGround = words[at - 1] === 'NO' && NUMBERED_PLACES.has(words[at - 2] ?? '') && breaks[at + 1]!;
  if (isOfGround && at > 2 && !breaks[at]!) return Infinity;
  if (words[at] === words[at + 1] && !breaks[at + 1]!) return Infinity;
  if ((kinds[at + 1]! & KIND.corner) !== 0 || BEFORE_ROAD_NUMBER.has(words[at - 1]!)) return Infinity;
  const cost = (breaks[at]! ? 0 : 1) + (hasType(line, at, hi) ? 0 : 1.2);
  return cost > 2 && (kinds[at - 1]! & KIND.strongType) !== 0 ? Infinity : cost;
}

/** KOALA AIRPORT T3 DOMESTIC TERMINAL: a label within a name that goes on and ends in a word of premises. */
function isOfName(line: Line, at: number): boolean {
  const { words, kinds, breaks } = line;
  if (!/^[A-Z]\d/.test(words[at]!) || breaks[at]! || breaks[at + 1]!) return false;
  const end = partEnd(line, at);
  if (end === words.length || (kinds[end - 1]! & KIND.building) === 0) return false;
  for (let i = at + 1; i < end; i++) if ((kinds[i]! & (KIND.strongType | KIND.number)) !== 0) return false;
  return true;
}

/** The same for a flat, level, lot, postal delivery, corner or care-of at `at`. */
function partCost(line: Line, at: number, hi: number): number {
  const { words, kinds, breaks } = line;
  const k = kinds[at]!;
  if (namedLevelEnd(line, at, hi) > at || (words[at] === 'DOCK' && isDeliveryPoint(line, at, hi))) return 0.1;
  if ((k & (KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.ordinal)) !== 0 && startsPart(line, at, hi)) {
    if (!breaks[at]! && ownsNoNumber(line, at, hi)) return Infinity;
    if (breaks[at]!) return 0.1;
    const postal = (k & KIND.postal) !== 0 ? postalAt(words, at, hi) : undefined;
    if ((postal && !postal.weak) || words[at]!.length > 2 || isBeforeTwoNumbers(line, at, hi)) return 0.4;
    // RIVER CENTRE LG FLOOR
    if (words[at + 1] === 'FLOOR' || words[at + 1] === 'LEVEL') return 0.4;
    return (kinds[at - 1]! & KIND.strongType) !== 0 ? 2.5 : 1.5;
  }
  if ((k & KIND.care) !== 0 && (isSureCareOf(words[at]!) || (breaks[at]! && isCareOf(words, at)))) return 0.1;
  // KOALA TRADE CENTRE, BAY 4, 24 SMITH ST
  const isNumbered = breaks[at]! && at + 3 < hi && (kinds[at + 1]! & kinds[at + 2]! & KIND.number) !== 0;
  if (isNumbered && breaks[at + 2]! && siteUnit(words[at]!) !== undefined) return 0.1;
  // HOGANS CORNER SHOPPING CENTRE CORNER SMITH & JONES ROADS
  const isName = (k & KIND.corner) !== 0 && (kinds[at + 1]! & KIND.building) !== 0;
  if (isName && kinds.slice(at + 2, hi).some((kind) => (kind & KIND.corner) !== 0)) return Infinity;
  if (!breaks[at]!) return (k & KIND.corner) !== 0 && isCornerOfTwo(line, at, hi) ? 0.4 : Infinity;
  const isCorner = (k & KIND.corner) !== 0 || (words[at] === 'JUNCTION' && words[at + 1] === 'OF');
  return isCorner ? 0.3 : Infinity;
}

/** RIVER FAIR CNR SMITH ST & JONES RD: two streets follow, with AND between them. */
export function isCornerOfTwo(line: Line, at: number, hi: number): boolean {
  const { text, words, kinds, breaks, starts, ends } = line;
  // RIVER PLAZA CNR SMITH ST: one of the streets may be missing.
  let hasAnd = (kinds[at - 1]! & KIND.building) !== 0;
  for (let i = at + 2; i < hi; i++) {
    // CNR SMITH ST / JONES RD
    const isSlash = /^ ?\/ ?$/.test(text.slice(ends[i - 1], starts[i]));
    if (breaks[i]! && !isSlash) return false;
    if (words[i] === 'AND' || isSlash) hasAnd = true;
    const isType = words[i] !== 'AND' && (kinds[i]! & (KIND.type | KIND.strongType)) !== 0;
    if (hasAnd && isType) return !isBeforeHouse(line, i, hi);
  }
  return false;
}

/** EMU CORNER ARTS & CRAFT CENTRE, 24 SMITH ST: a type that names premises too, and a house with its street behind. */
const isBeforeHouse = (line: Line, type: number, hi: number): boolean =>
  (line.kinds[type]! & KIND.strongType) === 0 &&
  type + 2 < hi &&
  line.breaks[type + 1]! &&
  (line.kinds[type + 1]! & KIND.number) !== 0 &&
  hasType(line, type + 1, hi);

/**
 * SMITH ST, CNR JONES RD: the words [at, corner) are the first of the two streets, and no name of premises; a street
 * that the corner names once more is one too.
 */
export function isCornerOfStreet(line: Line, at: number, corner: number, hi: number): boolean {
  const { words, kinds } = line;
  const type = corner - 1;
  const isTyped = (kinds[type]! & KIND.strongType) !== 0 && (kinds[type]! & KIND.building) === 0;
  if ((kinds[corner]! & KIND.corner) === 0 || type <= at || !isTyped || MAY_BE_PREMISES.has(words[type]!)) return false;
  for (let i = at; i < corner; i++) if ((kinds[i]! & (KIND.number | KIND.flat | KIND.level)) !== 0) return false;
  const street = words[corner + 1] === 'OF' ? corner + 2 : corner + 1;
  if (words.slice(at, type).every((word, i) => words[street + i] === word)) return true;
  return !words.slice(corner, hi).includes('AND');
}

const isBeforeTwoNumbers = ({ kinds }: Line, at: number, hi: number): boolean =>
  at + 2 < hi &&
  (kinds[at + 1]! & KIND.number) !== 0 &&
  (kinds[at + 2]! & KIND.number) !== 0 &&
  (kinds[at]! & KIND.strongType) === 0;

/**
 * True if a word that ends a street stands in the comma part that begins at `at`, or in the one behind a number that
 * stands there alone: 24 SMITH ST, and 24, SMITH ST.
 */
export function hasType({ kinds, breaks }: Line, at: number, hi: number): boolean {
  const from = (kinds[at]! & KIND.number) !== 0 && at + 1 < hi && breaks[at + 1]! ? at + 2 : at + 1;
  for (let i = from; i < hi && (i === at + 1 || !breaks[i]!); i++) {
    if ((kinds[i]! & KIND.strongType) !== 0) return true;
  }
  return false;
}
