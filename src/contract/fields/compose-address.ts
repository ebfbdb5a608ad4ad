// How the parts of an address that a row gives make the one line that the contract asks for.
import { addressFields } from './address-fields.js';
import { composeStreet } from './compose-street.js';
import { stateOfTwo } from './cut-states.js';
import { PlaceEnd } from './place-end.js';
import { refersElsewhere } from './refers-elsewhere.js';
import { said } from '../said.js';
import { statePattern } from './states.js';
import { escaped, isPhraseOf, wordsOf } from './text-words.js';

const index = new Map(addressFields.map((field, i) => [field.name, i]));
const at = (name: string): number => index.get(name)!;
const F = {
  full: at('fullAddress'),
  line1: at('addressLine1'),
  line2: at('addressLine2'),
  line3: at('addressLine3'),
  careOf: at('careOf'),
  building: at('buildingName'),
  flatType: at('flatUnitType'),
  flat: at('flatUnitNumber'),
  levelType: at('floorLevelType'),
  level: at('floorLevelNumber'),
  lot: at('lotNumber'),
  number: at('streetNumber'),
  numberSuffix: at('streetNumberSuffix'),
  numberLast: at('streetNumberLast'),
  street: at('street'),
  name: at('streetName'),
  type: at('streetType'),
  suffix: at('streetSuffix'),
  postal: at('postal'),
  rd: at('rdNumber'),
  locality: at('locality'),
  town: at('townCity'),
  state: at('state'),
  postcode: at('postcode'),
  country: at('country'),
};

/** Parts that may be the whole of an address. */
const WHOLE: ReadonlySet<number> = new Set([F.full, F.line1, F.line2, F.line3, F.street]);

type Part = (field: number) => string;

/** Numbers that a spreadsheet wrote with a decimal: 12.0. */
const whole = (number: string): string =>
  number.endsWith('.0') || number.endsWith('.00') ? number.replace(/^(\d+)\.0+$/, '$1') : number;

const named = (type: string, number: string, word: string): string => {
  if (number === '') return type;
  if (type !== '') return isPhraseOf(type, number) ? number : `${type} ${number}`;
  return /^(?:[a-z]{2}|u\s?\d)/i.test(number) ? number : `${word} ${number}`;
};
/** Which storey: L1 and 1st are LEVEL 1, -1 is below the ground; LG1 without the word before it would be a unit. */
const storey = (type: string, number: string): string => {
  if (type !== '') return named(type, number, 'LEVEL');
  const below = /^-(\d{1,2})$/.exec(number);
  if (below !== null) return `BASEMENT ${below[1]}`;
  const plain = number.replace(/^l\s?(?=\d+$)/i, '').replace(/^(\d{1,3})(?:st|nd|rd|th)$/i, '$1');
  return /^[a-z]{2}\d+$/i.test(plain) ? `LEVEL ${plain}` : named('', plain, 'LEVEL');
};
/** A number of three or four digits as a spreadsheet writes it: 800.00, 3,073 and 3.073E+03. */
export const figuresOf = (value: string): string =>
  value
    .replace(IN_POWERS, (number) => String(Number(number)))
    .replace(/\.0{1,2}$/, '')
    .replace(/^(\d)[,\s](\d{3})$/, '$1$2');
const IN_POWERS = /^\d(?:\.\d{1,3})?e\+0?[23]$/i;

/** Postcodes that a spreadsheet turned into numbers: 800, 800.0 and 8E+02 are 0800, 3,073 is 3073. */
const postcode = (value: string): string =>
  figuresOf(value)
    .replace(/^\d{3}$/, '0$&')
    .replace(/^0{1,4}$/, '');

/** What the last row of a report says in place of an address: `Total`, `Grand total: 12`. */
const TOTAL = /^(?:grand\s+|sub-?)?totals?\b[\s:\d.,]*$/i;

