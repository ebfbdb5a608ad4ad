// Places keep their words for ever: 10,000 of them, in English and in one other language in turn, as
// scripts/words/golden.mjs wrote them when the lists and the mask were frozen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openThreeWords } from '../../src/words/three-words.js';
import { root } from '../support/workdir.js';

const threeWords = openThreeWords();
const rows = readFileSync(join(root, 'test/words/golden-places.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string, string, string]);

describe('Places of version 1', () => {
  test('are 10,000, in every language', () => {
    expect(rows).toHaveLength(10_000);
    expect(new Set(rows.map(([, , , language]) => language))).toEqual(
      new Set(threeWords.languages.map(({ code }) => code)),
    );
  });

  test('have the words that they had', () => {
    const changed = rows.filter(([latitude, longitude, english, language, words]) => {
      const point = [Number(latitude), Number(longitude)] as const;
      const [first, other] = [threeWords.wordsAt(...point), threeWords.wordsAt(...point, language)];
      return first.words !== english || other.words !== words || other.language !== language;
    });
    expect(changed).toEqual([]);
  });

  test('are where their words are', () => {
    const moved = rows.filter(([latitude, longitude, english, , words]) => {
      const { cell } = threeWords.wordsAt(Number(latitude), Number(longitude));
      return [english, words].some((text) => {
        const place = threeWords.placeOf(text.split('.') as [string, string, string]);
        return JSON.stringify(place?.cell) !== JSON.stringify(cell);
      });
    });
    expect(moved).toEqual([]);
  });
});
