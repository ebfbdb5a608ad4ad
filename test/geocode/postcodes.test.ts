// The forms of postal codes by country.
import { expect, test } from 'vitest';
import { postcodeIn } from '../../src/geocode/abroad/postcodes.js';

test.each([
  ['GB', 'SW1A 2AA', 'SW1A 2AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['GB', 'NE14ST', 'NE14ST'],
  ['GB', 'U1 4ST', undefined],
  ['US', '10001-1234', '10001-1234'],
  ['US', '1000', undefined],
  ['CA', 'K1A 0B1', 'K1A 0B1'],
  ['CA', 'D1A 0B1', undefined],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE-10115', '10115'],
  ['DE', 'F-10115', undefined],
  ['FR', '75008', '75008'],
  ['AT', 'A-1010', '1010'],
  ['SE', 'SE-111 22', '111 22'],
  ['FI', 'FIN-00100', '00100'],
  ['NL', '1012 JS', '1012 JS'],
  ['PL', '00-624', '00-624'],
  ['PT', '1500-203', '1500-203'],
  ['PT', 'P-1500-203', '1500-203'],
  ['PT', 'PT-1500-203', '1500-203'],
  ['BR', '01310-100', '01310-100'],
  ['JP', '110-0001', '110-0001'],
  ['IE', 'D02 X285', 'D02 X285'],
  ['IE', 'B12 3073', undefined],
  ['IN', '400001', '400001'],
  ['AU', '3073', undefined],
])('of %s: %s', (country, text, code) => {
  expect(postcodeIn(text, country)).toBe(code);
});
