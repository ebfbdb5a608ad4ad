// A unit that the line names and no part of the answer took: the building alone would be an answer to another question.
import { KIND } from '../../address/vocabulary/kinds.js';
import { PART, takenFrom, takenPart, takenTo, type Line } from '../../address/parse/reading.js';
import type { Verdict } from './verdict.js';

/** The number of a unit: 5, 5A, G12. */
const UNIT_NUMBER = /^[A-Z]?\d{1,4}[A-Z]?$/;

/** The verdict, or that of a building whose unit was not found where the line has a unit that was not looked up. */
export function withoutSilentBuilding(line: Line, verdict: Verdict): Verdict {
  if (verdict.status !== 'corrected' || verdict.level !== 'address' || !hasUnusedUnit(line, verdict)) return verdict;
  return { ...verdict, status: 'partial', exception: 'UNIT_NOT_FOUND' };
}

function hasUnusedUnit(line: Line, { chosen }: Verdict): boolean {
  if (!chosen) return false;
  const { words, kinds } = line;
  const { reading, place, street } = chosen;
  const isTaken = (i: number): boolean =>
    (i >= street.division.from && i < street.division.end) ||
    (i >= place.from && i < place.to) ||
    reading.taken.some((part) => takenPart(part) !== PART.building && i >= takenFrom(part) && i < takenTo(part));
  for (let i = 0; i + 1 < words.length; i++) {
    if ((kinds[i]! & KIND.flat) !== 0 && UNIT_NUMBER.test(words[i + 1]!) && !isTaken(i) && !isTaken(i + 1)) return true;
  }
  return false;
}
