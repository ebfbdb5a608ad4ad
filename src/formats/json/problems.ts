// What may be wrong with a JSON array, in words for the file of refused rows.
export const NO_RECORD_BEFORE = 'a comma with no record before it';
export const NO_RECORD_BEHIND = 'a comma with no record behind it';
export const NO_COMMA = 'there is no comma between this record and the one before';
export const NO_END = 'the file ends without the closing bracket of its array, so it may be cut short';
export const CUT_SHORT = 'the file ends in the middle of this record, so it may be cut short';
export const ANOTHER = 'another array begins here; its records are read too';
export const GOES_ON = 'the array is closed here, but records follow; they are read too';
export const UNLIKE_A_RECORD =
  'this stands behind what is damaged, and is taken for a piece of it: it does not look like a record';
export const BEHIND = 'this text stands behind the closing bracket of the array';
