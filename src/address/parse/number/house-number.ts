// Reads a line's house number, with what stands before a slash or dash and a range's other end, into the plainest
// reading and notes the others. Each function returns minus the index behind it, or where to read on if it was none.
import { setFlat, setLevel } from '../head/note-unit.js';
import { isFraction } from './fraction.js';
import { makeRange, setNumber, setRange, setRangeOrUnit, setSpacedRange } from './note-number.js';
import { readSuffixLetter } from './suffix-letter.js';
import { readJoined, readNumberList, readRangeBeforeNumber, readSlashedList } from './several-numbers.js';
import { isLevelOf, readPrefixed, readUnitText } from './typed-number.js';
import { UNUSUAL, type Draft } from '../draft.js';
import {
  isDigits,
  isRangeLike,
  numberText,
  numberWord,
  writtenNumber,
  type NumberWord,
  type WrittenNumber,
} from '../number-word.js';
import { giveBack, PART, take, takenPart } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { MEASURES } from '../../vocabulary/street.js';
import { OUTER } from '../../vocabulary/unit.js';

/**
 * Reads the number word at `at`, or `rest`, what a unit's slash or dash left of it. An index of `at` or less is no
 * number at all.
 */
export function readNumber(draft: Draft, at: number, rest: string | null): number {
  const { words, kinds } = draft.line;
  const word = rest ?? words[at]!;
  if (rest === null && isDigits(word)) {
    const next = at + 1;
    if (
      next < draft.hi &&
      (kinds[next]! & (KIND.number | KIND.letter)) === 0 &&
      words[next] !== 'TO' &&
      words[next] !== 'AND'
    ) {
      return readPlain(draft, at, word);
    }
  }
  const parts = numberWord(word);
  if (parts === null || parts.first === null) return readUnusual(draft, at, word);
  if (parts.units.length > 0) {
    return rest === null && readSlashedList(draft, at, word) ? -(at + 1) : readSlashed(draft, at, parts);
  }
  const { first, last } = parts;
  if (last === null && word.includes('/')) {
    // 40/B: sooner 40B than flat B of 40.
    draft.also(UNUSUAL.unitOfSuffix, (reading) => {
      reading.flatNumber = first.suffix;
      reading.numberSuffix = '';
    });
  }
  return finish(draft, at, parts, rest !== null);
}

/** Digits with the street's name behind them: two lines of three. */
function readPlain(draft: Draft, at: number, word: string): number {
  const { words, breaks } = draft.line;
  const next = at + 1;
  if (at === 0 && !breaks[next]! && MEASURES.has(words[next]!)) {
    draft.also(UNUSUAL.numberInName, (reading) => {
      reading.from = at;
      reading.numberFirst = 0;
      reading.taken = reading.taken.filter((part) => takenPart(part) !== PART.number);
    });
  }
  draft.main.numberFirst = Number(word);
  draft.take(PART.number, at, next);
  return -next;
}

/** "2/F", "G/F" and the like are levels; a decimal is a suite's number; anything else is a word of the street. */
function readUnusual(draft: Draft, at: number, word: string): number {
  const { main, line, hi } = draft;
  const floor = /^(\d{1,3}|G|LG|UG)\/F$/.exec(word);
  if (floor) {
    setLevel(main, 'FLOOR', floor[1]!, at, at + 1);
    return at + 1;
  }
  const next = at + 1;
  if (readJoined(draft, at, word)) return -next;
  if (
    /^[A-Z]{0,3}\d{1,3}\.\d{1,3}[A-Z]?$/.test(word) &&
    next < hi &&
    (line.kinds[next]! & KIND.number) !== 0 &&
    main.flatNumber === ''
  ) {
    setFlat(main, '', word, at, next);
    return next;
  }
  const decimal = /^([A-Z]{0,3}\d{1,3}\.\d{1,3}[A-Z]?)\/(.+)$/.exec(word);
  if (decimal) {
    setFlat(main, main.flatType, decimal[1]!, at, at + 1);
    return readNumber(draft, at, decimal[2]!);
  }
  return at;
}

/** 5/24, 5/2/24, U5/24-26. */
function readSlashed(draft: Draft, at: number, parts: NumberWord): number {
  const { main } = draft;
  const { units, last } = parts;
  const first = parts.first!;
  const unit = writtenNumber(units[0]!);
  if (units.length === 1 && !main.flatNumber.includes('.') && isLevelOf(main, units[0]!)) {
    setLevel(main, 'LEVEL', units[0]!, at, at + 1);
    return finish(draft, at, { units: [], first, last }, true);
  }
  const isPlain = units.length === 1 && last === null && unit !== null && unit.prefix === '' && first.prefix === '';
  if (isPlain && main.flatNumber !== '' && !OUTER.has(main.flatType) && isRangeLike(unit.number, first.number)) {
    // The unit is given already: UNIT 60, 12/18 BATHURST ST.
    return finish(draft, at, { units: [], first: unit, last: first }, true);
  }
  const isFresh = main.flatType === '' && main.flatNumber === '';
  readUnitText(draft, units[0]!, at);
  for (let i = 1; i < units.length; i++) {
    const text = units[i]!;
    if (main.levelNumber === '') {
      main.levelNumber = text.replace(/^L(?=\d)/, '');
      if (/^L\d/.test(text)) main.levelType = 'LEVEL';
    } else main.flatNumber += `/${text}`;
  }
  const isSwappable = isFresh && isPlain && main.flatType === '' && unit.number !== first.number;
  const result = finish(draft, at, parts, true);
  if (isSwappable) {
    draft.also(UNUSUAL.swapped, (reading) => {
      reading.flatNumber = `${first.number}${first.suffix}`;
      reading.numberFirst = unit.number;
      reading.numberSuffix = unit.suffix;
    });
  }
  return result;
}

