// Words of a point and places of words, in made-up languages.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellAt, centreOf } from '../../src/words/scheme/cell.js';
import { runs } from '../support/seeded.js';
import { madeUpThreeWords } from './made-up.js';
import { latitude, longitude } from './points.js';
import { anyCharacter } from '../support/any-character.js';

type Three = [string, string, string];
const threeWords = madeUpThreeWords();
const split = (words: string): Three => words.split('.') as Three;
/** A place whose tile has words of the first block, which both languages have. */
const onLand = threeWords.wordsOf({ tileX: 13, tileY: 0, row: 1, column: 1 }, 'xx');
const anyLanguage = fc.constantFrom('en', 'xx');

describe('Three words', () => {
  test('are a place in any language, and that place has them', () => {
    fc.assert(
      fc.property(latitude, longitude, anyLanguage, (latitude, longitude, language) => {
        const place = threeWords.wordsAt(latitude, longitude, language);
        expect(place.cell).toEqual(cellAt(latitude, longitude));
        expect(threeWords.placeOf(split(place.words))).toEqual(place);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('name the same cell in every language by words of the same ids', () => {
    fc.assert(
      fc.property(latitude, longitude, (latitude, longitude) => {
        const english = split(threeWords.wordsAt(latitude, longitude).words);
        const { words, language, cell } = threeWords.wordsAt(latitude, longitude, 'xx');
        const ids = (of: Three, code: string) => of.map((word) => threeWords.list(code)!.find(word));
        expect(ids(split(words), language)).toEqual(ids(english, 'en'));
        expect(threeWords.placeOf(english)!.cell).toEqual(cell);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('are English where a language has no words for a cell, and say so', () => {
    const languages = new Set<string>();
    for (let longitude = -180; longitude < 180; longitude += 0.7) {
      const { words, language, cell } = threeWords.wordsAt(10.05, longitude, 'xx');
      languages.add(language);
      const english = threeWords.wordsAt(10.05, longitude, 'en').words;
      expect(words === english).toBe(language === 'en');
      expect(threeWords.placeOf(split(words))).toEqual({ words, language, cell });
    }
    expect([...languages].sort()).toEqual(['en', 'xx']);
  });

  test('are found with capitals and without marks, and answered in their native spelling', () => {
    expect(onLand.words).toMatch(/^\w+ż\.\w+ż\.\w+ż$/);
    expect(threeWords.placeOf(split(onLand.words.replaceAll('ż', 'z').toUpperCase()))).toEqual(onLand);
  });

  test('of two languages are no place', () => {
    const { words, cell } = onLand;
    const [first, second, third] = split(words);
    const [english] = split(threeWords.wordsOf(cell).words);
    expect(threeWords.placeOf([english, second, third])).toBeUndefined();
    expect(threeWords.placeOf([first, english, third])).toBeUndefined();
    expect(threeWords.placeOf([first, second, english])).toBeUndefined();
  });

  test('may be any text: it ends, and what is no place is undefined', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('', '.', 'fobekan', '\ud800', 'ẞ', '__proto__'),
    );
    fc.assert(
      fc.property(text, text, text, (...words) => {
        const place = threeWords.placeOf(words);
        if (place) expect(threeWords.wordsOf(place.cell, place.language)).toEqual(place);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('of ids are the cell that those words have', () => {
    const { words, cell } = threeWords.wordsAt(51.5007, -0.1246);
    const [first, second, third] = split(words).map((word) => threeWords.list('en')!.find(word)!);
    expect(threeWords.cellOfIds([first!, second!, third!])).toEqual(cell);
    expect(threeWords.cellOfIds([first!, first!, third!])).toBeUndefined();
  });

  test('are refused in a language that there is not', () => {
    expect(() => threeWords.wordsAt(0, 0, 'zz')).toThrow(
      expect.objectContaining({ code: 'BadLanguage', message: 'language "zz" is not one of en, xx' }),
    );
    expect(threeWords.list('zz')).toBeUndefined();
  });

  test('of the centre of a cell are those of the cell', () => {
    fc.assert(
      fc.property(latitude, longitude, (latitude, longitude) => {
        const { words, cell } = threeWords.wordsAt(latitude, longitude);
        const centre = centreOf(cell);
        expect(threeWords.wordsAt(centre.latitude, centre.longitude).words).toBe(words);
      }),
      { numRuns: runs(1000) },
    );
  });
});
