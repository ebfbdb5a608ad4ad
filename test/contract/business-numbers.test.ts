// Numbers of businesses by their check digits. Samples: the ABN of the Australian Taxation Office, and ACNs from the
// examples of the securities register.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAbn, isAcn } from '../../src/contract/fields/business-numbers.js';

describe('The check digits', () => {
  test.each([
    ['51824753556', true],
    ['53004085616', true],
    ['51824753557', false],
    ['15824753556', false],
    ['5182475355', false],
    ['518247535560', false],
    ['01824753556', false],
    ['51 824 753 556', false],
    ['', false],
  ])('make %j an ABN: %s', (digits, is) => {
    expect(isAbn(digits)).toBe(is);
  });

  test.each([
    ['004085616', true],
    ['000000019', true],
    ['000250000', true],
    ['010499966', true],
    ['004085617', false],
    ['04085616', false],
    ['0040856160', false],
    ['', false],
  ])('make %j an ACN: %s', (digits, is) => {
    expect(isAcn(digits)).toBe(is);
  });

  const mistyped = (digits: string, at: number, by: number): string =>
    digits.slice(0, at) + String((Number(digits[at]) + by) % 10) + digits.slice(at + 1);

  test('are broken by any one digit of an ABN that is mistyped, and by the last of an ACN', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        expect(isAbn(mistyped('51824753556', at, by))).toBe(false);
        expect(isAcn(mistyped('004085616', 8, by))).toBe(false);
      }),
    );
  });
});