/**
 * Notes the number, looks at the words behind it (suffix letter, range, second number), and adds the other readings.
 * `hasUnit`: a unit stood in the same word.
 */
function finish(draft: Draft, at: number, parts: NumberWord, hasUnit: boolean): number {
  const { main, hi } = draft;
  const { words, kinds } = draft.line;
  const { last } = parts;
  const first = parts.first!;
  const next = at + 1;
  const unitGiven = hasUnit || main.flatNumber !== '' || main.flatType !== '';
  if (last === null && isFraction(draft.line, next, hi)) {
    main.unknown.push(next);
    setNumber(draft, first, at, next);
    return -(next + 1);
  }
  const list = last === null || first.prefix === '' ? readNumberList(draft, at, first) : 0;
  if (list !== 0) return list;
  if (last !== null) {
    const before = unitGiven ? 0 : readRangeBeforeNumber(draft, at, first, last);
    if (before !== 0) return before;
    setRangeOrUnit(draft, first, last, at, hasUnit);
    return -next;
  }
  if (
    next + 2 < hi &&
    (words[next] === 'TO' || words[next] === 'AND') &&
    isDigits(words[next + 1]!) &&
    Number(words[next + 1]) > first.number
  ) {
    setRange(draft, first, { prefix: '', number: Number(words[next + 1]), suffix: '' }, at, next + 2);
    return -(next + 2);
  }
  if (next + 1 < hi && (kinds[next]! & KIND.number) !== 0) {
    const result = readBeforeNumber(draft, at, first, hasUnit, unitGiven);
    if (result !== 0) return result;
  }
  // UNIT 1 L123 SMITH ST: beside a unit too the L is a lot's.
  const isLot = first.prefix === 'L' && !hasUnit && main.lotNumber + main.levelNumber === '';
  if (first.prefix !== '' && (!unitGiven || isLot)) return readPrefixed(draft, at, first);
  setNumber(draft, first, at, next);
  return readSuffixLetter(draft, at, first, unitGiven);
}

/** A number with another number word behind it; 0 where the first is the house number after all. */
function readBeforeNumber(
  draft: Draft,
  at: number,
  first: WrittenNumber,
  hasUnit: boolean,
  unitGiven: boolean,
): number {
  const { main } = draft;
  const { words, breaks } = draft.line;
  const next = at + 1;
  if (first.prefix === 'L' && main.levelNumber === '' && !hasUnit) {
    setLevel(main, 'LEVEL', `${first.number}${first.suffix}`, at, next);
    return next;
  }
  const second = numberWord(words[next]!);
  const other = second?.first;
  if (!second || !other) return 0;
  // 5 100 ACRES ROAD: the second number is the street's own.
  if (!breaks[next]! && MEASURES.has(words[next + 1]!)) {
    if (!unitGiven) {
      draft.also(UNUSUAL.numberInName, (reading) => {
        reading.flatNumber = numberText(first);
        reading.numberFirst = other.number;
        reading.numberSuffix = other.suffix;
        reading.from = next + 1;
        giveBack(reading, PART.number, at);
        take(reading, PART.flat, at, next);
        take(reading, PART.number, next, next + 1);
      });
    }
    return 0;
  }
  if (!unitGiven) return readTwoNumbers(draft, at, first, second);
  if (second.units.length > 0) return 0;
  if (isRangeLike(first.number, other.number) && second.last === null && !breaks[next]!) {
    setRange(draft, first, other, at, next + 1);
    return -(next + 1);
  }
  // A unit, then two numbers that are no range: the nearer one is the street's.
  main.unknown.push(at);
  return next;
}

/** "5 24 SMITH ST": unit and number; perhaps a range. "U5 24", "L3 24": typed by their letter. */
function readTwoNumbers(draft: Draft, at: number, first: WrittenNumber, second: NumberWord): number {
  const { line } = draft;
  const next = at + 1;
  const last = second.first!;
  readUnitText(draft, line.words[at]!, at);
  if (
    second.units.length > 0 ||
    second.last !== null ||
    first.prefix + last.prefix !== '' ||
    line.breaks[next]! ||
    !isRangeLike(first.number, last.number)
  ) {
    return next;
  }
  if (first.number >= 10 && last.number - first.number <= 6) {
    setSpacedRange(draft, at, first, last);
    return -(at + 2);
  }
  const result = readNumber(draft, next, null);
  draft.also(UNUSUAL.twoNumbersRange, (reading) => {
    reading.flatNumber = '';
    makeRange(reading, first, last);
  });
  return result;
}
