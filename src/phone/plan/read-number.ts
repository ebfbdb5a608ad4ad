// Digits become a number of a plan: which calling code they begin with, if any, what is dialled before the national
// number, and of which country that is. The rules, and so the answers, are those of the phone number library that
// publishes the plans; a test asks both.
import type { NumberFormat } from './formats.js';
import type { NumberPlan } from './number-plan.js';
import type { NumberType } from './number-type.js';
import type { NumberPlans } from './plans.js';

/** Digits of a number: whether they begin with a calling code is known, or not. */
export interface Dialled {
  readonly digits: string;
  /** A + stands before them: they begin with a calling code. */
  readonly isInternational: boolean;
}

/** A number of a plan; it need not be valid. */
export interface ReadNumber {
  readonly callingCode: string;
  /** The digits behind the calling code and the national prefix. */
  readonly national: string;
  /** The plan of its country, or the main plan of its calling code where `isOfCountry` is false. */
  readonly plan: NumberPlan;
  readonly isOfCountry: boolean;
  /** What it is for; undefined where there is no such number. */
  readonly type: NumberType | undefined;
  /** How it is written; as its digits if undefined. */
  readonly format: NumberFormat | undefined;
}

/** National numbers have 2 digits at least and 17 at most, whatever the plan. */
const LEAST_DIGITS = 2;
const MOST_DIGITS = 17;

/**
 * Reads digits as they are dialled in the country of `home`. Undefined where they begin with no calling code that there
 * is, where they need one, or are too few or too many for any plan.
 */
export function readNumber(
  { digits, isInternational }: Dialled,
  home: NumberPlan | undefined,
  plans: NumberPlans,
): ReadNumber | undefined {
  let from = isInternational ? 0 : afterAbroadPrefix(digits, home);
  let callingCode = '';
  if (from >= 0) {
    callingCode = plans.callingCodeIn(digits, from);
    if (callingCode === '') return undefined;
    from += callingCode.length;
  } else {
    from = 0;
    if (home === undefined) return undefined;
    if (omitsPlus(digits, home, plans)) {
      callingCode = home.callingCode;
      from = callingCode.length;
    }
  }
  const base = callingCode === '' ? home! : plans.sharing(callingCode)[0]!;
  if (from >= digits.length) return undefined;
  const number = nationalIn(digits, from, base, plans);
  const length = number.text.length - number.from;
  if (length < LEAST_DIGITS || length > MOST_DIGITS) return undefined;
  const exact = plans.countryOf(base.callingCode, number.text, number.from);
  const plan = exact ?? base;
  return {
    callingCode: base.callingCode,
    national: number.text.slice(number.from),
    plan,
    isOfCountry: (exact !== undefined || callingCode === '') && plan.country !== '',
    type: plan.typeOf(number.text, number.from),
    format: plan.formatOf(number.text, number.from),
  };
}

/** Where the digits behind the prefix for calls abroad begin; -1 where there is no such prefix. */
function afterAbroadPrefix(digits: string, home: NumberPlan | undefined): number {
  if (home === undefined) return -1;
  const length = home.abroadPrefix.exec(digits)?.[0].length ?? 0;
  return length === 0 || length === digits.length || digits[length] === '0' ? -1 : length;
}

/** True for digits that begin with the calling code of home, and are a number of home only without it. */
function omitsPlus(digits: string, home: NumberPlan, plans: NumberPlans): boolean {
  if (!digits.startsWith(home.callingCode)) return false;
  const whole = nationalIn(digits, 0, home, plans);
  if (home.lengthOf(whole.text.length - whole.from) === 'too-long') return true;
  if (home.isNational(whole.text, whole.from)) return false;
  const rest = nationalIn(digits, home.callingCode.length, home, plans);
  return home.isNational(rest.text, rest.from);
}

/** The national number in digits: without the national prefix, unless the number needs its digits. */
function nationalIn(
  digits: string,
  from: number,
  plan: NumberPlan,
  plans: NumberPlans,
): { readonly text: string; readonly from: number } {
  const whole = { text: digits, from };
  const rest = plan.prefix.strip(digits, from);
  if (rest === undefined) return whole;
  const isRestNational = plan.isNational(rest.text, rest.from);
  if (!isRestNational && plan.isNational(digits, from)) return whole;
  const length = rest.text.length - rest.from;
  const verdict = (plans.countryOf(plan.callingCode, rest.text, rest.from) ?? plan).lengthOf(length);
  return verdict === 'too-short' || verdict === 'no-such-length' ? whole : rest;
}
