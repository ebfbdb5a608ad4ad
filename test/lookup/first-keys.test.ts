import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FirstKeys } from '../../src/lookup/first-keys.js';

it('the smallest keys are kept, in order, whatever order they come in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.integer({ min: 0, max: 12 }), (keys, most) => {
      const first = new FirstKeys(most);
      for (const key of keys) first.offer(key);
      expect([...first.keys()]).toEqual([...keys].sort((a, b) => a - b).slice(0, most));
    }),
  );
});
