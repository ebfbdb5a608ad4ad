// Reads what stands before the street, part by part: care of, box, lot, flat, level, number, a building before any.
import { readCareOf } from './care-of.js';
import { cornerWords } from './corner-words.js';
import { isLoneLetter, letterOfUnit } from './lettered-unit.js';
import { isNumberBeforeUnit, laterNumber } from './later-number.js';
import { isBeforeLevel, isPartly, readLot, readShortLot } from './lot.js';
import { isCornerOfStreet, nextPart } from './next-part.js';
import { takeNamedLevel } from './named-level.js';
import { leaveUnknown, setFlat } from './note-unit.js';
import { isDeliveryPoint, isNumberedPlace, labelledEnd, numberedPlaceEnd, rapidNumber } from './numbered-place.js';
import { isNumberedLine } from './numbered-road.js';
import { readPostal } from './postal.js';
import { startsPart } from './starts-part.js';
import { readUnit } from './unit.js';
import { takeUnitAndLevel } from './unit-and-level.js';
import { unitOfSite } from './unit-of-site.js';
import { readUnitsBeforeSlash } from './units-before-slash.js';
import { isFreeUnit, isRepeatedUnit } from './repeated-unit.js';
import { isUntypedUnit } from './untyped-unit.js';
import { takeBuilding } from './take-building.js';
import { addressBehindPremises, nameBeforeStreet, premisesBehindNumber, premisesEnd } from './premises.js';
import { UNUSUAL, type Draft } from '../draft.js';
import { readNumber } from '../number/house-number.js';
import { readUnitText } from '../number/typed-number.js';
import { PART, takenFrom, takenPart } from '../reading.js';
import { isSureCareOf } from '../../vocabulary/care-of.js';
import { KIND } from '../../vocabulary/kinds.js';
import { NUMBER_WORDS } from '../../vocabulary/number-words.js';
import { isRuralNumber, ruralWords } from '../../vocabulary/rural.js';

/** Letters and a number that no house has, but a shop: K101. */
const LABEL = /^(?![LU]\d)[A-Z]{1,3}\d{2,4}[A-Z]?$/;

/** Reads the head of the line; returns where the street starts. */
export function readHead(draft: Draft): number {
  const { line, hi } = draft;
  const { kinds } = line;
  let at = 0;
  while (at < hi) {
    if (isNumberedLine(line, at, hi)) return at;
    const k = kinds[at]!;
    const next = readPartAt(draft, at, k);
    if (next < 0) return -next;
    if (next > at) {
      at = next;
      continue;
    }
    if ((k & KIND.number) !== 0) {
      const end = readNumberAt(draft, at);
      if (end < 0) return behindNumber(draft, -end);
      if (end > at) {
        at = end;
        continue;
      }
    }
    if (takeLetter(draft, at)) {
      at++;
      continue;
    }
    const corner = cornerWords(line, at, hi);
    if (corner > 0) {
      draft.take(PART.filler, at, at + corner);
      at += corner;
      if ((kinds[at]! & KIND.number) === 0) return at;
      continue;
    }
    if (isPartly(line, at, hi) || isBeforeLevel(line, draft.main, at, hi)) {
      draft.main.unknown.push(at);
      at++;
      continue;
    }
    const part = nextPart(draft, at);
    if (part < 0) return behindPremises(draft, at);
    if (isCornerOfStreet(line, at, part, hi)) return at;
    takeBuilding(draft, at, part);
    at = part;
  }
  return at;
}

/**
 * Reads the number at `at`: minus the index behind the house number, the index to read on from where it was another
 * part's, `at` where it is a word of a name.
 */
function readNumberAt(draft: Draft, at: number): number {
  const { line, main, hi } = draft;
  const word = line.words[at]!;
  const plan = readShortLot(line, at, hi, main);
  if (plan > at) return plan;
  const level = takeUnitAndLevel(draft, at);
  if (level > at) return level;
  if (isNumberBeforeUnit(line, at, hi)) {
    main.unknown.push(at);
    return at + 1;
  }
  const named = labelledEnd(line, at);
  if (named > at) {
    takeBuilding(draft, at, named);
    return named;
  }
  if (isRepeatedUnit(draft, at)) {
    draft.take(PART.filler, at, at + 1);
    return at + 1;
  }
  const units = readUnitsBeforeSlash(draft, at);
  if (units !== null) {
    return units.rest === null ? units.next : readRest(draft, units.next, units.rest, 'flatNumber');
  }
  if (main.flatNumber === '') {
    const name = LABEL.test(word) ? nameBeforeStreet(line, at + 1, hi) : at + 1;
    const premises = name > at + 1 ? name : addressBehindPremises(line, at, hi);
    if (premises > 0) {
      readUnitText(draft, word, at);
      takeBuilding(draft, at + 1, premises);
      return premises;
    }
  }
  if (isFreeUnit(main, word) && isUntypedUnit(line, at, hi)) {
    readUnitText(draft, word, at);
    return at + 1;
  }
  const later = laterNumber(line, at, hi);
  if (later < 0) return readNumber(draft, at, null);
  takeBuilding(draft, at, later);
  return later;
}

/** Takes the word at `at` where it is the letter of a unit; false where it is none. */
function takeLetter({ line, main, hi }: Draft, at: number): boolean {
  if (main.flatNumber !== '') return false;
  const letter = letterOfUnit(line, at, hi);
  if (letter === '' && !isLoneLetter(line, at, hi)) return false;
  setFlat(main, letter === '' ? '' : 'UNIT', letter === '' ? line.words[at]! : letter, at, at + 1);
  return true;
}

