// Units in a list without a word for them, of which the last one's slash leads to the house number (1, 2 & 3/12 SMITH
// ST), or which the house number follows (4 & 5, 12 SMITH ST).
import { hasType } from './next-part.js';
import { setFlat } from './note-unit.js';
import type { PartRead } from './part-read.js';
import type { Draft } from '../draft.js';
import { isDigits, numberWord } from '../number-word.js';

/** A house number, that of no unit before it. */
const HOUSE = /^\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/;

/** Takes the units that begin with the number at `at`, not the house number; null where no such list stands there. */
export function readUnitsBeforeSlash({ line, main, hi }: Draft, at: number): PartRead | null {
  const { words, breaks } = line;
  const isHouse = (i: number): boolean => i + 1 < hi && HOUSE.test(words[i]!) && hasType(line, i, hi);
  if (at + 3 >= hi || (words[at + 1] !== 'AND' && !breaks[at + 1]!)) return null;
  if (main.flatNumber !== '' || main.flatType !== '' || !isDigits(words[at]!)) return null;
  let last = Number(words[at]);
  let label = words[at]!;
  for (let i = at + 1; i + 1 < hi; i++) {
    const isAnd = words[i] === 'AND';
    if (!isAnd && words[i - 2] === 'AND' && isHouse(i)) {
      setFlat(main, '', label, at, i);
      return { next: i, rest: null };
    }
    if (isAnd ? breaks[i]! : !breaks[i]!) return null;
    if (isAnd) i++;
    const [unit = '', house, more] = words[i]!.split('/');
    // Units that lie side by side, or any two before a comma and the house number.
    const isBeside = Number(unit) === last + 1 || (isAnd && breaks[i + 1] === true && isHouse(i + 1));
    if (!isDigits(unit) || !isBeside || more !== undefined) return null;
    label += `${isAnd ? ' & ' : ', '}${unit}`;
    last = Number(unit);
    if (house === undefined && (!isAnd || isHouse(i + 1))) continue;
    if (house === undefined || !numberWord(house)?.first || i + 1 >= hi) return null;
    setFlat(main, '', label, at, i + 1);
    return { next: i + 1, rest: house };
  }
  return null;
}
