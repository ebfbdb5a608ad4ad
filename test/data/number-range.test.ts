// A house number inside a range.
import { describe, expect, test } from 'vitest';
import type { NumberForm } from '../../src/data/addresses/read/address-set.js';
import {
  isAcrossTheStreet,
  isBetweenEnds,
  isInRangeText,
  isInsideRange,
} from '../../src/data/addresses/read/number-range.js';

/** The form of a record's number that goes from `suffix` to so many more with `lastSuffix`. */
const range = (lastDelta: number, suffix = '', lastSuffix = ''): NumberForm => ({
  prefix: '',
  suffix,
  lastDelta,
  isRange: true,
  lastPrefix: '',
  lastSuffix,
});
const single: NumberForm = { ...range(0), isRange: false };

describe('a house number inside a range', () => {
  test('is one between the ends, on either side of the street', () => {
    expect([27, 28, 29, 30, 32, 33].map((number) => isInsideRange(range(4), 28, number, ''))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([28, 29, 32].map((number) => isBetweenEnds(range(4), 28, number))).toEqual([false, true, false]);
  });

  test('may be told by its letter alone', () => {
    expect(isInsideRange(range(0, 'A', 'C'), 12, 12, 'B')).toBe(true);
    expect(isInsideRange(range(0, 'A', 'C'), 12, 12, 'C')).toBe(false);
    expect(isInsideRange(range(2, '', ''), 12, 12, 'A')).toBe(true);
    expect(isInsideRange(range(2, '', 'B'), 12, 14, 'A')).toBe(true);
  });

  test('is in no record that is no range', () => {
    expect(isInsideRange(single, 28, 28, 'A')).toBe(false);
    expect(isBetweenEnds(single, 28, 28)).toBe(false);
  });

  test('is across the street of a range with ends on one side only', () => {
    expect(isAcrossTheStreet(range(4), 28, 29)).toBe(true);
    expect(isAcrossTheStreet(range(4), 28, 30)).toBe(false);
    expect(isAcrossTheStreet(range(3), 28, 29)).toBe(false);
  });

  test('is in the text of a range, its ends included', () => {
    expect([23, 24, 25, 26, 27].map((number) => isInRangeText('24-26A', number))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(isInRangeText('24', 24)).toBe(false);
  });
});
