// How the parts of an address that a row gives make one line.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFields } from '../../src/contract/fields/address-fields.js';
import { composeAddress } from '../../src/contract/fields/compose-address.js';
import { compose, PLACE, SMITH, testLines, type Parts } from './lines-of-parts.js';

describe('The parts of an address make a line', () => {
  testLines([
    ['with its parts in their order', { ...PLACE, ...SMITH }, '24 Smith St, Reservoir VIC 3073'],
    ['with the letter behind the number', { ...SMITH, streetNumberSuffix: 'A' }, '24A Smith St'],
    ['with a letter that is there already', { ...SMITH, streetNumber: '24A', streetNumberSuffix: 'A' }, '24A Smith St'],
    ['with the last number of a range', { ...SMITH, streetNumberLast: '26' }, '24-26 Smith St'],
    ['with letters in a range', { ...SMITH, streetNumberSuffix: 'A', streetNumberLast: '26B' }, '24A-26B Smith St'],
    [
      'with a range that is there already',
      { ...SMITH, streetNumber: '24-26', streetNumberLast: '26' },
      '24-26 Smith St',
    ],
    ['without a last number that is the first', { ...SMITH, streetNumberLast: '24' }, '24 Smith St'],
    ['without a last number of zero', { ...SMITH, streetNumberLast: '0' }, '24 Smith St'],
    [
      'with numbers that a spreadsheet gave decimals',
      { ...SMITH, streetNumber: '24.0', streetNumberLast: '26.0' },
      '24-26 Smith St',
    ],
    ['with a unit that a spreadsheet gave decimals', { ...SMITH, flatUnitNumber: '5.0' }, 'UNIT 5, 24 Smith St'],
    [
      'with a rural delivery by its number',
      { ...SMITH, rdNumber: '2', townCity: 'Te Puke' },
      '24 Smith St, RD 2, Te Puke',
    ],
    [
      'with a rural delivery in words',
      { ...SMITH, rdNumber: 'RD 2', townCity: 'Te Puke' },
      '24 Smith St, RD 2, Te Puke',
    ],
    [
      'with a street of several parts',
      { streetNumber: '4', streetName: 'Smith', streetType: 'St', streetSuffix: 'North' },
      '4 Smith St North',
    ],
    ['without a type that the street has', { street: 'Smith Street', streetType: 'Street' }, 'Smith Street'],
    [
      'with the type of the unit',
      { ...SMITH, flatUnitType: 'Apartment', flatUnitNumber: '5' },
      'Apartment 5, 24 Smith St',
    ],
    ['with a unit that has its type', { ...SMITH, flatUnitNumber: 'Shop 3' }, 'Shop 3, 24 Smith St'],
    ['with a unit that is a letter', { ...SMITH, flatUnitNumber: 'A' }, 'UNIT A, 24 Smith St'],
    [
      'with unit, level, lot and building',
      { ...SMITH, flatUnitNumber: '5', floorLevelNumber: '2', lotNumber: '7', buildingName: 'Tower' },
      'Tower, UNIT 5, LEVEL 2, LOT 7, 24 Smith St',
    ],
    ['with a lot that says so', { street: 'Smith St', lotNumber: 'LOT 5' }, 'LOT 5, Smith St'],
    ['with a box by its number', { postal: '12', locality: 'Reservoir' }, 'PO BOX 12, Reservoir'],
    ['in care of somebody', { ...SMITH, careOf: 'Ann Jones' }, 'C/- Ann Jones, 24 Smith St'],
    ['in care of somebody who says so', { ...SMITH, careOf: 'C/- Ann' }, 'C/- Ann, 24 Smith St'],
    [
      'without the city that the locality is a part of',
      { ...SMITH, ...PLACE, townCity: 'Melbourne' },
      '24 Smith St, Reservoir VIC 3073',
    ],
    [
      'with the city where there is no state',
      { ...SMITH, locality: 'Kelburn', townCity: 'Wellington', postcode: '6012' },
      '24 Smith St, Kelburn Wellington 6012',
    ],
    [
      'with the zero that a spreadsheet took',
      { ...SMITH, townCity: 'Darwin', state: 'NT', postcode: '800' },
      '24 Smith St, Darwin NT 0800',
    ],
    [
      'with the zero, and without the decimals',
      { ...SMITH, townCity: 'Darwin', state: 'NT', postcode: '800.0' },
      '24 Smith St, Darwin NT 0800',
    ],
    [
      'with a postcode that a spreadsheet parted by its thousands',
      { ...SMITH, ...PLACE, postcode: '3,073.00' },
      '24 Smith St, Reservoir VIC 3073',
    ],
    [
      'with its country at the end',
      { ...SMITH, ...PLACE, country: 'Australia' },
      '24 Smith St, Reservoir VIC 3073, Australia',
    ],
    ['of nothing but a country, which is none', { country: 'Australia' }, ''],
    ['of nothing', {}, ''],
  ]);

  test.each([
    'NULL',
    'null',
    '\\N',
    'N/A',
    'n/a',
    '#N/A',
    '#REF!',
    '#DIV/0!',
    'NA',
    'none',
    'nil',
    'TBA',
    'tbc',
    'NaN',
    '-',
    '--',
    '.',
    '?',
    ' ',
  ])('in which %j is nothing', (nothing) => {
    const parts = { ...SMITH, ...PLACE, flatUnitNumber: nothing, streetNumberSuffix: nothing, buildingName: nothing };
    expect(compose(parts)).toBe('24 Smith St, Reservoir VIC 3073');
    expect(compose({ addressLine1: nothing, addressLine2: '24 Smith St' })).toBe('24 Smith St');
    expect(compose({ fullAddress: nothing })).toBe('');
  });

  test.each(['Total', 'TOTAL', 'Totals', 'Grand Total', 'Grand total: 12', 'Subtotal', 'Total 1,204.50'])(
    'in which %j is nothing, since it ends a report',
    (total) => {
      expect(compose({ fullAddress: total })).toBe('');
      expect(compose({ addressLine1: total })).toBe('');
      expect(compose({ locality: total })).toBe('');
    },
  );

  test.each(['12 Total Street', 'Total Road', 'Nil Street', '5 None Court'])('in which %j is something', (street) => {
    expect(compose({ fullAddress: street })).toBe(street);
    expect(compose({ addressLine1: street, locality: 'Reservoir' })).toBe(`${street}, Reservoir`);
  });
});

