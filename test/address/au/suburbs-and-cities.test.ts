// A suburb before its city is the locality, whichever of the two the postcode is of, or a third place's; the city has
// no field. What is rather a street or premises before a city stays so.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse, testPlaces } from '../describe-parse.js';

const YARRA = 'locality SOUTH YARRA · state VIC';
const PARK = 'locality WETHERILL PARK · state NSW';

const CASES: readonly (readonly [string, string])[] = [
  // Behind a street, with the postcode of the suburb, of the city, of neither, or none.
  ['12 Numbat St, South Yarra, Melbourne VIC 3141', `number 12 · street NUMBAT STREET · ${YARRA} · postcode 3141`],
  ['12 Numbat St, South Yarra, Melbourne VIC 3000', `number 12 · street NUMBAT STREET · ${YARRA} · postcode 3000`],
  ['12 Numbat St, South Yarra, Melbourne VIC 3142', `number 12 · street NUMBAT STREET · ${YARRA} · postcode 3142`],
  ['12 Numbat St, South Yarra, Melbourne VIC', `number 12 · street NUMBAT STREET · ${YARRA}`],
  ['12 Numbat St South Yarra Melbourne VIC 3000', `number 12 · street NUMBAT STREET · ${YARRA} · postcode 3000`],
  ['Numbat St, South Yarra, Melbourne VIC 3000', `street NUMBAT STREET · ${YARRA} · postcode 3000`],
  ['12 Numbat St, Wetherill Park, Sydney NSW 2000', `number 12 · street NUMBAT STREET · ${PARK} · postcode 2000`],
  ['12 Numbat St, Wetherill Park, Sydney NSW 2164', `number 12 · street NUMBAT STREET · ${PARK} · postcode 2164`],
  ['Lot 7 Numbat Rd, South Yarra, Melbourne VIC 3000', `lot 7 · street NUMBAT ROAD · ${YARRA} · postcode 3000`],
  // Behind premises without a street.
  ['Numbat Hotel, South Yarra, Melbourne VIC 3000', `building NUMBAT HOTEL · ${YARRA} · postcode 3000`],
  ['Numbat Hotel, South Yarra, Melbourne VIC', `building NUMBAT HOTEL · ${YARRA}`],
  [
    'Numbat Shopping Centre, Wetherill Park, Sydney NSW 2000',
    `building NUMBAT SHOPPING CENTRE · ${PARK} · postcode 2000`,
  ],
  ['Numbat Hotel, Wetherill Park, Sydney NSW', `building NUMBAT HOTEL · ${PARK}`],
  [
    'Shop 4, Numbat Plaza, South Yarra, Melbourne VIC 3000',
    `building NUMBAT PLAZA · flat SHOP 4 · ${YARRA} · postcode 3000`,
  ],
  // Alone.
  ['South Yarra, Melbourne VIC 3000', `${YARRA} · postcode 3000`],
  ['Wetherill Park, Sydney NSW 2164', `${PARK} · postcode 2164`],
];

/** What is before the city is no suburb: no place of that state, a street, premises that are a place of delivery. */
const OTHERS: readonly (readonly [string, string])[] = [
  [
    '12 Numbat St, South Yarra, Sydney NSW 2000',
    'number 12 · street NUMBAT STREET · locality SYDNEY · state NSW · postcode 2000 · unknown South Yarra',
  ],
  ['Ocean Grove, Geelong VIC 3220', 'street OCEAN GROVE · locality GEELONG · state VIC · postcode 3220'],
  ['Ocean Grove, Geelong VIC 3226', 'locality OCEAN GROVE · state VIC · postcode 3226 · unknown Geelong'],
  [
    '12 Numbat St, Ocean Grove, Geelong VIC 3220',
    'number 12 · street NUMBAT STREET · locality OCEAN GROVE · state VIC · postcode 3220 · unknown Geelong',
  ],
  ['Golden Square, Melbourne VIC 3000', 'street GOLDEN SQUARE · locality MELBOURNE · state VIC · postcode 3000'],
  ['Numbat University, Gold Coast QLD', 'building NUMBAT UNIVERSITY · locality GOLD COAST · state QLD'],
  ['Dubbo, Central Coast NSW', 'locality DUBBO · state NSW · unknown Central Coast'],
  [
    '12 Numbat St, Dubbo, Blue Mountains NSW',
    'number 12 · street NUMBAT STREET · locality DUBBO · state NSW · unknown Blue Mountains',
  ],
  ['Numbat Gallery, Gold Coast', 'building NUMBAT GALLERY · locality GOLD COAST'],
];

const NUMBAT = 'number 12 · street NUMBAT STREET · locality RESERVOIR · state VIC · postcode 3073';

/** The city behind the postcode, with the state and the country that end the line. */
const BEHIND: readonly (readonly [string, string])[] = [
  ['12 Numbat St, Reservoir VIC 3073, Melbourne, Australia', `${NUMBAT} · country AU · unknown Melbourne`],
  ['12 Numbat St, Reservoir VIC 3073 Melbourne Australia', `${NUMBAT} · country AU · unknown Melbourne`],
  ['12 Numbat St, Reservoir VIC 3073, Melbourne, VIC, Australia', `${NUMBAT} · country AU · unknown Melbourne`],
  ['12 Numbat St, Reservoir 3073, Melbourne, Victoria, Australia', `${NUMBAT} · country AU · unknown Melbourne`],
  ['12 Numbat St, Reservoir 3073, Melbourne, VIC', `${NUMBAT} · unknown Melbourne`],
  ['12 Numbat St, Reservoir 3073, Melbourne, Australia', `${NUMBAT} · country AU · unknown Melbourne`],
  ['12 Numbat St, Reservoir VIC 3073, side door, Australia', `${NUMBAT} · country AU · unknown side door`],
  [
    'Reservoir VIC 3073, Melbourne, Australia',
    'locality RESERVOIR · state VIC · postcode 3073 · country AU · unknown Melbourne',
  ],
  [
    'Numbat Hall, Reservoir VIC 3073, Melbourne, Australia',
    'building NUMBAT HALL · locality RESERVOIR · state VIC · postcode 3073 · country AU · unknown Melbourne',
  ],
];

describe('A suburb before its city', () => {
  it.each(CASES)('is the locality of %s', (text, components) => {
    const city = /Melbourne|Sydney/.exec(text)?.[0] ?? '';
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(`${components} · unknown ${city}`);
  });

  it.each(BEHIND)('has its city behind the postcode in %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });

  it.each(OTHERS)('is told from what is none in %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
