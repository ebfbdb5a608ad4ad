// Notes a house number in the plainest reading: one number, or the two ends of a range, of which each form may mean the
// other thing as well (24-26 a range or unit 24 of number 26).
import { setFlat } from '../head/note-unit.js';
import { UNUSUAL, type Draft } from '../draft.js';
import { isRangeLike, numberText, rangeEnd, type WrittenNumber } from '../number-word.js';
import { PART, type Reading } from '../reading.js';

/** Notes the number that took words [from, to). */
export function setNumber(draft: Draft, number: WrittenNumber, from: number, to: number): void {
  const { main } = draft;
  main.numberPrefix = number.prefix;
  main.numberFirst = number.number;
  main.numberSuffix = number.suffix;
  draft.take(PART.number, from, to);
}

/** Notes the range that took words [from, to). */
export function setRange(draft: Draft, first: WrittenNumber, last: WrittenNumber, from: number, to: number): void {
  setNumber(draft, first, from, to);
  setLast(draft.main, first, last);
}

/** Notes the other end of a range that may be written short. */
function setLast(reading: Reading, first: WrittenNumber, last: WrittenNumber): void {
  const end = rangeEnd(first.number, last.number);
  reading.numberLast = end;
  reading.numberLastShort = end === last.number ? '' : String(last.number);
  reading.numberLastSuffix = last.suffix;
}

/**
 * "24-26" is a range, and so is "1-75" or "1344-46": only data tells a unit and its number that are written so. "75-12"
 * and "G5-24" are a unit and its number. Each may be the other.
 */
export function setRangeOrUnit(
  draft: Draft,
  first: WrittenNumber,
  last: WrittenNumber,
  at: number,
  hasUnit: boolean,
): void {
  const { main } = draft;
  const isLikely = isRangeLike(first.number, last.number);
  const isWide = first.prefix === '' && last.prefix === '' && rangeEnd(first.number, last.number) > first.number;
  const isRange =
    hasUnit ||
    main.flatNumber !== '' ||
    isLikely ||
    isWide ||
    (first.number === last.number && first.suffix !== last.suffix);
  if (isRange) {
    setRange(draft, first, last, at, at + 1);
    if (!hasUnit && main.flatNumber === '' && main.flatType === '' && first.number !== last.number) {
      draft.also(isWide && !isLikely ? UNUSUAL.wideRangeOrUnit : UNUSUAL.rangeOrUnit, (reading) => {
        reading.numberPrefix = '';
        makeUnit(reading, first, last);
      });
    }
    return;
  }
  if (first.prefix === 'U') setFlat(main, 'UNIT', `${first.number}${first.suffix}`, at, at + 1);
  else setFlat(main, '', numberText(first), at, at + 1);
  setNumber(draft, last, at, at + 1);
  if (first.prefix === '') {
    draft.also(UNUSUAL.unitOrRange, (reading) => {
      reading.flatType = '';
      reading.flatNumber = '';
      if (first.number <= last.number) makeRange(reading, first, last);
      else makeRange(reading, last, first);
    });
  }
}

/** "24 26 SMITH ST": more often a range that lost its dash than the 24th unit of 26. */
export function setSpacedRange(draft: Draft, at: number, first: WrittenNumber, last: WrittenNumber): void {
  const { main } = draft;
  main.flatNumber = '';
  main.taken.pop();
  setRange(draft, first, last, at, at + 2);
  draft.also(UNUSUAL.rangeOrUnit, (reading) => {
    makeUnit(reading, first, last);
  });
}

/** Makes the ends of a range a unit and its number. */
function makeUnit(reading: Reading, first: WrittenNumber, last: WrittenNumber): void {
  reading.flatNumber = numberText(first);
  reading.numberFirst = last.number;
  reading.numberSuffix = last.suffix;
  reading.numberLast = 0;
  reading.numberLastShort = '';
  reading.numberLastSuffix = '';
}

/** Makes two numbers the ends of a range. */
export function makeRange(reading: Reading, first: WrittenNumber, last: WrittenNumber): void {
  reading.numberFirst = first.number;
  reading.numberSuffix = first.suffix;
  setLast(reading, first, last);
}
