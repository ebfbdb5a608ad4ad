// What is in the groups of find, what its feature options and sources do, and what is refused.
import { describe, expect, it } from 'vitest';
import { find, type FindInput } from '../../src/contract/operations/find.js';
import { findSchema, type Found } from '../../src/contract/schema/find.js';
import { ask, engine, hits, lines, SMITH_24, units, useSampleFind } from './sample-find.js';

useSampleFind();

describe('Groups', () => {
  it('streets lead to their addresses, places to their streets', async () => {
    const [street] = await hits({ fullAddress: 'ocean' });
    expect(street).toMatchObject({
      fullAddress: 'OCEAN STREET SOUTH, BANKSIA HEADS NSW 2540',
      attributes: { Type: 'Street', subdwellings: '6 Addresses' },
    });
    expect(await lines({ fullAddress: 'ocean', id: street!.id! })).toEqual(
      ['1', '2', '3', '5', '7-9', '11'].map((number) => `${number} OCEAN STREET SOUTH, BANKSIA HEADS NSW 2540`),
    );
    const [place] = await hits({ fullAddress: 'wattle flat vic' });
    expect(await lines({ fullAddress: 'wattle flat vic', id: place!.id! })).toEqual([
      'CREEK TRACK, WATTLE FLAT VIC 3352',
      'MAIN STREET, WATTLE FLAT VIC 3352',
    ]);
  });

  it('groupAddresses gathers the units of a building, floor by floor where there are many', async () => {
    const groups = { groupAddresses: '1' };
    const [building, ...others] = await hits({ fullAddress: '24 smith st' }, groups);
    expect(others).toEqual([]);
    expect(building).toMatchObject({
      fullAddress: SMITH_24,
      attributes: { Type: 'BuildingNumber', subdwellings: '9 Addresses' },
    });
    expect(await lines({ fullAddress: '24 smith st', id: building!.id! }, groups)).toEqual([
      SMITH_24,
      ...units(8, SMITH_24),
    ]);
    expect(await hits({ fullAddress: '35 smith st' }, groups)).toMatchObject([
      {
        attributes: { Type: 'BuildingNumber', subdwellings: '5 Addresses' },
        fullAddress: '35 SMITH STREET, RESERVOIR VIC 3073',
      },
    ]);
    expect((await hits({ fullAddress: '1 smith st' }, groups))[0]).toMatchObject({ attributes: { Type: 'Address' } });
  });

  it.each([
    ['AU|GNAF|GAVIC910000026', /that of an address, with nothing below it/],
    ['AU|AUPAF|STREET:1', /is not of AU\|GNAF/],
    ['AU|GNAF|STREET:nope', /has no group with the id/],
  ])('the id %s is refused', async (id, message) => {
    await expect(ask({ fullAddress: 'smith', id })).rejects.toThrow(message);
  });
});

describe('Feature options and sources', () => {
  it('singleLineHitNumber, caseType, displayGnafLot and exposeAttributes do what they say', async () => {
    expect(await hits({ fullAddress: '24 smith' }, { singleLineHitNumber: '2' })).toHaveLength(2);
    expect(await lines({ fullAddress: '9 obrien' }, { caseType: 'TITLE' })).toEqual([
      "9 O'Brien Street, Reservoir VIC 3073",
    ]);
    expect(await lines({ fullAddress: '120 mount view' })).toEqual(['120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']);
    expect(await lines({ fullAddress: '120 mount view' }, { displayGnafLot: '1' })).toEqual([
      'LOT 12, 120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797',
    ]);
    expect((await hits({ fullAddress: '9 obrien' }, { exposeAttributes: '1' }))[0]!.attributes).toMatchObject({
      Type: 'Address',
      Latitude: expect.stringMatching(/^-37/) as string,
      GNAFPID: expect.stringMatching(/^GAVIC/) as string,
    });
    expect((await hits({ fullAddress: '9 obrien' }))[0]!.attributes).toEqual({ Type: 'Address', Match: 'exact' });
    await expect(ask({ fullAddress: 'x' }, { singleLineHitNumber: 'many' })).rejects.toThrow(
      "singleLineHitNumber 'many' is not a whole number from 1",
    );
  });

  it('positionFilter leaves out addresses that are not located so well', async () => {
    expect(await lines({ fullAddress: '130 mount view' })).toEqual(['130 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']);
    expect(await lines({ fullAddress: '130 mount view' }, { positionFilter: 'ADDRESS' })).toEqual([]);
  });

  it('finds boxes and delivery points where the source has them, in the best source where none is named', async () => {
    expect(await lines({ fullAddress: 'po box 12 res' }, undefined, 'AUPAF')).toEqual([
      'PO BOX 12, RESERVOIR VIC 3073',
    ]);
    expect((await hits({ fullAddress: '26 smith' }, undefined, 'AUPAF')).map(({ fullAddress }) => fullAddress)).toEqual(
      [
        '26 SMITH STREET, RESERVOIR VIC 3073',
        '1/26 SMITH STREET, RESERVOIR VIC 3073',
        '2/26 SMITH STREET, RESERVOIR VIC 3073',
      ],
    );
    const { messages, payload } = await engine.run(find, { payload: [{ country: 'aus', fullAddress: '26 smith' }] });
    expect({ messages, source: (payload[0] as Found).sourceOfTruth }).toEqual({ messages: [], source: 'AUPAF' });
  });

  it('finds in New Zealand by suburb, town and macrons', async () => {
    const wanted = '5 KŌWHAI STREET, ŌTARA, AUCKLAND 2023';
    const plain = async (fullAddress: string): Promise<string[]> =>
      (await lines({ country: 'NZ', fullAddress })).map((line) => line.replace(/ \d{4}$/, ''));
    for (const text of ['5 kowh', '5 kowhai st otara', '5 kōwhai st auckl', '5 kowhai otara auck']) {
      expect(await plain(text)).toEqual([wanted.replace(/ \d{4}$/, '')]);
    }
    expect(await plain('2/24 kowhai')).toEqual(['2/24 KŌWHAI STREET, ŌTARA, AUCKLAND']);
  });

  it('answers the first record alone, in the shape of the contract', async () => {
    const response = await engine.run(find, {
      payload: [
        { country: 'AU', fullAddress: '9 obrien' },
        { country: 'AU', fullAddress: '24 smith' },
      ],
      sourceOfTruth: 'GNAF',
    });
    expect(response.payload).toHaveLength(1);
    expect(findSchema.response.safeParse(response).success).toBe(true);
    expect(findSchema.request.safeParse({ payload: [] }).success).toBe(false);
  });

  it.each<[Partial<FindInput>, RegExp]>([
    [{ fullAddress: '  ' }, /fullAddress is empty/],
    [{ fullAddress: 'x', country: 'Atlantis' }, /the country 'Atlantis' is not known/],
  ])('%j is refused', async (record, message) => {
    await expect(ask(record)).rejects.toThrow(message);
  });

  it('says what is installed where the source is not', async () => {
    await expect(ask({ fullAddress: 'x' }, undefined, 'CNAR')).rejects.toThrow(
      /source of truth CNAR is not installed in .*; installed: /,
    );
  });
});
