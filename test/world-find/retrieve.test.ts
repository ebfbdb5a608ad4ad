// retrieve of another country: the address or place of every id that find gives.
import { describe, expect, test } from 'vitest';
import { retrieveSchema, type Retrieved } from '../../src/contract/schema/find.js';
import { intlRetrieve, retrieve } from '../../src/contract/operations/retrieve.js';
import { said } from '../support/service/said.js';
import { engine, hits, useSampleStreets } from './sample-streets.js';

useSampleStreets();

const retrieved = async (id: string, operation = retrieve): Promise<Retrieved> => {
  const response = await engine.run(operation, { payload: [{ id }] });
  expect(retrieveSchema.response.safeParse(response).error).toBeUndefined();
  return response.payload[0] as Retrieved;
};

describe('retrieve of another country', () => {
  test('gives the whole address with what is known of it', async () => {
    expect(said(await retrieved('GB|OPENADDRESSES|a1f2'))).toEqual({
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
