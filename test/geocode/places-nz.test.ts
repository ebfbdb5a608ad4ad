// Suburbs, towns and postcodes of New Zealand through geocode, with nothing but what comes with the package.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { temporaryFolder } from '../data/support/release.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: path.join(temporaryFolder(), 'none'), locale: 'nz' });
});
afterAll(() => engine.close());

const answered = async (fullAddress: string): Promise<Geocoded> => {
  const { payload } = await engine.run(geocode, { payload: [{ country: 'ZZ', fullAddress }] });
  return payload[0] as Geocoded;
};
const pointOf = ({ attributes }: Geocoded): number[] =>
  [attributes?.['Latitude'], attributes?.['Longitude']].map((degrees) => Math.round(Number(degrees) * 10) / 10);

describe('geocode of New Zealand without any data', () => {
  it.each<[string, string, string, number[]]>([
    ['a town', 'Oamaru', 'locality', [-45.1, 171]],
    ['a town with its region', 'Oamaru, Otago', 'locality', [-45.1, 171]],
    ['a suburb with its town and postcode', 'Rosedale, Auckland 0632', 'locality', [-36.8, 174.7]],
    ['a suburb before its town without a comma', 'Rosedale Auckland', 'locality', [-36.8, 174.7]],
    ['a namesake by its town', 'Rosedale, Invercargill', 'locality', [-46.4, 168.4]],
    ['a namesake by its region', 'Avondale, Canterbury', 'locality', [-43.5, 172.7]],
    ['a short form of a town', 'Palm Nth', 'locality', [-40.4, 175.6]],
    ['a country place far from its post town', 'Mahia, Hawkes Bay', 'locality', [-39.1, 177.9]],
    ['a name that ends like a country', 'Waiheke Island', 'locality', [-36.8, 175.1]],
    ['a name that ends as another country does', 'Point England', 'locality', [-36.8, 174.8]],
    ['a name with a macron', 'Ōpōtiki', 'locality', [-38, 177.3]],
    ['a postcode', '3010', 'postcode', [-38.1, 176.3]],
    ['a postcode that begins with nought', '0632', 'postcode', [-36.8, 174.7]],
    ['a postcode and its region', 'Otago 9400', 'postcode', [-45.1, 171]],
    ['a region that a suburb is named after', 'Northland', 'region', [-35.6, 173.9]],
    ['a region that a suburb of another is named after', 'Marlborough', 'region', [-41.5, 173.8]],
    ['a place of such a region', 'Avondale, Marlborough', 'locality', [-41.7, 173.6]],
    ['a place by a part of its region', 'Timaru, South Canterbury', 'locality', [-44.4, 171.3]],
    ['a town behind its suburb that is a region too', 'Richmond, Nelson 7020', 'locality', [-41.3, 173.2]],
    ['a rural delivery where its places are, not its town', '4072', 'postcode', [-38.6, 177.7]],
    ['a box lobby in a village', '7846', 'postcode', [-42.3, 171.7]],
    ['MT for MOUNT', 'Mt Maunganui', 'locality', [-37.6, 176.2]],
    ['ST for SAINT', 'St Heliers, Auckland', 'locality', [-36.8, 174.9]],
  ])('answers %s', async (_, text, level, point) => {
    const answer = await answered(text);
    expect(answer).toMatchObject({ status: 'verified', level, country: 'NZ' });
    expect(pointOf(answer)).toEqual(point);
  });

  it.each<[string, string, string, number[]]>([
    ['a suburb with the postcode of the next', '12 Rata Street, Manurewa, Auckland 2103', 'MANUREWA', [-37, 174.9]],
    ['a suburb with the postcode of another city', '12 Rata Street, Manurewa, Auckland 6011', 'MANUREWA', [-37, 174.9]],
    ['a town before the city of its region', '12 Rata Street, Masterton, Wellington', 'MASTERTON', [-41, 175.7]],
    ['a town before the town of its district', '12 Rata Street, Turangi, Taupo', 'TURANGI', [-39, 175.8]],
    ['a suburb before a district of its city', '12 Rata Street, Titirangi, Waitakere', 'TITIRANGI', [-36.9, 174.7]],
    ['a town before a district in two names', '12 Rata Street, Te Aroha, Matamata-Piako', 'TE AROHA', [-37.5, 175.7]],
  ])('places a street in %s', async (_, text, name, point) => {
    const answer = await answered(text);
    expect([answer.status, answer.level]).toEqual(['partial', 'locality']);
    expect(answer.fullAddress).toContain(name);
    expect(pointOf(answer)).toEqual(point);
  });

  it.each<[string, string, string]>([
    ['of the region said', 'Te Kopurv, Northland', 'TE KOPURU'],
    ['that ends otherwise', 'Huntingtan, Waikato', 'HUNTINGTON, HAMILTON 3210'],
  ])('takes a name a letter away for the place %s', async (_, text, expected) => {
    expect(await answered(text)).toMatchObject({ status: 'corrected', fullAddress: expected });
  });

  it('takes no name that is known elsewhere for a slip', async () => {
    expect(await answered('Clinton, Hawkes Bay')).toMatchObject({ status: 'unmatched' });
  });

  it('answers a district of Auckland by its region', async () => {
    expect((await answered('Franklin')).messages).toEqual(['FRANKLIN is taken for the region that it is of']);
  });

  it('says which other places a name may be', async () => {
    expect((await answered('Riccarton')).messages).toEqual([]);
    const { status, messages } = await answered('Richmond');
    expect(status).toBe('verified');
    expect(messages![0]).toMatch(/^RICHMOND, Tasman is taken; it may also be .*RICHMOND, CHRISTCHURCH/);
  });

  it('places an unknown postcode by its neighbours, and says so', async () => {
    expect(await answered('0168')).toMatchObject({ status: 'unmatched' });
    const answer = await answered('0117');
    expect(answer).toMatchObject({ status: 'partial', level: 'postcode', postcode: '0117' });
    expect(answer.messages).toEqual([
      expect.stringMatching(/^the postcode 0117 is not known: the point is that of 011\d, which is of its area$/),
    ]);
  });

  it.each<[string, string, string, string]>([
    ['a postcode that has lost its nought', '622', '0622', '622 is read as the postcode 0622'],
    ['one behind its place', 'Paihia 200', '0200', '200 is read as the postcode 0200'],
  ])('reads %s, and says so', async (_, text, postcode, message) => {
    expect(await answered(text)).toMatchObject({ status: 'partial', postcode, messages: [message] });
  });

  it('takes no number behind other words for a postcode', async () => {
    expect(await answered('Mataka Road 622')).not.toMatchObject({ postcode: '0622' });
  });

  it('takes a place at the border of the region that is said, and says so', async () => {
    const answer = await answered('Kurow, Canterbury');
    expect(answer).toMatchObject({ status: 'partial', level: 'locality' });
    expect(answer.messages).toEqual(['KUROW is known in Otago, not in Canterbury']);
    expect((await answered('Kurow, Northland')).status).toBe('unmatched');
  });

  it('takes a part of a region for the region, and says so', async () => {
    expect(await answered('Northern Southland')).toMatchObject({
      status: 'partial',
      level: 'region',
      messages: ['NORTHERN SOUTHLAND is taken for the region that it is of'],
    });
  });

  it('says how far the places of a postcode lie apart', async () => {
    expect((await answered('7886')).messages).toEqual([
      expect.stringMatching(/^its \d+ places are up to \d\d km from the point, their middle$/),
    ]);
  });

  it('takes the postcode, with a message, where the name is of another part of the country', async () => {
    const answer = await answered('Oamaru 0632');
    expect(answer).toMatchObject({ status: 'partial', level: 'postcode' });
    expect(answer.messages).toEqual(['the postcode 0632 is not known to be one of OAMARU: the postcode is taken']);
    expect(pointOf(answer)).toEqual([-36.8, 174.7]);
  });

  it('takes the postcode, with a message, of a name that is not known', async () => {
    const answer = await answered('Kowharaville 3420');
    expect(answer).toMatchObject({ status: 'partial', level: 'postcode', postcode: '3420' });
    expect(answer.messages).toEqual(['no place named KOWHARAVILLE is known: the postcode is taken']);
    expect(pointOf(answer)).toEqual([-38.2, 175.9]);
  });

  it('takes no place that is spelt alike in another region', async () => {
    expect(await answered('Hokitiko, Northland')).toMatchObject({
      status: 'unmatched',
      level: 'none',
      messages: ['no place of Northland is known by that name'],
    });
    expect(await answered('Hokitiko, West Coast')).toMatchObject({ status: 'corrected', city: 'HOKITIKA' });
  });
});

