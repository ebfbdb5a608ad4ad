// Words that lead from a name to where it is, that say where on a street something lies, and distances along it.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const RESERVOIR = 'locality RESERVOIR · state VIC · postcode 3073';

const CASES: readonly (readonly [string, string])[] = [
  // Numbers on both sides of a street.
  ['206, 235, 351 & 420 Emu Rd, Reservoir', 'number 206, 235, 351 & 420 · street EMU ROAD · locality RESERVOIR'],
  ['206, 235, 351, 352 Emu Rd, Reservoir', 'number 206, 235, 351, 352 · street EMU ROAD · locality RESERVOIR'],
  ['5, 6, 12 Emu Rd, Reservoir', 'flat 5 · number 12 · street EMU ROAD · locality RESERVOIR · unknown 6'],
  // A day behind the place.
  ['24 Emu Rd, Reservoir 26/02/2024', 'number 24 · street EMU ROAD · locality RESERVOIR · unknown 26/02/2024'],
  ['24 Emu Rd, Reservoir VIC 3073 1/3/2024', `number 24 · street EMU ROAD · ${RESERVOIR} · unknown 1/3/2024`],
  ['Outside Emu Plaza, 24 Emu Rd', 'number 24 · street EMU ROAD · unknown Outside Emu Plaza'],
  // A name leads to where it is.
  [
    'Banksia Mall at 29 Myrtle Road, Reservoir',
    'building BANKSIA MALL · number 29 · street MYRTLE ROAD · locality RESERVOIR',
  ],
  [
    'Acacia Hall at Cnr Myrtle St and Wattle Rd, Reservoir',
    'building ACACIA HALL · street MYRTLE STREET · street2 WATTLE ROAD · locality RESERVOIR',
  ],
  ['Numbat Hall at Myrtle Ave, Dubbo NSW', 'building NUMBAT HALL · street MYRTLE AVENUE · locality DUBBO · state NSW'],
  ['Banksia Kiosk on 12 Myrtle St Dubbo', 'building BANKSIA KIOSK · number 12 · street MYRTLE STREET · locality DUBBO'],
  [
    'Numbat Hall located at 12 Myrtle St, Dubbo',
    'building NUMBAT HALL · number 12 · street MYRTLE STREET · locality DUBBO',
  ],
  ['Numbat Hall situated at Myrtle St, Dubbo', 'building NUMBAT HALL · street MYRTLE STREET · locality DUBBO'],
  [
    '416 Myrtle St at Bondi Junction NSW 2022',
    'number 416 · street MYRTLE STREET · locality BONDI JUNCTION · state NSW · postcode 2022',
  ],
  [
    'Numbat Downs Station, Myrtle Road, via Dubbo NSW 2830',
    'building NUMBAT DOWNS STATION · street MYRTLE ROAD · locality DUBBO · state NSW · postcode 2830 · unknown via',
  ],
  // Where it lies by something else.
  ['Above 12 Myrtle Street, Dubbo', 'number 12 · street MYRTLE STREET · locality DUBBO · unknown Above'],
  [
    'First Floor Above 12 Myrtle Street, Dubbo',
    'flat FLOOR 1 · number 12 · street MYRTLE STREET · locality DUBBO · unknown Above',
  ],
  ['In front of 12 Myrtle Street, Dubbo', 'number 12 · street MYRTLE STREET · locality DUBBO · unknown In front of'],
  ['Outside 12 Myrtle Street, Dubbo', 'number 12 · street MYRTLE STREET · locality DUBBO · unknown Outside'],
  [
    'Carpark behind 12 Myrtle Street, Dubbo',
    'building CARPARK · number 12 · street MYRTLE STREET · locality DUBBO · unknown behind',
  ],
  [
    'Approx 300m north of 124 Myrtle Street, Dubbo',
    'number 124 · street MYRTLE STREET · locality DUBBO · unknown Approx 300m north of',
  ],
  [
    'Myrtle Street 50 metres from Wattle Lane Dubbo',
    'street MYRTLE STREET · locality DUBBO · unknown 50 metres from Wattle Lane',
  ],
  ['Myrtle Street south of Wattle Lane, Dubbo', 'street MYRTLE STREET · locality DUBBO · unknown south of Wattle Lane'],
  // A stretch of a street, and a corner said at length.
  [
    'Myrtle Street from Wattle Lane to Numbat Road Dubbo',
    'street MYRTLE STREET · locality DUBBO · unknown from Wattle Lane to Numbat Road',
  ],
  [
    'Myrtle Street to Wattle Street, Dubbo NSW',
    'street MYRTLE STREET · locality DUBBO · state NSW · unknown to Wattle Street',
  ],
  [
    'Myrtle Street - Wattle Lane to Numbat Road, Dubbo',
    'street MYRTLE STREET · locality DUBBO · unknown Wattle Lane to Numbat Road',
  ],
  ['Myrtle Street at Wattle Lane Dubbo', 'street MYRTLE STREET · street2 WATTLE LANE · locality DUBBO'],
  [
    'Myrtle Street, at intersection with Wattle Lane, Dubbo',
    'street MYRTLE STREET · street2 WATTLE LANE · locality DUBBO',
  ],
  ['Myrtle Street at the corner of Wattle Lane, Dubbo', 'street MYRTLE STREET · street2 WATTLE LANE · locality DUBBO'],
  // Chainages.
  ['Ch 12.400 Numbat Highway, Dubbo', 'street NUMBAT HIGHWAY · locality DUBBO · unknown Ch 12.400'],
  ['Numbat Highway Ch 17.2 to 18.5, Dubbo', 'street NUMBAT HIGHWAY · locality DUBBO · unknown Ch 17.2 to 18.5'],
  ['Ch. 12+400 Numbat Highway, Dubbo', 'street NUMBAT HIGHWAY · locality DUBBO · unknown Ch 12 + 400'],
  ['Chainage 4.5km, Numbat Highway, Dubbo', 'street NUMBAT HIGHWAY · locality DUBBO · unknown Chainage 4.5km'],
  ['SLK 102.3 Numbat Highway, Perth', 'street NUMBAT HIGHWAY · locality PERTH · unknown SLK 102.3'],
  ['Numbat Highway (SLK 24.30), Perth WA', 'street NUMBAT HIGHWAY · locality PERTH · state WA · unknown SLK 24.30'],
  ['KM 3.5 Numbat Highway, Darwin', 'street NUMBAT HIGHWAY · locality DARWIN · unknown KM 3.5'],
  // A way behind the postcode, which no state leads to.
  [
    'Numbat School, Myrtle Dr, Reservoir, 3073, via Wattle Lane',
    `building NUMBAT SCHOOL · street MYRTLE DRIVE · ${RESERVOIR} · unknown via Wattle Lane`,
  ],
  [
    'Numbat School, Myrtle Dr, Reservoir, 3073, off Wattle Lane',
    `building NUMBAT SCHOOL · street MYRTLE DRIVE · ${RESERVOIR} · unknown off Wattle Lane`,
  ],
  [
    'Numbat School, Myrtle Dr, Reservoir VIC 3073 via Wattle Lane',
    `building NUMBAT SCHOOL · street MYRTLE DRIVE · ${RESERVOIR} · unknown via Wattle Lane`,
  ],
  ['Numbat School, Reservoir 3073 near station', `building NUMBAT SCHOOL · ${RESERVOIR} · unknown near station`],
  [
    'Numbat Hall, 6 Myrtle Dr, Reservoir, 3073, Gates 3,4 and 5 from Wattle Lane',
    `building NUMBAT HALL · number 6 · street MYRTLE DRIVE · ${RESERVOIR} · unknown Gates 3 4 and 5 from Wattle Lane`,
  ],
  [
    'Cnr Myrtle Dr & Emu Rd, Reservoir, 3073, entry from Wattle Lane',
    `street MYRTLE DRIVE · street2 EMU ROAD · ${RESERVOIR} · unknown entry from Wattle Lane`,
  ],
  // A street behind the place and its postcode.
  ['Numbat School, Reservoir, 3073, Myrtle Drive', `building NUMBAT SCHOOL · street MYRTLE DRIVE · ${RESERVOIR}`],
  [
    'Numbat School, Reservoir, 3073, 12 Myrtle Drive',
    `building NUMBAT SCHOOL · number 12 · street MYRTLE DRIVE · ${RESERVOIR}`,
  ],
  [
    'Numbat School, 5 Emu St, Reservoir, 3073, Myrtle Drive',
    `building NUMBAT SCHOOL · number 5 · street EMU STREET · ${RESERVOIR} · unknown Myrtle Drive`,
  ],
];

describe('Ways to an address and stretches of streets', () => {
  it.each(CASES)('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, testPlaces, 'au'))).toBe(expected);
  });
});
