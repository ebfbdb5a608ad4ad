// Units in a list without a word for them, of which the last one's slash leads to the house number: 1, 2 & 3/12 SMITH
// ST.
import { setFlat } from './note-unit.js';
import type { PartRead } from './part-read.js';
import type { Draft } from '../draft.js';
import { isDigits, numberWord } from '../number-word.js';

/** Takes the units that begin with the number at `at`, not the house number; null where no such list stands there. */
export function readUnitsBeforeSlash({ line, main, hi }: Draft, at: number): PartRead | null {
  const { words, breaks } = line;
  if (at + 3 >= hi || (words[at + 1] !== 'AND' && !breaks[at + 1]!)) return null;
  if (main.flatNumber !== '' || main.flatType !== '' || !isDigits(words[at]!)) return null;
  let last = Number(words[at]);
  let label = words[at]!;
  for (let i = at + 1; i + 1 < hi; i++) {
    const isAnd = words[i] === 'AND';
    if (isAnd ? breaks[i]! : !breaks[i]!) return null;
    if (isAnd) i++;
    const [unit = '', house, more] = words[i]!.split('/');
    // Only units that lie side by side.
    if (!isDigits(unit) || Number(unit) !== last + 1 || more !== undefined) return null;
    label += `${isAnd ? ' & ' : ', '}${unit}`;
    last++;
    if (!isAnd && house === undefined) continue;
    if (house === undefined || !numberWord(house)?.first || i + 1 >= hi) return null;
    setFlat(main, '', label, at, i + 1);
    return { next: i + 1, rest: house };
  }
  return null;
}
