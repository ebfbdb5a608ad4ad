// A state, a postcode or both before their place, wherever they stand: the place is told by its name, which the state
// has; names that only begin with a state's are left.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const STREET = 'number 12 · street NUMBAT STREET';
const DUBBO = `${STREET} · locality DUBBO · state NSW`;
const CODED = `${DUBBO} · postcode 2830`;

const CASES: readonly (readonly [string, string])[] = [
  // Before the street.
  ['NSW Dubbo 12 Numbat St', DUBBO],
  ['NSW Dubbo, 12 Numbat St', DUBBO],
  ['NSW Dubbo 2830, 12 Numbat St', CODED],
  ['NSW 2830 Dubbo 12 Numbat St', CODED],
  ['New South Wales, Dubbo, 12 Numbat St', DUBBO],
  ['VIC Ocean Grove, 12 Numbat St', `${STREET} · locality OCEAN GROVE · state VIC`],
  ['New South Wales Dubbo 12 Numbat St', DUBBO],
  ['NSW Dubbo Unit 4/12 Numbat St', `flat UNIT 4 · ${DUBBO}`],
  ['NSW Dubbo, Quoll Hall, 12 Numbat St', `building QUOLL HALL · ${DUBBO}`],
  ['NSW Dubbo, PO Box 12', 'postal PO BOX 12 · locality DUBBO · state NSW'],
  // Behind it.
  ['12 Numbat St, NSW Dubbo', DUBBO],
  ['12 Numbat St NSW Dubbo 2830', CODED],
  ['12 Numbat St, NSW, Dubbo, 2830', CODED],
  ['12 Numbat St, NSW, 2830, Dubbo', CODED],
  ['12 Numbat St, NSW, 2830 Dubbo', CODED],
  ['12 Numbat St, New South Wales, Dubbo 2830', CODED],
  ['12 Numbat St, NSW Dubbo 2830 Australia', `${CODED} · country AU`],
  ['12 Numbat St, AU-2830 Dubbo', `${CODED} · country AU`],
  ['12 Numbat St, AUS 2830 Dubbo', `${CODED} · country AU`],
  // Without a street.
  ['NSW Dubbo', 'locality DUBBO · state NSW'],
  ['NSW - Dubbo', 'locality DUBBO · state NSW'],
  ['2830 Dubbo', 'locality DUBBO · state NSW · postcode 2830'],
  ['NSW Dubbo 2830 Australia', 'locality DUBBO · state NSW · postcode 2830 · country AU'],
  ['NSW 2830 Dubbo', 'locality DUBBO · state NSW · postcode 2830'],
  ['AU-2830 Dubbo', 'locality DUBBO · state NSW · postcode 2830 · country AU'],
  ['Numbat Hall, NSW, Dubbo 2830', 'building NUMBAT HALL · locality DUBBO · state NSW · postcode 2830'],
  ['Numbat Hall - NSW - Dubbo', 'building NUMBAT HALL · locality DUBBO · state NSW'],
  // What only begins with a state.
  ['NSW Numbat Service, 12 Numbat St, Dubbo', `building NSW NUMBAT SERVICE · ${STREET} · locality DUBBO`],
  ['Victoria Park WA 6100', 'locality VICTORIA PARK · state WA · postcode 6100'],
  ['12 Numbat St, Mount Victoria NSW 2786', `${STREET} · locality MOUNT VICTORIA · state NSW · postcode 2786`],
  ['2831 Dubbo Rd', 'number 2831 · street DUBBO ROAD'],
  ['QLD Dubbo', 'street QLD · locality DUBBO'],
  // A postcode and its place, a part of their own.
  [
    '2830 Dubbo, Cnr Numbat St & Quoll Rd',
    'street NUMBAT STREET · street2 QUOLL ROAD · locality DUBBO · state NSW · postcode 2830',
  ],
  ['2830 Dubbo, Quoll Plaza, 12 Numbat St', `building QUOLL PLAZA · ${CODED}`],
  ['2830 Dubbo NSW, Quoll Plaza, 12 Numbat St', `building QUOLL PLAZA · ${CODED}`],
  ['2830 Dubbo, Numbat Street', 'street NUMBAT STREET · locality DUBBO · state NSW · postcode 2830'],
  ['2830 Dubbo, Lot 4 Numbat Street', 'lot 4 · street NUMBAT STREET · locality DUBBO · state NSW · postcode 2830'],
  ['2830 Dubbo 4/12 Numbat Street', `flat 4 · ${CODED}`],
  ['2830 Dubbo Shop 4/12 Numbat Street', `flat SHOP 4 · ${CODED}`],
  [
    '3226 Ocean Grove, C/- Mia Rossi, Shop 1548, 12 Numbat St',
    `care Mia Rossi · flat SHOP 1548 · ${STREET} · locality OCEAN GROVE · state VIC · postcode 3226`,
  ],
  [
    'Cnr Numbat St & Quoll Rd, 2830 Dubbo NSW',
    'street NUMBAT STREET · street2 QUOLL ROAD · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Cnr Numbat St & Quoll Rd, 2830 Dubbo',
    'street NUMBAT STREET · street2 QUOLL ROAD · locality DUBBO · state NSW · postcode 2830',
  ],
  ['Numbat Court, 3226 Ocean Grove VIC', 'street NUMBAT COURT · locality OCEAN GROVE · state VIC · postcode 3226'],
  [
    'Quoll Hall, 3073 Reservoir, Australia',
    'building QUOLL HALL · locality RESERVOIR · state VIC · postcode 3073 · country AU',
  ],
  ['PO Box 12, 2830 Dubbo NSW', 'postal PO BOX 12 · locality DUBBO · state NSW · postcode 2830'],
  [
    'Quoll Hall, 2830 Dubbo Rd, Sydney NSW 2000',
    'building QUOLL HALL · number 2830 · street DUBBO ROAD · locality SYDNEY · state NSW · postcode 2000',
  ],
  ['12 Numbat Rd 3182 St Kilda VIC', 'number 12 · street NUMBAT ROAD · locality ST KILDA · state VIC · postcode 3182'],
  ['2830 Dubbo Road, Sydney', 'number 2830 · street DUBBO ROAD · locality SYDNEY'],
];

describe('A state or postcode before its place', () => {
  it.each(CASES)('is read in %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
