// The last look at a text of a known country that names no place in any usual way: a city at either end of a part of it
// (ŁÓDŹ WIDZEW; KINSHASA/GOMBE; YOUTH CENTER MONROVIA).
import { isStreetType, STREET_FIRST } from './street-words.js';
import { partsOf, textOf, type Word } from './words.js';

type HasPeople = (name: string, people: number) => boolean;

/** A longer name is seldom the beginning of another; a short one is where it is of a large city. */
const LONG_NAME = 7;
const PEOPLE_OF_LONG = 20_000;
const PEOPLE_OF_SHORT = 250_000;
/** A town before nothing but a code: VALLETTA VLT 1432. */
const PEOPLE_BEFORE_CODE = 2_000;
const SHORTEST = 4;
/** A number that is no house's: 1210 LJUBLJANA-ŠENTVID. */
const POSTAL_CODE = /^\d{4,}$/;
const LONGEST_WORDS = 4;

/** The words of each, those of the last part first, and in a part the longest at its end before those at its start. */
export function* citiesInParts(words: readonly Word[], hasPeople: HasPeople): Generator<readonly Word[]> {
  for (const part of partsOf(words).reverse()) {
    for (let length = Math.min(LONGEST_WORDS, part.length); length > 0; length--) {
      const end = part.slice(-length);
      if (!isStreet(part.slice(0, -length)) && isCity(end, part.length - length, hasPeople)) yield end;
    }
    const from = POSTAL_CODE.test(part[0]!.text) ? 1 : 0;
    for (let length = Math.min(LONGEST_WORDS, part.length - from - 1); length > 0; length--) {
      const start = part.slice(from, from + length);
      const rest = part.slice(from + length);
      const people = rest.every(isOfCode) ? PEOPLE_BEFORE_CODE : undefined;
      if (!isStreetType(rest[0]!.text) && isCity(start, rest.length, hasPeople, people)) yield start;
    }
  }
}

function isCity(named: readonly Word[], others: number, hasPeople: HasPeople, people?: number): boolean {
  const name = textOf(named);
  if (/\d/.test(name) || name.length < SHORTEST) return false;
  const isLong = name.length >= LONG_NAME || others === 0 || !/^[A-Z]/.test(name);
  return hasPeople(name, people ?? (isLong ? PEOPLE_OF_LONG : PEOPLE_OF_SHORT));
}

/** True where a street's name goes on: RUE DE | LYON, and not behind its number. */
const isStreet = (before: readonly Word[]): boolean =>
  before.length > 0 &&
  (STREET_FIRST.has(before[0]!.text) || isStreetType(before[0]!.text)) &&
  !before.some(({ text }) => /\d/.test(text));

const isOfCode = ({ text }: Word): boolean => /\d/.test(text) || /^[A-Z]{1,3}$/.test(text);

/** The words with a new part where numbers begin at the end of one: LIMA 18. */
export const partedAtNumbers = (words: readonly Word[]): Word[] =>
  partsOf(words).flatMap((part, i) => {
    const last = part.findLastIndex(({ text }) => !/\d/.test(text));
    return part.map(({ text }, at) => ({ text, part: 2 * i + Number(last >= 0 && at > last) }));
  });

/** True for a text with no letter of ours, but with others. */
export const isInOtherLetters = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/** True for a text with a letter that is none of ours. */
export const hasOtherLetters = (text: string): boolean => /[^\p{Script=Latin}\P{L}]/u.test(text);

/** True if a number stands right before the word, in one part with it. */
export const isBehindCode = (words: readonly Word[], at: number): boolean =>
  at > 0 && at < words.length && words[at - 1]!.part === words[at]!.part && /\d/.test(words[at - 1]!.text);
