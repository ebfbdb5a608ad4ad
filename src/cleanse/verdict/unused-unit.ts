// A unit that the line names and no part of the answer took: the building alone would be an answer to another question.
import { KIND, kindsOf } from '../../address/vocabulary/kinds.js';
import { PART, takenFrom, takenPart, takenTo, type Line } from '../../address/parse/reading.js';
import type { Verdict } from './verdict.js';

/** The number of a unit: 5, 5A, G12; with a level behind it, 2-L2. */
const UNIT_NUMBER = /^[A-Z]?\d{1,4}[A-Z]?(?:-[A-Z]?\d{1,4})?$/;
/** A unit in one word: U53, APT5. */
const GLUED_UNIT = /^([A-Z]{1,9})\d{1,4}[A-Z]?$/;

const NINE = '9'.charCodeAt(0);

/** The verdict, or that of a building whose unit was not found where the line has a unit that was not looked up. */
export const withoutSilentBuilding = (line: Line, verdict: Verdict): Verdict =>
  hasUnused(line, verdict, (i) => isGluedUnit(line, i) || isUnit(line, i)) ? unitNotFound(verdict) : verdict;

/** The same where a unit in words of its own is known to be a name: TOWER 2 in a column of premises. */
export const withoutSilentGluedUnit = (line: Line, verdict: Verdict): Verdict =>
  hasUnused(line, verdict, (i) => isGluedUnit(line, i)) ? unitNotFound(verdict) : verdict;

const unitNotFound = (verdict: Verdict): Verdict => ({ ...verdict, status: 'partial', exception: 'UNIT_NOT_FOUND' });

/** True if a building answers and `isUnitAt` is true of a word that no part of it took but premises. */
function hasUnused({ words }: Line, verdict: Verdict, isUnitAt: (i: number) => boolean): boolean {
  const { status, level, chosen } = verdict;
  if (status !== 'corrected' || level !== 'address' || !chosen) return false;
  const { reading, place, street } = chosen;
  const isTaken = (i: number): boolean =>
    (i >= street.division.from && i < street.division.end) ||
    (i >= place.from && i < place.to) ||
    reading.taken.some((part) => takenPart(part) !== PART.building && i >= takenFrom(part) && i < takenTo(part));
  return words.some((_, i) => isUnitAt(i) && !isTaken(i) && (isGlued(words[i]!) || !isTaken(i + 1)));
}

/** True if the words at a position are a word for units and a number. */
const isUnit = ({ words, kinds }: Line, i: number): boolean =>
  (kinds[i]! & KIND.flat) !== 0 && i + 1 < words.length && UNIT_NUMBER.test(words[i + 1]!);

const isGlued = (word: string): boolean => GLUED_UNIT.test(word);

/** True if a word is both: U53. */
function isGluedUnit({ words }: Line, i: number): boolean {
  const word = words[i]!;
  // Most words end in letters.
  if (word.charCodeAt(word.length - 1) > NINE && word.charCodeAt(word.length - 2) > NINE) return false;
  const glued = GLUED_UNIT.exec(word);
  return glued !== null && (kindsOf(glued[1]!) & KIND.flat) !== 0;
}
