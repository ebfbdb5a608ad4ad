// Corners of which a word is missing, doubled or stands elsewhere: & CNR, a street without its type, a third street.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  [
    '24 Wattle St & Cnr Myrtle Rd, Reservoir',
    'number 24 · street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR',
  ],
  [
    '24 Wattle St & Corner Myrtle Rd, Reservoir',
    'number 24 · street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR',
  ],
  [
    '24-26 Wattle & Cnr Myrtle Streets, Reservoir',
    'number 24-26 · street WATTLE STREET · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  [
    '24 Wattle Streets Cnr Myrtle, Reservoir',
    'number 24 · street WATTLE STREET · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  // Of three streets the plural is the type of those that have none.
  [
    'Cnr Wattle, Myrtle & Emu Streets, Reservoir',
    'street WATTLE STREET · street2 MYRTLE STREET · locality RESERVOIR · unknown & Emu Streets',
  ],
  [
    'Cnr Wattle Rd, Myrtle & Emu Sts, Reservoir',
    'street WATTLE ROAD · street2 MYRTLE STREET · locality RESERVOIR · unknown & Emu Sts',
  ],
  [
    'Cnr Wattle Rd and Myrtle and Emu Sts, Reservoir',
    'street WATTLE ROAD · street2 MYRTLE STREET · locality RESERVOIR · unknown and Emu Sts',
  ],
  [
    'Cnr Wattle Rd, Myrtle Ave & Emu Sts, Reservoir',
    'street WATTLE ROAD · street2 MYRTLE AVENUE · locality RESERVOIR · unknown & Emu Sts',
  ],
  ['24 Wattle Streets, Reservoir', 'number 24 · street WATTLE STREET · locality RESERVOIR'],
  ['24 Wattle St Cnr Myrtle, Reservoir', 'number 24 · street WATTLE STREET · street2 MYRTLE · locality RESERVOIR'],
  ['24 Wattle St, cnr Myrtle, Reservoir', 'number 24 · street WATTLE STREET · street2 MYRTLE · locality RESERVOIR'],
  ['24 Wattle St Cnr Myrtle Reservoir', 'number 24 · street WATTLE STREET · street2 MYRTLE · locality RESERVOIR'],
  ['24 Wattle St (cnr Myrtle), Reservoir', 'number 24 · street WATTLE STREET · street2 MYRTLE · locality RESERVOIR'],
  ['24 Banksia Cnr Myrtle St, Reservoir', 'number 24 · street BANKSIA · street2 MYRTLE STREET · locality RESERVOIR'],
  [
    '24 Wattle St (Cnr Myrtle Rd West), Reservoir',
    'number 24 · street WATTLE STREET · street2 MYRTLE ROAD WEST · locality RESERVOIR',
  ],
  ['Wattle St, Cnr Myrtle Rd, Reservoir', 'street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR'],
  [
    'Wattle St, Cnr Wattle St & Myrtle Rd, Reservoir',
    'street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR',
  ],
  [
    'Koala Court, Cnr Wattle & Myrtle Rds, Reservoir',
    'building KOALA COURT · street WATTLE ROAD · street2 MYRTLE ROAD · locality RESERVOIR',
  ],
  ['Cnr Wattle St And The Ave, Reservoir', 'street WATTLE STREET · street2 THE AVENUE · locality RESERVOIR'],
  ['Cnr Wattle/Myrtle Road & Emu St, Reservoir', 'street WATTLE MYRTLE ROAD · street2 EMU STREET · locality RESERVOIR'],
  [
    'Cnr Wattle Rd/Myrtle St & Emu St, Reservoir',
    'street WATTLE ROAD · street2 MYRTLE STREET · locality RESERVOIR · unknown & Emu St',
  ],
  [
    'Cnr Wattle, Myrtle And Emu St, Reservoir',
    'street WATTLE · street2 MYRTLE · locality RESERVOIR · unknown And Emu St',
  ],
  [
    'Lot 9 Wattle St (Emu Hwy) Cnr M, Reservoir',
    'lot 9 · street WATTLE STREET · locality RESERVOIR · unknown Emu Hwy Cnr M',
  ],
  ['Wattle St, Myrtle Rd, Reservoir', 'street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR'],
  ['Wattle St/ Myrtle Rd, Reservoir', 'street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR'],
  ['Koala Square, Myrtle Rd, Reservoir', 'building KOALA SQUARE · street MYRTLE ROAD · locality RESERVOIR'],
  ['Wattle St x Myrtle Rd, Reservoir', 'street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR'],
  ['Int Wattle St & Myrtle Rd, Reservoir', 'street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR'],
  ['Crnr. of Wattle & Myrtle Hwys, Reservoir', 'street WATTLE HIGHWAY · street2 MYRTLE HIGHWAY · locality RESERVOIR'],
  [
    'South East Cnr Wattle & Myrtle Sts, Reservoir',
    'street WATTLE STREET · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  ['Cnr Wattle St, & Myrtle Rd, Reservoir', 'street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR'],
  ['Cnr Wattle St with Myrtle Rd, Reservoir', 'street WATTLE STREET · street2 MYRTLE ROAD · locality RESERVOIR'],
];

describe('corners half said', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
