// Parts in orders and with joins in which lists write them: units and levels behind the street, lists of units, points
// for commas, lots and boxes beside a number, the place first; premises that mail has a postcode for; two forms.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // Units and levels behind the street, in lists, by a letter, by a name, with a comma or none.
  [
    '24 Wattle St, Unit 1 & 2, Reservoir VIC',
    'flat UNIT 1 & 2 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    '24 Wattle St Apt 1 & 2 Reservoir VIC',
    'flat APARTMENT 1 & 2 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    '24 Wattle St (Shop 1 & 2), Reservoir VIC',
    'flat SHOP 1 & 2 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    '24 Wattle St, Ste C Emu Plaza, Reservoir VIC',
    'building EMU PLAZA · flat SUITE C · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    '24 Wattle St, Lower Ground, Reservoir VIC',
    'flat LOWER GROUND FLOOR · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    '24 Wattle St Mezzanine Reservoir VIC',
    'flat MEZZANINE · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    '24 Wattle St, Office 5, Mezzanine, Reservoir VIC',
    'flat OFFICE 5, MEZZANINE · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    '24 Wattle St Level 3 Villa B2 Reservoir VIC',
    'flat VILLA B2, LEVEL 3 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    '24 Wattle St, Suite 12, L2, Reservoir VIC',
    'flat SUITE 12, LEVEL 2 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'Suite 12, L2, 24 Wattle St, Reservoir VIC',
    'flat SUITE 12, LEVEL 2 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    '45, Warehouse B2, Wattle St, Reservoir VIC',
    'flat WAREHOUSE B2 · number 45 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'G12, Unit 3, 24 Wattle St, Reservoir VIC',
    'building G12 · flat UNIT 3 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  // Units that run into their word, and premises behind them.
  [
    'U1 & 2, 24 Wattle St, Reservoir VIC',
    'flat UNIT 1 & 2 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'U1.05, 24 Wattle St, Reservoir VIC',
    'flat UNIT 1.05 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'U12 Emu Plaza, 24 Wattle St, Reservoir VIC',
    'building EMU PLAZA · flat UNIT 12 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'Emu Plaza, U7B, Floor 5, 24 Wattle St, Reservoir VIC',
    'building EMU PLAZA · flat UNIT 7B, FLOOR 5 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'Townhouse C, 24 Wattle St, Reservoir VIC',
    'flat TOWNHOUSE C · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'Mezzanine Emu Plaza 24 Wattle St Reservoir VIC',
    'building EMU PLAZA · flat MEZZANINE · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'Office 2-4, Emu Plaza, Wattle St, Reservoir VIC',
    'building EMU PLAZA · flat OFFICE 2-4 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  // Points that end parts, and those that do not.
  [
    'Emu Plaza. 24 Wattle Street. Reservoir. Victoria. 3073',
    'building EMU PLAZA · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · postcode 3073',
  ],
  [
    '24 Emu Street. Unit 5. Reservoir VIC 3073. PO Box 1',
    'flat UNIT 5 · number 24 · street EMU STREET · postal PO BOX 1 · locality RESERVOIR · state VIC · postcode 3073',
  ],
  ['Suite. 5 24 Wattle St. Kilda VIC', 'flat SUITE 5 · number 24 · street WATTLE STREET · locality KILDA · state VIC'],
  // Lots and boxes beside a number.
  [
    '24 Wattle Ct, Lot 25, Golden Square VIC',
    'lot 25 · number 24 · street WATTLE COURT · locality GOLDEN SQUARE · state VIC',
  ],
  [
    'Lot 25 (1511) Wattle St, Reservoir VIC',
    'lot 25 · number 1511 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'Lot 25 - 24 Wattle St, Reservoir VIC',
    'lot 25 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  [
    'PMB 12 - 24 Wattle St, Reservoir VIC',
    'number 24 · street WATTLE STREET · postal PRIVATE BAG 12 · locality RESERVOIR · state VIC',
  ],
  [
    'PO Box 3125 389 Wattle St Reservoir VIC',
    'number 389 · street WATTLE STREET · postal PO BOX 3125 · locality RESERVOIR · state VIC',
  ],
  // States and places where they stand seldom.
  [
    '24 Wattle St, Reservoir (Victoria) 3073',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · postcode 3073',
  ],
  [
    '24 Wattle St, New South Wales 2830 Dubbo',
    'number 24 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'New South Wales 2830, Dubbo, 24 Wattle St',
    'number 24 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'NSW 2830, Emu Plaza, 24 Wattle St, Dubbo',
    'building EMU PLAZA · number 24 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Dubbo NSW 2830, Flat 2, 24 Wattle St',
    'flat FLAT 2 · number 24 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Dubbo NSW 2830, Emu Plaza, 24 Wattle Mall',
    'building EMU PLAZA · number 24 · street WATTLE MALL · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Coffs Harbour, 24 Wattle St, NSW 2452',
    'number 24 · street WATTLE STREET · locality COFFS HARBOUR · state NSW · postcode 2452',
  ],
  // Two changed forms at once.
  ['• Location: 24 Wattle St, Reservoir VIC', 'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC'],
  [
    '24+Wattle+St,+Reservoir+VIC, 0400 555 123',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown 0400 555 123',
  ],
  [
    '24%20Wattle%20St,%20Reservoir%20VIC (rear)',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown rear',
  ],
  [
    '24 Emu St, Reservoir VIC, 02 9555 1234 www.example.com.au',
    'number 24 · street EMU STREET · locality RESERVOIR · state VIC · unknown 02 9555 1234 www.example.com.au',
  ],
  [
    'Emu Holdings Pty Ltd (24 Wattle St, Reservoir VIC 3073)',
    'building EMU HOLDINGS PTY LTD · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · postcode 3073',
  ],
  // Premises that places of delivery are called by, before the locality they lie in.
  ['University of Emu, Dubbo NSW', 'building UNIVERSITY OF EMU · locality DUBBO · state NSW'],
  [
    '24 Wattle Rd, University of Emu, Dubbo NSW',
    'building UNIVERSITY OF EMU · number 24 · street WATTLE ROAD · locality DUBBO · state NSW',
  ],
  [
    'Emu Herbarium University of Koala Dubbo NSW',
    'building EMU HERBARIUM UNIVERSITY OF KOALA · locality DUBBO · state NSW',
  ],
  ['PS2 Building, Emu University, Dubbo NSW', 'building PS2 BUILDING, EMU UNIVERSITY · locality DUBBO · state NSW'],
  [
    'Office 3, PS2 Building, Emu University, Dubbo NSW',
    'building PS2 BUILDING, EMU UNIVERSITY · flat OFFICE 3 · locality DUBBO · state NSW',
  ],
  [
    'Emu Oval - Pitch 5, Wattle Rd, Dubbo NSW',
    'building EMU OVAL PITCH 5 · street WATTLE ROAD · locality DUBBO · state NSW',
  ],
  // A postcode that lost or won a digit, and a day.
  ['24 Wattle St, Dubbo NSW 283', 'number 24 · street WATTLE STREET · locality DUBBO · state NSW · unknown 283'],
  ['24 Wattle St, Dubbo NSW 28300', 'number 24 · street WATTLE STREET · locality DUBBO · state NSW · unknown 28300'],
  ['24 Wattle St, Darwin NT 800', 'number 24 · street WATTLE STREET · locality DARWIN · state NT · postcode 0800'],
  [
    'Closed as of 29/7/07 24 Wattle St, Dubbo NSW',
    'building CLOSED · number 24 · street WATTLE STREET · locality DUBBO · state NSW · unknown as of 29/7/07',
  ],
  [
    'Emu Motors Address: 24 Wattle St, Dubbo NSW',
    'building EMU MOTORS · number 24 · street WATTLE STREET · locality DUBBO · state NSW',
  ],
];

describe('Orders and joins of parts', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
