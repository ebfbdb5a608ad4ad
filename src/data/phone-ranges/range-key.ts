// How a national number becomes what ranges are searched by: a group for each calling code and length, and in it the
// first digits of the number.

/** Ranges are told apart by this many digits at most; numbers that are longer are searched by these. */
export const KEY_DIGITS = 9;
/** No number of any plan is longer. */
export const MOST_DIGITS = 17;
const LENGTHS = 32;

/** The group of the numbers of a calling code that have a length. */
export const groupOf = (callingCode: number, length: number): number => callingCode * LENGTHS + length;

/** The key of a number, or of the lowest (highest with `fill` 9) number that begins so. */
export const keyOf = (digits: string, fill: '0' | '9' = '0'): number =>
  Number(digits.length > KEY_DIGITS ? digits.slice(0, KEY_DIGITS) : digits.padEnd(KEY_DIGITS, fill));

/** Types of ranges by their number in a file; '' for one that says no type. New ones are added at the end. */
export const RANGE_TYPES = [
  '',
  'FIXED_LINE',
  'MOBILE',
  'FIXED_LINE_OR_MOBILE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'VOICEMAIL',
  'UAN',
  'PAGER',
  'VOIP',
] as const;
export type RangeType = (typeof RANGE_TYPES)[number];
