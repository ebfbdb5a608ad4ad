// Triples of different ranks, counted by their greatest.
import { describe, expect, test } from 'vitest';
import {
  blockOfRank,
  CAPACITY,
  FIRST_TRIPLE,
  greatestOf,
  orderOf,
  tripleOf,
} from '../../../src/words/scheme/triples.js';

describe('Triples of ranks', () => {
  test('have each a number of their own, from the least ranks on, and none is left out', () => {
    const numbers = new Set<number>();
    const wrong: number[][] = [];
    for (let first = 0; first < 34; first++) {
      for (let second = 0; second < 34; second++) {
        for (let third = 0; third < 34; third++) {
          if (first === second || first === third || second === third) continue;
          const number = tripleOf(first, second, third, orderOf(first, second, third));
          if (greatestOf(number) !== Math.max(first, second, third)) wrong.push([first, second, third]);
          numbers.add(number);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(numbers.size).toBe(34 * 33 * 32);
    expect(Math.max(...numbers)).toBe(34 * 33 * 32 - 1);
    expect(Math.min(...numbers)).toBe(0);
  });

  test.each<[ranks: [number, number, number], order: number]>([
    [[9, 2, 5], 0],
    [[9, 5, 2], 1],
    [[2, 9, 5], 2],
    [[5, 9, 2], 3],
    [[2, 5, 9], 4],
    [[5, 2, 9], 5],
  ])('%j are in order %i', (ranks, order) => {
    expect(orderOf(...ranks)).toBe(order);
  });

  test('of blocks begin where those of the block before end', () => {
    for (const [block, first, last] of [
      [0, 2, 33],
      [1, 34, 71],
      [2, 72, 112],
    ] as const) {
      expect([blockOfRank(first), blockOfRank(last)]).toEqual([block, block]);
      expect(greatestOf(FIRST_TRIPLE[block]!)).toBe(first);
      expect(greatestOf(FIRST_TRIPLE[block + 1]! - 1)).toBe(last);
    }
    expect(CAPACITY).toEqual([4_653_158_400, 41_722_905_600, 135_688_089_600]);
  });
});
