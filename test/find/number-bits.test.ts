// Numbers of a street as bits.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { NumberBits } from '../../src/find/number-bits.js';
import { ADDRESS_WORDS, type AddressSet } from '../../src/data/addresses/read/address-set.js';
import { listSets, setFile } from '../../src/data/catalogue.js';
import { openAddressSet } from '../../src/data/addresses/read/open.js';

let set: AddressSet & { close(): void };
beforeAll(async () => {
  const { everySource } = inject('sampleSets');
  set = openAddressSet(
    setFile(
      everySource,
      (await listSets(everySource)).find(({ source }) => source === 'GNAF')!,
    ),
  );
});
afterAll(() => {
  set.close();
});

it('no number that a street has is denied, at the first look or later', () => {
  const bits = new NumberBits(set);
  let seen = 0;
  for (let round = 0; round < 2; round++) {
    for (let street = 0; street < set.streetCount; street++) {
      const { words, start, count } = set.street(street);
      for (let i = 0; i < count; i++, seen++) {
        expect(bits.mayHave(street, words[start + i * ADDRESS_WORDS]!), `street ${street}`).toBe(true);
      }
    }
  }
  expect(seen).toBeGreaterThan(100);
});

it('most numbers that a street does not have are denied', () => {
  const bits = new NumberBits(set);
  let denied = 0;
  let absent = 0;
  for (let street = 0; street < set.streetCount; street++) {
    const { words, start, count } = set.street(street);
    const numbers = new Set(Array.from({ length: count }, (_, i) => words[start + i * ADDRESS_WORDS]!));
    for (let number = 1; number < 200; number++) {
      if (numbers.has(number)) continue;
      absent++;
      if (!bits.mayHave(street, number)) denied++;
    }
  }
  expect(denied / absent).toBeGreaterThan(0.5);
});
