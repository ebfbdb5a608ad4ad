// What a number is for: the types that plans tell apart, and which of them counts where a number is of several.

export type NumberType =
  | 'FIXED_LINE'
  | 'MOBILE'
  | 'FIXED_LINE_OR_MOBILE'
  | 'TOLL_FREE'
  | 'PREMIUM_RATE'
  | 'PERSONAL_NUMBER'
  | 'VOICEMAIL'
  | 'UAN'
  | 'PAGER'
  | 'VOIP'
  | 'SHARED_COST';

/** In the order in which plans list them; in a set of types, bit n stands for the one at n. */
export const TYPES = [
  'FIXED_LINE',
  'MOBILE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'PERSONAL_NUMBER',
  'VOICEMAIL',
  'UAN',
  'PAGER',
  'VOIP',
  'SHARED_COST',
] as const satisfies readonly NumberType[];

const bitOf = (type: (typeof TYPES)[number]): number => 1 << TYPES.indexOf(type);
const FIXED = bitOf('FIXED_LINE');
const MOBILE = bitOf('MOBILE');

/** Of a number that is no fixed line, the first of these that it is. */
const OTHERS = [
  'MOBILE',
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'VOIP',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
] as const;

/**
 * The type of a number that fits a set of types; undefined for none. `hasMobiles`: the plan has mobile numbers of their
 * own, so that a fixed line is no mobile.
 */
export function typeOfSet(set: number, hasMobiles: boolean): NumberType | undefined {
  if ((set & FIXED) !== 0) return hasMobiles && (set & MOBILE) === 0 ? 'FIXED_LINE' : 'FIXED_LINE_OR_MOBILE';
  return OTHERS.find((type) => (set & bitOf(type)) !== 0);
}
