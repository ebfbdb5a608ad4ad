// The contract's element for a number that was judged.

import type { CheckedPhone } from '../../contract/schema/validate-phone.js';
import type { PhoneRange } from '../../data/phone-ranges/read/phone-ranges.js';
import { exceptions, type ExceptionCode } from '../exceptions.js';
import type { NumberType } from '../plan/number-type.js';
import type { NumberPlans } from '../plan/plans.js';
import type { ReadNumber } from '../plan/read-number.js';
import { isOfFiction } from './fiction.js';
import { areaLength } from './local-numbers.js';
import type { NumberRanges } from './ranges.js';

/** What is asked. */
export interface PhoneQuestion {
  readonly fullPhone: string;
  /** ISO 3166-1 alpha-2 of numbers without a calling code; '' where none is said. */
  readonly country: string;
  /** Abbreviation of the state of Australia that stands beside the number; '' for none. */
  readonly state: string;
}

/** A valid number, and what its text says beside it; '' and empty for nothing. */
export interface ValidNumber {
  readonly number: ReadNumber;
  readonly type: NumberType;
  readonly extension: string;
  readonly areaBasis: string;
  /** True where the same text has other numbers, valid or not. */
  readonly isOneOfSeveral: boolean;
  /** The valid ones of these, in E.164. */
  readonly others: readonly string[];
  /** Words and digits of the text that are no part of a number. */
  readonly remarks: readonly string[];
  readonly messages: readonly string[];
}

/** Offline nobody knows whether a number is connected, valid or not. */
const INDETERMINATE = 'indeterminate';
const OPERATOR_BASIS = 'holder of the number range; the number may have been ported';
const FICTION = 'the number is set aside for films and books: nobody answers it';

/** The number in E.164, `+` and all. */
export const e164Of = ({ callingCode, national }: ReadNumber): string => `+${callingCode}${national}`;

/** The element of a valid number. */
export function validElement(
  question: PhoneQuestion,
  valid: ValidNumber,
  plans: NumberPlans,
  ranges: NumberRanges | undefined,
): CheckedPhone {
  const { number, type } = valid;
  const { callingCode, national } = number;
  const range = ranges?.find(callingCode, national);
  const written = number.format?.national(national) ?? national;
  const country = countryOf(question, number, plans) ?? (range?.country || null);
  const area = range === undefined || range.areaLength === 0 ? areaLength(callingCode, type) : range.areaLength;
  const isFiction = isOfFiction(callingCode, national);
  const attributes: Record<string, string> = {
    valid: 'true',
    type,
    e164: e164Of(number),
    national: written,
    international: `+${callingCode} ${number.format?.international(national) ?? national}`,
  };
  if (!isPlain(valid) || range !== undefined || isFiction) addFurther(attributes, valid, range, ranges, isFiction);
  return {
    fullPhone: question.fullPhone,
    country,
    countryCode: `+${callingCode}`,
    areaCode: area === 0 ? null : (number.format?.prefix ?? '') + national.slice(0, area),
    localNumber: area === 0 ? national : national.slice(area),
    operatorName: range === undefined || range.operator === '' ? null : range.operator,
    phoneStatus: INDETERMINATE,
    exception: exceptionOf(question, country, valid),
    attributes,
    messages: isFiction ? [...valid.messages, FICTION] : [...valid.messages],
  };
}

/** The element of what is no valid number; `number`: what was read of it, if any. */
export function invalidElement(
  { fullPhone, country }: PhoneQuestion,
  code: ExceptionCode,
  number: ReadNumber | undefined,
  messages: readonly string[],
): CheckedPhone {
  const isUnknown = code === 'NO_COUNTRY' || code === 'COUNTRY_NOT_SUPPORTED';
  const ofNumber = number?.isOfCountry === true ? number.plan.country : '';
  return {
    fullPhone,
    country: ofNumber || country || null,
    countryCode: number === undefined ? null : `+${number.callingCode}`,
    areaCode: null,
    localNumber: null,
    operatorName: null,
    phoneStatus: INDETERMINATE,
    exception: exceptions[code].text,
    attributes: { valid: isUnknown ? 'unknown' : 'false' },
    messages: [...messages],
  };
}

const isPlain = ({ extension, areaBasis, others, remarks }: ValidNumber): boolean =>
  extension === '' && areaBasis === '' && others.length === 0 && remarks.length === 0;

/** Adds the attributes that few numbers have. */
function addFurther(
  attributes: Record<string, string>,
  { extension, areaBasis, others, remarks }: ValidNumber,
  range: PhoneRange | undefined,
  ranges: NumberRanges | undefined,
  isFiction: boolean,
): void {
  const add = (name: string, value: string): void => {
    if (value !== '') attributes[name] = value;
  };
  add('extension', extension);
  add('areaCodeBasis', areaBasis);
  if (range !== undefined) {
    if (range.operator !== '') add('operatorBasis', OPERATOR_BASIS);
    add('place', range.place);
    add('rangesRelease', ranges!.release);
  }
  if (isFiction) add('fiction', 'true');
  add('otherNumbers', others.join(' '));
  add('remark', remarks.join('; '));
}

/** The country of a number: the one that was asked for, where the number is of its plan too. */
function countryOf(
  { country }: PhoneQuestion,
  { plan, callingCode, national, isOfCountry }: ReadNumber,
  plans: NumberPlans,
): string | null {
  if (plan.country === country && country !== '') return country;
  const asked = country === '' ? undefined : plans.of(country);
  if (asked?.callingCode === callingCode && asked.typeOf(national, 0) !== undefined) return country;
  return isOfCountry ? plan.country : null;
}

function exceptionOf(asked: PhoneQuestion, country: string | null, { isOneOfSeveral }: ValidNumber): string | null {
  if (asked.country !== '' && country !== null && country !== asked.country) {
    return `${exceptions.OTHER_COUNTRY.text}${country}`;
  }
  return isOneOfSeveral ? exceptions.SEVERAL.text : null;
}
