// Roads that are called by two places with a dash between them, and streets of which one plural is the type of several.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // A dash between two places is a part of the road's name.
  [
    'Off Dubbo - Grafton Road, Dubbo NSW 2830',
    'street DUBBO - GRAFTON ROAD · locality DUBBO · state NSW · postcode 2830 · unknown Off',
  ],
  [
    'Cnr Dubbo - Grafton Road and Numbat Highway, Dubbo',
    'street DUBBO - GRAFTON ROAD · street2 NUMBAT HIGHWAY · locality DUBBO',
  ],
  ['Numbat Depot, Dubbo - Grafton Rd, Dubbo', 'building NUMBAT DEPOT · street DUBBO - GRAFTON ROAD · locality DUBBO'],
  ['Old Dubbo - Grafton Road, Dubbo', 'street OLD DUBBO - GRAFTON ROAD · locality DUBBO'],
  ['24 Dubbo - Coffs Harbour Road, Grafton', 'number 24 · street DUBBO - COFFS HARBOUR ROAD · locality GRAFTON'],
  ['Lot 5 Dubbo – Grafton Road, Grafton', 'lot 5 · street DUBBO - GRAFTON ROAD · locality GRAFTON'],
  ['Dubbo Fair - Grafton Road, Dubbo', 'building DUBBO FAIR · street GRAFTON ROAD · locality DUBBO'],
  ['12 Myrtle St, Dubbo - Grafton Road', 'number 12 · street MYRTLE STREET · locality DUBBO · unknown Grafton Road'],
  // Three streets.
  [
    'Wattle, Banksia and Myrtle Streets, Reservoir',
    'street WATTLE STREET · street2 BANKSIA STREET · locality RESERVOIR · unknown and Myrtle Streets',
  ],
  [
    'Wattle, Banksia & Myrtle Sts, Reservoir VIC',
    'street WATTLE STREET · street2 BANKSIA STREET · locality RESERVOIR · state VIC · unknown & Myrtle Sts',
  ],
  [
    'Corner of Wattle, Banksia & Myrtle Roads, Dubbo',
    'street WATTLE ROAD · street2 BANKSIA ROAD · locality DUBBO · unknown & Myrtle Roads',
  ],
  [
    'Town Hall, Banksia and Myrtle Streets, Reservoir',
    'building TOWN HALL · street BANKSIA STREET · street2 MYRTLE STREET · locality RESERVOIR',
  ],
  [
    'Wattle St/Banksia St/Myrtle Rd Dubbo',
    'street WATTLE STREET · street2 BANKSIA STREET · locality DUBBO · unknown Myrtle Rd',
  ],
  ['Wattle/Banksia Streets, Dubbo', 'street WATTLE STREET · street2 BANKSIA STREET · locality DUBBO'],
  // A direction ends no street by itself.
  [
    'Numbat South and District Community Centre, Myrtle Highway, Dubbo',
    'building NUMBAT SOUTH AND DISTRICT COMMUNITY CENTRE · street MYRTLE HIGHWAY · locality DUBBO',
  ],
  [
    'Cnr Myrtle Street South and Wattle Road, Dubbo',
    'street MYRTLE STREET SOUTH · street2 WATTLE ROAD · locality DUBBO',
  ],
  // A plural that no single street has, behind a number too, and a sign between two names.
  ['12 Wattle & Myrtle Sts, Dubbo', 'number 12 · street WATTLE STREET · street2 MYRTLE STREET · locality DUBBO'],
  ['Unit 3, 12-14 Wattle and Myrtle Roads', 'flat UNIT 3 · number 12-14 · street WATTLE ROAD · street2 MYRTLE ROAD'],
  ['Wattle & Myrtle St, Dubbo', 'street WATTLE · street2 MYRTLE STREET · locality DUBBO'],
  [
    'Numbat Hall, Church & Myrtle St, Dubbo',
    'building NUMBAT HALL · street CHURCH · street2 MYRTLE STREET · locality DUBBO',
  ],
  ['Wattle + Myrtle Rd', 'street WATTLE · street2 MYRTLE ROAD'],
  ['12 Wattle & Myrtle St, Dubbo', 'number 12 · street WATTLE AND MYRTLE STREET · locality DUBBO'],
  ['Wattle and Myrtle Lane, Dubbo', 'street WATTLE AND MYRTLE LANE · locality DUBBO'],
  ['Wattle & Co Circuit, Dubbo', 'street WATTLE AND CO CIRCUIT · locality DUBBO'],
  ['Wattle & Sons, Myrtle St, Dubbo', 'building WATTLE AND SONS · street MYRTLE STREET · locality DUBBO'],
  // Who is there, before two streets in the plural.
  [
    'Tram stop, Wattle and Myrtle Streets, Melbourne',
    'building TRAM STOP · street WATTLE STREET · street2 MYRTLE STREET · locality MELBOURNE',
  ],
  [
    "Pete's Pies, Wattle and Myrtle Streets, Dubbo",
    "building PETE'S PIES · street WATTLE STREET · street2 MYRTLE STREET · locality DUBBO",
  ],
  [
    'Tram Stop, City Square Wattle and Myrtle Streets, Melbourne',
    'building TRAM STOP CITY SQUARE · street WATTLE STREET · street2 MYRTLE STREET · locality MELBOURNE',
  ],
  // A word of premises in the name of the second street.
  ['Wattle Ct & Station Lake Rd, Dubbo', 'street WATTLE COURT · street2 STATION LAKE ROAD · locality DUBBO'],
  ['Wattle St & Hall Best Lane, Dubbo', 'street WATTLE STREET · street2 HALL BEST LANE · locality DUBBO'],
];

describe('Roads of two places and corners of three streets', () => {
  it.each(CASES)('%s', (line, expected) => {
    expect(describeParse(parseAddress(line, testPlaces, 'au'))).toBe(expected);
  });
});
