// waypost geocode with addresses of another country, and their import.
import { describe, expect, test } from 'vitest';
import { streetsGeoJson } from '../../support/sets/open-addresses.js';
import { said } from '../../support/service/said.js';
import { workdir, type Workdir } from '../../support/workdir.js';
import { one, withPlaces } from './postal-places.js';

describe('geocode with addresses of another country', () => {
  /** As `withPlaces`, with streets of Britain. */
  async function withStreets(): Promise<Workdir> {
    const dir = await withPlaces();
    dir.write('gb.geojson', streetsGeoJson());
    await dir.run(['data', 'import', 'openaddresses', 'gb.geojson', '--country', 'gb', '--data', 'data']);
    return dir;
  }

  test('goes down to the number', async () => {
    expect(said(await one(await withStreets(), '10 Wattle St, London SW1A 2AA, UK'))).toEqual({
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
    [['--country', 'uq'], 2, /--country: no country of ISO 3166-1 has the code UQ/],
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
