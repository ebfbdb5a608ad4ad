import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { find, intlFind, type FindInput } from '../../src/contract/operations/find.js';
import { findSchema, retrieveSchema, type Found, type Retrieved } from '../../src/contract/schema/find.js';
import { intlRetrieve, retrieve } from '../../src/contract/operations/retrieve.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { importGeonames } from '../../src/data/import/geonames/import.js';
import { importOpenAddresses } from '../../src/data/import/openaddresses/import.js';
import { temporaryFolder } from '../data/support/release.js';
import { STREET_ROWS, streetsGeoJson, type StreetRow } from '../support/open-addresses.js';
import { postalDump } from '../support/postal-dump.js';

/** Two streets more: one of units alone, one whose addresses the source gave no ids. */
const ROWS: readonly StreetRow[] = [
  ...STREET_ROWS,
  ...['1', '2', '3'].map((unit): StreetRow => ({
    ...STREET_ROWS[0]!,
    number: '8',
    street: 'Gumnut Court',
    unit: `Flat ${unit}`,
    hash: `g${unit}`,
  })),
  // A place whose name ends as a unit begins.
  { ...STREET_ROWS[0]!, number: '9', street: 'Gumnut Court', city: 'Kangaroo Flat', postcode: '355', hash: 'k9' },
  { ...STREET_ROWS[4]!, number: '2', street: 'Elder Lane', hash: '' },
  { ...STREET_ROWS[4]!, number: '4', street: 'Elder Lane', hash: '' },
];

let engine: LocalEngine;
beforeAll(async () => {
  const dataDir = temporaryFolder();
  const dump = path.join(dataDir, 'dump.txt');
  const streets = path.join(dataDir, 'gb.geojson');
  fs.writeFileSync(dump, postalDump());
  fs.writeFileSync(streets, streetsGeoJson(ROWS));
  await importGeonames({ dataDir, paths: [dump] });
  await importOpenAddresses({ dataDir, paths: [streets], country: 'GB' });
  engine = await openLocalEngine({ dataDir });
});
afterAll(() => engine.close());

async function answer(
  fullAddress: string,
  features: Record<string, string> = {},
  more: Partial<FindInput> = {},
): Promise<{ messages: string[]; payload: Found[] }> {
  const response = await engine.run(find, {
    payload: [{ country: 'GB', fullAddress, ...more }],
    featureOptions: features,
  });
  expect(findSchema.response.safeParse(response).error).toBeUndefined();
  return response as unknown as { messages: string[]; payload: Found[] };
}
const hits = async (...args: Parameters<typeof answer>): Promise<Found[]> => (await answer(...args)).payload;
const localIds = (found: readonly Found[]): string[] => found.map(({ id }) => id!.split('|').at(-1)!);
const retrieved = async (id: string, operation = retrieve): Promise<Retrieved> => {
  const response = await engine.run(operation, { payload: [{ id }] });
  expect(retrieveSchema.response.safeParse(response).error).toBeUndefined();
  return response.payload[0] as Retrieved;
};

