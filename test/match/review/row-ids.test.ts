// Ids of rows: which are shared, which are missing, and what is said of them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idNumbers, RowIds, saidOfIds } from '../../../src/match/review/row-ids.js';

/** The findings of ids that are added in portions of that size; null is a row that says nothing. */
function findingsOf(ids: readonly (string | null)[], size = ids.length): ReturnType<RowIds['find']> {
  const found = new RowIds();
  for (let from = 0; from < ids.length; from += Math.max(1, size)) {
    found.add(idNumbers(ids.slice(from, from + Math.max(1, size)).map((id) => (id === null ? null : { id }))));
  }
  return found.find();
}

describe('Ids of rows', () => {
  test('that other rows have too are found as a comparison of all finds them, whatever the portions', () => {
    const ids = fc.array(fc.option(fc.oneof(fc.constantFrom('', '7', '07', 'a', 'A'), fc.string({ maxLength: 3 }))));
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 5 }), (all, size) => {
        const { saying, without, repeated } = findingsOf(all, size);
        const given = all.filter((id) => id !== null);
        const rows = all.flatMap((id, row) =>
          id !== null && id !== '' && all.filter((other) => other === id).length > 1 ? [row] : [],
        );
        expect([...repeated]).toEqual(rows);
        expect([saying, without]).toEqual([given.length, given.filter((id) => id === '').length]);
      }),
    );
  });

  test('that differ are told apart, a hundred thousand of them', () => {
    const ids = Array.from({ length: 100_000 }, (_, i) => `C${i}`);
    expect(findingsOf(ids, 999).repeated.length).toBe(0);
    expect([...findingsOf([...ids, 'C77777'], 999).repeated]).toEqual([77_777, 100_000]);
  });

  test.each<[string, readonly (string | null)[], readonly string[], readonly string[]]>([
    ['of their own', ['a', 'b', null], [], []],
    ['that are not there', ['', '', null], ['F has no ids: its records are called by the number of their row'], []],
    ['of one row that has none', [''], [], []],
    ['that some lack', ['a', '', ''], [], ['2 rows of F without an id: called by the number of the row']],
    [
      'that many share',
      ['a', 'b', 'a', 'a', 'b', 'b', 'c'],
      [],
      ['6 rows of F with the id of another row: rows 1, 2, 3, 4, 5 and others; their ids do not tell them apart'],
    ],
  ])('%s are said so', (_, ids, notes, warnings) => {
    expect(saidOfIds(findingsOf(ids), 'F')).toEqual({ notes, warnings });
  });
});
