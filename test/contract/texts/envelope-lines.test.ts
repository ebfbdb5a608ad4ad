// The lines of an envelope, in each country's own order.
import { describe, expect, test } from 'vitest';
import { envelopeLines, type Mailable } from '../../../src/contract/texts/envelope-lines.js';

const AU: Mailable = {
  country: 'AU',
  streetNumber: '24-26',
  street: 'SMITH STREET',
  locality: 'RESERVOIR',
  state: 'VIC',
  postcode: '3073',
};
const UNIT = { subdwelling: 'UNIT 5', flatUnitType: 'UNIT', flatUnitNumber: '5' };
const PLACE_AU = 'RESERVOIR VIC 3073';
const NZ: Mailable = {
  country: 'NZ',
  streetNumber: '24',
  street: 'Smith Street',
  suburb: 'Roslyn',
  townCity: 'Kawhia',
  postcode: '3889',
};

const lines = (address: Mailable): string => envelopeLines(address).join(' / ');

describe('Lines in Australia:', () => {
  test.each<[what: string, address: Mailable, expected: string]>([
    ['a house has two', AU, `24-26 SMITH STREET / ${PLACE_AU} / `],
    ['a unit stands above the street', { ...AU, ...UNIT }, `UNIT 5 / 24-26 SMITH STREET / ${PLACE_AU}`],
    [
      'unit, level and building share a line',
      {
        ...AU,
        ...UNIT,
        subdwelling: 'UNIT 5, LEVEL 2',
        floorLevelType: 'LEVEL',
        floorLevelNumber: '2',
        buildingName: 'ROSEMONT HOUSE',
      },
      `UNIT 5, LEVEL 2, ROSEMONT HOUSE / 24-26 SMITH STREET / ${PLACE_AU}`,
    ],
    [
      'the parts of a unit do where it is not one text',
      { ...AU, ...UNIT, subdwelling: null, floorLevelType: 'LEVEL', floorLevelNumber: '2' },
      `UNIT 5, LEVEL 2 / 24-26 SMITH STREET / ${PLACE_AU}`,
    ],
    [
      'a flat without a type stands before a slash',
      { ...AU, streetNumber: '24', flatUnitNumber: '5', subdwelling: '5' },
      `5/24 SMITH STREET / ${PLACE_AU} / `,
    ],
    [
      'and a level without a type between',
      { ...AU, streetNumber: '24', flatUnitNumber: '5', floorLevelNumber: '2', subdwelling: '5, 2' },
      `5/2/24 SMITH STREET / ${PLACE_AU} / `,
    ],
    ['a lot without a number', { ...AU, streetNumber: null, lotNumber: '5' }, `LOT 5 SMITH STREET / ${PLACE_AU} / `],
    ['a lot beside a number', { ...AU, lotNumber: '5' }, `LOT 5 / 24-26 SMITH STREET / ${PLACE_AU}`],
    [
      'a lot in the letters of the address',
      { ...AU, lotNumber: '5', fullAddress: 'Lot 5, 24-26 Smith Street, Reservoir VIC 3073' },
      `Lot 5 / 24-26 SMITH STREET / ${PLACE_AU}`,
    ],
    ['a post box', { ...AU, streetNumber: null, street: null, postal: 'PO BOX 12' }, `PO BOX 12 / ${PLACE_AU} / `],
    ['a street alone', { ...AU, streetNumber: null }, `SMITH STREET / ${PLACE_AU} / `],
    ['a place alone', { country: 'AU', locality: 'RESERVOIR', state: 'VIC', postcode: '3073' }, `${PLACE_AU} /  / `],
    [
      'the fields of any country',
      {
        country: 'AU',
        street: 'SMITH STREET',
        streetNumber: '24',
        city: 'RESERVOIR',
        province: 'VIC',
        postcode: '3073',
      },
      `24 SMITH STREET / ${PLACE_AU} / `,
    ],
  ])('%s', (_, address, expected) => {
    expect(lines(address)).toBe(expected);
  });
});

describe('An address that names no country has the lines of the one it is read by:', () => {
  test.each([
    ['ParsedAddressAu', { ...AU, country: null }, `24-26 SMITH STREET / ${PLACE_AU} / `],
    ['ParsedAddressNz', { ...NZ, country: null }, '24 Smith Street / Roslyn / Kawhia 3889'],
  ])('%s', (_type, address, expected) => {
    expect(lines({ ...address, _type })).toBe(expected);
  });
});

