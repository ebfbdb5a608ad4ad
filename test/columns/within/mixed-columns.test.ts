// Columns of what lies within a building: numbers, codes and words side by side, under headings of every kind.
import { describe, expect, test } from 'vitest';
import { asMapped, rowsOf, type Place } from '../as-mapped.js';

const place = ({ suburb, state, postcode }: Place): string[] => [suburb, state, postcode];
const OF_PLACE = { locality: 'Suburb', state: 'State', postcode: 'Postcode' };

/** A table with a column of the given values before the number and the street. */
const beside = (heading: string, values: readonly string[]): Record<string, string> =>
  asMapped(
    [heading, 'Street No', 'Street', 'Suburb', 'State', 'Postcode'],
    rowsOf((p, i) => [values[i] ?? '', p.number, p.street, ...place(p)]),
  );

const OTHERS = { streetNumber: 'Street No', street: 'Street', ...OF_PLACE };

describe('A column of storeys', () => {
  test.each<[heading: string, values: string]>([
    ['Level', 'LG1,Gr Fl,Rooftop,Ground,UG,2'],
    ['Level', 'Lower Ground,1st,2nd,Mezzanine,Gr Flr,B2'],
    ['Floor', 'Ground,G,Level One,3,L4,First Floor'],
    ['Floor', '-1,0,1,2,Roof,Podium'],
    ['Site Level', 'GF,,1,,,P2'],
  ])('%s with %s', (heading, values) => {
    expect(beside(heading, values.split(','))).toEqual({ floorLevelNumber: heading, ...OTHERS });
  });

  test.each<[heading: string, values: string]>([
    ['Level', 'Gold,Silver,Silver,Gold,Bronze,Gold'],
    ['Floor', 'Timber,Tiles,Carpet,Timber,Slate,Carpet'],
  ])('%s with %s is none', (heading, values) => {
    expect(beside(heading, values.split(','))).toEqual(OTHERS);
  });
});

describe('A column of units', () => {
  test.each<[heading: string, values: string]>([
    ['Unit', '5,Shop 3,,U7,12A,Rear'],
    ['Unit/Suite/Level', 'Suite 2,Level 1,5,,Lower Ground,Shop 3 & 4'],
    ['subNumber', 'Unit 5,,Shop 2,,3,Villa 9'],
    ['Sub Number', '5,,2,,3,9'],
    ['Tenancy', 'T1,,T12,,Kiosk 4,T3'],
  ])('%s with %s', (heading, values) => {
    expect(beside(heading, values.split(','))).toMatchObject({ flatUnitNumber: heading, ...OTHERS });
  });

  test('that its heading calls a further part of the street is a line of the address', () => {
    const rows = rowsOf((p, i) => [['Unit 5', 'Suite 2', '', 'Shop 3'][i] ?? '', p.number, p.street, ...place(p)]);
    expect(asMapped(['STR_SUPPL1', 'HOUSE_NUM1', 'STREET', 'CITY1', 'REGION', 'POST_CODE1'], rows)).toEqual({
      addressLine1: 'STR_SUPPL1',
      streetNumber: 'HOUSE_NUM1',
      street: 'STREET',
      townCity: 'CITY1',
      state: 'REGION',
      postcode: 'POST_CODE1',
    });
  });

  test('whose heading says the street again is used for what it holds', () => {
    const rows = rowsOf((p, i) => [['Unit 5', 'Suite 2', '', 'Shop 3'][i] ?? '', p.number, p.street, ...place(p)]);
    expect(asMapped(['Street prefix', 'Street No', 'Street', 'Suburb', 'State', 'Postcode'], rows)).toMatchObject({
      flatUnitNumber: 'Street prefix',
      ...OTHERS,
    });
  });
});
