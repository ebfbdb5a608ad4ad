import { describe, expect, test } from 'vitest';
import { addressCard } from '../../src/cli/output/card.js';
import { styleFor } from '../../src/cli/output/style.js';
import { fakeIo } from '../support/fake-io.js';

const plain = styleFor(fakeIo());
const item = {
  componentID: '',
  affectedElement: 'streetName',
  oldValue: 'SMTIH',
  newValue: 'SMITH',
  actionType: 'MODIFY' as const,
};

describe('The card', () => {
  test('shows the address, the verdict, its parts, the changes and what else it may be', () => {
    const card = addressCard(
      {
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
        changedItems: [
          item,
          { ...item, affectedElement: 'postcode', oldValue: '', newValue: '3073', actionType: 'ADD' },
        ],
        candidates: [{ id: 'AU|GNAF|GAVIC2', fullAddress: '6/24 SMITH STREET RESERVOIR VIC 3073', confidence: 12 }],
        messages: ['a remark'],
      },
      plain,
    );
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

  test('shows an address of another country with its city and province', () => {
    const card = addressCard(
      {
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
      },
      plain,
    );
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

  test('opens the envelope of a parse', () => {
    const card = addressCard(
      {
        status: 'SUCCESS',
        messages: [],
        payload: [{ fullAddress: '1 A ST', streetNumber: '1', unknown: 'X', changedItems: [] }],
      },
      plain,
    );
    expect(card).toBe('1 A ST\nSUCCESS\n\nParts\n  streetNumber  1\n  unknown       X\n');
  });

  test('says so when there is no address', () => {
    expect(
      addressCard(
        { status: 'rejected', fullAddress: '', exception: 'EMPTY', messages: ['there is no address in this record'] },
        plain,
      ),
    ).toBe('(no address)\nrejected · EMPTY\n\nthere is no address in this record\n');
  });

  test.each([
    ['on a terminal', { terminal: true }, true],
    ['not in a pipe', {}, false],
    ['not with NO_COLOR', { terminal: true, env: { NO_COLOR: '1' } }, false],
    ['not on a dumb terminal', { terminal: true, env: { TERM: 'dumb' } }, false],
  ])('has colours %s', (_, io, coloured) => {
    expect(
      addressCard({ fullAddress: '1 A ST', status: 'verified' }, styleFor(fakeIo(io))).includes('\u001b[1m1 A ST'),
    ).toBe(coloured);
  });
});
