// Prefix search over a sorted table of names, against the same question asked of every name.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesWithLaterWord, namesWithPrefix } from '../../../src/data/names/read/name-prefix.js';
import { namesNearPrefix } from '../../../src/data/names/read/near-prefix.js';
import { runs } from '../../support/seeded.js';

/** A table as the stored ones are: distinct texts in order of their bytes. */
function tableOf(names: readonly string[]): { names: string[]; size: number; bytes: Uint8Array; offsets: Uint32Array } {
  const sorted = [...new Set(names)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const offsets = new Uint32Array(sorted.length + 1);
  sorted.forEach((name, i) => {
    offsets[i + 1] = offsets[i]! + Buffer.byteLength(name);
  });
  return { names: sorted, size: sorted.length, bytes: Buffer.from(sorted.join('')), offsets };
}

/** Optimal string alignment between `typed` and the nearest prefix of `name`, as the textbook has it. */
function prefixDistance(typed: string, name: string): number {
  const d = Array.from({ length: name.length + 1 }, (_, i) =>
    Array.from({ length: typed.length + 1 }, (_, j) => (i === 0 || j === 0 ? Math.max(i, j) : 0)),
  );
  for (let i = 1; i <= name.length; i++) {
    for (let j = 1; j <= typed.length; j++) {
      d[i]![j] = Math.min(
        d[i - 1]![j]! + 1,
        d[i]![j - 1]! + 1,
        d[i - 1]![j - 1]! + (name[i - 1] === typed[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && name[i - 1] === typed[j - 2] && name[i - 2] === typed[j - 1]) {
        d[i]![j] = Math.min(d[i]![j]!, d[i - 2]![j - 2]! + 1);
      }
    }
  }
  return Math.min(...d.map((row) => row[typed.length]!));
}

const letters = (alphabet: string, min: number, max: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...alphabet), { minLength: min, maxLength: max }).map((all) => all.join(''));
const someNames = fc.array(fc.oneof(letters('ABC', 0, 8), letters('AB ', 1, 12), letters('ABCDEFG', 1, 10)), {
  maxLength: 60,
});

describe('names with a prefix', () => {
  it('are the range of those that begin with it', () => {
    fc.assert(
      fc.property(someNames, fc.oneof(letters('ABC', 0, 6), letters('AÉÿ', 0, 4)), (names, prefix) => {
        const table = tableOf([...names, 'ÉABC', 'Éÿ']);
        const { first, end } = namesWithPrefix(table, prefix);
        expect(table.names.slice(first, end)).toEqual(table.names.filter((name) => name.startsWith(prefix)));
      }),
      { numRuns: runs(500) },
    );
  });

  it('are none for a prefix longer than any name may be', () => {
    const { first, end } = namesWithPrefix(tableOf(['AB']), 'A'.repeat(300));
    expect(end - first).toBe(0);
    expect(namesNearPrefix(tableOf(['AB']), 'A'.repeat(300), 2, 10)).toEqual([]);
  });
});

describe('names with a later word', () => {
  it.each([
    [false, (name: string, text: string) => name.includes(` ${text}`)],
    [true, (name: string, text: string) => name.endsWith(` ${text}`)],
  ] as const)('are those that have it, to their end: %s', (toEnd, has) => {
    fc.assert(
      fc.property(fc.array(letters('AB ', 0, 12), { maxLength: 40 }), letters('AB', 1, 3), (names, text) => {
        const table = tableOf(names);
        expect(namesWithLaterWord(table, text, toEnd).map((id) => table.names[id])).toEqual(
          table.names.filter((name) => has(name, text)),
        );
        const among = table.names.map((_, id) => id).filter((id) => id % 2 === 0);
        expect(namesWithLaterWord(table, text, toEnd, among)).toEqual(
          among.filter((id) => has(table.names[id]!, text)),
        );
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('names near a prefix', () => {
  it.each([1, 2] as const)(
    'are all that have a prefix within %d edits, at their distance, in ranges that share none',
    (edits) => {
      fc.assert(
        fc.property(someNames, letters('ABC', 0, 9), (names, typed) => {
          const table = tableOf(names);
          const ranges = namesNearPrefix(table, typed, edits, Infinity);
          const found = new Map<string, number>();
          for (const { first, end, distance } of ranges) {
            for (let id = first; id < end; id++) {
              expect(found.has(table.names[id]!)).toBe(false);
              found.set(table.names[id]!, distance);
            }
          }
          const allowed = typed.length < 3 ? 0 : edits;
          const expected = new Map<string, number>();
          for (const name of table.names) {
            const distance = prefixDistance(typed, name);
            if (distance <= allowed && (typed.length < 3 || typed.length >= 4 || name[0] === typed[0])) {
              expected.set(name, distance);
            }
          }
          expect(new Map([...found].sort())).toEqual(new Map([...expected].sort()));
          expect(ranges.map(({ distance }) => distance)).toEqual(
            ranges.map(({ distance }) => distance).sort((a, b) => a - b),
          );
        }),
        { numRuns: runs(2000) },
      );
    },
  );

  it('are cut to the nearest when there are more than the limit', () => {
    const table = tableOf(['BAKER', 'BAKEWELL', 'BARKER', 'BEKER', 'WALKER']);
    expect(namesNearPrefix(table, 'BAKER', 2, 1)).toEqual([{ first: 0, end: 1, distance: 0 }]);
    expect(namesNearPrefix(table, 'BAKER', 1, 3)).toEqual([
      { first: 0, end: 1, distance: 0 },
      { first: 1, end: 4, distance: 1 },
    ]);
    expect(namesNearPrefix(table, 'BAKER', 2, 0)).toEqual([]);
  });

  it.each([
    ['SMT', 'SMITH', true],
    ['MIT', 'SMITH', false],
    ['XMITH', 'SMITH', true],
    ['MSITH', 'SMITH', true],
    ['SMTIH', 'SMITH', true],
    ['SM', 'SIMON', false],
  ])('%s is near %s: %s', (typed, name, expected) => {
    expect(namesNearPrefix(tableOf([name]), typed, 1, 5).length > 0).toBe(expected);
  });
});
