// Texts in the order of their bytes: each is found, and of what is not there what stands before it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StoredTexts } from '../../../src/data/companies/read/stored-texts.js';
import type { SetFile } from '../../../src/data/file/read/set-file.js';
import { runs } from '../../support/seeded.js';

function storedOf(texts: readonly string[]): StoredTexts {
  const offsets = [0];
  for (const text of texts) offsets.push(offsets.at(-1)! + text.length);
  const file = { u8: () => Buffer.from(texts.join('')), u32: () => Uint32Array.from(offsets) };
  return new StoredTexts(file as unknown as SetFile, 'word');
}
const compared = (text: string, behind = ''): [Uint8Array, number] => [Buffer.from(text + behind), text.length];

test('One that goes on from another, and one that another goes on from, are found', () => {
  const texts = ['GUM', 'GUMNUT', 'W', 'WA', 'WAT', 'WATTLE', 'ZZ'];
  const stored = storedOf(texts);
  expect(texts.map((text) => stored.find(...compared(text)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(texts.map((text) => stored.text(stored.find(...compared(text, 'ZZZ'))))).toEqual(texts);
  expect(['', 'GU', 'GUMN', 'GUMNUTS', 'WATT', 'X', 'ZZZ'].map((text) => stored.find(...compared(text)))).toEqual(
    Array.from({ length: 7 }, () => -1),
  );
  expect(['A', 'GUM', 'GUMN', 'WATT', 'X', 'ZZZ'].map((text) => stored.lastBefore(...compared(text)))).toEqual([
    0, 0, 0, 4, 5, 6,
  ]);
});

test('Of any texts each is found at its place, and no other is', () => {
  const word = fc.stringMatching(/^[ABC]{1,4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, other) => {
      const sorted = words.toSorted();
      const stored = storedOf(sorted);
      expect(sorted.map((text) => stored.find(...compared(text)))).toEqual(sorted.map((_, i) => i));
      expect(stored.find(...compared(other))).toBe(sorted.indexOf(other));
      expect(stored.lastBefore(...compared(other))).toBe(Math.max(0, sorted.filter((text) => text < other).length - 1));
    }),
    { numRuns: runs(200) },
  );
});
