// What was found in several ways: each once, in the order of the likeliest way to it.
import { expect, test } from 'vitest';
import { RankedHits } from '../../src/world-find/ranked.js';

const hitsOf = (...found: readonly (readonly [key: number, rank: number])[]): RankedHits<string> => {
  const hits = new RankedHits<string>();
  for (const [key, rank] of found) hits.add(key, rank, `${key}`);
  return hits;
};

test('comes in the order of its ranks, and of equal ones in that of finding', () => {
  expect(hitsOf([7, 2], [8, 1], [9, 2], [5, 0]).first(10)).toEqual(['5', '8', '7', '9']);
  expect(hitsOf([7, 2], [8, 1], [9, 2], [5, 0]).first(2)).toEqual(['5', '8']);
});

test('is there once, and as likely as the likeliest way to it, whichever comes first', () => {
  expect(hitsOf([7, 3], [8, 2], [7, 1]).first(10)).toEqual(['7', '8']);
  expect(hitsOf([7, 1], [8, 2], [7, 3]).first(10)).toEqual(['7', '8']);
  expect(hitsOf([7, 1], [8, 2], [7, 3]).size).toBe(2);
});

test('may be had without what was found otherwise, in the same order', () => {
  const left = hitsOf([7, 3], [8, 2], [9, 1], [6, 0]).without(hitsOf([8, 0], [6, 5], [4, 1]));
  expect([left.first(10), left.size]).toEqual([['9', '7'], 2]);
});
