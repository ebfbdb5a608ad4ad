// What a key costs, beside a count of all pairs: in one file and in two, with and without a cap on common values.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyCosts } from '../../../src/match/block/key-costs.js';
import type { Key } from '../../../src/match/block/key-index.js';
import type { Part, PartName } from '../../../src/match/block/parts.js';
import type { Material } from '../../../src/match/resolve/share.js';

const NAMES = ['surname', 'given'] as unknown as readonly PartName[];
const KEYS: readonly Key[] = [[NAMES[0]!], [NAMES[1]!], [...NAMES]] as unknown as readonly Key[];

/** The costs of two columns of values, 0 for one that is not said; the rows of the second file stand behind. */
function costsOf(own: readonly number[][], other: readonly number[][], cap: number, most = 1000): KeyCosts {
  const rows = [...own, ...other];
  const parts = NAMES.map((name, i) => ({ name, value: (row: number) => rows[row]![i]! })) as unknown as Part[];
  const material = { store: { rows: [own.length, other.length] }, hasReference: other.length > 0 };
  return new KeyCosts(material as unknown as Material, parts, cap, most);
}

/** How many rows have each value of a key; a row that lacks one has none. */
function counted(rows: readonly number[][], key: Key): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const values = key.map((name) => row[NAMES.indexOf(name)]!);
    if (values.includes(0)) continue;
    counts.set(values.join(), (counts.get(values.join()) ?? 0) + 1);
  }
  return counts;
}

const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -5, max: 2 ** 31 - 1 }));
const rows = fc.array(fc.tuple(value, value), { maxLength: 60 });

test('a key costs the pairs of rows that share its values, once each', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 8 }), (own, cap) => {
      const costs = costsOf(own, [], cap);
      for (const key of KEYS) {
        const groups = [...counted(own, key).values()];
        const pairs = (among: readonly number[]): number => among.reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
        expect(costs.pairs(key)).toBe(pairs(groups));
        expect(costs.pairsWithinCap(key)).toBe(pairs(groups.filter((n) => n <= cap)));
      }
    }),
    { numRuns: 60 },
  );
});

test('of two files it costs the pairs between them, and a value that is too common in the second leads to none', () => {
  fc.assert(
    fc.property(rows, rows, fc.integer({ min: 1, max: 8 }), (own, other, cap) => {
      if (other.length === 0) return;
      const costs = costsOf(own, other, cap);
      for (const key of KEYS) {
        const here = counted(own, key);
        const there = [...counted(other, key)];
        const pairs = (among: readonly (readonly [string, number])[]): number =>
          among.reduce((sum, [name, n]) => sum + n * (here.get(name) ?? 0), 0);
        expect(costs.pairs(key)).toBe(pairs(there));
        expect(costs.pairsWithinCap(key)).toBe(pairs(there.filter(([, n]) => n <= cap)));
      }
    }),
    { numRuns: 60 },
  );
});

test('of a file that is looked at in part the pairs are those of the whole, about', () => {
  const own = Array.from({ length: 4000 }, (_, row) => [1 + (row % 4), 1 + (row % 40)]);
  const costs = costsOf(own, [], 200, 1000);
  const [common, rare] = [costs.pairs(KEYS[0]!), costs.pairs(KEYS[1]!)];
  expect(Math.abs(common / ((4 * 1000 * 999) / 2) - 1)).toBeLessThan(0.1);
  expect(Math.abs(rare / ((40 * 100 * 99) / 2) - 1)).toBeLessThan(0.2);
  expect(costs.pairsWithinCap(KEYS[0]!)).toBe(0);
  expect(costs.pairsWithinCap(KEYS[1]!)).toBeGreaterThan(0);
});
