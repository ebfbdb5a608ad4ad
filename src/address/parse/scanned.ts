// Letters that a scanner read as digits: "8AKER GROVE", "DAV1D ROAD", "O1D NORTHERN ROAD". Digit and letter are one
// character each, so that the words stay where they stood in the text.
import { KIND, kindsOf } from '../vocabulary/kinds.js';
import { LONGEST_LINE } from './words/read-part.js';

/** Digits and the letters that they are taken for. */
const LETTERS: Readonly<Record<string, readonly string[]>> = { '0': ['O'], '1': ['L', 'I'], '5': ['S'], '8': ['B'] };
/** A word of letters that has such digits among them or begins with one, and no number with a suffix. */
const SCANNED = /(?<![\w'])(?:[a-z]+(?:[0158][a-z]+)+|[0158][a-z]{3,}(?:[0158][a-z]+)*)(?![\w'])/gi;
const ORDINAL = /^\d+(?:st|nd|rd|th)$/i;
/** Letters that a word has at least: fewer are a unit's, except behind a house number. */
const LEAST_LETTERS = 3;
const LEAST_BEHIND_NUMBER = 2;
/** More than this is no slip of a scanner: words, digits in them, and ones, of which each may be two letters. */
const MOST_WORDS = 2;
const MOST_DIGITS = 4;
const MOST_ONES = 2;

/**
 * What a text may have been before it was scanned, four texts at most: none where nothing looks like it, or where the
 * text is longer than a line that is read. Each is as long as the text.
 */
export function unscanned(text: string): string[] {
  if (text.length > LONGEST_LINE) return [];
  const words = [...text.matchAll(SCANNED)].filter(({ 0: word, index }) => !isNumbered(word, text.slice(0, index)));
  const digits = words.map(([word]) => word.replace(/\D/g, '')).join('');
  if (words.length === 0 || words.length > MOST_WORDS || digits.length > MOST_DIGITS) return [];
  if (digits.replace(/[^1]/g, '').length > MOST_ONES) return [];
  let texts = [''];
  let at = 0;
  for (const { 0: word, index } of words) {
    texts = texts.flatMap((before) => spellings(word).map((other) => before + text.slice(at, index) + other));
    at = index + word.length;
  }
  return texts.map((before) => before + text.slice(at));
}

/** True for a number with letters to it, which is no damage: UNIT5A, B12C, 5TH. `before`: the text in front of it. */
function isNumbered(word: string, before: string): boolean {
  const least = /\d[a-z]?\s+$/i.test(before) ? LEAST_BEHIND_NUMBER : LEAST_LETTERS;
  if (ORDINAL.test(word) || word.replace(/\d/g, '').length < least) return true;
  const start = /^([a-z]+)\d+[a-z]?$/i.exec(word)?.[1]?.toUpperCase();
  return start !== undefined && (kindsOf(start) & (KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.rural)) !== 0;
}

/** A word with each of its digits as a letter, in every way. */
function spellings(word: string): string[] {
  const isSmall = word === word.toLowerCase();
  let found = [''];
  for (const character of word) {
    const letters = LETTERS[character] ?? [character];
    found = found.flatMap((before) => letters.map((letter) => before + (isSmall ? letter.toLowerCase() : letter)));
  }
  return found;
}
