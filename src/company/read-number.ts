// Whether a text is the number of a company, and which: an ABN, an ACN or ARBN, or New Zealand's NZBN.
import { acnCheckDigit, isAbn, isAcn, isNzbn } from '../contract/fields/business-numbers.js';

/** What a text says as a number. `digits` are nine of an ACN or ARBN, eleven of an ABN. */
export type CompanyNumber =
  | { readonly kind: 'abn' | 'acn'; readonly digits: string; readonly remark?: string }
  /** Nine digits whose last is not that of an ACN; some foreign bodies may have such. */
  | { readonly kind: 'odd acn'; readonly digits: string; readonly wrong: string }
  | { readonly kind: 'nzbn'; readonly digits: string }
  | { readonly kind: 'wrong'; readonly digits: string; readonly wrong: string };

/** What a number is asked for as: by the name of the search, or by what it is. */
export type AskedAs = 'abn' | 'acn' | 'any';

const LABEL = /^(?:a\.?b\.?n|a\.?c\.?n|a\.?r\.?b\.?n|n\.?z\.?b\.?n)\.?(?:\b|(?=\d))[\s:#.-]*(?:no\b[\s:.]*)?/i;
/** The country before a number, as tax systems write it, and a label behind it: AU51824753556, 51 824 753 556 (ABN). */
const COUNTRY = /^AU[\s-]?(?=\d)/i;
const LABEL_BEHIND = /((?:\d[\s.-]?){8}\d)[\s(]+(?:a\.?b\.?n|a\.?c\.?n|a\.?r\.?b\.?n)\.?\)?$/i;
/** Letters that are typed for the digits they look like; a text of digits else. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const MOST_LOOK_ALIKE = 2;
const ONLY_A_NUMBER = /^\d(?:[\d\s.-]*\d)?$/;
/** What a spreadsheet makes of a number: 51824753556.0 */
const DECIMALS = /^(\d{7,14})\.0+$/;
const BRANCH_DIGITS = 3;

/** The digits of a text that is nothing but a number, its label aside; undefined for any other text. */
function digitsOnly(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(LABEL, '')
    .replace(COUNTRY, '')
    .replace(LABEL_BEHIND, '$1')
    .trim();
  const whole = withDigits(DECIMALS.exec(plain)?.[1] ?? plain);
  return ONLY_A_NUMBER.test(whole) ? whole.replace(/\D/g, '') : undefined;
}

/** The text with digits for the letters that look like them, where it is a number but for one or two of these. */
function withDigits(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0 || letters > MOST_LOOK_ALIKE || (text.match(/\d/g)?.length ?? 0) < 9 - letters) return text;
  return text.replace(/[oil]/gi, (letter) => LOOK_ALIKE[letter.toUpperCase()]!);
}

/** What a spreadsheet makes of a number that is too long for it, its last digits gone: 5.18248E+10. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?(?:0?[789]|1[0-4])$/i;

/** Reads a text as a number of a company; undefined for a text that is none, which may be a name. */
export function readNumber(text: string, as: AskedAs): CompanyNumber | undefined {
  const digits = digitsOnly(text);
  if (digits === undefined) return roundedNumber(text.trim());
  const isLabelled = LABEL.test(text.trim());
  // Short numbers are names (1300, 747), unless they are said to be numbers of companies.
  if (as === 'any' && !isLabelled && ![9, 10, 11, 12, 13, 14].includes(digits.length)) return undefined;
  if (digits.length === 13 && isNzbn(digits)) return { kind: 'nzbn', digits };
  if (digits.length === 11) return eleven(digits);
  if (digits.length === 11 + BRANCH_DIGITS && isAbn(digits.slice(0, 11))) {
    return { kind: 'abn', digits: digits.slice(0, 11), remark: `${digits.slice(11)} behind the ABN is a branch` };
  }
  if (digits.length === 9) return nine(digits);
  // A spreadsheet drops the noughts that most ACNs begin with.
  const padded = digits.padStart(9, '0');
  if (as !== 'abn' && digits.length >= 6 && digits.length < 9 && isAcn(padded)) {
    return { kind: 'acn', digits: padded, remark: `${digits} is read as ${padded}, which its check digit confirms` };
  }
  if (as === 'any' && !isLabelled && digits.length > 12) return undefined;
  return { kind: 'wrong', digits, wrong: `${digits} has ${digits.length} digits; ${LENGTHS[as]}` };
}

const roundedNumber = (text: string): CompanyNumber | undefined =>
  ROUNDED.test(text)
    ? {
        kind: 'wrong',
        digits: text,
        wrong: `'${text}' was rounded by a spreadsheet: the digits of the number are lost`,
      }
    : undefined;

const eleven = (digits: string): CompanyNumber =>
  isAbn(digits)
    ? { kind: 'abn', digits }
    : { kind: 'wrong', digits, wrong: `${digits} is no ABN: its check digits are wrong; compare it with its source` };

const nine = (digits: string): CompanyNumber =>
  isAcn(digits)
    ? { kind: 'acn', digits }
    : {
        kind: 'odd acn',
        digits,
        wrong: `${digits} is no ACN: its last digit would be ${acnCheckDigit(digits)}; compare it with its source`,
      };

const LENGTHS: Readonly<Record<AskedAs, string>> = {
  abn: 'an ABN has 11',
  acn: 'an ACN or ARBN has 9',
  any: 'an ABN has 11, an ACN or ARBN 9',
};

/** A number that stands behind a name, with its label: `ACME PTY LTD ABN 51 824 753 556`. */
const BEHIND = /^(.*\S)[\s,(]+((?:a\.?b\.?n|a\.?c\.?n|a\.?r\.?b\.?n)\.?\b[\s:#.-]*\d[\d\s.-]*\d)\)?\s*$/i;

/** The name and the number of a text that has both; undefined for any other. */
export function splitNumber(text: string): { readonly name: string; readonly number: string } | undefined {
  const match = BEHIND.exec(text);
  return match ? { name: match[1]!.replace(/[\s,(-]+$/, ''), number: match[2]! } : undefined;
}

/** 53004085616 → 53 004 085 616, and 004085616 → 004 085 616. */
export const spaced = (digits: string): string =>
  digits.length === 11
    ? `${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5, 8)} ${digits.slice(8)}`
    : digits.replace(/(\d{3})(?=\d)/g, '$1 ');
