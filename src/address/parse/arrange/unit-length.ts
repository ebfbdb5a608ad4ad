// Recognises a unit or level that was written behind the street, by its own words alone.
import { endsStreet } from './destination.js';
import { isFloor } from '../head/floor-word.js';
import { isVagueLevel } from '../head/named-level.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { flatType, isSeveral, levelType, OUTER, PURPOSES, siteUnit } from '../../vocabulary/unit.js';

/** No building has a hundred levels: L286 is a lot. */
const UNIT_TOKEN = /^(?:[UF]\d{1,4}|L\d{1,2})[A-Z]?$/;
const UNIT_NUMBER =
  /^[A-Z]{0,3}-?\d{1,4}[A-Z]?([-/]L?\d{0,4}[A-Z]?)?$|^[A-Z]?\d{1,2}\.\d{1,3}[A-Z]?$|^\d[A-Z]\d{2,3}(?:\/\d{1,4})?$/;
/** Flat types that people write behind the street; the rarer ones are more often part of a name. */
const UNITS = new Set([
  'UNIT',
  'APARTMENT',
  'SHOP',
  'SUITE',
  'FLAT',
  'DUPLEX',
  'OFFICE',
  'FACTORY',
  'ROOM',
  'VILLA',
  'TOWNHOUSE',
  'STUDIO',
  'WAREHOUSE',
  'SHED',
  'PENTHOUSE',
  'KIOSK',
  'TENANCY',
]);

/** Levels that are a part of their own. */
const LEVELS_ALONE = new Set(['BASEMENT', 'GF', 'GROUND', 'LG', 'LGF', 'ROOFTOP', 'UG', 'UGF']);

/** Number of words before `to` that a unit or level takes at `i`, 0 if none stands there. */
export function unitLength(line: Line, i: number, to: number): number {
  const { words, kinds, breaks } = line;
  const k = kinds[i]!;
  const next = i + 1 < to ? kinds[i + 1]! : 0;
  // 24 SMITH ST, RETAIL SHOP 4, RIVER PLAZA
  const isFor = breaks[i]! && (next & KIND.flat) !== 0 && !breaks[i + 1]! && PURPOSES.has(words[i]!);
  const forUnit = isFor ? unitLength(line, i + 1, to) : 0;
  if (forUnit > 1) return forUnit + 1;
  if ((k & KIND.number) !== 0) return UNIT_TOKEN.test(words[i]!) ? 1 : 0;
  if ((k & KIND.ordinal) !== 0 && i + 1 < to) {
    return levelType(words[i + 1]!) === 'FLOOR' || words[i + 1] === 'LEVEL' ? 2 : 0;
  }
  const flat = (k & KIND.flat) !== 0 ? flatType(words[i]!) : undefined;
  const level = (k & KIND.level) !== 0 ? levelType(words[i]!) : undefined;
  const numbered =
    ((next & KIND.number) !== 0 && UNIT_NUMBER.test(words[i + 1]!)) ||
    // LEVEL 1ST
    (level !== undefined && (next & KIND.ordinal) !== 0 && !breaks[i + 1]!);
  // 24 SMITH RD, HANGAR 5, DUBBO
  const isSiteUnit = numbered && breaks[i]! && siteUnit(words[i]!) !== undefined;
  if (isSiteUnit && (i + 2 === to || breaks[i + 2]!)) return 2;
  if (flat !== undefined && OUTER.has(flat) && isOuterUnit(line, i, to)) return 2;
  if (numbered && ((flat !== undefined && UNITS.has(flat)) || level === 'LEVEL' || level === 'FLOOR')) {
    return (level === undefined ? listEnd(line, i + 2, to, isSeveral(words[i]!)) : unitOfLevelEnd(line, i + 2, to)) - i;
  }
  // 24 SMITH ST, STE C RIVER PLAZA; 24 SMITH ST SHOP C RESERVOIR
  const isApart = breaks[i]! || endsStreet(line, i - 1);
  const isLetter = (next & KIND.letter) !== 0 && isApart && flat !== undefined && UNITS.has(flat);
  if (isLetter && words[i]!.length > 2 && !breaks[i + 1]!) return 2;
  if (
    (flat === 'UNIT' || flat === 'APARTMENT' || flat === 'FLAT' || level === 'LEVEL') &&
    (next & KIND.letter) !== 0 &&
    words[i]!.length > 1
  ) {
    return 2;
  }
  if (flat !== undefined && (next & KIND.letter) !== 0 && words[i]!.length > 3 && (i + 2 === to || breaks[i + 2]!)) {
    return 2;
  }
  if (level === 'GROUND' || words[i] === 'LOWER' || words[i] === 'UPPER') {
    const floor = words[i + 1] === 'GROUND' ? i + 2 : i + 1;
    const word = floor < to ? levelType(words[floor]!) : undefined;
    if (word === 'FLOOR' || word === 'LEVEL') return floor + 1 - i;
  }
  return namedAlone(line, i, to);
}

