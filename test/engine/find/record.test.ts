// What find makes of each field of its record.
import { describe, expect, it } from 'vitest';
import { find, type FindInput } from '../../../src/contract/operations/find.js';
import type { Found } from '../../../src/contract/schema/find.js';
import { engine, found, lines, retrieved, useSampleFind } from './sample-find.js';

useSampleFind();

describe('The record of find', () => {
  it.each([
    ['AU', '24 smith st reservoir'],
    ['aus', '24 smith st reservoir'],
    ['Australia', '24 smith st reservoir'],
    ['nz', '1 east tamaki road'],
    ['NZL', '1 east tamaki road'],
    ['New Zealand', '1 east tamaki road'],
  ])('has its country by code or name: %s', async (country, fullAddress) => {
    expect((await found({ country, fullAddress })).length).toBeGreaterThan(0);
  });

  it('is a line as far as it is typed, and its hits say what they are', async () => {
    const [hit] = await found({ fullAddress: '22a smi' });
    expect(hit).toMatchObject({
      _type: 'AddressIntlV2',
      fullAddress: '22A SMITH STREET, RESERVOIR VIC 3073',
      country: 'AU',
      sourceOfTruth: 'GNAF',
      attributes: { Type: 'Address' },
    });
    expect(await retrieved(hit!.id!)).toMatchObject({ fullAddress: '22A SMITH STREET, RESERVOIR VIC 3073' });
  });

  it('has hits for no other than what fits', async () => {
    expect(await found({ fullAddress: 'qqqq zzzz' })).toEqual([]);
  });

  it('is the first of a call; others are not processed', async () => {
    const { payload } = await engine.run(find, {
      payload: [
        { country: 'AU', fullAddress: '22a smith' },
        { country: 'NZ', fullAddress: '1 east tamaki' },
      ],
    });
    expect(lines(payload as Found[])).toEqual(['22A SMITH STREET, RESERVOIR VIC 3073']);
  });

  it('goes down by the id of a group: street, building, unit', async () => {
    const [street] = await found({ fullAddress: 'smith street reservoir' });
    expect(street?.attributes).toEqual({
      Type: 'Street',
      subdwellings: expect.stringMatching(/^\d+ Addresses$/),
      Match: 'exact',
    });
    const below = await found(
      { fullAddress: 'smith street reservoir', id: street!.id! },
      { groupAddresses: '1', singleLineHitNumber: '100' },
    );
    const building = below.find(({ fullAddress }) => fullAddress === '24 SMITH STREET, RESERVOIR VIC 3073');
    expect(building?.attributes).toEqual({ Type: 'BuildingNumber', subdwellings: '9 Addresses', Match: 'exact' });
    const units = await found({ fullAddress: 'smith street reservoir', id: building!.id! }, { groupAddresses: '1' });
    expect(lines(units).slice(0, 2)).toEqual([
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'UNIT 1, 24 SMITH STREET, RESERVOIR VIC 3073',
    ]);
    expect(new Set(units.map(({ attributes }) => attributes?.['Type']))).toEqual(new Set(['Address']));
  });

  it('may name the source of its ids', async () => {
    expect(lines(await found({ fullAddress: '22a smith' }, undefined, 'GNAF'))).toEqual([
      '22A SMITH STREET, RESERVOIR VIC 3073',
    ]);
    await expect(found({ fullAddress: '22a smith' }, undefined, 'AUPAF')).rejects.toThrow(/AUPAF is not installed/);
  });

  it.each<[string, Partial<FindInput>, RegExp]>([
    ['an empty text', { fullAddress: ' ' }, /^fullAddress is empty/],
    ['an empty country', { country: ' ', fullAddress: '1 a st' }, /^country is missing; give .* or ZZ for what/],
    ['a country that is none', { country: 'Atlantis', fullAddress: '1 a st' }, /^the country 'Atlantis' is not known/],
    [
      'the id of another source',
      { fullAddress: 'x', id: 'NZ|NZAD|STREET:1' },
      /^the id NZ\|NZAD\|STREET:1 is not of AU\|GNAF/,
    ],
    [
      'the id of an address',
      { fullAddress: 'x', id: 'AU|GNAF|GAVIC910000026' },
      /is that of an address, with nothing below it/,
    ],
    ['the id of no group', { fullAddress: 'x', id: 'AU|GNAF|STREET:none' }, /has no group with the id/],
  ])('is refused with %s', async (_, record, message) => {
    await expect(found(record)).rejects.toThrow(message);
  });
});
