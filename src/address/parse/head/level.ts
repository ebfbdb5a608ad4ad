// Reads a level with its type word: LEVEL 2, GROUND FLOOR, LOWER GROUND, MEZZANINE, SECOND FLOOR.
import { leaveUnknown, setFlat, setLevel } from './note-unit.js';
import type { PartRead } from './part-read.js';
import { isBeforePremises } from './premises.js';
import { isFloor, isGround } from './floor-word.js';
import { isDigits } from '../number-word.js';
import type { Line, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { FLOOR_CARDINALS, ORDINALS } from '../../vocabulary/ordinals.js';
import { isSeveral, levelType } from '../../vocabulary/unit.js';

/** Takes an ordinal with its floor: FIRST FLOOR, 2ND LEVEL, 1ST & 2ND FLOORS. */
export function readOrdinalLevel({ words }: Line, at: number, reading: Reading): PartRead {
  const isOfTwo = words[at + 1] === 'AND';
  const floor = isOfTwo ? at + 3 : at + 1;
  const number = isOfTwo ? `${ordinal(words[at]!)}&${ordinal(words[at + 2]!)}` : ordinal(words[at]!);
  setLevel(reading, levelType(words[floor]!)!, number, at, floor + 1);
  return { next: floor + 1, rest: null };
}

/** The number of an ordinal in words or digits; another word as it is. */
function ordinal(word: string): string {
  const index = ORDINALS.indexOf(word);
  return index >= 0 ? String(index + 1) : word.replace(/(?<=\d)\D+$/, '');
}

/** Takes the level whose type stands at `at`; its number, if `numbered`, stands at `next`. */
export function readLevel(
  line: Line,
  at: number,
  next: number,
  hi: number,
  numbered: boolean,
  reading: Reading,
): PartRead {
  const { words, kinds, breaks } = line;
  if (words[at] === 'LOWER' || words[at] === 'UPPER') return readHalfLevel(line, at, next, hi, reading);
  if (words[at] === 'SUB') {
    setLevel(reading, 'SUB-BASEMENT', '', at, next + 1);
    return { next: next + 1, rest: null };
  }
  const type = levelType(words[at]!) ?? 'LEVEL';
  if (type === 'LEVEL' || type === 'FLOOR') {
    if (numbered) return readNumberedLevel(line, type, at, next, hi, reading);
    const word = words[next]!;
    const second = isSeveral(words[at]!) ? levelBehind(line, next + 1, hi) : '';
    if (second !== '') {
      setLevel(reading, type, `${word}&${second}`, at, next + 3);
      return { next: next + 3, rest: null };
    }
    const index = next < hi ? FLOOR_CARDINALS.indexOf(word) : -1;
    setLevel(reading, type, index >= 0 ? String(index + 1) : ordinal(word), at, next + 1);
    return { next: next + 1, rest: null };
  }
  let end = next;
  if (end < hi && isFloor(words[end]!)) end++;
  let label = '';
  if (
    end + 1 < hi &&
    !breaks[end]! &&
    isDigits(words[end]!) &&
    ((kinds[end + 1]! & KIND.number) !== 0 || breaks[end + 1]!)
  ) {
    label = words[end]!;
    end++;
  }
  setLevel(reading, type, label, at, end);
  return { next: end, rest: null };
}

/** The second of LEVELS G & 1, whose AND stands at `at`; '' where none does. */
function levelBehind({ words, kinds, breaks }: Line, at: number, hi: number): string {
  const isJoined = words[at] === 'AND' && at + 2 < hi && !breaks[at]! && !breaks[at + 1]!;
  const isLast = isJoined && (kinds[at + 1]! & (KIND.number | KIND.letter)) !== 0;
  // LEVEL G & 14 SMITH ST
  return isLast && (breaks[at + 2]! || isNumber(kinds, at + 2)) ? words[at + 1]! : '';
}

/** LOWER GROUND FLOOR, UPPER LEVEL. */
function readHalfLevel(
  { words, kinds, breaks }: Line,
  at: number,
  next: number,
  hi: number,
  reading: Reading,
): PartRead {
  const isHalfGround = isGround(words[next] ?? '');
  const type = `${words[at]!} ${isHalfGround ? 'GROUND FLOOR' : levelType(words[next]!)!}`;
  let end = next + 1;
  if (type.endsWith('GROUND FLOOR') && end < hi && isFloor(words[end]!)) end++;
  // LOWER LEVEL 1, 24 SMITH ST
  const isNumbered =
    !isHalfGround &&
    end + 1 < hi &&
    isDigits(words[end]!) &&
    !breaks[end]! &&
    (breaks[end + 1]! || isNumber(kinds, end + 1));
  setLevel(reading, type, isNumbered ? words[end]! : '', at, isNumbered ? end + 1 : end);
  return { next: isNumbered ? end + 1 : end, rest: null };
}

/** From the ground floor to another. */
const GROUND_TO = /^[LU]?G-\d+$/;

/** LEVEL 2, and LEVEL 2/24 or LEVEL 2-24 with the house number in the same word. */
function readNumberedLevel(line: Line, type: string, at: number, next: number, hi: number, reading: Reading): PartRead {
  const { words, kinds, breaks } = line;
  const word = words[next]!;
  const cut = GROUND_TO.test(word) ? -1 : word.search(/[/-]/);
  const followed = next + 1 < hi && (kinds[next + 1]! & KIND.number) !== 0;
  // LEVELS 1-3, RIVER HOTEL, 24 SMITH ST
  const isRange = word[cut] === '-' && (isSeveral(words[at]!) || isBeforePremises(line, next + 1, hi));
  if (cut > 0 && !isRange && (word[cut] === '/' || !followed)) {
    // LEVEL 570/24 SMITH ST: no building is so high, and the number is a unit's.
    if (word[cut] === '/' && cut > 2 && isDigits(word.slice(0, cut)) && reading.flatNumber === '') {
      leaveUnknown(reading, at, next);
      setFlat(reading, '', word.slice(0, cut), next, next + 1);
      return { next: next + 1, rest: word.slice(cut + 1) };
    }
    setLevel(reading, type, word.slice(0, cut), at, next + 1);
    return { next: next + 1, rest: word.slice(cut + 1) };
  }
  const list = levelList(line, at, next, hi);
  const end = list?.end ?? next + 1;
  setLevel(reading, type, list?.label ?? word, at, end);
  // LEVEL 1 UPPER, RIVER PLAZA
  const isHalved = (words[end] === 'UPPER' || words[end] === 'LOWER') && !breaks[end]! && breaks[end + 1] === true;
  if (isHalved) leaveUnknown(reading, end, end + 1);
  return { next: isHalved ? end + 1 : end, rest: null };
}

/**
 * LEVELS 5, 6 & 7, and LEVEL 2 AND LEVEL 3: the numbers of levels that begin at `next`, and the index behind them; null
 * where there is one only, or nothing that says that the last is no house number.
 */
function levelList(line: Line, at: number, next: number, hi: number): { label: string; end: number } | null {
  const { words, kinds, breaks } = line;
  let label = words[next]!;
  let i = next + 1;
  for (; i + 1 < hi && breaks[i]! && isDigits(words[i]!) && Number(words[i]) === Number(words[i - 1]) + 1; i++) {
    label += `,${words[i]!}`;
  }
  const last = words[i + 1] === words[at] ? i + 2 : i + 1;
  if (words[i] !== 'AND' || last + 1 >= hi || !isNumber(kinds, last)) return null;
  const isSure = isNumber(kinds, last + 1) || words[last + 1] === 'OF' || isBeforePremises(line, last + 1, hi);
  return isSure ? { label: `${label}&${words[last]!}`, end: last + 1 } : null;
}

const isNumber = (kinds: readonly number[], at: number): boolean => (kinds[at]! & KIND.number) !== 0;
