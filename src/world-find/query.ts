// Takes a line of any country apart, whole or as far as it is typed: which words may be the number, which the unit, and
// how the others divide into street and place, in either order.
import { numberKey } from '../data/streets/read/street-numbers.js';
import { UNIT_WORDS } from '../geocode/streets/unit-words.js';
import { isEdge, textOf, type Word } from '../geocode/words.js';

/** A way to read a line: the house number (compared form, '' for none), and the words that are left. */
export interface Reading {
  readonly number: string;
  /** True if the number is the last that is typed: it may go on. */
  readonly isOpen: boolean;
  readonly unit: string;
  readonly words: readonly Word[];
}
/** A way to divide words; `place` has no postal code any more. `rank`: which of all ways it is, the likeliest first. */
export interface LineDivision {
  readonly street: readonly string[];
  readonly place: readonly string[];
  readonly code: string;
  readonly rank: number;
}

const MOST_WORDS = 12;
/** Letters of a postal code in a word of their own. */
const MOST_CODE_LETTERS = 3;

/**
 * The readings of a line: those with a unit first, for KANGAROO FLAT 3 may be a place and its postal code; without a
 * number the last.
 */
export function readings(line: readonly Word[]): Reading[] {
  const words = line.slice(0, MOST_WORDS);
  const inUnit = withoutUnit(words);
  return [
    ...(inUnit ? numbered(inUnit.words, inUnit.unit) : []),
    ...numbered(words, ''),
    { number: '', isOpen: false, unit: '', words },
  ];
}

function numbered(words: readonly Word[], unit: string): Reading[] {
  const found: Reading[] = [];
  for (const length of [2, 1]) {
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length);
      const isNumber = /^\d/.test(run[0]!.text) && run.slice(1).every(({ text }) => /^(\d+[A-Z]?|[A-Z])$/.test(text));
      if (!isNumber || (length === 2 && isEdge(words, from + 1))) continue;
      found.push({
        number: numberKey(textOf(run)),
        isOpen: from + length === words.length,
        unit,
        words: [...words.slice(0, from), ...words.slice(from + length)],
      });
    }
  }
  return found;
}

function withoutUnit(words: readonly Word[]): { unit: string; words: readonly Word[] } | undefined {
  const at = words.findIndex(
    ({ text }, i) => UNIT_WORDS.has(text) && /^([A-Z]|[A-Z]?\d+[A-Z]?)$/.test(words[i + 1]?.text ?? ''),
  );
  return at < 0 ? undefined : { unit: words[at + 1]!.text, words: [...words.slice(0, at), ...words.slice(at + 2)] };
}

/**
 * The ways to divide the words into a street and its place: those with the street first, and those with the place
 * first. A comma divides if it does.
 */
export function divisions(words: readonly Word[]): readonly (readonly LineDivision[])[] {
  const streetFirst: LineDivision[] = [];
  const placeFirst: LineDivision[] = [];
  const { length } = words;
  const firstEdge = words.findIndex((_, i) => i > 0 && isEdge(words, i));
  const add = (into: LineDivision[], street: readonly Word[], place: readonly Word[]): void => {
    into.push(division(street, place, streetFirst.length + placeFirst.length, hasDigit));
    // SW or 1012 A: a postal code that is only begun, or ends in letters.
    const last = place.at(-1);
    if (last && !hasDigit(last) && last.text.length <= MOST_CODE_LETTERS) {
      into.push(
        division(street, place, streetFirst.length + placeFirst.length, (word) => word === last || hasDigit(word)),
      );
    }
  };
  for (let at = 1; at <= length; at++) {
    if (firstEdge < 0 || at <= firstEdge) add(streetFirst, words.slice(0, at), words.slice(at));
  }
  for (let at = 1; at < length; at++) add(placeFirst, words.slice(at), words.slice(0, at));
  return [streetFirst, placeFirst];
}

const hasDigit = ({ text }: Word): boolean => /\d/.test(text);

const division = (
  street: readonly Word[],
  place: readonly Word[],
  rank: number,
  isCode: (word: Word) => boolean,
): LineDivision => ({
  street: street.map(({ text }) => text),
  place: place.filter((word) => !isCode(word)).map(({ text }) => text),
  code: place
    .filter(isCode)
    .map(({ text }) => text)
    .join(''),
  rank,
});
