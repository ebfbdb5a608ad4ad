// What is given to a method: records and texts, the country of those that name none, and what is refused.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { openLocalEngine, WaypostError, type WaypostEngine } from '../../src/index.js';
import { workdir } from '../support/workdir.js';
import { ofService, opened } from './opened.js';

/** Calls that the types refuse, as a program without types makes them. */
type Untyped = (engine: Record<string, (...given: unknown[]) => Promise<unknown>>) => Promise<unknown>;

const REFUSED: readonly (readonly [string, Untyped, string])[] = [
  [
    'a field that is no text',
    (e) => e['cleanse']!(['a', 'b', 'c', { fullAddress: 7 }]),
    'cleanse: record 4: fullAddress must be a text, not a number',
  ],
  [
    'a field that is null',
    (e) => e['cleanse']!([{ fullAddress: null }]),
    'cleanse: record 1: fullAddress must be a text, not null',
  ],
  [
    'a field that is not there',
    (e) => e['cleanse']!([{ fulladdress: 'x' }]),
    'cleanse: record 1: fullAddress is missing; the record has fulladdress',
  ],
  ['an empty object', (e) => e['parse']!(['a', {}]), 'parse: record 2: fullAddress is missing; the record is empty'],
  [
    'a record that is none',
    (e) => e['cleanse']!([7]),
    "cleanse: record 1: must be a record such as { fullAddress: '…' } or a text, not a number",
  ],
  ['a number in place of what is compared', (e) => e['match']!([7]), 'match: record 1: must be a record, not a number'],
  ['a text in place of what is compared', (e) => e['match']!(['x']), 'match: record 1: must be a record, not a text'],
  [
    'a hole in the list',
    (e) => e['cleanse']!(Object.assign([], { 0: 'a', 2: 'b' })),
    "cleanse: record 2: must be a record such as { fullAddress: '…' } or a text, not undefined",
  ],
  [
    'a list in a list',
    (e) => e['retrieve']!([['AU|GNAF|GAVIC1']]),
    "retrieve: record 1: must be a record such as { id: '…' } or a text, not a list",
  ],
  [
    'a text in place of a list',
    (e) => e['cleanse']!('24 smith st'),
    "cleanse: records must be a list, such as ['24 smith st'], not a text",
  ],
  [
    'nothing',
    (e) => e['cleanse']!(),
    "cleanse: records must be a list, such as ['24 Smith St, Reservoir'], not undefined",
  ],
  [
    'a point that is no text',
    (e) => e['reverseGeocode']!([{ attributes: { latitude: -37.1, longitude: '145' } }]),
    'reverseGeocode: record 1: attributes.latitude must be a text, not a number',
  ],
  [
    'a text where more is required',
    (e) => e['lookupStreetNumber']!(['24']),
    'lookupStreetNumber: record 1: needs postcode, locality, street, which the record does not have',
  ],
  [
    'one of a list where none is given',
    (e) => e['lookupPostal']!([{ postal: 'PO Box 1' }]),
    'lookupPostal: record 1: needs postcode or locality, which the record does not have',
  ],
  [
    'a field of a lookup that is no text',
    (e) => e['lookupStreet']!([{ street: 'smith' }, { street: ['smith'] }]),
    'lookupStreet: record 2: street must be a text, not a list',
  ],
  [
    'no country where it is required',
    (e) => e['lookupCombined']!(['24 smith st']),
    'lookupCombined: record 1: country is empty',
  ],
  [
    'a source that there is not',
    (e) => e['types']!('street', { sourceOfTruth: 'GNAFF', locale: 'xx' }),
    "types: locale must be one of au, nz, intl, not 'xx'",
  ],
  [
    'a feature option that the operation does not have',
    (e) => e['retrieve']!(['x'], { featureOptions: { groupAddresses: true } }),
    'retrieve: featureOptions.groupAddresses: there is no such option; it has exposeAttributes, caseType, ' +
      'splitNzFloorLevel, displayGnafLot',
  ],
  [
    'a value that a feature option does not have',
    (e) => e['find']!(['x'], { featureOptions: { singleLineHitNumber: 0 } }),
    'find: featureOptions.singleLineHitNumber must be a whole number from 1, not 0',
  ],
  [
    'an option that there is not',
    (e) => e['cleanse']!(['x'], { sourceOftruth: 'GNAF' }),
    "cleanse: there is no option sourceOftruth (do you mean 'sourceOfTruth'?); there are sourceOfTruth, locale, " +
      'country, signal, featureOptions, concurrency',
  ],
  [
    'a country that has no locale, where records have none',
    (e) => e['cleanse']!(['x'], { country: 'FR' }),
    "cleanse: country must be AU or NZ, not 'FR'; other countries stand in the record",
  ],
  [
    'a country and another locale',
    (e) => e['find']!(['x'], { country: 'AU', locale: 'nz' }),
    'find: country AU and locale nz contradict each other; give one of them',
  ],
  [
    'a list that there is not',
    (e) => e['types']!('streets'),
    "types: there is no list 'streets'; there are floorLevel, postal, street, streetSuffix, unitFlat",
  ],
];

