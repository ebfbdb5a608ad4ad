// The filter of names of people: what is put in is found, and little else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { KnownNames } from '../../../src/data/known-names/known-names.js';
import { writeKnownNames } from '../../../src/data/known-names/write-known-names.js';

const dir = mkdtempSync(join(tmpdir(), 'waypost-names-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

const word = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 4,
  maxLength: 10,
});

describe('Names of people', () => {
  it('are found in what was written of them, whatever they are', () => {
    const file = join(dir, 'some.wpd');
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), (names) => {
        writeKnownNames(file, new Set(names), 'test');
        const known = KnownNames.open(file);
        expect(names.filter((name) => !known.has(name))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('are few of the words that are none', () => {
    const file = join(dir, 'many.wpd');
    const name = (i: number): string => `N${String(i * 7919).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)]!)}`;
    writeKnownNames(file, new Set(Array.from({ length: 5000 }, (_, i) => name(i))), 'test');
    const known = KnownNames.open(file);
    const taken = Array.from({ length: 5000 }, (_, i) => name(i).replace('N', 'Z')).filter((other) => known.has(other));
    expect(taken.length).toBeLessThan(150);
  });

  it('come with the package', () => {
    const known = KnownNames.embedded();
    expect(['BRANDIS', 'SORELL', 'PILLEY', 'MITCHAM'].every((name) => known.has(name))).toBe(true);
    expect(['BRNADSI', 'SROELLX', 'QXZWVK'].some((name) => known.has(name))).toBe(false);
  });
});
