// Telephone numbers behind an address, in the ways in which they are grouped, are none of its parts.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const ADDRESS = '12 Numbat Road, Reservoir VIC 3073';
const PARTS = 'number 12 · street NUMBAT ROAD · locality RESERVOIR · state VIC · postcode 3073';

describe('A telephone number behind an address', () => {
  it.each([
    ['Ph 9460 1234', 'Ph 9460 1234'],
    ['Phone: 94601234', 'Phone: 94601234'],
    ['Tel. (03) 9460 1234', 'Tel. (03) 9460 1234'],
    ['(03) 9460 1234', '(03) 9460 1234'],
    ['03 9460 1234', '03 9460 1234'],
    ['0412 345 678', '0412 345 678'],
    ['0412345678', '0412345678'],
    ['1300 123 456', '1300 123 456'],
    ['Fax 13 12 34', 'Fax 13 12 34'],
  ])('%s is unknown', (phone, unknown) => {
    expect(describeParse(parseAddress(`${ADDRESS} ${phone}`, testPlaces, 'au'))).toBe(`${PARTS} · unknown ${unknown}`);
  });

  it.each([
    ['PH 3, 12 Numbat Road, Reservoir', 'flat PENTHOUSE 3 · number 12 · street NUMBAT ROAD · locality RESERVOIR'],
    ['12 Numbat Road, Reservoir 3073 VIC', PARTS],
  ])('%s has none', (line, parts) => {
    expect(describeParse(parseAddress(line, testPlaces, 'au'))).toBe(parts);
  });
});
