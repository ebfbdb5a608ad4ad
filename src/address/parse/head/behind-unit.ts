// What stands behind the number of a unit: a street, whose house number the end of the unit's word may be (SHOP 1-3
// SMITH ST), or the premises that the unit is in (SHOP 1-3 RIVER PLAZA, 28 SMITH ST).
import { hasType } from './next-part.js';
import { isBeforePremises } from './premises.js';
import { partEnd, type Line } from '../reading.js';
import { isPremisesInOneWord, KIND } from '../../vocabulary/kinds.js';
import { endsCentre, goesOnBehindPremises, isOfKind, NAMES_PREMISES } from '../../vocabulary/premises.js';
import { streetType } from '../../vocabulary/street.js';
import { IN_PREMISES } from '../../vocabulary/unit.js';

const FLOORS = new Set(['FLOOR', 'LEVEL']);

/**
 * True if premises, and no street, stand at `at`, behind the number of a unit of that type. `isJoined`: the number says
 * of itself that it is of units alone (3 & 4); else premises that may be a street are none (SHOP 8/10 KOALA MALL).
 */
export function isInPremises(line: Line, at: number, hi: number, type: string, isJoined: boolean): boolean {
  const { words, kinds, breaks } = line;
  if (at >= hi || goesOn(words[at]!)) return false;
  if (!isJoined && isStreetBeforeName(line, at, hi)) return false;
  const behind = behindLevel(line, at, hi);
  if (behind > at && (isHouseNumber(line, behind, hi) || isInPremises(line, behind, hi, type, isJoined))) return true;
  if ((kinds[at]! & KIND.corner) !== 0 && (isJoined || breaks[at]!)) return true;
  if (isBeforePremises(line, at, hi)) return true;
  let end = at;
  while (end < hi && (end === at || !breaks[end]!) && (kinds[end]! & KIND.number) === 0 && !isCorner(line, end)) end++;
  if (end === at) return false;
  if (endsPremises(line, at, end - 1) || hasCentre(line, at, end)) return true;
  if (end < hi && (kinds[end]! & KIND.number) !== 0 && hasType(line, end, hi) && !endsInStreet(line, end)) return true;
  // SHOP 242/43 KOALA GREENS, SMITH STREET, RESERVOIR
  if (isUntyped(line, at, end) && isBeforeStreet(line, end, hi)) return true;
  const isShop = IN_PREMISES.has(type);
  return isJoined && (isPremisesInside(line, at, end, isShop) || (isShop && isUntyped(line, at, end)));
}

/**
 * SHOP 5/24 SMITH STREET RIVER HOTEL: a street with its type, and premises with a name of their own behind it; SMITH
 * STREET MEDICAL CENTRE is one name.
 */
function isStreetBeforeName({ words, kinds, breaks }: Line, at: number, hi: number): boolean {
  let type = at + 1;
  while (type < hi && !breaks[type]! && (kinds[type]! & KIND.strongType) === 0) type++;
  const name = type + 1;
  if (name >= hi || breaks[type]! || breaks[name]! || NAMES_PREMISES.has(words[type]!)) return false;
  const first = words[name] ?? '';
  if (isPremisesInOneWord(first)) return true;
  return (kinds[name]! & (KIND.building | KIND.strongType | KIND.suffix)) === 0 && !isOfKind(first);
}

/** SHOP 5/6, LEVEL 1, CNR SMITH & JONES RDS: index behind a level that is a part of its own; `at` where none is. */
function behindLevel({ words, kinds, breaks }: Line, at: number, hi: number): number {
  const end = at + 2;
  if (end >= hi || !breaks[at]! || breaks[at + 1]! || !breaks[end]!) return at;
  const isLevel = words[at]!.length > 1 && (kinds[at]! & KIND.level) !== 0;
  return isLevel && ((kinds[at + 1]! & KIND.number) !== 0 || FLOORS.has(words[at + 1]!)) ? end : at;
}

/** True if a number and its street stand at `at`. */
const isHouseNumber = (line: Line, at: number, hi: number): boolean =>
  at < hi && (line.kinds[at]! & KIND.number) !== 0 && hasType(line, at, hi);

/** True for the word of a corner; KOALA CORNER SHOPPING CENTRE is a name. */
const isCorner = ({ kinds, breaks }: Line, at: number): boolean =>
  (kinds[at]! & KIND.corner) !== 0 && (breaks[at]! || ((kinds[at + 1] ?? 0) & KIND.building) === 0);

/** UNIT 5/24 TO 26 SMITH ST: the numbers of the house go on. */
const goesOn = (word: string): boolean => word === 'TO' || word === 'AND';

/** True if the words [at, last] are premises for certain: RIVER SHOPPING CENTRE, TOWN HALL. */
function endsPremises({ words, kinds }: Line, at: number, last: number): boolean {
  const k = kinds[last]!;
  if (words[last] === 'TOWN' && words[last - 1] === 'SHOPPING') return true;
  if (last === at || (k & KIND.building) === 0) return false;
  return (k & KIND.type) === 0 || endsCentre(words, last) || streetType(words[last]!) === 'PLAZA';
}

/** KOALA SHOPPING CENTRE RESERVOIR: premises for certain, and no street behind them. */
function hasCentre({ words, kinds }: Line, at: number, end: number): boolean {
  for (let i = end - 1; i > at; i--) {
    if (endsCentre(words, i) || (words[i] === 'TOWN' && words[i - 1] === 'SHOPPING')) return true;
    if ((kinds[i]! & KIND.strongType) !== 0) return false;
  }
  return false;
}

/** True if the comma part that begins at `at` is a street with its type, without a number, and another part follows. */
function isBeforeStreet(line: Line, at: number, hi: number): boolean {
  if (at >= hi || !line.breaks[at]!) return false;
  const end = partEnd(line, at);
  if (end - at < 2 || end >= hi || (line.kinds[end - 1]! & KIND.type) === 0) return false;
  for (let i = at; i < end; i++) if ((line.kinds[i]! & KIND.number) !== 0) return false;
  return true;
}

/** True if the part before `end` ends in a type of street that names no premises. */
const endsInStreet = ({ words, kinds }: Line, end: number): boolean =>
  (kinds[end - 1]! & (KIND.strongType | KIND.corner)) !== 0 && !NAMES_PREMISES.has(words[end - 1]!);

/** RIVER PLAZA, RIVER PLAZA LAKE STREET: words of premises stand in [at, end), with no type of a street behind them. */
function isPremisesInside({ words, kinds }: Line, at: number, end: number, isShop: boolean): boolean {
  for (let i = at + 1; i < end; i++) {
    const k = kinds[i]!;
    if ((k & KIND.building) === 0) {
      if ((k & KIND.strongType) !== 0 && words[i] !== 'ST') return false;
      continue;
    }
    // RIVER COURT, and a unit in RIVER GARDENS, may be in a street.
    if ((k & KIND.type) !== 0 && (!isShop || words[i] === 'COURT') && !endsCentre(words, i)) continue;
    if (i + 1 === end || ((kinds[i + 1]! & KIND.strongType) === 0 && !goesOnBehindPremises(words, i + 1))) return true;
  }
  return false;
}

/** GREEN HILLS CENTRO: two words or more of which none is a type of street. */
function isUntyped({ kinds }: Line, at: number, end: number): boolean {
  for (let i = at; i < end; i++) if ((kinds[i]! & (KIND.strongType | KIND.the)) !== 0) return false;
  return end - at > 1 && (kinds[end - 1]! & KIND.type) === 0;
}
