// The largest places first.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LargestPlaces } from '../../src/world-find/largest-places.js';

test('the largest are those of a whole sort, each once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(50), fc.constantFrom(0, 1, 500, 30_000_000)), { maxLength: 80 }),
      fc.integer({ min: 1, max: 12 }),
      (given, limit) => {
        const people = new Map(given);
        const largest = new LargestPlaces(limit);
        for (const [place] of given) largest.add(place, people.get(place)!);
        expect(largest.all).toEqual(
          [...people]
            .sort(([a, of], [b, than]) => than - of || a - b)
            .slice(0, limit)
            .map(([place]) => place),
        );
      },
    ),
  );
});
