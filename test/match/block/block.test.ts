// Candidates: every pair that shares the value of a key is found, once, and what is left out is counted.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Blocking } from '../../../src/match/block/blocking.js';
import { Candidates } from '../../../src/match/block/candidates.js';
import { indexRows, type Key } from '../../../src/match/block/key-index.js';
import { Parts } from '../../../src/match/block/parts.js';
import { ranges } from '../../../src/match/block/ranges.js';
import { agreementOf, selectKeys } from '../../../src/match/block/select-keys.js';
import type { KeyCosts } from '../../../src/match/block/key-costs.js';
import { learn } from '../../../src/match/model/learn.js';
import type { Blocks, Material } from '../../../src/match/resolve/share.js';
import type { MatchRecord } from '../../../src/contract/operations/match-record.js';
import { invented, materialOf, person, workersHere } from '../link-support.js';

function blocksOf(material: Material, keys: readonly Key[], cap = 1000): readonly [Parts, Blocks] {
  const { store, derived, plan, hasReference } = material;
  const parts = new Parts(store, derived, plan);
  const first = hasReference ? store.rows[0] : 0;
  const count = store.rows[hasReference ? 1 : 0];
  const indexes = [['everything'] as Key, ...keys].map((key) => indexRows(parts, key, first, first + count));
  return [parts, { indexes, first, count, cap, isEveryone: false, pairs: 0, places: undefined, streets: undefined }];
}

const surnames = fc.array(fc.constantFrom('Aster', 'Birch', 'Cedar', 'Dahlia', ''), { maxLength: 30 });

test('candidates by a key are the later rows with the same value, each once', () => {
  fc.assert(
    fc.property(surnames, (names) => {
      const own = names.map((name, row) => person(`${row}`, `Given${String.fromCodePoint(97 + (row % 26))}x`, name));
      const [parts, blocks] = blocksOf(
        materialOf(own),
        [['surname']].filter(() => names.some((name) => name !== '')) as Key[],
      );
      const candidates = new Candidates(parts, blocks);
      const said = (row: number): string => `${own[row]!.firstName} ${names[row]}`;
      for (const [row, name] of names.entries()) {
        const count = candidates.find(row, row);
        const found = [...candidates.rows.subarray(0, count)].sort((a, b) => a - b);
        const wanted = [...names.keys()].filter(
          (other) => other > row && ((names[other] === name && name !== '') || said(other) === said(row)),
        );
        expect(found).toEqual(wanted);
      }
    }),
  );
});

describe('a value that too many share', () => {
  const own = Array.from({ length: 30 }, (_, i) => person(`${i}`, `Given${String.fromCodePoint(97 + i)}`, 'Smith'));

  test('is left out and counted', () => {
    const [parts, blocks] = blocksOf(materialOf(own), [['surname']], 10);
    const candidates = new Candidates(parts, blocks);
    expect(candidates.find(0, 0)).toBe(0);
    expect(candidates.skipped.find(({ key }) => key === 'surname')).toMatchObject({ rows: 1, pairs: 30 });
  });

  test('is not left out where the records are the same in everything: the next ones are candidates', () => {
    const same = own.map(({ id }) => person(id, 'Ann', 'Smith'));
    const [parts, blocks] = blocksOf(materialOf(same), [['surname']], 10);
    const candidates = new Candidates(parts, blocks);
    expect(candidates.find(0, 0)).toBe(20);
    expect(candidates.find(28, 28)).toBe(1);
  });
});

test('the second address of a record leads to the first of another', () => {
  const two: MatchRecord = {
    ...person('1', 'Ann', 'Aster', { number: '1', street: 'Elm Street', locality: 'Aldora' }),
    addresses: [
      { streetNumber: '1', street: 'Elm Street', locality: 'Aldora' },
      { streetNumber: '7', street: 'Fern Road', locality: 'Benwick' },
    ],
  };
  const other = person('2', 'Bob', 'Birch', { number: '7', street: 'Fern Road', locality: 'Benwick' });
  const [parts, blocks] = blocksOf(materialOf([two], [other]), [['number', 'street', 'locality']]);
  const candidates = new Candidates(parts, blocks);
  expect(candidates.find(0, -1)).toBe(1);
});

test('small files have every pair compared, and larger ones keys that find nearly all', async () => {
  const small = new Blocking(materialOf([invented(1)], [invented(1), invented(2)]), workersHere(1));
  expect(await small.first()).toMatchObject({ isEveryone: true });
  const own = Array.from({ length: 2500 }, (_, i) => invented(i));
  const again = own.map((record, i) => ({ ...record, ...(i % 3 === 0 ? { firstName: `${record.firstName!}x` } : {}) }));
  const material = materialOf(own, again);
  const blocking = new Blocking(material, workersHere(2));
  const first = await blocking.first();
  const blocks = await blocking.select(first, await learn(material, first, workersHere(2)));
  const { store, derived, plan } = material;
  const candidates = new Candidates(new Parts(store, derived, plan), blocks);
  let found = 0;
  for (const row of own.keys()) {
    const count = candidates.find(row, -1);
    if (candidates.rows.subarray(0, count).includes(own.length + row)) found++;
  }
  expect(found).toBeGreaterThan(0.99 * own.length);
  expect(blocking.remarks(7)).toMatch(
    /^7 candidates by \d+ keys \(.+\), which are expected to find [\d.]+ % of the pairs/,
  );
});

test('the key that finds more for the same price is taken first, and none that the budget forbids', () => {
  const own = [
    person('1', 'Ann', 'Aster', { locality: 'Aldora' }),
    person('2', 'Ann', 'Birch', { locality: 'Aldora' }),
  ];
  const { store, derived, plan } = materialOf(own);
  const open = new Parts(store, derived, plan);
  const parts = (['given', 'surname', 'locality'] as const).map((name) => open.open(name)!);
  expect(agreementOf(parts, 0, 1)).toBe(0b101);
  const agreements = Uint32Array.from({ length: 90 }, (_, i) => [0b101, 0b101, 0b110][i % 3]!);
  const prices: Record<string, number> = { locality: 1e9 };
  const costs = { pairs: (key: Key) => prices[key.join(' ')] ?? 10 } as KeyCosts;
  const { keys, recall } = selectKeys({ parts, agreements }, costs, 1000, 100, 5);
  expect(keys[0]).toEqual(['given']);
  expect(keys).not.toContainEqual(['locality']);
  expect(recall).toBeGreaterThan(0.8);
});

test('rows are divided without gap or overlap', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 7 }), (rows, count, step) => {
      const parts = ranges(rows, count, step);
      expect(parts.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i))).toEqual(
        Array.from({ length: rows }, (_, i) => i),
      );
      expect(parts.every(([from]) => from % step === 0)).toBe(true);
    }),
  );
});

test('a record of which nothing can be compared is a candidate of none, and has none', () => {
  const nothing = { id: 'x' };
  const [parts] = blocksOf(materialOf([invented(1), nothing], [invented(1), nothing, invented(2)]), []);
  const everyone = { indexes: [], first: 2, count: 3, cap: 1, isEveryone: true, pairs: 6 };
  const candidates = new Candidates(parts, { ...everyone, places: undefined, streets: undefined });
  expect([candidates.find(0, -1), candidates.rows[0], candidates.rows[1]]).toEqual([2, 2, 4]);
  expect(candidates.find(1, -1)).toBe(0);
});
