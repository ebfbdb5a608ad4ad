// Corners in every form in which they are written.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const WATTLE_AND_MYRTLE = [
  'CNR WATTLE & MYRTLE STREETS, RESERVOIR',
  'cnr Wattle & Myrtle Sts Reservoir',
  'Cnr. Wattle and Myrtle Sts., Reservoir',
  'Corner of Wattle Street and Myrtle Street Reservoir',
  'Intersection of Wattle St & Myrtle St, Reservoir',
  'Junction of Wattle St and Myrtle St, Reservoir',
  'Wattle & Myrtle Streets, Reservoir',
  'Wattle St & Myrtle St, Reservoir',
  'Wattle St cnr Myrtle St, Reservoir',
  'Wattle St corner of Myrtle St, Reservoir',
  'Wattle St at Myrtle St, Reservoir',
  'cnr Wattle St, Myrtle St, Reservoir',
  'Cnr Wattle/Myrtle Sts, Reservoir',
  'Cnr Wattle St/Myrtle St, Reservoir',
  'Cnr Wattle Street - Myrtle Street, Reservoir',
  'NE cnr Wattle & Myrtle Sts, Reservoir',
  'Cnr Wattle St &amp; Myrtle St, Reservoir',
  'Wattle Street Myrtle Street, Reservoir',
  'corner Wattle Street & Myrtle Street gym address, Reservoir',
];

const CASES: readonly (readonly [string, string])[] = [
  ['Wattle Driveway & Myrtle Rd, Reservoir', 'street WATTLE DRIVEWAY · street2 MYRTLE ROAD · locality RESERVOIR'],
  ['Burke and Wills Track, Reservoir', 'street BURKE AND WILLS TRACK · locality RESERVOIR'],
  [
    '12 Wattle Driveway & Myrtle Rd, Reservoir',
    'number 12 · street WATTLE DRIVEWAY · street2 MYRTLE ROAD · locality RESERVOIR',
  ],
  [
    'Shop 3 Cnr Wattle Rd & Myrtle Sts Reservoir',
    'flat SHOP 3 · street WATTLE ROAD · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  [
    '12 Wattle St cnr Myrtle Rd, Reservoir',
    'number 12 · street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR',
  ],
  ['Cnr 12 Wattle St & Myrtle Rd', 'number 12 · street WATTLE STREET · street2 MYRTLE ROAD'],
  ['12 Wattle St & Myrtle Rd', 'number 12 · street WATTLE STREET · street2 MYRTLE ROAD'],
  ['12 Wattle St & Co, Reservoir', 'number 12 · street WATTLE STREET · locality RESERVOIR · unknown & Co'],
  ['12 Black and White Road', 'number 12 · street BLACK AND WHITE ROAD'],
  [
    'Koala Shopping CentreCnr Wattle Street & Myrtle Road  Reservoir VIC',
    'building KOALA SHOPPING CENTRE · street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR · state VIC',
  ],
  [
    'Koala Hall Cnr Wattle & Myrtle Sts Reservoir',
    'building KOALA HALL · street WATTLE STREET · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  [
    'Koala University Wattle and Myrtle Streets, Reservoir',
    'building KOALA UNIVERSITY · street WATTLE STREET · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  ['c/- Koala Hall Cnr Wattle & Myrtle Sts', 'care Koala Hall · street WATTLE STREET · street2 MYRTLE STREET'],
  ['Corner Hotel 57 Emu St Reservoir', 'building CORNER HOTEL · number 57 · street EMU STREET · locality RESERVOIR'],
  ['Koala PlazaCnr Emu Highway, Reservoir', 'building KOALA PLAZA · street EMU HIGHWAY · locality RESERVOIR'],
  [
    '24 Wattle St (cnr Myrtle Rd), Reservoir VIC',
    'number 24 · street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR · state VIC',
  ],
  ['Wattle St (Cnr Myrtle Drv), Reservoir', 'street WATTLE STREET · street2 MYRTLE DRIVE · locality RESERVOIR'],
  [
    '24 Wattle St (Cnr of Myrtle Rd & Wattle St) Reservoir',
    'number 24 · street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR',
  ],
  [
    '24 Wattle St (cnr Wattle & Myrtle Sts), Reservoir',
    'number 24 · street WATTLE STREET · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  [
    '24 Wattle St (cnr Banksia & Myrtle Sts), Reservoir',
    'number 24 · street WATTLE STREET · street2 BANKSIA AND MYRTLE STREET · locality RESERVOIR',
  ],
  [
    '24 Wattle St (cnr of the park), Reservoir',
    'number 24 · street WATTLE STREET · locality RESERVOIR · unknown cnr of the park',
  ],
  [
    '24 Wattle Place, Cnr Wattle Pl & Myrtle St, Reservoir',
    'number 24 · street WATTLE PLACE · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  [
    '24 Wattle StreetCnr Wattle & Myrtle Sts Reservoir',
    'number 24 · street WATTLE STREET · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  [
    'Koala Business CentreCorner Wattle Road & Myrtle Street Reservoir',
    'building KOALA BUSINESS CENTRE · street WATTLE ROAD · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  [
    '24 Wattle Cnr Myrtle Streets, Reservoir',
    'number 24 · street WATTLE STREET · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  ['24 Cnr Wattle St & Myrtle Rd', 'number 24 · street WATTLE STREET · street2 MYRTLE ROAD'],
  ['Lot 9 24 Cnr of Wattle St & Myrtle Rd', 'lot 9 · number 24 · street WATTLE STREET · street2 MYRTLE ROAD'],
  ['1Cnr Wattle St & Myrtle Rd', 'number 1 · street WATTLE STREET · street2 MYRTLE ROAD'],
  ['24 Corner Street, Reservoir', 'number 24 · street CORNER STREET · locality RESERVOIR'],
  ['Cnr Koala Hills & Emu Roads, Reservoir', 'street KOALA HILLS ROAD · street2 EMU ROAD · locality RESERVOIR'],
  ['Cnr The Terrace & Emu Sts, Reservoir', 'street THE TERRACE · street2 EMU STREET · locality RESERVOIR'],
  ['Junction Road, Reservoir', 'street JUNCTION ROAD · locality RESERVOIR'],
  ['Koala Highway Eastern Service Road, Reservoir', 'street KOALA HIGHWAY EASTERN SERVICE ROAD · locality RESERVOIR'],
  ['Little La Koala Street, Reservoir', 'street LITTLE LA KOALA STREET · locality RESERVOIR'],
  ['Emu Road Ocean Grove VIC', 'street EMU ROAD · locality OCEAN GROVE · state VIC'],
];

describe('corners', () => {
  it.each(WATTLE_AND_MYRTLE)('finds both streets of %s', (text) => {
    const parsed = parseAddress(text, testPlaces, 'au');
    expect([parsed.street, parsed.street2, parsed.locality]).toEqual(['WATTLE STREET', 'MYRTLE STREET', 'RESERVOIR']);
  });

  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
