// Shops and other units in premises: labels, pairs, lists and ranges of them, with and without a house number.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // Ranges and pairs in premises without a house number.
  ['Shop 4-7 Koala Shopping Centre, Reservoir', 'building KOALA SHOPPING CENTRE · flat SHOP 4-7 · locality RESERVOIR'],
  [
    'Shop 1041/9 Koala Shopping Centre, Emu Drive, Reservoir',
    'building KOALA SHOPPING CENTRE · flat SHOP 1041/9 · street EMU DRIVE · locality RESERVOIR',
  ],
  [
    'Shop 3012 - 3013 Koala Town Centre, Koala Town Centre Drive, Reservoir',
    'building KOALA TOWN CENTRE · flat SHOP 3012-3013 · street KOALA TOWN CENTRE DRIVE · locality RESERVOIR',
  ],
  ['Shop 2 & 3 Koala Plaza, Reservoir', 'building KOALA PLAZA · flat SHOP 2 & 3 · locality RESERVOIR'],
  ['Shop 2-3 Koala Mall, Reservoir', 'building KOALA MALL · flat SHOP 2-3 · locality RESERVOIR'],
  ['Shop 8-9 Emu Green Koala, Reservoir', 'building EMU GREEN KOALA · flat SHOP 8-9 · locality RESERVOIR'],
  [
    'Shop 31-33 Koala Central 90 Emu Street, Reservoir',
    'building KOALA CENTRAL · flat SHOP 31-33 · number 90 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Shops 9-10 St Emus Shopping Fair 25-27 Wattle Street, Reservoir',
    'building ST EMUS SHOPPING FAIR · flat SHOP 9-10 · number 25-27 · street WATTLE STREET · locality RESERVOIR',
  ],
  [
    'Shop 2-015A Koala Chase, 345 Emu Ave, Reservoir',
    'building KOALA CHASE · flat SHOP 2-015A · number 345 · street EMU AVENUE · locality RESERVOIR',
  ],
  [
    'Shop 12-13, Corner of Emu Highway and Wattle Street, Koala Mall, Reservoir',
    'building KOALA MALL · flat SHOP 12-13 · street EMU HIGHWAY · street2 WATTLE STREET · locality RESERVOIR',
  ],
  [
    'Koala Plaza Shop M1Cnr Emu Road & Wattle Road Reservoir',
    'building KOALA PLAZA · flat SHOP M1 · street EMU ROAD · street2 WATTLE ROAD · locality RESERVOIR',
  ],
  // Lists.
  [
    'Shop 3, 5, 8 & 9 Koala Shopping Centre, 71 Emu Street, Reservoir',
    'building KOALA SHOPPING CENTRE · flat SHOP 3,5,8 & 9 · number 71 · street EMU STREET · locality RESERVOIR',
  ],
  ['Shop 1 & 2/359 Emu St, Reservoir', 'flat SHOP 1 & 2 · number 359 · street EMU STREET · locality RESERVOIR'],
  [
    'Shop 16 and 16B, Koala Plaza, 79-113 Emu Rd, Reservoir',
    'building KOALA PLAZA · flat SHOP 16 & 16B · number 79-113 · street EMU ROAD · locality RESERVOIR',
  ],
  [
    'Shop 5 and 6, Corner Of Emu and Wattle Street, Reservoir',
    'flat SHOP 5 & 6 · street EMU STREET · street2 WATTLE STREET · locality RESERVOIR',
  ],
  ['Shop 1, 2 & 3/20 Emu St, Reservoir', 'flat SHOP 1,2 & 3 · number 20 · street EMU STREET · locality RESERVOIR'],
  ['Shops 1, 2, 3, 20 Emu St, Reservoir', 'flat SHOP 1,2,3 · number 20 · street EMU STREET · locality RESERVOIR'],
  ['Shops 1,2,3 20 Emu St, Reservoir', 'flat SHOP 1,2,3 · number 20 · street EMU STREET · locality RESERVOIR'],
  ['Unit 4 and Unit 5, 20 Emu St, Reservoir', 'flat UNIT 4 & 5 · number 20 · street EMU STREET · locality RESERVOIR'],
  [
    'Unit 4, Unit 5 & Unit 6, 20 Emu St, Reservoir',
    'flat UNIT 4,5 & 6 · number 20 · street EMU STREET · locality RESERVOIR',
  ],
  ['Shop 1A/1B 20 Emu St, Reservoir', 'flat SHOP 1A/1B · number 20 · street EMU STREET · locality RESERVOIR'],
  ['Unit 5, 12-14 Emu St, Reservoir', 'flat UNIT 5 · number 12-14 · street EMU STREET · locality RESERVOIR'],
  ['Unit 5, 12 14 Emu St, Reservoir', 'flat UNIT 5 · number 12-14 · street EMU STREET · locality RESERVOIR'],
  // A part of a building.
  [
    'Part Level 3, 20 Emu St, Reservoir',
    'flat LEVEL 3 · number 20 · street EMU STREET · locality RESERVOIR · unknown Part',
  ],
  ['Upstairs, 20 Emu St, Reservoir', 'number 20 · street EMU STREET · locality RESERVOIR · unknown Upstairs'],
  ['Lot 3 (No 20) Emu St, Reservoir', 'lot 3 · number 20 · street EMU STREET · locality RESERVOIR'],
  // Labels.
  [
    'Shop SP047 Koala Gardens, 5 Emu Road, Reservoir',
    'building KOALA GARDENS · flat SHOP SP047 · number 5 · street EMU ROAD · locality RESERVOIR',
  ],
  [
    'Koala Shopping Centre Lg Floor, 255 Emu Street, Reservoir',
    'building KOALA SHOPPING CENTRE · flat LOWER GROUND FLOOR · number 255 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Shop R2.08, Koala City, 9-13 Emu Street, Reservoir',
    'building KOALA CITY · flat SHOP R2.08 · number 9-13 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Shop LG1 2010, Koala City, Cnr Emu and Wattle Streets, Reservoir',
    'building KOALA CITY · flat SHOP LG1 2010 · street EMU STREET · street2 WATTLE STREET · locality RESERVOIR',
  ],
  [
    'Shop 242/43 Banksia Koala, Emu Street, Reservoir',
    'building BANKSIA KOALA · flat SHOP 242/43 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Shop 3096/7, Banksia Koala, 600 The Emu, Reservoir',
    'building BANKSIA KOALA · flat SHOP 3096/7 · number 600 · street THE EMU · locality RESERVOIR',
  ],
  [
    'Koala Hospital Building 34, Emu Road Reservoir',
    'building KOALA HOSPITAL · flat BUILDING 34 · street EMU ROAD · locality RESERVOIR',
  ],
  // A shop in premises that may be a street.
  ['Shop 75 Koala Bay Square, Reservoir', 'building KOALA BAY SQUARE · flat SHOP 75 · locality RESERVOIR'],
  ['Shop B Koala Plaza, Reservoir', 'building KOALA PLAZA · flat SHOP B · locality RESERVOIR'],
  ['Shop 12 Emu Koala Hills, Reservoir', 'building EMU KOALA HILLS · flat SHOP 12 · locality RESERVOIR'],
  [
    'Shop 12 Koala Grove Shopping Centre, Reservoir',
    'building KOALA GROVE SHOPPING CENTRE · flat SHOP 12 · locality RESERVOIR',
  ],
  ['Shop 3 Emu Street Mall, Reservoir', 'flat SHOP 3 · street EMU STREET MALL · locality RESERVOIR'],
  ['Shop 3 The Emu, Reservoir', 'flat SHOP 3 · street THE EMU · locality RESERVOIR'],
  ['Unit 3 Koala Gardens, Reservoir', 'flat UNIT 3 · street KOALA GARDENS · locality RESERVOIR'],
  ['Shop 3/12 Koala Mall, Reservoir', 'flat SHOP 3 · number 12 · street KOALA MALL · locality RESERVOIR'],
  ['Unit 2-3 Koala Court, Reservoir', 'flat UNIT 2 · number 3 · street KOALA COURT · locality RESERVOIR'],
  ['Koala Arcade, Emu Mall, Reservoir', 'building KOALA ARCADE · street EMU MALL · locality RESERVOIR'],
  ['Koala Plaza, Reservoir VIC', 'building KOALA PLAZA · locality RESERVOIR · state VIC'],
  // A unit behind a corner.
  [
    'Cnr Emu & Wattle Streets, Shop 39, Reservoir VIC 3073',
    'flat SHOP 39 · street EMU STREET · street2 WATTLE STREET · locality RESERVOIR · state VIC · postcode 3073',
  ],
  ['Koala School R-7 Emu Avenue, Reservoir', 'building KOALA SCHOOL R-7 · street EMU AVENUE · locality RESERVOIR'],
  ['Koala P-12 College Emu St, Reservoir', 'building KOALA P-12 COLLEGE · street EMU STREET · locality RESERVOIR'],
  [
    'Koala Banksia, G Floor 310 Emu Street, Reservoir',
    'building KOALA BANKSIA · flat GROUND · number 310 · street EMU STREET · locality RESERVOIR',
  ],
  // Premises behind a unit that stands behind the street.
  [
    '34 Emu Boulevard, Shop 2759, Koala Fair, Reservoir',
    'building KOALA FAIR · flat SHOP 2759 · number 34 · street EMU BOULEVARD · locality RESERVOIR',
  ],
  [
    '9 Emu Terrace, Shop 212, Koala Quarter, Reservoir',
    'building KOALA QUARTER · flat SHOP 212 · number 9 · street EMU TERRACE · locality RESERVOIR',
  ],
  [
    'Cnr Emu & Wattle Roads, Shop 315, Lvl 1, Koala Banksia, Reservoir VIC 3073',
    'building KOALA BANKSIA · flat SHOP 315, LEVEL 1 · street EMU ROAD · street2 WATTLE ROAD · ' +
      'locality RESERVOIR · state VIC · postcode 3073',
  ],
  [
    '77-91 Emu Mall, Shop G09, Koala Place, Reservoir',
    'building KOALA PLACE · flat SHOP G09 · number 77-91 · street EMU MALL · locality RESERVOIR',
  ],
  [
    '125 Emu Terrace, Tenancy H-113, Reservoir',
    'flat TENANCY H-113 · number 125 · street EMU TERRACE · locality RESERVOIR',
  ],
  [
    '500 Emu Street, Shop 4010/4011, Koala Banksia, Reservoir',
    'building KOALA BANKSIA · flat SHOP 4010/4011 · number 500 · street EMU STREET · locality RESERVOIR',
  ],
  [
    '600 Emu Street, Shop 2189, Lvl 2, Zone S, Koala Banksia, Reservoir',
    'building ZONE S KOALA BANKSIA · flat SHOP 2189, LEVEL 2 · number 600 · street EMU STREET · locality RESERVOIR',
  ],
  [
    '200 Emu Road, Shop SP1261-B, Koala Banksia, Reservoir',
    'building KOALA BANKSIA · flat SHOP SP1261-B · number 200 · street EMU ROAD · locality RESERVOIR',
  ],
  [
    '12 Emu Street, Koala Banksia, Reservoir',
    'building KOALA BANKSIA · number 12 · street EMU STREET · locality RESERVOIR',
  ],
  // Names that end in a word of a unit, or hold one.
  ['Koala Senior Citizens Rooms 102 Emu St', 'building KOALA SENIOR CITIZENS ROOMS · number 102 · street EMU STREET'],
  ['Koala Football Clubrooms Emu St', 'building KOALA FOOTBALL CLUBROOMS · street EMU STREET'],
  ['585 Koala Ground - St Emus Rd, Reservoir', 'number 585 · street KOALA GROUND - ST EMUS ROAD · locality RESERVOIR'],
];

describe('shops in premises', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
