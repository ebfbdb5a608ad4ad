// Delivery point ids as files hold them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryPointText, quotedPoint, readDeliveryPoint } from '../../../src/contract/typed/delivery-point.js';

describe('A delivery point id', () => {
  test.each([
    ['41000001', 41000001],
    [' 41000001\u200b', 41000001],
    ['41000001.0', 41000001],
    ["'41000001", 41000001],
    ['="41000001"', 41000001],
    ['DPID: 41000001', 41000001],
    ['au|aupaf|41000001', 41000001],
    ['00000001', 1],
    ['99999999', 99999999],
  ])('is %j', (text, id) => {
    expect(readDeliveryPoint(text)).toBe(id);
  });

  test.each([
    ['', 'is no delivery point id, which has eight digits'],
    ['00000000', 'is no delivery point: all its digits are zeros'],
    ['4100000', 'has 7 digits, and a delivery point id eight: leading zeros may be lost'],
    ['410000011', 'is no delivery point id, which has eight digits'],
    ['4.1E+07', 'was rounded by a spreadsheet: the digits of the delivery point id are lost'],
    ['4100000l', 'is no delivery point id, which has eight digits'],
    ['41000001.5', 'is no delivery point id, which has eight digits'],
    ['-1000001', 'is no delivery point id, which has eight digits'],
    ['AU|GNAF|41000001', 'is no delivery point id, which has eight digits'],
    ['４１０００００１', 'is no delivery point id, which has eight digits'],
  ])('is not %j, which %s', (text, reason) => {
    expect(readDeliveryPoint(text)).toEqual({ reason });
  });

  test('is what eight digits say, and nothing else is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (id) => {
        expect(readDeliveryPoint(deliveryPointText(id))).toBe(id);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readDeliveryPoint(text);
        if (typeof read === 'number') expect(text).toContain(deliveryPointText(read));
      }),
    );
  });

  test('is quoted no longer than tells which it is', () => {
    expect([quotedPoint('41'), quotedPoint('4'.repeat(99))]).toEqual(["'41'", `'${'4'.repeat(24)}…'`]);
  });
});
