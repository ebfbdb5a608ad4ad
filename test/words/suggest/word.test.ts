// One word that is not in a list: which of the list are near it, by letters, forms and sound.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishSound } from '../../../src/words/suggest/word/english-sound.js';
import { plainForms } from '../../../src/words/suggest/word/inflections.js';
import { LetterIndex } from '../../../src/words/suggest/word/letter-index.js';
import { slipCost } from '../../../src/words/suggest/word/slip-cost.js';
import { runs } from '../../support/seeded.js';

/** The table of the textbook: letters left out, added, changed, and neighbours swapped. */
function slipsBetween(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : i)),
  );
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, table[i - 2]![j - 2]! + 1);
      table[i]![j] = least;
    }
  }
  return table[one.length]![other.length]!;
}

const indexOf = (words: readonly string[]): LetterIndex => new LetterIndex(words.length, (id) => words[id]!);
const near = (words: readonly string[], text: string, limit: 1 | 2): [string, number][] =>
  indexOf(words)
    .near(text, limit)
    .map(({ id, distance }): [string, number] => [words[id]!, distance])
    .sort();

describe('Words by their letters', () => {
  test('are found one and two slips away, as the textbook counts them', () => {
    // Few letters, so that much is near.
    const word = fc.stringMatching(/^[abcé]{2,8}$/);
    const list = fc.uniqueArray(word, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(list, word, fc.constantFrom<1 | 2>(1, 2), (words, text, limit) => {
        const wanted = words
          .map((other): [string, number] => [other, slipsBetween(text, other)])
          .filter(([, slips]) => slips > 0 && slips <= limit);
        expect(near(words, text, limit)).toEqual(wanted.sort());
      }),
      { numRuns: runs(3000) },
    );
  });

  test('are found by what they begin with', () => {
    const index = indexOf(['soap', 'soapbox', 'soar', 'sap', 'zoo']);
    expect(index.beginningWith('soap')).toEqual([1]);
    expect(index.beginningWith('soa').sort()).toEqual([0, 1, 2]);
    expect(index.beginningWith('s').sort()).toEqual([0, 1, 2, 3]);
    expect(index.beginningWith('')).toEqual([]);
    expect(index.beginningWith('q')).toEqual([]);
    expect(index.beginningNear('sopa').sort()).toEqual([0, 1, 2]);
    expect(index.beginningNear('sopabo')).toEqual([1]);
    expect(index.beginningNear('x'.repeat(50))).toEqual([]);
  });

  test('are not found for a text that is too short or too long for a word', () => {
    expect(near(['soap', 'at'], 'a', 1)).toEqual([]);
    expect(near(['soap', 's'.repeat(40)], 's'.repeat(41), 1)).toEqual([]);
    expect(near(['s'.repeat(41), 's'.repeat(39)], 's'.repeat(40), 1)).toEqual([['s'.repeat(39), 1]]);
  });
});

describe('A slip', () => {
  test.each([
    ['banana', 'bannana', 'bandana', 'a letter typed twice', 'one that does not belong there'],
    ['seperate', 'separate', 'selerate', 'a vowel for a vowel', 'another letter'],
    ['hosue', 'house', 'hoste', 'two letters swapped', 'another letter'],
    ['housr', 'house', 'housp', 'the key beside', 'one that is far'],
    ['banan', 'banana', 'banand', 'a vowel left out', 'a consonant left out'],
    ['bouse', 'bousy', 'mouse', 'one within', 'one at the beginning'],
  ])('in %s is more likely of %s than of %s: %s, not %s', (typed, likelier, other) => {
    expect(slipCost(typed, likelier)).toBeLessThan(slipCost(typed, other));
  });

  test('costs nothing where there is none, and something where there is one', () => {
    const word = fc.stringMatching(/^[a-zа-я]{1,9}$/);
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipCost(one, one)).toBe(0);
        if (one !== other) expect(slipCost(one, other)).toBeGreaterThan(2);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('The plain form', () => {
  test.each([
    ['apples', 'apple'],
    ['boxes', 'box'],
    ['parties', 'party'],
    ['wolves', 'wolf'],
    ['knives', 'knife'],
    ['walked', 'walk'],
    ['baked', 'bake'],
    ['carried', 'carry'],
    ['stopping', 'stop'],
    ['baking', 'bake'],
    ['happier', 'happy'],
    ['happily', 'happy'],
    ['quickly', 'quick'],
    ['kindness', 'kind'],
    ['children', 'child'],
    ['caught', 'catch'],
    ['scissor', 'scissors'],
    ['bake', 'baking'],
    ['happy', 'happily'],
  ])('of %s may be %s', (word, plain) => {
    expect(plainForms(word)).toContain(plain);
  });

  test.each(['constructor', 'toString', 'as', 'n'])('of %j is no member of an object', (word) => {
    for (const form of plainForms(word)) expect(form).toMatch(/^[a-zA-Z]+$/);
  });
});

describe('The sound', () => {
  test.each([
    ['knight', 'nite'],
    ['photo', 'foto'],
    ['cell', 'sell'],
    ['flower', 'flour'],
    ['weather', 'whether'],
    ['plane', 'plain'],
    ['coarse', 'course'],
    ['source', 'sauce'],
    ['cymbal', 'symbol'],
    ['wrap', 'rap'],
    ['principal', 'principle'],
    ['stationary', 'stationery'],
    ['write', 'right'],
    ['lustre', 'luster'],
    ['bred', 'bread'],
  ])('of %s is that of %s', (one, other) => {
    expect(englishSound(one)).toBe(englishSound(other));
  });

  test.each([
    ['cat', 'sat'],
    ['ship', 'chip'],
    ['lake', 'late'],
    ['music', 'magic'],
  ])('of %s is not that of %s', (one, other) => {
    expect(englishSound(one)).not.toBe(englishSound(other));
  });
});
