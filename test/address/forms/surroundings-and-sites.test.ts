// What an address lies near, parts of sites that are let as units are, organisations by the words that lead their
// names, and lines that begin with their place.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const CASES: readonly (readonly [string, string])[] = [
  // What the address lies near, behind its street with a comma or none, and before it.
  [
    '24 Wattle St near Emu Plaza, Reservoir VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown near Emu Plaza',
  ],
  [
    '24 Wattle St, near Emu Plaza, Reservoir VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown near Emu Plaza',
  ],
  [
    '24 Wattle St nr Emu Hall, Reservoir VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown nr Emu Hall',
  ],
  ['Wattle Road near Dubbo NSW', 'street WATTLE ROAD · locality DUBBO · state NSW · unknown near'],
  [
    '24 Wattle St next to Emu Hotel, Reservoir VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown next to Emu Hotel',
  ],
  [
    '24 Wattle St, next door to the bakery, Reservoir VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown next door to the bakery',
  ],
  [
    '24 Wattle St beside the church, Reservoir VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown beside the church',
  ],
  [
    '24 Wattle St in front of Emu Hotel, Reservoir VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown in front of Emu Hotel',
  ],
  [
    '24 Wattle St, across from Emu Oval, Reservoir VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown across from Emu Oval',
  ],
  [
    'Wattle Street opposite number 24, Reservoir VIC',
    'street WATTLE STREET · locality RESERVOIR · state VIC · unknown opposite number 24',
  ],
  [
    'Emu Park, opposite Emu Hotel, Wattle St, Reservoir VIC',
    'building EMU PARK · street WATTLE STREET · locality RESERVOIR · state VIC · unknown opposite Emu Hotel',
  ],
  ['Emu Bridge, near Dubbo NSW', 'building EMU BRIDGE · locality DUBBO · state NSW · unknown near'],
  [
    'At the rear of 24 Wattle St, Reservoir VIC',
    'number 24 · street WATTLE STREET · locality RESERVOIR · state VIC · unknown At the rear of',
  ],
  // Metres along a road, and kilometres from another one.
  [
    'Wattle Road, 500m past Myrtle Lane, Dubbo NSW',
    'street WATTLE ROAD · locality DUBBO · state NSW · unknown 500m past Myrtle Lane',
  ],
  [
    'Wattle Road, 200 metres north of Myrtle Lane, Dubbo NSW',
    'street WATTLE ROAD · locality DUBBO · state NSW · unknown 200 metres north of Myrtle Lane',
  ],
  [
    'Wattle Road, 2km north of Myrtle Lane, Dubbo NSW',
    'street WATTLE ROAD · locality DUBBO · state NSW · unknown 2km north of Myrtle Lane',
  ],
  ['500M Wattle Road, Dubbo NSW', 'number 500M · street WATTLE ROAD · locality DUBBO · state NSW'],
  // Parts of a site that are let: units where a number or premises follow, else premises.
  ['Hangar 5, 24 Wattle Rd, Reservoir', 'flat HANGAR 5 · number 24 · street WATTLE ROAD · locality RESERVOIR'],
  ['Hangar 3/24 Wattle Rd, Reservoir', 'flat HANGAR 3 · number 24 · street WATTLE ROAD · locality RESERVOIR'],
  [
    'Hangar 5 Emu Airport, Wattle Rd, Reservoir',
    'building EMU AIRPORT · flat HANGAR 5 · street WATTLE ROAD · locality RESERVOIR',
  ],
  ['24 Wattle Rd, Hangar 5, Reservoir', 'flat HANGAR 5 · number 24 · street WATTLE ROAD · locality RESERVOIR'],
  ['Bay 4/24 Wattle Rd, Reservoir', 'flat BAY 4 · number 24 · street WATTLE ROAD · locality RESERVOIR'],
  ['Bays 4-6, 24 Wattle Rd, Reservoir', 'flat BAY 4-6 · number 24 · street WATTLE ROAD · locality RESERVOIR'],
  ['Pod 4 24 Wattle Rd, Reservoir', 'flat POD 4 · number 24 · street WATTLE ROAD · locality RESERVOIR'],
  [
    'Jetty 4, Emu Marina, Wattle Rd, Reservoir',
    'building EMU MARINA · flat JETTY 4 · street WATTLE ROAD · locality RESERVOIR',
  ],
  ['Gate 4, 24 Wattle Rd, Reservoir', 'number 24 · street WATTLE ROAD · locality RESERVOIR · unknown Gate 4'],
  ['Bldg C, 24 Wattle Rd, Reservoir', 'flat BUILDING C · number 24 · street WATTLE ROAD · locality RESERVOIR'],
  ['T8/Wattle Street, Reservoir', 'flat T8 · street WATTLE STREET · locality RESERVOIR'],
  ['T8/24 Wattle Street, Reservoir', 'flat T8 · number 24 · street WATTLE STREET · locality RESERVOIR'],
  [
    'Shop 12 Arcade Level, 24 Wattle Rd, Reservoir',
    'flat SHOP 12, ARCADE LEVEL · number 24 · street WATTLE ROAD · locality RESERVOIR',
  ],
  // Organisations by the words that lead their names.
  ['Department of Health, Dubbo NSW', 'building DEPARTMENT OF HEALTH · locality DUBBO · state NSW'],
  [
    'Department of Physics Emu University Dubbo NSW',
    'building DEPARTMENT OF PHYSICS EMU UNIVERSITY · locality DUBBO · state NSW',
  ],
  [
    'School of Music Wattle St Dubbo NSW',
    'building SCHOOL OF MUSIC · street WATTLE STREET · locality DUBBO · state NSW',
  ],
  [
    'Church of Christ Old Wattle Rd Dubbo NSW',
    'building CHURCH OF CHRIST · street OLD WATTLE ROAD · locality DUBBO · state NSW',
  ],
  [
    'Research School of Biology, 24 Wattle St, Dubbo NSW',
    'building RESEARCH SCHOOL OF BIOLOGY · number 24 · street WATTLE STREET · locality DUBBO · state NSW',
  ],
  ['2nd Battalion, Dubbo NSW', 'building 2ND BATTALION · locality DUBBO · state NSW'],
  // The place before its street, whatever stands there.
  ['Dubbo NSW, 24 Wattle St', 'number 24 · street WATTLE STREET · locality DUBBO · state NSW'],
  ['Dubbo, NSW, 24 Wattle St', 'number 24 · street WATTLE STREET · locality DUBBO · state NSW'],
  ['Dubbo New South Wales, 24 Wattle St', 'number 24 · street WATTLE STREET · locality DUBBO · state NSW'],
  ['Dubbo NSW 2830, Wattle St', 'street WATTLE STREET · locality DUBBO · state NSW · postcode 2830'],
  [
    'Dubbo NSW 2830, Emu Hall, Wattle St',
    'building EMU HALL · street WATTLE STREET · locality DUBBO · state NSW · postcode 2830',
  ],
  [
    'Dubbo NSW 2830, Cnr Wattle St & Myrtle Rd',
    'street WATTLE STREET · street2 MYRTLE ROAD · locality DUBBO · state NSW · postcode 2830',
  ],
  ['Dubbo, NSW 2830, Lot 12 Wattle Rd', 'lot 12 · street WATTLE ROAD · locality DUBBO · state NSW · postcode 2830'],
  ['Australia, NSW, Dubbo, Wattle St 24', 'number 24 · street WATTLE STREET · locality DUBBO · state NSW · country AU'],
  ['Emu Hall NSW, 24 Wattle St, Dubbo', 'building EMU HALL NSW · number 24 · street WATTLE STREET · locality DUBBO'],
  // Two places without a street, and an island behind its place.
  ['Sawtell, Coffs Harbour NSW 2450', 'locality SAWTELL · state NSW · postcode 2450 · unknown Coffs Harbour'],
  ['Sawtell, Grafton NSW 2452', 'locality SAWTELL · state NSW · postcode 2452 · unknown Grafton'],
  [
    '24 Wattle Rd Sawtell Emu Island NSW 2452',
    'number 24 · street WATTLE ROAD · locality SAWTELL · state NSW · postcode 2452 · unknown Emu Island',
  ],
  ['24bWattle St, Reservoir', 'number 24B · street WATTLE STREET · locality RESERVOIR'],
  ['5/24bWattle St, Reservoir', 'flat 5 · number 24B · street WATTLE STREET · locality RESERVOIR'],
];

describe('Surroundings, sites, organisations and places first', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
