// Reverse geocode over small invented sets: Australia from two sources, New Zealand, addresses of Britain, places of
// the world.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import type { Response } from '../../src/contract/operation.js';
import { intlReverseGeocode, reverseGeocode } from '../../src/contract/operations/reverse.js';
import { intlReverseSchema, reverseSchema, type Near, type Nearest } from '../../src/contract/schema/reverse.js';
import { openLocalEngine, type LocalEngineOptions } from '../../src/engine/local.js';
import { listSets, setFile } from '../../src/data/catalogue.js';
import { importCsv } from '../../src/data/import/csv/import.js';
import { importLinz } from '../../src/data/import/linz/import.js';
import { importOpenAddresses } from '../../src/data/import/openaddresses/import.js';
import { countryAt } from '../../src/reverse/borders.js';
import { greatCircleMetres } from '../../src/reverse/great-circle.js';
import { streetsCsv } from '../support/open-addresses.js';
import { installAs } from '../support/relabelled-set.js';

/**
 * Ten to fourteen stand 20 m apart on a meridian; the units of 10 at its point, given before it; a lighthouse on the
 * open sea.
 */
const OWN = `id,lot,unit,number,street,postal,suburb,state,postcode,latitude,longitude
u2,,2,10,Wattle St,,Reservoir,VIC,3073,-37.6,145.1
u1,,1,10,Wattle St,,Reservoir,VIC,3073,-37.6,145.1
h10,,,10,Wattle St,,Reservoir,VIC,3073,-37.6,145.1
h12,,,12,Wattle St,,Reservoir,VIC,3073,-37.60018,145.1
h14,7,,14,Wattle St,,Reservoir,VIC,3073,-37.60036,145.1
h30,,,30,Wattle St,,Reservoir,VIC,3073,-37.6018,145.1
none,,,16,Wattle St,,Reservoir,VIC,3073,,
box,,,,,PO Box 5,Reservoir,VIC,3073,-37.6,145.1
sea,,,1,Lighthouse Rd,,Reservoir,VIC,3073,-40,160
`;
const NZ = ['-36.9682', '174.87248'] as const;
const LONDON = ['51.503', '-0.127'] as const;
const PARIS = ['48.8566', '2.3522'] as const;
const TEN = ['-37.6', '145.1'] as const;

let folder: string;
let data: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-reverse-'));
  data = path.join(folder, 'data');
  await writeFile(path.join(folder, 'own.csv'), OWN);
  await writeFile(path.join(folder, 'london.csv'), streetsCsv());
  const gnaf = (await listSets(inject('sampleData')))[0]!;
  await installAs(data, setFile(inject('sampleData'), gnaf), {});
  await importCsv({
    dataDir: data,
    paths: [path.join(folder, 'own.csv')],
    map: {},
    source: 'CUSTOM_AU_1',
    country: 'AU',
  });
  await importLinz({
    dataDir: data,
    paths: [new URL('../../fixtures/linz/nz-addresses.csv', import.meta.url).pathname],
  });
  await importOpenAddresses({ dataDir: data, paths: [path.join(folder, 'london.csv')], country: 'GB' });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

type Pair = readonly [latitude: string, longitude: string];
interface Asked {
  features?: Record<string, string>;
  source?: string;
  options?: Partial<LocalEngineOptions>;
}

async function ask(
  operation: typeof reverseGeocode | typeof intlReverseGeocode,
  points: readonly Pair[],
  { features, source, options }: Asked = {},
): Promise<Response> {
  const engine = await openLocalEngine({ dataDir: data, ...options });
  try {
    return await engine.run(operation as typeof intlReverseGeocode, {
      payload: points.map(([latitude, longitude]) => ({ attributes: { latitude, longitude } })),
      sourceOfTruth: source,
      featureOptions: features,
    });
  } finally {
    await engine.close();
  }
}
const near = async (point: Pair, asked: Asked = {}): Promise<Near[]> =>
  (await ask(reverseGeocode, [point], { source: 'CUSTOM_AU_1', ...asked })).payload as Near[];
const local = (hits: readonly (Near | Nearest)[]): string[] => hits.map(({ id }) => id!.split('|')[2]!);

