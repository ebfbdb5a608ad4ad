// House numbers that a spreadsheet showed as dates.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutDates } from '../../../src/address/parse/spreadsheet-dates.js';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

describe('A number that a spreadsheet took for a date', () => {
  it.each([
    ['4-Aug Smith St, Reservoir', 'number 4-8 · street SMITH STREET · locality RESERVOIR'],
    ['2-Oct Smith St, Reservoir', 'number 2-10 · street SMITH STREET · locality RESERVOIR'],
    ['2-Dec Smith St, Reservoir', 'flat 2 · number 12 · street SMITH STREET · locality RESERVOIR'],
    ['5-DEC SMITH ST, RESERVOIR', 'flat 5 · number 12 · street SMITH STREET · locality RESERVOIR'],
    ['8-Apr Smith St, Reservoir', 'flat 8 · number 4 · street SMITH STREET · locality RESERVOIR'],
    ['Aug-24 Smith St, Reservoir', 'flat 8 · number 24 · street SMITH STREET · locality RESERVOIR'],
    ['Unit 5, 3-July Smith St, Reservoir', 'flat UNIT 5 · number 3-7 · street SMITH STREET · locality RESERVOIR'],
    ['5/7-Sept Smith St, Reservoir', 'flat 5 · number 7-9 · street SMITH STREET · locality RESERVOIR'],
    ['12-May-18 Smith St, Reservoir', 'flat 12 · number 5 · street SMITH STREET · locality RESERVOIR'],
    ['4-Aug-2024 Smith St, Reservoir', 'number 4-8 · street SMITH STREET · locality RESERVOIR'],
    ['43316 Smith St, Reservoir', 'number 4-8 · street SMITH STREET · locality RESERVOIR'],
    ['Koala Hall, 43316 Smith Ct', 'building KOALA HALL · number 4-8 · street SMITH COURT'],
    ['Shop 4-Aug, 24 Smith St, Reservoir', 'flat SHOP 4-8 · number 24 · street SMITH STREET · locality RESERVOIR'],
  ])('%s', (text, parts) => {
    const parsed = parseAddress(text, testPlaces, 'au');
    const date = /[a-z0-9]+-[a-z0-9]+(?:-\d+)?|4\d{4}/i.exec(text)![0];
    expect(describeParse(parsed)).toBe(parts);
    expect(parsed.changedItems.map(({ oldValue }) => oldValue)).toContain(date);
  });

  it.each([
    '24 Mar-Del Street, Reservoir',
    'May-Lodge, 24 Smith Street',
    '12-May-188 Smith Street',
    '43316 Smith Highway, Reservoir',
    '43313 Smith Street, Reservoir',
    '48580 Smith Street, Reservoir',
    'PO Box 43316, Reservoir',
    'Lot 43316 Smith Street',
    'Koala Hall (from 4-Aug), 24 Smith Street',
    '24-Marsh Street',
    '0-Aug Smith Street',
    '24-26 Smith Street',
    `4-Aug Smith Street${' x'.repeat(600)}`,
  ])('%s has none', (text) => {
    expect(withoutDates(text)).toEqual({ text, mended: [] });
  });

  it('keeps the two numbers of every day and month, and all else of the line', () => {
    const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), (day, month) => {
        const { text, mended } = withoutDates(`5/${day}-${months[month - 1]!} Smith St`);
        expect(text).toMatch(new RegExp(`^5/${day}[-/]${month} Smith St$`));
        expect(mended).toHaveLength(1);
      }),
    );
  });
});
