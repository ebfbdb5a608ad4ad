// The words of a list that a word may have been meant for: by slips, forms, stems and sound, as each way of asking
// wants them.
import { describe, expect, test } from 'vitest';
import type { WordList } from '../../../src/words/list/word-list.js';
import { WordFinder } from '../../../src/words/suggest/word/word-finder.js';

const WORDS = [
  'apple',
  'soap',
  'soar',
  'soapbox',
  'night',
  'flour',
  'bake',
  'baker',
  'planet',
  'plant',
  'write',
  'drum',
];
const list = {
  size: WORDS.length,
  word: (id: number) => WORDS[id]!,
  find: (word: string) => (WORDS.includes(word) ? WORDS.indexOf(word) : undefined),
} as unknown as WordList;
const english = new WordFinder(list, 'en');
const french = new WordFinder(list, 'fr');
type Way = 'oneSlip' | 'twoSlips' | 'nearSound' | 'heard' | 'completions' | 'nearCompletions';
const found = (finder: WordFinder, way: Way, word: string): string[] => finder[way](word).map(({ id }) => WORDS[id]!);

describe('Words that were meant', () => {
  test.each<[Way, string, string[]]>([
    ['oneSlip', 'aple', ['apple']],
    ['oneSlip', 'APLE', ['apple']],
    ['oneSlip', 'apples', ['apple']],
    ['oneSlip', 'baking', ['bake']],
    ['oneSlip', 'ale', []],
    ['oneSlip', 'nite', []],
    ['twoSlips', 'ale', ['apple']],
    ['twoSlips', 'baking', ['bake']],
    ['twoSlips', 'nite', ['night', 'write']],
    ['twoSlips', 'soapbars', ['soapbox']],
    ['oneSlip', 'soapbars', []],
    ['twoSlips', 'soa', ['soap', 'soar']],
    ['heard', 'nite', ['night', 'write']],
    ['heard', 'flower', ['flour']],
    ['heard', 'baking', ['bake']],
    ['completions', 'soa', ['soap', 'soar', 'soapbox']],
    ['completions', 'soap', ['soapbox']],
    ['completions', 'x', []],
    ['nearCompletions', 'sopab', ['soapbox']],
  ])('%s of %s', (way, word, wanted) => {
    const words = found(english, way, word);
    expect(words.filter((one) => wanted.includes(one))).toEqual(wanted);
    if (wanted.length === 0) expect(words).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  test('are by sound and form those of English alone', () => {
    expect(found(french, 'oneSlip', 'baking')).toEqual([]);
    expect(found(french, 'nearSound', 'nite')).toEqual([]);
    expect(found(french, 'heard', 'flower')).not.toContain('flour');
    expect(found(english, 'nearSound', 'drums')).toContain('drum');
  });

  test('cost more the less is written of them, and the more is wrong', () => {
    const costs = (way: Way, word: string): number[] => english[way](word).map(({ cost }) => cost);
    const [soap, soar, soapbox] = costs('completions', 'soa');
    expect([soap, soar, soapbox]).toEqual([1.6, 1.6, 1.9]);
    expect(costs('nearCompletions', 'sopab')[0]).toBeCloseTo(1.5 + 0.2 + 3.5);
    expect(costs('twoSlips', 'ale')[0]! - 1).toBeGreaterThan(costs('oneSlip', 'aple')[0]!);
    for (const way of ['oneSlip', 'twoSlips', 'heard', 'completions'] as const) {
      for (const word of ['soa', 'nite', 'aple', 'baking']) {
        const all = costs(way, word);
        expect(all).toEqual(all.toSorted((a, b) => a - b));
      }
    }
  });

  test('are found by themselves too', () => {
    expect([english.find('soap'), english.find('soa'), english.word(1)]).toEqual([1, undefined, 'soap']);
  });
});