/** Where the street starts behind the house number, and behind premises between the two. */
function behindNumber(draft: Draft, at: number): number {
  const street = premisesBehindNumber(draft, at);
  if (street > at) takeBuilding(draft, at, street);
  return street;
}

/** Where the street starts behind the premises at `at`, which may also be a part of its name. */
function behindPremises(draft: Draft, at: number): number {
  const { main } = draft;
  const street = premisesEnd(draft, at);
  if (street === at) return at;
  const { buildingName } = main;
  draft.also(UNUSUAL.premisesInName, (reading) => {
    reading.from = at;
    reading.buildingName = buildingName;
    reading.taken = reading.taken.filter((part) => takenPart(part) !== PART.building || takenFrom(part) !== at);
  });
  takeBuilding(draft, at, street);
  return street;
}

/**
 * Reads the part that words of the vocabulary lead to at `at`: the index behind it, `at` where none stands there, minus
 * the index where the street starts if the house number was read with it.
 */
function readPartAt(draft: Draft, at: number, k: number): number {
  const { line, main, hi } = draft;
  const { words, kinds, breaks } = line;
  if ((k & KIND.care) !== 0 && (at === 0 || breaks[at]! || isSureCareOf(words[at]!))) {
    const next = readCareOf(line, at, hi, main);
    if (next > at) return next;
  }
  const level = takeNamedLevel(draft, at);
  if (level > at) return level;
  if (startsPart(line, at, hi)) {
    const next = readPart(draft, at, k);
    if (next < 0 || next > at) return next;
  }
  if (at + 1 >= hi) return at;
  if (
    at === 0 &&
    main.rdNumber === '' &&
    (k & KIND.rural) !== 0 &&
    isRuralNumber(words[ruralWords(words, 0)]) &&
    ruralWords(words, 0) > 0
  ) {
    const end = ruralWords(words, 0) + 1;
    main.rdNumber = words[end - 1]!;
    draft.take(PART.rural, 0, end);
    return end;
  }
  const rapid = rapidNumber(line, at, hi);
  if (rapid > at) {
    draft.take(PART.filler, at, rapid);
    return rapid;
  }
  const isNumbered = (kinds[at + 1]! & KIND.number) !== 0 && !breaks[at + 1]!;
  // OVAL NO 2, RIVER PARK
  const isNo = words[at + 1] === 'NO' && ((kinds[at + 2] ?? 0) & KIND.number) !== 0 && breaks[at + 3] === true;
  // CA 78: a crown allotment.
  if (at === 0 && words[0] === 'CA' && isNumbered && at + 2 < hi) return readLot(line, at, hi, main).next;
  const isFirst = main.buildingName === '' || breaks[at]! || words[at] === 'DOCK';
  const unit = isNumbered && isFirst ? unitOfSite(line, at, hi) : null;
  if (unit !== null) {
    setFlat(main, unit.type, unit.number, at, at + 2);
    return unit.rest === null ? at + 2 : readRest(draft, at + 2, unit.rest, 'flatNumber');
  }
  if ((isNumbered || isNo) && isNumberedPlace(line, at, hi) && isFirst) {
    const end = numberedPlaceEnd(line, at, hi);
    if (isDeliveryPoint(line, at, hi)) leaveUnknown(main, at, end);
    else takeBuilding(draft, at, end);
    return end;
  }
  if (NUMBER_WORDS.has(words[at]!) && (kinds[at + 1]! & KIND.number) !== 0) {
    draft.take(PART.filler, at, at + 1);
    return at + 1;
  }
  return at;
}

/** Takes the postal delivery, lot, flat or level at `at`; negative: the street starts there, the number is read. */
function readPart(draft: Draft, at: number, k: number): number {
  const { line, main, hi } = draft;
  if ((k & KIND.postal) !== 0) {
    const next = readPostal(line, at, hi, main);
    if (next > at) return next;
  }
  if (
    (k & KIND.lot) !== 0 &&
    at + 1 < hi &&
    main.lotNumber === '' &&
    (line.kinds[at + 1]! & (KIND.number | KIND.letter)) !== 0
  ) {
    const { next, rest } = readLot(line, at, hi, main);
    return rest === null ? next : readRest(draft, next, rest, 'lotNumber');
  }
  if ((k & KIND.lot) !== 0 && line.words[at + 1] === main.lotNumber) {
    // LOT 5 SP 12345, LOT 5 SMITH RD
    draft.take(PART.filler, at, at + 2);
    return at + 2;
  }
  if ((k & (KIND.flat | KIND.level | KIND.ordinal)) === 0) return at;
  const { next, rest } = readUnit(line, at, hi, main);
  return rest === null ? next : readRest(draft, next, rest, main.flatNumber === '' ? 'levelNumber' : 'flatNumber');
}

/** The house number behind a part's slash or dash; what is none belongs to the part's own number. */
function readRest(draft: Draft, next: number, rest: string, owner: 'lotNumber' | 'levelNumber' | 'flatNumber'): number {
  const result = readNumber(draft, next - 1, rest);
  if (result < 0 || result >= next) return result;
  draft.main[owner] += `/${rest}`;
  return next;
}