it('An unknown suburb of a town is no verified place', async () => {
  const { status, messages } = await inNewZealand('Matakaville, Wellington');
  expect(status).toBe('partial');
  expect(messages).toContain('the suburb MATAKAVILLE is not verified');
});

describe('A slip is none for a place of another region than the one that is named', () => {
  it.each(['Levinn, Southland', 'Petonne, Canterbury', 'Rangiorra, Bay of Plenty', 'Mattamata, West Coast'])(
    '%s is nowhere',
    async (text) => {
      const { status, level, messages } = await inNewZealand(text);
      expect({ status, level }).toEqual({ status: 'unmatched', level: 'none' });
      expect(messages?.[0]).toMatch(/^no place of .+ is known by that name$/);
    },
  );

  it.each([
    ['Timaruu, Canterbury', 'TIMARU'],
    ['Rangiorra, Canterbury', 'RANGIORA'],
  ])('%s is there', async (text, expected) => {
    expect(await inNewZealand(text)).toMatchObject({ status: 'corrected', fullAddress: expected, messages: [] });
  });
});

const inNewZealand = async (fullAddress: string): Promise<Geocoded> => {
  const { payload } = await engine.run(geocode, { payload: [{ country: 'NZ', fullAddress }] });
  return payload[0] as Geocoded;
};
