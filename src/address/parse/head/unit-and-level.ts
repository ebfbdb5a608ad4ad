// A unit and its level in one word, without a word for either: 17/L1, RIVER VILLAGE, 2 SMITH ST.
import { setFlat, setLevel } from './note-unit.js';
import type { Draft } from '../draft.js';
import { KIND } from '../../vocabulary/kinds.js';

const UNIT_AND_LEVEL = /^([A-Z]{0,2}\d{1,4}[A-Z]?)\/L(\d{1,2})$/;

/** Takes the unit and level at `at`; returns the index behind them, or `at`. 5/L12 SMITH ST may be a lot. */
export function takeUnitAndLevel({ line, main, hi }: Draft, at: number): number {
  const word = line.words[at]!;
  const found = word.includes('/L') ? UNIT_AND_LEVEL.exec(word) : null;
  if (!found || main.flatNumber + main.levelNumber !== '') return at;
  if (line.kinds.slice(at + 1, hi).every((k) => (k & KIND.number) === 0)) return at;
  setFlat(main, '', found[1]!, at, at + 1);
  setLevel(main, 'LEVEL', found[2]!, at, at + 1);
  return at + 1;
}
