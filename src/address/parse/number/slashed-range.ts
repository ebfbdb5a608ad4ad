// "154/158 SMITH ST" without data: the ends of a range that a slash parts, which is read as unit 154 of number 158
// first. In registers of Australia fifty ranges from 100 on, and of a few numbers, stand beside one unit that lies as
// near to its number; of lists every twentieth range has a slash, and of units every other. Where the data is asked it
// decides, and so the reading with a unit stays the plainest.
import { giveBack, PART, takenFrom, takenPart, type Line, type Reading } from '../reading.js';

/** Numbers from which on hardly a unit has them, and how much further on their range may end. */
const RANGES: readonly (readonly [from: number, step: number])[] = [
  [400, 20],
  [100, 6],
];

/** The reading that is meant, and the next one: those given, or before them the range that they stand for. */
export function slashedRange(line: Line, readings: readonly Reading[]): readonly Reading[] {
  const unit = readings[0]!;
  const { flatType, flatNumber, levelNumber, numberFirst, numberLast, numberSuffix, numberPrefix } = unit;
  if (flatType + levelNumber + numberSuffix + numberPrefix !== '' || numberLast !== 0) return readings;
  if (!/^\d{3,4}$/.test(flatNumber) || !isRange(Number(flatNumber), numberFirst)) return readings;
  const written = `${flatNumber}/${numberFirst}`;
  const at = line.words.indexOf(written);
  if (at < 0) return readings;
  const range: Reading = {
    ...unit,
    flatNumber: '',
    numberFirst: Number(flatNumber),
    numberLast: numberFirst,
    numberWritten: written,
  };
  for (const part of unit.taken) {
    if (takenPart(part) === PART.flat) giveBack(range, PART.flat, takenFrom(part));
  }
  return [range, unit];
}

/** True if numbers of the same side of a street lie so near that they are rather a range. */
function isRange(first: number, last: number): boolean {
  const step = last - first;
  return step > 0 && step % 2 === 0 && RANGES.some(([from, most]) => first >= from && step <= most);
}
