// Finds the rows of one street that a number, lot and unit may mean. Equal is equal: a number inside a range, a suffix
// that does not exist or a unit that the building does not have is never taken for the row beside it.
import { firstNumberedFrom } from '../../data/addresses/read/record-numbers.js';
import type { Reading } from '../../address/parse/reading.js';
import {
  ADDRESS_WORDS,
  WORD,
  lotLabel,
  type AddressSet,
  type NumberForm,
  type Unit,
} from '../../data/addresses/read/address-set.js';
import { isInsideRange } from '../../data/addresses/read/number-range.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { isOfLikeSpan, isOfOneProperty } from './range-span.js';

/** A row that fits; `numberCost` and `unitCost` say how well. */
export interface RowMatch {
  address: number;
  cost: number;
  numberCost: number;
  unitCost: number;
}

/** What a street says to a number: fitting rows (cheapest first), and what there is when none fits. */
export interface NumberAnswer {
  rows: RowMatch[];
  /** The row of the number itself, without a unit: the building; -1 if there is none. */
  building: number;
  /** How well the number alone fits where only the unit does not; Infinity when the number is not there. */
  buildingCost: number;
  /** True if the number lies inside a range of the street without being an end of it. */
  inRange: boolean;
  /** Units of the building, when the unit is the trouble: their number, and a few of them. */
  unitCount: number;
  units: number[];
}

/** Flat types that people use for one another when they mean a dwelling in a building. */
export const DWELLING: ReadonlySet<string> = new Set([
  '',
  'UNIT',
  'FLAT',
  'APARTMENT',
  'STRATA UNIT',
  'TOWNHOUSE',
  'VILLA',
  'STUDIO',
  'DUPLEX',
  'HOUSE',
  'MAISONETTE',
  'PENTHOUSE',
  'COTTAGE',
]);
/** How far before a number the street's ranges can begin that reach it. */
function longestRange(
  { set, longestRanges }: IndexedSet,
  street: number,
  block: ReturnType<AddressSet['street']>,
): number {
  const known = longestRanges[street]!;
  if (known >= 0) return known;
  const { words, start, count } = block;
  let longest = 0;
  for (let i = 0, at = start + WORD.formAndPostcode; i < count; i++, at += ADDRESS_WORDS) {
    const form = words[at]! >>> 16;
    if (form !== 0) longest = Math.max(longest, set.numberForms[form]!.lastDelta);
  }
  longestRanges[street] = longest;
  return longest;
}

/** Looks the number, lot and unit of `reading` up in `street`. Does not look at the street's name. */
export function findNumber(index: IndexedSet, street: number, reading: Reading): NumberAnswer {
  const { set } = index;
  const { numberForms } = set;
  const block = set.street(street);
  const { words, start, count, first } = block;
  const answer: NumberAnswer = {
    rows: [],
    building: -1,
    buildingCost: Infinity,
    inRange: false,
    unitCount: 0,
    units: [],
  };
  const flat = reading.flatNumber === '' ? 0 : set.labels.find(reading.flatNumber);
  const lot = reading.lotNumber === '' ? 0 : set.labels.find(reading.lotNumber);
  const n = reading.numberFirst;
  if (n === 0) {
    if (reading.lotNumber !== '' ? lot > 0 : flat > 0) findLot(set, block, reading, lot, flat, answer);
    return answer;
  }
  const reach = Math.max(n, reading.numberLast);
  /** How well the number of the best row without a unit fits. */
  let ownCost = Infinity;
  let i = firstNumberedFrom(words, start, count, Math.max(1, n - longestRange(index, street, block)));
  for (; i < count; i++) {
    const at = start + i * ADDRESS_WORDS;
    const numberFirst = words[at + WORD.numberFirst]!;
    if (numberFirst > reach) break;
    if (numberFirst === 0) continue;
    const formId = words[at + WORD.formAndPostcode]! >>> 16;
    if (formId === 0 && numberFirst !== n && numberFirst !== reading.numberLast) continue;
    const form = numberForms[formId]!;
    const numberCost = numberCostOf(reading, numberFirst, form);
    if (numberCost === Infinity) {
      if (reading.numberLast === 0 && isInsideRange(form, numberFirst, n, reading.numberSuffix)) answer.inRange = true;
      continue;
    }
    const unitId = words[at + WORD.unit]!;
    let unitCost = unitCostOf(set, reading, flat, unitId);
    answer.buildingCost = Math.min(answer.buildingCost, numberCost);
    if (unitId === 0) {
      if (numberCost < ownCost) answer.building = first + i;
      ownCost = Math.min(ownCost, numberCost);
    } else {
      answer.unitCount++;
      if (answer.units.length < 8) answer.units.push(first + i);
    }
    if (unitCost === Infinity) continue;
    const rowLot = lotLabel(words[at + WORD.lotAndFlags]!);
    if (reading.lotNumber !== '' && rowLot !== lot) unitCost += COST.lotExtra;
    answer.rows.push({ address: first + i, cost: numberCost + unitCost, numberCost, unitCost });
  }
  // A row that fits worse than the units do is another building.
  if (ownCost > answer.buildingCost) answer.building = -1;
  if (isBuildingOfUnits(reading, answer)) answer.rows = answer.rows.filter(({ numberCost }) => numberCost === 0);
  if (answer.rows.length > 1) answer.rows.sort((a, b) => a.cost - b.cost || a.address - b.address);
  return answer;
}

