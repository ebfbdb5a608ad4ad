// What find makes of each feature option of the contract, and retrieve of an id.
import { describe, expect, it } from 'vitest';
import { type Features, found, lines, retrieved, useSampleFind } from './sample-find.js';

useSampleFind();

describe('The feature option', () => {
  it('groupAddresses makes one hit of a building and its units', async () => {
    expect((await found({ fullAddress: '24 smith st reservoir' })).length).toBe(9);
    expect(
      (await found({ fullAddress: '24 smith st reservoir' }, { groupAddresses: '1' })).map(
        ({ attributes }) => attributes,
      ),
    ).toEqual([{ Type: 'BuildingNumber', subdwellings: '9 Addresses', Match: 'exact' }]);
  });

  it('singleLineHitNumber is the most hits, 20 if it is not given', async () => {
    const [street] = await found({ fullAddress: 'smith street reservoir' });
    const count = async (features?: Features): Promise<number> =>
      (await found({ fullAddress: 'smith', id: street!.id! }, features)).length;
    expect([
      await count(),
      await count({ singleLineHitNumber: '3' }),
      await count({ singleLineHitNumber: '30' }),
    ]).toEqual([20, 3, 30]);
    await expect(found({ fullAddress: 'smith' }, { singleLineHitNumber: '0' })).rejects.toThrow(
      /is not a whole number from 1/,
    );
  });

  it('displayGnafLot shows the lot beside a street number, which is hidden otherwise', async () => {
    const line = { fullAddress: '120 mount view road' };
    expect(lines(await found(line))).toEqual(['120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']);
    const [hit] = await found(line, { displayGnafLot: '1' });
    expect(hit?.fullAddress).toBe('LOT 12, 120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797');
    expect(await retrieved(hit!.id!)).toMatchObject({
      lotNumber: null,
      fullAddress: '120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797',
    });
    expect(await retrieved(hit!.id!, { displayGnafLot: '1' })).toMatchObject({
      lotNumber: '12',
      fullAddress: 'LOT 12, 120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797',
    });
  });

  it('caseType writes names in TITLE or UPPER case', async () => {
    expect(lines(await found({ fullAddress: '22a smith' }, { caseType: 'TITLE' }))).toEqual([
      '22A Smith Street, Reservoir VIC 3073',
    ]);
    expect(lines(await found({ fullAddress: '22a smith' }, { caseType: 'UPPER' }))).toEqual([
      '22A SMITH STREET, RESERVOIR VIC 3073',
    ]);
  });

  it('positionFilter leaves out addresses without coordinates of their own', async () => {
    const line = { fullAddress: '130 mount view road' };
    expect(lines(await found(line))).toEqual(['130 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']);
    expect(lines(await found(line, { positionFilter: 'ADDRESS' }))).toEqual([]);
    expect(lines(await found({ fullAddress: '120 mount view road' }, { positionFilter: 'ADDRESS' }))).toEqual([
      '120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797',
    ]);
  });

  it('exposeAttributes adds the attributes of the address to a hit', async () => {
    const [hit] = await found({ fullAddress: '22a smith' }, { exposeAttributes: '1' });
    expect(hit?.attributes).toMatchObject({
      Type: 'Address',
      Latitude: expect.stringMatching(/^-37\./),
      GNAFPID: expect.stringMatching(/^GAVIC/),
    });
    expect(Object.keys((await found({ fullAddress: '22a smith' }))[0]!.attributes!)).toEqual(['Type', 'Match']);
  });

  it("splitNzFloorLevel gives New Zealand's floor as type and number apart", async () => {
    const [hit] = await found({ country: 'NZ', fullAddress: '202/205 queen street auckland central' });
    expect(await retrieved(hit!.id!)).toMatchObject({
      _type: 'ValidatedAddressNz',
      floorLevelType: null,
      floorLevelNumber: 'LEVEL 2',
    });
    expect(await retrieved(hit!.id!, { splitNzFloorLevel: '1' })).toMatchObject({
      floorLevelType: 'LEVEL',
      floorLevelNumber: '2',
    });
  });
});

describe('retrieve', () => {
  it('gives the attributes of the contract where the data has them', async () => {
    const keys = async (country: string, fullAddress: string): Promise<string[]> => {
      const [hit] = await found({ country, fullAddress });
      return Object.entries((await retrieved(hit!.id!, { exposeAttributes: '1' })).attributes!)
        .filter(([, value]) => value !== '')
        .map(([key]) => key);
    };
    expect(await keys('AU', '24 smith st reservoir')).toEqual(
      expect.arrayContaining([
        'Latitude',
        'Longitude',
        'GeocodeType',
        'MeshblockId',
        'ParcelID',
        'CountryIso2',
        'CountryIso3',
        'GNAFPID',
        'GNAFPointPID',
        'GNAFLocalityPID',
        'GNAFConfidence',
        'GNAFReliability',
        'GeocodeLevel',
      ]),
    );
    expect(await keys('NZ', '1 east tamaki road')).toEqual(
      expect.arrayContaining([
        'Latitude',
        'Longitude',
        'CountryIso2',
        'CountryIso3',
        'address_type',
        'address_line1',
        'address_line2',
        'ta_name',
        'XCoordinate',
        'YCoordinate',
        'source',
      ]),
    );
    const [hit] = await found({ fullAddress: '24 smith st reservoir' });
    expect((await retrieved(hit!.id!, { exposeAttributes: '1' })).attributes).toMatchObject({
      CountryIso2: 'AU',
      CountryIso3: 'AUS',
    });
  });
});
