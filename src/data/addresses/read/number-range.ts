// Whether a house number lies inside a range of house numbers, such as 28-32: of a record, by its first number and
// form.
import type { NumberForm } from './address-set.js';

/** True if the number is one between those of the range's ends: 29 to 31 in 28-32. */
export const isBetweenEnds = (form: NumberForm, first: number, number: number): boolean =>
  form.isRange && first < number && number < first + form.lastDelta;

/** True if the number lies inside the range, letters regarded: 30 in 28-32, 12B in 12A-12C; the ends do not. */
export function isInsideRange(form: NumberForm, first: number, number: number, suffix: string): boolean {
  if (!form.isRange) return false;
  const last = first + form.lastDelta;
  return (
    number >= first &&
    number <= last &&
    (number > first || suffix > form.suffix) &&
    (number < last || suffix < form.lastSuffix)
  );
}

/**
 * True if the range lies on the other side of the street than the number: 29 for 28-32. A range whose ends are on
 * either side, such as 28-31, has both.
 */
export const isAcrossTheStreet = (form: NumberForm, first: number, number: number): boolean =>
  (number - first) % 2 !== 0 && form.lastDelta % 2 === 0;

/** True if the number is one of those that the text of a range names, its ends included: 24 to 26 in 24-26. */
export function isInRangeText(text: string, number: number): boolean {
  const [, first, last] = /^(\d+)[A-Z]?-(\d+)[A-Z]?$/.exec(text) ?? [];
  return first !== undefined && Number(first) <= number && number <= Number(last);
}