describe('The addresses near a point', () => {
  it('are those within 50 m, nearest first, each with its distance in kilometres', async () => {
    const response = await ask(reverseGeocode, [['-37.60019', '145.1']], { source: 'CUSTOM_AU_1' });
    expect(local(response.payload as Near[])).toEqual(['h12', 'h14', 'h10', 'u1', 'u2']);
    expect(response.payload[1]).toMatchObject({
      _type: 'AddressAu',
      fullAddress: '14 WATTLE STREET, RESERVOIR VIC 3073',
      attributes: {
        Latitude: '-37.6003600',
        Longitude: '145.1000000',
        Distance: (greatCircleMetres(-376001900, 1451000000, -376003600, 1451000000) / 1000).toFixed(5),
      },
    });
    expect(response).toMatchObject({ status: 'SUCCESS', messages: [] });
    expect(reverseSchema.response.safeParse(response).error).toBeUndefined();
  });

  it('have the street address before its units where they are at one point', async () => {
    expect(local(await near(TEN))).toEqual(['h10', 'u1', 'u2', 'h12', 'h14']);
    expect(local(await near(TEN, { features: { singleLineHitNumber: '2' } }))).toEqual(['h10', 'u1']);
  });

  it('are within the radius that is asked for, and as many as are asked for', async () => {
    expect(local(await near(TEN, { features: { radius: '0.5' } }))).toEqual(['h10', 'u1', 'u2']);
    expect(local(await near(TEN, { features: { radius: '100000' } }))).toEqual([
      'h10',
      'u1',
      'u2',
      'h12',
      'h14',
      'h30',
    ]);
    expect(local(await near(TEN, { features: { radius: '100000', singleLineHitNumber: '4' } }))).toEqual([
      'h10',
      'u1',
      'u2',
      'h12',
    ]);
  });

  it('are shown as the feature options say', async () => {
    const [house] = await near(['-37.60036', '145.1'], {
      features: { caseType: 'TITLE', displayGnafLot: '1', exposeAttributes: '1', singleLineHitNumber: '1' },
    });
    expect(house).toMatchObject({
      fullAddress: expect.stringMatching(/^Lot 7.*14 Wattle Street, Reservoir VIC 3073$/i) as string,
      streetName: 'Wattle',
      lotNumber: '7',
      attributes: { Distance: '0.00000', MeshblockId: '', ParcelID: '' },
    });
    expect((await near(['-37.60036', '145.1']))[0]).toMatchObject({
      streetName: 'WATTLE',
      lotNumber: null,
      attributes: { Latitude: '-37.6003600', Longitude: '145.1000000', Distance: '0.00000' },
    });
  });

  it.each<[string, Pair, string | undefined, string, string[]]>([
    ['G-NAF in Australia when nothing is said', ['-37.7137', '145.0032'], undefined, 'GNAF', []],
    ['the source that is asked for, in small letters too', TEN, 'custom_au_1', 'CUSTOM_AU_1', []],
    [
      'the best of New Zealand when there is no NZPAF, and it is said which',
      NZ,
      undefined,
      'NZAD',
      [expect.stringMatching(/^source of truth: NZAD .* \(the best installed\)$/) as string],
    ],
    ['New Zealand by its name', NZ, 'NZAD', 'NZAD', []],
  ])('come from %s', async (_, point, source, expected, messages) => {
    const response = await ask(reverseGeocode, [point], source === undefined ? {} : { source });
    const [first] = response.payload as Near[];
    expect(first).toMatchObject({ sourceOfTruth: expected, _type: expected === 'NZAD' ? 'AddressNz' : 'AddressAu' });
    expect(response.messages).toEqual(messages);
    if (expected === 'NZAD') {
      expect(first).toMatchObject({
        fullAddress: '1 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND',
        suburb: 'ŌTARA',
        townCity: 'AUCKLAND',
        attributes: { Distance: '0.00000' },
      });
    }
  });

  it('are those of the first record alone, which is said', async () => {
    const response = await ask(reverseGeocode, [TEN, NZ, PARIS], { source: 'CUSTOM_AU_1' });
    expect(local(response.payload as Near[])).toEqual(['h10', 'u1', 'u2', 'h12', 'h14']);
    expect(response.messages).toEqual(['only the first of 3 records was looked up']);
  });

  it('may be none, which is said', async () => {
    expect(await ask(reverseGeocode, [['-37.58', '145.1']], { source: 'CUSTOM_AU_1' })).toEqual({
      status: 'SUCCESS',
      messages: ['no address is within 50 m of the point; a larger radius finds more'],
      payload: [],
    });
  });

  it('are found at sea where one is within the radius', async () => {
    expect(local(await near(['-40.05', '160'], { features: { radius: '10000' } }))).toEqual(['sea']);
    expect((await ask(reverseGeocode, [['-40.05', '160']], { source: 'CUSTOM_AU_1' })).payload).toMatchObject([
      { _type: 'AddressIntl' },
    ]);
  });

  it.each<[string, Pair, Record<string, string>, string | undefined, RegExp]>([
    [
      'a missing latitude',
      ['', '145'],
      {},
      undefined,
      /^the latitude is missing; give latitude and longitude in decimal degrees/,
    ],
    ['a missing longitude', ['-37', ' '], {}, undefined, /^the longitude is missing/],
    [
      'a latitude that is no number',
      ['here', '145'],
      {},
      undefined,
      /^the latitude 'here' is not a number; give decimal degrees, such as -37\.71$/,
    ],
    [
      'a latitude beyond the pole',
      ['145.1', '-37.6'],
      {},
      undefined,
      /^the latitude 145\.1 is not between -90 and 90; are latitude and longitude the wrong way round\?$/,
    ],
    ['a longitude out of range', ['-37', '180.5'], {}, undefined, /^the longitude 180\.5 is not between -180 and 180$/],
    [
      'a radius of zero',
      TEN,
      { radius: '0' },
      undefined,
      /^the radius '0' is not a number of metres above 0 and up to 100000$/,
    ],
    ['a radius below zero', TEN, { radius: '-5' }, undefined, /^the radius '-5' is not/],
    ['a radius of a million', TEN, { radius: '1000000' }, undefined, /^the radius '1000000' is not/],
    ['a radius that is no number', TEN, { radius: 'far' }, undefined, /^the radius 'far' is not/],
    ['no hits', TEN, { singleLineHitNumber: '0' }, undefined, /^singleLineHitNumber '0' is not a whole number from 1$/],
    [
      'a source of another country',
      NZ,
      {},
      'GNAF',
      /^source of truth GNAF holds addresses of AU, and those of NZ are asked for; installed for NZ: NZAD$/,
    ],
    ['a source that is not installed', TEN, {}, 'AUPAF', /^source of truth AUPAF is not installed in .*; installed: /],
  ])('are refused for %s', async (_, point, features, source, message) => {
    await expect(
      ask(reverseGeocode, [point], { features, ...(source === undefined ? {} : { source }) }),
    ).rejects.toThrow(message);
  });

  it('are refused where no address data of the country is installed, and of a set of an earlier version', async () => {
    await expect(ask(reverseGeocode, [TEN], { options: { dataDir: path.join(folder, 'nothing') } })).rejects.toThrow(
      /^no address data of AU is installed in/,
    );
    const old = path.join(folder, 'old');
    const gnaf = (await listSets(inject('sampleData')))[0]!;
    await installAs(old, setFile(inject('sampleData'), gnaf), {}, ['point.run', 'point.box']);
    await expect(ask(reverseGeocode, [TEN], { options: { dataDir: old } })).rejects.toThrow(
      /was written by an earlier waypost.*import the data again/,
    );
  });

  it('are not refused elsewhere for want of an index in a set of another country', async () => {
    const old = path.join(folder, 'old-elsewhere');
    const gnaf = (await listSets(inject('sampleData')))[0]!;
    await installAs(old, setFile(inject('sampleData'), gnaf), {}, ['point.run', 'point.box']);
    for (const operation of [reverseGeocode, intlReverseGeocode]) {
      expect((await ask(operation, [LONDON], { options: { dataDir: old } })).payload).toMatchObject([
        { country: 'GB', city: 'London' },
      ]);
      expect((await ask(operation, [['-45', '-120']], { options: { dataDir: old } })).payload).toHaveLength(1);
      await expect(ask(operation, [TEN], { options: { dataDir: old } })).rejects.toThrow(
        /was written by an earlier waypost/,
      );
    }
    await expect(ask(reverseGeocode, [NZ], { options: { dataDir: old } })).rejects.toThrow(
      /^no address data of NZ is installed in/,
    );
  });
});

