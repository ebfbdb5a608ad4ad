// The smallest of many keys.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SmallestKeys } from '../../src/data/smallest-keys.js';

it('the smallest keys are kept, in order, whatever order they come in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.integer({ min: 0, max: 12 }), (keys, most) => {
      const first = new SmallestKeys(most);
      for (const key of keys) first.offer(key);
      expect([...first.keys()]).toEqual([...keys].sort((a, b) => a - b).slice(0, most));
    }),
  );
});

it('a key that is offered once is kept once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.integer({ min: 0, max: 12 }), (keys, most) => {
      const first = new SmallestKeys(most);
      for (const key of keys) first.offerOnce(key);
      expect([...first.keys()]).toEqual([...new Set(keys)].sort((a, b) => a - b).slice(0, most));
    }),
  );
});
