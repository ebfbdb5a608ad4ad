// What stands in a column of storeys or of units: numbers, codes and words side by side, which none of the kinds alone
// has most of.
import { FLOOR_CARDINALS, ORDINALS } from '../address/vocabulary/ordinals.js';
import { flatType, levelType } from '../address/vocabulary/unit.js';

/** 3, 3A, -1, LG1, GF, B2, L1, 1st. */
const STOREY_CODE = /^(?:-?\d{1,3}[a-z]?|\d{1,3}(?:st|nd|rd|th)|(?:[lug]{0,2}g|[bmlpg]|sb)f?\d{0,2})(?:\.0)?$/i;
/** Words beside those for a storey: which one it is. */
const WHICH: ReadonlySet<string> = new Set([...ORDINALS, ...FLOOR_CARDINALS, 'LOWER', 'UPPER', 'TOP', 'GR', 'AND']);

/** True for a storey as its number, its code, or the words for it: `Gr Fl`, `Lower Ground`, `Level 3`, `Rooftop`. */
export const isStorey = (text: string, words: readonly string[]): boolean =>
  STOREY_CODE.test(text) ||
  (words.some((word) => levelType(word) !== undefined) &&
    words.every((word) => levelType(word) !== undefined || WHICH.has(word) || STOREY_CODE.test(word)));

/** 5, 5A, G05, B406, 5-7, 5 & 6. */
const UNIT_CODE = /^[a-z]{0,2}\d{1,5}[a-z]?(?:\s?[-&,/+]\s?[a-z]{0,2}\d{1,5}[a-z]?)*(?:\.0)?$|^[a-z]$/i;

/** True for a unit as its number, or with the word for it: `12`, `Shop 3 & 4`, `U5`, `Suite 2, Level 1`, `Rear`. */
export function isWithin(text: string, words: readonly string[]): boolean {
  if (UNIT_CODE.test(text) || isStorey(text, words)) return true;
  const isType = (word: string): boolean => flatType(word) !== undefined || levelType(word) !== undefined;
  return words.some(isType) && words.every((word) => isType(word) || WHICH.has(word) || UNIT_CODE.test(word));
}
