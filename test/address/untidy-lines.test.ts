// Lines with parts in unusual places or written untidily: what the plainest reading must take from each.
import { describe, expect, it } from 'vitest';
import { toLine } from '../../src/address/parse/line.js';
import { readings } from '../../src/address/parse/read.js';
import type { Reading } from '../../src/address/parse/reading.js';
import { testPlaces } from './describe-parse.js';

const CASES: readonly (readonly [string, Partial<Reading>])[] = [
  ['24 Smith Rd unit no. 9, Reservoir', { flatType: 'UNIT', flatNumber: '9', numberFirst: 24 }],
  ['24 Smith Rd (Unit No. 9), Reservoir', { flatType: 'UNIT', flatNumber: '9', numberFirst: 24 }],
  ['24 Smith Rd #5 Reservoir', { flatNumber: '5', numberFirst: 24 }],
  ['#12 15 Smith St Reservoir', { flatNumber: '12', numberFirst: 15, numberLast: 0 }],
  ['#12 Smith St Reservoir', { flatNumber: '', numberFirst: 12 }],
  [
    'L4 Unit No. 2, 7 Smith Rd, Castle Hill',
    { flatType: 'UNIT', flatNumber: '2', levelType: 'LEVEL', levelNumber: '4', numberFirst: 7 },
  ],
  ['U 1 L2, 28 Smith Rd, Castle Hill', { flatType: 'UNIT', flatNumber: '1', levelNumber: '2', numberFirst: 28 }],
  [
    'Baker & Sons U8, 105 Smith St, Reservoir',
    { buildingName: 'BAKER AND SONS', flatType: 'UNIT', flatNumber: '8', numberFirst: 105 },
  ],
  [
    'Baker Pty Ltd Un 2007, 6A Smith St, Reservoir',
    { buildingName: 'BAKER PTY LTD', flatNumber: '2007', numberFirst: 6, numberSuffix: 'A' },
  ],
  ['U7 - 34-36 Smith St, Reservoir', { flatType: 'UNIT', flatNumber: '7', numberFirst: 34, numberLast: 36 }],
  ['Se4E - 250 Smith St, Reservoir', { flatType: 'SUITE', flatNumber: '4E', numberFirst: 250 }],
  ['Unitc305/21 Smith St, Reservoir', { flatType: 'UNIT', flatNumber: 'C305', numberFirst: 21 }],
  ['u c301, 21 Smith St, Reservoir', { flatType: 'UNIT', flatNumber: 'C301', numberFirst: 21 }],
  ['shp f 2 Smith St, Reservoir', { flatType: 'SHOP', flatNumber: 'F', numberFirst: 2 }],
  ['Unit No. A - 13 Smith St, Reservoir', { flatType: 'UNIT', flatNumber: 'A', numberFirst: 13 }],
  ['Level One, 100 Smith St, Reservoir', { levelType: 'LEVEL', levelNumber: '1', numberFirst: 100 }],
  ['Unit 60, 12/18 Smith St, Reservoir', { flatType: 'UNIT', flatNumber: '60', numberFirst: 12, numberLast: 18 }],
  ['Lot No. 20 Smith St, Reservoir', { lotNumber: '20', numberFirst: 0 }],
  ['L 33 Smith St, Reservoir', { lotNumber: '33', levelNumber: '', numberFirst: 0 }],
  ['Lot 264 (7) Smith St, Reservoir', { lotNumber: '264', numberFirst: 7 }],
  ['2154, 41 Smith St, Castle Hill NSW', { postcode: '2154', state: 'NSW', numberFirst: 41, flatNumber: '' }],
  [
    'VIC 3073 Reservoir, 24 Smith St',
    { postcode: '3073', state: 'VIC', numberFirst: 24, buildingName: '', unknown: [] },
  ],
  ['24 Smith St, VIC 3073 Reservoir', { postcode: '3073', state: 'VIC', numberFirst: 24, unknown: [] }],
  ['24 Smith St, Reservoir, VIC 3073 leave at door', { postcode: '3073', state: 'VIC', numberFirst: 24 }],
  ['Reservoir VIC 3073, 24 Smith Street', { postcode: '3073', state: 'VIC', numberFirst: 24, buildingName: '' }],
  ['Castle Hill 2154 3 Smith Avenue', { postcode: '2154', numberFirst: 3, buildingName: '' }],
  ['5 Smith St, Reservoir VIC 3073 tel 0412 345 678', { postcode: '3073', state: 'VIC', numberFirst: 5 }],
  ['122 Smith Rd, PO Box 12, Reservoir VIC 3073', { postalNumber: '12', numberFirst: 122 }],
  ['House 7 Smith Close, Castle Hill', { flatType: '', numberFirst: 7 }],
  ['72-A Smith Rd, Castle Hill', { numberFirst: 72, numberSuffix: 'A', numberLast: 0 }],
  ['4 at 17 Smith St, Castle Hill', { flatNumber: '4', numberFirst: 17 }],
  ['Smith Street, 52, Castle Hill', { numberFirst: 52, buildingName: '' }],
];

describe('untidy lines', () => {
  it.each(CASES)('reads %s', (text, expected) => {
    expect(readings(toLine(text), testPlaces)[0]).toMatchObject(expected);
  });

  it.each([
    ['8 TH0MPSON St', 'THOMPSON'],
    ['8 Mar5den St', 'MARSDEN'],
    ['8 Jenn1fer St', 'JENNIFER'],
  ])('mends the letter a scanner took for a digit in %s', (text, word) => {
    expect(toLine(text).words[1]).toBe(word);
  });

  it('hands the words behind a complete state and postcode back as unknown', () => {
    const line = toLine('5 Smith St, Reservoir VIC 3073 - leave at front door');
    const [reading] = readings(line, testPlaces);
    expect(reading!.unknown.map((i) => line.words[i])).toEqual(['LEAVE', 'AT', 'FRONT', 'DOOR']);
  });
});
