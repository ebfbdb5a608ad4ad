// Digits become a number of a plan: which calling code they begin with, if any, what is dialled before the national
// number, and of which country that is. The rules, and so the answers, are those of the phone number library that
// publishes the plans; a test asks both.
import type { NumberFormat } from './formats.js';
import { NO_PREFIX, REPLACED } from './national-prefix.js';
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
  let base = home;
  let hasCallingCode = true;
  if (from >= 0) {
    base = plans.mainIn(digits, from);
    from += base?.callingCode.length ?? 0;
  } else {
    hasCallingCode = home !== undefined && omitsPlus(digits, home, plans);
    from = hasCallingCode ? home!.callingCode.length : 0;
    if (hasCallingCode) base = plans.mainIn(digits, 0);
  }
  if (base === undefined || from >= digits.length) return undefined;
  let text = digits;
  let start = nationalStart(digits, from, base, plans);
  if (start === REPLACED) {
    text = base.prefix.replaced(digits, from);
    start = 0;
  }
  const length = text.length - start;
  if (length < LEAST_DIGITS || length > MOST_DIGITS) return undefined;
  const exact = plans.countryOf(base, text, start);
  const plan = exact ?? base;
  return {
    callingCode: base.callingCode,
    national: text.slice(start),
    plan,
    isOfCountry: (exact !== undefined || !hasCallingCode) && plan.country !== '',
    type: plan.typeOf(text, start),
    format: plan.formatOf(text, start),
  };
}

/** Where the digits behind the prefix for calls abroad begin; -1 where there is no such prefix. */
function afterAbroadPrefix(digits: string, home: NumberPlan | undefined): number {
  const length = home?.abroadLength(digits) ?? 0;
  return length === 0 || length === digits.length || digits[length] === '0' ? -1 : length;
}

/** True for digits that begin with the calling code of home, and are a number of home only without it. */
function omitsPlus(digits: string, home: NumberPlan, plans: NumberPlans): boolean {
  if (!digits.startsWith(home.callingCode)) return false;
  const whole = nationalStart(digits, 0, home, plans);
  const replaced = whole === REPLACED ? home.prefix.replaced(digits, 0) : digits;
  const from = Math.max(whole, 0);
  if (home.lengthOf(replaced.length - from) === 'too-long') return true;
  return !home.isNational(replaced, from) && isNationalBehind(digits, home.callingCode.length, home, plans);
}

function isNationalBehind(digits: string, from: number, plan: NumberPlan, plans: NumberPlans): boolean {
  const start = nationalStart(digits, from, plan, plans);
  return start === REPLACED ? plan.isNational(plan.prefix.replaced(digits, from), 0) : plan.isNational(digits, start);
}

/**
 * Where the national number begins in the digits from `from` on: behind the national prefix, unless the number needs
 * its digits; REPLACED where other digits take the place of the prefix.
 */
function nationalStart(digits: string, from: number, plan: NumberPlan, plans: NumberPlans): number {
  const stripped = plan.prefix.strip(digits, from);
  if (stripped === NO_PREFIX) return from;
  const text = stripped === REPLACED ? plan.prefix.replaced(digits, from) : digits;
  const start = Math.max(stripped, 0);
  if (!plan.isNational(text, start) && plan.isNational(digits, from)) return from;
  const verdict = (plans.countryOf(plan, text, start) ?? plan).lengthOf(text.length - start);
  return verdict === 'too-short' || verdict === 'no-such-length' ? from : stripped;
}