describe('Lines in New Zealand:', () => {
  test.each<[what: string, address: Mailable, expected: string]>([
    ['suburb and town', NZ, '24 Smith Street / Roslyn / Kawhia 3889'],
    ['a unit stands before a slash', { ...NZ, ...UNIT }, '5/24 Smith Street / Roslyn / Kawhia 3889'],
    [
      'a unit of a level does not',
      { ...NZ, ...UNIT, subdwelling: 'UNIT 5, LEVEL 2', floorLevelNumber: 'LEVEL 2' },
      'UNIT 5, LEVEL 2, 24 Smith Street / Roslyn / Kawhia 3889',
    ],
    [
      'a building has a line where there is room',
      { ...NZ, suburb: null, buildingName: 'Rosemont House' },
      'Rosemont House / 24 Smith Street / Kawhia 3889',
    ],
    ['rural delivery', { ...NZ, suburb: null, rdNumber: '2' }, '24 Smith Street / RD 2 / Kawhia 3889'],
    ['suburb and rural delivery', { ...NZ, rdNumber: '2' }, '24 Smith Street / Roslyn, RD 2 / Kawhia 3889'],
    ['the country has no town', { ...NZ, townCity: null }, '24 Smith Street / Roslyn 3889 / '],
    [
      'the fields of any country',
      { ...NZ, suburb: null, townCity: null, district: 'Roslyn', city: 'Kawhia' },
      '24 Smith Street / Roslyn / Kawhia 3889',
    ],
  ])('%s', (_, address, expected) => {
    expect(lines(address)).toBe(expected);
  });
});

describe('Lines elsewhere are in the order of the country:', () => {
  const address = { streetNumber: '6', street: 'Street', city: 'City', province: 'Province', postcode: '12345' };
  test.each([
    ['DE', 'Street 6 / 12345 City / '],
    ['AT', 'Street 6 / 12345 City / '],
    ['NL', 'Street 6 / 12345 City / '],
    ['FR', '6 Street / 12345 City / '],
    ['LU', '6 Street / 12345 City / '],
    ['IT', 'Street 6 / 12345 City / '],
    ['US', '6 Street / City, Province 12345 / '],
    ['CA', '6 Street / City, Province 12345 / '],
    ['GB', '6 Street / City / 12345'],
    ['IE', '6 Street / City / 12345'],
    ['ZA', '6 Street / City / 12345'],
    ['SG', '6 Street / City 12345 / '],
    ['JP', '6 Street / City, Province 12345 / '],
    ['MX', 'Street 6 / 12345 City, Province / '],
    ['BR', 'Street 6 / City, Province / 12345'],
  ])('%s', (country, expected) => {
    expect(lines({ ...address, country })).toBe(expected);
  });

  test('a unit and a building share the line above the street', () => {
    const inside = { ...address, country: 'US', subdwelling: 'APT 3', buildingName: 'Old Mill' };
    expect(lines(inside)).toBe('APT 3, Old Mill / 6 Street / City, Province 12345');
  });

  test('what would be a fourth line is joined to the street', () => {
    expect(lines({ ...address, country: 'GB', buildingName: 'Old Mill' })).toBe('Old Mill, 6 Street / City / 12345');
  });

  test('a province alone is the place', () => {
    expect(lines({ country: 'FR', province: 'Île-de-France' })).toBe('Île-de-France /  / ');
  });
});

describe('Lines of an address of which only its one line is known:', () => {
  test.each([
    [
      'AU',
      'ROSEMONT HOUSE, UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073',
      `ROSEMONT HOUSE, UNIT 5 / 24 SMITH STREET / ${PLACE_AU}`,
    ],
    ['AU', '24 SMITH STREET, RESERVOIR VIC 3073', `24 SMITH STREET / ${PLACE_AU} / `],
    ['NZ', '5/24 Smith Street, Roslyn, RD 1, Kawhia 3889', '5/24 Smith Street / Roslyn, RD 1 / Kawhia 3889'],
    ['NZ', 'Level 2, 24 Smith Street, Roslyn, Kawhia 3889', 'Level 2, 24 Smith Street / Roslyn / Kawhia 3889'],
    ['NZ', 'PO Box 12, Roslyn, RD 1, Kawhia 3889', 'PO Box 12 / Roslyn, RD 1 / Kawhia 3889'],
    ['FR', 'Paris, Île-de-France, France', 'Paris / Île-de-France / France'],
    ['', '', ' /  / '],
  ])('%s: %s', (country, fullAddress, expected) => {
    expect(lines({ country, fullAddress })).toBe(expected);
  });
});

test('Lines are those of the address that is asked about, whichever was before', () => {
  const other = { ...AU, streetNumber: '1' };
  expect([AU, other, AU, other].map((address) => envelopeLines(address)[0])).toEqual([
    '24-26 SMITH STREET',
    '1 SMITH STREET',
    '24-26 SMITH STREET',
    '1 SMITH STREET',
  ]);
});
