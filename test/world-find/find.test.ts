// find in another country: what each line finds and in which order, groups, options, and what is refused.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { find, intlFind, type FindInput } from '../../src/contract/operations/find.js';
import type { Found } from '../../src/contract/schema/find.js';
import { engine, hits, ROWS, useSampleStreets } from './sample-streets.js';
import { said } from '../support/service/said.js';
import { runs } from '../support/seeded.js';

useSampleStreets();

const localIds = (found: readonly Found[]): string[] => found.map(({ id }) => id!.split('|').at(-1)!);

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
    expect(said((await hits('15a wattle'))[0]!)).toEqual({
      _type: 'AddressIntlV2',
      id: 'GB|OPENADDRESSES|a3',
      fullAddress: '15A Wattle Street, London SW1A 2AB, United Kingdom',
      country: 'GB',
      sourceOfTruth: 'OPENADDRESSES',
      attributes: { Type: 'Address', Match: 'exact' },
    });
  });

  test('says of hits with a slip put right that they are near', async () => {
    const matches = async (text: string): Promise<unknown[]> =>
      (await hits(text)).map(({ attributes }) => attributes?.['Match']);
    expect(await matches('10 wattle street')).toEqual(['exact', 'exact', 'exact']);
    expect(await matches('10 watle street')).toEqual(['near', 'near', 'near']);
    expect(await matches('watle street lond')).toEqual(['near']);
  });

  test('shows streets where no number is typed, and places before them', async () => {
    expect((await hits('wattle')).map(({ fullAddress, attributes }) => [fullAddress, attributes])).toEqual([
      ['Wattle Street, London, United Kingdom', { Type: 'Street', subdwellings: '4 Addresses', Match: 'exact' }],
      ['10 Wattle Street, Reading RG1 1AA, United Kingdom', { Type: 'Address', Match: 'exact' }],
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
      { Type: 'BuildingNumber', subdwellings: '3 Addresses', Match: 'exact' },
      '8 Gumnut Court, London SW1A 2AA, United Kingdom',
      [],
    ]);
    expect(localIds(await hits('8 gumnut', { groupAddresses: '1' }, { id: building!.id! }))).toEqual([
      'g1',
      'g2',
      'g3',
    ]);
    const [street] = await hits('elder lane reading');
    expect(street?.attributes).toEqual({ Type: 'Street', subdwellings: '2 Addresses', Match: 'exact' });
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
      { numRuns: runs(150) },
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
        'only the first of 2 records was looked up',
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
