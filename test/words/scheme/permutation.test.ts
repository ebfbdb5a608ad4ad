// The order in which cells come to words: a permutation, and one that leaves no pattern.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainOf, permuted, restored, roundKeys } from '../../../src/words/scheme/permutation.js';
import { CAPACITY } from '../../../src/words/scheme/triples.js';
import { runs } from '../../support/seeded.js';

const domains = CAPACITY.map((size) => domainOf(size));
const anyDomain = fc.constantFrom(...domains);
const anyNumber = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('The permutation', () => {
  test.each([1, 2, 3, 10, 1000, 1023, 4097])('brings each of %i numbers to another place, none twice', (size) => {
    const domain = domainOf(size);
    const keys = roundKeys(size);
    const places = Array.from({ length: size }, (_, number) => permuted(number, domain, keys));
    expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, number) => number));
    expect(places.map((place) => restored(place, domain, keys))).toEqual([...places.keys()]);
  });

  test('is undone by its inverse, for strips of every block', () => {
    fc.assert(
      fc.property(anyDomain, fc.nat(1079), anyNumber, (domain, strip, share) => {
        const keys = roundKeys(strip);
        const number = Math.floor(share * domain.size);
        const there = permuted(number, domain, keys);
        expect(there >= 0 && there < domain.size && Number.isInteger(there)).toBe(true);
        expect(restored(there, domain, keys)).toBe(number);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('has grids that are hardly larger than what they hold', () => {
    for (const { size, lefts, rights } of domains) {
      expect(lefts * rights).toBeGreaterThanOrEqual(size);
      expect(lefts * rights - size).toBeLessThan(lefts);
    }
  });

  test.each([0, 1, 2])('takes neighbours apart as far as chance does, in block %i', (block) => {
    const domain = domains[block]!;
    const keys = roundKeys(block * 360 + 331);
    const apart: number[] = [];
    for (let number = 0; number < 20_000; number++) {
      apart.push(Math.abs(permuted(number, domain, keys) - permuted(number + 1, domain, keys)) / domain.size);
    }
    // Two points on a line of length 1 are 1/3 apart on average, and in 1 of 5 cases less than 0.106.
    expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeCloseTo(1 / 3, 1);
    expect(apart.filter((one) => one < 1 - Math.sqrt(0.8)).length / apart.length).toBeCloseTo(0.2, 1);
  });

  test.each([0, 1, 2])('changes half of all bits with any bit of a number, in block %i', (block) => {
    const domain = domains[block]!;
    const keys = roundKeys(block * 360 + 7);
    for (let bit = 0; bit < 32; bit++) {
      let changed = 0;
      for (let trial = 0; trial < 400; trial++) {
        const number = trial * 2_654_435 * 4;
        const other = Math.floor(number / 2 ** bit) % 2 === 0 ? number + 2 ** bit : number - 2 ** bit;
        changed += bitsApart(permuted(number, domain, keys), permuted(other, domain, keys));
      }
      // Of the lowest 30 bits, which are as good as even; 400 trials of 30 bits lie within 3 %.
      expect(changed / (400 * 30)).toBeGreaterThan(0.47);
      expect(changed / (400 * 30)).toBeLessThan(0.53);
    }
  });

  test('has the fractional parts of square roots of primes for constants', () => {
    const fraction = (prime: number): number => Math.floor((Math.sqrt(prime) % 1) * 2 ** 32);
    const mixed = (value: number, key: number): number => {
      const first = Math.imul(value ^ key, fraction(17));
      const second = Math.imul(first ^ (first >>> 15), fraction(19));
      return second ^ (second >>> 16);
    };
    expect([...roundKeys(691)]).toEqual([2, 3, 5, 7, 11, 13].map((prime) => mixed(691, fraction(prime))));
  });
});

function bitsApart(one: number, other: number): number {
  let count = 0;
  for (let left = (one ^ other) & 0x3fffffff; left !== 0; left &= left - 1) count++;
  return count;
}
