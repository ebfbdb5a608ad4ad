// The filter of names: what is put in is found, and little else; and how likely a word is a name.
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
        writeKnownNames(file, { all: new Set(names), places: new Set() }, 'test');
        const known = KnownNames.open(file);
        expect(names.filter((name) => !known.has(name))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('are few of the words that are none', () => {
    const file = join(dir, 'many.wpd');
    const name = (i: number): string => `N${String(i * 7919).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)]!)}`;
    writeKnownNames(file, { all: new Set(Array.from({ length: 5000 }, (_, i) => name(i))), places: new Set() }, 'test');
    const known = KnownNames.open(file);
    const taken = Array.from({ length: 5000 }, (_, i) => name(i).replace('N', 'Z')).filter((other) => known.has(other));
    expect(taken.length).toBeLessThan(20);
  });

  it('come with the package', () => {
    const known = KnownNames.embedded();
    expect(['BRANDIS', 'SORELL', 'PILLEY', 'MITCHAM', 'WOOLOOWIN'].every((name) => known.has(name))).toBe(true);
    expect(['BRNADSI', 'SROELLX', 'QXZWVK'].some((name) => known.has(name))).toBe(false);
  });
});

describe('What a word tells, taken for a name', () => {
  const known = KnownNames.embedded();

  it('is little for a name that is known, and never more than that it is one', () => {
    expect(['BRANDIS', 'PILLEY'].map((name) => known.surprisal(name))).toEqual([20, 20]);
    expect(known.surprisal('ANNA')).toBeLessThan(20);
  });

  it('is less for a place of Australia or of where its people came from', () => {
    const places = ['WOOLOOWIN', 'DORKING', 'WAIMATE', 'KILKENNY', 'SASKATOON'];
    expect(places.map((name) => known.surprisal(name))).toEqual([16, 16, 16, 16, 16]);
    expect(known.surprisal('WUPPERTAL')).toBeGreaterThan(20);
  });

  it('is that of a place for a name that is both, and for one that is a place alone', () => {
    const file = join(dir, 'places.wpd');
    writeKnownNames(
      file,
      { all: new Set(['HARTLINGTON', 'OSBALDWICK']), places: new Set(['HARTLINGTON', 'YARRAWUK']) },
      '',
    );
    const some = KnownNames.open(file);
    expect(['HARTLINGTON', 'YARRAWUK', 'OSBALDWICK'].map((name) => some.has(name))).toEqual([true, true, true]);
    expect(['YARRAWUK', 'OSBALDWICK'].map((name) => some.surprisal(name))).toEqual([16, 20]);
  });

  it.each([
    ['BELRON', 'BLRNEO'],
    ['MARLTON', 'MRLATNO'],
    ['KIRRANG', 'KRIRNAG'],
    ['TENNI', 'TNNEI'],
  ])('is less for letters as names have them: %s and %s', (likely, damaged) => {
    expect(known.surprisal(likely) + 5).toBeLessThan(known.surprisal(damaged));
  });

  it('is what the letters of the names that were put in make of it, by hand', () => {
    const file = join(dir, 'letters.wpd');
    writeKnownNames(file, { all: new Set(['AB']), places: new Set() }, 'test');
    // Of one name, what was seen is (1 + 5 of the shorter context) of 1 + 5, and the shorter is (1 + 1) of 1 + 27.
    const seen = -Math.log2((1 + 5 * (2 / 28)) / 6);
    expect(KnownNames.open(file).surprisal('AB')).toBeCloseTo(3 * seen + 2, 0);
    const first = -Math.log2((5 * (1 / 28)) / 6);
    expect(KnownNames.open(file).surprisal('B')).toBeCloseTo(first + -Math.log2(2 / 28) + 2, 0);
    expect(KnownNames.open(file).surprisal('C')).toBeCloseTo(first + -Math.log2(1 / 27) + 2, 0);
  });
});
