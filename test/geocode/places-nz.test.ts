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
    ['a name with a macron', 'Ōpōtiki', 'locality', [-38, 177.3]],
    ['a postcode', '3010', 'postcode', [-38.1, 176.3]],
    ['a postcode that begins with nought', '0632', 'postcode', [-36.8, 174.7]],
    ['a postcode and its region', 'Otago 9400', 'postcode', [-45.1, 171]],
  ])('answers %s', async (_, text, level, point) => {
    const answer = await answered(text);
    expect(answer).toMatchObject({ status: 'verified', level, country: 'NZ' });
    expect(pointOf(answer)).toEqual(point);
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
