// Lines that are odd in two ways at once, each of which alone is read elsewhere.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../src/address/parse.js';
import { describeParse, testPlaces } from './describe-parse.js';

const PLACE = 'locality RESERVOIR · state VIC · postcode 3073';
const SMITH = `number 24 · street SMITH STREET · ${PLACE}`;

describe('A line is read', () => {
  it.each([
    ['24 A 26 Smith St, Reservoir VIC 3073', 'flat 24A · number 26 · street SMITH STREET · PLACE'],
    ['24 E 26 Smith St, Reservoir VIC 3073', 'flat 24E · number 26 · street SMITH STREET · PLACE'],
    ['24A B Smith St, Reservoir VIC 3073', 'number 24A · street B SMITH STREET · PLACE'],
    ['24 A B Smith St, Reservoir VIC 3073', 'number 24 · street A B SMITH STREET · PLACE'],
    ['24 A St, Reservoir VIC 3073', 'number 24 · street A STREET · PLACE'],
    ['24 A St Kilda Rd, Reservoir VIC 3073', 'number 24A · street ST KILDA ROAD · PLACE'],
    ['24 Smith St (3073), Reservoir VIC', SMITH],
    ['24 Smith St (VIC), Reservoir 3073', SMITH],
    [
      '24 Smith St (3073 rear gate), Reservoir VIC',
      'number 24 · street SMITH STREET · locality RESERVOIR · state VIC · unknown 3073 rear gate',
    ],
    [
      '24 Smith St (rear gate 3073), Reservoir VIC',
      'number 24 · street SMITH STREET · locality RESERVOIR · state VIC · unknown rear gate 3073',
    ],
    ['24 Smith St (VIC markets), Reservoir 3073', `${SMITH} · unknown VIC markets`],
    ['24 Smith St (Australia Post), Reservoir VIC 3073', `${SMITH} · unknown Australia Post`],
    ['24 Smith St (unit 5), Reservoir VIC 3073', `flat UNIT 5 · ${SMITH}`],
    ['24 Smith St (unit 5 rear), Reservoir VIC 3073', `${SMITH} · unknown unit 5 rear`],
    ['24 Smith St (shop), Reservoir VIC 3073', `building SHOP · ${SMITH}`],
    ['(gate 2) 24 Smith St, Reservoir VIC 3073', `${SMITH} · unknown gate 2`],
    ['Lot 5 (24) Smith St, Reservoir VIC 3073', `lot 5 · ${SMITH}`],
    ['Café & Bar, 24 Smith St, Reservoir VIC 3073', `building CAFÉ AND BAR · ${SMITH}`],
    ['Café B&B, 24 Smith St, Reservoir VIC 3073', `building CAFÉ B AND B · ${SMITH}`],
    ["O'Brien & Zoë House, 24 Smith St, Reservoir VIC 3073", `building O'BRIEN AND ZOË HOUSE · ${SMITH}`],
    ['c/o Zoë & Söhne, 24 Smith St, Reservoir VIC 3073', `care Zoë & Söhne · ${SMITH}`],
    ['Café-Bar, Unit 2, 24 Smith St, Reservoir VIC 3073', `building CAFÉ-BAR · flat UNIT 2 · ${SMITH}`],
  ])('%s', (line, parts) => {
    expect(describeParse(parseAddress(line, testPlaces, 'au'))).toBe(parts.replace('PLACE', PLACE));
  });
});
