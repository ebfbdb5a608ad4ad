// Reads a flat with its type word: UNIT 5, SHOP LG 05, REAR, FLAT A; the house number may be part of the same word.
import { readLevel, readOrdinalLevel } from './level.js';
import { leaveUnknown, setFlat } from './note-unit.js';
import type { PartRead } from './part-read.js';
import { hasType } from './next-part.js';
import { isBeforePremises } from './premises.js';
import { isLevelInFlat, ownsNoNumber, startsPart } from './starts-part.js';
import { isDigits } from '../number-word.js';
import { PART, take, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { flatType, levelType } from '../../vocabulary/unit.js';

/** A flat's number that a lone letter may belong to: 5, A5, 5.2. */
const LABEL = /^[A-Z]{0,3}\d{1,5}[A-Z]{0,2}$|^\d{1,3}\.\d{1,3}[A-Z]?$/;

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
  setFlat(reading, type, label, at, end);
  return { next: end, rest: null };
}

/** UNIT 5, UNIT 5/24, UNIT 5/2/24, UNIT 5-24, UNITS 5 TO 7, UNIT 5 A. */
function readNumberedFlat(line: Line, type: string, at: number, next: number, hi: number, reading: Reading): PartRead {
  const { words, kinds, breaks } = line;
  const word = words[next]!;
  const slash = word.indexOf('/');
  const dash = word.indexOf('-');
  let end = next + 1;
  // SHOP 513/514, RIVER PLAZA, 28 SMITH ST: the house number follows.
  if ((slash > 0 || dash > 0) && isBeforePremises(line, end, hi)) {
    setFlat(reading, type, word, at, end);
    return { next: end, rest: null };
  }
  if (slash > 0) {
    setFlat(reading, type, word.slice(0, slash), at, end);
    return { next: end, rest: withoutLevel(word.slice(slash + 1), reading) };
  }
  const isFollowed =
    isNumber(line, end, hi) || (dash > 0 && end < hi && (startsPart(line, end, hi) || isBeforeNumber(line, end, hi)));
  if (dash > 0 && !isFollowed) {
    setFlat(reading, type, word.slice(0, dash), at, end);
    return { next: end, rest: word.slice(dash + 1) };
  }
  let label = word;
  const several = severalUnits(line, next, hi);
  if (several > end) {
    setFlat(reading, type, unitList(line, next, several), at, several);
    return { next: several, rest: null };
  }
  if (words[end] === 'AND' && end + 2 < hi && isLettered(word) && isLettered(words[end + 1]!)) {
    setFlat(reading, type, `${word} & ${words[end + 1]!}`, at, end + 2);
    return { next: end + 2, rest: null };
  }
  // SHOP 3 & 4, RIVER PLAZA, 28 SMITH ST
  if (words[end] === 'AND' && isNumber(line, end + 1, hi) && isBeforePremises(line, end + 2, hi)) {
    setFlat(reading, type, `${word} & ${words[end + 1]!}`, at, end + 2);
    return { next: end + 2, rest: null };
  }
  if (end + 1 < hi && !breaks[end]! && isNumber(line, end + 1, hi)) {
    if ((words[end] === 'AND' || words[end] === 'TO') && isNumber(line, end + 2, hi)) {
      label += `${words[end] === 'TO' ? '-' : '&'}${words[end + 1]!}`;
      end += 2;
    } else if ((kinds[end]! & KIND.letter) !== 0 && LABEL.test(label) && !/[A-Z]$/.test(label)) {
      label += words[end]!;
      end++;
    }
  }
  setFlat(reading, type, label, at, end);
  return { next: end, rest: null };
}

/** SHOPS 3, 4 & 5, 12 SMITH ST: index behind the last of three or more units before a house number, else `at`. */
function severalUnits(line: Line, at: number, hi: number): number {
  const { words, breaks } = line;
  let end = at + 1;
  while (end < hi && breaks[end]! && isNumber(line, end, hi)) end++;
  if (end === at + 1 || words[end] !== 'AND' || !isNumber(line, end + 1, hi) || !isNumber(line, end + 2, hi)) return at;
  return end + 2;
}

/** Units in the form in which one field has them: 3,4&5. */
const unitList = ({ words }: Line, from: number, to: number): string =>
  `${words.slice(from, to - 2).join(',')}&${words[to - 1]!}`;

/** W36 of TENANCY W36 & W37: no house number looks so. */
const isLettered = (label: string): boolean => /^[A-Z]{1,2}\d{1,4}$/.test(label);

/** "SHOP 1-4, RIVER PLAZA 416 SMITH ST": a house number with a street behind it follows the name at `at`. */
function isBeforeNumber(line: Line, at: number, hi: number): boolean {
  for (let i = at + 1; i < hi && (line.kinds[i - 1]! & KIND.strongType) === 0; i++) {
    const isAfterName = line.breaks[i]! || (line.kinds[i - 1]! & KIND.building) !== 0;
    if (isNumber(line, i, hi)) return isAfterName && hasType(line, i, hi);
  }
  return false;
}

/** What follows a flat's slash: of 2/24 the level is noted, and 24 is the rest. */
function withoutLevel(rest: string, reading: Reading): string {
  const slash = rest.indexOf('/');
  if (slash <= 0) return rest;
  reading.levelNumber = rest.slice(0, slash).replace(/^L(?=\d)/, '');
  if (/^L\d/.test(rest)) reading.levelType = 'LEVEL';
  return rest.slice(slash + 1);
}

const isNumber = ({ kinds }: Line, at: number, hi: number): boolean => at < hi && (kinds[at]! & KIND.number) !== 0;
