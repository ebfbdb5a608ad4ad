import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import { schema } from '../../src/contract/schema/geocode.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { streetsGeoJson } from '../support/open-addresses.js';
import { postalDump } from '../support/postal-dump.js';
import { workdir, type Workdir } from '../support/workdir.js';

/** A folder whose data are the sample release and the postal dump. */
async function withPlaces(): Promise<Workdir> {
  const dir = workdir();
  dir.write('allCountries.txt', postalDump());
  await dir.shell(
    `cp -r "$WAYPOST_DATA" data && waypost data import geonames-postal allCountries.txt --data data --quiet`,
  );
  return dir;
}
const one = async (dir: Workdir, text: string, ...more: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await dir.run(['geocode', text, '--data', 'data', ...more])).stdout) as Record<string, unknown>;

describe('data import geonames-postal', () => {
  test('says what it imported, and list, verify and remove know each country', async () => {
    const dir = workdir();
    dir.write('dump.txt', postalDump());
    expect(
      await dir.run(['data', 'import', 'geonames-postal', 'dump.txt', '--data', 'data', '--countries', 'gb,de']),
    ).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringMatching(/^GEONAMES: 9 places of DE, GB\n\d\.\d MB in .*data, \d+\.\d s\n$/) as string,
    });
    expect((await dir.run(['data', 'list', '--data', 'data'])).stdout).toMatch(
      /^source +country +.*\nGEONAMES +DE +WGS84 +BE HH +0 +2 +.*\nGEONAMES +GB +WGS84 +ENG SCT +0 +7 +.*\n$/,
    );
    expect((await dir.run(['data', 'verify', '--data', 'data'])).stdout).toBe(
      'GEONAMES DE: every section is as it was written\nGEONAMES GB: every section is as it was written\n',
    );
    expect(await dir.run(['data', 'remove', 'geonames', 'gb', '--data', 'data'])).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^GEONAMES GB is removed from/) as string,
    });
    expect(await dir.run(['data', 'remove', 'geonames', 'gb', '--data', 'data'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^waypost: geonames of gb is not installed in .*; installed: GEONAMES\n$/,
      ) as string,
    });
  });

  test.each([
    ['GB1,DE', 2, /--countries: 'GB1' is no code of two letters/],
    ['FR', 6, /there is no place of FR in dump\.txt; there are places of DE, FJ, GB, NL, US/],
  ])('refuses --countries %s', async (countries, expected, message) => {
    const dir = workdir();
    dir.write('dump.txt', postalDump());
    const { code, stderr } = await dir.run([
      'data',
      'import',
      'geonames-postal',
      'dump.txt',
      '--data',
      'data',
      '--countries',
      countries,
    ]);
    expect(stderr).toMatch(message);
    expect(code).toBe(expected);
    expect(dir.exists('data/catalogue.json')).toBe(false);
  });
});

