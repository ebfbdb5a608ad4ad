// Dates as people write them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayText, daysBetween, readDate } from '../../../src/contract/typed/typed-date.js';

describe('A date', () => {
  test.each([
    ['2024-03-15'],
    ['2024/3/15'],
    ['20240315'],
    ['2024-03-15T10:30:00Z'],
    ['2024-03-15 10:30'],
    ['15/3/2024'],
    ['3/15/2024'],
    ['15.03.2024'],
    ['15-03-2024'],
    ['15 Mar 2024'],
    ['15-Mar-2024'],
    ['15 March 2024'],
    ['15th of March 2024'.replace('of ', '')],
    ['Mar 15, 2024'],
    ['March 15 2024'],
    ['Friday, 15 March 2024'],
    ['Fri, 15 Mar 2024'],
    ['15 Mar. 2024'],
  ])('%s is one day', (text) => {
    const { dayFirst, monthFirst } = readDate(text)!;
    expect([dayFirst, monthFirst].filter((day) => day > 0).every((day) => day === 20240315)).toBe(true);
  });

  test('with a day that may be a month has two readings', () => {
    expect(readDate('3/4/2024')).toEqual({ dayFirst: 20240403, monthFirst: 20240304 });
    expect(readDate('31/12/2024')).toEqual({ dayFirst: 20241231, monthFirst: 0 });
  });

  test.each([
    [''],
    ['2024-02-30'],
    ['29/02/2023'],
    ['31/04/2024'],
    ['2024-13-01'],
    ['13/13/2024'],
    ['1/2/24'],
    ['1899-12-31'],
    ['45352'],
    ['15 Foo 2024'],
    ['15 Marchy 2024'],
    ['2024-03'],
    ['2024-03/15'],
    ['NULL'],
    ['9'.repeat(500)],
  ])('%j is none', (text) => {
    expect(readDate(text)).toBeUndefined();
  });

  test('of a leap year is one', () => {
    expect(readDate('29/02/2024')?.dayFirst).toBe(20240229);
    expect(readDate('2000-02-29')?.dayFirst).toBe(20000229);
    expect(readDate('1900-02-29')).toBeUndefined();
  });

  test('is read as it is written, and days are counted', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10);
          const { dayFirst, monthFirst } = readDate(text)!;
          expect([dayText(dayFirst), dayFirst]).toEqual([text, monthFirst]);
        },
      ),
    );
    expect(daysBetween(20231231, 20240301)).toBe(61);
  });

  test('any text is a date or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/-. MarTZ:,') }), (text) => {
        const read = readDate(text);
        for (const day of read ? [read.dayFirst, read.monthFirst] : []) {
          if (day > 0) expect(new Date(dayText(day)).toISOString().slice(0, 10)).toBe(dayText(day));
        }
      }),
    );
  });
});
