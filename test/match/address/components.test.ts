// An address in components, or in lines of its own, in the form in which it is compared.
import { describe, expect, it } from 'vitest';
import type { MatchAddress } from '../../../src/contract/operations/match-record.js';
import { comparableAddress } from '../../../src/match/address/comparable-address.js';
import type { ComparableAddress } from '../../../src/match/comparable.js';

/** What an address says, without what it does not. */
function said(address: MatchAddress): Partial<ComparableAddress> | undefined {
  const form = comparableAddress(address, 'AU');
  return form && Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '' && value !== 0));
}

const SMITH = { country: 'AU', street: 'SMITH', streetType: 'STREET', locality: 'RESERVOIR' };

describe('Components', () => {
  const PLACE = { locality: 'Reservoir' };
  it.each<[string, MatchAddress, Partial<ComparableAddress>]>([
    [
      'name and type apart',
      { streetNumber: '24', streetName: 'Smith', streetType: 'ST', ...PLACE },
      { numberFirst: 24 },
    ],
    [
      'the type with the name too',
      { streetNumber: '24', streetName: 'Smith St', streetType: 'Street', ...PLACE },
      { numberFirst: 24 },
    ],
    ['name and type written together', { streetNumber: '24', street: 'smithstreet', ...PLACE }, { numberFirst: 24 }],
    ['a unit in the number', { streetNumber: '5/24', street: 'Smith St', ...PLACE }, { numberFirst: 24, unit: '5' }],
    [
      'a unit in the number and its letter',
      { streetNumber: 'U5/24a', street: 'Smith St', ...PLACE },
      { numberFirst: 24, numberSuffix: 'A', unit: '5' },
    ],
    [
      'a range with spaces',
      { streetNumber: '24 - 26', street: 'Smith St', ...PLACE },
      { numberFirst: 24, numberLast: 26 },
    ],
    [
      'a range in two',
      { streetNumber: '24', streetNumberLast: '26', street: 'Smith St', ...PLACE },
      { numberFirst: 24, numberLast: 26 },
    ],
    ['a number that a spreadsheet wrote', { streetNumber: '24.0', street: 'Smith St', ...PLACE }, { numberFirst: 24 }],
    [
      'a type with the unit',
      { streetNumber: '24', flatUnitNumber: 'Unit 05', street: 'Smith St', ...PLACE },
      { numberFirst: 24, unit: '5' },
    ],
    ['the number with the street', { street: '24 Smith St', ...PLACE }, { numberFirst: 24 }],
    ['0 for no unit', { streetNumber: '24', flatUnitNumber: '0', street: 'Smith St', ...PLACE }, { numberFirst: 24 }],
    [
      'lines',
      { streetNumber: '24', addressLine1: 'smith street', addressLine2: 'villa 3', ...PLACE },
      { numberFirst: 24, unit: '3' },
    ],
    ['a suburb', { streetNumber: '24', street: 'Smith St', suburb: 'Reservoir' }, { numberFirst: 24 }],
  ])('with %s are the same street', (_, address, form) => {
    expect(said(address)).toEqual({ ...SMITH, ...form });
  });

  it.each<[string, MatchAddress, Partial<ComparableAddress>]>([
    ['the street', { addressLine1: 'smith street', streetNumber: '24' }, { ...SMITH, numberFirst: 24 }],
    ['unit, number and street', { addressLine1: '5/24 Smith St' }, { ...SMITH, numberFirst: 24, unit: '5' }],
    [
      'a building beside the street',
      { addressLine1: 'Smith St', addressLine2: 'Bega Flats', streetNumber: '24' },
      { ...SMITH, numberFirst: 24, building: 'BEGA FLATS' },
    ],
    [
      'a building before the street',
      { addressLine1: 'Bega Flats', addressLine2: '24 Smith St' },
      { ...SMITH, numberFirst: 24, building: 'BEGA FLATS' },
    ],
    [
      'a building alone',
      { addressLine2: 'Bega Flats', streetNumber: '24' },
      { country: 'AU', locality: 'RESERVOIR', numberFirst: 24, building: 'BEGA FLATS' },
    ],
    [
      'a unit beside the street',
      { addressLine1: '24 Smith St', addressLine2: 'Apt. 5' },
      { ...SMITH, numberFirst: 24, unit: '5' },
    ],
    [
      'two streets, of which the second is kept',
      { addressLine1: 'Smith St', addressLine2: 'Jones Rd', streetNumber: '24' },
      { ...SMITH, numberFirst: 24, rest: 'JONES RD' },
    ],
    [
      'the place with the street',
      { addressLine1: '24 Smith St Reservoir', locality: 'Reservoir' },
      { ...SMITH, numberFirst: 24 },
    ],
    [
      'a box',
      { addressLine1: 'PO Box 12' },
      { country: 'AU', locality: 'RESERVOIR', postalType: 'PO BOX', postalNumber: '12' },
    ],
  ])('in lines may hold %s', (_, address, form) => {
    expect(said({ ...PLACE, ...address })).toEqual(form);
  });

  it('have states by code and postcodes without what a spreadsheet did to them', () => {
    expect(said({ street: 'Smith St', ...PLACE, state: 'Victoria', postcode: '3073.0' })).toMatchObject({
      state: 'VIC',
      postcode: '3073',
    });
    expect(said({ street: 'Smith St', locality: 'Darwin', postcode: '800' })).toMatchObject({ postcode: '0800' });
  });

  it('have boxes in their own components, or in one text', () => {
    const box = { postalType: 'PO BOX', postalNumber: '77', locality: 'RESERVOIR', country: 'AU' };
    expect(said({ postal: 'P O Box 77', ...PLACE })).toEqual(box);
    expect(said({ postalType: 'PO Box', postalNumber: '77', ...PLACE })).toEqual(box);
  });

  it('that contradict a line beside them both count', () => {
    const line = { fullAddress: 'Unit 6, 24 Smith St, Reservoir' };
    expect(said({ ...line, flatUnitNumber: '7' })).toMatchObject({ unit: '7 6' });
    expect(said({ ...line, streetNumber: '30' })).toMatchObject({ numberFirst: 24, rest: '30' });
    expect(said({ ...line, streetNumber: '24', flatUnitNumber: '6', postcode: '3073' })).toEqual({
      ...SMITH,
      numberFirst: 24,
      unit: '6',
      postcode: '3073',
    });
  });
});
