// Whole postal codes of countries whose data has their beginnings alone.
import { expect, test } from 'vitest';
import { shorterCodes } from '../../src/geocode/shorter-codes.js';

/** Country, a code without its blanks, and what may stand for it. */
const CODES = [
  ['AR', 'C1425ABC', '1425'],
  ['CA', 'K1A0B1', 'K1A'],
  ['GB', 'SW1A1AA', 'SW1A'],
  ['GB', 'M11AE', 'M1'],
  ['GB', 'B338TH', 'B33'],
  ['IE', 'D02X285', 'D02'],
  ['IE', 'D6WXY00', 'D6W'],
  ['MT', 'VLT1117', 'VLT'],
  ['NL', '1012JS', '1012'],
  ['US', '123456789', '12345'],
] as const;

test.each(CODES)('Of a code of %s, %s, the beginning is %s', (country, code, short) => {
  expect(shorterCodes(code, country)).toEqual([short]);
});

test.each(CODES)('A code of %s with a sign more or less is none: %s', (country, code) => {
  for (const other of [`9${code}`, `Q${code}`, `${code}9`, `${code}Q`, code.slice(0, 3)]) {
    // London has codes of a letter more or less.
    if (country === 'GB' && /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(other)) continue;
    expect(shorterCodes(other, country)).toEqual([]);
  }
});

test('Other countries have whole codes', () => {
  expect(shorterCodes('2000', 'AU')).toEqual([]);
});
