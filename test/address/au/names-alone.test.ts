// Names of what people go to, without a number: no street of Australia is called so. Places that are misspelt, and
// words for a place that a name ends in.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

type Case = readonly [line: string, parts: string];

const DUBBO = 'locality DUBBO · state NSW';

const BEFORE_A_PLACE: readonly Case[] = [
  ['Numbat, Dubbo NSW', `building NUMBAT · ${DUBBO}`],
  ['Numbats Dubbo NSW', `building NUMBATS · ${DUBBO}`],
  ['NBT, Dubbo NSW', `building NBT · ${DUBBO}`],
  ['Numbat Bank, Dubbo NSW', `building NUMBAT BANK · ${DUBBO}`],
  ['Numbat Care Dubbo', 'building NUMBAT CARE · locality DUBBO'],
  ['Numbat Australia Dubbo, Dubbo NSW', `building NUMBAT AUSTRALIA DUBBO · ${DUBBO}`],
  ['Quoll N Numbats, Dubbo NSW', `building QUOLL N NUMBATS · ${DUBBO}`],
  ['Library, Dubbo', 'building LIBRARY · locality DUBBO'],
  ['Quoll Hair Dubbo, Numbat Marketplace, Dubbo', 'building QUOLL HAIR DUBBO NUMBAT MARKETPLACE · locality DUBBO'],
  ['Quoll Hair, Numbatland, Dubbo', 'building QUOLL HAIR NUMBATLAND · locality DUBBO'],
  ['Quoll Hair, Numbat Plaza, Dubbo', 'building QUOLL HAIR NUMBAT PLAZA · locality DUBBO'],
  ['Quoll Hair, Shop 5 Numbat Square, Dubbo', 'building QUOLL HAIR, NUMBAT SQUARE · flat SHOP 5 · locality DUBBO'],
  ['Numbat Botanic Gardens, Dubbo', 'building NUMBAT BOTANIC GARDENS · locality DUBBO'],
  ['Numbat Hall, West Dubbo NSW', 'building NUMBAT HALL · locality WEST DUBBO · state NSW'],
  // Streets that have no type, or one that places have too.
  ['Broadway, Dubbo NSW', `street BROADWAY · ${DUBBO}`],
  ['Numbatway, Dubbo NSW', `street NUMBATWAY · ${DUBBO}`],
  ['The Numbat, Dubbo NSW', `street THE NUMBAT · ${DUBBO}`],
  ['Numbat Gardens, Dubbo NSW', `street NUMBAT GARDENS · ${DUBBO}`],
  ['Numbat Glen, Dubbo NSW', `street NUMBAT GLEN · ${DUBBO}`],
  ['Numbat Crest, Dubbo NSW', `street NUMBAT CREST · ${DUBBO}`],
  ['Numbat Street Extension, Dubbo NSW', `street NUMBAT STREET EXTENSION · ${DUBBO}`],
  ['Numbat Driveway, Dubbo NSW', `street NUMBAT DRIVEWAY · ${DUBBO}`],
  ['Red Cross, Dubbo NSW', `building RED CROSS · ${DUBBO}`],
  ['Numbat Streeet, Dubbo NSW', `street NUMBAT STREET · ${DUBBO}`],
  ['M4, Dubbo NSW', `street M4 · ${DUBBO}`],
  ['Esplanade South, Dubbo NSW', `street ESPLANADE SOUTH · ${DUBBO}`],
  // A place that ends as streets do, behind premises and without a state.
  ['Quoll Winery Ocean Grove', 'building QUOLL WINERY · locality OCEAN GROVE'],
  ['Quoll Kindergarten Ocean Grove', 'building QUOLL KINDERGARTEN · locality OCEAN GROVE'],
  ['Quoll Gallery Ocean Grove Road', 'building QUOLL GALLERY · street OCEAN GROVE ROAD'],
];

const ALONE: readonly Case[] = [
  ['Memorial Hall', 'building MEMORIAL HALL'],
  ['Numbat Memorial Hall, NSW 2830', 'building NUMBAT MEMORIAL HALL · state NSW · postcode 2830'],
  ['Weir, NSW 2830', 'building WEIR · state NSW · postcode 2830'],
  ['Estuary Reserve', 'building ESTUARY RESERVE'],
  ['Numbat Point Boat Ramp, NSW 2830', 'building NUMBAT POINT BOAT RAMP · state NSW · postcode 2830'],
  ['Ocean Grove State School', 'building OCEAN GROVE STATE SCHOOL'],
  ['Numbat Street Primary School', 'building NUMBAT STREET PRIMARY SCHOOL'],
  ['Albert Park', 'locality ALBERT PARK'],
  ['Albrt Park VIC 3206', 'locality ALBRT PARK · state VIC · postcode 3206'],
  // Who is there and what that is in, without a place.
  ['Quokka Hair, Numbat Plaza', 'building QUOKKA HAIR NUMBAT PLAZA'],
  ['Quokka Hair, Numbat Hall', 'building QUOKKA HAIR NUMBAT HALL'],
  ['Quokka, Shop 5, Numbat Plaza', 'building QUOKKA, NUMBAT PLAZA · flat SHOP 5'],
  ['Quokka Hair, Numbat Hospital NSW', 'building QUOKKA HAIR NUMBAT HOSPITAL · state NSW'],
  ['Quokka Hair, Wetherell Park', 'street QUOKKA HAIR · locality WETHERELL PARK'],
];

