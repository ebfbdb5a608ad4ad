// Rows whose parts stand in columns of their own: what a column says weighs, and its content may win.
import { describe, expect, it } from 'vitest';
import { addressFields } from '../../src/contract/fields/address-fields.js';
import { addressRecord } from '../../src/contract/fields/given-parts.js';
import { cleansedRecord, useSampleRelease } from './sample-release.js';

useSampleRelease();

type Row = Readonly<Record<string, string>>;

const smith = { streetNumber: '24', street: 'Smith Street', locality: 'Reservoir', state: 'VIC', postcode: '3073' };
const HOUSE = '24 SMITH STREET, RESERVOIR VIC 3073';
const CASES: readonly (readonly [title: string, row: Row, status: string, fullAddress: string])[] = [
  ['premises that are numbered as units are', { ...smith, buildingName: 'Tower 2' }, 'verified', `TOWER 2, ${HOUSE}`],
  [
    'premises that look like a street',
    { ...smith, buildingName: '1 Quoll Place' },
    'verified',
    `1 QUOLL PLACE, ${HOUSE}`,
  ],
  ['a unit in the column of premises', { ...smith, buildingName: 'Unit 5' }, 'verified', `UNIT 5, ${HOUSE}`],
  [
    'street and locality exchanged',
    { street: 'Reservoir', locality: '24 Smith St', postcode: '3073' },
    'verified',
    HOUSE,
  ],
];

describe('Columns of their own', () => {
  it.each(CASES)('weighs what columns of their own say: %s', async (_, row, status, fullAddress) => {
    const record = addressRecord(addressFields.map(({ name }) => row[name] ?? ''))!;
    expect(await cleansedRecord(record)).toMatchObject({ status, fullAddress });
  });

  it('weighs what columns of their own say', async () => {
    const premises = { buildingName: 'Block C', locality: 'Reservoir' };
    const fullAddress = 'Block C, 24 Smith Street, Reservoir VIC 3073';
    expect(await cleansedRecord({ fullAddress })).toMatchObject({ status: 'partial', exception: 'UNIT_NOT_FOUND' });
    expect(await cleansedRecord({ fullAddress, ...premises })).toMatchObject({ status: 'verified' });
  });

  it('never answers the building in the place of a unit that is not there', async () => {
    const unit = { buildingName: 'Unit 99', fullAddress: 'Unit 99, 24 Smith Street, Reservoir VIC 3073' };
    expect(await cleansedRecord(unit)).toMatchObject({ status: 'partial', exception: 'UNIT_NOT_FOUND' });
  });

  it('makes the line of a record that has parts alone', async () => {
    expect(await cleansedRecord({ fullAddress: '', ...smith })).toMatchObject({
      status: 'verified',
      fullAddress: HOUSE,
    });
  });

  it('passes over parts that are null', async () => {
    const record = { fullAddress: HOUSE, locality: null, street: null, buildingName: null };
    expect(await cleansedRecord(record)).toMatchObject({ status: 'verified', fullAddress: HOUSE });
  });
});
