// Units without a word of their own, by what stands behind them: FC111 before premises, 105 before a level.
import { hasType } from './next-part.js';
import { isBeforePremises } from './premises.js';
import { startsPart } from './starts-part.js';
import { endsPremises } from '../premises-word.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { NAMES_PREMISES } from '../../vocabulary/premises.js';
import { streetType } from '../../vocabulary/street.js';

/** Letters and a number that a shop or tenancy has: FC111. */
const LABEL_OF_SHOP = /^[A-Z]{1,3}\d{1,4}[A-Z]?$/;
/** A unit's number as it is written before a level, or before premises and their number. */
const UNIT = /^[A-Z]?\d{1,4}[A-Z]?$/;

/** True if the number at `at` is a unit's. */
export const isUntypedUnit = (line: Line, at: number, hi: number): boolean =>
  isBeforeSlash(line, at) ||
  isBeforeLevel(line, at, hi) ||
  isBeforeLot(line, at, hi) ||
  isBeforeNumbered(line, at, hi) ||
  (LABEL_OF_SHOP.test(line.words[at]!) ? isLabel(line, at, hi) : isBeforeHall(line, at, hi));

/** T8/SMITH STREET, D/SMITH STREET: what a slash parts from the street is a unit; the house's number is missing. */
const isBeforeSlash = ({ text, words, ends }: Line, at: number): boolean =>
  text.charAt(ends[at]!) === '/' &&
  /^(?![LU]\d)[A-Z]{1,2}\d{0,3}$/.test(words[at]!) &&
  /^\/[a-z]/i.test(text.slice(ends[at], ends[at]! + 2));

/** "FC111, RIVER CENTRE, 28 SMITH ST" and "FC111 RIVER SHOPPING CENTRE, RESERVOIR": premises follow the label. */
function isLabel(line: Line, at: number, hi: number): boolean {
  if (at + 1 >= hi) return false;
  if (line.breaks[at + 1]! && (isBeforePremises(line, at + 1, hi) || isBeforeNumber(line, at + 1, hi))) return true;
  const end = partEnd(line, at + 1);
  if (end - at < 3 || end >= hi || !endsPremises(line, end - 1)) return false;
  // No other number and no street may be behind the premises.
  return (
    line.kinds.slice(at + 1, end - 1).every((k) => (k & (KIND.number | KIND.strongType)) === 0) &&
    line.kinds.slice(end, hi).every((k) => (k & (KIND.number | KIND.strongType)) === 0)
  );
}

/** "K202, RIVER GATE 352 SMITH ST": the comma part at `at` is a name with a house number and its street behind it. */
function isBeforeNumber(line: Line, at: number, hi: number): boolean {
  const { kinds } = line;
  const end = Math.min(hi, partEnd(line, at));
  for (let i = at; i + 2 < end; i++) {
    if ((kinds[i]! & KIND.number) === 0) continue;
    return i > at + 1 && (kinds[i - 1]! & KIND.strongType) === 0 && hasType(line, i, end);
  }
  return false;
}

/** "5, RIVER HALL, 24 SMITH ST": between two commas stands a name that no street has, and a house number behind it. */
function isBeforeHall(line: Line, at: number, hi: number): boolean {
  if (!/^\d{1,4}[A-Z]?$/.test(line.words[at]!) || at + 1 >= hi || !line.breaks[at + 1]!) return false;
  const end = partEnd(line, at + 1);
  if (end - at < 3 || end >= hi || !endsPremises(line, end - 1)) return false;
  return (line.kinds[end]! & KIND.number) !== 0 && isBeforePremises(line, at + 1, hi);
}

/** "T109 RIVER CENTRE 120 SMITH ST": premises follow, and behind them the house number of a street, without a comma. */
function isBeforeNumbered(line: Line, at: number, hi: number): boolean {
  const { words, kinds, breaks } = line;
  if (!UNIT.test(words[at]!)) return false;
  for (let i = at + 1; i + 2 < hi && !breaks[i]! && (kinds[i]! & KIND.number) === 0; i++) {
    if ((kinds[i + 1]! & KIND.number) === 0 || breaks[i + 1]!) continue;
    const isNamed = i > at + 1 && (endsPremises(line, i) || NAMES_PREMISES.has(streetType(words[i]!) ?? ''));
    return isNamed && kinds.slice(i + 3, hi).some((k) => (k & KIND.strongType) !== 0);
  }
  return false;
}

/** "2/LOT 6 SMITH ST": a slash, and the lot that the unit is on. */
const isBeforeLot = ({ text, words, kinds, ends }: Line, at: number, hi: number): boolean =>
  at + 3 < hi &&
  UNIT.test(words[at]!) &&
  (kinds[at + 1]! & KIND.lot) !== 0 &&
  (kinds[at + 2]! & KIND.number) !== 0 &&
  /^ ?\/ ?l/i.test(text.slice(ends[at], ends[at]! + 4));

/** "105/LEVEL 1, 24 SMITH ST" and "105, LEVEL 1/24 SMITH ST": a level follows, and behind it the house number. */
function isBeforeLevel(line: Line, at: number, hi: number): boolean {
  const { words, kinds } = line;
  const level = at + 1;
  if (level + 2 >= hi || (kinds[level]! & KIND.level) === 0 || words[level]!.length < 2) return false;
  if (!UNIT.test(words[at]!) || !startsPart(line, level, hi)) return false;
  return /^\d+\//.test(words[level + 1]!) || kinds.slice(level + 2, hi).some((k) => (k & KIND.number) !== 0);
}