describe('geocode', () => {
  test('gives one answer as the contract has it', async () => {
    const answer = await one(await withPlaces(), '10115 Berlin, Germany');
    expect(answer).toEqual({
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
    ['London', ['--country', 'ZZ'], "waypost: the country 'ZZ' is not known; give a name or a code of ISO 3166-1\n"],
    [
      'Nowhere at all',
      ['--locale', 'intl'],
      'waypost: no country is given, and no place of the world is known by that name; name the country in a ' +
        'column of its own or at the end of the text\n',
    ],
  ])('says in one line why %s %j cannot be asked', async (text, options, message) => {
    expect(await workdir().run(['geocode', text, '--data', 'data', ...options])).toEqual({
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
    const out = (threads: string) =>
      dir.run([
        'geocode',
        'in.csv',
        '--data',
        'data',
        '--threads',
        threads,
        '--columns',
        'status,level,latitude,longitude,country,messages',
        '--quiet',
      ]);
    const { code, stdout } = await out('1');
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
    expect((await out('3')).stdout).toBe(stdout);
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

describe('geocode with addresses of another country', () => {
  /** As `withPlaces`, with streets of Britain. */
  async function withStreets(): Promise<Workdir> {
    const dir = await withPlaces();
    dir.write('gb.geojson', streetsGeoJson());
    await dir.run(['data', 'import', 'openaddresses', 'gb.geojson', '--country', 'gb', '--data', 'data']);
    return dir;
  }

  test('goes down to the number', async () => {
    expect(await one(await withStreets(), '10 Wattle St, London SW1A 2AA, UK')).toEqual({
      _type: 'AddressIntl',
      id: 'GB|OPENADDRESSES|a1',
      fullAddress: '10 Wattle Street, London SW1A 2AA, United Kingdom',
      country: 'GB',
      postcode: 'SW1A 2AA',
      city: 'London',
      province: 'England',
      street: 'Wattle Street',
      streetNumber: '10',
      status: 'verified',
      level: 'address',
      sourceOfTruth: 'OPENADDRESSES',
      attributes: { Latitude: '51.5030000', Longitude: '-0.1270000', CountryIso2: 'GB', CountryIso3: 'GBR' },
      messages: [],
    });
  });

  test('tells streets of one name apart by the place, and says what is not there', async () => {
    const dir = await withStreets();
    dir.write(
      'in.txt',
      [
        '10 Wattle Street, Reading, UK',
        '12-14 Wattle Street London, UK',
        '15 a Wattle Street, London, UK',
        '10 Watttle Street, London, UK',
        '11 Wattle Street, London, UK',
        'Wattle Street, London, UK',
        'Flat 9, 10 Wattle Street, London, UK',
        '10 Wattle Street, London RG1 1AA, UK',
        '7 Elder Lane, Reading, UK',
        '3 Kings Rd Reading RG1 3AA, UK',
        '10 Nowhere Street, London, UK',
        '',
      ].join('\n'),
    );
    const { stdout } = await dir.run([
      'geocode',
      '--file',
      'in.txt',
      '--input-format',
      'lines',
      '--data',
      'data',
      '--format',
      'jsonl',
      '--quiet',
    ]);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map(
        (line) =>
          (JSON.parse(line) as { geocode: { status: string; level: string; id?: string; messages: string[] } }).geocode,
      );
    expect(
      answers.map(({ status, level, id, messages }) => [status, level, id?.split('|').at(-1) ?? '', ...messages]),
    ).toEqual([
      ['verified', 'address', 'b1'],
      ['verified', 'address', 'a2'],
      ['verified', 'address', 'a3'],
      ['corrected', 'address', 'a1'],
      ['partial', 'street', '', 'there is no number 11 in Wattle Street'],
      ['partial', 'street', '', 'no number is given'],
      ['partial', 'address', 'a1', 'not located: FLAT 9'],
      ['partial', 'address', 'b1', 'the postal code is not one of London: the postal code is taken'],
      ['verified', 'address', 'c1'],
      ['verified', 'address', 'b2'],
      ['partial', 'locality', '', 'not located: 10 NOWHERE STREET'],
    ]);
  });

  test('does not let them answer a cleanse', async () => {
    const dir = await withStreets();
    expect(
      await dir.run(['cleanse', '10 Wattle Street London', '--source', 'OPENADDRESSES', '--data', 'data']),
    ).toMatchObject({ code: 2, stderr: expect.stringMatching(/OPENADDRESSES is not installed/) as string });
  });

  test.each([
    [[], 2, /^waypost: the files do not say their country; give it with --country/],
    [['--country', 'Britain'], 2, /'Britain' is no code of two letters/],
    [
      ['--country', 'AU'],
      2,
      /--country AU: its addresses are searched in sets of their own; import them with 'waypost data import gnaf'/,
    ],
  ])('the import with %j is refused', async (more, expected, message) => {
    const dir = workdir();
    dir.write('gb.geojson', streetsGeoJson());
    const { code, stderr } = await dir.run([
      'data',
      'import',
      'openaddresses',
      'gb.geojson',
      '--data',
      'data',
      ...more,
    ]);
    expect(stderr).toMatch(message);
    expect(code).toBe(expected);
  });
});
