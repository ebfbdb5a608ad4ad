// Fields that several columns feed together, one part of an address or of a person after another, in each operation
// that has the field.
import { describe, expect, test } from 'vitest';
import { asMapped } from '../as-mapped.js';

const STREETS = ['SMITH', 'WATTLE', 'EMU', 'KOALA', 'HIGH', 'RATA'];
/** Headings with what their column holds in a row. */
const ADDRESS: Readonly<Record<string, (i: number) => string>> = {
  'Unit Type': () => 'UNIT',
  'Unit Prefix': () => 'A',
  'Unit Number': (i) => String(i + 1),
  'Unit Suffix': () => 'B',
  'Floor Level Type': () => 'LEVEL',
  'Level Prefix': () => 'C',
  'Level Number': (i) => String(i + 2),
  'Level Suffix': () => 'D',
  'Lot Prefix': () => 'E',
  'Lot Number': (i) => String(i + 3),
  'Lot Suffix': () => 'F',
  'Street Number Prefix': () => 'G',
  'Street Number': (i) => String(i + 10),
  'Street Number Suffix': () => 'H',
  'Street Number Last Prefix': () => 'J',
  'Street Number Last': (i) => String(i + 20),
  'Street Number Last Suffix': () => 'K',
  'Street Name': (i) => STREETS[i]!,
  'Street Type': () => 'STREET',
  'Street Suffix': () => 'NORTH',
  'Postal Type': () => 'PO BOX',
  'Postal Number': (i) => String(i + 100),
  Suburb: () => 'RESERVOIR',
  State: () => 'VIC',
  Postcode: () => '3073',
};
const PERSON: Readonly<Record<string, (i: number) => string>> = {
  'First Name': (i) => ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'][i]!,
  Surname: (i) => ['Smith', 'Wong', 'Lee', 'Ngata', 'Brown', 'Kowhai'][i]!,
  Email: (i) => `a${i}@firm.example`,
  Phone: (i) => `03 9374 40${i}0`,
  Fax: (i) => `03 9374 41${i}0`,
  Company: (i) => `Wattle ${i} Pty Ltd`,
};

const mapped = (table: Readonly<Record<string, (i: number) => string>>, operation: string): Record<string, string> =>
  asMapped(
    Object.keys(table),
    STREETS.map((_, i) => Object.values(table).map((cell) => cell(i))),
    { operation },
  );

const STREET = 'Street Name + Street Type + Street Suffix';
const NUMBER = 'Street Number Prefix + Street Number';
const WHOLE = {
  flatUnitType: 'Unit Type',
  flatUnitNumber: 'Unit Prefix + Unit Number + Unit Suffix',
  floorLevelType: 'Floor Level Type',
  floorLevelNumber: 'Level Prefix + Level Number + Level Suffix',
  lotNumber: 'Lot Prefix + Lot Number + Lot Suffix',
  streetNumber: NUMBER,
  streetNumberSuffix: 'Street Number Suffix',
  streetNumberLast: 'Street Number Last Prefix + Street Number Last + Street Number Last Suffix',
  streetName: 'Street Name',
  streetType: 'Street Type',
  streetSuffix: 'Street Suffix',
  postal: 'Postal Type + Postal Number',
  locality: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
};

describe('Parts of an address', () => {
  test.each<[string, Record<string, string>]>([
    ['cleanse', WHOLE],
    ['geocode', WHOLE],
    ['lookup buildingName', { street: STREET, streetNumber: NUMBER, suburb: 'Suburb', postcode: 'Postcode' }],
    ['lookup postal', { postal: 'Postal Type + Postal Number', locality: 'Suburb', postcode: 'Postcode' }],
    ['lookup street', { street: STREET, suburb: 'Suburb', postcode: 'Postcode' }],
    ['lookup townCity', { suburb: 'Suburb', postcode: 'Postcode' }],
    ['validatePhone', { state: 'State', postcode: 'Postcode' }],
    ['companyLookup', { state: 'State', postcode: 'Postcode' }],
  ])('feed %s', (operation, fields) => {
    expect(mapped(ADDRESS, operation)).toEqual(fields);
  });
});

describe('What is known of a person', () => {
  test.each<[string, Record<string, string>]>([
    ['validateEmail', { address: 'Email' }],
    ['validatePhone', { fullPhone: 'Phone' }],
    ['propertyTitleLatlong', { firstName: 'First Name', lastName: 'Surname' }],
    ['companyLookup', { name: 'Company' }],
    ['retrieve', {}],
  ])('feeds %s', (operation, fields) => {
    expect(mapped(PERSON, operation)).toEqual(fields);
  });
});