describe('find in another country', () => {
  test.each<[string, string[]]>([
    // As typed: whole or begun, in any order, with postal code, region and country.
    ['10 Wattle Street, London SW1A 2AA, United Kingdom', ['a1', 'a1f2']],
    ['10 wat', ['a1', 'a1f2', 'b1']],
    ['10 wattle st lon', ['a1', 'a1f2']],
    ['london, wattle street 10', ['a1', 'a1f2']],
    ['London 10 Wattle', ['a1', 'a1f2']],
    ['10 wattle rg1', ['b1']],
    ['10 Wattle Street, Reading, England', ['b1']],
    ['10 Wattle Street, Reading, Engl', ['b1']],
    ['10 Wattle Street, Reading, United King', ['b1']],
    ['10 wattle street reading gb', ['b1']],
    // A number that may go on, a range, a letter, a unit.
    ['wattle street london 1', ['a1', 'a1f2', 'a2', 'a3']],
    ['12-14 wattle street', ['a2']],
    ['15a wattle', ['a3']],
    ['flat 2, 10 wattle street', ['a1f2']],
    ['9 gumnut court kangaroo flat 3', ['k9']],
    // Slips: in the street, in the city.
    ['10 watle street', ['a1', 'a1f2', 'b1']],
    ['10 wattle street readng', ['b1']],
    // Nothing is invented.
    ['99 wattle street', []],
    ['1 wattle street', []],
    ['10 wattle street, caversham', []],
    ['10 nowhere road', []],
    ['10 wattle street sw9', []],
    ['flat 9, 10 wattle street', []],
  ])('%s', async (text, ids) => {
    expect(localIds(await hits(text))).toEqual(ids);
  });

  test('gives the elements of the contract', async () => {
    expect((await hits('15a wattle'))[0]).toEqual({
      _type: 'AddressIntlV2',
      id: 'GB|OPENADDRESSES|a3',
      fullAddress: '15A Wattle Street, London SW1A 2AB, United Kingdom',
      country: 'GB',
      sourceOfTruth: 'OPENADDRESSES',
      attributes: { Type: 'Address' },
    });
  });

  test('shows streets where no number is typed, and places before them', async () => {
    expect((await hits('wattle')).map(({ fullAddress, attributes }) => [fullAddress, attributes])).toEqual([
      ['Wattle Street, London, United Kingdom', { Type: 'Street', subdwellings: '4 Addresses' }],
      ['10 Wattle Street, Reading RG1 1AA, United Kingdom', { Type: 'Address' }],
    ]);
    expect((await hits('Readin'))[0]).toMatchObject({
      id: 'GB|GEONAMES|READING~RG1~ENG~',
      fullAddress: 'Reading, England RG1, United Kingdom',
      attributes: { Type: 'Locality' },
    });
  });

  test('finds places by their postal code, region and name, the larger first', async () => {
    expect((await hits('Elder YY1')).map(({ fullAddress }) => fullAddress)).toEqual([]);
    expect((await hits('yy1')).map(({ fullAddress }) => fullAddress)).toEqual([
      'Lower Elder, England YY1, United Kingdom',
      'Upper Elder, England YY1, United Kingdom',
    ]);
    expect((await hits('much wattling, scot')).map(({ fullAddress }) => fullAddress)).toEqual([
      'Much Wattling, Scotland ZZ9, United Kingdom',
    ]);
    expect((await hits('Springf', {}, { country: 'US' })).map(({ fullAddress }) => fullAddress).slice(0, 2)).toEqual([
      'Springfield, Illinois 62701, United States of America',
      'Springfield, Greene County, Missouri, United States of America',
    ]);
    expect(
      (await hits('Springfield, Illin', {}, { country: 'usa' })).map(({ attributes }) => attributes?.['Type']),
    ).toContain('Locality');
  });

  test('gathers the units of a building with groupAddresses, and goes down into each group', async () => {
    const [building, ...others] = await hits('8 gumnut', { groupAddresses: '1' });
    expect([building?.attributes, building?.fullAddress, others]).toEqual([
      { Type: 'BuildingNumber', subdwellings: '3 Addresses' },
      '8 Gumnut Court, London SW1A 2AA, United Kingdom',
      [],
    ]);
    expect(localIds(await hits('8 gumnut', { groupAddresses: '1' }, { id: building!.id! }))).toEqual([
      'g1',
      'g2',
      'g3',
    ]);
    const [street] = await hits('elder lane reading');
    expect(street?.attributes).toEqual({ Type: 'Street', subdwellings: '2 Addresses' });
    expect((await hits('elder lane reading', {}, { id: street!.id! })).map(({ fullAddress }) => fullAddress)).toEqual([
      '2 Elder Lane, Reading RG1 1AA, United Kingdom',
      '4 Elder Lane, Reading RG1 1AA, United Kingdom',
    ]);
    const [place] = await hits('Reading');
    expect((await hits('Reading', {}, { id: place!.id! })).map(({ fullAddress }) => fullAddress)).toEqual([
      'Elder Lane, Reading, United Kingdom',
      "3 King's Road, Reading RG1 3AA, United Kingdom",
      '10 Wattle Street, Reading RG1 1AA, United Kingdom',
    ]);
  });

  test('gives no more hits than singleLineHitNumber, the first of them', async () => {
    const all = await hits('wattle street london 1');
    for (const count of [1, 2, 3]) {
      expect(await hits('wattle street london 1', { singleLineHitNumber: String(count) })).toEqual(all.slice(0, count));
    }
    await expect(hits('wattle', { singleLineHitNumber: 'x' })).rejects.toThrow(
      "singleLineHitNumber 'x' is not a whole number from 1",
    );
  });

  test('loses no address when more of it is typed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROWS.filter(({ unit, hash }) => unit === '' && hash !== '')),
        fc.constantFrom(0, 1, 2),
        fc.integer({ min: 0, max: 40 }),
        async ({ number, street, city, postcode, hash }, order, letters) => {
          const line = [
            `${number} ${street}, ${city} ${postcode}`,
            `${street} ${number}, ${city} ${postcode}`,
            `${city}, ${number} ${street}`,
          ][order]!;
          const least = [number.length + 2, street.length + number.length + 1, city.length + number.length + 4][order]!;
          expect(localIds(await hits(line.slice(0, Math.max(least, letters)).trim()))).toContain(hash);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('processes the first record only, and says where addresses are not installed', async () => {
    expect(
      await engine.run(find, {
        payload: [
          { country: 'FR', fullAddress: 'Paris' },
          { country: 'GB', fullAddress: '10 wattle' },
        ],
      }),
    ).toMatchObject({
      status: 'SUCCESS',
      messages: [
        'no addresses of France are installed: only places are found; "waypost data import openaddresses" ' +
          'imports addresses',
      ],
      payload: expect.arrayContaining([
        expect.objectContaining({ fullAddress: 'Paris, Île-de-France, France' }),
      ]) as unknown[],
    });
  });

  test.each<[Partial<FindInput>, string]>([
    [{ country: 'Narnia' }, "the country 'Narnia' is not known; give a name or a code of ISO 3166-1"],
    [{ fullAddress: ' ' }, 'fullAddress is empty; give an address or place, or the beginning of one'],
    [{ id: 'FR|PLACES|1' }, 'the id FR|PLACES|1 is not of GB, which is searched'],
    [{ id: 'GB|OPENADDRESSES|a1' }, 'is that of an address, with nothing below it; give it to retrieve'],
    [
      { id: 'GB|NONE|a1' },
      'the id GB|NONE|a1 is of no installed source of GB; there are OPENADDRESSES, GEONAMES, PLACES',
    ],
    [{ id: 'GB|OPENADDRESSES|STREET:X~Y' }, 'OPENADDRESSES of GB has nothing with the id GB|OPENADDRESSES|STREET:X~Y'],
  ])('refuses %j', async (record, message) => {
    await expect(hits('wattle', {}, record)).rejects.toThrow(message);
  });
});

describe('intl find', () => {
  test('is the same for other countries than Australia and New Zealand', async () => {
    expect(
      (await engine.run(intlFind, { payload: [{ country: 'gbr', fullAddress: '10 wattle street reading' }] })).payload,
    ).toEqual(await hits('10 wattle street reading'));
  });
  test.each([
    ['AU', 'intl find is for other countries than AU and NZ; addresses of AU are found by find'],
    ['', 'no country is given; give a name or a code of ISO 3166-1'],
    ['XX', "the country 'XX' is not known"],
  ])('refuses the country %j', async (country, message) => {
    await expect(engine.run(intlFind, { payload: [{ country, fullAddress: 'x' }] })).rejects.toThrow(message);
  });
});

describe('retrieve of another country', () => {
  test('gives the whole address with what is known of it', async () => {
    expect(await retrieved('GB|OPENADDRESSES|a1f2')).toEqual({
      _type: 'AddressIntl',
      id: 'GB|OPENADDRESSES|a1f2',
      fullAddress: 'Flat 2, 10 Wattle Street, London SW1A 2AA, United Kingdom',
      country: 'GB',
      sourceOfTruth: 'OPENADDRESSES',
      status: 'found',
      street: 'Wattle Street',
      streetNumber: '10',
      subdwelling: 'Flat 2',
      city: 'London',
      district: null,
      province: 'England',
      postcode: 'SW1A 2AA',
      attributes: {
        Type: 'Address',
        Latitude: '51.5031000',
        Longitude: '-0.1271000',
        CountryIso2: 'GB',
        CountryIso3: 'GBR',
        CountryIsoNumber: '826',
        DomesticId: 'a1f2',
        ProvinceName: 'England',
        Line1: 'Flat 2',
        Line2: '10 Wattle Street',
        Line3: 'London SW1A 2AA',
      },
    });
  });

  test('gives places with their points', async () => {
    const [paris] = await hits('Paris', {}, { country: 'FR' });
    expect(await retrieved(paris!.id!)).toMatchObject({
      _type: 'AddressIntl',
      id: 'FR|PLACES|2988507',
      city: 'Paris',
      province: 'Île-de-France',
      attributes: {
        Type: 'Locality',
        Latitude: expect.stringMatching(/^48\.8/) as string,
        Longitude: expect.stringMatching(/^2\.3/) as string,
        CountryIso3: 'FRA',
        CountryIsoNumber: '250',
      },
    });
    expect(await retrieved('GB|GEONAMES|READING~RG1~ENG~')).toMatchObject({
      city: 'Reading',
      postcode: 'RG1',
      province: 'England',
    });
  });

  test('takes every id that find gives for an address or a place, in both operations', async () => {
    for (const text of ['10 wattle', '2 elder lane', '8 gumnut', 'Reading', 'elder', 'London']) {
      for (const { id, fullAddress, attributes } of await hits(text)) {
        if (attributes?.['Type'] !== 'Address' && attributes?.['Type'] !== 'Locality') continue;
        expect(await retrieved(id!)).toMatchObject({ id, fullAddress });
        expect(await retrieved(id!, intlRetrieve)).toEqual(await retrieved(id!));
      }
    }
  });

  test.each([
    ['GB|OPENADDRESSES|nothing', 'OPENADDRESSES of GB has nothing with the id GB|OPENADDRESSES|nothing'],
    ['GB|PLACES|1', 'PLACES of GB has nothing with the id GB|PLACES|1'],
    ['FR|PLACES|2643743', 'PLACES of FR has nothing'],
    ['XX|PLACES|1', "the country 'XX' is not known"],
    ['GB|OPENADDRESSES|STREET:WATTLE_STREET~LONDON', 'is that of a group of addresses; find lists what is in it'],
    ['DE|OPENADDRESSES|a1', 'is of no installed source of DE; there are GEONAMES, PLACES'],
    ['|||', 'no country is given'],
  ])('refuses the id %s', async (id, message) => {
    await expect(retrieved(id)).rejects.toThrow(message);
  });

  test('refuses the id of another source than is asked for', async () => {
    await expect(
      engine.run(retrieve, { payload: [{ id: 'GB|OPENADDRESSES|a1' }], sourceOfTruth: 'GNAF' }),
    ).rejects.toThrow('the id GB|OPENADDRESSES|a1 is of the source OPENADDRESSES, and GNAF is asked for');
  });
  test('refuses an empty id', async () => {
    await expect(engine.run(intlRetrieve, { payload: [{ id: ' ' }] })).rejects.toThrow(
      'intl retrieve needs id, which the record does not have',
    );
  });
});
