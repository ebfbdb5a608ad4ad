// Numbers that are called by a word, and the parts of a number in several columns of which some say that they are none.
import { describe, expect, test } from 'vitest';
import { callNumbers, joined } from '../../../src/batch/read/records.js';

describe('A value', () => {
  test.each<[value: string, called: string]>([
    ['3', 'SHOP 3'],
    [' 3A ', 'SHOP 3A'],
    ['G05', 'SHOP G05'],
    ['3-5', 'SHOP 3-5'],
    ['3 & 4', 'SHOP 3 & 4'],
    ['="3"', 'SHOP 3'],
    ['12.0', 'SHOP 12.0'],
    ['Shop 3', 'Shop 3'],
    ['Kiosk 2', 'Kiosk 2'],
    ['0', '0'],
    ['NULL', 'NULL'],
    ['Rear', 'Rear'],
    ['', ''],
  ])("'%s' is called %s", (value, called) => {
    const values = ['24', value];
    callNumbers(values, ['', 'SHOP']);
    expect(values).toEqual(['24', called]);
  });

  test.each<[parts: readonly string[], whole: string]>([
    [['NULL', '7', 'NULL'], '7'],
    [['<Null>', '7', 'A'], '7A'],
    [['', ' 7 ', '-'], '7'],
  ])('of %j is %s', (parts, whole) => {
    expect(joined(parts, '')).toBe(whole);
  });
});
