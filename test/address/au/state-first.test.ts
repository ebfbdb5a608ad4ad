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
];

describe('A state or postcode before its place', () => {
  it.each(CASES)('is read in %s', (text, components) => {
    expect(describeParse(parseAddress(text, testPlaces, 'au'))).toBe(components);
  });
});
