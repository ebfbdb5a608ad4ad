// Very many boxes, more than the queue has room for at first.
import { expect, test } from 'vitest';
import { BoxQueue } from '../../src/geo/box-queue.js';

test('gives the boxes in the order of their bounds, however many there are', () => {
  const queue = new BoxQueue();
  const bounds = Array.from({ length: 700 }, (_, box) => (box * 7919) % 1009);
  for (const [box, bound] of bounds.entries()) queue.push(box, bound);
  const given: number[] = [];
  while (queue.size > 0) {
    const { least } = queue;
    const box = queue.pop();
    expect(bounds[box]).toBe(least);
    given.push(box);
  }
  expect(new Set(given).size).toBe(bounds.length);
  expect(given.map((box) => bounds[box])).toEqual(bounds.toSorted((a, b) => a - b));
});
