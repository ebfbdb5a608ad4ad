import { expect, test } from 'vitest';
import { Remembered } from '../../../src/contract/remembered.js';

/** How often each key was made, when they were asked for in this order. */
function madeFor(keys: readonly string[], most: number): string[] {
  const made: string[] = [];
  const remembered = new Remembered<string, string | null>(most);
  for (const key of keys) {
    const value = remembered.of(key, (text) => {
      made.push(text);
      return text === 'nothing' ? null : text.toUpperCase();
    });
    expect(value).toBe(key === 'nothing' ? null : key.toUpperCase());
  }
  return made;
}

test.each([
  ['a value is made once, also where it is nothing', ['a', 'nothing', 'a', 'nothing'], 2, ['a', 'nothing']],
  ['as many are kept as were said', ['a', 'b', 'c', 'a', 'b', 'c'], 3, ['a', 'b', 'c']],
  ['one more and all are made anew', ['a', 'b', 'c', 'a', 'b', 'c'], 2, ['a', 'b', 'c', 'a', 'b', 'c']],
  ['what made the others be forgotten is kept', ['a', 'b', 'c', 'c'], 2, ['a', 'b', 'c']],
] as const)('%s', (_, keys, most, made) => {
  expect(madeFor(keys, most)).toEqual(made);
});
