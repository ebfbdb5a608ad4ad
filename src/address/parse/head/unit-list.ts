// Several units behind one type word: SHOPS 3 & 4, SHOPS 3, 4 & 5, UNITS 5 TO 7, UNIT 4 AND UNIT 5, SHOP 1 & 2/359.
import { isInPremises } from './behind-unit.js';
import { hasType } from './next-part.js';
import { isFraction } from '../number/fraction.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { flatType, isSeveral } from '../../vocabulary/unit.js';

/** Units as one field has them; `end` is the index behind them, `rest` the house number behind the last one's slash. */
interface UnitList {
  label: string;
  end: number;
  rest: string | null;
}

/** A unit that goes on with a list: its number stands at `at`. */
interface Item {
  joint: 'AND' | 'TO' | ',';
  at: number;
  /** True if the type's word stands before it once more. */
  isTyped: boolean;
}

const LEVEL = /^(?:L\d{1,2}|(?:LG|UG|B)[1-9])$/;
const lettersOf = (label: string): string => label.replace(/\d.*/, '');
/** W36 of TENANCY W36 & W37: no house number looks so. */
const LETTERED = /^[A-Z]{1,2}\d{1,4}$/;

/** The units that begin with the number at `at`, or null where it is the only one. */
export function readUnitList(line: Line, type: string, at: number, hi: number): UnitList | null {
  const { words } = line;
  const items = itemsBehind(line, type, at, hi);
  const last = items.at(-1);
  if (last === undefined) return labelOfTwoWords(line, type, at, hi);
  const end = last.at + 1;
  const text = words[last.at]!;
  const slash = text.indexOf('/');
  const isNumbered = slash > 0 && !isInPremises(line, end, hi, type, false);
  // UNIT 5, 12, 14 & 16 SMITH ST: commas may part the unit from the numbers of a property.
  const isSure =
    items[0]!.joint !== ',' || items[0]!.isTyped || isNumbered || isNumber(line, end, hi) || isLevel(line, end, hi);
  if (!isSure && !isInPremises(line, end, hi, type, true) && !isOfLot(line, at, end, hi)) return null;
  let label = words[at]!;
  for (const item of items) {
    const word = item === last && isNumbered ? text.slice(0, slash) : words[item.at]!;
    if (item.joint === 'TO') label += `-${word}`;
    else if (item.joint === 'AND') label += ` & ${word}`;
    else label += `,${word}`;
  }
  return { label, end, rest: isNumbered ? text.slice(slash + 1) : null };
}

/** The units behind the one at `at`; a number behind a comma that nothing of the list follows is the house's. */
function itemsBehind(line: Line, type: string, at: number, hi: number): Item[] {
  const { words, breaks } = line;
  const items: Item[] = [];
  // SHOPS 16 18 20 SMITH ST: the word in the plural reaches all but the last.
  const isPlural = isSeveral(words[at - 1]!);
  for (let i = at + 1; i < hi;) {
    const joint = words[i] === 'AND' || words[i] === 'TO' ? words[i] : ',';
    if (joint === ',' && !breaks[i]! && !(isPlural && isBeforeNumber(line, i, hi))) break;
    let number = joint === ',' ? i : i + 1;
    const isTyped = number + 1 < hi && flatType(words[number]!) === type && isNumber(line, number + 1, hi);
    if (isTyped) number++;
    // SHOP 5, 6, 7/24 SMITH ST; of UNIT 3, 4/6 SMITH ST the house is 4-6.
    // SUITE 12, L2, 24 SMITH ST: a level.
    if (joint === ',' && LEVEL.test(words[number] ?? '') && lettersOf(words[number]!) !== lettersOf(words[at]!)) break;
    // SHOPS 5 & 6, SHOPS 5 & 6, 24 SMITH ST: said once more.
    if (isTyped && words[number] === words[at]) break;
    const isNext = isPlural || (items.length > 0 && isConsecutive(words[i - 1]!, words[number] ?? ''));
    if (!isNumber(line, number, hi) || (joint === ',' && words[number]!.includes('/') && !isNext)) break;
    items.push({ joint: joint as Item['joint'], at: number, isTyped });
    i = number + 1;
  }
  const last = items.at(-1);
  const isOne = items.length < 2 && !isPlural && !isConsecutive(words[at]!, words[last?.at ?? at]!, words[at + 2]);
  // UNITS 1, 2/24 SMITH ST
  const hasHouse = last !== undefined && words[last.at]!.includes('/');
  const isEnd = last?.joint === ',' && !last.isTyped && !hasHouse && !isLevel(line, last.at + 1, hi);
  const isHouse = isEnd && !isOfLot(line, at, last.at + 1, hi) && (isOne || !isFollowed(line, last.at + 1, hi));
  if (isHouse) items.pop();
  // TOWER 2, TOWER 3, 24 SMITH ST names two; only AND makes them one list.
  const hasAnd = items.some(({ joint }) => joint === 'AND');
  return hasAnd || !items.some(({ joint, isTyped }) => joint === ',' && isTyped) ? items : [];
}

