// Ranges, lists and suffixes of house numbers, and the ranges of units before them.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // A hyphen makes a range, however wide, of whichever parity, and written short.
  ['13-22 Banksia Rd', 'number 13-22 · street BANKSIA ROAD'],
  ['1-75 Wattle Boulevard', 'number 1-75 · street WATTLE BOULEVARD'],
  ['1344-46 Myrtle Rd, Reservoir', 'number 1344-46 · street MYRTLE ROAD · locality RESERVOIR'],
  ['103-07 Myrtle Rd, Reservoir', 'number 103-107 · street MYRTLE ROAD · locality RESERVOIR'],
  ['3/1344-46 Myrtle Rd', 'flat 3 · number 1344-46 · street MYRTLE ROAD'],
  ['12A-35 Myrtle Rd', 'number 12A-35 · street MYRTLE ROAD'],
  ['2 – 51 Myrtle Rd', 'number 2-51 · street MYRTLE ROAD'],
  // A unit's word, a letter before it or a descending pair make unit and number.
  ['Unit 3-19 Smith Street', 'flat UNIT 3 · number 19 · street SMITH STREET'],
  ['U3-19 Smith Street', 'flat UNIT 3 · number 19 · street SMITH STREET'],
  ['75-12 Smith Street', 'flat 75 · number 12 · street SMITH STREET'],
  ['24-6 Smith Street', 'number 24-6 · street SMITH STREET'],
  ['24-5 Smith Street', 'flat 24 · number 5 · street SMITH STREET'],
  ['G5-24 Smith Street', 'flat G5 · number 24 · street SMITH STREET'],
  // A range before another number is of units.
  ['U1-19 25 Smith St', 'flat UNIT 1-19 · number 25 · street SMITH STREET'],
  ['Unit 1-19, 25 Smith St', 'flat UNIT 1-19 · number 25 · street SMITH STREET'],
  ['Shop 2B-5, 10 Smith St Reservoir', 'flat SHOP 2B-5 · number 10 · street SMITH STREET · locality RESERVOIR'],
  ['G13-14, 462 Wattle St, Reservoir', 'flat G13-14 · number 462 · street WATTLE STREET · locality RESERVOIR'],
  ['1-3, 50 Wattle St', 'flat 1-3 · number 50 · street WATTLE STREET'],
  ['1-3 24 Wattle St', 'flat 1-3 · number 24 · street WATTLE STREET'],
  [
    'Shop 1-4, Myrtle Plaza 416-446 Smith Pde, Reservoir',
    'building MYRTLE PLAZA · flat SHOP 1-4 · number 416-446 · street SMITH PARADE · locality RESERVOIR',
  ],
  // A range in words behind the slash of a unit.
  ['Unit 5/24 to 26 Smith St', 'flat UNIT 5 · number 24-26 · street SMITH STREET'],
  ['Shop 5/ 24 & 26 Smith St', 'flat SHOP 5 · number 24-26 · street SMITH STREET'],
  // The number behind its street, with the word for a number.
  ['Smith Rd No 2, Reservoir', 'number 2 · street SMITH ROAD · locality RESERVOIR'],
  [
    'Smith Road No. 24A Reservoir VIC 3073',
    'number 24A · street SMITH ROAD · locality RESERVOIR · state VIC · postcode 3073',
  ],
  ['Smith Rd 24-26, Reservoir', 'number 24-26 · street SMITH ROAD · locality RESERVOIR'],
  ['Smith Rd 24 to 26, Reservoir', 'number 24-26 · street SMITH ROAD · locality RESERVOIR'],
  ['Smith Rd 5/24, Reservoir', 'flat 5 · number 24 · street SMITH ROAD · locality RESERVOIR'],
  ['Smith Street 3073', 'street SMITH STREET · state VIC · postcode 3073'],
  // What is inside the house stands before that street.
  ['Unit 3, Smith St 24, Reservoir', 'flat UNIT 3 · number 24 · street SMITH STREET · locality RESERVOIR'],
  ['Unit 3 Smith St No 24 Reservoir', 'flat UNIT 3 · number 24 · street SMITH STREET · locality RESERVOIR'],
  ['Level 2, Suite 5, Smith Street 24', 'flat SUITE 5, LEVEL 2 · number 24 · street SMITH STREET'],
  ['Lot 7, Smith Rd 24, Reservoir', 'lot 7 · number 24 · street SMITH ROAD · locality RESERVOIR'],
  [
    'Myrtle House, Apartment 12A, Smith Place 24, Reservoir',
    'building MYRTLE HOUSE · flat APARTMENT 12A · number 24 · street SMITH PLACE · locality RESERVOIR',
  ],
  // A word in the plural, the first of them, or nothing behind it makes a range of units without a house number.
  ['Unit 1-19 Smith Street', 'flat UNIT 1-19 · street SMITH STREET'],
  ['U1-19 Smith Street', 'flat UNIT 1-19 · street SMITH STREET'],
  ['Unit 1 - 19 Smith Street', 'flat UNIT 1 · number 19 · street SMITH STREET'],
  ['U1 - 19 Smith Street', 'flat UNIT 1 · number 19 · street SMITH STREET'],
  ['Units 1-19 Smith Street', 'flat UNIT 1-19 · street SMITH STREET'],
  ['Shop 2B-5', 'flat SHOP 2B-5'],
  ['12-14 100 Acres Road', 'number 12-14 · street 100 ACRES ROAD'],
  // Several numbers of one property are kept as they stand.
  ['1-7, 27-31 Myrtle Street', 'number 1-7, 27-31 · street MYRTLE STREET'],
  ['69 & 71-73 Banksia Road', 'number 69 & 71-73 · street BANKSIA ROAD'],
  ['21 and 21A Banksia Road', 'number 21 & 21A · street BANKSIA ROAD'],
  ['12, 14 & 16 Banksia Road, Reservoir', 'number 12, 14 & 16 · street BANKSIA ROAD · locality RESERVOIR'],
  ['12A & B Banksia Road', 'number 12A & B · street BANKSIA ROAD'],
  ['3/21 & 21A Banksia Road', 'flat 3 · number 21 & 21A · street BANKSIA ROAD'],
  ['5, 12 & 14 Banksia Road', 'flat 5 · number 12-14 · street BANKSIA ROAD'],
  ['5 Black and White Road', 'number 5 · street BLACK AND WHITE ROAD'],
  // A suffix that stands apart.
  ['40/B Smith St', 'number 40B · street SMITH STREET'],
  ['40 / B Smith St', 'number 40B · street SMITH STREET'],
  ['3/40/B Smith St', 'flat 3 · number 40B · street SMITH STREET'],
  ['3 / 40 / B Smith St', 'flat 3 · number 40B · street SMITH STREET'],
  ['B/40 Smith St', 'flat B · number 40 · street SMITH STREET'],
  ['5/B 24 Smith St', 'flat 5/B · number 24 · street SMITH STREET'],
  ['2/F 24 Smith St', 'flat FLOOR 2 · number 24 · street SMITH STREET'],
  ['74 B ST', 'number 74 · street B STREET'],
  ['74 B ST GEORGES RD', 'number 74B · street ST GEORGES ROAD'],
  ['74 B Smith St', 'number 74B · street SMITH STREET'],
  ['2J Smith St', 'number 2J · street SMITH STREET'],
  // Units of shops, stalls and offices.
  ['Tenancy B, 5 Smith St', 'flat TENANCY B · number 5 · street SMITH STREET'],
  ['Tenancy W36 & W37 Myrtle Concourse', 'flat TENANCY W36 & W37 · street MYRTLE CONCOURSE'],
  ['Kiosk 15, 20 Smith St', 'flat KIOSK 15 · number 20 · street SMITH STREET'],
  ['Kiosk B 20 Smith St', 'flat KIOSK B · number 20 · street SMITH STREET'],
  ['E28, 20 Smith St', 'flat E28 · number 20 · street SMITH STREET'],
  ['Shops 3, 4 & 5, 20 Smith St', 'flat SHOP 3,4 & 5 · number 20 · street SMITH STREET'],
  ['Levels 5 & 6 20 Smith St', 'flat LEVEL 5&6 · number 20 · street SMITH STREET'],
  // Units behind the street, and between number and street.
  ['36 Acacia Road 2, Reservoir', 'flat 2 · number 36 · street ACACIA ROAD · locality RESERVOIR'],
  [
    '36 Acacia Road 2 Reservoir VIC 3073',
    'flat 2 · number 36 · street ACACIA ROAD · locality RESERVOIR · state VIC · postcode 3073',
  ],
  ['36 Road 2 Reservoir VIC 3073', 'number 36 · street ROAD 2 · locality RESERVOIR · state VIC · postcode 3073'],
  ['36 Acacia Road 2 Reservoir', 'flat 2 · number 36 · street ACACIA ROAD · locality RESERVOIR'],
  ['36 Acacia Rd 2B Reservoir Vic', 'flat 2B · number 36 · street ACACIA ROAD · locality RESERVOIR · state VIC'],
  ['34-36 The Avenue 12 Reservoir', 'flat 12 · number 34-36 · street THE AVENUE · locality RESERVOIR'],
  ['36 State Highway 2 Reservoir', 'number 36 · street STATE HIGHWAY 2 · locality RESERVOIR'],
  ['36 Acacia Road 2 Nowhere Else Much', 'number 36 · street ACACIA ROAD · locality 2 NOWHERE ELSE MUCH'],
  ['36 Acacia Road 2', 'flat 2 · number 36 · street ACACIA ROAD'],
  ['16 Acacia Rd 20, Reservoir', 'flat 20 · number 16 · street ACACIA ROAD · locality RESERVOIR'],
  ['36A Acacia St North 12B, Reservoir', 'flat 12B · number 36A · street ACACIA STREET NORTH · locality RESERVOIR'],
  ['36 Koala Strip G2, Reservoir', 'flat G2 · number 36 · street KOALA STRIP · locality RESERVOIR'],
  // A suffix in brackets.
  ['36(a) Koala Road, Reservoir', 'number 36A · street KOALA ROAD · locality RESERVOIR'],
  ['5/36(B) Koala Road, Reservoir', 'flat 5 · number 36B · street KOALA ROAD · locality RESERVOIR'],
  ['Unit 5(b), 36 Koala Road, Reservoir', 'flat UNIT 5B · number 36 · street KOALA ROAD · locality RESERVOIR'],
  ['36 (a) Koala Road, Reservoir', 'number 36A · street KOALA ROAD · locality RESERVOIR'],
  ['36(rear) Koala Road, Reservoir', 'number 36 · street KOALA ROAD · locality RESERVOIR · unknown rear'],
  ['36 Koala Highway 2, Reservoir', 'flat 2 · number 36 · street KOALA HIGHWAY · locality RESERVOIR'],
  ['36 Highway 2, Reservoir', 'number 36 · street HIGHWAY 2 · locality RESERVOIR'],
  ['Koala Highway 36, Reservoir', 'number 36 · street KOALA HIGHWAY · locality RESERVOIR'],
  ['Koala Road 36, 3073 Reservoir', 'number 36 · street KOALA ROAD · locality RESERVOIR · state VIC · postcode 3073'],
  ['Koala Road 36 3073 Reservoir', 'number 36 · street KOALA ROAD · locality RESERVOIR · state VIC · postcode 3073'],
  ['Koala Road 3073, Reservoir', 'number 3073 · street KOALA ROAD · locality RESERVOIR'],
  ['36 Rear Koala Road, Reservoir', 'number 36 · street KOALA ROAD · locality RESERVOIR · unknown Rear'],
  [
    '5/36 rear of Koala Road Reservoir',
    'flat 5 · number 36 · street KOALA ROAD · locality RESERVOIR · unknown rear of',
  ],
  ['36 Rear Road, Reservoir', 'number 36 · street REAR ROAD · locality RESERVOIR'],
  ['Koala Road East 36, Reservoir', 'number 36 · street KOALA ROAD EAST · locality RESERVOIR'],
  ['State Highway 36, Reservoir', 'street STATE HIGHWAY 36 · locality RESERVOIR'],
  ['5 Road 20, Reservoir', 'number 5 · street ROAD 20 · locality RESERVOIR'],
  ['6 UNIT 19 banksia bvd', 'flat UNIT 19 · number 6 · street BANKSIA BOULEVARD'],
  ['6 Shop 3 Smith St Reservoir', 'flat SHOP 3 · number 6 · street SMITH STREET · locality RESERVOIR'],
];

describe('house numbers and the units beside them', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });

  it('offers data the unit that a range may be, and the flat that a suffix may be', () => {
    const info = (text: string): unknown =>
      parseAddress(text, testPlaces, 'au').changedItems?.find(({ actionType }) => actionType === 'INFO')?.newValue;
    expect(info('1-75 Wattle Boulevard')).toBe('1/75');
    expect(info('1344-46 Myrtle Road')).toBe('1344/46');
    expect(info('40/B Smith Street')).toBe('B/40');
  });
});
