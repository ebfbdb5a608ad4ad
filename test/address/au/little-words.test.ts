// Little words and signs of registers: what stands behind or amid an address and is no name of its own.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // The word for a corner behind its streets.
  ['Wattle Road and Myrtle Street intersection, Dubbo', 'street WATTLE ROAD · street2 MYRTLE STREET · locality DUBBO'],
  ['WATTLE RD & MYRTLE ST CORNER DUBBO', 'street WATTLE ROAD · street2 MYRTLE STREET · locality DUBBO'],
  ['Wattle Rd & Myrtle St Cnr, Dubbo NSW', 'street WATTLE ROAD · street2 MYRTLE STREET · locality DUBBO · state NSW'],
  // A corner of three, a street of which is called as a building is.
  [
    'Cnr Old Wattle Road, Church Street & Myrtle Road, Dubbo',
    'street OLD WATTLE ROAD · street2 CHURCH STREET · locality DUBBO · unknown & Myrtle Road',
  ],
  [
    'Cnr School Rd, Church St & Hall St, Dubbo',
    'street SCHOOL ROAD · street2 CHURCH STREET · locality DUBBO · unknown & Hall St',
  ],
  // Two lots in short; levels have the number of a house behind them.
  ['L5 & 6 Wattle Rd Dubbo', 'lot 5&6 · street WATTLE ROAD · locality DUBBO'],
  ['L5 & L6 Wattle Rd, Dubbo', 'lot 5&6 · street WATTLE ROAD · locality DUBBO'],
  ['L5 & 6, 24 Wattle Rd, Dubbo', 'flat LEVEL 5&6 · number 24 · street WATTLE ROAD · locality DUBBO'],
  // The house of a lot in brackets.
  ['Lot 12 (Hse 45) Wattle Street, Dubbo', 'lot 12 · number 45 · street WATTLE STREET · locality DUBBO'],
  ['Lot 12 (House 45) Wattle Street, Dubbo', 'lot 12 · number 45 · street WATTLE STREET · locality DUBBO'],
  ['Lot 12 (Number 45) Wattle Street, Dubbo', 'lot 12 · number 45 · street WATTLE STREET · locality DUBBO'],
  // The town of a lot.
  ['Lot 5678 Town of Darwin NT 0800', 'lot 5678 · locality DARWIN · state NT · postcode 0800 · unknown Town of'],
  ['Lot 56, Township of Dubbo NSW 2830', 'lot 56 · locality DUBBO · state NSW · postcode 2830 · unknown Township of'],
  // Words that lead to a street or a place.
  ['End of Wattle St, Dubbo', 'street WATTLE STREET · locality DUBBO · unknown End of'],
  ['Northern end of Wattle St, Dubbo', 'street WATTLE STREET · locality DUBBO · unknown Northern end of'],
  [
    'Emu Oval, top end of Wattle Ave, Dubbo',
    'building EMU OVAL · street WATTLE AVENUE · locality DUBBO · unknown top end of',
  ],
  ['24 East End of Line Rd, Dubbo', 'number 24 · street LINE ROAD · locality DUBBO · unknown East End of'],
  // Shops of a name that begins with a number, at a corner; a corner misspelt.
  [
    '7-Emus Kew Park, Conrer of Wattle St & Banksia Rd, Dubbo',
    'building 7-EMUS KEW PARK · street WATTLE STREET · street2 BANKSIA ROAD · locality DUBBO',
  ],
  // What a level is in, and where boats are launched; a branch called after its place.
  ['Emu Arcade, 1st Floor, Dubbo', 'building EMU ARCADE · flat FLOOR 1 · locality DUBBO'],
  [
    'Level 2, Koala Plaza, Dubbo NSW 2830',
    'building KOALA PLAZA · flat LEVEL 2 · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Level 2, Pitt Street Mall, Dubbo NSW 2830',
    'flat LEVEL 2 · street PITT STREET MALL · locality DUBBO · state NSW · postcode 2830',
  ],
  ['Emu Boat Ramp, Dubbo NSW 2830', 'building EMU BOAT RAMP · locality DUBBO · state NSW · postcode 2830'],
  [
    'NSW - Dubbo, 24 Wattle St Dubbo NSW 2830',
    'building NSW - DUBBO · number 24 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  ['12 Wattle Street in Dubbo', 'number 12 · street WATTLE STREET · locality DUBBO'],
  ['12 Wattle Street In, Dubbo', 'number 12 · street WATTLE STREET INNER · locality DUBBO'],
  // A unit with the same number and a letter, and the number of the house without a comma.
  ['Shop 5/5A 12 Wattle St, Dubbo', 'flat SHOP 5/5A · number 12 · street WATTLE STREET · locality DUBBO'],
  // The back of a house behind its street, and a lot amid an address, without commas.
  ['12 Wattle St rear Dubbo', 'number 12 · street WATTLE STREET · locality DUBBO · unknown rear'],
  ['12 Wattle St rear, Dubbo', 'number 12 · street WATTLE STREET · locality DUBBO · unknown rear'],
  ['14 Lot 12 Wattle St Dubbo', 'lot 12 · number 14 · street WATTLE STREET · locality DUBBO'],
  ['14, Lot 12 Wattle St Dubbo', 'lot 12 · number 14 · street WATTLE STREET · locality DUBBO'],
  ['14 Wattle St Lot 12 Dubbo', 'lot 12 · number 14 · street WATTLE STREET · locality DUBBO'],
  // A unit in words before another part; a street may be called so.
  ['Suite One, 12 Wattle St, Dubbo', 'flat SUITE 1 · number 12 · street WATTLE STREET · locality DUBBO'],
  ['Unit ten 12 Wattle St, Dubbo', 'flat UNIT 10 · number 12 · street WATTLE STREET · locality DUBBO'],
  ['Flat Two Wattle St, Dubbo', 'street FLAT TWO WATTLE STREET · locality DUBBO'],
  // A letter in brackets, of the number of the house or of a unit.
  ['12 (b) Wattle St, Dubbo', 'number 12B · street WATTLE STREET · locality DUBBO'],
  // The number of a house or of a unit behind, told from a rural delivery and from a postcode.
  ['wattle st dubbo 12', 'number 12 · street WATTLE STREET · locality DUBBO'],
  ['Wattle St, Dubbo NSW 12A', 'number 12A · street WATTLE STREET · locality DUBBO · state NSW'],
  ['Wattle St, Darwin 800', 'street WATTLE STREET · locality DARWIN · state NT · postcode 0800'],
  ['Wattle St, Darwin NT 801', 'street WATTLE STREET · locality DARWIN · state NT · postcode 0801'],
  ['Shop 2 Wattle St Dubbo 12', 'flat SHOP 2 · street WATTLE STREET · locality DUBBO 12'],
  [
    '170 Wattle Rd 216 Castle Hill 2154',
    'flat 216 · number 170 · street WATTLE ROAD · locality CASTLE HILL · state NSW · postcode 2154',
  ],
  [
    '100 Wattle St 1402 Dubbo 2830',
    'flat 1402 · number 100 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    '100 Wattle St 1402, Dubbo 2830',
    'flat 1402 · number 100 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  // A place with its postcode first, and a type at the end that seldom ends a street.
  ['Dubbo NSW 2830: 5 Wattle View', 'number 5 · street WATTLE VIEW · locality DUBBO · state NSW · postcode 2830'],
  ['Dubbo 2830 5 Wattle View', 'number 5 · street WATTLE VIEW · locality DUBBO · state NSW · postcode 2830'],
  // What stands behind a place and its postcode, without a state or a comma.
  [
    '12 Wattle St Dubbo 2830 Home',
    'number 12 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830 · unknown Home',
  ],
  [
    '12 Wattle St, Dubbo 2830 map 23 F6',
    'number 12 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830 · unknown map 23 F6',
  ],
  [
    '12 Wattle St Dubbo 2830 Emu Hall',
    'number 12 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830 · unknown Emu Hall',
  ],
  [
    '12 Wattle St Dubbo 2830 Unit 3',
    'flat UNIT 3 · number 12 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    '12 Wattle St Dubbo 2830 Lot 5 DP 12345',
    'lot 5 · number 12 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830 · unknown DP 12345',
  ],
  // The place with its postcode twice.
  [
    '12 Wattle Way, Dubbo 2830, Dubbo 2830',
    'number 12 · street WATTLE WAY · locality DUBBO · state NSW · postcode 2830 · unknown Dubbo 2830',
  ],
  // A division of land before the number of the house.
  [
    'CA 5 Parish of Emu 14 Wattle St Dubbo',
    'lot 5 · number 14 · street WATTLE STREET · locality DUBBO · unknown Parish of Emu',
  ],
  // The number of a company before the number of the house.
  [
    'Emu Pty Ltd ABN 12 345 678 901 116 Wattle Rd Dubbo',
    'building EMU PTY LTD · number 116 · street WATTLE ROAD · locality DUBBO · unknown ABN 12 345 678 901',
  ],
  [
    'Emu Pty Ltd, ACN 123 456 789 116 Wattle Rd Dubbo',
    'building EMU PTY LTD · number 116 · street WATTLE ROAD · locality DUBBO · unknown ACN 123 456 789',
  ],
  // A name that begins with a number, before the number of the house.
  ['99 Emus 12 Wattle St Dubbo', 'building 99 EMUS · number 12 · street WATTLE STREET · locality DUBBO'],
  ['7-Emus Dubbo 353 Wattle St Dubbo', 'building 7-EMUS DUBBO · number 353 · street WATTLE STREET · locality DUBBO'],
  [
    'Shop 3 99 Emus 12-14 Wattle St Dubbo',
    'building 99 EMUS · flat SHOP 3 · number 12-14 · street WATTLE STREET · locality DUBBO',
  ],
  [
    '12 Emu House 14 Wattle St Dubbo',
    'building EMU HOUSE · flat 12 · number 14 · street WATTLE STREET · locality DUBBO',
  ],
  ['24 to 26 Wattle St Dubbo', 'number 24-26 · street WATTLE STREET · locality DUBBO'],
  ['12 Mile Creek Road Dubbo', 'number 12 · street MILE CREEK ROAD · locality DUBBO'],
  // A remark without a comma before the place, a place first with a unit, and the point behind a house's number.
  [
    '16 Wattle St off Emu Rd Dubbo 2830',
    'number 16 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830 · unknown off Emu Rd',
  ],
  [
    '16 Wattle St between Emu St and Elm St Dubbo 2830',
    'number 16 · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830 · unknown between Emu St and Elm St',
  ],
  [
    'Dubbo 2830 unit 2 16 Wattle Rd',
    'flat UNIT 2 · number 16 · street WATTLE ROAD · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    '60. Wattle St Wetherill Park 2164',
    'number 60 · street WATTLE STREET · locality WETHERILL PARK · state NSW · postcode 2164',
  ],
  ['2. Emu Park Wattle St Dubbo', 'building EMU PARK · street WATTLE STREET · locality DUBBO'],
  ['7-Emus 10 Park Rd Dubbo', 'building 7-EMUS · number 10 · street PARK ROAD · locality DUBBO'],
  // A wave for a dash, and a point amid the word for numbers.
  ['12~14 Wattle St, Dubbo', 'number 12-14 · street WATTLE STREET · locality DUBBO'],
  ['No.s 12-14 Wattle St, Dubbo', 'number 12-14 · street WATTLE STREET · locality DUBBO'],
  // States cut short.
  [
    '12 Wattle St, Unley South Aust. 5061',
    'number 12 · street WATTLE STREET · locality UNLEY · state SA · postcode 5061',
  ],
  ['12 Wattle St Perth West Aust 6000', 'number 12 · street WATTLE STREET · locality PERTH · state WA · postcode 6000'],
  ['12 Wattle St Dubbo New Sth Wales', 'number 12 · street WATTLE STREET · locality DUBBO · state NSW'],
  [
    '12 Wattle St Darwin Nth Territory 0800',
    'number 12 · street WATTLE STREET · locality DARWIN · state NT · postcode 0800',
  ],
];

describe('Little words and signs of registers', () => {
  it.each(CASES)('%s', (line, parts) => {
    expect(describeParse(parseAddress(line, testPlaces, 'au'))).toBe(parts);
  });
});