const BESIDE_A_STREET: readonly Case[] = [
  [
    '12 Quoll St, Numbat Freemasons, Dubbo NSW',
    `building NUMBAT FREEMASONS · number 12 · street QUOLL STREET · ${DUBBO}`,
  ],
  ['Quoll St, Numbats, Dubbo NSW', `building NUMBATS · street QUOLL STREET · ${DUBBO}`],
  // What says something else: a region, a place, a side, a remark.
  ['12 Quoll St, Central West, Dubbo NSW', `number 12 · street QUOLL STREET · ${DUBBO} · unknown Central West`],
  ['12 Quoll St, Lurg, Dubbo NSW', `number 12 · street QUOLL STREET · ${DUBBO} · unknown Lurg`],
  ['12 Quoll St, Duboo, Dubbo NSW', `number 12 · street QUOLL STREET · ${DUBBO} · unknown Duboo`],
  ['12 Quoll St, Numbat Side, Dubbo NSW', `number 12 · street QUOLL STREET · ${DUBBO} · unknown Numbat Side`],
  ['12 Quoll St, Upstairs, Dubbo NSW', `number 12 · street QUOLL STREET · ${DUBBO} · unknown Upstairs`],
  // A way in is neither.
  ['Gate 3, 12 Quoll St, Dubbo NSW', `number 12 · street QUOLL STREET · ${DUBBO} · unknown Gate 3`],
  ['Entrance D, 12 Quoll St, Dubbo NSW', `number 12 · street QUOLL STREET · ${DUBBO} · unknown Entrance D`],
  // A street that no place stands behind.
  ['Green Square, Numbat St', 'building GREEN SQUARE · street NUMBAT STREET'],
  ['Quoll Court, Numbat Road', 'building QUOLL COURT · street NUMBAT ROAD'],
  ['Shop 5, Quoll Square, Numbat Street', 'building QUOLL SQUARE · flat SHOP 5 · street NUMBAT STREET'],
  ['Quoll Square, Ocean Grove', 'street QUOLL SQUARE · locality OCEAN GROVE'],
  // Premises behind a street, and no place.
  ['12 Quokka St, Numbat Hospital', 'building NUMBAT HOSPITAL · number 12 · street QUOKKA STREET'],
  ['Quokka Street, Numbat Plaza', 'building NUMBAT PLAZA · street QUOKKA STREET'],
  [
    'Cnr Quokka St & Emu Rd, Numbat Hall NSW',
    'building NUMBAT HALL · street QUOKKA STREET · street2 EMU ROAD · state NSW',
  ],
  [
    '12 Quokka St, Numbat Mountains National Park',
    'number 12 · street QUOKKA STREET · locality NUMBAT MOUNTAINS NATIONAL PARK',
  ],
  ['12 Quokka St, Wetherell Park', 'number 12 · street QUOKKA STREET · locality WETHERELL PARK'],
];

describe('A name without a number before a place', () => {
  it.each(BEFORE_A_PLACE)('is of premises in %s, or of a street that may be called so', (text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });
});

describe('A name alone', () => {
  it.each(ALONE)('is of what people go to, or of a place that may be misspelt: %s', (text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });
});

describe('A name between commas beside a street', () => {
  it.each(BESIDE_A_STREET)('is of premises where its words say no more: %s', (text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });
});

const PARTS_OF_VENUES: readonly (readonly [string, string])[] = [
  [
    'Quokka Tennis Club, Court 4, Reservoir VIC 3073',
    'building QUOKKA TENNIS CLUB COURT 4 · locality RESERVOIR · state VIC · postcode 3073',
  ],
  ['Quokka Sports Centre - Court 2, Reservoir', 'building QUOKKA SPORTS CENTRE - COURT 2 · locality RESERVOIR'],
  [
    'Quokka Netball Complex, Courts 3 & 4, Reservoir',
    'building QUOKKA NETBALL COMPLEX COURTS 3 AND 4 · locality RESERVOIR',
  ],
  ['12 Quokka Court, Reservoir', 'number 12 · street QUOKKA COURT · locality RESERVOIR'],
  [
    'Quokka Hall, Numbat Court 12, Reservoir',
    'building QUOKKA HALL · number 12 · street NUMBAT COURT · locality RESERVOIR',
  ],
  ['Quokka Sports Centre, Hall 3, Reservoir', 'building QUOKKA SPORTS CENTRE · flat HALL 3 · locality RESERVOIR'],
  ['Hall 3, Quokka Sports Centre, Reservoir', 'building QUOKKA SPORTS CENTRE · flat HALL 3 · locality RESERVOIR'],
  ['Studio 3, 12 Numbat Street, Reservoir', 'flat STUDIO 3 · number 12 · street NUMBAT STREET · locality RESERVOIR'],
];

describe('A numbered part of a venue', () => {
  it.each(PARTS_OF_VENUES)('has no street, and its number is no house’s: %s', (text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });
});
