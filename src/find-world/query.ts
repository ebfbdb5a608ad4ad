// Takes a line of any country apart, whole or as far as it is typed: which words may be the number, which the unit, and how
// the others divide into street and place, in either order.
import { numberKey } from '../reference/street-numbers.js';
import { isEdge, textOf, type Word } from '../geocode/words.js';

/** A way to read a line: the house number (compared form, '' for none), and the words that are left. */
export interface Reading {
  readonly number: string;
  /** True if the number is the last that is typed: it may go on. */
  readonly isOpen: boolean;
  readonly unit: string;
  readonly words: readonly Word[];
}
/** A way to divide words; `place` has no postal code any more. `isFirst`: the street stands before the place. */
export interface Division { readonly street: readonly string[]; readonly place: readonly string[]; readonly code: string }

/** Words that say that a unit's number follows. */
const UNIT_WORDS = new Set('FLAT UNIT APT APARTMENT SUITE STE NO ROOM SHOP OFFICE APP APPARTEMENT WOHNUNG WHG PISO INT INTERNO'.split(' '));
const MOST_WORDS = 12;
/** Letters of a postal code in a word of their own. */
const MOST_CODE_LETTERS = 3;

/** The readings of a line, those with a number first. */
export function readings(line: readonly Word[]): Reading[] {
  const { unit, words } = withoutUnit(line.slice(0, MOST_WORDS)), found: Reading[] = [];
  for (const length of [2, 1]) {
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length), isNumber = /^\d/.test(run[0]!.text) && run.slice(1).every(({ text }) => /^(\d+[A-Z]?|[A-Z])$/.test(text));
      if (!isNumber || (length === 2 && isEdge(words, from + 1))) continue;
      found.push({ number: numberKey(textOf(run)), isOpen: from + length === words.length, unit, words: [...words.slice(0, from), ...words.slice(from + length)] });
    }
  }
  return unit !== '' ? found : [...found, { number: '', isOpen: false, unit: '', words }];
}

function withoutUnit(words: readonly Word[]): { unit: string; words: readonly Word[] } {
  const at = words.findIndex(({ text }, i) => UNIT_WORDS.has(text) && /^([A-Z]|[A-Z]?\d+[A-Z]?)$/.test(words[i + 1]?.text ?? ''));
  return at < 0 ? { unit: '', words } : { unit: words[at + 1]!.text, words: [...words.slice(0, at), ...words.slice(at + 2)] };
}

/** The ways to divide the words into a street and its place, the street first and then the place first. A comma divides if it does. */
export function divisions(words: readonly Word[]): Division[] {
  const found: Division[] = [], { length } = words, firstEdge = words.findIndex((_, i) => i > 0 && isEdge(words, i));
  const add = (street: readonly Word[], place: readonly Word[]): void => {
    found.push(division(street, place, hasDigit));
    // SW or 1012 A: a postal code that is only begun, or ends in letters.
    const last = place.at(-1);
    if (last && !hasDigit(last) && last.text.length <= MOST_CODE_LETTERS) found.push(division(street, place, (word) => word === last || hasDigit(word)));
  };
  for (let at = 1; at <= length; at++) if (firstEdge < 0 || at <= firstEdge) add(words.slice(0, at), words.slice(at));
  for (let at = 1; at < length; at++) add(words.slice(at), words.slice(0, at));
  return found;
}

const hasDigit = ({ text }: Word): boolean => /\d/.test(text);

const division = (street: readonly Word[], place: readonly Word[], isCode: (word: Word) => boolean): Division =>
  ({ street: street.map(({ text }) => text), place: place.filter((word) => !isCode(word)).map(({ text }) => text), code: place.filter(isCode).map(({ text }) => text).join('') });
