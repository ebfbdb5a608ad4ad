// How the number and the parts of a street make its line, beside lines that may hold some of them already.
import { escaped, isPhraseOf, wordsOf } from './text-words.js';

export interface StreetParts {
  readonly number: string;
  readonly numberSuffix: string;
  readonly numberLast: string;
  readonly street: string;
  readonly name: string;
  readonly type: string;
  readonly suffix: string;
}

/** Words that nearly all streets end with, in any letters: enough to tell the line of the street from others. */
const STREET_WORDS =
  'st|street|rd|road|ave?|avenue|dr|drv|drive|ct|crt|court|pl|place|cres|cr|crescent|pde|parade|ln|lane|tce|terrace|' +
  'hwy|highway|cl|close|way|gr|grove|bvd|blvd|boulevard|esp|esplanade|cct|circuit|parkway|pkwy|square|sq|walk|track|' +
  'rise|quay';
const DIRECTIONS = 'n|s|e|w|north|south|east|west|nth|sth';
const STREET_END = new RegExp(`\\b(?:${STREET_WORDS})\\b\\.?(?:\\s+(?:${DIRECTIONS}))?\\s*(?:,|$)`, 'i');

/**
 * The lines with the number in front of the one that holds the street, where a number stands apart and no street does;
 * and the street's own line, '' where the lines hold it.
 */
export function composeStreet(
  lines: readonly string[],
  parts: StreetParts,
): { readonly before: readonly string[]; readonly street: string } {
  const { street, name, type, suffix } = parts;
  const hasNumber = parts.number !== '' || parts.numberSuffix !== '' || parts.numberLast !== '';
  if (lines.length > 0 && !hasNumber && street === '' && name === '') return { before: lines, street: '' };
  const number = numberOf(parts);
  const own = [
    street === '' ? name : street,
    isEndOf(type, street || name) ? '' : type,
    isEndOf(suffix, street) ? '' : suffix,
  ];
  const text = own.filter((part) => part !== '').join(' ');
  if (lines.length === 0) return { before: lines, street: [number, text].filter((part) => part !== '').join(' ') };
  const known = name === '' ? firstWords(street) : name;
  const said = lines.join(', ');
  const isThere = known !== '' && lines.some((line) => isStreetLine(line) && isPhraseOf(known, line));
  if (text !== '' && !isThere) return { before: lines, street: [number, text].filter((part) => part !== '').join(' ') };
  if (number === '' || isBeforeWord(number, said)) return { before: lines, street: '' };
  const whole = withWholeNumber(lines, parts, number);
  if (whole !== undefined) return { before: whole, street: '' };
  const line = lineWithoutNumber(lines);
  return { before: lines.map((each, i) => (i === line ? `${number} ${each}` : each)), street: '' };
}

/** True for a line that holds a number, or ends as streets do: Smith House is the street of nobody. */
const isStreetLine = (line: string): boolean => /\d/.test(line) || STREET_END.test(line);

/** The number of a house where it stands in a line: before a word, and no part of a range or unit. */
const NUMBER_IN_LINE = /(^|[\s,])(\d{1,5})(?=\s+\p{L})/u;

/**
 * The lines with the whole number where they hold its first part alone: 24 Smith Street, with a suffix A, is 24A Smith
 * Street. Undefined where they do not.
 */
function withWholeNumber(
  lines: readonly string[],
  { number, numberSuffix, numberLast }: StreetParts,
  whole: string,
): string[] | undefined {
  const line = lines.findLastIndex((each) => NUMBER_IN_LINE.test(each));
  if (line < 0) return undefined;
  const [, , there = ''] = NUMBER_IN_LINE.exec(lines[line]!) ?? [];
  const isFirst =
    number === ''
      ? /^[a-z]$/i.test(numberSuffix) || numberLast !== ''
      : whole.startsWith(there) && !/^\d/.test(whole.slice(there.length));
  if (!isFirst) return undefined;
  const written = number === '' ? `${there}${numberSuffix}${numberLast === '' ? '' : `-${numberLast}`}` : whole;
  return lines.map((each, i) => (i === line ? each.replace(NUMBER_IN_LINE, `$1${written}`) : each));
}

/** 12, 12A, 12-14; a letter or last number that the number has already is not said twice. */
function numberOf({ number, numberSuffix, numberLast }: StreetParts): string {
  const first =
    number.toUpperCase().endsWith(numberSuffix.toUpperCase()) && /\D$/.test(number) ? number : number + numberSuffix;
  if (numberLast === '' || numberLast === '0' || numberLast === number || first.includes('-')) return first;
  return first === '' ? numberLast : `${first}-${numberLast}`;
}

/** True if the number stands before a word in the lines. */
const isBeforeWord = (number: string, said: string): boolean =>
  new RegExp(`(?:^|[^\\p{L}\\p{N}])${escaped(number)}\\s+\\p{L}`, 'iu').test(said);

/** True if the street's text ends with the word already. */
const isEndOf = (word: string, text: string): boolean =>
  word !== '' && text !== '' && wordsOf(text).length > 1 && wordsOf(text).at(-1) === wordsOf(word).at(-1);

/** A street without its type. */
const firstWords = (street: string): string => {
  const words = wordsOf(street);
  return words.slice(0, Math.max(1, words.length - 1)).join(' ');
};

/** The line of the street where it has no number: one that ends as streets do, else the first; -1 where it has one. */
function lineWithoutNumber(lines: readonly string[]): number {
  const ends = lines.findIndex((line) => STREET_END.test(line));
  if (ends >= 0) return /\d/.test(lines[ends]!) ? -1 : ends;
  if (lines.some((line) => /^\d/.test(line))) return -1;
  return lines.findIndex((line) => /^\p{L}/u.test(line));
}