/**
 * True if a unit's number is the one behind another, 7 of SHOP 5, 6, 7/24; `house`: what follows it,
 * where it must be no neighbour of the number (UNIT 5, 6 8 SMITH ST).
 */
function isConsecutive(before: string, number: string, house?: string): boolean {
  const unit = Number(number.split('/')[0]);
  return unit === Number(before) + 1 && (house === undefined || Number(house) - unit > 6);
}

/** True if the number at `i` is a unit's: the house's stands behind it, or behind its slash. */
const isBeforeNumber = (line: Line, i: number, hi: number): boolean =>
  isNumber(line, i, hi) &&
  (line.words[i]!.includes('/') || isNumber(line, i + 1, hi) || line.words[i + 1] === 'AND') &&
  !isFraction(line, i, hi) &&
  !isFraction(line, i + 1, hi);

/** LOT 12, UNITS 1, 2, SMITH ST: several units of a lot, with a comma behind the last before `end`. */
const isOfLot = ({ words, kinds, breaks }: Line, at: number, end: number, hi: number): boolean =>
  isSeveral(words[at - 1]!) && end < hi && breaks[end]! && kinds.slice(0, at).some((k) => (k & KIND.lot) !== 0);

/** True if another number stands at `at`, in the same part: 20 of SHOPS 1, 2, 3 20 SMITH ST. */
const isFollowed = (line: Line, at: number, hi: number): boolean => isNumber(line, at, hi) && !line.breaks[at]!;

/** True if a level stands at `at` and a house number behind it: LEVEL 1 of UNIT 2, 5, LEVEL 1, 24 SMITH ST. */
const isLevel = (line: Line, at: number, hi: number): boolean =>
  at < hi &&
  (line.kinds[at]! & KIND.level) !== 0 &&
  isNumber(line, at + 1, hi) &&
  line.kinds.slice(at + 2, hi).some((kind) => (kind & KIND.number) !== 0);

/** SHOP LG1 2010, RIVER CITY, 28 SMITH ST; SHOP 1A/1B is one word. */
function labelOfTwoWords(line: Line, type: string, at: number, hi: number): UnitList | null {
  const { words, breaks, kinds } = line;
  // KIOSK K1 24 CNR SMITH ST & JONES RD: 24 is the house's.
  const isBeforeCorner = at + 2 < hi && (kinds[at + 2]! & KIND.corner) !== 0 && !breaks[at + 2]!;
  // SHOP LG35 24 SMITH COURT KOALA PARK: the only number of a street is its house's.
  const isHouse = isBeforeCorner || (hasType(line, at + 1, hi) && !kinds.slice(at + 2, hi).some(isNumberKind));
  const isPair = LETTERED.test(words[at]!) && isNumber(line, at + 1, hi) && !breaks[at + 1]!;
  if (!isPair || isHouse || !isInPremises(line, at + 2, hi, type, true)) return null;
  return { label: `${words[at]!} ${words[at + 1]!}`, end: at + 2, rest: null };
}

const isNumberKind = (k: number): boolean => (k & KIND.number) !== 0;

const isNumber = ({ kinds }: Line, at: number, hi: number): boolean => at < hi && (kinds[at]! & KIND.number) !== 0;
