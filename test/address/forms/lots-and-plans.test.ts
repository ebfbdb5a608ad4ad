// Lots with the plan that they lie on, in every order; several lots, and several numbers of one property.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const LOT = 'lot 2 · street WATTLE ROAD · locality RESERVOIR';

const CASES: readonly (readonly [string, string])[] = [
  ['Lot 2 DP 98765, Wattle Rd, Reservoir', `${LOT} · unknown DP 98765`],
  ['Lot 2 DP98765 Wattle Rd, Reservoir', `${LOT} · unknown DP98765`],
  ['Lot 2/DP98765 Wattle Rd, Reservoir', `${LOT} · unknown DP98765`],
  ['Lot 2 in DP 98765, Wattle Rd, Reservoir', `${LOT} · unknown in DP 98765`],
  ['Lot 2 on SP98765 Wattle Rd, Reservoir', `${LOT} · unknown on SP 98765`],
  ['Lot 2 Plan RP 98765 Wattle Rd, Reservoir', `${LOT} · unknown Plan RP 98765`],
  ['Part Lot 2 Wattle Rd, Reservoir', `${LOT} · unknown Part`],
  ['Pt Lot 2 Wattle Rd, Reservoir', `${LOT} · unknown Pt`],
  ['Crown Allotment 2 Wattle Rd, Reservoir', `${LOT} · unknown Crown`],
  ['Portion 2 Wattle Rd, Reservoir', LOT],
  ['Lots 2-4 Wattle Rd, Reservoir', 'lot 2-4 · street WATTLE ROAD · locality RESERVOIR'],
  ['Lots 2, 3 and 4 Wattle Rd, Reservoir', 'lot 2,3&4 · street WATTLE ROAD · locality RESERVOIR'],
  ['Lots 2, 3, 4 Wattle Rd, Reservoir', 'lot 2,3,4 · street WATTLE ROAD · locality RESERVOIR'],
  ['Lots 2 & 3, 16 Wattle Rd, Reservoir', 'lot 2&3 · number 16 · street WATTLE ROAD · locality RESERVOIR'],
  ['Lot 2, 16 Wattle Rd, Reservoir', 'lot 2 · number 16 · street WATTLE ROAD · locality RESERVOIR'],
  [
    '16 Wattle Rd, Reservoir (Lot 2 DP 98765)',
    'lot 2 · number 16 · street WATTLE ROAD · locality RESERVOIR · unknown DP 98765',
  ],
  [
    '16 Wattle Rd (Lot 2 DP 98765), Reservoir VIC 3073',
    'lot 2 · number 16 · street WATTLE ROAD · locality RESERVOIR · state VIC · postcode 3073 · unknown DP 98765',
  ],
  [
    '16 Wattle Rd, Reservoir - Lot 2 RP98765',
    'lot 2 · number 16 · street WATTLE ROAD · locality RESERVOIR · unknown RP98765',
  ],
  [
    'Lot 2 Wattle Rd, Reservoir - Lot 2 on RP98765',
    'lot 2 · street WATTLE ROAD · locality RESERVOIR · unknown Lot 2 on RP98765',
  ],
  ['16, 18, 20 Wattle St, Reservoir', 'number 16, 18, 20 · street WATTLE STREET · locality RESERVOIR'],
  ['16-20, 24 & 28 Wattle St, Reservoir', 'number 16-20, 24 & 28 · street WATTLE STREET · locality RESERVOIR'],
  ['16 - 18 - 20 Wattle St, Reservoir', 'number 16-18-20 · street WATTLE STREET · locality RESERVOIR'],
  ['16a/b Wattle St, Reservoir', 'number 16A/B · street WATTLE STREET · locality RESERVOIR'],
  ['16, 18 Wattle St, Reservoir', 'flat 16 · number 18 · street WATTLE STREET · locality RESERVOIR'],
  [
    '12 Wattle St and 14 Myrtle Rd, Reservoir',
    'number 12 · street WATTLE STREET · locality RESERVOIR · unknown and 14 Myrtle Rd',
  ],
  // The word said again.
  ['Lot 4 & Lot 5 Wattle Rd, Reservoir', 'lot 4&5 · street WATTLE ROAD · locality RESERVOIR'],
  ['Lot 4, Lot 31, Wattle Rd, Reservoir', 'lot 4,31 · street WATTLE ROAD · locality RESERVOIR'],
  ['NT Portion 4, Wattle Rd, Reservoir', 'lot 4 · street WATTLE ROAD · locality RESERVOIR · unknown NT'],
  ['NTP 4 Wattle Rd Reservoir', 'lot 4 · street WATTLE ROAD · locality RESERVOIR'],
  ['Lot 5 Reservoir via Emu VIC 3073', 'lot 5 · locality RESERVOIR · state VIC · postcode 3073 · unknown via Emu'],
  [
    'Sec 4 Hd of Emu, Wattle Rd, Reservoir',
    'flat SECTION 4 · street WATTLE ROAD · locality RESERVOIR · unknown Hd of Emu',
  ],
  ['Lot 5 Lot St, Reservoir', 'lot 5 · street LOT STREET · locality RESERVOIR'],
];

describe('lots and plans, several numbers', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
