// Several numbers before one street: a range of units and the number behind it (G13-14, 462 Smith St), or numbers of
// one property (69 & 71-73, and 1-7, 27-31).
import { setRange } from './note-number.js';
import { readUnitText } from './typed-number.js';
import type { Draft } from '../draft.js';
import { isDigits, numberWord, type WrittenNumber } from '../number-word.js';
import { KIND } from '../../vocabulary/kinds.js';
import { MEASURES } from '../../vocabulary/street.js';

/**
 * A range with a number word behind it. Returns minus the index where the street begins, the index to read on from
 * where the range is of units, or 0 where no such number stands there.
 */
export function readRangeBeforeNumber(draft: Draft, at: number, first: WrittenNumber, last: WrittenNumber): number {
  const { line, hi } = draft;
  const next = at + 1;
  if (next + 1 >= hi || (line.kinds[next]! & KIND.number) === 0) return 0;
  const second = numberWord(line.words[next]!);
  // 12-14 100 ACRES ROAD: the second number is the street's own.
  if (!second?.first || second.units.length > 0 || MEASURES.has(line.words[next + 1]!)) return 0;
  if (isSameProperty(first, last, second.first, second.last)) {
    noteList(draft, at, next, first);
    return -(next + 1);
  }
  // 61-63 1ODGE ROAD, with a digit for a letter, has no units.
  if (first.prefix === '' && !line.breaks[next]! && second.first.number <= last.number) return 0;
  readUnitText(draft, line.words[at]!, at);
  return next;
}

/** 1-7, 27-31: two ranges of the same side of a street, one behind the other. */
const isSameProperty = (
  first: WrittenNumber,
  last: WrittenNumber,
  second: WrittenNumber,
  end: WrittenNumber | null,
): boolean =>
  first.prefix === '' &&
  last.prefix === '' &&
  second.prefix === '' &&
  end !== null &&
  first.number < last.number &&
  last.number < second.number &&
  (second.number - last.number) % 2 === 0;

/**
 * "69 & 71-73", "7 AND 9A", "12, 14 & 16", "16, 18, 20", "16 18 20", "12A & B", "12A TO C": returns minus the index
 * where the street begins, or 0 where the number at `at` is followed by no such list. Two plain numbers with AND
 * between them are the ends of a range and not read here.
 */
export function readNumberList(draft: Draft, at: number, first: WrittenNumber): number {
  const { line, hi } = draft;
  const { words, kinds, breaks } = line;
  const letters = readLetterList(draft, at, first);
  if (letters !== 0) return letters;
  const isLong = isRisingList(draft, at);
  let last = at;
  let hasAnd = false;
  let count = 1;
  for (let i = at + 1; i + 1 < hi; count++) {
    const isLetter = i + 1 < hi && (kinds[i + 1]! & KIND.letter) !== 0;
    if ((words[i] === 'AND' || (words[i] === 'TO' && isLetter)) && isListed(draft, i + 1, first, isLong)) {
      last = i + 1;
      hasAnd = true;
    } else if (!hasAnd && (kinds[i]! & KIND.number) !== 0 && isListed(draft, i, first, isLong)) {
      if (!breaks[i]! && !isNeighbour(words[i - 1]!, words[i]!)) break;
      last = i;
    } else break;
    i = last + 1;
  }
  // 16, 18, 20: of two numbers with a comma the first is a unit.
  if ((!hasAnd && count < 3) || last + 1 >= hi || (kinds[last + 1]! & KIND.number) !== 0) return 0;
  const isPair = last === at + 2 && words[at + 1] === 'AND' && isDigits(words[last]!);
  if (isPair && !words[at]!.includes('-')) return 0;
  noteList(draft, at, last, first);
  return -(last + 1);
}

/** So many numbers with commas between them, each above the one before, are houses on either side of a street. */
const BOTH_SIDES = 4;

/** 206, 235, 351 & 420 */
function isRisingList({ line: { words, breaks }, hi }: Draft, at: number): boolean {
  let count = 1;
  let before = words[at] ?? '';
  for (let i = at + 1; i < hi; i++) {
    const isJoined = words[i] === 'AND';
    const number = words[isJoined ? ++i : i] ?? '';
    if (!isDigits(before) || !isDigits(number) || Number(number) <= Number(before)) break;
    if (!isJoined && !breaks[i]!) break;
    before = number;
    count++;
  }
  return count >= BOTH_SIDES;
}

