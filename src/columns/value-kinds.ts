// What a value looks like by itself: the kinds that tell the columns of a table apart. Facts: the forms of Australian
// and New Zealand addresses as the parser's vocabulary has them; check digits of the ABN and ACN from their registers.
import { foldName } from '../address/fold.js';
import { countryOf, stateOf, stateOfPostcode } from '../address/vocabulary/place.js';
import { postalAt } from '../address/vocabulary/postal.js';
import { isStrongType, streetSuffix, streetType } from '../address/vocabulary/street.js';
import { isTownNz } from '../address/vocabulary/town-nz.js';
import { flatType, levelType } from '../address/vocabulary/unit.js';
import { figuresOf } from '../contract/fields/compose-address.js';
import { isAbn, isAcn } from '../contract/fields/business-numbers.js';
import { isCountryName } from './countries.js';
import { isStorey, isWithin } from './within-building.js';

/** Knows the names of places, folded. */
export type IsPlace = (name: string) => boolean;

export const KINDS = [
  'letters',
  'digits',
  'short',
  'houseNumber',
  'houseNumberPart',
  'letterSuffix',
  'numberStreet',
  'street',
  'streetType',
  'streetSuffix',
  'box',
  'unitText',
  'unitNumber',
  'flatType',
  'levelText',
  'levelType',
  'storey',
  'within',
  'lotText',
  'place',
  'tail',
  'state',
  'stateLike',
  'statePostcode',
  'postcode',
  'shortPostcode',
  'figurePostcode',
  'worldPostcode',
  'country',
  'latitude',
  'longitude',
  'pair',
  'email',
  'phone',
  'wholeNumber',
  'web',
  'date',
  'abn',
  'acn',
  'company',
  'person',
  'yesNo',
  'amount',
] as const;
export type Kind = (typeof KINDS)[number];

/** What matches one of the forms from its first letter to its last, in letters of any size. */
function whole(...forms: readonly string[]): RegExp {
  return new RegExp(`^(?:${forms.join('|')})$`, 'i');
}

