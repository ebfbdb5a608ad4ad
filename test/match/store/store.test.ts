// Records in columns: what goes in comes out, whatever the portions.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { derive } from '../../../src/match/store/derived.js';
import { preparePortion } from '../../../src/match/store/portion.js';
import { StoreBuilder, type Store } from '../../../src/match/store/store.js';
import { Interner, textOf } from '../../../src/match/store/text-table.js';
import { person } from '../link-support.js';

function storeOf(records: readonly (MatchRecord | null)[], portion: number): Store {
  const builder = new StoreBuilder();
  for (let from = 0; from < records.length; from += portion) {
    builder.add(0, preparePortion(records.slice(from, from + portion)));
  }
  return builder.finish();
}

const said = (store: Store, column: string, table: 'name' | 'word' | 'id', row: number): string =>
  textOf(store.tables[table], store.columns[column]?.[row] ?? 0);

test('equal texts have equal numbers, and every text comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const interner = new Interner();
      const numbers = texts.map((text) => {
        const bytes = new TextEncoder().encode(text);
        return interner.add(bytes, 0, bytes.length);
      });
      const table = interner.table();
      const decoder = new TextDecoder();
      for (const [at, text] of texts.entries()) {
        const written = decoder.decode(new TextEncoder().encode(text));
        expect(textOf(table, numbers[at]!)).toBe(written);
        expect(numbers[at]).toBe(numbers[texts.indexOf(text)]);
      }
    }),
  );
});

test('a store is the same for any length of portions', () => {
  const records = Array.from({ length: 50 }, (_, i) =>
    i % 7 === 3
      ? null
      : person(`id ${i}`, ['Ann', 'Bob', 'Cy'][i % 3]!, `Smith ${i % 5}`, { number: String(i), street: 'Elm Street' }),
  );
  const whole = storeOf(records, 100);
  for (const portion of [1, 3, 17]) {
    const store = storeOf(records, portion);
    for (const row of records.keys()) {
      for (const column of ['given', 'surname'] as const) {
        expect(said(store, column, 'name', row)).toBe(said(whole, column, 'name', row));
      }
      expect(said(store, 'id', 'id', row)).toBe(records[row]?.id ?? '');
    }
    expect(store.columns['marks']).toEqual(whole.columns['marks']);
  }
});

describe('what a record says', () => {
  test('a record that says nothing that can be compared is marked as rejected', () => {
    const store = storeOf([null, { id: '1' }, { id: '2', firstName: 'Ann' }, { id: '3', companyName: ' ' }], 10);
    expect([...store.columns['marks']!].map((marks) => marks & 1)).toEqual([1, 1, 0, 1]);
  });

  test('further addresses, phones and emails are kept beside the first, and those beyond are counted', () => {
    const phones = ['0291234567', '0391234567', '0791234567', '0891234567', '0298765432'].map((fullPhone) => ({
      fullPhone,
    }));
    const portion = preparePortion([{ id: '1', phones }]);
    expect(Object.keys(portion.columns).filter((name) => name.startsWith('phoneLocal'))).toHaveLength(4);
    expect(portion.counts.beyond).toBe(1);
  });

  test('whole names that look like those of persons are counted', () => {
    const { counts } = preparePortion([
      { id: '1', fullName: 'William Harrow' },
      { id: '2', fullName: 'Harrow Hill Bakery & Cafe No 3' },
    ]);
    expect(counts).toMatchObject({ fullNames: 2, personNames: 1 });
  });
});

test('an empty store can be worked out', () => {
  const store = new StoreBuilder().finish();
  expect(store.rows).toEqual([0, 0]);
  expect(derive(store).wordWeights).toHaveLength(1);
});