/**
 * Joins the parts of an address, given in the order of `addressFields` ('' where absent), into one line with commas
 * between its components. A full address or lines come before parts of the street, which follow only where they are not
 * in them already, as a unit, level, lot or building does; so do a locality, state or postcode. Returns '' when every
 * part is blank, or says that it is the total of a report.
 */
export function composeAddress(values: readonly string[]): string {
  if (isOnly(values, F.full)) {
    const only = said(values[F.full]!);
    return TOTAL.test(only) || refersElsewhere(only) ? '' : only;
  }
  const v = (i: number): string => given(values, i);
  const street = v(F.street);
  const isLine = NUMBERED.test(street) && isWithin(v(F.number), street);
  const rows = linesOf(v);
  const isBoth = street !== '' && rows.length > 0 && v(F.number) === '';
  // A shop's whole street beside the lines that it is joined of, or one of them.
  const isSaid = isBoth && !RURAL.test(street) && saysAll(rows.join(' '), street);
  const lines = isBoth && isLine && !isSaid && rows.every((line) => saysAll(street, line)) ? [] : rows;
  const of: Part = isLine || isSaid ? (i) => (i === F.street ? '' : v(i)) : v;
  const text = composeParts(of, [...lines, ...(isLine && !isSaid ? [street] : [])]);
  return TOTAL.test(text) ? '' : text;
}

/** The value of a part; none where a whole line says that the address is in another column. */
function given(values: readonly string[], i: number): string {
  const text = said(values[i] ?? '');
  return WHOLE.has(i) && refersElsewhere(text) ? '' : text;
}

/** A street that has its number, or its unit's, with it. */
const NUMBERED = /(?:^|[\s,/-])\d+[a-z]?\s+\p{L}{2}/iu;

/** True where no number stands apart from the street, or one that the street has too. */
const isWithin = (number: string, street: string): boolean => number === '' || isPhraseOf(number, street);

/** The lines that a row gives, without those that repeat one: a line of a whole address that stands beside it. */
function linesOf(v: Part): string[] {
  const kept: string[] = [];
  for (const field of [F.full, F.line1, F.line2, F.line3]) {
    const line = v(field);
    if (line !== '' && (kept.length === 0 || !repeats(line, kept))) kept.push(line);
  }
  return kept;
}

/** True for a text of several words, all of which the other has. */
function saysAll(whole: string, text: string): boolean {
  const words = wordsOf(text);
  const there = wordsOf(whole);
  return words.length > 1 && words.every((word) => there.includes(word));
}

const RURAL = /^r\.?\s?d\.?\s*\d/i;

/** True if a line with a number in it has no word that the lines before it have not. */
function repeats(line: string, kept: readonly string[]): boolean {
  // RD of a rural delivery is a road's type too: RD 4 is not said by 4/13 Kowhai Rd.
  if (!/\d/.test(line) || RURAL.test(line)) return false;
  const words = wordsOf(line);
  if (words.length < 2) return false;
  const there = wordsOf(kept.join(' '));
  return words.every((word) => there.includes(word));
}

function composeParts(v: Part, lines: readonly string[]): string {
  const parts: string[] = [];
  const there = lines.join(', ');
  const put = (text: string): void => {
    if (text !== '') parts.push(text);
  };
  if (v(F.careOf) !== '') put(/^(c\/|care of|c\s*-|attn)/i.test(v(F.careOf)) ? v(F.careOf) : `C/- ${v(F.careOf)}`);
  put(unlessSaid(there, v(F.building)));
  put(unit(v, there));
  put(unlessSaid(there, storey(v(F.levelType), whole(v(F.level)))));
  const lot = whole(v(F.lot));
  if (lot !== '') put(unlessSaid(there, /^l/i.test(lot) ? lot : `LOT ${lot}`));
  const { before, street } = composeStreet(lines, {
    number: whole(v(F.number)),
    numberSuffix: whole(v(F.numberSuffix)),
    numberLast: whole(v(F.numberLast)),
    street: v(F.street),
    name: v(F.name),
    type: v(F.type),
    suffix: v(F.suffix),
  });
  before.forEach(put);
  put(street);
  put(unlessSaid(there, /^\d+$/.test(v(F.postal)) ? `PO BOX ${v(F.postal)}` : v(F.postal)));
  put(/^\d+$/.test(v(F.rd)) ? `RD ${v(F.rd)}` : v(F.rd));
  put(placeOf(v, parts, lines.length > 0));
  if (parts.length > 0) put(v(F.country));
  return parts.join(', ');
}

