// Units without a word for them beside one that the line has already.
import type { Draft } from '../draft.js';
import type { Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** True if the label at `at` is the unit that the line has already, U5, KOALA PLAZA, U5, 24 SMITH ST. */
export function isRepeatedUnit({ line, main, hi }: Draft, at: number): boolean {
  const { words, kinds } = line;
  if (main.flatNumber === '' || !/^[A-Z]/.test(words[at]!)) return false;
  const isSame = words[at] === main.flatNumber || (main.flatType === 'UNIT' && words[at] === `U${main.flatNumber}`);
  return isSame && kinds.slice(at + 1, hi).some((k) => (k & KIND.number) !== 0);
}

/** True if a line has no unit yet, or no level where `word` may be one: SUITE 6, L1, RIVER PLAZA. */
export const isFreeUnit = ({ flatNumber, levelNumber }: Reading, word: string): boolean =>
  flatNumber === '' || (levelNumber === '' && /^L\d{1,2}$/.test(word));
