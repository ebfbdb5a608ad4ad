// Other forms of a line that is read right: each writes the line anew, or undefined where it does not fit, and says
// which fields it changes and which are free.
import { stateName } from '../../dist/address/vocabulary/place.js';
import { streetType, streetTypeAbbreviation } from '../../dist/address/vocabulary/street.js';

const STATE = '(NSW|VIC|QLD|SA|WA|TAS|NT|ACT)';
const END = new RegExp(`^(.*?[^,\\s])([\\s,]+)${STATE}([\\s,]+)(\\d{4})$`, 'is');
const END_STATE = new RegExp(`^(.*?[^,\\s])([\\s,]+)${STATE}$`, 'is');
/** A house number and the street behind it, at the start of the line or behind a comma. */
const NUMBERED = /^(|.*, *)(\d+[a-z]?(?:-\d+[a-z]?)?) ([a-z]{3}[a-z' ]*\b.*)$/is;
/** A unit before a slash. */
const SLASHED = /^(|.*, *)(\d+[a-z]?)\/(\d+[a-z]?(?:-\d+[a-z]?)?) ([a-z]{3}.*)$/is;
const FREE_NAMES = ['buildingName', 'careOf', 'unknown'];

const commas = (sign) => (text) => (text.includes(',') ? text.replaceAll(/\s*,\s*/g, sign) : undefined);
const ended = (write) => (text) => {
  const found = END.exec(text);
  if (!found) return undefined;
  const [, before, comma, state, blank, code] = found;
  return write({ before, comma, state, blank, code });
};
const front = (words) => (text) => words + text;
const behind = (words) => (text) => text + words;
const title = (text) => text.toLowerCase().replaceAll(/(^|[^a-z'’])([a-z])/g, (_, a, b) => a + b.toUpperCase());

/** The type of the line's street written in another way, at its last place before the locality. */
const typed =
  (written) =>
  (text, { street, streetType: type, streetSuffix: suffix }) => {
    if (!street || !type || streetTypeAbbreviation(type) === type) return undefined;
    const found = [...text.matchAll(/[a-z]+\.?/gi)].filter(
      ([word]) => streetType(word.replace('.', '').toUpperCase()) === type,
    );
    if (found.length !== 1 || suffix) return undefined;
    const [{ 0: word, index }] = found;
    const other = written(type, streetTypeAbbreviation(type));
    return text.slice(0, index) + other + text.slice(index + word.length);
  };
const numbered = (write) => (text) => {
  const found = NUMBERED.exec(text);
  return found ? write(...found.slice(1)) : undefined;
};
const slashed =
  (write, want = {}) =>
  (text, { flatUnitType }) => {
    const found = SLASHED.exec(text);
    return found && !flatUnitType ? { text: write(...found.slice(1)), want } : undefined;
  };
const UNIT = { flatUnitType: 'UNIT' };

const swapped = (from, to) => (text) => (from.test(text) ? text.replace(from, to) : undefined);

/** Forms of Australian lines alone: name, what it writes, fields that are not compared. */
export const formsAu = [
  [
    'state in full',
    ended(
      ({ before, comma, state, blank, code }) =>
        `${before}${comma}${title(stateName(state.toUpperCase()))}${blank}${code}`,
    ),
  ],
  [
    'state with points',
    ended(({ before, comma, state, blank, code }) => `${before}${comma}${[...state].join('.')}.${blank}${code}`),
  ],
  [
    'state with blanks',
    ended(({ before, comma, state, blank, code }) => `${before}${comma}${[...state].join(' ')}${blank}${code}`),
  ],
  ['state in brackets', ended(({ before, state, code }) => `${before} (${state}) ${code}`)],
  ['postcode before the state', ended(({ before, comma, state, code }) => `${before}${comma}${code} ${state}`)],
  ['comma before the postcode', ended(({ before, comma, state, code }) => `${before}${comma}${state}, ${code}`)],
  ['commas round the state', ended(({ before, state, code }) => `${before}, ${state}, ${code}`)],
  ['no comma before the state', ended(({ before, state, code }) => `${before} ${state} ${code}`)],
  ['dash before the postcode', ended(({ before, comma, state, code }) => `${before}${comma}${state} - ${code}`)],
  ['glued postcode', ended(({ before, comma, state, code }) => `${before}${comma}${state}${code}`)],
  ['postcode with its word', ended(({ before, comma, state, code }) => `${before}${comma}${state} postcode ${code}`)],
  ['no postcode', ended(({ before, comma, state }) => ({ text: before + comma + state, want: { postcode: '' } }))],
  ['no state', ended(({ before, code }) => `${before} ${code}`)],
  ['neither', ended(({ before }) => ({ text: before, want: { state: '', postcode: '' } }))],
  ['locality in brackets', inBrackets],
  ['Australia behind', behind(', Australia'), ['country']],
  ['AUSTRALIA behind, no comma', behind(' AUSTRALIA'), ['country']],
  ['AU behind', behind(', AU'), ['country']],
  ['state and place first', ended(({ before, state, code }) => `${state} ${code}, ${before}`)],
];

/** Forms of any line. */
export const lineForms = [
  ['no commas', commas(' ')],
  ['commas without a blank', commas(',')],
  ['a blank before commas', commas(' , ')],
  ['commas doubled', commas(',, ')],
  ['a comma behind', behind(',')],
  ['commas and blanks behind', behind(' , , ')],
  ['a comma in front', front(', ')],
  ['a point behind', behind('.')],
  [' - for commas', commas(' - ')],
  [' | for commas', commas(' | ')],
  ['; for commas', commas('; ')],
  [' / for commas', commas(' / ')],
  ['tabs for commas', commas('\t')],
  ['line breaks for commas', commas('\n')],
  ['line breaks with a comma', commas(',\r\n')],
  ['<br> for commas', commas('<br>')],
  ['\\n for commas', commas('\\n')],
  ['lower case', (text) => text.toLowerCase()],
  ['capitals', (text) => text.toUpperCase()],
  ['title case', title],
  ['type in full', typed((full) => title(full))],
  ['type abbreviated', typed((_, short) => title(short))],
  ['type with a point', typed((_, short) => `${title(short)}.`)],
  ['number glued to the street', numbered((before, number, street) => `${before}${number}${street}`)],
  ['comma behind the number', numbered((before, number, street) => `${before}${number}, ${street}`)],
  ['No. before the number', numbered((before, number, street) => `${before}No. ${number} ${street}`)],
  ['# before the number', numbered((before, number, street) => `${before}#${number} ${street}`)],
  ['5/12 as 5 / 12', slashed((before, unit, number, street) => `${before}${unit} / ${number} ${street}`)],
  ['5/12 as Unit 5, 12', slashed((before, unit, number, street) => `${before}Unit ${unit}, ${number} ${street}`, UNIT)],
  ['5/12 as Unit 5 12', slashed((before, unit, number, street) => `${before}Unit ${unit} ${number} ${street}`, UNIT)],
  ['5/12 as U5 12', slashed((before, unit, number, street) => `${before}U${unit} ${number} ${street}`, UNIT)],
  ['5/12 as u5/12', slashed((before, unit, number, street) => `${before}u${unit}/${number} ${street}`, UNIT)],
  ['5/12 as Unit 5/12', slashed((before, unit, number, street) => `${before}Unit ${unit}/${number} ${street}`, UNIT)],
  ['5/12 as 12 Unit 5', slashed((before, unit, number, street) => `${before}${number} Unit ${unit} ${street}`, UNIT)],
  [
    '5/12 as Apt. 5, 12',
    slashed((before, unit, number, street) => `${before}Apt. ${unit}, ${number} ${street}`, {
      flatUnitType: 'APARTMENT',
    }),
  ],
  [
    '5/12 as Flat No 5, 12',
    slashed((before, unit, number, street) => `${before}Flat No ${unit}, ${number} ${street}`, {
      flatUnitType: 'FLAT',
    }),
  ],
  ['a company and a comma in front', front('Emuvale Holdings Pty Ltd, '), FREE_NAMES],
  ['a company in front', front('Emuvale Holdings Pty Ltd '), FREE_NAMES],
  ['a person in front', front('Mr. John Q. Citizen, '), FREE_NAMES],
  ['Attn in front', front('Attn: Jane Citizen, '), FREE_NAMES],
  ['c/- in front', front('C/- Jane Citizen, '), FREE_NAMES],
  ['a phone behind', behind(' Ph: (02) 9555 1234'), ['unknown']],
  ['a phone number behind a comma', behind(', 02 9555 1234'), ['unknown']],
  ['a mobile behind', behind(', 0400 555 123'), ['unknown']],
  ['an e-mail address behind', behind(', office@example.com'), ['unknown']],
  ['a web page behind', behind(' www.example.com.au'), ['unknown']],
  ['opening hours behind', behind(' (Mon-Fri 9am-5pm)'), ['unknown']],
  ['a remark behind', behind(' - leave at door'), ['unknown']],
  ['blanks doubled', (text) => text.replaceAll(' ', '  ')],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['zero-width spaces', (text) => text.replaceAll(' ', '\u200b ')],
  ['&nbsp;', (text) => text.replaceAll(' ', '&nbsp;')],
  ['%20', (text) => text.replaceAll(' ', '%20')],
  ['+ for blanks', (text) => text.replaceAll(' ', '+')],
  ['en dash', swapped(/-/g, '–')],
  ['dash with blanks in a range', swapped(/(\d)-(?=\d)/g, '$1 - ')],
  ['to in a range', swapped(/(\d)-(?=\d)/g, '$1 to ')],
  ['typographic apostrophe', swapped(/'/g, '’')],
  ['and for &', swapped(/ & /g, ' and ')],
  ['& for and', swapped(/ and /gi, ' & ')],
  ['&amp;', swapped(/&/g, '&amp;')],
  ['quoted', (text) => `"${text}"`],
  ['curly quotes', (text) => `“${text}”`],
  ['single quotes', (text) => `'${text}'`],
  ['in brackets', (text) => `(${text})`],
  ['in square brackets', (text) => `[${text}]`],
  ['Address: in front', front('Address: ')],
  ['Street address - in front', front('Street address - ')],
  ['Location: in front', front('Location: ')],
  ['Venue: in front', front('Venue: ')],
  ['At in front', front('at ')],
  ['1. in front', front('1. ')],
  ['a bullet in front', front('• ')],
  ['letters with accents', (text) => text.replace(/e/, 'é')],
  ['letters decomposed', (text) => text.replace(/a/i, (letter) => `${letter}\u0304`)],
];

function inBrackets(text, { locality }) {
  const found = END.exec(text) ?? END_STATE.exec(text);
  if (!found || !locality || !found[1].toUpperCase().endsWith(locality)) return undefined;
  const cut = found[1].length - locality.length;
  if (cut < 3) return undefined;
  return `${text.slice(0, cut)}(${found[1].slice(cut)})${text.slice(found[1].length)}`;
}
