// Units that have a letter in the place of a number: A 24 SMITH ST, and UE - 2 SMITH ST with the word for a unit glued
// to its letter.
import { isDigits } from '../number-word.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** True where the lone letter at `at` stands before a number that has digits alone: A 24 SMITH ST. */
export const isLoneLetter = ({ words, kinds, breaks }: Line, at: number, hi: number): boolean =>
  (kinds[at]! & KIND.letter) !== 0 &&
  at + 2 < hi &&
  (kinds[at + 1]! & KIND.number) !== 0 &&
  !breaks[at + 1]! &&
  isDigits(words[at + 1]!);

/**
 * The letter of UE - 2 SMITH ST and UNITE/2 SMITH ST, where a dash or slash parts it from the house number; '' where
 * the word at `at` is another.
 */
export function letterOfUnit({ text, words, kinds, starts, ends }: Line, at: number, hi: number): string {
  const letter = kinds[at] === 0 ? /^U(?:NIT)?([A-Z])$/.exec(words[at]!)?.[1] : undefined;
  if (letter === undefined || at + 2 >= hi || (kinds[at + 1]! & KIND.number) === 0) return '';
  return /^ ?[-–—/\\] ?$/.test(text.slice(ends[at], starts[at + 1])) ? letter : '';
}
