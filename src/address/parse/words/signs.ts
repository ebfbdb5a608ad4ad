// Signs that a text has lost or has too many of, before it is cut into words: words that run together where only
// capitals tell them apart (45 Smith StreetKew, PrestonVIC); columns of a table that spaces part; the brackets of Cocos
// (Keeling) Islands, which hold no remark; a map's code before the address.

import { FLOOR_CARDINALS } from '../../vocabulary/ordinals.js';
import { withPlainSpaces } from './entities.js';
import { late } from '../../../contract/texts/late.js';

const TYPES =
  'Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Court|Ct|Crescent|Cres|Place|Pl|Lane|Ln|Close|Cl|Parade|Pde|Terrace|Tce|' +
  'Highway|Hwy|Boulevard|Blvd|Grove|Gr|Circuit|Cct|Esplanade|Way';
/** The end of a type of street that a name follows without a space. */
const BEHIND_TYPE = new RegExp(String.raw`((?:^| )[A-Z][A-Za-z']{0,30} (?:${TYPES}))(?=[A-Z](?:[a-z]{2}|[A-Z]{2}))`);
/** The end of a name that a state follows without a space: PrestonVIC 3072, but not TafeSA Elizabeth. */
const BEFORE_STATE = /([a-z]{3})(?=(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)(?:\s*$|\d|[\s,.;]+(?:\d{4}\b|[Aa][Uu])))/;
/** A name behind the number of a house that runs into its type: 24 SmithSt. */
const INTO_TYPE = new RegExp(String.raw`(\d[a-z]? [A-Z][a-z']{2,20})(?=(?:${TYPES})(?:[\s,;.]|$))`);
/** Several spaces behind a street: what follows stood in another column. */
const COLUMN = new RegExp(String.raw`((?:^| )[A-Z][A-Z']{0,30} (?:${TYPES})) {2,}(?=[A-Z])`, 'i');
const KEELING = /\b(cocos )\((keeling)\)/i;
/** An open location code, which maps put before a place that has no address: 4QXH+8P Emu Creek. */
const MAP_CODE = /^([2-9CFGHJMPQRVWX]{4}(?:[2-9CFGHJMPQRVWX]{4})?\+[2-9CFGHJMPQRVWX]{2,3})[\s,]+(?=[A-Z])(.+)$/is;
/** A dash of print within a name, which has a hyphen: Ku–ring–gai. */
const DASH_IN_NAME = late(() => /(?<=\p{L})[‐‑‒–—](?=\p{L})/gu);

/**
 * A range in words of which the second number has a letter, a slash or a comma behind it, or that a name or a level
 * leads to: 24 to 24A, 5 to 6/24. Behind the word for a unit it stays, UNITS 5 TO 7 SMITH ST, unless a comma ends it.
 */
const UNITS =
  'units?|shops?|suites?|flats?|apartments?|offices?|rooms?|tenancy|tenancies|villas?|sites?|lots?|u|no|nos|box';
