// Words that may have been meant: lists of words that differ from those written by a slip or two, each in the words
// that names have. A word that no name has is where the slip is.
import type { WordIndex } from '../data/companies/read/word-index.js';

/** Words that one written word may have been meant for. */
const MOST_FOR_ONE = 48;
/** The same where every word may be the one with the slip, and where two are. */
const MOST_FOR_ANY = 32;
const MOST_FOR_TWO = 14;
/** A slip in a shorter word makes it any other. */
const SHORTEST = 3;

const mayBeMended = (word: string): boolean => word.length >= SHORTEST && /^[A-Z]+$/.test(word);

/** Calls for what the words may have been meant for, the likeliest first. */
export function* mendedWords(index: WordIndex, words: readonly string[], slips: 1 | 2): Generator<string[]> {
  const unknown = words.flatMap((word, i) => (mayBeMended(word) && index.uses(word) === 0 ? [i] : []));
  if (slips === 2) {
    yield* twice(index, words, unknown);
    return;
  }
  if (unknown.length > 1) {
    yield* joinedWords(index, words, unknown);
    return;
  }
  const places = unknown.length === 1 ? unknown : words.flatMap((word, i) => (mayBeMended(word) ? [i] : []));
  const most = unknown.length === 1 ? MOST_FOR_ONE : MOST_FOR_ANY;
  for (const i of places) {
    for (const { text } of index.near(words[i]!, 1, most)) yield replaced(words, i, 1, text);
  }
  yield* joinedWords(index, words, unknown);
}

/** A blank in the wrong place beside a slip: two words side by side as one. */
function* joinedWords(index: WordIndex, words: readonly string[], unknown: readonly number[]): Generator<string[]> {
  for (let i = 0; i + 1 < words.length; i++) {
    if (!unknown.includes(i) && !unknown.includes(i + 1)) continue;
    const joined = words[i]! + words[i + 1]!;
    if (!mayBeMended(joined)) continue;
    for (const { text } of index.near(joined, 1, MOST_FOR_TWO)) yield replaced(words, i, 2, text);
  }
}

function* twice(index: WordIndex, words: readonly string[], unknown: readonly number[]): Generator<string[]> {
  if (unknown.length > 2) return;
  const [first, second] = unknown;
  if (first === undefined) return;
  if (second === undefined) {
    for (const { text } of index.near(words[first]!, 2, MOST_FOR_ONE)) yield replaced(words, first, 1, text);
  }
  const others =
    second === undefined ? words.flatMap((word, i) => (i !== first && mayBeMended(word) ? [i] : [])) : [second];
  const ofFirst = index.near(words[first]!, 1, MOST_FOR_TWO);
  for (const other of others) {
    const ofOther = index.near(words[other]!, 1, MOST_FOR_TWO);
    for (const one of ofFirst) {
      for (const two of ofOther) yield replaced(replaced(words, first, 1, one.text), other, 1, two.text);
    }
  }
}

const replaced = (words: readonly string[], at: number, count: number, by: string): string[] => [
  ...words.slice(0, at),
  by,
  ...words.slice(at + count),
];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const MOST_SHORT_WORDS = 3;

/** Words of one or two letters with each other letter, with one more, with one less, or turned round. */
export function* mendedShortWords(words: readonly string[]): Generator<string[]> {
  const places = words.flatMap((word, i) => (word.length < SHORTEST && /^[A-Z]+$/.test(word) ? [i] : []));
  if (places.length > MOST_SHORT_WORDS) return;
  for (const i of places) {
    const word = words[i]!;
    const others = new Set<string>();
    for (let at = 0; at <= word.length; at++) {
      for (const letter of LETTERS) {
        others.add(word.slice(0, at) + letter + word.slice(at + 1));
        others.add(word.slice(0, at) + letter + word.slice(at));
      }
    }
    if (word.length === 2) {
      others.add(word[0]!);
      others.add(word[1]!);
      others.add(word[1]! + word[0]!);
    }
    others.delete(word);
    for (const other of others) yield replaced(words, i, 1, other);
  }
}
