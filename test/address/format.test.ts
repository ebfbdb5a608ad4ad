// Components as one line.
import { describe, expect, it } from 'vitest';
import { formatAddress, formatAddressNz, type AddressParts } from '../../src/address/format.js';
import { NO_PARTS } from '../../src/answer/parts.js';

const street = {
  streetNumber: '24-26',
  streetName: 'SMITH',
  streetType: 'STREET',
  locality: 'RESERVOIR',
  state: 'VIC',
  postcode: '3073',
};

describe('formatAddress', () => {
  it.each<[string, Partial<AddressParts>]>([
    ['24-26 SMITH STREET, RESERVOIR VIC 3073', street],
    [
      'UNIT 5, LEVEL 2, 24-26 SMITH STREET, RESERVOIR VIC 3073',
      { ...street, flatUnitType: 'UNIT', flatUnitNumber: '5', floorLevelType: 'LEVEL', floorLevelNumber: '2' },
    ],
    ['5/24-26 SMITH STREET, RESERVOIR VIC 3073', { ...street, flatUnitNumber: '5' }],
    ['5/2/24-26 SMITH STREET, RESERVOIR VIC 3073', { ...street, flatUnitNumber: '5', floorLevelNumber: '2' }],
    ['LOT 5, 24-26 SMITH STREET, RESERVOIR VIC 3073', { ...street, lotNumber: '5' }],
    ['LOT 5 SMITH STREET, RESERVOIR VIC 3073', { ...street, lotNumber: '5', streetNumber: '' }],
    [
      'ROSEMONT HOUSE, SHOP 3, 24-26 SMITH STREET, RESERVOIR VIC 3073',
      { ...street, buildingName: 'ROSEMONT HOUSE', flatUnitType: 'SHOP', flatUnitNumber: '3' },
    ],
    [
      'PO BOX 12, RESERVOIR VIC 3073',
      { ...street, streetNumber: '', streetName: '', streetType: '', postalType: 'PO BOX', postalNumber: '12' },
    ],
    ['24-26 SMITH STREET NORTH, RESERVOIR VIC 3073', { ...street, streetSuffix: 'NORTH' }],
    ['', {}],
  ])('writes %s', (expected, parts) => {
    expect(formatAddress({ ...NO_PARTS, ...parts }).fullAddress).toBe(expected);
  });

  it('writes New Zealand units before a slash, the rural delivery before the town', () => {
    const parts = {
      ...NO_PARTS,
      flatUnitType: 'UNIT',
      flatUnitNumber: '5',
      streetNumber: '24',
      streetName: 'SMITH',
      streetType: 'STREET',
      postcode: '3889',
    };
    expect(formatAddressNz(parts, { suburb: 'ROSLYN', townCity: 'KAWHIA', rdNumber: '1' }).fullAddress).toBe(
      '5/24 SMITH STREET, ROSLYN, RD 1, KAWHIA 3889',
    );
  });
});
