// Reads a flat with its type word: UNIT 5, SHOP LG 05, REAR, FLAT A; the house number may be part of the same word.
import { isInPremises } from './behind-unit.js';
import { readLevel, readOrdinalLevel } from './level.js';
import { leaveUnknown, setFlat } from './note-unit.js';
import type { PartRead } from './part-read.js';
import { isLevelInFlat, ownsNoNumber, startsPart } from './starts-part.js';
import { hasType } from './next-part.js';
import { readUnitList } from './unit-list.js';
import { isDigits, unitsFromFirst } from '../number-word.js';
import { PART, partEnd, take, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { flatType, isSeveral, levelType } from '../../vocabulary/unit.js';

/** A flat's number that a lone letter may belong to: 5, A5, 5.2. */
const LABEL = /^[A-Z]{0,3}\d{1,5}[A-Z]{0,2}$|^\d{1,3}\.\d{1,3}[A-Z]?$/;

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
  if (type === 'STRATA UNIT' && words[next] === 'UNIT') return readUnit(line, next, hi, reading);
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
  if (isLevelInFlat(line, next, hi)) {
    setFlat(reading, type, words[next]! + words[next + 1]!, at, next + 2);
    return { next: next + 2, rest: null };
  }
  const end = words[next] === 'OF' ? next + 1 : next;
  if (type === 'REAR') leaveUnknown(reading, at, end);
  else if (type === 'HOUSE') take(reading, PART.filler, at, end);
  else setFlat(reading, type, '', at, end);
  return { next: end, rest: null };
}

/** UNIT B, UNIT B 5, UNIT B 5/24. */
function readLetteredFlat(line: Line, type: string, at: number, next: number, hi: number, reading: Reading): PartRead {
  const { words, kinds, breaks } = line;
  let label = words[next]!;
  let end = next + 1;
  if (end + 1 < hi && isDigits(words[end]!) && !breaks[end]! && (kinds[end + 1]! & KIND.number) !== 0) {
    label += words[end]!;
    end++;
  } else if (end < hi && !breaks[end]! && /^\d{1,3}\/\d+[A-Z]?$/.test(words[end]!)) {
    const [own = '', house = ''] = words[end]!.split('/');
    setFlat(reading, type, label + own, at, end + 1);
    return { next: end + 1, rest: house };
  }
  // TENANCY B & C, 24 SMITH ST
  while (end + 1 < hi && words[end] === 'AND' && (kinds[end + 1]! & KIND.letter) !== 0) {
    label += ` & ${words[end + 1]!}`;
    end += 2;
  }
  setFlat(reading, type, label, at, end);
  return { next: end, rest: null };
}

/** UNIT 5, UNIT 5/24, UNIT 5/2/24, UNIT 5-24, UNITS 5 TO 7, UNIT 5 A. */
function readNumberedFlat(line: Line, type: string, at: number, next: number, hi: number, reading: Reading): PartRead {
  const { words, kinds, breaks } = line;
  const word = words[next]!;
  const slash = word.indexOf('/');
  const dash = word.indexOf('-');
  const end = next + 1;
  // SHOP 513/514, RIVER PLAZA, 28 SMITH ST: the house number follows. SHOP 2-022A: no house number begins with a 0.
  const isOwn = dash > 0 && slash < 0 && !/[1-9]/.test(word.charAt(dash + 1));
  // 500 OXFORD STREET, SHOP 4010/4011: moved before its number. SHOP 1A/1B 20 SMITH ST: two units of one number.
  const isMoved = slash > 0 && isNumber(line, end, hi) && (breaks[end]! || isOneNumber(word)) && hasType(line, end, hi);
  const isFromFirst = unitsFromFirst(word, line.ends[next]! - line.starts[next]!) !== null;
  // UNITS 1-19 SMITH ST says itself that they are several, and so do units from the first one on, UNIT 1-19; where
  // nothing follows the number is of no house.
  const isRange = dash > 0 && slash < 0 && (isBeforePlace(line, end, hi) || isSeveral(words[at]!) || isFromFirst);
  if (isOwn || isMoved || isRange || ((slash > 0 || dash > 0) && isInPremises(line, end, hi, type, slash < 0))) {
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

/** True where at most the last part of the line follows, and that is no street: SHOP 2B-5, RESERVOIR. */
const isBeforePlace = (line: Line, at: number, hi: number): boolean =>
  at >= hi ||
  (line.breaks[at]! && partEnd(line, at) >= hi && line.kinds.slice(at, hi).every((k) => (k & STREETS) === 0));

/** 1A/1B: the same number with two letters. */
const isOneNumber = (word: string): boolean => /^(\d+)[A-Z]\/\1[A-Z]$/.test(word);

/** What follows a flat's slash: of 2/24 the level is noted, and 24 is the rest. */
function withoutLevel(rest: string, reading: Reading): string {
  const slash = rest.indexOf('/');
  if (slash <= 0) return rest;
  reading.levelNumber = rest.slice(0, slash).replace(/^L(?=\d)/, '');
  if (/^L\d/.test(rest)) reading.levelType = 'LEVEL';
  return rest.slice(slash + 1);
}

const isNumber = ({ kinds }: Line, at: number, hi: number): boolean => at < hi && (kinds[at]! & KIND.number) !== 0;
