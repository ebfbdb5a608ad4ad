// Words as people type and paste them.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeWords, readTyped } from '../../../src/contract/typed/typed-words.js';
import { runs } from '../../support/seeded.js';

const THREE = ['maples', 'plain', 'river'];
/** What stands between words in one script or another, or where somebody took one key for another. */
const SEPARATORS = [...".｡。･・︒។։။۔।, \\^_/+'&:;|-　\t\n·…*"];

describe('Three words', () => {
  test.each([
    'maples.plain.river',
    '///maples.plain.river',
    '／／／maples.plain.river',
    '"maples.plain.river"',
    '“maples.plain.river”',
    '(maples, plain & river)',
    '  maples . plain . river . ',
    'maples..plain...river!',
    'maples.plain.river?',
    'https://any.host/maples.plain.river',
    'https://any.host/map/maples.plain.river/?zoom=3#here',
    'HTTPS://any.host/maples%2Eplain%2Eriver',
    'any.host/maples.plain.river',
    'app://maples.plain.river',
    '%2F%2F%2Fmaples.plain.river',
    'maples dot plain dot river',
    'maples punkt plain Punkt river',
    'map\u00adles.pl\u200bain.\u2060river\ufeff',
    "maples.plain.river's",
  ])('are read from %j', (text) => {
    expect(readTyped(text)).toEqual({ words: THREE, isThree: true });
    expect(looksLikeWords(text)).toBe(true);
  });

  test.each(SEPARATORS)('are read with %j between them', (separator) => {
    expect(readTyped(THREE.join(separator))).toEqual({ words: THREE, isThree: true });
    expect(readTyped(THREE.join(` ${separator} `))).toEqual({ words: THREE, isThree: true });
  });

  test('keep their letters as they were typed', () => {
    expect(readTyped('Żółw.ЁЛКА.cafe\u0301')?.words).toEqual(['Żółw', 'ЁЛКА', 'cafe\u0301']);
  });

  test.each([
    ['maples', ['maples']],
    ['maples.plain.', ['maples', 'plain']],
    ['maples.plain.river.dish', ['maples', 'plain', 'river', 'dish']],
    ['dot.plain.dot.river.dot', ['dot', 'plain', 'dot', 'river', 'dot']],
    ['24 Smith Street', ['24', 'Smith', 'Street']],
    ['50%25 off', ['50', 'off']],
    ['100% %zz sure', ['100', 'zz', 'sure']],
  ])('are not in %j', (text, words) => {
    expect(readTyped(text)?.words).toEqual(words);
    expect(looksLikeWords(text)).toBe(false);
  });

  test.each(['', ' ', '...', '///', 'https://any.host', 'https://any.host/', '\u200b', 'a'.repeat(1001)])(
    'are no words at all in %j',
    (text) => {
      expect(readTyped(text)).toBeUndefined();
      expect(looksLikeWords(text)).toBe(false);
    },
  );

  test('are read to an end from any text, and each has a letter or digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const word of readTyped(text)?.words ?? []) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
      }),
      { numRuns: runs(3000) },
    );
  });

  test('are read again as they were, whatever stands between and around them', () => {
    const around = fc.stringMatching(/^[ "'(/.«»]{0,4}$/);
    const word = fc.stringMatching(/^[a-zà-öа-я]{2,9}$/);
    fc.assert(
      fc.property(around, word, word, word, fc.constantFrom(...SEPARATORS), (edge, one, two, three, separator) => {
        const typed = readTyped(edge + [one, two, three].join(separator) + edge);
        expect(typed?.words).toEqual([one, two, three]);
      }),
      { numRuns: runs(2000) },
    );
  });
});
