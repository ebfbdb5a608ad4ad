// Words by id, and ids by words, however they are written.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWord } from '../../../src/words/list/fold.js';
import { runs } from '../../support/seeded.js';
import { listOf, madeUpWords } from '../made-up.js';
import { anyCharacter } from '../../support/any-character.js';

const WORDS = ['żółw', 'straße', 'ёлка', 'çiçek', 'mañana', 'plain', 'ırmak', 'œuvre', 'étude', 'σοφος', '한국', '𐐨𐐩'];
const list = listOf(WORDS);

describe('A list of words', () => {
  test('has each word at its id, in its native spelling', () => {
    expect(list.size).toBe(WORDS.length);
    expect(WORDS.map((_, id) => list.word(id))).toEqual(WORDS);
  });

  test('knows which ids it has before it was read to its end', () => {
    const unread = listOf(WORDS);
    expect([0, WORDS.length - 1, WORDS.length, -1, Number.NaN].map((id) => unread.has(id))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('joins three words by dots', () => {
    expect(list.joined([0, 2, 0])).toBe('żółw.ёлка.żółw');
    expect(() => list.joined([0, WORDS.length, 1])).toThrow(RangeError);
  });

  test('has no word beyond its last', () => {
    for (const id of [-1, WORDS.length, Number.NaN]) expect(() => list.word(id)).toThrow(RangeError);
  });

  test.each<[typed: string, word: string]>([
    ['żółw', 'żółw'],
    ['ZOLW', 'żółw'],
    ['żółw'.normalize('NFD'), 'żółw'],
    ['STRASSE', 'straße'],
    ['STRAẞE', 'straße'],
    ['елка', 'ёлка'],
    ['Çiçek', 'çiçek'],
    ['cicek', 'çiçek'],
    ['IRMAK', 'ırmak'],
    ['OEUVRE', 'œuvre'],
    ['Œuvre', 'œuvre'],
    ['ΣΟΦΟΣ', 'σοφος'],
    ['ｐｌａｉｎ', 'plain'],
    ['한국'.normalize('NFD'), '한국'],
    ['𐐀𐐁', '𐐨𐐩'],
  ])('finds %s as %s', (typed, word) => {
    expect(list.find(typed)).toBe(WORDS.indexOf(word));
  });

  test.each(['', 'plai', 'plains', 'pla in', 'żół', '\u0301', '\ud800', '\n', 'plain\n', '\0'])(
    'does not find %j',
    (text) => {
      expect(list.find(text)).toBeUndefined();
    },
  );

  test('finds whatever folds to a word, and nothing else', () => {
    const spellings = fc
      .constantFrom(...WORDS)
      .chain((word) =>
        fc
          .array(fc.constantFrom('', '', '', '\u0301', '\u0308', 'x', 'A'), { minLength: word.length, maxLength: 12 })
          .map((marks) => [...word].map((letter, at) => letter + (marks[at] ?? '')).join('')),
      );
    const byFold = new Map(WORDS.map((word, id) => [foldWord(word), id]));
    fc.assert(
      fc.property(fc.oneof(spellings, fc.string({ unit: anyCharacter })), (text) => {
        expect(list.find(text)).toBe(byFold.get(foldWord(text)));
      }),
      { numRuns: runs(5000) },
    );
  });

  test('finds every one of a whole list', () => {
    const words = madeUpWords(40_680);
    const whole = listOf(words);
    expect(words.filter((word, id) => whole.find(word) !== id)).toEqual([]);
    expect(words.filter((word) => whole.find(`${word}x`) !== undefined)).toEqual([]);
  });

  test('may be empty', () => {
    expect(listOf([]).find('plain')).toBeUndefined();
  });
});
