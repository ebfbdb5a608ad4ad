// Which cells a spreadsheet would misread, and how they are written then.
import { describe, expect, test } from 'vitest';
import { spreadsheetCell } from '../../src/formats/spreadsheet-cell.js';

describe('A cell that a spreadsheet misreads is a formula of its text:', () => {
  test.each([
    ['a unit and number as a date', '5/6'],
    ['a range as a date', '1-3'],
    ['a date', '1/2/2024'],
    ['a fraction', '24 1/2'],
    ['a date with dots', '1.2.2024'],
    ['a day and a month', '1 MAY'],
    ['a month and a day', 'March 5'],
    ['a month and a day joined', '3-DEC'],
    ['a time', '12:30'],
    ['an hour', '5 A'],
    ['a power of ten', '3E5'],
    ['a power of ten in small letters', '12e3'],
    ['a postcode with a zero in front', '0800'],
    ['a delivery point with a zero in front', '01234567'],
    ['a phone number', '+61391234567'],
    ['more digits than a number keeps', '1234567890123456'],
  ])('%s', (_, text) => {
    expect(spreadsheetCell(text)).toBe(`="${text}"`);
  });
});

describe('Any other cell stays as it is:', () => {
  test.each([
    ['nothing', ''],
    ['a number', '24'],
    ['zero', '0'],
    ['a coordinate', '-37.7118644'],
    ['a delivery point', '12345678'],
    ['fifteen digits', '123456789012345'],
    ['a number with a letter', '12A'],
    ['a unit with its street', '5/24 SMITH STREET'],
    ['a lot', 'LOT 5'],
    ['a street called after a month', 'MAY STREET'],
    ['a month alone', 'AUGUST'],
    ['an id', 'AU|GNAF|GAVIC1'],
  ])('%s', (_, text) => {
    expect(spreadsheetCell(text)).toBe(text);
  });
});
