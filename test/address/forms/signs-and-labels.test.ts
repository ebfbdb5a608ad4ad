// Signs that a text lost or has too many of, labels of shops, units in lists, codes before the place, and what of a
// line is no part of an address.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { readings } from '../../../src/address/parse/read.js';
import { toLine } from '../../../src/address/parse/line.js';
import { withSigns } from '../../../src/address/parse/words/signs.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // The level of a unit behind its comma.
  ['Suite 706, 7/24 Emu St, Reservoir', 'flat SUITE 706, LEVEL 7 · number 24 · street EMU STREET · locality RESERVOIR'],
  [
    'Unit 1203, 12/24-26 Emu St, Reservoir',
    'flat UNIT 1203, LEVEL 12 · number 24-26 · street EMU STREET · locality RESERVOIR',
  ],
  ['Unit 60, 12/18 Emu St, Reservoir', 'flat UNIT 60 · number 12-18 · street EMU STREET · locality RESERVOIR'],
  // A level's letters that several shops share.
  [
    'Shops LG 12 & 13, Koala Plaza, 24 Emu St, Reservoir',
    'building KOALA PLAZA · flat SHOP LG12 & 13 · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  ['Shop LG 12, Koala Plaza, Reservoir', 'building KOALA PLAZA · flat SHOP LG12 · locality RESERVOIR'],
  ['Shops UG 2 and 3 24 Emu St, Reservoir', 'flat SHOP UG2 & 3 · number 24 · street EMU STREET · locality RESERVOIR'],
  // The one shop of a floor.
  ['Ground Floor Shop 24 Emu St, Reservoir', 'flat SHOP, GROUND · number 24 · street EMU STREET · locality RESERVOIR'],
  [
    '1st Floor Office 24 Emu St, Reservoir',
    'flat OFFICE, FLOOR 1 · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  ['Ground Floor, Shop 24 Emu St, Reservoir', 'flat SHOP 24, GROUND · street EMU STREET · locality RESERVOIR'],
  [
    'Ground Floor Shop 4, 24 Emu St, Reservoir',
    'flat SHOP 4, GROUND · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  // Labels with a dash.
  ['Shop TG-01, 24 Emu St, Reservoir', 'flat SHOP TG-01 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Shop TG-12, Koala Plaza, Reservoir', 'building KOALA PLAZA · flat SHOP TG-12 · locality RESERVOIR'],
  ['Unit B-5 Emu St, Reservoir', 'flat UNIT B · number 5 · street EMU STREET · locality RESERVOIR'],
  // Units in a list, of which the last one's slash leads to the house.
  ['1, 2 and 3 / 12 Emu St, Reservoir', 'flat 1, 2 & 3 · number 12 · street EMU STREET · locality RESERVOIR'],
  ['3 & 4/12-14 Emu St, Reservoir', 'flat 3 & 4 · number 12-14 · street EMU STREET · locality RESERVOIR'],
  ['12 & 14 Emu St, Reservoir', 'number 12-14 · street EMU STREET · locality RESERVOIR'],
  // A label before premises without a word for them, and a street.
  ['K101 Koala Greens, Emu Dr, Reservoir', 'building KOALA GREENS · flat K101 · street EMU DRIVE · locality RESERVOIR'],
  ['K101 Emu Dr, Reservoir', 'number K101 · street EMU DRIVE · locality RESERVOIR'],
  [
    'K202, Level 2, Koala Fountain Gate 352 Emu Hwy, Reservoir',
    'building KOALA FOUNTAIN GATE · flat K202, LEVEL 2 · number 352 · street EMU HIGHWAY · locality RESERVOIR',
  ],
  // A number that ends a name, and the house's.
  [
    'U 1 Koala 333 333 Emu Rd, Reservoir',
    'building KOALA 333 · flat UNIT 1 · number 333 · street EMU ROAD · locality RESERVOIR',
  ],
  // Two streets with nothing between them, the second with a suffix.
  ['Koala Road Emu Street North, Reservoir', 'street KOALA ROAD · street2 EMU STREET NORTH · locality RESERVOIR'],
  ['Koala Creek Road North, Reservoir', 'street KOALA CREEK ROAD NORTH · locality RESERVOIR'],
  ['Shop GD 127A, Koala Plaza, Reservoir', 'building KOALA PLAZA · flat SHOP GD127A · locality RESERVOIR'],
  [
    'Shop B2-933, Terminal 1, Koala Airport, Reservoir',
    'building TERMINAL 1, KOALA AIRPORT · flat SHOP B2-933 · locality RESERVOIR',
  ],
  ['Shop B2-933 Emu St, Reservoir', 'flat SHOP B2 · number 933 · street EMU STREET · locality RESERVOIR'],
  ['T/house 5, 24 Emu St, Reservoir', 'flat TOWNHOUSE 5 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Units 5 6 & 7/24 Emu St, Reservoir', 'flat UNIT 5,6 & 7 · number 24 · street EMU STREET · locality RESERVOIR'],
  [
    'Level 24 and Level 25 of 55 Emu St, Reservoir',
    'flat LEVEL 24&25 · number 55 · street EMU STREET · locality RESERVOIR',
  ],
  // Homes of a holiday park.
  [
    'Van 12 Koala Caravan Park, Emu Rd, Reservoir',
    'building KOALA CARAVAN PARK · flat CARAVAN 12 · street EMU ROAD · locality RESERVOIR',
  ],
  ['Cabin 12/24 Emu Rd, Reservoir', 'flat CABIN 12 · number 24 · street EMU ROAD · locality RESERVOIR'],
  // A box and a street address.
  ['PO Box 12 / 24 Emu St, Reservoir', 'number 24 · street EMU STREET · postal PO BOX 12 · locality RESERVOIR'],
  ['PO Box 12 (24 Emu St), Reservoir', 'number 24 · street EMU STREET · postal PO BOX 12 · locality RESERVOIR'],
  ['Box 12 PO Reservoir VIC 3073', 'postal PO BOX 12 · locality RESERVOIR · state VIC · postcode 3073'],
  // A second property, and a lot's number behind the street.
  ['24 Emu St / 5 Koala Rd, Reservoir', 'number 24 · street EMU STREET · locality RESERVOIR · unknown 5 Koala Rd'],
  ['Emu St / Koala Rd, Reservoir', 'street EMU STREET · street2 KOALA ROAD · locality RESERVOIR'],
  ['Lot 5 Emu St (No. 24), Reservoir', 'lot 5 · number 24 · street EMU STREET · locality RESERVOIR'],
  // A digit that ends a word of a name.
  [
    'Site 34 Emu4 Caravan Park 120 Wattle Rd, Reservoir',
    'building EMU4 CARAVAN PARK · flat SITE 34 · number 120 · street WATTLE ROAD · locality RESERVOIR',
  ],
  ['Unit4 120 Wattle Rd, Reservoir', 'flat UNIT 4 · number 120 · street WATTLE ROAD · locality RESERVOIR'],
  // A gate of premises.
  ['Koala Centre, Gate 3 Emu St, Reservoir', 'building KOALA CENTRE GATE 3 · street EMU STREET · locality RESERVOIR'],
  // A quoted name.
  ['"Koala View" Reservoir VIC 3073', 'building KOALA VIEW · locality RESERVOIR · state VIC · postcode 3073'],
  ['Koala View, Reservoir VIC 3073', 'street KOALA VIEW · locality RESERVOIR · state VIC · postcode 3073'],
  // Streets of which a word is no type.
  ['7 Rue De La Wattle, Reservoir', 'number 7 · street RUE DE LA WATTLE · locality RESERVOIR'],
  ['7 Wattle La, Reservoir', 'number 7 · street WATTLE LANE · locality RESERVOIR'],
  // Words that run together, and columns that spaces part.
  ['45 Emu StreetReservoir VIC 3073', 'number 45 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073'],
  ['45 Emu RdReservoirVIC 3073', 'number 45 · street EMU ROAD · locality RESERVOIR · state VIC · postcode 3073'],
  ['45 Emu StRESERVOIR VIC 3073', 'number 45 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073'],
  ['45 McRoad St, Reservoir', 'number 45 · street MCROAD STREET · locality RESERVOIR'],
  ['Emu Road  North Melbourne VIC', 'street EMU ROAD · locality NORTH MELBOURNE · state VIC'],
  ['Koala Place  Emu Street  Reservoir', 'building KOALA PLACE · street EMU STREET · locality RESERVOIR'],
  ['12 Emu  Street Reservoir', 'number 12 · street EMU STREET · locality RESERVOIR'],
  // Postcode and state that lead a line.
  ['0872 WA 12 Emu St', 'number 12 · street EMU STREET · state WA · postcode 0872'],
  ['860 NT 12 Emu St', 'number 12 · street EMU STREET · state NT · postcode 0860'],
  ['3644 NSW, 12 Emu St, Reservoir', 'number 12 · street EMU STREET · locality RESERVOIR · state NSW · postcode 3644'],
  // The way to a road, and to a post office.
  ['1.5km west of Reservoir on Emu Hwy', 'street EMU HIGHWAY · unknown 1.5km west of Reservoir on'],
  ['2 km from Emu Hwy, Reservoir', 'street EMU HIGHWAY · locality RESERVOIR · unknown 2 km from'],
  [
    'C/- Post Office Via Reservoir VIC 3073',
    'postal CARE PO · locality RESERVOIR · state VIC · postcode 3073 · unknown Via',
  ],
  // What is no part of an address.
  [
    'Parcel Locker 10123 45678, 24 Emu St, Reservoir',
    'number 24 · street EMU STREET · locality RESERVOIR · unknown Parcel Locker 10123 45678',
  ],
  ['Parcel Locker Rd, Reservoir', 'street PARCEL LOCKER ROAD · locality RESERVOIR'],
  ['953R+GG Reservoir, VIC', 'locality RESERVOIR · state VIC · unknown 953R + GG'],
  ['Lot 9 SP279990, Lot 9 Emu Drive, Reservoir', 'lot 9 · street EMU DRIVE · locality RESERVOIR · unknown SP 279990'],
  [
    'Lot 0 BUP105613, 122 Emu St, Reservoir',
    'lot 0 · number 122 · street EMU STREET · locality RESERVOIR · unknown BUP 105613',
  ],
  ['Lot 39 Reservoir VIC 3073', 'lot 39 · locality RESERVOIR · state VIC · postcode 3073'],
  // Several levels of one building.
  ['Levels 5, 6 & 7, 24 Emu St, Reservoir', 'flat LEVEL 5,6&7 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Level 2 and Level 3, 24 Emu St, Reservoir', 'flat LEVEL 2&3 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Level 5, 6 Emu St, Reservoir', 'flat LEVEL 5 · number 6 · street EMU STREET · locality RESERVOIR'],
  [
    'Ground & First Floor, 24 Emu St, Reservoir',
    'flat GROUND · number 24 · street EMU STREET · locality RESERVOIR · unknown & First Floor',
  ],
  [
    'Ground Floor and Level 1, 24 Emu St, Reservoir',
    'flat GROUND · number 24 · street EMU STREET · locality RESERVOIR · unknown and Level 1',
  ],
  ['FTY 5, 24 Emu St, Reservoir', 'flat FACTORY 5 · number 24 · street EMU STREET · locality RESERVOIR'],
  // A lone O is an Irish name's.
  ['24 O Connor St, Reservoir', 'number 24 · street O CONNOR STREET · locality RESERVOIR'],
  ['24 D Emu St, Reservoir', 'number 24D · street EMU STREET · locality RESERVOIR'],
  // The road that leads to a park.
  ['Koala Park Access Road, Reservoir', 'street KOALA PARK ACCESS ROAD · locality RESERVOIR'],
  ['Koala Plaza Access Crescent, Reservoir', 'building KOALA PLAZA · street ACCESS CRESCENT · locality RESERVOIR'],
  ['Koala Park, Access Road, Reservoir', 'building KOALA PARK · street ACCESS ROAD · locality RESERVOIR'],
  // The one place with brackets in its name.
  [
    'PO Box 12, Cocos (Keeling) Islands WA 6799',
    'postal PO BOX 12 · locality COCOS KEELING ISLANDS · state WA · postcode 6799',
  ],
];

describe('Signs and labels', () => {
  it.each(CASES)('%s', (text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });

  it('reads the one shop of a floor by its number too', () => {
    const found = readings(toLine('Ground Floor Shop 24A Emu St, Reservoir'), testPlaces);
    expect(found.map(({ flatNumber, numberFirst }) => [flatNumber, numberFirst])).toContainEqual(['24A', 0]);
  });

  it('loses no letter or digit of any text', () => {
    const signs = fc.constantFrom('Emu St', 'Kew', 'VIC', '  ', '\t', '+', '953R+GG ', '(Keeling)', 'Cocos ', ', ');
    fc.assert(
      fc.property(fc.array(fc.oneof(signs, fc.string()), { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        const letters = (of: string): string => [...of.replaceAll(/[^\p{L}\p{N}]/gu, '')].sort().join('');
        expect(letters(withSigns(text))).toBe(letters(text));
      }),
    );
  });
});
