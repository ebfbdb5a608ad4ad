// The bit-parallel distance against the plain definition of optimal string alignment.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Pattern } from '../../src/address/distance.js';
import { runs } from '../support/seeded.js';

function plain(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 || j === 0 ? Math.max(i, j) : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      d[i]![j] = Math.min(d[i - 1]![j]! + 1, d[i]![j - 1]! + 1, d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i]![j] = Math.min(d[i]![j]!, d[i - 2]![j - 2]! + 1);
      }
    }
  }
  return d[a.length]![b.length]!;
}

const name = (max: number) => fc.string({ unit: fc.constantFrom('A', 'B', 'C', ' ', '1'), maxLength: max });

describe('Pattern', () => {
  it.each([
    ['SMITH', 'SMTIH', 1],
    ['SMITH', 'SMYTH', 1],
    ['SMITH', 'SMIT', 1],
    ['SMITH', 'SMITHS', 1],
    ['SMITH', 'SMITH', 0],
    ['', 'AB', 2],
    ['CA', 'ABC', 3],
  ])('%s to %s is %d', (a, b, edits) => {
    expect(new Pattern(a).distanceTo(b, 5)).toBe(edits);
  });

  it('agrees with the plain definition up to the bound, on strings and on bytes', () => {
    fc.assert(
      fc.property(name(40), name(40), fc.integer({ min: 0, max: 6 }), (a, b, most) => {
        const pattern = new Pattern(a);
        const expected = Math.min(plain(a, b), most + 1);
        const bytes = new TextEncoder().encode(`xx${b}yy`);
        expect(Math.min(pattern.distanceTo(b, most), most + 1)).toBe(expected);
        expect(Math.min(pattern.distance(bytes, 2, bytes.length - 2, most), most + 1)).toBe(expected);
      }),
      { numRuns: runs(2000) },
    );
  });
});
