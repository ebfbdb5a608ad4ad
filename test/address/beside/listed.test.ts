// The number that an address has in a list, and what says which address it is: no part of it.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // A number or letter of a list.
  ['1. 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['2. 5/24 Wattle St, Reservoir', 'flat 5 · number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['12. 7-9 Wattle St, Reservoir', 'number 7-9 · street WATTLE STREET · locality RESERVOIR'],
  ['3) 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['(3) 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['a) 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['ii. 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['1: 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['4. Unit 2, 24 Wattle St, Reservoir', 'flat UNIT 2 · number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['5. PO Box 12, Reservoir', 'postal PO BOX 12 · locality RESERVOIR'],
  ['6. Cnr Wattle St & Myrtle Rd, Reservoir', 'street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR'],
  ['7. Lot 12 Wattle Rd, Reservoir', 'lot 12 · street WATTLE ROAD · locality RESERVOIR'],
  ['8. Emu Hall, 24 Wattle St, Reservoir', 'building EMU HALL · number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['9. Emu Hall, Wattle St, Reservoir', 'building EMU HALL · street WATTLE STREET · locality RESERVOIR'],
  ['10. Koala Plaza Wattle St, Reservoir', 'building KOALA PLAZA · street WATTLE STREET · locality RESERVOIR'],
  // None: the point is behind the house number, and the first of two numbers a unit.
  ['24. Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['24. Station St, Reservoir', 'number 24 · street STATION STREET · locality RESERVOIR'],
  ['24. Old Hall Rd, Reservoir', 'number 24 · street OLD HALL ROAD · locality RESERVOIR'],
  [
    'Unit 4. 24 Wattle St. Reservoir. Vic.',
    'flat UNIT 4 · number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
  ['1, 24 Wattle St, Reservoir', 'flat 1 · number 24 · street WATTLE STREET · locality RESERVOIR'],
  // What says which address it is.
  ['Site: 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  [
    'Site: Emu Depot, 24 Wattle St, Reservoir',
    'building EMU DEPOT · number 24 · street WATTLE STREET · locality RESERVOIR',
  ],
  [
    'Site: 12, Koala Caravan Park, 24 Wattle St, Reservoir',
    'building KOALA CARAVAN PARK · flat SITE 12 · number 24 · street WATTLE STREET · locality RESERVOIR',
  ],
  ['Site - 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['Location - Emu Park, Wattle St, Reservoir', 'building EMU PARK · street WATTLE STREET · locality RESERVOIR'],
  ['Ship to - 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['Pick up: 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['Drop off at: 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['From: 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['Job site: 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['Project address: 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['Warehouse: 24 Wattle St, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  [
    'Meet at Emu Hall, 24 Wattle St, Reservoir',
    'building EMU HALL · number 24 · street WATTLE STREET · locality RESERVOIR',
  ],
  [
    'Street - 24 Wattle St; Suburb - Reservoir; State - VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC',
  ],
];

describe('Numbers of a list and labels', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
