// Searches in tables of names that were written wrong come to an end.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { namesNearPrefix } from '../../../src/data/names/read/near-prefix.js';
import { namesWithLaterWord, namesWithPrefix } from '../../../src/data/names/read/name-prefix.js';
import { StoredNames } from '../../../src/data/names/read/stored-names.js';
import { written } from '../support/set-file.js';

describe('a search in a table of names that holds anything at all', () => {
  const small = fc.integer({ min: 0, max: 12 });
  const table = fc.record({
    text: fc.uint8Array({ minLength: 12, maxLength: 12, min: 64, max: 70 }),
    ends: fc.array(small, { minLength: 1, maxLength: 8 }),
    hash: fc.array(fc.nat(40), { minLength: 0, maxLength: 9 }),
    keys: fc.array(fc.nat(40), { minLength: 3, maxLength: 3 }),
  });

  it('ends', () => {
    const typed = fc.stringMatching(/^[@-F ]{0,6}$/);
    fc.assert(
      fc.property(table, typed, ({ text, ends, hash, keys }, query) => {
        const names = new StoredNames(
          SetFile.open(
            written({
              'a.text': text,
              'a.offset': Uint32Array.from([0, ...ends.toSorted((a, b) => a - b)]),
              'a.hash': Uint32Array.from(hash),
              'a.deletion.bucket': Uint32Array.of(0, 1, 3),
              'a.deletion.hash': Uint32Array.from(keys),
              'a.deletion.id': Uint32Array.from(keys),
            }),
          ),
          'a',
        );
        expect(names.find(query)).toBeLessThan(41);
        for (const { id } of names.near(query, 2)) expect(id).toBeLessThan(names.size);
        for (const edits of [1, 2] as const) {
          for (const { first, end } of namesNearPrefix(names, query, edits, 9)) {
            expect(first).toBeLessThan(end);
          }
        }
        namesWithPrefix(names, query);
        for (const id of namesWithLaterWord(names, query, false)) expect(id).toBeLessThan(names.size);
      }),
      { numRuns: 300 },
    );
  });
});
