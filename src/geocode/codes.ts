// The postal codes in a text: those that the data has, and what looks like one.
import type { PlaceSet } from '../data/places/read/place-set.js';
import { near, rowsOf, type PlaceRow } from './rows.js';
import { shorterCodes } from './shorter-codes.js';
import { isEdge, runs, textOf, type Span, type Word } from './words.js';

/** Words of a postal code at most. */
const LONGEST_CODE = 3;
/** Letters of what is taken for a code of a country whose codes are not known. */
const SHORTEST_UNKNOWN = 4;
/** Countries whose codes are shorter: Iceland's 101, Bahrain's 814 (the Universal Postal Union's country sheets). */
const SHORT_CODES: ReadonlySet<string> = new Set(['BH', 'BT', 'FO', 'GN', 'IS', 'LS', 'MG', 'OM', 'PG', 'TW']);
/**
 * Digits of the two words that a code of digits alone is written in, by country (the Universal Postal Union's country
 * sheets); nowhere else two numbers beside each other are one code: 616 SUITE 2 3665.
 */
const IN_TWO_WORDS: Readonly<Record<string, string>> = {
  BR: '5 3',
  CZ: '3 2',
  GR: '3 2',
  IN: '3 3',
  JP: '3 4',
  KR: '3 3',
  PL: '2 3',
  PT: '4 3',
  SE: '3 2',
  SK: '3 2',
  US: '5 4',
};

/** Words that are a postal code, and the places that have it. */
type Coded = Span & { readonly rows: readonly PlaceRow[] };

/**
 * The postal code, as it is or without the end that the data leaves out: the last one beside which a place of it is
 * named (`places`), else the last one that ends its part. What stands before other words is the number of a house.
 */
export function findCode(
  words: readonly Word[],
  country: string,
  sets: readonly PlaceSet[],
  places: readonly PlaceSet[],
): Coded | undefined {
  const found = codesIn(words, country, sets);
  const [last] = found;
  if (!last || (found.length === 1 && !isHouse(words, last))) return last;
  const named = runs(words, [])
    .map(({ from, to }) => textOf(words.slice(from, to)))
    .filter((name) => !/\d/.test(name))
    .flatMap((name) => places.flatMap((set) => rowsOf(set, set.named(name), country)));
  const isConfirmed = ({ rows }: Coded): boolean => rows.some((row) => named.some((other) => near(row, other)));
  return found.find(isConfirmed) ?? found.find((code) => !isHouse(words, code));
}

/** True for a number with other words behind it in its part. */
const isHouse = (words: readonly Word[], { from, to }: Span): boolean =>
  !isEdge(words, to) && /^[\d ]+$/.test(textOf(words.slice(from, to)));

/** The codes among the words, the last first, none within another. */
function codesIn(words: readonly Word[], country: string, sets: readonly PlaceSet[]): Coded[] {
  const found: Coded[] = [];
  for (let to = words.length; to > 0; to--) {
    for (let from = Math.max(0, to - LONGEST_CODE); from < to; from++) {
      if (found.some((other) => other.from < to) || !isOneCode(words.slice(from, to), country)) continue;
      const text = words.slice(from, to).reduce((joined, word) => joined + word.text, '');
      const rows = [text, ...shorterCodes(text, country)]
        .map((code) => sets.flatMap((set) => rowsOf(set, set.withPostcode(code), country)))
        .find((some) => some.length > 0);
      if (rows) found.push({ from, to, rows });
    }
  }
  return found;
}

/** True for words of one part with a digit, of which numbers alone are only joined as the country writes its codes. */
function isOneCode(words: readonly Word[], country: string): boolean {
  if (words[0]!.part !== words.at(-1)!.part || !words.some(hasDigit)) return false;
  if (words.length === 1 || !words.every(({ text }) => /^\d+$/.test(text))) return true;
  return words.map(({ text }) => text.length).join(' ') === IN_TWO_WORDS[country];
}

/**
 * What looks like a postal code of a country whose codes are not known, at the end or the beginning of a part that has
 * other words: AUCKLAND 0632, LONDON SW1A 2AA, 9500 016 PONTA DELGADA. Shorter numbers are those of houses.
 */
export function unknownCodes(words: readonly Word[], country: string): Span[] {
  const shortest = SHORT_CODES.has(country) ? SHORTEST_UNKNOWN - 1 : SHORTEST_UNKNOWN;
  return words.flatMap((_, at): Span[] => {
    const span = isEdge(words, at + 1) ? lastCode(words, at, country, shortest) : undefined;
    const first = isEdge(words, at) ? firstCode(words, at, country) : undefined;
    return [...(span ? [span] : []), ...(first ? [first] : [])];
  });
}

/** The code that ends a part with its last word. */
function lastCode(words: readonly Word[], last: number, country: string, shortest: number): Span | undefined {
  // AMSTERDAM 1017 SG
  if (
    last > 1 &&
    !isEdge(words, last) &&
    !isEdge(words, last - 1) &&
    /^\d{4} [A-Z]{2}$/.test(textOf(words.slice(last - 1, last + 1)))
  ) {
    return { from: last - 1, to: last + 1 };
  }
  if (!hasDigit(words[last]!)) return undefined;
  // VALLETTA VLT 1165
  if (country === 'MT' && last > 1 && /^[A-Z]{3} \d{4}$/.test(textOf(words.slice(last - 1, last + 1)))) {
    return { from: last - 1, to: last + 1 };
  }
  const isLong = !isEdge(words, last) && hasDigit(words[last - 1]!);
  const span = { from: isLong ? last - 1 : last, to: last + 1 };
  const text = textOf(words.slice(span.from, span.to)).replace(' ', '');
  return isEdge(words, span.from) || text.length < shortest ? undefined : span;
}

/** The code of digits alone that begins a part before a word without any. */
function firstCode(words: readonly Word[], from: number, country: string): Span | undefined {
  for (const length of [2, 1]) {
    const to = from + length;
    const code = words.slice(from, to);
    if (to >= words.length || words[to]!.part !== words[from]!.part || hasDigit(words[to]!)) continue;
    const isOne = isOneCode(code, country) && code.every(({ text }) => /^\d+$/.test(text));
    if (isOne && textOf(code).length >= SHORTEST_UNKNOWN) return { from, to };
  }
  return undefined;
}

const hasDigit = ({ text }: Word): boolean => /\d/.test(text);