/** 24 A & B SMITH ST, 24 A TO C: the letters stand apart from their number. Returns as readNumberList does. */
function readLetterList(draft: Draft, at: number, first: WrittenNumber): number {
  const { line, hi } = draft;
  const { words, kinds, breaks } = line;
  const [letter, joint, last] = [words[at + 1]!, words[at + 2]!, words[at + 3]!];
  if (at + 4 >= hi || first.suffix !== '' || words[at]!.includes('-') || breaks[at + 1]!) return 0;
  if (joint !== 'AND' && joint !== 'TO') return 0;
  if ((kinds[at + 1]! & kinds[at + 3]! & KIND.letter) === 0 || last <= letter) return 0;
  setRange(draft, { ...first, suffix: letter }, { prefix: '', number: first.number, suffix: last }, at, at + 4);
  draft.main.numberWritten = `${first.number}${letter} ${joint === 'AND' ? '&' : 'to'} ${last}`;
  return -(at + 4);
}

/** 16 18 20: no comma parts the numbers of houses that stand side by side, on the same side of the street. */
const isNeighbour = (before: string, number: string): boolean => {
  const step = Number(number) - Number(before);
  return isDigits(before) && isDigits(number) && step > 0 && step <= 6 && step % 2 === 0;
};

/** True if the word at `i` goes on with the numbers of a property that begin with `first`: 71-73, B of 12A & B. */
function isListed({ line }: Draft, i: number, first: WrittenNumber, isLong: boolean): boolean {
  const word = line.words[i]!;
  if ((line.kinds[i]! & KIND.number) === 0) return first.suffix !== '' && /^[A-Z]$/.test(word) && word > first.suffix;
  const other = numberWord(word);
  return (
    other?.first !== undefined &&
    other.first !== null &&
    other.units.length === 0 &&
    other.first.prefix === '' &&
    other.first.number >= first.number &&
    (isLong || line.words[i - 1] === 'AND' || (other.first.number - first.number) % 2 === 0)
  );
}

/** Notes the numbers from `at` to `later` as one range from the first to the last, in the form in which they stand. */
function noteList(draft: Draft, at: number, later: number, first: WrittenNumber): void {
  const { words, breaks } = draft.line;
  const second = numberWord(words[later]!);
  const end = second?.last ?? second?.first ?? { prefix: '', number: first.number, suffix: words[later]! };
  setRange(draft, first, end, at, later + 1);
  let written = words[at]!.slice(words[at]!.lastIndexOf('/') + 1);
  for (let i = at + 1; i <= later; i++) {
    if (words[i] === 'AND') written += ' &';
    else if (words[i] === 'TO') written += ' to';
    else written += `${breaks[i]! && words[i - 1] !== 'AND' ? ',' : ''} ${words[i]!}`;
  }
  draft.main.numberWritten = written;
}

/**
 * 24/26/28 and 24A/24B, several numbers of one property that slashes part where no unit is given: notes the word at
 * `at`; false where it is a unit and a number.
 */
export function readSlashedList(draft: Draft, at: number, word: string): boolean {
  if (draft.main.flatNumber !== '') return false;
  const letters = /^(\d+)([A-Z])\/\1([A-Z])$/.exec(word);
  const numbers = /^\d{2,5}(?:\/\d{2,5}){2,}$/.test(word) ? word.split('/') : [];
  const isRow = numbers.length > 0 && numbers.every((number, i) => i === 0 || isNeighbour(numbers[i - 1]!, number));
  if (!isRow && (letters === null || letters[2]! >= letters[3]!)) return false;
  const number = Number.parseInt(word, 10);
  const first = { prefix: '', number, suffix: letters?.[2] ?? '' };
  const last = { prefix: '', number: isRow ? Number(numbers.at(-1)) : number, suffix: letters?.[3] ?? '' };
  setRange(draft, first, last, at, at + 1);
  draft.main.numberWritten = word;
  return true;
}

/** 24-26-28 and 24A/B, several numbers of one property in one word: notes the word at `at`; false where it is none. */
export function readJoined(draft: Draft, at: number, word: string): boolean {
  const suffixes = /^(\d+)([A-Z])\/([A-Z])$/.exec(word);
  const numbers = /^\d{1,5}(?:-\d{1,5}){2,}$/.test(word) ? word.split('-').map(Number) : [];
  const isRising = numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);
  if (suffixes !== null && suffixes[2]! < suffixes[3]!) {
    const number = Number(suffixes[1]);
    setRange(
      draft,
      { prefix: '', number, suffix: suffixes[2]! },
      { prefix: '', number, suffix: suffixes[3]! },
      at,
      at + 1,
    );
  } else if (numbers.length > 0 && isRising) {
    const end = { prefix: '', number: numbers.at(-1)!, suffix: '' };
    setRange(draft, { prefix: '', number: numbers[0]!, suffix: '' }, end, at, at + 1);
  } else return false;
  draft.main.numberWritten = word;
  return true;
}
