// Lines in an order or with signs that no reading of them leads to an address from: told as addresses are, and asked
// again.
import { KIND, kindsOf } from '../../address/vocabulary/kinds.js';
import { LONGEST_LINE } from '../../address/parse/words/read-part.js';
import type { Retelling } from './retelling.js';

const NUMBER = String.raw`\d{1,5}[a-z]?`;
const STATE = '(?:nsw|vic|qld|sa|wa|tas|nt|act)';
const CODE_FIRST = new RegExp(String.raw`^(\d{4}),? (${STATE}),? (.*[a-z].*)$`, 'i');
const NUMBER_IN_BRACKETS = new RegExp(String.raw`^([a-z' -]{4,40}) ?[([](?:no\.? ?)?(${NUMBER})[)\]](?=[\s,])`, 'i');
const CORNER = new RegExp(
  String.raw`^((?:cnr|crn|corner)\.?(?: of)? [a-z' .-]{4,40}?,? (?:and|&|with) )(?=${NUMBER} [a-z])`,
  'i',
);
const BRACKETED_NUMBER = new RegExp(String.raw`^[([](${NUMBER})[)\]](?=\s+[a-z])`, 'i');
/** A place in brackets of any kind, with no number but its postcode: 3 Vermont St (Horsham VIC 3400). */
const BRACKETED_PLACE = new RegExp(String.raw`[([<{]([a-z' -]{3,40}(?:,? ${STATE})?(?:,? \d{4})?)[)\]>}]`, 'gi');
const DECIMAL = /^(\d{1,5})\.0+(?=[\s,]+[a-z])/i;
const ZEROS = /^([a-z]{1,9})\.? ?0+(\d{1,4}[a-z]?)(?=[\s,/-])/i;
const POINTED = new RegExp(String.raw`^(\d{1,4}[a-z]?)\.(${NUMBER})(?= [a-z])`, 'i');
const DEGREE = /^n(?:°|º|o\.?°)\s*(?=\d)/i;
/** A number behind its street, and the unit behind that. */
const UNIT_BEHIND = new RegExp(String.raw`^([a-z' -]{4,40}) (${NUMBER}),? ([a-z]{1,9})\.? (\d{1,4}[a-z]?)(?=,)`, 'i');
const GROUPS = /^(?:\([^()]+\)[\s,]*){2,}$/;
const ST_LABELS =
  /\b(?:st|street) (?:no|number)\b\.?:?|\b(?:st|street) (?:name|type)\b:?|\b(?:locality|suburb|town)\b:?/gi;

/** The ways to tell a text, the likeliest first; none where it has none of these forms. */
export function retellings(text: string): Retelling[] {
  if (text.length > LONGEST_LINE) return [];
  return FORMS.flatMap((form) => form(text) ?? []);
}

type Form = (text: string) => Retelling | undefined;

/** A form whose beginning stands for something else. */
const beginning =
  (form: RegExp, tell: (...parts: string[]) => string | undefined): Form =>
  (text) => {
    const [whole, ...parts] = form.exec(text) ?? [];
    const to = whole === undefined ? undefined : tell(...parts);
    if (whole === undefined || to === undefined) return undefined;
    return { text: `${to}${text.slice(whole.length)}`, mended: [{ from: whole.trim(), to }] };
  };

const isUnitWord = (word: string): boolean => (kindsOf(word.toUpperCase()) & (KIND.flat | KIND.level)) !== 0;

/** A form told as a whole. */
const whole =
  (tell: (text: string) => string): Form =>
  (text) => {
    const told = tell(text);
    return told === text ? undefined : { text: told, mended: [{ from: text, to: told }] };
  };

const FORMS: readonly Form[] = [
  beginning(DEGREE, () => ''),
  beginning(DECIMAL, (number) => number),
  beginning(BRACKETED_NUMBER, (number) => number),
  beginning(ZEROS, (word, number) => (isUnitWord(word!) ? `${word} ${number}` : undefined)),
  beginning(CODE_FIRST, (code, state, rest) => `${rest}, ${state} ${code}`),
  beginning(NUMBER_IN_BRACKETS, (street, number) => `${number} ${street!.trim()}`),
  beginning(CORNER, () => ''),
  beginning(UNIT_BEHIND, (street, number, word, unit) =>
    isUnitWord(word!) && !street!.split(' ').some(isUnitWord) ? `${word} ${unit}, ${number} ${street}` : undefined,
  ),
  beginning(POINTED, (unit, number) => `${unit}/${number}`),
  whole((text) => (GROUPS.test(text) ? text.replaceAll(/[()]+[\s,]*[()]*/g, ', ').replace(/^, |, $/g, '') : text)),
  whole((text) => text.replaceAll(BRACKETED_PLACE, ', $1, ')),
  whole((text) => (/^\S+\+\S.*\+\d{4}$/.test(text) ? text.replaceAll('+', ' ') : text)),
  whole((text) =>
    /\bst(?:reet)? name\b/i.test(text) ? text.replaceAll(ST_LABELS, ' ').replaceAll(/ {2,}/g, ' ').trim() : text,
  ),
];