/** A house number as people write it: 12, 12A, 3-5, 5/12, 1A-3B, Lot 5. */
const HOUSE_NUMBER = /^(?:lot\s+)?\d{1,5}\s?[a-z]?(?:\s?[-–&/]\s?\d{1,5}\s?[a-z]?)*(?:\.0)?$/i;
const UNIT_NUMBER = /^(?:[a-z]{0,2}\d{1,5}[a-z]?(?:\s?[-&]\s?\d{1,5}[a-z]?)?|[a-z])(?:\.0)?$/i;
/** A number and a word after it, with words or numbers around it. */
const NUMBER_WORDS = /(?:^|[\s,/-])\d+[a-z]?[\s,/-].*\p{L}{2}/iu;
/** Postal codes that are not four digits: GB, CA, NL, US with its further digits, and those of five or six digits. */
const WORLD_POSTCODE = whole(
  '[a-z]{1,2}\\d[a-z\\d]?\\s*\\d[a-z]{2}',
  '[a-z]\\d[a-z]\\s?\\d[a-z]\\d',
  '\\d{4}\\s?[a-z]{2}',
  '(?:[a-z]{1,2}-)?\\d{5,6}(?:-\\d{4})?',
  '\\d{3}-\\d{4}',
  '\\d{3}\\s\\d{2}',
);
/** Three or four digits, as the states have them and New Zealand. */
const POSTCODE = /^\d{3,4}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WEB = whole(
  'https?:\\/\\/\\S+',
  'www\\.\\S+',
  '[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:com|org|net|gov|edu|co|nz|au)(?:\\.[a-z]{2})?(?:\\/\\S*)?',
);
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const DATE = whole(
  '\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{2,4}(?:[ T]\\d{1,2}:\\d{2}.*)?',
  `\\d{1,2}[-/ ]${MONTH}[a-z]*[-/ ,]*\\d{2,4}.*`,
  '\\d{1,2}:\\d{2}(?::\\d{2})?\\s*(?:am|pm)?',
);
const COMPANY = /\b(?:pty|ltd|limited|inc|llc|trust|holdings|group|co)\.?$|\bp\/l\b|\b(?:pty|ltd)\b/i;
const PERSON =
  /^(?:(?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r|[Pp]rof)\.?\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}\.?)?\s+\p{Lu}[\p{L}'’-]+$/u;
const YES_NO = /^(?:y|n|yes|no|true|false|t|f|0|1)$/i;
const AMOUNT = /^-?[$€£]?\s?-?\d{1,3}(?:,?\d{3})*\.\d{1,2}$|^[$€£]\s?\d[\d,]*$|^-\d+$/;
const DEGREES = /^[+-]?\d{1,3}\.\d{2,}$/;
const LETTERS = /\p{L}/u;

/** Words of the longest street that is taken for one by its end. */
const MOST_OF_STREET = 5;

/** Calls `set` with each kind that a value which is not blank is of. */
export function kindsOfValue(value: string, isPlace: IsPlace, set: (kind: Kind) => void): void {
  const text = value.trim();
  const folded = foldName(text);
  const words = folded.split(' ');
  const hasLetters = LETTERS.test(text);
  if (hasLetters) set('letters');
  if (/\d/.test(text)) set('digits');
  if (text.length <= 12) set('short');
  if (YES_NO.test(text)) set('yesNo');
  if (EMAIL.test(text)) return set('email');
  if (WEB.test(text)) return set('web');
  if (DATE.test(text)) set('date');
  const figures = figuresOf(text);
  if (figures !== text && POSTCODE.test(figures)) set('figurePostcode');
  if (!hasLetters) numberKinds(text, set);
  else wordKinds(text, folded, words, isPlace, set);
  if (HOUSE_NUMBER.test(text)) set('houseNumber');
  if (/^(?:[a-z]|\d\/\d|\d{1,4}|[a-z]\d|bis|ter)$/i.test(text)) set('houseNumberPart');
  if (/^(?:[a-z]{1,2}|\d\/\d|bis|ter)$/i.test(text)) set('letterSuffix');
  if (UNIT_NUMBER.test(text)) set('unitNumber');
  if (isStorey(text, words)) set('storey');
  if (isWithin(text, words)) set('within');
  if (WORLD_POSTCODE.test(text)) set('worldPostcode');
}

function numberKinds(text: string, set: (kind: Kind) => void): void {
  const plain = text.replace(/\.0$/, '');
  if (POSTCODE.test(plain) && (stateOfPostcode(plain) !== '' || /^0\d{3}$/.test(plain))) set('postcode');
  // New Zealand's postcodes from 0110 on, without their nought.
  if (/^[1-9]\d{2}$/.test(plain)) set('shortPostcode');
  const digits = text.replace(/[\s().-]/g, '');
  if (/^(?:\+|0)\d{8,14}$|^(?:\+|00)\d{10,14}$|^1[38]00\d{6}$|^\d{8,10}$/.test(digits)) set('phone');
  if (/^[1-9]\d*$/.test(text)) set('wholeNumber');
  if (isAbn(digits)) set('abn');
  if (isAcn(digits)) set('acn');
  if (AMOUNT.test(text)) set('amount');
  if (DEGREES.test(text)) {
    if (Math.abs(Number(text)) <= 90) set('latitude');
    if (Math.abs(Number(text)) <= 180) set('longitude');
  }
  if (/^[([]?\s*[+-]?\d{1,3}\.\d+\s*[,; ]\s*[+-]?\d{1,3}\.\d+\s*[)\]]?$/.test(text)) set('pair');
}

function wordKinds(
  text: string,
  folded: string,
  words: readonly string[],
  isPlace: IsPlace,
  set: (kind: Kind) => void,
): void {
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const isLong = words.length > 1;
  if (NUMBER_WORDS.test(text)) set('numberStreet');
  if (!/\d/.test(text) && isLong && words.length <= MOST_OF_STREET && endsAsStreet(words)) set('street');
  if (!isLong && streetType(first) !== undefined) set('streetType');
  if (words.length <= 2 && (streetSuffix(folded) !== undefined || streetSuffix(first + last) !== undefined)) {
    set('streetSuffix');
  }
  // MS 12 is a mail service, MS A QUOLL a person.
  const isTitle = first === 'MS' && !/\d/.test(text);
  if (!isTitle && postalAt(words, 0, words.length) !== undefined) set('box');
  if (isUnit(first) && isLong && /\d|\b[a-z]$/i.test(text)) set('unitText');
  if (!isLong && flatType(first) !== undefined) set('flatType');
  if (levelType(first) !== undefined || /\b(?:floor|level)\b/i.test(text)) set(isLong ? 'levelText' : 'levelType');
  if (first === 'LOT' && isLong) set('lotText');
  if (isNamed(folded, isPlace)) set('place');
  if (endsInPlace(words, isPlace)) set('tail');
  if (stateOf(folded) !== undefined || folded === 'AAT') set('state');
  if (/^[A-Z]{2,3}$/.test(text)) set('stateLike');
  if (/^\d{4}$/.test(last) && stateOf(words.slice(0, -1).join(' ')) !== undefined) set('statePostcode');
  if (isCountryName(folded)) set('country');
  if (COMPANY.test(text)) set('company');
  else if (PERSON.test(text)) set('person');
}

/** The last word is a type of street, or a direction behind one; or it is one of the streets that have no type. */
function endsAsStreet(words: readonly string[]): boolean {
  const last = words.at(-1)!;
  if (isStreetWord(last) || words[0] === 'THE') return true;
  return words.length > 2 && streetSuffix(last) !== undefined && isStreetWord(words.at(-2)!);
}

/** True for a type of flat that nothing else is called; U is the one letter that everybody writes. */
const isUnit = (word: string): boolean => flatType(word) !== undefined && (word.length > 2 || word === 'U');

/** True if the words end with a state and postcode, or with a known place and either of these. */
function endsInPlace(words: readonly string[], isPlace: IsPlace): boolean {
  let end = words.length;
  for (const length of [2, 1]) {
    if (end > length && countryOf(words.slice(end - length, end).join(' ')) !== undefined) end -= length;
  }
  const hasCode = /^\d{4}$/.test(words[end - 1] ?? '');
  if (hasCode) end--;
  const stateLength = [1, 2, 3].find(
    (length) => end > length && stateOf(words.slice(end - length, end).join(' ')) !== undefined,
  );
  end -= stateLength ?? 0;
  if (hasCode && stateLength !== undefined) return end > 0;
  if (!hasCode && stateLength === undefined) return false;
  return [1, 2, 3].some((length) => end >= length && isNamed(words.slice(end - length, end).join(' '), isPlace));
}

const isNamed = (name: string, isPlace: IsPlace): boolean => isPlace(name) || isTownNz(name);

/** True for a type that streets alone end with: a centre or a view may be anything. */
function isStreetWord(word: string): boolean {
  const type = streetType(word);
  return type !== undefined && isStrongType(type);
}
