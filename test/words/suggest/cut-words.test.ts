// Every text of a few words, and every two words of a few letters: what is cut out of them, and how far apart they lie.
import { expect, test } from 'vitest';
import { cutWords } from '../../../src/words/suggest/cut-words.js';
import { editDistance } from '../../../src/words/suggest/word/edit-distance.js';
import type { WordFinder } from '../../../src/words/suggest/word/word-finder.js';
import { asText } from '../../recorded/support/recorded.js';
import { summed } from '../../recorded/lines/changed-lines.js';

const WORDS = ['sun', 'sunflower', 'flower', 'rain', 'bow', 'rainbow', 'fall', 'zz', 'sunrainbowfall'];
const LIST = new Set(WORDS.slice(0, 7));
const finder = { find: (word: string) => (LIST.has(word) ? 1 : undefined) } as unknown as WordFinder;

/** All texts of so many words. */
const textsOf = (length: number, words: readonly string[]): string[][] =>
  length === 0 ? [[]] : textsOf(length - 1, words).flatMap((text) => words.map((word) => [...text, word]));

test('Words are cut and joined as they were, in every text of up to five', async () => {
  const lines = [1, 2, 3, 4, 5].flatMap((length) =>
    WORDS.map((first) => {
      const texts = textsOf(length - 1, length > 4 ? WORDS.slice(0, 6) : WORDS).map((text) => [first, ...text]);
      return `${first} and ${length - 1} more\t${summed(texts.map((text) => cutWords(text, finder)))}`;
    }),
  );
  const long = ['sun', 'rain', 'bow'].flatMap((word) =>
    [6, 7, 8, 9].map((length) => Array.from({ length }, (_, i) => [word, 'fall', 'sun', 'fall'][i % 4]!)),
  );
  for (const text of long) lines.push(`${text.join(' ')}\t${summed(cutWords(text, finder))}`);
  await expect(asText(lines)).toMatchFileSnapshot('../../recorded/answers/words-cut.txt');
});

/** Optimal string alignment, as a table of all beginnings: the oracle. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, table[i - 2]![j - 2]! + 1);
      }
      table[i]![j] = least;
    }
  }
  return table[a.length]![b.length]!;
}

const codes = (text: string): Uint16Array => Uint16Array.from(text, (letter) => letter.charCodeAt(0));

test.each([0, 1, 2])('Words are as far apart as a table of all beginnings says, up to %i slips', (limit) => {
  const texts = [1, 2, 3, 4].flatMap((length) => textsOf(length, ['a', 'b', 'c'])).map((text) => text.join(''));
  const long = ['abcabcab', 'abcacbab', 'bacabcab', 'abcabc', 'abcabcabca'];
  for (const [first, second] of [
    ...texts.slice(0, 60).map((one) => [one, texts] as const),
    ...long.map((one) => [one, long] as const),
  ]) {
    for (const other of second) {
      const far = Math.min(distance(first, other), limit + 1);
      // Letters stand among others.
      const found = editDistance(codes(first), codes(`x${other}a`), 1, 1 + other.length, limit);
      expect(`${first} ${other} ${found}`).toBe(`${first} ${other} ${far}`);
    }
  }
});
