// Rows of New Zealand whose parts stand in columns of their own, as parse reads the record that the columns make.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { addressFields } from '../../../src/contract/fields/address-fields.js';
import { addressRecord } from '../../../src/contract/fields/given-parts.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

type Row = Readonly<Record<string, string>>;

const street = { street: '12 Mataka Road' };
const OF_STREET = 'number 12 · street MATAKA ROAD';
const ROWS: readonly (readonly [what: string, row: Row, expected: string])[] = [
  [
    'a suburb that begins as its town does',
    { ...street, locality: 'Napier South', townCity: 'Napier', postcode: '4110' },
    `${OF_STREET} · suburb NAPIER SOUTH · town NAPIER · postcode 4110`,
  ],
  [
    'a suburb that ends as its town does',
    { ...street, locality: 'South Dunedin', townCity: 'Dunedin' },
    `${OF_STREET} · suburb SOUTH DUNEDIN · town DUNEDIN`,
  ],
  [
    'a suburb and a town that nobody knows',
    { ...street, locality: 'Quoll Park', townCity: 'Bilbyville' },
    `${OF_STREET} · suburb QUOLL PARK · town BILBYVILLE`,
  ],
  [
    'the town behind its suburb, and again',
    { ...street, locality: 'Frankton, Hamilton', townCity: 'Hamilton' },
    `${OF_STREET} · suburb FRANKTON · town HAMILTON`,
  ],
  [
    'a rural delivery under the suburb',
    { ...street, locality: 'RD12', townCity: 'Papakura', postcode: '2582' },
    `${OF_STREET} · rd 12 · town PAPAKURA · postcode 2582`,
  ],
  [
    'a rural delivery behind the suburb',
    { ...street, locality: 'Kingseat RD 1', townCity: 'Papakura' },
    `${OF_STREET} · rd 1 · suburb KINGSEAT · town PAPAKURA`,
  ],
  [
    'a rural delivery before the town',
    { ...street, locality: 'Kingseat', townCity: 'RD 1 Papakura' },
    `${OF_STREET} · rd 1 · suburb KINGSEAT · town PAPAKURA`,
  ],
  [
    'a rural delivery as a line whose words the street has',
    { addressLine1: '4/13 Mataka Rd', addressLine2: 'RD 4', addressLine3: 'New Plymouth' },
    'flat 4 · number 13 · street MATAKA ROAD · rd 4 · town NEW PLYMOUTH',
  ],
  [
    'a region as the state',
    { ...street, locality: 'Frankton', townCity: 'Hamilton', state: 'Waikato', postcode: '3204' },
    `${OF_STREET} · suburb FRANKTON · town HAMILTON · postcode 3204 · unknown Waikato`,
  ],
  [
    'the code of a region',
    { ...street, locality: 'Frankton', townCity: 'Hamilton', state: 'WKO' },
    `${OF_STREET} · suburb FRANKTON · town HAMILTON · unknown WKO`,
  ],
  [
    'the code of a region that is a state of Australia',
    { ...street, locality: 'Hope', townCity: 'Richmond', state: 'TAS', country: 'NZ' },
    `${OF_STREET} · suburb HOPE · town RICHMOND · country NZ · unknown TAS`,
  ],
  [
    'a region that is called as the town',
    { ...street, locality: 'Mount Wellington', townCity: 'Auckland', state: 'Auckland' },
    `${OF_STREET} · suburb MOUNT WELLINGTON · town AUCKLAND`,
  ],
  [
    'the street again under the suburb',
    { street: '12 Mataka Rd', locality: 'Mataka Road', townCity: 'Auckland' },
    `${OF_STREET} · town AUCKLAND · unknown Mataka Road`,
  ],
  [
    'a unit with a letter and a space',
    { flatUnitNumber: 'U 5', streetNumber: '12', street: 'Mataka Road', locality: 'Gore' },
    `flat UNIT 5 · ${OF_STREET} · town GORE`,
  ],
  [
    'letters that a wrong encoding has damaged',
    { streetNumber: '12', street: 'K?whai Road', locality: '?t?huhu', townCity: 'Auckland' },
    'number 12 · street KŌWHAI ROAD · suburb ŌTĀHUHU · town AUCKLAND',
  ],
  [
    'a postcode as a number',
    { ...street, locality: 'Belmont', townCity: 'Auckland', postcode: '622.0' },
    `${OF_STREET} · suburb BELMONT · town AUCKLAND · postcode 0622`,
  ],
];

describe('A row of New Zealand', () => {
  it.each(ROWS)('%s', (_, row, expected) => {
    const record = addressRecord(addressFields.map(({ name }) => row[name] ?? ''))!;
    expect(describeParse(parseAddress(record.fullAddress, places, 'nz', undefined, record))).toBe(expected);
  });
});
