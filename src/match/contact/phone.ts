// Phone numbers in the form in which they are compared, and how far two are the same: E.164, or the digits of the
// subscriber where the area is not known.
import { areaLength } from '../../phone/answer/local-numbers.js';
import { judge } from '../../phone/answer/judge.js';
import { NumberPlans } from '../../phone/plan/plans.js';
import type { Dialled } from '../../phone/plan/read-number.js';
import { plainDigits } from '../../phone/typed/plain-digits.js';
import { readTyped } from '../../phone/typed/read-typed.js';
import type { ComparablePhone } from '../comparable.js';

/**
 * `P1`: the same number. `P2`: the same subscriber, with the area or an extension said by one alone. `swapped`: two
 * neighbouring digits are changed over, which is evidence only where the addresses agree too. `P0`: not the same.
 */
export type PhoneLevel = 'P1' | 'P2' | 'swapped' | 'P0';

/** Digits below which a number says nothing of whom it belongs to: 000, 13 11 14. */
const LEAST_DIGITS = 6;
/** A number of Australia with its area code, without the 0. */
const AU_WITH_AREA = /^[2378]\d{8}$/;

/** What people type to fill a column: digits that only rise or fall. 12345678 is not among them: it is an eight-digit
 * local number of the contract's own example. */
const FILLERS = new Set(['123456', '1234567', '123456789', '1234567890', '0123456789', '987654321', '9876543210']);

let plans: NumberPlans | undefined;

/** True for digits that fill a column and are nobody's: one digit over and over, or digits in their order. */
function isFiller(digits: string): boolean {
  if (FILLERS.has(digits)) return true;
  // 0400 000 000 and 02 9999 9999: all that is told apart from the beginning is one digit.
  const tail = digits.slice(-7);
  return tail.split('').every((digit) => digit === tail[0]);
}

/**
 * The form of a text that holds a phone number; `country` (ISO 3166-1 alpha-2) is that of numbers without a calling
 * code, '' for none. Undefined for a text without a number, and for one that is nobody's, such as 0000 000 000.
 */
export function comparablePhone(text: string, country: string): ComparablePhone | undefined {
  const plain = plainDigits(text);
  if (plain !== undefined) return formOf(plain, '', country);
  const typed = readTyped(text);
  const numbers = typed.asWord === undefined ? typed.numbers : [...typed.numbers, typed.asWord];
  const forms = numbers.map((number) => formOf(number, number.extension, country));
  return forms.find((form) => form !== undefined && form.e164 !== '') ?? forms.find((form) => form !== undefined);
}

function formOf(dialled: Dialled, extension: string, country: string): ComparablePhone | undefined {
  const { digits } = dialled;
  if (digits.length < LEAST_DIGITS || isFiller(digits)) return undefined;
  plans ??= new NumberPlans();
  const { number, type } = judge(dialled, { plans, home: plans.of(country), state: '', ranges: undefined });
  if (number !== undefined && type !== undefined) {
    const local = number.national.slice(areaLength(number.callingCode, type));
    return { e164: `+${number.callingCode}${number.national}`, local, extension };
  }
  // No such number, and perhaps a slip in one: what there is of it can be compared all the same.
  const national = number?.national ?? digits.replace(/^0+/, '');
  const hasArea = number?.plan.country === 'AU' && AU_WITH_AREA.test(national);
  return { e164: '', local: hasArea ? national.slice(1) : national, extension };
}

/** How far two numbers are the same; the same whichever is asked about first. */
export function phoneAgreement(a: ComparablePhone, b: ComparablePhone): PhoneLevel {
  if (a.extension !== '' && b.extension !== '' && a.extension !== b.extension) return 'P0';
  const isKnown = a.e164 !== '' && b.e164 !== '';
  if (isKnown ? a.e164 === b.e164 : a.local === b.local) {
    const isWhole = isKnown || (a.e164 === '' && b.e164 === '');
    return isWhole && a.extension === b.extension ? 'P1' : 'P2';
  }
  if (isKnown) return isSwapped(a.e164, b.e164) ? 'swapped' : 'P0';
  return isSwapped(a.local, b.local) ? 'swapped' : 'P0';
}

/** True where two neighbouring digits are changed over and nothing else differs. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
