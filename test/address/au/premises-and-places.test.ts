// Premises before, behind or amid the rest of a line without a comma's help, and places before their street.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const STREET = 'number 12 · street MYRTLE STREET';
const HALL = 'building NUMBAT HALL · street MYRTLE STREET · locality DUBBO';

const CASES: readonly (readonly [string, string])[] = [
  // No street.
  ['Myrtle Street Primary School, Dubbo NSW', 'building MYRTLE STREET PRIMARY SCHOOL · locality DUBBO · state NSW'],
  ['Numbat Sports Club St Kilda VIC', 'building NUMBAT SPORTS CLUB · locality ST KILDA · state VIC'],
  ['Myrtle Road Kindergarten Reservoir VIC', 'building MYRTLE ROAD KINDERGARTEN · locality RESERVOIR · state VIC'],
  ['Numbat Town Hall - Auditorium, Dubbo NSW', 'building NUMBAT TOWN HALL - AUDITORIUM · locality DUBBO · state NSW'],
  // A street without a type, or in brackets.
  [
    'Numbat Hall The Ridgeway, Reservoir VIC',
    'building NUMBAT HALL · street THE RIDGEWAY · locality RESERVOIR · state VIC',
  ],
  ['Numbat Hall (Myrtle St), Dubbo', HALL],
  [
    'Numbat Hall (cnr Myrtle and Wattle Sts), Dubbo',
    'building NUMBAT HALL · street MYRTLE STREET · street2 WATTLE STREET · locality DUBBO',
  ],
  // Behind the street.
  [
    '12 Myrtle St, Numbat Church of Christ, Reservoir VIC',
    `building NUMBAT CHURCH OF CHRIST · ${STREET} · locality RESERVOIR · state VIC`,
  ],
  [
    '12 Myrtle St Numbat College Dubbo Dubbo NSW',
    `building NUMBAT COLLEGE DUBBO · ${STREET} · locality DUBBO · state NSW`,
  ],
  ['12 Myrtle St, Numbat Fellowship, Dubbo NSW', `building NUMBAT FELLOWSHIP · ${STREET} · locality DUBBO · state NSW`],
  [
    '12 Myrtle St (Numbat P-12 College), Dubbo NSW',
    `building NUMBAT P-12 COLLEGE · ${STREET} · locality DUBBO · state NSW`,
  ],
  [
    '12 Myrtle St, Numbat College - Wattle Campus, Dubbo NSW',
    `building NUMBAT COLLEGE - WATTLE CAMPUS · ${STREET} · locality DUBBO · state NSW`,
  ],
  ['12 Myrtle St, Above the Bakery, Dubbo NSW', `${STREET} · locality DUBBO · state NSW · unknown Above the Bakery`],
  // Behind it all.
  [
    '12 Myrtle St, Dubbo NSW 2830, Numbat Hotel',
    `building NUMBAT HOTEL · ${STREET} · locality DUBBO · state NSW · postcode 2830`,
  ],
  [
    '12 Myrtle St, Dubbo NSW 2830, C/- Post Office',
    `${STREET} · locality DUBBO · state NSW · postcode 2830 · unknown C/- Post Office`,
  ],
  // The place first, or amid.
  ['Dubbo - Numbat Hall, Myrtle St', HALL],
  ['Numbat Hall, Dubbo, Myrtle St', HALL],
  ['Dubbo NSW, 12 Myrtle St, Numbat Hall', `building NUMBAT HALL · ${STREET} · locality DUBBO · state NSW`],
  // Types of street that premises have far more often, where no number stands before the name.
  ...['Gateway', 'Junction', 'Landing', 'Estate', 'Hub', 'Precinct', 'Town Square', 'Village Square', 'Pier'].flatMap(
    (type): [string, string][] => [
      [`Numbat ${type}, Dubbo NSW`, `building NUMBAT ${type.toUpperCase()} · locality DUBBO · state NSW`],
      [`Quoll Dental, Numbat ${type}, Dubbo`, `building QUOLL DENTAL NUMBAT ${type.toUpperCase()} · locality DUBBO`],
      [`Level 2, Numbat ${type}, Dubbo`, `building NUMBAT ${type.toUpperCase()} · flat LEVEL 2 · locality DUBBO`],
      [`12 Numbat ${type}, Dubbo`, `number 12 · street NUMBAT ${type.toUpperCase()} · locality DUBBO`],
      [
        `Cnr Myrtle St & Numbat ${type}, Dubbo`,
        `street MYRTLE STREET · street2 NUMBAT ${type.toUpperCase()} · locality DUBBO`,
      ],
    ],
  ),
  ['Town Square, Dubbo NSW 2830', 'building TOWN SQUARE · locality DUBBO · state NSW · postcode 2830'],
  ['Numbat Gateway Dubbo NSW', 'building NUMBAT GATEWAY · locality DUBBO · state NSW'],
  ['Lot 7, Numbat Farm Estate, Dubbo', 'building NUMBAT FARM ESTATE · lot 7 · locality DUBBO'],
  ['Numbat Gateway, Myrtle St, Dubbo', 'building NUMBAT GATEWAY · street MYRTLE STREET · locality DUBBO'],
  ['The Gateway, Dubbo', 'street THE GATEWAY · locality DUBBO'],
  ['North Gateway, Dubbo', 'street NORTH GATEWAY · locality DUBBO'],
  ['Numbat Square, Dubbo', 'street NUMBAT SQUARE · locality DUBBO'],
  ['Numbat Place, Dubbo', 'street NUMBAT PLACE · locality DUBBO'],
  // A place whose first word may be of a level or a unit.
  [
    'Bungalow QLD 4870, 24 Numbat St',
    'number 24 · street NUMBAT STREET · locality BUNGALOW · state QLD · postcode 4870',
  ],
  [
    'Upper Coomera QLD 4209, Cnr Numbat St & Emu Rd',
    'street NUMBAT STREET · street2 EMU ROAD · locality UPPER COOMERA · state QLD · postcode 4209',
  ],
  // The place first.
  ['Dubbo, Numbat Street', 'street NUMBAT STREET · locality DUBBO'],
  ['Dubbo, Lot 4 Numbat Grove', 'lot 4 · street NUMBAT GROVE · locality DUBBO'],
  [
    'Wetherill Park, 24 Numbat St (opp Quoll Hall)',
    'number 24 · street NUMBAT STREET · locality WETHERILL PARK · unknown opp Quoll Hall',
  ],
  ['Dubbo, Unit 4, Numbat Grove', 'flat UNIT 4 · street NUMBAT GROVE · locality DUBBO'],
  [
    'Dubbo, Kiosk K4, "Quoll Square", 24 Numbat Court',
    'building QUOLL SQUARE · flat KIOSK K4 · number 24 · street NUMBAT COURT · locality DUBBO',
  ],
  ['Dubbo, Numbat Hall', 'building NUMBAT HALL · locality DUBBO'],
  ['Dubbo NSW, Numbat Plaza', 'building NUMBAT PLAZA · locality DUBBO · state NSW'],
  ['Dubbo 2830, Numbat Plaza', 'building NUMBAT PLAZA · locality DUBBO · state NSW · postcode 2830'],
  ['Dubbo 2830, Numbat Street', 'street NUMBAT STREET · locality DUBBO · state NSW · postcode 2830'],
];

describe('Premises and places in Australia', () => {
  it.each(CASES)('reads %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
