// waypost geocode through the command line: one text, a file, places of the world and what is refused.
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { geocode } from '../../../src/contract/operations/geocode.js';
import { schema } from '../../../src/contract/schema/geocode.js';
import { openLocalEngine } from '../../../src/engine/local.js';
import { postalDump } from '../../support/sets/postal-dump.js';
import { said } from '../../support/service/said.js';
import { workdir } from '../../support/workdir.js';
import { NO_DATA, one, withPlaces } from './postal-places.js';

/** A cell that makes a file of few rows a large one. */
const NOTE = `,${'x'.repeat(2000)}`;

describe('geocode', () => {
  test('gives one answer as the contract has it', async () => {
    const answer = await one(await withPlaces(), '10115 Berlin, Germany');
    expect(said(answer)).toEqual({
      _type: 'AddressIntl',
      id: 'DE|GEONAMES|BERLIN~10115~BE~',
      fullAddress: 'Berlin, 10115, Germany',
      country: 'DE',
      postcode: '10115',
      city: 'Berlin',
      province: 'Berlin',
      status: 'verified',
      level: 'locality',
      sourceOfTruth: 'GEONAMES',
      attributes: { Latitude: '52.5323000', Longitude: '13.3846000', CountryIso2: 'DE', CountryIso3: 'DEU' },
      messages: [],
    });
    expect(schema.response.safeParse({ status: 'SUCCESS', messages: [], payload: [answer, null] }).success).toBe(true);
  });

  test('goes down to the address in Australia', async () => {
    expect(await one(await withPlaces(), '24 smith st reservoir 3073')).toMatchObject({
      _type: 'AddressIntl',
      status: 'verified',
      level: 'address',
      country: 'AU',
      city: 'RESERVOIR',
      province: 'VIC',
      attributes: { Latitude: expect.stringMatching(/^-37\.7/) as string, CountryIso3: 'AUS' },
    });
  });

  test('finds places of the world without any data', async () => {
    const dir = workdir();
    expect(await one(dir, 'Sydney, Australia')).toMatchObject({
      status: 'verified',
      level: 'locality',
      city: 'SYDNEY',
    });
    expect(await one(dir, 'Paris, France')).toMatchObject({
      status: 'verified',
      city: 'Paris',
      sourceOfTruth: 'PLACES',
    });
  });

  test('takes lines without a country for Australian, or of the locale', async () => {
    const dir = workdir();
    expect(await one(dir, 'Wellington', '--locale', 'nz')).toMatchObject({ country: 'NZ' });
    expect(await one(dir, 'Wellington', '--locale', 'intl')).toMatchObject({
      status: 'verified',
      country: 'NZ',
      sourceOfTruth: 'PLACES',
    });
    expect(await one(dir, 'Springfield, Illinois')).toMatchObject({
      status: 'verified',
      country: 'US',
      province: 'Illinois',
      district: 'Sangamon County',
    });
  });

  test.each([
    ['London', ['--country', 'XQ'], "waypost: the country 'XQ' is not known; give a name or a code of ISO 3166-1\n"],
    [
      'Nowhere at all',
      ['--locale', 'intl'],
      'waypost: no country is given, and no place of the world is known by that name; name the country in a ' +
        'column of its own or at the end of the text\n',
    ],
  ])('says in one line why %s %j cannot be asked', async (text, options, message) => {
    expect(await workdir().run(['geocode', text, ...options], NO_DATA)).toEqual({
      code: 2,
      stdout: '',
      stderr: message,
    });
  });

  test('adds columns to a file, in any number of threads, and keeps the rows that it cannot place', async () => {
    const dir = await withPlaces();
    dir.write(
      'in.csv',
      'name,address,country\nA,"10 Downing Street, London SW1A ' +
        '2AA",GB\nB,Hamburg,Germany\nC,anywhere,Narnia\nD,"24 smith st, reservoir 3073",\nE,,GB\nF,Much Wattling,UK\n',
    );
    const out = (input: string, threads: string) =>
      dir.run([
        'geocode',
        input,
        '--data',
        'data',
        '--threads',
        threads,
        '--columns',
        'status,level,latitude,longitude,country,messages',
        '--quiet',
      ]);
    const { code, stdout } = await out('in.csv', '1');
    expect(stdout.split('\n')).toEqual([
      'name,address,country,geocode_status,geocode_level,geocode_latitude,geocode_longitude,' +
        'geocode_country,geocode_messages',
      'A,"10 Downing Street, London SW1A 2AA",GB,partial,locality,51.5010000,-0.1416000,GB,not located: 10 ' +
        'DOWNING STREET (no addresses of GB are installed)',
      'B,Hamburg,Germany,verified,locality,53.5511000,10.0014000,DE,',
      "C,anywhere,Narnia,rejected,none,,,,the country 'Narnia' is not known; give a name or a code of ISO 3166-1",
      expect.stringMatching(/^D,"24 smith st, reservoir 3073",,verified,address,-37\.\d+,14\d\.\d+,AU,/) as string,
      'E,,GB,rejected,none,,,,there is no address in this record',
      'F,Much Wattling,UK,ambiguous,none,,,GB,"it may be Much Wattling, England | Much Wattling, Scotland: ' +
        'name the region or the postal code"',
      '',
    ]);
    expect(code).toBe(0);
    // More than the megabyte that is read at once, or there would be no threads.
    const noted = (lines: readonly string[]): string[] =>
      Array.from({ length: 100 }, () => lines.slice(1).map((line, i) => given[i + 1]! + NOTE + line)).flat();
    const given = dir.read('in.csv').trimEnd().split('\n');
    const answered = stdout
      .trimEnd()
      .split('\n')
      .map((line, i) => line.slice(given[i]!.length));
    dir.write('many.csv', [`${given[0]!},note`, ...noted(given.map(() => '')), ''].join('\n'));
    expect((await out('many.csv', '3')).stdout.split('\n').slice(1)).toEqual([...noted(answered), '']);
  });

  test('opens the places of the country that is asked for, and no other', async () => {
    const dir = await withPlaces();
    const sets = (
      JSON.parse(dir.read('data/catalogue.json')) as { sets: { country: string; file: string; source: string }[] }
    ).sets;
    truncateSync(
      join(dir.path, 'data', sets.find(({ country, source }) => country === 'DE' && source === 'GEONAMES')!.file),
      100,
    );
    expect(await one(dir, 'Reading, UK')).toMatchObject({ status: 'verified' });
    expect(await dir.run(['geocode', 'Berlin, Germany', '--data', 'data'])).toMatchObject({
      code: 6,
      stderr: expect.stringMatching(/geonames-[0-9a-f]{8}\.wpd is damaged/) as string,
    });
  });

  test('does not let imported places answer for addresses', async () => {
    const dir = workdir();
    dir.write('dump.txt', postalDump([['AU', '3073', 'Reservoir', 'Victoria', 'VIC', -37.7, 145]]));
    await dir.run(['data', 'import', 'geonames-postal', 'dump.txt', '--data', 'data']);
    expect(JSON.parse((await dir.run(['cleanse', 'reservoir vic 3073', '--data', 'data'])).stdout)).toMatchObject({
      status: 'partial',
      exception: 'NO_ADDRESS_DATA',
      sourceOfTruth: 'PLACES',
    });
  });
});

test('A record of an unknown country is null at its own index, with a message, and the call a success', async () => {
  const engine = await openLocalEngine({ dataDir: 'none' });
  try {
    const response = await engine.run(geocode, {
      payload: [
        { country: 'FR', fullAddress: 'Paris' },
        { country: 'Narnia', fullAddress: 'Cair Paravel' },
        { country: 'aut', fullAddress: 'Wien' },
      ],
    });
    expect(response).toMatchObject({
      status: 'SUCCESS',
      messages: ["record 2: the country 'Narnia' is not known; give a name or a code of ISO 3166-1"],
    });
    expect(response.payload.map((element) => (element as { country: string } | null)?.country ?? null)).toEqual([
      'FR',
      null,
      'AT',
    ]);
  } finally {
    await engine.close();
  }
});
