// Notes a house number in the plainest reading: one number, or the two ends of a range, of which each form may mean the
// other thing as well (24-26 a range or unit 24 of number 26).
import { leaveUnknown, setFlat, setLevel } from '../head/note-unit.js';
import { UNUSUAL, type Draft } from '../draft.js';
import { isRangeLike, numberText, rangeEnd, unitsFromFirst, type WrittenNumber } from '../number-word.js';
import { giveBack, PART, takenFrom, takenPart, takenTo, type Reading } from '../reading.js';
import { NUMBERLESS_FLATS } from '../../vocabulary/unit.js';

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
  reading.numberLastSuffix = last.suffix;
  reading.numberWritten = end === last.number ? '' : `${numberText(first)}-${numberText(last)}`;
}

/**
 * Where the units of a property from the first one on are all that stands before its street (UNIT 1-19 SMITH ST), data
 * may know the first of them at that number.
 */
export function noteUnitOrRange(draft: Draft): void {
  const { main } = draft;
  const { flatNumber, numberFirst, lotNumber, postalType, from, to } = main;
  const end = numberFirst === 0 && lotNumber === '' && postalType === '' ? unitsFromFirst(flatNumber) : null;
  if (end === null || from >= to) return;
  draft.also(UNUSUAL.wideRangeOrUnit, (reading) => {
    reading.flatNumber = '1';
    reading.numberFirst = end.number;
    reading.numberSuffix = end.suffix;
  });
}

/** SHOP 5, SHOP 7/24 SMITH ST: data may know the last of units that stand apart, and not the others beside it. */
export function noteLastOfUnits(draft: Draft): void {
  const { flatNumber, taken } = draft.main;
  const comma = flatNumber.lastIndexOf(',');
  if (comma < 0) return;
  const last = flatNumber.slice(comma + 1);
  const units = taken.filter((part) => takenPart(part) === PART.flat);
  if (units.length < 2) return;
  draft.also(UNUSUAL.lastOfUnits, (reading) => {
    reading.flatNumber = last;
    for (const part of units.slice(0, -1)) {
      giveBack(reading, PART.flat, takenFrom(part));
      leaveUnknown(reading, takenFrom(part), takenTo(part));
    }
  });
}

/** GROUND FLOOR SHOP 24 SMITH ST: what was read as the house number may be the shop's. */
export function noteShopOrNumber(draft: Draft): void {
  const { flatType, flatNumber, levelType, numberFirst, numberLast, numberSuffix } = draft.main;
  if (flatType === '' || flatNumber !== '' || levelType === '' || numberFirst === 0 || numberLast !== 0) return;
  if (NUMBERLESS_FLATS.has(flatType)) return;
  draft.also(UNUSUAL.numberOfUnit, (reading) => {
    reading.flatNumber = `${numberFirst}${numberSuffix}`;
    reading.numberFirst = 0;
    reading.numberSuffix = '';
  });
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
  const isLikely = first.prefix !== 'U' && isRangeLike(first.number, last.number);
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
  const unit = `${first.number}${first.suffix}`;
  const { starts, ends } = draft.line;
  // The letter before the range is written too.
  if (first.prefix === 'U' && unitsFromFirst(`${unit}-${numberText(last)}`, ends[at]! - starts[at]! - 1) !== null) {
    setFlat(main, 'UNIT', `${unit}-${numberText(last)}`, at, at + 1);
    return;
  }
  if (first.prefix === 'U') setFlat(main, 'UNIT', unit, at, at + 1);
  else if (first.prefix === 'L' && main.levelNumber === '') setLevel(main, 'LEVEL', unit, at, at + 1);
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
  reading.numberWritten = '';
  reading.numberLastSuffix = '';
}

/** Makes two numbers the ends of a range. */
export function makeRange(reading: Reading, first: WrittenNumber, last: WrittenNumber): void {
  reading.numberFirst = first.number;
  reading.numberSuffix = first.suffix;
  setLast(reading, first, last);
}
