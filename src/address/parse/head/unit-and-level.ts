// A unit and its level in one word, without a word for either: 17/L1, RIVER VILLAGE, 2 SMITH ST; and a level behind its
// unit by its label alone: SHOP 26 LG1, RIVER VILLAGE, 2 SMITH ST.
import { hasType } from './next-part.js';
import { setFlat, setLevel } from './note-unit.js';
import type { Draft } from '../draft.js';
import type { Line, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

const UNIT_AND_LEVEL = /^([A-Z]{0,2}\d{1,4}[A-Z]?)\/L(\d{1,2})$/;

/** A storey under or at the ground, of which a building has several. */
const LABEL_OF_LEVEL = /^(?:LG|UG|B|P|G)[1-9]$/;

/** Takes the unit and level at `at`; returns the index behind them, or `at`. 5/L12 SMITH ST may be a lot. */
export function takeUnitAndLevel({ line, main, hi }: Draft, at: number): number {
  const word = line.words[at]!;
  if (isLevelLabel(line, main, at, hi)) {
    setLevel(main, 'LEVEL', word, at, at + 1);
    return at + 1;
  }
  const found = word.includes('/L') ? UNIT_AND_LEVEL.exec(word) : null;
  if (!found || main.flatNumber + main.levelNumber !== '') return at;
  if (line.kinds.slice(at + 1, hi).every((k) => (k & KIND.number) === 0)) return at;
  setFlat(main, '', found[1]!, at, at + 1);
  setLevel(main, 'LEVEL', found[2]!, at, at + 1);
  return at + 1;
}

/**
 * LG1 of SHOP 26 LG1, RIVER VILLAGE, 2 SMITH ST, and of SHOP 26 LG1 2 SMITH ST: directly behind the number of a unit,
 * and another one follows.
 */
function isLevelLabel(line: Line, main: Reading, at: number, hi: number): boolean {
  const { words, kinds, breaks, starts } = line;
  if (at < 2 || main.flatNumber === '' || !LABEL_OF_LEVEL.test(words[at]!)) return false;
  if (main.levelType + main.levelNumber !== '') return false;
  const isBehindUnit = starts[at]! > starts[at - 1]! && (kinds[at - 2]! & KIND.flat) !== 0;
  if (!isBehindUnit || main.flatNumber !== words[at - 1]) return false;
  const isBeforeHouse = at + 1 < hi && (kinds[at + 1]! & KIND.number) !== 0 && hasType(line, at + 1, hi);
  if (!isBeforeHouse && breaks[at + 1] !== true) return false;
  return kinds.slice(at + 1).some((k) => (k & (KIND.building | KIND.strongType)) !== 0);
}
