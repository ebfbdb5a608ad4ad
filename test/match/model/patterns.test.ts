// Patterns are counted once each, however many there are: far beyond the room that is made for them at first.
import { expect, test } from 'vitest';
import { PatternCounter } from '../../../src/match/model/patterns.js';

const cellsOf = (i: number): Int32Array => Int32Array.of(i % 7, Math.floor(i / 7) % 11, Math.floor(i / 77));

test.each([1, 256, 257, 512, 513, 2048, 2049, 5000])('%i patterns that come three times have three pairs', (count) => {
  const counter = new PatternCounter(3);
  for (const times of [1, 2]) for (let i = 0; i < count; i++) counter.add(cellsOf(i), times);
  const { cells, counts } = counter.patterns();
  expect(counts).toEqual(new Float64Array(count).fill(3));
  expect(Array.from(cells)).toEqual(Array.from({ length: count }, (_, i) => [...cellsOf(i)]).flat());
  const merged = new PatternCounter(3);
  for (let i = count - 1; i >= 0; i--) merged.add(cellsOf(i));
  merged.merge(counter.patterns());
  expect(merged.patterns().counts).toEqual(new Float64Array(count).fill(4));
});