/**
 * True where a range is asked for that is there as it is written, if only as the number of units: the building is meant
 * then, and no lone address at an end of the range.
 */
export const isBuildingOfUnits = ({ numberLast, flatNumber }: Reading, answer: NumberAnswer): boolean =>
  numberLast > 0 && flatNumber === '' && answer.buildingCost === 0 && answer.unitCount > 0;

/**
 * Rows of a lot (or of a unit where neither lot nor number is asked): first those that have no street number, then
 * those that have one besides.
 */
function findLot(
  set: AddressSet,
  block: ReturnType<AddressSet['street']>,
  reading: Reading,
  lot: number,
  flat: number,
  answer: NumberAnswer,
): void {
  const { words, start, count, first } = block;
  for (let i = 0; i < count; i++) {
    const at = start + i * ADDRESS_WORDS;
    if (lotLabel(words[at + WORD.lotAndFlags]!) !== lot || (lot === 0 && words[at + WORD.numberFirst] !== 0)) continue;
    const unitCost = unitCostOf(set, reading, flat, words[at + WORD.unit]!);
    if (unitCost === Infinity) continue;
    const numberCost = words[at + WORD.numberFirst] === 0 ? 0 : COST.lotMissing;
    answer.rows.push({ address: first + i, cost: numberCost + unitCost, numberCost, unitCost });
  }
  answer.rows.sort((a, b) => a.cost - b.cost || a.address - b.address);
}

/** Cost of taking the reference number for the written one; Infinity when they are different numbers. */
function numberCostOf(asked: Reading, first: number, form: NumberForm): number {
  const last = form.isRange ? first + form.lastDelta : 0;
  const prefix = prefixCost(asked.numberPrefix, form.prefix);
  if (first === asked.numberFirst && form.suffix === asked.numberSuffix) {
    if (asked.numberLast === 0) return (form.isRange ? COST.rangeEnd : 0) + prefix;
    if (!form.isRange) return isOfOneProperty(asked) ? COST.rangeHalf + prefix : Infinity;
    if (last === asked.numberLast && form.lastSuffix === asked.numberLastSuffix) return prefix;
    return isOfLikeSpan(asked, first, form) ? COST.rangeOverlap + prefix : Infinity;
  }
  if (asked.numberLast === 0) {
    return form.isRange && last === asked.numberFirst && form.lastSuffix === asked.numberSuffix
      ? COST.rangeEnd + 0.05 + prefix
      : Infinity;
  }
  if (form.isRange) {
    const isLast = last === asked.numberLast && form.lastSuffix === asked.numberLastSuffix;
    return isLast && isOfLikeSpan(asked, first, form) ? COST.rangeOverlap + prefix : Infinity;
  }
  return first === asked.numberLast && form.suffix === asked.numberLastSuffix && isOfOneProperty(asked)
    ? COST.rangeHalf + 0.1 + prefix
    : Infinity;
}

/** Cost of the number's prefix letter: one that is not written may be left out, another is another number. */
function prefixCost(asked: string, has: string): number {
  if (asked === has) return 0;
  return asked === '' ? COST.numberPrefix : Infinity;
}

/**
 * Cost of taking the row's flat and level for the written ones; Infinity when it is another unit, or a unit for a
 * building.
 */
function unitCostOf(set: AddressSet, asked: Reading, flat: number, unitId: number): number {
  const wantsFlat = asked.flatNumber !== '' || asked.flatType !== '';
  const wantsLevel = asked.levelNumber !== '' || asked.levelType !== '';
  if (!wantsFlat && !wantsLevel) return unitId === 0 ? 0 : Infinity;
  if (unitId === 0) return Infinity;
  if (set.unitFlatLabel[unitId] !== flat) return Infinity;
  const unit = set.unit(unitId);
  if (wantsFlat) return flatTypeCost(asked.flatType, unit.flatType) + levelCost(asked, unit, wantsLevel);
  return unit.flatType === '' ? levelCost(asked, unit, true) : Infinity;
}

function flatTypeCost(asked: string, has: string): number {
  if (asked === has) return 0;
  if (asked === '' && has === 'UNIT') return 0;
  if (asked === '') return DWELLING.has(has) ? 0.02 : COST.flatTypeUnusual;
  if (has === '') return 0.02;
  return DWELLING.has(asked) && DWELLING.has(has) ? COST.flatTypeAlike : COST.flatTypeDiffers;
}

function levelCost(asked: Reading, unit: Unit, wantsLevel: boolean): number {
  const has = unit.levelNumber !== '' || unit.levelType !== '';
  if (!wantsLevel) return has ? COST.levelMissing : 0;
  if (!has) return COST.levelExtra;
  if (unit.levelNumber !== asked.levelNumber) return COST.levelDiffers;
  return unit.levelType === asked.levelType ? 0 : 0.1;
}
