// Whether what is typed is a number, and what it lacks if not. Each step is one that leads to a number without doubt;
// what might be meant is said, never taken.
import type { ExceptionCode } from '../exceptions.js';
import { PLANS_PUBLISHED } from '../plan/metadata.js';
import { retiringType } from '../plan/retiring.js';
import type { NumberPlan } from '../plan/number-plan.js';
import type { NumberType } from '../plan/number-type.js';
import type { NumberPlans } from '../plan/plans.js';
import { readNumber, type Dialled, type ReadNumber } from '../plan/read-number.js';
import { areaOfState, isLocal, lengthProblem } from './local-numbers.js';
import type { NumberRanges } from './ranges.js';

/** What a number is judged by. */
export interface Surroundings {
  readonly plans: NumberPlans;
  /** The plan that numbers without a calling code are of. */
  readonly home: NumberPlan | undefined;
  /** Abbreviation of the state of Australia beside the number; '' for none. */
  readonly state: string;
  readonly ranges: NumberRanges | undefined;
}

export interface Judged {
  /** The number, valid or not; undefined where the digits are none of any plan. */
  readonly number: ReadNumber | undefined;
  /** Its type; undefined for one that is not valid. */
  readonly type: NumberType | undefined;
  readonly exception: ExceptionCode | undefined;
  /** Where the area code is from, where it was not typed. */
  readonly areaBasis: string;
  readonly notes: readonly string[];
}

/** Digits before a calling code that people dial from anywhere, beside those of the plan of their own country. */
const ABROAD = ['0011', '00'];
/** A calling code and a number have this many digits at least for such a prefix to be believed. */
const LEAST_ABROAD = 10;
const RETIRED = `the numbering plan of ${PLANS_PUBLISHED} no longer has this number; it may have become a longer one`;
const NONE: readonly string[] = [];

/** Judges digits that somebody typed. */
export function judge(dialled: Dialled, at: Surroundings): Judged {
  const early = isFromAustralia(dialled, at) ? asAbroad(dialled, at) : undefined;
  if (early !== undefined) return early;
  const number = readNumber(dialled, at.home, at.plans);
  return (
    accepted(number, at, '', NONE) ??
    withoutPlus(dialled, at) ??
    asAbroad(dialled, at) ??
    asLocal(dialled, at) ??
    invalid(dialled, number, at)
  );
}

/**
 * A number that its plan has; or that it has no more, or not yet, as imported ranges say. Undefined for any other.
 */
function accepted(
  number: ReadNumber | undefined,
  { ranges }: Surroundings,
  areaBasis: string,
  notes: readonly string[],
): Judged | undefined {
  if (number === undefined) return undefined;
  if (number.type !== undefined) return { number, type: number.type, exception: undefined, areaBasis, notes };
  const { plan, callingCode, national } = number;
  const retiring = retiringType(plan.country, national);
  const type = retiring ?? (ranges?.find(callingCode, national)?.type || undefined);
  if (type === undefined) return undefined;
  const note = retiring === undefined ? `only the imported ranges (${ranges!.release}) have this number` : RETIRED;
  return { number, type, exception: undefined, areaBasis, notes: [...notes, note] };
}

/** No calling code begins with 0: a + before it, as in +0064 or +04, says nothing. */
function withoutPlus({ digits, isInternational }: Dialled, at: Surroundings): Judged | undefined {
  if (!isInternational || !digits.startsWith('0')) return undefined;
  const judged = judge({ digits, isInternational: false }, at);
  return judged.type === undefined ? undefined : { ...judged, notes: ['the + before 0 is left out', ...judged.notes] };
}

/** 0011 and a number, where 00 is dialled before a calling code: what follows 00 would be a number of 1 1…. */
const isFromAustralia = ({ digits, isInternational }: Dialled, { home }: Surroundings): boolean =>
  !isInternational && home !== undefined && digits.startsWith('0011') && home.abroadLength(digits) === 2;

/** As it is dialled abroad: 0061 and 0011 61 in any country. */
function asAbroad({ digits, isInternational }: Dialled, at: Surroundings): Judged | undefined {
  if (isInternational) return undefined;
  for (const prefix of ABROAD) {
    if (!digits.startsWith(prefix)) continue;
    const rest = digits.slice(prefix.length);
    if (rest.length < LEAST_ABROAD) continue;
    const number = readNumber({ digits: rest, isInternational: true }, at.home, at.plans);
    const judged = accepted(number, at, '', [`${prefix} is read as +`]);
    if (judged !== undefined) return judged;
  }
  return undefined;
}

/** A local number of Australia with the area code of the state beside it. */
function asLocal({ digits, isInternational }: Dialled, at: Surroundings): Judged | undefined {
  const { home, state } = at;
  const area = areaOfState(state);
  if (isInternational || home?.country !== 'AU' || area === undefined || !isLocal(digits, 'AU')) return undefined;
  const number = readNumber({ digits: area + digits, isInternational: false }, home, at.plans);
  return accepted(number, at, 'state', [`area code 0${area} is that of ${state}`]);
}

function invalid(dialled: Dialled, number: ReadNumber | undefined, at: Surroundings): Judged {
  const exception = number === undefined ? problemOf(dialled, at) : problemOfNumber(dialled, number);
  return { number, type: undefined, exception, areaBasis: '', notes: suggestion(dialled, at) };
}

/** Digits that come to no number of a plan. */
function problemOf({ digits, isInternational }: Dialled, { home }: Surroundings): ExceptionCode {
  const MOST_OF_ANY_PLAN = 17;
  const LEAST_OF_ANY_PLAN = 3;
  if (digits.length < LEAST_OF_ANY_PLAN) return 'NOT_A_NUMBER';
  if (!isInternational && home === undefined) return 'NO_COUNTRY';
  if (digits.length > MOST_OF_ANY_PLAN) return 'TOO_LONG';
  return isInternational || digits.startsWith('00') ? 'NO_CALLING_CODE' : 'TOO_SHORT';
}

function problemOfNumber(dialled: Dialled, { national, plan }: ReadNumber): ExceptionCode {
  if (!dialled.isInternational && isLocal(dialled.digits, plan.country)) return 'PREFIX_MISSING';
  return lengthProblem(national, plan) ?? 'NO_SUCH_NUMBER';
}

/** Of Australia and New Zealand, whose people write each other's numbers without the +. */
function suggestion({ digits, isInternational }: Dialled, { plans }: Surroundings): readonly string[] {
  if (isInternational || !/^6[14]/.test(digits)) return NONE;
  const number = readNumber({ digits, isInternational: true }, undefined, plans);
  if (number?.type === undefined) return NONE;
  return [`it is valid with a + before it: +${number.callingCode}${number.national}`];
}
