// Where the place of an address is said in an unusual way: its state letter by letter, the place before the number or
// the corner, a parcel behind the postcode; and names of the ground that are no streets.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const RESERVOIR = 'locality RESERVOIR · state VIC · postcode 3073';

const CASES: readonly (readonly [string, string])[] = [
  // A state whose letters stand apart.
  ['24 Emu St, Dubbo N S W 2830', 'number 24 · street EMU STREET · locality DUBBO · state NSW · postcode 2830'],
  ['24 Emu St Dubbo N S W', 'number 24 · street EMU STREET · locality DUBBO · state NSW'],
  ['24 Emu St, Yeppoon Q L D 4703', 'number 24 · street EMU STREET · locality YEPPOON · state QLD · postcode 4703'],
  [`24 Emu St, Reservoir V I C 3073`, `number 24 · street EMU STREET · ${RESERVOIR}`],
  ['PO Box 24 Dubbo N S W 2830', 'postal PO BOX 24 · locality DUBBO · state NSW · postcode 2830'],
  ['24 Emu St E, Perth W A 6000', 'number 24 · street EMU STREET EAST · locality PERTH · state WA · postcode 6000'],
  ['24 Emu St, Unley S. A.', 'number 24 · street EMU STREET · locality UNLEY · state SA'],
  ['24 Emu St, Koalaville S A', 'number 24 · street EMU STREET · locality KOALAVILLE S A'],
  ['24 Emu St Perth W A 5000', 'number 24 · street EMU STREET · locality PERTH · state WA · postcode 5000'],
  ['24 Emu Street South, NSW 2830', 'number 24 · street EMU STREET SOUTH · state NSW · postcode 2830'],
  // The place before it all.
  [
    'Dubbo, Cnr Emu & Quoll St, NSW 2830',
    'street EMU STREET · street2 QUOLL STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Koala Plaza, Dubbo, cnr Emu Rd & Quoll St NSW 2830',
    'building KOALA PLAZA · street EMU ROAD · street2 QUOLL STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Dubbo, Koala Kitchen, 24 Emu St, NSW 2830',
    'building KOALA KITCHEN · number 24 · street EMU STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Koala Kitchen, Emu Bar, 24 Emu St, NSW 2830',
    'building KOALA KITCHEN EMU BAR · number 24 · street EMU STREET · state NSW · postcode 2830',
  ],
  // A parcel behind the postcode.
  ['24 Emu Road Reservoir VIC 3073 - L286 M347', `number 24 · street EMU ROAD · ${RESERVOIR} · unknown L286 M347`],
  // Grounds are no streets, where no number stands before them.
  ['Memorial Park Reservoir VIC', 'building MEMORIAL PARK · locality RESERVOIR · state VIC'],
  ['Fishers Wharf, Reservoir VIC', 'building FISHERS WHARF · locality RESERVOIR · state VIC'],
  ['24 Memorial Park, Reservoir VIC', 'number 24 · street MEMORIAL PARK · locality RESERVOIR · state VIC'],
  ['Memorial Park Road, Reservoir VIC', 'street MEMORIAL PARK ROAD · locality RESERVOIR · state VIC'],
];

describe('The place and what is no street', () => {
  it.each(CASES)('%s', (text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });
});
