// Numbered parts of a site, lots by what is said of them, several levels and units, estates, campuses and offices.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // Numbered grounds.
  [
    'Oval No 2, Numbat Park, Myrtle Street, Dubbo',
    'building OVAL NO 2, NUMBAT PARK · street MYRTLE STREET · locality DUBBO',
  ],
  [
    'Fields 3 and 4, Numbat Oval, Myrtle Lane, Dubbo',
    'building FIELDS 3 AND 4, NUMBAT OVAL · street MYRTLE LANE · locality DUBBO',
  ],
  [
    'Stalls 12-14, Numbat Markets, Myrtle St, Dubbo',
    'building NUMBAT MARKETS · flat STALL 12-14 · street MYRTLE STREET · locality DUBBO',
  ],
  // Lots.
  [
    'Proposed Lot 5, 24 Myrtle Road, Dubbo',
    'lot 5 · number 24 · street MYRTLE ROAD · locality DUBBO · unknown Proposed',
  ],
  ['Strata Lot 3, 24 Myrtle Road, Perth', 'lot 3 · number 24 · street MYRTLE ROAD · locality PERTH · unknown Strata'],
  ['L12 DP12345 Myrtle Road Dubbo', 'lot 12 · street MYRTLE ROAD · locality DUBBO · unknown DP12345'],
  ['L12, 24 Myrtle Road Dubbo', 'flat LEVEL 12 · number 24 · street MYRTLE ROAD · locality DUBBO'],
  ['Loc 1234 Myrtle Road, Perth WA', 'lot 1234 · street MYRTLE ROAD · locality PERTH · state WA'],
  [
    'Lot 1 DP 123456 & Lot 2 DP 123457, 12 Myrtle Road, Dubbo',
    'lot 1&2 · number 12 · street MYRTLE ROAD · locality DUBBO · unknown DP 123456 DP 123457',
  ],
  ['HN 24 (Lot 3) Myrtle Road, Perth', 'lot 3 · number 24 · street MYRTLE ROAD · locality PERTH'],
  ['Lot 12 (HN 24) Myrtle Road Perth', 'lot 12 · number 24 · street MYRTLE ROAD · locality PERTH'],
  // Levels and units.
  ['1st & 2nd Floors, 24 Myrtle St Dubbo', 'flat FLOOR 1&2 · number 24 · street MYRTLE STREET · locality DUBBO'],
  [
    'Part Ground Floor & Part Level 1, 24 Myrtle Street, Carlton',
    'flat GROUND · number 24 · street MYRTLE STREET · locality CARLTON · unknown Part & Part Level 1',
  ],
  ['1,2,3/24 Myrtle Street, Carlton', 'flat 1, 2, 3 · number 24 · street MYRTLE STREET · locality CARLTON'],
  ['Shops 5/6/7 24 Myrtle St, Dubbo', 'flat SHOP 5/6/7 · number 24 · street MYRTLE STREET · locality DUBBO'],
  [
    'Storage Unit 12, 24 Myrtle St, Dubbo',
    'flat UNIT 12 · number 24 · street MYRTLE STREET · locality DUBBO · unknown Storage',
  ],
  // Premises that end or begin as streets do.
  [
    'Grafton Industrial Estate, Grafton NSW 2460',
    'building GRAFTON INDUSTRIAL ESTATE · locality GRAFTON · state NSW · postcode 2460',
  ],
  [
    '12 Myrtle St, Grafton Industrial Estate, Grafton',
    'building GRAFTON INDUSTRIAL ESTATE · number 12 · street MYRTLE STREET · locality GRAFTON',
  ],
  ['Botanic Gardens, Mrs Numbats Road, Sydney', 'building BOTANIC GARDENS · street MRS NUMBATS ROAD · locality SYDNEY'],
  [
    'Myrtle Street Campus, Numbat University, Dubbo NSW',
    'building MYRTLE STREET CAMPUS NUMBAT UNIVERSITY · locality DUBBO · state NSW',
  ],
  ['Myrtle Street Hall, Numbat Park, Dubbo', 'building MYRTLE STREET HALL NUMBAT PARK · locality DUBBO'],
  ['Banksia Stockland Dubbo', 'building BANKSIA STOCKLAND · locality DUBBO'],
  // Post offices.
  [
    'PO Box 1 Numbat LPO, Dubbo NSW 2830',
    'building NUMBAT LPO · postal PO BOX 1 · locality DUBBO · state NSW · postcode 2830',
  ],
  ['PO Box 12 Numbat University LPO Dubbo', 'building NUMBAT UNIVERSITY LPO · postal PO BOX 12 · locality DUBBO'],
  ['PO Box 5 Numbat LPO', 'postal PO BOX 5 · locality NUMBAT LPO'],
  ['LPO Box 14 Dubbo NSW 2830', 'postal PO BOX 14 · locality DUBBO · state NSW · postcode 2830'],
  ['Dubbo GPO, 9 Myrtle Street, Dubbo', 'building DUBBO GPO · number 9 · street MYRTLE STREET · locality DUBBO'],
  ['GPO 9 Dubbo', 'postal GPO BOX 9 · locality DUBBO'],
  // Labels amid a line.
  [
    '12 Myrtle Street Locality: Dubbo NSW 2830',
    'number 12 · street MYRTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    '12 Myrtle Street Suburb: Carlton State: VIC Postcode: 3053',
    'number 12 · street MYRTLE STREET · locality CARLTON · state VIC · postcode 3053',
  ],
  [
    'Unit: 5 Number: 24 Street: Myrtle Road Suburb: Unley Postcode: 5061',
    'flat UNIT 5 · number 24 · street MYRTLE ROAD · locality UNLEY · state SA · postcode 5061',
  ],
  ['24 Myrtle Road City: Perth', 'number 24 · street MYRTLE ROAD · locality PERTH'],
  ['24 Myrtle Road Suburb/Town: Dubbo', 'number 24 · street MYRTLE ROAD · locality DUBBO'],
  // Stops of buses and trams, and the rear of a house with a unit behind its street.
  ['Bus Stop 8, Myrtle Road, Dubbo', 'building BUS STOP 8 · street MYRTLE ROAD · locality DUBBO'],
  [
    'Tram Stop 8, Myrtle Rd & Wattle St, Melbourne',
    'building TRAM STOP 8 · street MYRTLE ROAD · street2 WATTLE STREET · locality MELBOURNE',
  ],
  ['Bus Stop 8, 12 Myrtle Road, Dubbo', 'building BUS STOP 8 · number 12 · street MYRTLE ROAD · locality DUBBO'],
  ['Stop 8, Myrtle Road, Dubbo', 'building STOP 8 · street MYRTLE ROAD · locality DUBBO'],
  ['Truck Stop 12 Myrtle Road, Dubbo', 'building TRUCK STOP · number 12 · street MYRTLE ROAD · locality DUBBO'],
  [
    'Rear 24 Myrtle Road, Unit 3, Dubbo',
    'flat UNIT 3 · number 24 · street MYRTLE ROAD · locality DUBBO · unknown Rear',
  ],
  [
    'Rear 24 Myrtle Road, Level 2, Dubbo',
    'flat LEVEL 2 · number 24 · street MYRTLE ROAD · locality DUBBO · unknown Rear',
  ],
  // An address in brackets behind a unit, and a way in before premises.
  [
    'Shop 5 (24 Myrtle St), Dubbo NSW 2830',
    'flat SHOP 5 · number 24 · street MYRTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  ['Level 2, Shop 5 (24 Myrtle St), Dubbo', 'flat SHOP 5, LEVEL 2 · number 24 · street MYRTLE STREET · locality DUBBO'],
  ['Gate 3, Terminal 2, Numbat Airport NSW', 'building TERMINAL 2, NUMBAT AIRPORT · state NSW · unknown Gate 3'],
  // A box, and an address in brackets.
  [
    'PO Box 5, Dubbo NSW 2830 (24 Myrtle St, Dubbo NSW 2830)',
    'postal PO BOX 5 · locality DUBBO · state NSW · postcode 2830 · unknown 24 Myrtle St Dubbo NSW 2830',
  ],
  [
    'GPO Box 5, Sydney NSW 2000 (24 Myrtle St)',
    'number 24 · street MYRTLE STREET · postal GPO BOX 5 · locality SYDNEY · state NSW · postcode 2000',
  ],
];

describe('Sites, lots and levels', () => {
  it.each(CASES)('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, testPlaces, 'au'))).toBe(expected);
  });
});