/**
 * 24 SMITH RD, BUILDING 504, DUBBO; 24 SMITH RD TOWER 2 DUBBO: a part of a site with its number behind the street or a
 * unit, or behind a comma up to the next one or a unit. Its letter is read as a unit's is, but before a unit.
 */
function isOuterUnit(line: Line, i: number, to: number): boolean {
  const { words, kinds, breaks } = line;
  const next = i + 2;
  if (next > to || i === 0 || breaks[i + 1]!) return false;
  const isBehindStreet = endsStreet(line, i - 1) || (i > 2 && unitLength(line, i - 2, i) === 2);
  if (!isBehindStreet && !breaks[i]!) return false;
  const isBeforeUnit = next < to && unitLength(line, next, to) > 0;
  if ((kinds[i + 1]! & KIND.letter) !== 0) return isBeforeUnit;
  const isNumbered = (kinds[i + 1]! & KIND.number) !== 0 && UNIT_NUMBER.test(words[i + 1]!);
  return isNumbered && (isBehindStreet || isBeforeUnit || next === to || breaks[next]!);
}

/** 24 SMITH ST LEVEL 12 NO 1216: index behind the unit that a word for its number leads to; else behind the levels. */
function unitOfLevelEnd(line: Line, at: number, to: number): number {
  const { words, kinds, breaks } = line;
  const isUnit = (words[at] === 'NO' || words[at] === 'NUMBER') && at + 1 < to && !breaks[at]! && !breaks[at + 1]!;
  return isUnit && (kinds[at + 1]! & KIND.number) !== 0 ? at + 2 : listEnd(line, at, to, false);
}

/** Index behind the numbers that AND joins to the one before `at`: SHOP 1 & 2, and of several SHOPS 1, 2 & 3. */
function listEnd(line: Line, at: number, to: number, isSeveralUnits: boolean): number {
  const { words, breaks } = line;
  let end = at;
  if (isSeveralUnits) while (end + 1 < to && breaks[end]! && isListed(line, end)) end++;
  // SHOPS 1, 24 SMITH ST: the comma is of a list before an AND alone.
  if (words[end] !== 'AND') end = at;
  while (end + 1 < to && words[end] === 'AND' && isListed(line, end + 1)) end += 2;
  return end;
}

const isListed = ({ words, kinds }: Line, i: number): boolean =>
  (kinds[i]! & KIND.number) !== 0 && /^[A-Z]?\d{1,4}[A-Z]?$/.test(words[i]!);

/** 24 SMITH ST, LOWER GROUND, RESERVOIR: words of a level that is a part of its own without FLOOR. */
function namedAlone({ words, kinds, breaks }: Line, i: number, to: number): number {
  const isHalf = (words[i] === 'LOWER' || words[i] === 'UPPER') && words[i + 1] === 'GROUND';
  const end = isHalf ? i + 2 : i + 1;
  // No place is called so; BASEMENT and ROOFTOP may begin a name.
  const isSure = isHalf || words[i] === 'MEZZANINE';
  if (isSure || isVagueLevel(words[i]!)) {
    const isFloorBehind = end < to && isFloor(words[end]!) && !breaks[end]!;
    if (isSure) return end - i + (isFloorBehind ? 1 : 0);
    const isBeforeUnit = end + 1 >= to || breaks[end + 1]! || (kinds[end + 1]! & KIND.flat) !== 0;
    return isFloorBehind && isBeforeUnit ? 2 : 0;
  }
  return LEVELS_ALONE.has(words[i]!) && breaks[i]! && (end === to || breaks[end]!) ? end - i : 0;
}
