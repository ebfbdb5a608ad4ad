// How numbers of Australia and New Zealand are divided, and what a local number lacks.
import type { NumberPlan } from '../plan/number-plan.js';
import type { NumberType } from '../plan/number-type.js';

/** Area codes of the states of Australia. A few places near a border have that of the state beside them. */
const AREA_OF_STATE: Readonly<Record<string, string>> = {
  NSW: '2',
  ACT: '2',
  VIC: '3',
  TAS: '3',
  QLD: '7',
  SA: '8',
  WA: '8',
  NT: '8',
};

/** A local number, which lacks its area code: 8 digits in Australia, 7 in New Zealand. */
const LOCAL: Readonly<Record<string, RegExp>> = { AU: /^[2-9]\d{7}$/, NZ: /^[2-9]\d{6}$/ };

/** Mobile and geographic numbers of Australia have nine digits behind the 0. */
const AU_NINE = /^[23478]/;
const NINE = 9;

/** Digits of an area code by calling code; of others the plans do not say it. */
const AREA_LENGTH: Readonly<Record<string, number>> = { '61': 1, '64': 1, '1': 3 };
const GEOGRAPHIC: ReadonlySet<NumberType> = new Set<NumberType>(['FIXED_LINE', 'FIXED_LINE_OR_MOBILE']);

/** True for digits that have the form of a local number of the country. */
export const isLocal = (digits: string, country: string): boolean => LOCAL[country]?.test(digits) === true;

/** The area code of a state (its abbreviation), without the 0; undefined for none of Australia. */
export const areaOfState = (state: string): string | undefined => AREA_OF_STATE[state];

/** Whether a national number that is not valid is too short or too long for what it begins as. */
export function lengthProblem(national: string, plan: NumberPlan): 'TOO_SHORT' | 'TOO_LONG' | undefined {
  if (plan.country === 'AU' && AU_NINE.test(national) && national.length !== NINE) {
    return national.length < NINE ? 'TOO_SHORT' : 'TOO_LONG';
  }
  const verdict = plan.lengthOf(national.length);
  if (verdict === 'too-short') return 'TOO_SHORT';
  return verdict === 'too-long' ? 'TOO_LONG' : undefined;
}

/** Digits of the area code of a number; 0 where it has none, or none is known. */
export const areaLength = (callingCode: string, type: NumberType): number =>
  GEOGRAPHIC.has(type) ? (AREA_LENGTH[callingCode] ?? 0) : 0;
