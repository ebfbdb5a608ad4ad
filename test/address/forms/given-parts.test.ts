// What columns of their own say of a line's words weighs in how they are read, and gives way where the content of a
// column contradicts it.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { addressFields } from '../../../src/contract/fields/address-fields.js';
import { addressRecord } from '../../../src/contract/fields/given-parts.js';
import { describeParse, testPlaces } from '../describe-parse.js';

type Row = Readonly<Record<string, string>>;

/** The parts that parse gives of a row of columns. */
function parsed(row: Row): string {
  const { fullAddress, ...parts } = addressRecord(addressFields.map(({ name }) => row[name] ?? ''))!;
  return describeParse(parseAddress(fullAddress, testPlaces, 'au', undefined, parts));
}

const place = { state: 'VIC', postcode: '3226' };
const CASES: readonly (readonly [title: string, row: Row, answer: string])[] = [
  [
    'a locality that nobody knows and that ends as streets do, behind a street without a type',
    { streetNumber: '12', street: 'Old Numbat', locality: 'Quoll Court', ...place },
    'number 12 · street OLD NUMBAT · locality QUOLL COURT · state VIC · postcode 3226',
  ],
  [
    'premises whose name begins with a number, before the number',
    { addressLine1: '99 Quolls 12 Numbat Road', locality: 'Ocean Grove', ...place },
    'building 99 QUOLLS · number 12 · street NUMBAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'a number of its own before a name with another',
    { streetNumber: '24', street: 'Quoll 12 Numbat Road', locality: 'Ocean Grove', ...place },
    'number 24 · street QUOLL 12 NUMBAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'a state before the place in its column',
    { addressLine1: '12 Numbat Road', locality: 'VIC Ocean Grove' },
    'number 12 · street NUMBAT ROAD · locality OCEAN GROVE · state VIC',
  ],
  [
    'a locality alone that ends as streets do',
    { locality: 'Ocean Grove', ...place },
    'locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'premises with a number that looks like a street',
    { buildingName: '1 Quoll Place', streetNumber: '40', street: 'Numbat Road', locality: 'Ocean Grove', ...place },
    'building 1 QUOLL PLACE · number 40 · street NUMBAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'premises that look like a unit',
    { buildingName: 'Tower 2', addressLine1: '40 Numbat Road', locality: 'Ocean Grove', ...place },
    'building TOWER 2 · number 40 · street NUMBAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'a unit in the column of premises, where the content wins',
    { buildingName: 'Unit 2', streetNumber: '40', street: 'Numbat Road', locality: 'Ocean Grove', ...place },
    'flat UNIT 2 · number 40 · street NUMBAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'the whole address in the column of premises, where the content wins',
    { buildingName: '40 Numbat Road', locality: 'Ocean Grove', ...place },
    'number 40 · street NUMBAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'a street that begins with a letter, its number in a column of its own',
    { streetNumber: '49', street: 'J Numbat Avenue', locality: 'Ocean Grove', ...place },
    'number 49 · street J NUMBAT AVENUE · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'a street that begins with a word for another part',
    { streetNumber: '49', streetName: 'Flat', streetType: 'Road', locality: 'Ocean Grove', ...place },
    'number 49 · street FLAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'a street with a label for a name',
    { streetNumber: '51', street: 'OD5 Rd', locality: 'Ocean Grove', ...place },
    'number 51 · street OD5 ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'a street type that stands at the locality, where the content wins',
    { street: '12 Numbat', locality: 'Rd Ocean Grove', ...place },
    'number 12 · street NUMBAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'street and locality exchanged, where the content wins',
    { street: 'Ocean Grove', locality: '2/12 Numbat Road', ...place },
    'flat 2 · number 12 · street NUMBAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'state and postcode in the column of the locality',
    { streetNumber: '12', street: 'Golden Quoll', locality: 'Ocean Grove VIC 3226' },
    'number 12 · street GOLDEN QUOLL · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
  [
    'a unit with its number behind the street, in a column of the street',
    { streetNumber: '12', street: 'Numbat Road Unit 5', locality: 'Ocean Grove', ...place },
    'flat UNIT 5 · number 12 · street NUMBAT ROAD · locality OCEAN GROVE · state VIC · postcode 3226',
  ],
];

describe('Parts in columns of their own', () => {
  it.each(CASES)('%s', (_, row, answer) => {
    expect(parsed(row)).toBe(answer);
  });

  it('make the line where a record has none', () => {
    const record = addressRecord(addressFields.map(({ name }) => (name === 'locality' ? ' Ocean Grove ' : '')));
    expect(record).toEqual({ fullAddress: 'Ocean Grove', locality: 'Ocean Grove' });
  });

  it('are left out where they say that there is nothing', () => {
    const row: Row = { streetNumber: '12', street: 'Numbat Road', locality: 'N/A', state: '-', postcode: 'NULL' };
    const record = addressRecord(addressFields.map(({ name }) => row[name] ?? ''));
    expect(record).toEqual({ fullAddress: '12 Numbat Road', streetNumber: '12', street: 'Numbat Road' });
  });
});