test('Outside Australia and New Zealand every record gets its nearest address or place', async () => {
  const response = await ask(reverseGeocode, [LONDON, PARIS, ['95', '0'], TEN], {
    features: { radius: '0', singleLineHitNumber: 'x', caseType: 'TITLE' },
  });
  expect(response).toMatchObject({
    status: 'SUCCESS',
    messages: [expect.stringMatching(/^record 3: the latitude 95 is not between/)],
    payload: [{ id: 'GB|OPENADDRESSES|a1' }, { country: 'FR' }, null, { _type: 'AddressIntl', country: 'AU' }],
  });
  expect(response.payload).toEqual((await ask(intlReverseGeocode, [LONDON, PARIS, ['95', '0'], TEN])).payload);
});

test('The nearest of every record, in any country', async () => {
  const response = await ask(intlReverseGeocode, [
    LONDON,
    ['51.5035', '-0.1277'],
    PARIS,
    ['-37.7137', '145.0032'],
    NZ,
    ['-78.4', '106.8'],
  ]);
  expect(response.payload).toMatchObject([
    {
      _type: 'AddressIntl',
      id: 'GB|OPENADDRESSES|a1',
      fullAddress: '10 Wattle Street, London SW1A 2AA, United Kingdom',
      attributes: { Distance: '0.00000', CountryIso3: 'GBR' },
    },
    { id: expect.stringMatching(/^GB\|OPENADDRESSES\|a[23]$/) as string },
    { sourceOfTruth: 'PLACES', country: 'FR', attributes: { CountryIso2: 'FR' } },
    { sourceOfTruth: 'GNAF', country: 'AU', city: 'RESERVOIR', province: 'VIC' },
    { id: expect.stringMatching(/^NZ\|NZAD\|/) as string, city: 'AUCKLAND', district: 'ŌTARA', country: 'NZ' },
    { sourceOfTruth: 'PLACES' },
  ]);
  for (const element of response.payload as Nearest[]) {
    expect(Number(element.attributes!['Distance'])).toBeLessThan(4_000);
  }
  expect(intlReverseSchema.response.safeParse(response).error).toBeUndefined();
  expect(intlReverseGeocode.elements(response)).toEqual(response.payload);
});