const RANGE = new RegExp(
  String.raw`(?<!\b(?:${UNITS})\.? )(?:(?<=\b(?:hall|house|level|lvl|floors?|levels) )(\d{1,5}[a-z]?) to (?=\d)|` +
    String.raw`\b(\d{1,5}[a-z]?) to (?=\d{1,5}(?:[a-z]\b|\/\d)))|(\d[a-z]?) to (?=\d{1,4}[a-z]?(?:,|\/\d))`,
  'gi',
);
/** The last number of a range, or one before a possessive, that runs into the street: 24-26Smith St, 24Smith's Rd. */
const NUMBER_RUN_IN =
  /((?:^|[ ,/])\d{1,5}[a-z]?-\d{1,5})(?=[A-Z][A-Za-z]{2})|((?:^|[ ,/-])\d{1,5})(?=[A-Z][a-z]{2,20}['’]s )/g;
/** U that runs into the first of several units, or into one that no house number can end: U1 & 2, U1.05. */
const UNITS_IN_ONE = /\b(u)(?=\d{1,4}[a-z]? ?& ?\d|\d{1,2}\.0\d\b)/gi;
const UNIT_IN_ONE = /\bu\d[^,]{0,5}[&.]/i;
/** NO. before the number of a house, behind a comma; NO 2 ROAD is a street. */
const NO = /([,;] ?)(?:no|nos|number)\.? ?(?=\d+[a-z]?(?:[-/]\d+[a-z]?)? (?!(?:road|rd|line|street|st)\b)[a-z])/gi;
/** A number sign before the first number of the line, in the part of its street. */
const SIGN = new RegExp(String.raw`^([^\d#]+, ?)#(?=\d+[a-z]? [^,\d]*\b(?:${TYPES})\b)`, 'i');

/** RD#2, R.D.No.2. */
const NUMBER_OF_RURAL = /(?:(?<=[,;\n]\s*)(R\.? ?D\.?) ?#|\b(R\.?D\.?)(?:#|(?<=\.)No\.? ?)) ?(?=\d)/gi;

/**
 * A point behind a whole word or a postcode ends a part: Emu Street. Kew. Behind the word for a unit a number follows,
 * and before CENTRE a word may be cut short.
 */
const WHOLE_WORD_POINT = new RegExp(
  String.raw`(?<=[a-z]{5}|\b\d{4})(?<!\b(?:messrs|shopp|assoc|saint|mount|number|build|` +
    String.raw`(?:suite|level|apartment|tower|block|floor|building|office|villa|factory|warehouse|tenancy)s?))` +
    String.raw`\.(?= +[a-z\d])(?! +(?:cent|ctr|hall|school|club))`,
  'gi',
);
const POINT = /[a-z\d]{4}\. /i;

/** Two levels in short, the number of the house behind them: L5 & 6, 24 SMITH ST. */
const LEVELS = /\bl(\d{1,2}) ?& ?l?(?=\d{1,2},? \d)/gi;
/** The letter of a number in brackets behind a space: 12 (B) SMITH ST; without one it is read as it stands. */
const LETTER_IN_BRACKETS = /(?<=\b\d{1,5}) \(([a-z])\)(?= [a-z]{2})/i;
/** The number of a unit in words before the house's number or a comma: SUITE ONE, 24 SMITH ST. */
const UNIT_IN_WORDS = new RegExp(
  String.raw`\b(unit|suite|shop|apartment|apt|flat|office|villa) (${FLOOR_CARDINALS.join('|')})(?=, ?\w| \d)`,
  'gi',
);
/** A state cut short at the end or before its postcode: SOUTH AUST 5000; AUST alone is the country. */
const STATE_IN_SHORT = /\b(s(?:ou)?th|west(?:ern)?) aust\.?(?=[\s,.]*(?:\d{4})?[\s,.]*$)/i;
/** Characters of the end of a text that hold AUST, a postcode and what stands between them. */
const STATE_AND_CODE = 16;
const IN_WORDS = / (?:one|two|three|four|five|six|seven|eight|nine|ten)[ ,]/i;
/** A wave between the numbers of a range: 12~14. */
const WAVE = /(?<=\d)~(?=\d)/g;
/** NO.S, the word for numbers with its point amid: NO.S 12-14. */
const NUMBERS = /\b(no)\.(?=s\.? ?\d)/gi;

/** The house of a lot, in brackets behind its number: LOT 12 (HSE 45) SMITH ST. */
const LOT_HOUSE = /(\blots? \w{1,5} ?\()(?:house|hse)\.? (?=\d)/i;

const PLUS = 43;
const NINE = 57;
const RUN_TOGETHER = /[a-z][A-Z]/;
const RUN_IN = /\d[A-Z][A-Za-z]{2}/;

/** SUITE ONE as SUITE 1. */
const inDigits = (_: string, unit: string, number: string): string =>
  `${unit} ${FLOOR_CARDINALS.indexOf(number.toUpperCase()) + 1}`;

/** The text with a comma where several spaces stand behind a street. */
const withColumnsApart = (text: string): string => (text.includes('  ') ? text.replace(COLUMN, '$1, ') : text);

/** All of this that a plain text may need (`isPlain`). */
export const ofPlain = (text: string): string => (text.includes('  ') ? withColumnsApart(withPlainSpaces(text)) : text);

/** The text with the signs that were meant; a map's code stands in brackets behind it. */
export function withSigns(text: string): string {
  let meant = RUN_TOGETHER.test(text)
    ? text.replace(BEHIND_TYPE, '$1 ').replace(BEFORE_STATE, '$1 ').replace(INTO_TYPE, '$1 ')
    : text;
  meant = withColumnsApart(meant);
  if (meant.includes('(')) meant = meant.replace(KEELING, '$1$2').replace(LOT_HOUSE, '$1');
  if (meant.includes('#') || meant.includes('.')) meant = meant.replace(NUMBER_OF_RURAL, '$1$2 ');
  if (meant.includes('(')) meant = meant.replace(LETTER_IN_BRACKETS, '$1');
  if (meant.charCodeAt(0) > NINE && IN_WORDS.test(meant)) meant = meant.replace(UNIT_IN_WORDS, inDigits);
  if (meant.includes('&')) meant = meant.replace(LEVELS, 'Level $1 & ');
  if (/aust\b/i.test(meant.slice(-STATE_AND_CODE))) meant = meant.replace(STATE_IN_SHORT, '$1 Australia');
  if (meant.includes('~')) meant = meant.replace(WAVE, '-');
  if (meant.includes('.') && /o\.s/i.test(meant)) meant = meant.replace(NUMBERS, '$1');
  if (/[‐-—]/.test(meant)) meant = meant.replace(DASH_IN_NAME(), '-');
  if (/ to \w*\d/i.test(meant)) meant = meant.replace(RANGE, '$1$2$3-');
  if (meant.includes('. ') && POINT.test(meant)) meant = meant.replace(WHOLE_WORD_POINT, ',');
  const mayRunIn = meant.includes('&') || meant.includes('.0');
  if (mayRunIn && UNIT_IN_ONE.test(meant)) meant = meant.replace(UNITS_IN_ONE, '$1 ');
  if (RUN_IN.test(meant)) meant = meant.replace(NUMBER_RUN_IN, '$1$2 ');
  if (/[,;] ?n(?:o|umber)/i.test(meant)) meant = meant.replace(NO, '$1');
  if (meant.includes('#')) meant = meant.replace(SIGN, '$1');
  const isCoded = meant.charCodeAt(4) === PLUS || meant.charCodeAt(8) === PLUS;
  return isCoded ? meant.replace(MAP_CODE, '$2 ($1)') : meant;
}