/** Numbers that lie further apart are no range of a house, but a unit and its house. */
const WIDEST_RANGE = 12;

/** The unit, unless the lines begin with it or name it: 5/24 SMITH ST and UNIT 5, 24 SMITH ST say the unit 5. */
function unit(v: Part, said: string): string {
  const number = whole(v(F.flat));
  // Where a column is to hold a number, 0 is written for none.
  if (number === '0') return '';
  const text = named(v(F.flatType), number, 'UNIT');
  if (text === '' || said === '') return text;
  const last = (number.split(/\s+/).at(-1) ?? '').replace(/^u(?=\d)/i, '');
  if (last === '') return unlessSaid(said, text);
  const it = escaped(last);
  const isThere = new RegExp(
    `(?:^|[,#\\s]|[a-z])${it}\\s*(?:/|,?\\s+\\d+(?!\\d|st|nd|rd|th)|,|-\\s*(\\d+))|[a-z]\\.?\\s*${it}\\s*$`,
    'i',
  ).exec(said);
  if (isThere === null) return text;
  // 12-14 Smith St is a range, 5-24 Smith St the unit 5 of 24.
  const further = Number(isThere[1] ?? Infinity) - Number(last);
  return further > 0 && further <= WIDEST_RANGE ? text : '';
}

/** The text, or '' where all its words stand in the lines already. */
function unlessSaid(said: string, text: string): string {
  return said !== '' && text !== '' && isPhraseOf(text, said) ? '' : text;
}

/** Locality, town, state and postcode, without what stands at the end of the lines already. */
function placeOf(v: Part, parts: readonly string[], hasLines: boolean): string {
  const code = postcode(v(F.postcode));
  const state = stateOfTwo(v(F.state), code, v(F.country));
  const locality = v(F.locality);
  // A city beside the locality of an Australian address is the one that the locality is a part of.
  const isAustralian = AUSTRALIAN.test(state.replaceAll('.', '')) && !NEW_ZEALAND.test(v(F.country));
  const town = locality !== '' && isAustralian ? '' : v(F.town);
  const named = new PlaceEnd(locality);
  const isNamed = (text: string): boolean => named.says(text) && !(text === town && isSuburbOf(town, locality));
  const region = isSame(state, town) ? '' : state;
  const own = [town, isPhraseOf(region, code) ? '' : region, code].filter((text) => !isNamed(text));
  const said = new PlaceEnd(hasLines ? parts.join(', ') : '');
  return [locality, ...own].filter((text) => text !== '' && !said.says(text)).join(' ');
}

/** States of Australia and its Antarctic Territory in every written form. */
const AUSTRALIAN = statePattern(['AAT']);

/** TAS is Tasman there. */
const NEW_ZEALAND = /^(?:nzl?|new zealand|aotearoa.*)$/i;

const isSame = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/** SOUTH DUNEDIN is a suburb of DUNEDIN with a name of its own, and not the town with something before it. */
const isSuburbOf = (town: string, locality: string): boolean => {
  const words = wordsOf(locality);
  return words.length > 1 && isSame(words.at(-1)!, town) && words.slice(0, -1).every((word) => DIRECTIONS.has(word));
};
const DIRECTIONS: ReadonlySet<string> = new Set(['NORTH', 'SOUTH', 'EAST', 'WEST', 'CENTRAL', 'INNER', 'OLD', 'PORT']);

/** True if no other value than the one of `field` is there. */
function isOnly(values: readonly string[], field: number): boolean {
  for (let i = 0; i < values.length; i++) if (i !== field && values[i] !== '') return false;
  return values[field] !== undefined;
}
