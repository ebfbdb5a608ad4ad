// A list of what is inside a building, behind its street: (RIVER PLAZA, LEVEL 1, SHOP 5). Every word of it must belong
// to a unit, a level or a name of premises; such a list is read as the one before a number is.
import { unitLength } from './unit-length.js';
import { endsPremises } from '../premises-word.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { LEADS_MALL, NAMES_PREMISES } from '../../vocabulary/premises.js';

/** Words of the longest list, and of the longest name in it. */
const LONGEST_LIST = 16;
const LONGEST_NAME = 6;
/** Kinds of words that no name in such a list has. */
const NO_NAME = KIND.number | KIND.corner | KIND.remark | KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.care;

/** True if words [from, to) are such a list, with a unit or a level in it. */
export function isInsideList(line: Line, from: number, to: number): boolean {
  if (to - from < 2 || to - from > LONGEST_LIST) return false;
  let units = 0;
  for (let at = from; at < to;) {
    const length = insideLength(line, at, to);
    if (length > 0) units++;
    const end = length > 0 ? at + length : nameEnd(line, at, to);
    if (end === at) return false;
    at = end;
  }
  return units > 0;
}

/** Index behind such a list that begins at `from` and ends at a break: 24 SMITH ST, RIVER PLAZA SHOP 5, RESERVOIR. */
export function insideListEnd(line: Line, from: number, begins: boolean): number {
  const to = begins ? partEnd(line, from) : line.words.length;
  return to < line.words.length && isInsideList(line, from, to) ? to : from;
}

/** Number of words that a unit or level takes at `i`, SHOP E among them; 0 where none stands there. */
function insideLength(line: Line, i: number, to: number): number {
  const length = unitLength(line, i, to);
  if (length > 0 || i + 1 >= to) return length;
  const { words, kinds, breaks } = line;
  const isLettered = (kinds[i]! & KIND.flat) !== 0 && words[i]!.length > 3 && (kinds[i + 1]! & KIND.letter) !== 0;
  return isLettered && !breaks[i + 1]! ? 2 : 0;
}

/** Index behind the name of premises at `from`, which ends before a break or a unit; `from` where none stands there. */
function nameEnd(line: Line, from: number, to: number): number {
  const { words, kinds, breaks } = line;
  let end = from;
  while (end < to && end - from < LONGEST_NAME && (end === from || !breaks[end]!)) {
    if (end > from && insideLength(line, end, to) > 0) break;
    if ((kinds[end]! & NO_NAME) !== 0 && !endsPremises(line, end)) return from;
    end++;
  }
  const isBuilding = (kinds[end - 1]! & KIND.building) !== 0 || NAMES_PREMISES.has(words[end - 1]!);
  const isNamed = endsPremises(line, end - 1) || (end - from > 1 && isBuilding);
  return isNamed || LEADS_MALL.has(words[from]!) ? end : from;
}
