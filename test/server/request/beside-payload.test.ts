// Fields that the contract writes beside the payload, and means of its record.
import { describe, expect, test } from 'vitest';
import { companyLookup, titleByAddress, type Asked } from './beside-payload.js';

const HOUSE = { lastName: 'Wattle', fullAddress: '4 Tui Street, Gore' };

describe('A field that belongs beside the payload', () => {
  test.each<[string, Asked, object, object]>([
    ['of titles', titleByAddress, { payload: HOUSE, showDetails: 'true' }, { ...HOUSE, showDetails: 'true' }],
    [
      'in the record',
      titleByAddress,
      { payload: { ...HOUSE, showDetails: 'true' } },
      { ...HOUSE, showDetails: 'true' },
    ],
    [
      'in both places alike',
      titleByAddress,
      { payload: { ...HOUSE, showDetails: 'true' }, showDetails: 'true' },
      { ...HOUSE, showDetails: 'true' },
    ],
    ['that is null', titleByAddress, { payload: HOUSE, showDetails: null }, HOUSE],
    [
      'where that of the record is empty',
      titleByAddress,
      { payload: { ...HOUSE, showDetails: '' }, showDetails: 'true' },
      { ...HOUSE, showDetails: 'true' },
    ],
    [
      'of companies',
      companyLookup,
      { payload: { name: 'Wattle Boats' }, optionalConfig: 'active:Y', apiName: 'SearchByABNv201408' },
      { name: 'Wattle Boats', optionalConfig: 'active:Y', apiName: 'SearchByABNv201408' },
    ],
  ])('%s is of the record', async (_, asked, body, record) => {
    expect(await asked(body)).toEqual({ status: 200, payload: [record] });
  });

  test.each<[Asked, object, string]>([
    [
      titleByAddress,
      { payload: { ...HOUSE, showDetails: 'true' }, showDetails: 'false' },
      'showDetails is given twice, in the payload and beside it; give it once',
    ],
    [titleByAddress, { payload: HOUSE, showDetails: true }, 'showDetails must be a text; it is true or false'],
    [companyLookup, { payload: { name: 'a' }, showDetails: 'true' }, 'there is no field showDetails in the request'],
    [companyLookup, { payload: 'a', apiName: 'b' }, 'payload must be an object; it is a text'],
  ])('is refused in %s with %j', async (asked, body, message) => {
    expect(await asked(body)).toEqual({ status: 400, message });
  });
});
