// A lone letter behind the house number: its suffix (24 A SMITH ST), the first word of the street (11 E GIBBONS ROAD),
// or the end of a unit's label before the real number (5 A 24 SMITH ST).
import { setFlat } from '../head/note-unit.js';
import { UNUSUAL, type Draft } from '../draft.js';
import { numberText, numberWord, type WrittenNumber } from '../number-word.js';
import { giveBack, PART, take, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/**
 * Looks at the word behind the number at `at`, which is noted already. Returns minus the index where the street begins,
 * or a positive index where the number was a unit's.
 */
export function readSuffixLetter(draft: Draft, at: number, number: WrittenNumber, unitGiven: boolean): number {
  const { line, main, hi } = draft;
  const { words, kinds, breaks } = line;
  const next = at + 1;
  if (
    next + 1 >= hi ||
    (kinds[next]! & KIND.letter) === 0 ||
    number.suffix !== '' ||
    breaks[next]! ||
    breaks[next + 1]!
  ) {
    return -next;
  }
  const letter = words[next]!;
  if ((kinds[next + 1]! & KIND.number) === 0) {
    if (!mayBeSuffix(line, next, hi)) return -next;
    if (/[NSEWO]/.test(letter)) {
      // A compass letter, and the O of O CONNOR STREET, is sooner the street's.
      draft.also(UNUSUAL.letterInName, (reading) => {
        reading.from = next + 1;
        reading.numberSuffix = letter;
        take(reading, PART.number, next, next + 1);
      });
      return -next;
    }
    draft.also(UNUSUAL.letterInName, (reading) => {
      reading.from = next;
      reading.numberSuffix = '';
      giveBack(reading, PART.number, next);
    });
    main.numberSuffix = letter;
    draft.take(PART.number, next, next + 1);
    return -(next + 1);
  }
  const following = unitGiven ? null : numberWord(words[next + 1]!);
  if (following?.first && following.units.length === 0 && next + 2 < hi) {
    main.numberFirst = 0;
    main.taken.pop();
    setFlat(main, '', numberText(number) + letter, at, next + 1);
    return next + 1;
  }
  return -next;
}

/** False where the letter at `at` stands alone before a street's type, or among initials: 30 A C BATHS AVENUE. */
function mayBeSuffix({ words, kinds, breaks }: Line, at: number, hi: number): boolean {
  const goesOn = at + 2 < hi && !breaks[at + 2]!;
  if (goesOn && (kinds[at + 1]! & KIND.letter) !== 0) return false;
  return (kinds[at + 1]! & KIND.strongType) === 0 || (words[at + 1] === 'ST' && goesOn);
}