describe('What says that the address is in another column', () => {
  test.each([
    'As above',
    'as above.',
    'Same as postal address',
    'SAME',
    'See postal',
    '(Same as above)',
    'Ditto',
    'as per mailing',
  ])('is none: %j', (text) => {
    expect(compose({ fullAddress: text })).toBe('');
    expect(compose({ street: text, locality: 'Reservoir' })).toBe('Reservoir');
    expect(compose({ addressLine1: text, addressLine2: '24 Smith St' })).toBe('24 Smith St');
  });

  test.each(['Same Street', '5 Above Court', 'As', 'See Street', 'Samesong House'])('is no %j', (text) => {
    expect(compose({ fullAddress: text })).toBe(text);
  });
});

describe('A postcode of noughts', () => {
  test.each(['0', '00', '000', '0000', '0.0'])('is none: %j', (postcode) => {
    expect(compose({ ...SMITH, ...PLACE, postcode })).toBe('24 Smith St, Reservoir VIC');
    expect(compose({ postcode })).toBe('');
  });
});

describe('A state in a column of two letters', () => {
  test.each([
    ['NS', '2640', 'NSW'],
    ['vi', '3073', 'VIC'],
    ['QL', '4510', 'QLD'],
    ['TA', '7140', 'TAS'],
    ['AC', '2603', 'ACT'],
    ['AC', '0221', 'ACT'],
  ])('is the one whose postcode stands beside it: %s %s', (state, postcode, whole) => {
    expect(compose({ ...SMITH, locality: 'Koala Vale', state, postcode })).toBe(
      `24 Smith St, Koala Vale ${whole} ${postcode}`,
    );
  });

  test.each([
    ['beside a postcode of another', { state: 'NS', postcode: '3073' }, '24 Smith St, Koala Vale NS 3073'],
    ['without a postcode', { state: 'QL' }, '24 Smith St, Koala Vale QL'],
    ['of another country', { state: 'TA', postcode: '7140', country: 'IT' }, '24 Smith St, Koala Vale TA 7140, IT'],
  ])('stays as it is %s', (_, parts, line) => {
    expect(compose({ ...SMITH, locality: 'Koala Vale', ...parts })).toBe(line);
  });
});

describe('Of any parts', () => {
  const unit = fc.integer({ min: 1, max: 300 }).map(String);
  const house = fc.integer({ min: 1, max: 3000 }).map(String);
  const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? [];

  /** Each way to give a unit and a house number in a street whose name has no digit. */
  const WAYS: ((unit: string, house: string) => Parts)[] = [
    (u, h) => ({ flatUnitNumber: u, streetNumber: h, street: 'Smith St' }),
    (u, h) => ({ flatUnitNumber: u, streetNumber: h, streetName: 'Smith', streetType: 'St' }),
    (u, h) => ({ flatUnitNumber: u, streetNumber: h, addressLine1: 'Smith Street' }),
    (u, h) => ({ flatUnitNumber: u, streetNumber: h, addressLine1: `${h} Smith Street` }),
    (u, h) => ({ flatUnitNumber: u, addressLine1: `${h} Smith Street` }),
    (u, h) => ({ flatUnitNumber: u, addressLine1: `${u}/${h} Smith Street` }),
    (u, h) => ({ flatUnitNumber: u, addressLine1: `Unit ${u}, ${h} Smith Street` }),
    (u, h) => ({ flatUnitNumber: `Unit ${u}`, addressLine1: `Unit ${u} ${h} Smith Street` }),
    (u, h) => ({ flatUnitNumber: u, addressLine1: `Unit ${u}`, addressLine2: `${h} Smith Street` }),
    (u, h) => ({ addressLine1: `Unit ${u}`, addressLine2: 'Smith Street', streetNumber: h }),
    (u, h) => ({ addressLine1: `Unit ${u}`, street: 'Smith Street', streetNumber: h }),
  ];

  test('unit and house number are there once each, in this order', () => {
    fc.assert(
      fc.property(unit, house, fc.constantFrom(...WAYS), (u, h, way) => {
        expect(numbersOf(compose({ ...way(u, h), locality: 'Reservoir', state: 'VIC' }))).toEqual([u, h]);
      }),
      { numRuns: 1000 },
    );
  });

  test('a line is made, without blanks around or commas that divide nothing', () => {
    const text = fc.constantFrom(
      '',
      ' ',
      '24',
      '5',
      'A',
      'Smith St',
      '24 Smith St',
      'Unit 5',
      'VIC',
      '3073',
      'NULL',
      'Reservoir',
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: addressFields.length }), (values) => {
        expect(composeAddress(values)).toMatch(/^$|^\S(?:.*\S)?$/);
        expect(composeAddress(values)).not.toMatch(/,\s*,|^,|,$| {2}/);
      }),
      { numRuns: 1000 },
    );
  });
});