const untyped = (engine: WaypostEngine): Parameters<Untyped>[0] => engine as unknown as Parameters<Untyped>[0];

describe('A method refuses', () => {
  test.each(REFUSED)('%s', async (_, call, message) => {
    const error: unknown = await call(untyped(await opened())).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WaypostError);
    expect(error).toMatchObject({ kind: 'usage', message });
  });

  test('a source that the contract does not name, with those that it does', async () => {
    await expect(untyped(await opened())['cleanse']!(['x'], { sourceOfTruth: 'GNAFF' })).rejects.toThrow(
      /^cleanse: sourceOfTruth must be one of AUPAF, GNAF, .*CUSTOM_NZ_2, not 'GNAFF'$/,
    );
  });

  test('a bad record before any other is sent', async () => {
    const { engine, service } = await ofService();
    const records = [...Array.from({ length: 300 }, () => 'a'), 7 as unknown as string];
    await expect(engine.cleanse(records)).rejects.toThrow('cleanse: record 301');
    expect(service.calls).toEqual([]);
  });
});

describe('A record', () => {
  test('may be a text, and an empty one is answered as it is in a file', async () => {
    const engine = await opened();
    const [text, record, blank] = await engine.cleanse([
      '24 smith st reservoir',
      { fullAddress: '24 smith st reservoir' },
      ' ',
    ]);
    expect(text).toEqual(record);
    expect(blank).toMatchObject({ status: 'rejected', exception: 'EMPTY' });
  });

  test('has the country of the options where it names none', async () => {
    const engine = await opened();
    const answers = await engine.geocode(
      ['Bordeaux', { fullAddress: 'Roma', country: 'IT' }, { fullAddress: 'Lyon' }],
      {
        country: 'FR',
      },
    );
    expect(answers.map(({ country, city }) => [country, city])).toEqual([
      ['FR', 'Bordeaux'],
      ['IT', 'Rome'],
      ['FR', 'Lyon'],
    ]);
  });

  test('without a country is read by the locale of the options', async () => {
    const { engine, service } = await ofService();
    await engine.cleanse(['1 Queen St'], { country: 'nz' });
    await engine.cleanse(['1 Queen St'], { locale: 'intl', sourceOfTruth: 'NZAD' });
    expect(service.calls.map(({ path }) => path)).toEqual(['/rest/nz/cleanse/address', '/rest/intl/cleanse/address']);
    expect(service.calls[1]!.body).toMatchObject({ sourceOfTruth: 'NZAD' });
  });
});

describe('The local engine', () => {
  test.each([
    [
      'is not there',
      'gone',
      /^the data folder .*gone \(data\) is not there; import data into it with 'waypost data import'/,
    ],
    ['is a file', 'a.txt', /^the data folder .*a\.txt \(data\) is a file; import data/],
    ['holds nothing', 'empty', /^no data is installed in the data folder .*empty \(data\); import data/],
  ])('refuses a folder that %s', async (_, name, message) => {
    const { path } = workdir();
    mkdirSync(join(path, 'empty'));
    writeFileSync(join(path, 'a.txt'), '');
    await expect(openLocalEngine({ data: join(path, name) })).rejects.toMatchObject({
      kind: 'configuration',
      message: expect.stringMatching(message) as string,
    });
  });

  test('is open without a folder that is named, and parses', async () => {
    const { path } = workdir();
    const { WAYPOST_DATA, XDG_DATA_HOME } = process.env;
    try {
      delete process.env['WAYPOST_DATA'];
      process.env['XDG_DATA_HOME'] = path;
      const engine = await openLocalEngine();
      const [parsed] = await engine.parse(['u5 24 smith st']);
      expect(parsed!.payload[0]).toMatchObject({ flatUnitNumber: '5', streetName: 'SMITH' });
      await engine.close();
      process.env['WAYPOST_DATA'] = join(path, 'gone');
      await expect(openLocalEngine()).rejects.toThrow(/^the data folder .* \(WAYPOST_DATA\) is not there/);
    } finally {
      for (const [name, value] of Object.entries({ WAYPOST_DATA, XDG_DATA_HOME })) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    }
  });

  test('takes the source of truth in letters of any size', async () => {
    const data = inject('sampleData');
    const answers: unknown[] = [];
    for (const sourceOfTruth of ['GNAF', 'gnaf', 'Gnaf']) {
      const engine = await openLocalEngine({ data, sourceOfTruth: sourceOfTruth as 'GNAF' });
      answers.push((await engine.cleanse(['24 Smith Street, Reservoir VIC 3073']))[0]);
      await engine.close();
    }
    expect(answers[0]).toMatchObject({ status: 'verified' });
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
    await expect(openLocalEngine({ data, sourceOfTruth: 'aupaf' as string as 'AUPAF' })).rejects.toThrow('AUPAF');
  });

  test('says which option there is not', async () => {
    await expect(openLocalEngine({ dat: 'x' } as object)).rejects.toThrow(
      "openLocalEngine: there is no option dat (do you mean 'data'?); there are data, sourceOfTruth, locale, country",
    );
    await expect(openLocalEngine({ data: inject('sampleData'), country: 'FR' })).rejects.toThrow(
      'country must be AU or NZ',
    );
  });
});
