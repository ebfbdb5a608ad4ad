// What stands before a street in rarer forms: a unit's letter glued to its word, premises in brackets or in a type of
// street, lists without commas, halves of a number, and a place that leads a line whose number ends it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // A unit's letter behind U.
  ['UE - 2 Emu St, Reservoir', 'flat UNIT E · number 2 · street EMU STREET · locality RESERVOIR'],
  ['UE/2 Emu St, Reservoir', 'flat UNIT E · number 2 · street EMU STREET · locality RESERVOIR'],
  ['U E/2 Emu St, Reservoir', 'flat UNIT E · number 2 · street EMU STREET · locality RESERVOIR'],
  ['U-B/2 Emu St, Reservoir', 'flat UNIT B · number 2 · street EMU STREET · locality RESERVOIR'],
  ['UnitC/20-24 Emu St, Reservoir', 'flat UNIT C · number 20-24 · street EMU STREET · locality RESERVOIR'],
  [
    'Koala House, UD/12 Emu St, Reservoir',
    'building KOALA HOUSE · flat UNIT D · number 12 · street EMU STREET · locality RESERVOIR',
  ],
  ['UK 2 Emu St, Reservoir', 'building UK · number 2 · street EMU STREET · locality RESERVOIR'],
  ['Un/2 Emu St, Reservoir', 'flat UNIT 2 · street EMU STREET · locality RESERVOIR'],
  // Premises in brackets.
  ['24 Emu St (Koala Plaza), Reservoir', 'building KOALA PLAZA · number 24 · street EMU STREET · locality RESERVOIR'],
  ['24 Emu St, Reservoir [Koala Hotel]', 'building KOALA HOTEL · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Emu St (Koala Plaza), Reservoir', 'building KOALA PLAZA · street EMU STREET · locality RESERVOIR'],
  [
    'Shop 4 (Koala Plaza) 24 Emu St, Reservoir',
    'building KOALA PLAZA · flat SHOP 4 · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Koala Hall (Emu School) Wattle Ave, Reservoir',
    'building KOALA HALL · street WATTLE AVENUE · locality RESERVOIR · unknown Emu School',
  ],
  [
    'Koala Club (Emu Park) 25 Wattle Rd, Reservoir',
    'building KOALA CLUB · number 25 · street WATTLE ROAD · locality RESERVOIR · unknown Emu Park',
  ],
  [
    '24 Emu St (opposite Koala Plaza), Reservoir',
    'number 24 · street EMU STREET · locality RESERVOIR · unknown opposite Koala Plaza',
  ],
  [
    '24 Emu St (former Koala Hotel), Reservoir',
    'number 24 · street EMU STREET · locality RESERVOIR · unknown former Koala Hotel',
  ],
  ['24 Emu St (Albert Park), Carlton', 'number 24 · street EMU STREET · locality CARLTON · unknown Albert Park'],
  ['24 Emu St (Hall), Reservoir', 'number 24 · street EMU STREET · locality RESERVOIR · unknown Hall'],
  // Premises that end in a type of street.
  ['Shop 1, Koala Crossing, Reservoir', 'building KOALA CROSSING · flat SHOP 1 · locality RESERVOIR'],
  ['Shop 1, Koala Crossing', 'building KOALA CROSSING · flat SHOP 1'],
  ['Shop 1, Albert Park', 'flat SHOP 1 · locality ALBERT PARK'],
  ['12 Koala Crossing, Reservoir', 'number 12 · street KOALA CROSSING · locality RESERVOIR'],
  [
    'Shop 1, Koala Junction, Emu Road, Reservoir',
    'building KOALA JUNCTION · flat SHOP 1 · street EMU ROAD · locality RESERVOIR',
  ],
  ['Koala Ct Emu Hills Rd, Reservoir', 'building KOALA CT · street EMU HILLS ROAD · locality RESERVOIR'],
  ['Shop 5 Koala Ct Emu Rd, Reservoir', 'building KOALA CT · flat SHOP 5 · street EMU ROAD · locality RESERVOIR'],
  ['Cnr Koala Ct Emu Rd, Reservoir', 'street KOALA COURT · street2 EMU ROAD · locality RESERVOIR'],
  ['Koala Ct/Emu Rd, Reservoir', 'street KOALA COURT · street2 EMU ROAD · locality RESERVOIR'],
  ['Koala Ave Emu Rd, Reservoir', 'street KOALA AVENUE · street2 EMU ROAD · locality RESERVOIR'],
  // Premises that hold a word of a corner, of a place or of another type.
  [
    'Shop 4-5 Koala Corner Shopping Centre, Reservoir',
    'building KOALA CORNER SHOPPING CENTRE · flat SHOP 4-5 · locality RESERVOIR',
  ],
  ['Shop 4B/5A Koala Shopping Town Reservoir', 'building KOALA SHOPPING TOWN · flat SHOP 4B/5A · locality RESERVOIR'],
  [
    'Shop 10 B Koala Plaza 26 Emu St, Reservoir',
    'building KOALA PLAZA · flat SHOP 10B · number 26 · street EMU STREET · locality RESERVOIR',
  ],
  [
    '70 Koala Shopping Centre The Emu Road, Reservoir',
    'building KOALA SHOPPING CENTRE · number 70 · street THE EMU ROAD · locality RESERVOIR',
  ],
  ['Westfield Koala Emu Hwy Reservoir', 'building WESTFIELD KOALA · street EMU HIGHWAY · locality RESERVOIR'],
  [
    'Westfield Bondi Junction Emu Hwy Reservoir',
    'building WESTFIELD BONDI JUNCTION · street EMU HIGHWAY · locality RESERVOIR',
  ],
  ['Westfield Koala, Reservoir', 'building WESTFIELD KOALA · locality RESERVOIR'],
  ['Westfield Road, Reservoir', 'street WESTFIELD ROAD · locality RESERVOIR'],
  [
    'Koala Centre Cnr Emu &, Wattle Rd, Reservoir',
    'building KOALA CENTRE · street EMU ROAD · street2 WATTLE ROAD · locality RESERVOIR',
  ],
  ['Emu St/Wattle St, Reservoir', 'street EMU STREET · street2 WATTLE STREET · locality RESERVOIR'],
  ['Shop 10 Koala Point, Reservoir', 'building KOALA POINT · flat SHOP 10 · locality RESERVOIR'],
  ['Koala Library, Emu Fair, Reservoir', 'building KOALA LIBRARY EMU FAIR · locality RESERVOIR'],
  [
    'Koala Airport T3 Emu Terminal, Shop 25, Reservoir',
    'building KOALA AIRPORT T3 EMU TERMINAL · flat SHOP 25 · locality RESERVOIR',
  ],
  // Lists without commas.
  ['16 18 20 Emu St, Reservoir', 'number 16 18 20 · street EMU STREET · locality RESERVOIR'],
  ['16 18 & 20 Emu St, Reservoir', 'number 16 18 & 20 · street EMU STREET · locality RESERVOIR'],
  ['5 16 18 Emu St, Reservoir', 'flat 5 · number 16-18 · street EMU STREET · locality RESERVOIR'],
  ['Shops 16 18 20 Emu St, Reservoir', 'flat SHOP 16,18 · number 20 · street EMU STREET · locality RESERVOIR'],
  ['Shops 1, 2 20 Emu St, Reservoir', 'flat SHOP 1,2 · number 20 · street EMU STREET · locality RESERVOIR'],
  ['Shop 5, 6 24 Emu St, Reservoir', 'flat SHOP 5,6 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Shop 5, 6, 7/24 Emu St, Reservoir', 'flat SHOP 5,6,7 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Unit 3, 4/6 Emu St, Reservoir', 'flat UNIT 3 · number 4-6 · street EMU STREET · locality RESERVOIR'],
  ['Tenancy B & C, 24 Emu St, Reservoir', 'flat TENANCY B & C · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Unit 5 A/24 Emu St, Reservoir', 'flat UNIT 5A · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Shop 2B-5, Reservoir', 'flat SHOP 2B-5 · locality RESERVOIR'],
  ['24/26/28 Emu St, Reservoir', 'number 24/26/28 · street EMU STREET · locality RESERVOIR'],
  ['24A/24B Emu St, Reservoir', 'number 24A/24B · street EMU STREET · locality RESERVOIR'],
  ['24A to C Emu St, Reservoir', 'number 24A to C · street EMU STREET · locality RESERVOIR'],
  ['5 of 24 Emu St, Reservoir', 'flat 5 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Unit 5 of 24 Emu St, Reservoir', 'flat UNIT 5 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Twelfth Floor, 24 Emu St, Reservoir', 'flat FLOOR 12 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Part of 24 Emu St, Reservoir', 'number 24 · street EMU STREET · locality RESERVOIR · unknown Part of'],
  ['Front 24 Emu St, Reservoir', 'number 24 · street EMU STREET · locality RESERVOIR · unknown Front'],
  [
    'Opposite the pub, 24 Emu St, Reservoir',
    'number 24 · street EMU STREET · locality RESERVOIR · unknown Opposite the pub',
  ],
  // Units without a word of their own, and labels of two parts.
  ['E28 Koala Plaza, Reservoir', 'building KOALA PLAZA · flat E28 · locality RESERVOIR'],
  ['E28, Koala Shopping Centre, Reservoir', 'building KOALA SHOPPING CENTRE · flat E28 · locality RESERVOIR'],
  ['E28 Emu St, Reservoir', 'number E28 · street EMU STREET · locality RESERVOIR'],
  ['105/Level 1, 24 Emu St, Reservoir', 'flat 105, LEVEL 1 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['105, Level 1, 24 Emu St, Reservoir', 'flat 105, LEVEL 1 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Lower 10, 24 Emu St, Reservoir', 'building LOWER 10 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Lower Level 1, 24 Emu St, Reservoir', 'flat LOWER LEVEL 1 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Unit B/101 24 Emu St, Reservoir', 'flat UNIT B/101 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Granny Flat 24 Emu St, Reservoir', 'building GRANNY FLAT · number 24 · street EMU STREET · locality RESERVOIR'],
  // Words that lead to premises or to a number, or say what a unit is for.
  [
    'Shop 5 in Koala Plaza, 24 Emu St, Reservoir',
    'building KOALA PLAZA · flat SHOP 5 · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Located within Koala Plaza, 24 Emu St, Reservoir',
    'building KOALA PLAZA · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'next to Koala Plaza, 24 Emu St, Reservoir',
    'number 24 · street EMU STREET · locality RESERVOIR · unknown next to Koala Plaza',
  ],
  [
    'Medical Suite 5, 24 Emu St, Reservoir',
    'flat SUITE 5 · number 24 · street EMU STREET · locality RESERVOIR · unknown Medical',
  ],
  [
    'Koala Medical, Suite 5, 24 Emu St, Reservoir',
    'building KOALA MEDICAL · flat SUITE 5 · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  ['Unit 5 of No 24 Emu St, Reservoir', 'flat UNIT 5 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Koala, Fire No 123 Emu Rd, Reservoir', 'building KOALA · number 123 · street EMU ROAD · locality RESERVOIR'],
  ['Koala Market Place Emu St, Reservoir', 'building KOALA MARKET PLACE · street EMU STREET · locality RESERVOIR'],
  ['Market Place, Reservoir', 'street MARKET PLACE · locality RESERVOIR'],
  // Behind the street.
  ['24, Unit 5, Emu St, Reservoir', 'flat UNIT 5 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['24 Emu St, Lot 5, Reservoir', 'lot 5 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['24 Emu St Koala Plaza Reservoir', 'building KOALA PLAZA · number 24 · street EMU STREET · locality RESERVOIR'],
  [
    '24 Emu St Koala Plaza Shop 5 Reservoir',
    'building KOALA PLAZA · flat SHOP 5 · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  // A half of a number.
  ['24 ½ Emu St, Reservoir', 'number 24 · street EMU STREET · locality RESERVOIR · unknown ½'],
  ['24½ Emu St, Reservoir', 'number 24 · street EMU STREET · locality RESERVOIR · unknown ½'],
  ['5/24 1/2 Emu St, Reservoir', 'flat 5 · number 24 · street EMU STREET · locality RESERVOIR · unknown 1/2'],
  ['Unit 5, 24¾ Emu St', 'flat UNIT 5 · number 24 · street EMU STREET · unknown ¾'],
  ['24 1/3 Emu St, Reservoir', 'flat 24 · number 1-3 · street EMU STREET · locality RESERVOIR'],
  // A place of a site, and the word for a number behind premises.
  ['GATE 24', 'building GATE 24'],
  ['Koala House, Emu St No 24', 'building KOALA HOUSE · number 24 · street EMU STREET'],
  // A number parted from its street, with another name before it.
  [
    'Shop 5-7, Koala Square, 24, Emu Street, Reservoir',
    'building KOALA SQUARE · flat SHOP 5-7 · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  [
    'Koala Square, 24, Emu Street, Reservoir',
    'building KOALA SQUARE · number 24 · street EMU STREET · locality RESERVOIR',
  ],
  ['Emu Street, 24, Mount Gambier', 'number 24 · street EMU STREET · locality MOUNT GAMBIER'],
  ['Emu Street, 24, Reservoir', 'number 24 · street EMU STREET · locality RESERVOIR'],
  // A unit without its word before premises or a level.
  ['5, Koala Hall, 24 Emu St', 'building KOALA HALL · flat 5 · number 24 · street EMU STREET'],
  ['5A, Koala Plaza, 24, Emu St', 'building KOALA PLAZA · flat 5A · number 24 · street EMU STREET'],
  [
    'Suite 6, L1/ Koala Village, 24 Emu St',
    'building KOALA VILLAGE · flat SUITE 6, LEVEL 1 · number 24 · street EMU STREET',
  ],
  ['L1, Koala Village, 24 Emu St', 'building KOALA VILLAGE · flat LEVEL 1 · number 24 · street EMU STREET'],
  ['703, Level 7/24 Emu St, Reservoir', 'flat 703, LEVEL 7 · number 24 · street EMU STREET · locality RESERVOIR'],
  ['24 A & B Emu St', 'number 24A & B · street EMU STREET'],
  ['24 A to C Emu St', 'number 24A to C · street EMU STREET'],
  // Letters of units.
  ['Units A-C, 24 Emu St', 'flat UNIT A-C · number 24 · street EMU STREET'],
  ['Units A to C/24 Emu St', 'flat UNIT A-C · number 24 · street EMU STREET'],
  ['Unit A/B, 24 Emu St', 'flat UNIT A/B · number 24 · street EMU STREET'],
  ['Units A, B & C, 24 Emu St', 'flat UNIT A,B & C · number 24 · street EMU STREET'],
  ['Tenancy B & C Emu St', 'flat TENANCY B & C · street EMU STREET'],
  ['Unit A Emu St', 'flat UNIT A · street EMU STREET'],
  ['Shop LG 12, Koala Village, 24 Emu St', 'building KOALA VILLAGE · flat SHOP LG12 · number 24 · street EMU STREET'],
  ['Shop G 12, Koala Village, 24 Emu St', 'building KOALA VILLAGE · flat SHOP G12 · number 24 · street EMU STREET'],
  // The level's number between the unit's, which begins with it, and the house's.
  ['Suite 706 7/24 Emu St', 'flat SUITE 706, LEVEL 7 · number 24 · street EMU STREET'],
  ['Suite 7.06 7/24 Emu St', 'flat SUITE 7.06, LEVEL 7 · number 24 · street EMU STREET'],
  ['2001 20/68 Emu St', 'flat 2001, LEVEL 20 · number 68 · street EMU STREET'],
  ['Apt 12 101/24 Emu St', 'flat APARTMENT 12,101 · number 24 · street EMU STREET'],
  // A label says which address it is.
  ['Postal address: PO Box 24, Reservoir', 'postal PO BOX 24 · locality RESERVOIR'],
  ['Principal place of business: Level 2, 24 Emu St', 'flat LEVEL 2 · number 24 · street EMU STREET'],
  ['Address - 5/24 Emu St', 'flat 5 · number 24 · street EMU STREET'],
  ['The Address, 24 Emu St', 'building THE ADDRESS · number 24 · street EMU STREET'],
  // The place first, the number last.
  ['Reservoir, Emu Street 24', 'number 24 · street EMU STREET · locality RESERVOIR'],
  [
    'Reservoir VIC 3073, Emu Street 5/24',
    'flat 5 · number 24 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073',
  ],
  ['3073 Reservoir, Emu St No 24', 'number 24 · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073'],
  ['VIC 3073 Reservoir, Emu St 24A', 'number 24A · street EMU STREET · locality RESERVOIR · state VIC · postcode 3073'],
  ['Koala Plaza, Emu St 24, Reservoir', 'building KOALA PLAZA · number 24 · street EMU STREET · locality RESERVOIR'],
  ['Emu - Koala Road 24, Reservoir', 'number 24 · street EMU - KOALA ROAD · locality RESERVOIR'],
  ['Koala, 24 Emu St', 'building KOALA · number 24 · street EMU STREET'],
];

describe('what stands before the street', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });

  it('offers data the first unit of a number where it reads the units of a property', () => {
    const { changedItems } = parseAddress('Unit 1-19 Emu Street', testPlaces, 'au');
    expect(changedItems?.find(({ actionType }) => actionType === 'INFO')?.newValue).toBe('1/19');
  });

  it('keeps every number of a line, whatever letter, half or list stands beside it', () => {
    const head = fc.oneof(
      fc.constantFrom('UE/', 'UB - ', 'U C/', 'UnitD/', 'Shops 3 4 ', 'A ', ''),
      fc.integer({ min: 1, max: 99 }).map((unit) => `${unit}/`),
    );
    const half = fc.constantFrom('', '½', ' ½', ' 1/2');
    fc.assert(
      fc.property(head, fc.integer({ min: 100, max: 9998 }), half, (before, number, after) => {
        const parsed = parseAddress(`${before}${number}${after} Emu Street, Reservoir VIC 3073`, testPlaces, 'au');
        expect(parsed).toMatchObject({ streetNumber: String(number), street: 'EMU STREET', locality: 'RESERVOIR' });
        expect(parsed.unknown ?? '').toBe(after.trim());
      }),
    );
  });
});
