// An address in the form in which it is compared, from a line or by an id.
import { describe, expect, it } from 'vitest';
import type { MatchAddress } from '../../../src/contract/operations/match-record.js';
import { comparableAddress } from '../../../src/match/address/comparable-address.js';
import type { ComparableAddress } from '../../../src/match/comparable.js';

/** What an address says, without what it does not. */
function said(address: MatchAddress | string, country = 'AU'): Partial<ComparableAddress> | undefined {
  const given = typeof address === 'string' ? { fullAddress: address } : address;
  const form = comparableAddress(given, country);
  return form && Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '' && value !== 0));
}

const SMITH = { country: 'AU', street: 'SMITH', streetType: 'STREET', locality: 'RESERVOIR' };

describe('A line', () => {
  it.each<[string, Partial<ComparableAddress>]>([
    ['24 Smith St, Reservoir', { ...SMITH, numberFirst: 24 }],
    [
      '24A Smith Street Reservoir VIC 3073',
      { ...SMITH, numberFirst: 24, numberSuffix: 'A', state: 'VIC', postcode: '3073' },
    ],
    ['5/24-26 Smith St, Reservoir', { ...SMITH, numberFirst: 24, numberLast: 26, unit: '5' }],
    ['Apt 05, 24 Smith St, Reservoir', { ...SMITH, numberFirst: 24, unit: '5' }],
    [
      '12A-12B Smith St, Reservoir',
      { ...SMITH, numberFirst: 12, numberLast: 12, numberSuffix: 'A', numberLastSuffix: 'B' },
    ],
    ['Level 2, 24 Smith St, Reservoir', { ...SMITH, numberFirst: 24, level: '2' }],
    ['Second Floor, 24 Smith St, Reservoir', { ...SMITH, numberFirst: 24, level: '2' }],
    ['Ground Floor 24 Smith St, Reservoir', { ...SMITH, numberFirst: 24, level: 'G' }],
    ['Lot 7 Smith St, Reservoir', { ...SMITH, lot: '7' }],
    [
      'PO Box 12, Reservoir 3073',
      { country: 'AU', postalType: 'PO BOX', postalNumber: '12', locality: 'RESERVOIR', postcode: '3073' },
    ],
    ['P.O. Box 12 Reservoir', { country: 'AU', postalType: 'PO BOX', postalNumber: '12', locality: 'RESERVOIR' }],
    [
      '12 1st Ave, Nth Ryde',
      { country: 'AU', numberFirst: 12, street: 'FIRST', streetType: 'AVENUE', locality: 'NORTH RYDE' },
    ],
    [
      '12 Mt Pleasant Rd, Geelong',
      { country: 'AU', numberFirst: 12, street: 'MOUNT PLEASANT', streetType: 'ROAD', locality: 'GEELONG' },
    ],
    ['12 The Esplanade, St Kilda', { country: 'AU', numberFirst: 12, street: 'ESPLANADE', locality: 'ST KILDA' }],
    [
      '12 George St North, Sydney',
      {
        country: 'AU',
        numberFirst: 12,
        street: 'GEORGE',
        streetType: 'STREET',
        streetSuffix: 'NORTH',
        locality: 'SYDNEY',
      },
    ],
    ['Tower 2, Unit 5, 24 Smith St, Reservoir', { ...SMITH, numberFirst: 24, unit: '5', building: 'TOWER 2' }],
    ['Cnr Smith St and Jones Rd, Reservoir', { ...SMITH, rest: 'AND JONES RD' }],
  ])('%s is read as it is by parse, each part in one form', (line, form) => {
    expect(said(line)).toEqual(form);
  });

  it('of New Zealand has suburb and town', () => {
    expect(said('2/12 Queen St, Ponsonby, Akl 1011', 'NZ')).toEqual({
      country: 'NZ',
      unit: '2',
      numberFirst: 12,
      street: 'QUEEN',
      streetType: 'STREET',
      locality: 'PONSONBY',
      town: 'AUCKLAND',
      postcode: '1011',
    });
  });

  it.each<[string, string, Partial<ComparableAddress>]>([
    [
      '435 S. La Cienega Blvd #5, Los Angeles, CA 90048',
      'US',
      {
        numberFirst: 435,
        street: 'LA CIENEGA',
        streetType: 'BOULEVARD',
        streetSuffix: 'SOUTH',
        unit: '5',
        locality: 'LOS ANGELES',
        state: 'CA',
        postcode: '90048',
      },
    ],
    [
      '2709 Main St. Santa Monica',
      'US',
      { numberFirst: 2709, street: 'MAIN', streetType: 'STREET', locality: 'SANTA MONICA' },
    ],
    [
      'Hauptstr. 12a, 10115 Berlin',
      'DE',
      { numberFirst: 12, numberSuffix: 'A', street: 'HAUPTSTR', locality: 'BERLIN', postcode: '10115' },
    ],
  ])('%s of %s is read as such lines mostly are', (line, country, form) => {
    expect(said(line, country)).toEqual({ country, ...form });
  });
});

describe('An id', () => {
  it.each<[string, MatchAddress, Partial<ComparableAddress> | undefined]>([
    ['of a source', { id: 'au|gnaf|GAVIC1' }, { pid: 'AU|GNAF|GAVIC1' }],
    ['of a delivery point', { id: '32041234' }, { dpid: '32041234' }],
    ['of a delivery point among attributes', { attributes: { DPID: '32041234' } }, { dpid: '32041234' }],
    [
      'of a source whose ids are delivery points',
      { id: 'AU|AUPAF|32041234' },
      { pid: 'AU|AUPAF|32041234', dpid: '32041234' },
    ],
    ['of eight zeros', { id: '00000000' }, undefined],
    ['of seven digits', { id: '3204123' }, undefined],
    ['of a group', { id: 'AU|GNAF|STREET:GAVIC1' }, undefined],
  ])('%s is taken for what it is', (_, address, form) => {
    expect(said(address)).toEqual(form);
  });
});

it.each([
  [{}],
  [{ fullAddress: '' }],
  [{ fullAddress: '  ', locality: ' ' }],
  [{ fullAddress: null, street: undefined }],
])('An address that says nothing is none: %j', (address) => {
  expect(comparableAddress(address, 'AU')).toBeUndefined();
});