test('A record of an unreadable point is null at its own index, with a message, and the call a success', async () => {
  const response = await ask(intlReverseGeocode, [LONDON, ['north', '0'], PARIS]);
  expect(response).toMatchObject({
    status: 'SUCCESS',
    messages: ["record 2: the latitude 'north' is not a number; give decimal degrees, such as -37.71"],
    payload: [{ country: 'GB' }, null, { country: 'FR' }],
  });
  expect(intlReverseGeocode.elements(response)[1]).toMatchObject({
    status: 'rejected',
    messages: ["the latitude 'north' is not a number; give decimal degrees, such as -37.71"],
  });
});

describe('The country of a point', () => {
  it.each([
    ['AU', 'Sydney', -33.87, 151.21],
    ['AU', 'the sea off Sydney', -33.9, 151.6],
    ['AU', 'Norfolk Island', -29.03, 167.95],
    ['AU', 'Saibai, 4 km from Papua New Guinea', -9.38, 142.62],
    ['PG', 'the other side', -9.1, 142.6],
    ['NZ', 'the Chatham Islands', -43.95, -176.5],
    ['CK', 'the Cook Islands', -21.2, -159.77],
    ['FR', 'Paris', 48.8566, 2.3522],
    ['', 'the open sea', -40, 160],
    ['', 'the North Pole', 90, 0],
  ])('is %s for %s', async (country, _, latitude, longitude) => {
    expect(await countryAt({ latitude: latitude * 1e7, longitude: longitude * 1e7 })).toBe(country);
  });
});
