// One answer as a card on the terminal.
import { describe, expect, test } from 'vitest';
import { drawCard } from '../../../src/cli/output/card.js';
import { styleFor } from '../../../src/cli/output/style.js';
import { operationNamed, runOperations } from '../../../src/contract/operations.js';
import { asText, fakeIo } from '../../support/fake-io.js';

const plain = styleFor(fakeIo());
const cardOf = async (operation: string, element: unknown, style = plain, width?: number): Promise<string> =>
  asText(await drawCard(operationNamed(operation)!.card(element), style, width));
const item = {
  componentID: '',
  affectedElement: 'streetName',
  oldValue: 'SMTIH',
  newValue: 'SMITH',
  actionType: 'MODIFY' as const,
};

describe('The card', () => {
  test('shows the address, the verdict, its parts, the changes and what else it may be', async () => {
    const card = await cardOf('cleanse', {
      _type: 'ValidatedAddressAu',
      fullAddress: '5/24 SMITH STREET RESERVOIR VIC 3073',
      street: 'SMITH STREET',
      streetName: 'SMITH',
      postcode: '3073',
      status: 'corrected',
      level: 'subdwelling',
      confidence: 98,
      runnerUp: 12,
      id: 'AU|GNAF|GAVIC1',
      sourceOfTruth: 'GNAF',
      attributes: { Latitude: '-37.7' },
      changedItems: [item, { ...item, affectedElement: 'postcode', oldValue: '', newValue: '3073', actionType: 'ADD' }],
      candidates: [{ id: 'AU|GNAF|GAVIC2', fullAddress: '6/24 SMITH STREET RESERVOIR VIC 3073', confidence: 12 }],
      messages: ['a remark'],
    });
    expect(card).toBe(`5/24 SMITH STREET RESERVOIR VIC 3073
corrected · level subdwelling · confidence 98 (next 12)

Parts
  streetName  SMITH
  postcode    3073

Reference
  id             AU|GNAF|GAVIC1
  sourceOfTruth  GNAF
  Latitude       -37.7

Changed
  streetName  SMTIH → SMITH
  postcode    3073 (add)

It may also be
  12  6/24 SMITH STREET RESERVOIR VIC 3073  AU|GNAF|GAVIC2

a remark
`);
  });

  test('shows an address of another country with its city and province', async () => {
    const card = await cardOf('geocode', {
      _type: 'AddressIntl',
      fullAddress: '10 Wattle Street, London, United Kingdom',
      street: 'Wattle Street',
      streetNumber: '10',
      city: 'London',
      province: 'England',
      country: 'GB',
      status: 'verified',
      level: 'address',
      messages: [],
    });
    expect(card).toBe(`10 Wattle Street, London, United Kingdom
verified · level address

Parts
  streetNumber  10
  street        Wattle Street
  country       GB
  city          London
  province      England
`);
  });

  test('opens the envelope of a parse', async () => {
    const card = await cardOf('parse', {
      status: 'SUCCESS',
      messages: [],
      payload: [{ fullAddress: '1 A ST', streetNumber: '1', unknown: 'X', changedItems: [] }],
    });
    expect(card).toBe('1 A ST\nSUCCESS\n\nParts\n  streetNumber  1\n  unknown       X\n');
  });

  test('says so when there is no address', async () => {
    expect(
      await cardOf('cleanse', {
        status: 'rejected',
        fullAddress: '',
        exception: 'EMPTY',
        messages: ['there is no address in this record'],
      }),
    ).toBe('(no address)\nrejected · EMPTY\n\nthere is no address in this record\n');
  });

  test.each([
    ['on a terminal', { terminal: true }, true],
    ['not in a pipe', {}, false],
    ['not with NO_COLOR', { terminal: true, env: { NO_COLOR: '1' } }, false],
    ['not on a dumb terminal', { terminal: true, env: { TERM: 'dumb' } }, false],
  ])('has colours %s', async (_, io, coloured) => {
    const card = await cardOf('cleanse', { fullAddress: '1 A ST', status: 'verified' }, styleFor(fakeIo(io)));
    expect(card.includes('\u001b[1m1 A ST')).toBe(coloured);
  });

  test('of hits is a line for each, with what a group holds and how far an address is', async () => {
    const hit = { _type: 'AddressIntlV2', country: 'AU' };
    const element = {
      status: 'SUCCESS',
      messages: ['there are more'],
      payload: [
        { ...hit, fullAddress: '1 A ST', id: 'AU|GNAF|1', attributes: { Type: 'Address', Distance: '0.1' } },
        { ...hit, fullAddress: '12 B STREET', id: 'G2', attributes: { Type: 'BuildingNumber', subdwellings: '9' } },
      ],
    };
    expect(await cardOf('find', element)).toBe(`1  1 A ST       0.1 km             AU|GNAF|1
2  12 B STREET  BuildingNumber, 9  G2

there are more
`);
    expect(await cardOf('find', { ...element, messages: [], payload: [] })).toBe('nothing fits\n');
  });

  test('of hits says which are near, and what that means', async () => {
    const hit = { _type: 'AddressIntlV2', country: 'AU', fullAddress: '24 SMITH STREET', id: 'G1' };
    const payload = [
      { ...hit, attributes: { Type: 'Address', Match: 'exact' } },
      { ...hit, id: 'G2', attributes: { Type: 'Street', subdwellings: '9 Addresses', Match: 'near' } },
    ];
    expect(await cardOf('find', { status: 'SUCCESS', messages: [], payload }))
      .toBe(`1  24 SMITH STREET                             G1
2  24 SMITH STREET  near, Street, 9 Addresses  G2

near: found with a slip put right, or with a part left out; compare it with what was asked
`);
  });

  test('fits a narrow terminal: what is too wide goes on below, and no id is broken', async () => {
    const hits = {
      status: 'SUCCESS',
      messages: ['source of truth: GNAF'],
      payload: [
        { id: 'AU|GNAF|GAVIC910000031', fullAddress: 'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073' },
        { id: 'AU|GNAF|GAVIC910000026', fullAddress: '24 SMITH STREET', attributes: { Distance: '0.1' } },
      ],
    };
    expect(await cardOf('find', hits, plain, 40)).toBe(`1  UNIT 5, 24 SMITH STREET, RESERVOIR
   VIC 3073
   AU|GNAF|GAVIC910000031
2  24 SMITH STREET
   0.1 km  AU|GNAF|GAVIC910000026

source of truth: GNAF
`);
    const one = {
      fullAddress: 'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073',
      status: 'ambiguous',
      attributes: { GeocodeType: 'PROPERTY CENTROID' },
      candidates: [{ id: 'AU|GNAF|GAVIC2', fullAddress: '6/24 SMITH STREET RESERVOIR VIC 3073', confidence: 12 }],
      messages: [],
    };
    expect(await cardOf('cleanse', one, plain, 30)).toBe(`UNIT 5, 24 SMITH STREET,
RESERVOIR VIC 3073
ambiguous

Reference
  GeocodeType  PROPERTY
               CENTROID

It may also be
  12  6/24 SMITH STREET
      RESERVOIR VIC 3073
      AU|GNAF|GAVIC2
`);
  });

  test('sends no control character of an answer to the terminal', async () => {
    const evil = 'A\u001b[2J\u009b31m\tB\r\n\u202eC';
    const one = {
      fullAddress: evil,
      status: evil,
      level: evil,
      id: evil,
      attributes: { [evil]: evil },
      messages: [evil],
    };
    const hits = { messages: [evil], payload: [{ fullAddress: evil, id: evil, attributes: { Type: evil } }] };
    for (const card of [await cardOf('cleanse', one), await cardOf('find', hits)]) {
      expect(card.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    }
  });
});

test('A preview shows columns that the operation has, in their order', () => {
  for (const { columns, preview } of runOperations) {
    expect(columns.map(({ name }) => name).filter((name) => preview.includes(name))).toEqual(preview);
    expect(preview).not.toEqual([]);
  }
});
