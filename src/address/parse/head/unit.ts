// Reads a flat with its type word: UNIT 5, SHOP LG 05, REAR, FLAT A; the house number may be part of the same word.
import { isInPremises } from './behind-unit.js';
import { readLevel, readOrdinalLevel } from './level.js';
import { leaveUnknown, setFlat, setLevel } from './note-unit.js';
import type { PartRead } from './part-read.js';
import { levelInFlatEnd, ownsNoNumber, startsPart } from './starts-part.js';
import { hasType } from './next-part.js';
import { isBeforePremises } from './premises.js';
import { readUnitList } from './unit-list.js';
import { isFraction } from '../number/fraction.js';
import { isDigits, unitsFromFirst } from '../number-word.js';
import { isDashedLabel } from '../words/joints.js';
import { PART, partEnd, take, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { HOLDS_SHOPS } from '../../vocabulary/premises.js';
import { flatType, IN_PREMISES, isSeveral, levelType } from '../../vocabulary/unit.js';

/** A flat's number that a lone letter may belong to: 5, A5, 5.2. */
const LABEL = /^[A-Z]{0,3}\d{1,5}[A-Z]{0,2}$|^\d{1,3}\.\d{1,3}[A-Z]?$/;

/** Words that join the letters of units. */
const JOINING = new Set(['AND', 'TO']);
/** Kinds of words that a street has. */
const STREETS = KIND.number | KIND.type | KIND.the | KIND.corner;

/** Takes the flat or level at `at`. */
export function readUnit(line: Line, at: number, hi: number, reading: Reading): PartRead {
  const { words, kinds, breaks } = line;
  if ((kinds[at]! & KIND.ordinal) !== 0) return readOrdinalLevel(line, at, reading);
  let next = at + 1;
  if (next + 1 < hi && (words[next] === 'NO' || words[next] === 'NUMBER')) next++;
  const numbered = next < hi && !breaks[next]! && (kinds[next]! & KIND.number) !== 0;
  if (!isFlat(line, at, next)) return readLevel(line, at, next, hi, numbered, reading);
  const type = words[at] === 'STRATA' || words[at] === 'STR' ? 'STRATA UNIT' : flatType(words[at]!)!;
  if (numbered && !ownsNoNumber(line, at, hi)) return readNumberedFlat(line, type, at, next, hi, reading);
  const lettered = next < hi && !breaks[next]! && (kinds[next]! & KIND.letter) !== 0;
  return lettered
    ? readLetteredFlat(line, type, at, next, hi, reading)
    : readBareFlat(line, type, at, next, hi, reading);
}

/** True if the word means a flat where it may mean a level too: FLOOR and LOBBY do not, but FLOOR 5/24 does. */
function isFlat({ words, kinds }: Line, at: number, next: number): boolean {
  const k = kinds[at]!;
  if ((k & KIND.flat) === 0 || words[at] === 'LOBBY') return false;
  return !((k & KIND.level) !== 0 && levelType(words[at]!) === 'FLOOR' && !words[next]?.includes('/'));
}

/** A flat type without a number: REAR OF, PENTHOUSE. */
function readBareFlat(line: Line, type: string, at: number, next: number, hi: number, reading: Reading): PartRead {
  const { words } = line;
  const labelled = levelInFlatEnd(line, next, hi);
  if (labelled > next) {
    const others = words.slice(next + 2, labelled).map((word) => (word === 'AND' ? ' & ' : word));
    setFlat(reading, type, words[next]! + words[next + 1]! + others.join(''), at, labelled);
    return { next: labelled, rest: null };
  }
  const end = words[next] === 'OF' ? next + 1 : next;
  if (type === 'REAR') leaveUnknown(reading, at, end);
  else if (type === 'HOUSE') take(reading, PART.filler, at, end);
  else setFlat(reading, type, '', at, end);
  return { next: end, rest: null };
}

/** UNIT B, UNIT B 5, UNIT B 5/24. */
function readLetteredFlat(line: Line, type: string, at: number, next: number, hi: number, reading: Reading): PartRead {
  const { words, breaks } = line;
  let label = words[next]!;
  let end = next + 1;
  const isLabelled = end + 1 < hi && isDigits(words[end]!) && !breaks[end]!;
  if (isLabelled && (isNumber(line, end + 1, hi) || (breaks[end + 1]! && isBeforePremises(line, end + 1, hi)))) {
    label += words[end]!;
    end++;
  } else if (end < hi && !breaks[end]! && /^\d{1,3}\/\d+[A-Z]?$/.test(words[end]!)) {
    const [own = '', house = ''] = words[end]!.split('/');
    setFlat(reading, type, label + own, at, end + 1);
    return { next: end + 1, rest: house };
  }
  // SHOP G 37A, EMU CENTRE: the letter of a floor and the number on it, before a comma
  if (end === next + 1 && isLabelOnFloor(line, type, next, hi)) {
    setFlat(reading, type, label + words[end]!, at, end + 1);
    return { next: end + 1, rest: null };
  }
  const list = lettersEnd(line, end, hi);
  const last = JOINING.has(words[list]!) ? list + 1 : list;
  // UNITS A-C/24 SMITH ST
  const slashed = last < hi && joint(line, last) !== ' ' ? /^([A-Z])\/(\d+[A-Z]?)$/.exec(words[last]!) : null;
  const isBefore = isNumber(line, list, hi) || isInPremises(line, list, hi, type, true);
  const isList = list > end && (isBefore || words[end] === 'AND');
  if (slashed !== null || isList) {
    for (let i = end; i < list; i++) label += joint(line, i) + (JOINING.has(words[i]!) ? '' : words[i]!);
    end = list;
  }
  if (slashed !== null) {
    if (last > list) label += joint(line, list);
    setFlat(reading, type, label + joint(line, last) + slashed[1]!, at, last + 1);
    return { next: last + 1, rest: slashed[2]! };
  }
  setFlat(reading, type, label, at, end);
  return { next: end, rest: null };
}

/** True if the letter at `at`, behind the word for a shop, is a floor's, and its number stands behind it. */
const isLabelOnFloor = ({ words, breaks }: Line, type: string, at: number, hi: number): boolean =>
  IN_PREMISES.has(type) &&
  /^[BGL]$/.test(words[at]!) &&
  at + 2 < hi &&
  !breaks[at + 1]! &&
  breaks[at + 2]! &&
  /^\d{1,3}[A-Z]?$/.test(words[at + 1]!);

/** TENANCY B & C, UNITS A TO C, UNIT A-C, UNITS A, B & C: index behind the letters joined to the one before `at`. */
function lettersEnd(line: Line, at: number, hi: number): number {
  let end = at;
  while (end < hi) {
    const letter = JOINING.has(line.words[end]!) ? end + 1 : end;
    if (letter >= hi || (line.kinds[letter]! & KIND.letter) === 0) return end;
    if (letter === end && joint(line, end) === ' ') return end;
    end = letter + 1;
  }
  return end;
}

/** What stands between the letters of units before the word at `i`: ' & ', '-', '/', ',', or a space. */
function joint({ text, words, starts, ends }: Line, i: number): string {
  if (words[i] === 'AND') return ' & ';
  if (words[i] === 'TO') return '-';
  // The letter behind AND or TO.
  if (JOINING.has(words[i - 1]!)) return '';
  return /^ ?([-/,]) ?$/.exec(text.slice(ends[i - 1], starts[i]))?.[1] ?? ' ';
}

/** UNIT 5, UNIT 5/24, UNIT 5/2/24, UNIT 5-24, UNITS 5 TO 7, UNIT 5 A. */
function readNumberedFlat(line: Line, type: string, at: number, next: number, hi: number, reading: Reading): PartRead {
  const { words, kinds, breaks } = line;
  const word = words[next]!;
  const slash = word.indexOf('/');
  const dash = word.indexOf('-');
  const end = next + 1;
  // UNIT 5 - L2, 24 SMITH ST
  const level = line.ends[next]! - line.starts[next]! > word.length ? /-L(\d{1,2})$/.exec(word) : null;
  if (level !== null && reading.levelNumber === '') {
    setFlat(reading, type, word.slice(0, dash), at, end);
    setLevel(reading, 'LEVEL', level[1]!, next, end);
    return { next: end, rest: null };
  }
  // SHOP 513/514, RIVER PLAZA, 28 SMITH ST: the house number follows. SHOP 2-022A: no house number begins with a 0.
  const isOwn =
    dash > 0 &&
    slash < 0 &&
    (!/[1-9]/.test(word.charAt(dash + 1)) || isDashedLabel(word) || isLabelOfShop(line, word, end, hi));
  // 500 OXFORD STREET, SHOP 4010/4011: moved before its number. SHOP 1A/1B 20 SMITH ST: two units of one number.
  const isBefore = isNumber(line, end, hi) && !isFraction(line, end, hi);
  const isMoved = slash > 0 && isBefore && (breaks[end]! || isLabel(word)) && hasType(line, end, hi);
  // SHOPS 5/6/7 20 SMITH ST
  const isRow = slash > 0 && isBefore && isRowOfUnits(word);
  const isFromFirst = unitsFromFirst(word, line.ends[next]! - line.starts[next]!) !== null;
  // UNITS 1-19 SMITH ST says itself that they are several, and so do units from the first one on, UNIT 1-19; where
  // nothing follows the number is of no house.
  const isUnits = isFromFirst || isSeveral(words[at]!) || isBeforePlace(line, end, hi);
  const isRange = dash > 0 && slash < 0 && (isUnits || isOfMall(line, type, word, end, reading));
  if (
    isOwn ||
    isMoved ||
    isRow ||
    isRange ||
    ((slash > 0 || dash > 0) && isInPremises(line, end, hi, type, slash < 0))
  ) {
    setFlat(reading, type, word, at, end);
    return { next: end, rest: null };
  }
  if (slash > 0) {
    setFlat(reading, type, word.slice(0, slash), at, end);
    return { next: end, rest: withoutLevel(word.slice(slash + 1), reading) };
  }
  if (dash > 0 && !isNumber(line, end, hi) && !(end < hi && startsPart(line, end, hi))) {
    setFlat(reading, type, word.slice(0, dash), at, end);
    return { next: end, rest: word.slice(dash + 1) };
  }
  // UNIT 5 A/24 SMITH ST
  const suffixed = end < hi && !breaks[end]! && isDigits(word) ? /^([A-Z])\/(\d.*)$/.exec(words[end]!) : null;
  if (suffixed !== null) {
    setFlat(reading, type, word + suffixed[1]!, at, end + 1);
    return { next: end + 1, rest: suffixed[2]! };
  }
  const list = readUnitList(line, type, next, hi);
  if (list !== null) {
    setFlat(reading, type, list.label, at, list.end);
    return { next: list.end, rest: list.rest };
  }
  const isSplit =
    end + 1 < hi &&
    !breaks[end]! &&
    (kinds[end]! & KIND.letter) !== 0 &&
    (isNumber(line, end + 1, hi) || isInPremises(line, end + 1, hi, type, true)) &&
    LABEL.test(word) &&
    !/[A-Z]$/.test(word);
  setFlat(reading, type, isSplit ? word + words[end]! : word, at, isSplit ? end + 1 : end);
  return { next: isSplit ? end + 1 : end, rest: null };
}

/**
 * KOALA PLAZA, SHOP 17-18, SMITH ROAD: several shops of the mall before them, whose street has no number; SHOP T23-24,
 * SMITH ROAD: two neighbours of one letter.
 */
function isOfMall({ breaks }: Line, type: string, word: string, at: number, { buildingName }: Reading): boolean {
  if (breaks[at] !== true || !IN_PREMISES.has(type)) return false;
  const [, first, last] = /^[A-Z]{1,2}(\d{1,3})-(\d{1,3})$/.exec(word) ?? [];
  if (first !== undefined && Number(last) === Number(first) + 1) return true;
  return HOLDS_SHOPS.has(buildingName.slice(buildingName.lastIndexOf(' ') + 1));
}

/** SHOP B2-933, TERMINAL 1: a comma, and no street, stands behind a label of which the second number is long. */
const isLabelOfShop = (line: Line, word: string, at: number, hi: number): boolean =>
  /^[A-Z]\d-\d{3}$/.test(word) && at < hi && line.breaks[at]! && !hasType(line, at, hi);

/** True where at most the last part of the line follows, and that is no street: SHOP 2B-5, RESERVOIR. */
const isBeforePlace = (line: Line, at: number, hi: number): boolean =>
  at >= hi ||
  (line.breaks[at]! && partEnd(line, at) >= hi && line.kinds.slice(at, hi).every((k) => (k & STREETS) === 0));

/** 5/6/7: three units or more, one beside the other. */
const isRowOfUnits = (word: string): boolean => {
  const units = word.split('/');
  return units.length > 2 && units.every((unit, i) => i === 0 || Number(unit) === Number(units[i - 1]) + 1);
};

/** 1A/1B and 1/1A, the same number with two letters or one; B/101, the number of a unit in a part of a building. */
const isLabel = (word: string): boolean => /^(\d+)[A-Z]?\/\1[A-Z]$|^[A-Z]\/\d+[A-Z]?$/.test(word);

/** What follows a flat's slash: of 2/24 the level is noted, and 24 is the rest. */
function withoutLevel(rest: string, reading: Reading): string {
  const slash = rest.indexOf('/');
  if (slash <= 0) return rest;
  reading.levelNumber = rest.slice(0, slash).replace(/^L(?=\d)/, '');
  if (/^L\d/.test(rest)) reading.levelType = 'LEVEL';
  return rest.slice(slash + 1);
}

const isNumber = ({ kinds }: Line, at: number, hi: number): boolean => at < hi && (kinds[at]! & KIND.number) !== 0;
