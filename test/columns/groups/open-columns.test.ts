// Which columns may be taken by what they hold, at both ends of what decides it.
import { expect, test } from 'vitest';
import { isOnlyPart, isOpen, mostLike, saysLittle } from '../../../src/columns/open-columns.js';
import type { ReadColumn } from '../../../src/columns/reading.js';

interface Given {
  readonly role?: string;
  readonly score?: number;
  readonly named?: boolean;
  readonly index?: number;
  readonly shares?: Readonly<Record<string, number>>;
  readonly distinct?: number;
  readonly count?: number;
  readonly filled?: number;
}

function column(given: Given = {}): ReadColumn {
  const { role, score = 1, named = true, index = 0, shares = {}, distinct = 9, count = 9, filled = 1 } = given;
  const profile = { share: (kind: string) => shares[kind] ?? 0, distinct, count, filled };
  return { index, named, readings: role === undefined ? [] : [{ role, score }], profile } as unknown as ReadColumn;
}

test.each(['name', 'other', 'note', 'category', 'status', 'company', 'person', 'id'])(
  'A heading that says %s leaves room for what the column holds',
  (role) => {
    expect(isOpen(column({ role }))).toBe(true);
  },
);

test('A heading that says a part of an address leaves room only where it is unsure', () => {
  expect([0, 0.49, 0.5, 1].map((score) => isOpen(column({ role: 'street', score })))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([0.49, 0.5].map((score) => saysLittle(column({ role: 'note', score })))).toEqual([true, false]);
  expect([isOpen(column()), saysLittle(column())]).toEqual([true, true]);
});

test.each([
  ['a name', { role: 'name' }, false],
  ['a company', { role: 'company' }, false],
  ['a person', { role: 'person' }, false],
  ['a name that is hardly one', { role: 'name', score: 0.4 }, true],
  ['a name without a heading of its own', { role: 'name', named: false }, true],
  ['a note', { role: 'note' }, true],
  ['half of them lines', { role: 'note', shares: { numberStreet: 0.5 } }, false],
  ['nearly half of them lines', { role: 'note', shares: { numberStreet: 0.49 } }, true],
  ['five times the same', { role: 'note', distinct: 1, count: 5 }, false],
  ['four times the same', { role: 'note', distinct: 1, count: 4 }, true],
  ['two values', { role: 'note', distinct: 2, count: 5 }, true],
])('A column of %s is only a part', (_title, given, isOne) => {
  expect(isOnlyPart(column(given))).toBe(isOne);
});

test('Of several columns that is taken of which most rows are like it, of equal ones the nearest', () => {
  const taken = (columns: readonly Given[], near = 0): number | undefined =>
    mostLike(
      columns.map((given, index) => column({ index, ...given })),
      ['state', 'postcode'],
      0.6,
      near,
    )?.index;
  expect(taken([{ shares: { state: 0.59 } }])).toBeUndefined();
  expect(taken([{ shares: { state: 0.6 } }])).toBe(0);
  expect(taken([{ shares: { state: 1 }, count: 0 }])).toBeUndefined();
  expect(taken([{ shares: { state: 0.7 } }, { shares: { postcode: 0.9 } }])).toBe(1);
  expect(taken([{ shares: { state: 0.9 }, filled: 0.5 }, { shares: { state: 0.7 } }])).toBe(1);
  expect(taken([{ shares: { state: 0.91 } }, { shares: { state: 0.94 } }])).toBe(0);
  expect(taken([{ shares: { state: 0.9 } }, {}, { shares: { state: 0.9 } }], 2)).toBe(2);
  expect(taken([{ shares: { state: 0.9 } }, {}, { shares: { state: 0.9 } }], 1)).toBe(0);
});
