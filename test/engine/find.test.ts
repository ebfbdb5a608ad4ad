// What find and retrieve make of each field and feature option of the contract, on the fictional fixtures.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { find, type FindInput } from '../../src/contract/operations/find.js';
import { retrieve } from '../../src/contract/operations/retrieve.js';
import type { Found, Retrieved } from '../../src/contract/schema/find.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { importGnaf } from '../../src/data/import/gnaf/import.js';
import { importLinz } from '../../src/data/import/linz/import.js';

type Features = Record<string, string>;

let dataDir: string;
let engine: LocalEngine;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-find-'));
  await importGnaf({ paths: ['fixtures/gnaf'], dataDir });
  await importLinz({ paths: ['fixtures/linz/nz-addresses.csv'], dataDir });
  engine = await openLocalEngine({ dataDir });
});
afterAll(async () => {
  await engine.close();
  await rm(dataDir, { recursive: true });
});

async function found(record: Partial<FindInput>, featureOptions?: Features, sourceOfTruth?: string): Promise<Found[]> {
  const { status, payload } = await engine.run(find, {
    payload: [{ country: 'AU', fullAddress: '', ...record }],
    featureOptions,
    sourceOfTruth,
  });
  expect(status).toBe('SUCCESS');
  return payload as Found[];
}

async function retrieved(id: string, featureOptions?: Features): Promise<Retrieved> {
  return (await engine.run(retrieve, { payload: [{ id }], featureOptions })).payload[0] as Retrieved;
}

const lines = (hits: readonly Found[]): (string | null | undefined)[] => hits.map(({ fullAddress }) => fullAddress);

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
    expect(street?.attributes).toEqual({ Type: 'Street', subdwellings: expect.stringMatching(/^\d+ Addresses$/) });
    const below = await found(
      { fullAddress: 'smith street reservoir', id: street!.id! },
      { groupAddresses: '1', singleLineHitNumber: '100' },
    );
    const building = below.find(({ fullAddress }) => fullAddress === '24 SMITH STREET, RESERVOIR VIC 3073');
    expect(building?.attributes).toEqual({ Type: 'BuildingNumber', subdwellings: '9 Addresses' });
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

describe('The feature option', () => {
  it('groupAddresses makes one hit of a building and its units', async () => {
    expect((await found({ fullAddress: '24 smith st reservoir' })).length).toBe(9);
    expect(
      (await found({ fullAddress: '24 smith st reservoir' }, { groupAddresses: '1' })).map(
        ({ attributes }) => attributes,
      ),
    ).toEqual([{ Type: 'BuildingNumber', subdwellings: '9 Addresses' }]);
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
    expect(Object.keys((await found({ fullAddress: '22a smith' }))[0]!.attributes!)).toEqual(['Type']);
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
