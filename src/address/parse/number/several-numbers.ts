// Several numbers before one street: a range of units and the number behind it (G13-14, 462 Smith St), or numbers of one
// property (69 & 71-73, and 1-7, 27-31).
import { setNumber, setRange } from './note-number.js';
import { readUnitText } from './typed-number.js';
import type { Draft } from '../draft.js';
import { numberWord, type WrittenNumber } from '../number-word.js';
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
    noteList(draft, at, next, line.breaks[next]! ? ', ' : ' ');
    return -(next + 1);
  }
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
 * "69 & 71-73", "7 AND 9A", "3, 5 & 7": returns minus the index where the street begins, or 0 where the number at `at` is
 * followed by no such list. Two plain numbers with AND between them are the ends of a range and not read here.
 */
export function readNumberList(draft: Draft, at: number): number {
  const { line, hi } = draft;
  const { words, kinds } = line;
  if (words[at + 1] !== 'AND' || at + 3 >= hi || (kinds[at + 2]! & KIND.number) === 0) return 0;
  const second = numberWord(words[at + 2]!);
  if (!second?.first || second.units.length > 0 || second.first.prefix !== '') return 0;
  if (second.last === null && second.first.suffix === '') return 0;
  noteList(draft, at, at + 2, ' & ');
  return -(at + 3);
}

/** Notes the number at `later`, with the one at `at` before it as it is written. */
function noteList(draft: Draft, at: number, later: number, joint: string): void {
  const { words } = draft.line;
  const { first, last } = numberWord(words[later]!)!;
  if (last === null) setNumber(draft, first!, at, later + 1);
  else setRange(draft, first!, last, at, later + 1);
  draft.main.numberBefore = `${words[at]!}${joint}`;
}
