// Numbers that are of units or of a name and of no house, slips in a place that ends as streets do, and what the end of
// a street or a slash says.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

type Case = readonly [line: string, parts: string];

const QUOLL = 'number 12 · street QUOLL ROAD · locality DUBBO · state NSW';
const DUBBO = 'locality DUBBO · state NSW';

const NUMBERS: readonly Case[] = [
  ['4&5 12 Quoll Rd, Dubbo NSW', `flat 4 & 5 · ${QUOLL}`],
  ['4 & 5, 12 Quoll Rd, Dubbo NSW', `flat 4 & 5 · ${QUOLL}`],
  ['7 and 9, 12 Quoll Rd, Dubbo NSW', `flat 7 & 9 · ${QUOLL}`],
  ['3, 4 & 5, 12 Quoll Rd, Dubbo NSW', `flat 3, 4 & 5 · ${QUOLL}`],
  ['4 & 5 Quoll Rd, Dubbo NSW', `number 4-5 · street QUOLL ROAD · ${DUBBO}`],
  ['Level 570/12 Quoll Rd, Dubbo NSW', `flat 570 · ${QUOLL} · unknown Level`],
  ['Level 57/12 Quoll Rd, Dubbo NSW', `flat LEVEL 57 · ${QUOLL}`],
  ['Numbats 10, Dubbo NSW', `building NUMBATS 10 · ${DUBBO}`],
  ['Numbats 10, 12 Quoll Rd, Dubbo NSW', `building NUMBATS 10 · ${QUOLL}`],
  ['7-Twelve Dubbo, Quoll Rd, Dubbo NSW', `building 7-TWELVE DUBBO · street QUOLL ROAD · ${DUBBO}`],
  [
    'Numbat Corner Arts & Craft Centre, 12 Quoll Rd, Dubbo NSW',
    `building NUMBAT CORNER ARTS AND CRAFT CENTRE · ${QUOLL}`,
  ],
  [
    '99 Numbats, Shop 4/12 Quoll Rd, Dubbo NSW',
    'building 99 NUMBATS · flat SHOP 4 · number 12 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  [
    '4 Wheel Numbat, Unit 4/12 Quoll Rd, Dubbo NSW',
    'building 4 WHEEL NUMBAT · flat UNIT 4 · number 12 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  [
    '24/7 Gym, Shop 4/12 Quoll Rd, Dubbo NSW',
    'building 24/7 GYM · flat SHOP 4 · number 12 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  ['4 Wheel Numbat, Quoll Rd, Dubbo NSW', 'building 4 WHEEL NUMBAT · street QUOLL ROAD · locality DUBBO · state NSW'],
  [
    '99 Numbats, Cnr Quoll Rd / Emu St, Dubbo NSW',
    'building 99 NUMBATS · street QUOLL ROAD · street2 EMU STREET · locality DUBBO · state NSW',
  ],
  ['4 Numbat Emu, Ocean Grove, VIC', 'number 4 · street NUMBAT EMU · locality OCEAN GROVE · state VIC'],
  ['12 Quoll, Cnr Emu St, Dubbo NSW', 'number 12 · street QUOLL · street2 EMU STREET · locality DUBBO · state NSW'],
  [
    'No 1 Noodle Restaurant, Level G, 12 Quoll Rd, Dubbo NSW',
    'building NO 1 NOODLE RESTAURANT · flat LEVEL G · number 12 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  [
    'No 1 Noodle Restaurant, Shop 4, 12 Quoll Rd, Dubbo NSW',
    'building NO 1 NOODLE RESTAURANT · flat SHOP 4 · number 12 · street QUOLL ROAD · locality DUBBO · state NSW',
  ],
  [
    'No 1 Noodle Restaurant, Quoll Rd & Emu St, Dubbo NSW',
    'building NO 1 NOODLE RESTAURANT · street QUOLL ROAD · street2 EMU STREET · locality DUBBO · state NSW',
  ],
];

const STREETS_AND_PLACES: readonly Case[] = [
  [
    '12 Quoll Rd Ocaen Grove VIC 3226',
    'number 12 · street QUOLL ROAD · locality OCAEN GROVE · state VIC · postcode 3226',
  ],
  ['12 Quoll Rd Ocean Grov', 'number 12 · street QUOLL ROAD · locality OCEAN GROV'],
  [
    'Numbat Hall, Quoll Rd Ocen Grove VIC',
    'building NUMBAT HALL · street QUOLL ROAD · locality OCEN GROVE · state VIC',
  ],
  ['12 Quoll Rd Numbat Grove VIC', 'number 12 · street QUOLL RD NUMBAT GROVE · state VIC'],
  ['Numbats St Kilda VIC 3182', 'building NUMBATS · locality ST KILDA · state VIC · postcode 3182'],
  ['Numbat St Dubbo NSW', `street NUMBAT STREET · ${DUBBO}`],
  ['Quoll St East End, Dubbo NSW', `street QUOLL STREET · ${DUBBO} · unknown East End`],
  ['Quoll St / Numbat Gdns, Dubbo NSW', `street QUOLL STREET · street2 NUMBAT GARDENS · ${DUBBO}`],
  ['Cnr Quoll & Numbat St, Dubbo NSW', `street QUOLL STREET · street2 NUMBAT STREET · ${DUBBO}`],
  ['Cnr Quoll Trak & Numbat St, Dubbo NSW', `street QUOLL TRAK · street2 NUMBAT STREET · ${DUBBO}`],
  ['Cnr Broadway & Numbat St, Dubbo NSW', `street BROADWAY · street2 NUMBAT STREET · ${DUBBO}`],
  ['4 Quoll Bnk, Dubbo NSW', 'number 4 · street QUOLL BANK · locality DUBBO · state NSW'],
  ['Quoll Prm, Dubbo NSW', 'street QUOLL PROMENADE · locality DUBBO · state NSW'],
  ['4 Quoll Trc, Dubbo NSW', 'number 4 · street QUOLL TERRACE · locality DUBBO · state NSW'],
  ['4 Quoll Pce, Dubbo NSW', 'number 4 · street QUOLL PLACE · locality DUBBO · state NSW'],
];

describe('A number', () => {
  it.each(NUMBERS)('is of a house, of units or of a name in %s', (text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });
});

describe('A street and its place', () => {
  it.each(STREETS_AND_PLACES)('are told apart in %s', (text, parts) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(parts);
  });
});
