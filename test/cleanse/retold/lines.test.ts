// Lines that lead to an address told in another way: without the number of an order in front, with a unit said as units
// are, in the order of an address. And what must not be told so.
import { describe, expect, it } from 'vitest';
import { addressFields } from '../../../src/contract/fields/address-fields.js';
import { addressRecord } from '../../../src/contract/fields/given-parts.js';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

const ROWS = [
  'n0,41,Quoll Street,Reservoir,VIC,3073',
  'n1,2/41,Quoll Street,Reservoir,VIC,3073',
  'n2,7/41,Quoll Street,Reservoir,VIC,3073',
  'n3,18,Bilby Road,Reservoir,VIC,3073',
  'n4,9,Numbat Avenue,Reservoir,VIC,3073',
  'n5,1-3,Wombat Parade,Reservoir,VIC,3073',
];
const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', ROWS);

const BILBY = '18 BILBY ROAD, RESERVOIR VIC 3073';
const UNIT_7 = '7/41 QUOLL STREET, RESERVOIR VIC 3073';

async function answerTo(record: Readonly<Record<string, string>>): Promise<ValidatedAddress> {
  const input = addressRecord(addressFields.map(({ name }) => record[name] ?? ''))!;
  return cleanse.elements(await engine().run(cleanse, { payload: [input] }))[0]!;
}

const RETOLD: readonly (readonly [title: string, line: string, fullAddress: string])[] = [
  ['the number of a job', 'Job 60213 18 Bilby Road, Reservoir 3073', BILBY],
  ['the number of an order behind a slash', 'Order 771204 / 18 Bilby Road / Reservoir / 3073', BILBY],
  ['an application with its year', 'DA 2025/66 - 18 Bilby Road, Reservoir 3073', BILBY],
  ['an application in one word', 'DA2025-0066: 18 Bilby Road, Reservoir 3073', BILBY],
  ['the number of a meter', 'Meter 20419 at 18 Bilby Road, Reservoir 3073', BILBY],
  ['the number of an assessment', 'Assessment No. 3307 18 Bilby Road, Reservoir 3073', BILBY],
  ['a carton of several', 'Carton 1 of 4 - 18 Bilby Road, Reservoir 3073', BILBY],
  ['one of several properties', 'Property 3: 18 Bilby Road, Reservoir 3073', BILBY],
  ['a telephone', 'Ph 9555 0142 18 Bilby Road, Reservoir 3073', BILBY],
  ['the day of a change', 'New address eff 3/2/26: 18 Bilby Road, Reservoir 3073', BILBY],
  ['a misspelt word for units', 'Unyt 7, 41 Quoll Street, Reservoir 3073', UNIT_7],
  ['a word for villas without its letter', 'Vlla 7, 41 Quoll Street, Reservoir 3073', UNIT_7],
  ['two letters exchanged', 'Falt 7, 41 Quoll Street, Reservoir 3073', UNIT_7],
  ['a unit in brackets', 'Unit (7) 41 Quoll Street, Reservoir 3073', UNIT_7],
  ['a unit behind a slash', 'U/7 41 Quoll Street, Reservoir 3073', UNIT_7],
  ['a unit with zeros', 'UNIT 007 41 QUOLL STREET RESERVOIR 3073', UNIT_7],
  ['the unit behind the number behind the street', 'Quoll Street 41, unit 7, 3073 Reservoir', UNIT_7],
  ['a number alone behind the street', '41 Quoll Street, 7, Reservoir 3073', UNIT_7],
  ['a number in brackets behind the street', '41 Quoll Street (7) Reservoir 3073', UNIT_7],
  ['the postcode in front', '3073, VIC, Reservoir, 18 Bilby Road', BILBY],
  ['the number in brackets behind its street', 'BILBY ROAD (NO. 18), RESERVOIR 3073', BILBY],
  ['another street of the corner first', 'Cnr Dingo St and 18 Bilby Road, Reservoir 3073', BILBY],
  ['a decimal number', '18.0 Bilby Road Reservoir 3073', BILBY],
  ['a sign for number', 'N°18 Bilby Road, Reservoir 3073', BILBY],
  ['plus signs for spaces', '18+Bilby Road+Reservoir+3073', BILBY],
  ['each part in brackets', '(18) (Bilby Road) (Reservoir) (3073)', BILBY],
  ['labels of a form', 'St No 18 St Name Bilby St Type Road Suburb Reservoir Pcode 3073', BILBY],
];

const KEPT: readonly (readonly [title: string, line: string, status: string, exception: string | null])[] = [
  ['a misspelt unit that is not there', 'Unyt 5, 41 Quoll Street', 'partial', 'UNIT_NOT_FOUND'],
  ['a unit in brackets that is not there', 'Unit (5) 41 Quoll Street', 'partial', 'UNIT_NOT_FOUND'],
  ['a number alone that no unit has', '41 Quoll Street, 5', 'partial', 'UNIT_NOT_FOUND'],
  ['a number alone behind a house without units', '18 Bilby Road, 5', 'corrected', null],
  ['premises of a word that is one of its own', 'Unity 5, 18 Bilby Road', 'verified', null],
  ['a job at a number that is not there', 'Job 60213 77 Bilby Road', 'partial', 'NUMBER_NOT_FOUND'],
  ['a range a hundred times as wide as the one there', '1-384 Wombat Parade', 'partial', 'NUMBER_NOT_FOUND'],
];

describe('A line told in another way', () => {
  it.each(RETOLD)('leads to the address without %s: %s', async (_, fullAddress, expected) => {
    const answer = await answerTo({ fullAddress });
    expect([answer.fullAddress, answer.status]).toEqual([expected, 'corrected']);
    expect(answer.confidence).toBeGreaterThanOrEqual(90);
  });

  it.each(KEPT)('answers no more than what is there: %s: %s', async (_, line, status, exception) => {
    const answer = await answerTo({ fullAddress: `${line}, Reservoir VIC 3073` });
    expect([answer.status, answer.exception]).toEqual([status, exception]);
  });

  it('is at the place in brackets and at no other', async () => {
    const there = await answerTo({ fullAddress: '18 Bilby Road (Reservoir VIC 3073)' });
    expect([there.status, there.fullAddress]).toEqual(['verified', BILBY]);
    const elsewhere = await answerTo({ fullAddress: '18 Bilby Road (Horsham VIC 3400)' });
    expect(['verified', 'corrected']).not.toContain(elsewhere.status);
  });

  it('says what was told in another way', async () => {
    const { changedItems } = await answerTo({ fullAddress: 'Job 60213 18 Bilby Road, Reservoir 3073' });
    expect(changedItems).toContainEqual(expect.objectContaining({ actionType: 'REMOVE', oldValue: 'Job 60213' }));
  });
});

describe('Columns told in another way', () => {
  const place = { townCity: 'Reservoir', state: 'VIC', postcode: '3073' };
  it.each([
    ['the unit alone in the second line', { addressLine1: '41 Quoll Street', addressLine2: '7', ...place }],
    [
      'a slash in the line, a unit in the column of the street',
      { fullAddress: '7/41 Quoll St, Reservoir VIC 3073', street: 'Unit 7, 41 Quoll Street', ...place },
    ],
    ['a misspelt unit in the first line', { addressLine1: 'Unyt 7', addressLine2: '41 Quoll Street', ...place }],
  ])('lead to the address: %s', async (_, row) => {
    const { fullAddress, flatUnitNumber } = await answerTo(row);
    expect([flatUnitNumber, fullAddress]).toEqual(['7', expect.stringContaining('41 QUOLL STREET')]);
  });
});
