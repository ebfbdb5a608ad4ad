// Country places before their mail town, cities with the word behind them, and namesakes, with nothing but what comes
// with the package. The streets are invented.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { geocode } from '../../../src/contract/operations/geocode.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineWithoutData } from '../../support/sets/own-addresses.js';

const engine = engineWithoutData('nz');

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  (await engine().run(cleanse, { payload: [{ fullAddress }] })).payload[0] as ValidatedAddress;
const NO_DATA =
  'no address data of NZ is installed: only suburb, town and postcode are verified (waypost data import linz PATH)';

describe('cleanse of New Zealand without data, by what lies around a town', () => {
  it.each([
    ['a rural postcode of the town', '12 Mataka Road, Tāwhiti, Hawera 4672', '12 MATAKA ROAD, TAWHITI, HAWERA 4672'],
    [
      'the postcode of the town itself',
      '12 Mataka Road, Ngunguru, Whangarei 0110',
      '12 MATAKA ROAD, NGUNGURU, WHANGAREI 0110',
    ],
    ['a rural delivery', '12 Mataka Road, RD 12, Tāwhiti, Hawera 4672', '12 MATAKA ROAD, TAWHITI, RD 12, HAWERA 4672'],
    ['no comma behind the street', '12 Mataka Road Loburn Rangiora 7400', '12 MATAKA ROAD, LOBURN, RANGIORA 7400'],
    ['a postcode of the town, which is not named', '12 Mataka Road, Tāwhiti 4672', '12 MATAKA ROAD, TAWHITI 4672'],
  ])('knows the country place that stands before its mail town with %s', async (_, text, fullAddress) => {
    expect(await cleansed(text)).toMatchObject({ level: 'locality', fullAddress, messages: [NO_DATA] });
  });

  it.each([
    ['Takapuna, Auckland City 0622', 'TAKAPUNA, AUCKLAND 0622'],
    ['12 Mataka Street, Takapuna, North Shore City 0622', '12 MATAKA STREET, TAKAPUNA, AUCKLAND 0622'],
    ['12 Mataka Street, Manurewa, Manukau City', '12 MATAKA STREET, MANUREWA, AUCKLAND 2102'],
    ['12 Mataka Street, Newtown, Wellington City 6021', '12 MATAKA STREET, NEWTOWN, WELLINGTON 6021'],
  ])('takes a city with the word behind it for the city: %s', async (text, fullAddress) => {
    expect(await cleansed(text)).toMatchObject({ level: 'locality', fullAddress, messages: [NO_DATA] });
  });

  it.each([
    ['12 Mataka Street, Takaka 7110, Tasman', '12 MATAKA STREET, TAKAKA 7110'],
    ['12 Mataka Street, Takaka 7110, Golden Bay', '12 MATAKA STREET, TAKAKA 7110'],
  ])('keeps a postcode that stands before the region: %s', async (text, fullAddress) => {
    expect(await cleansed(text)).toMatchObject({ level: 'locality', fullAddress });
  });

  it.each<[string, string, Partial<ValidatedAddress>]>([
    ['a place called as a region is', '12 Mataka Street, Tasman', { street: 'MATAKA STREET', suburb: 'TASMAN' }],
    [
      'the suburb Northland by its postcode',
      '12 Mataka Street, Northland 6012',
      { suburb: 'NORTHLAND', townCity: 'WELLINGTON' },
    ],
    ['a place before a town that is not its own', 'Te Anau, Otahuhu', { street: 'TE ANAU', suburb: 'OTAHUHU' }],
  ])('tells places from the regions and towns that are called as they are: %s', async (_, text, components) => {
    expect(await cleansed(text)).toMatchObject({ level: 'locality', ...components });
  });

  it('takes no suburb of another region for the region that a line ends in', async () => {
    expect(await cleansed('12 Mataka Street, Marlborough 7201')).toMatchObject({ level: 'none', suburb: null });
  });

  it('keeps a town beside a place one letter from it of which no postcode is known', async () => {
    const { suburb, townCity } = await cleansed('12 Mataka Street, Hamilton 3432');
    expect([suburb, townCity]).toEqual([null, 'HAMILTON']);
  });

  it('takes the town among namesakes', async () => {
    expect(await cleansed('12 Mataka Street, Richmond')).toMatchObject({ status: 'partial', townCity: 'RICHMOND' });
  });

  it('tells namesakes of one region apart by their postcodes', async () => {
    const { status, messages } = await cleansed('12 Mataka Street, Broomfield');
    expect(status).toBe('ambiguous');
    expect(messages![0]).toMatch(/^the locality may be BROOMFIELD, Canterbury \d{4} \| BROOMFIELD, Canterbury \d{4}: /);
  });

  it('locates none of the namesakes through a slip', async () => {
    const record = { country: 'NZ', fullAddress: '12 Mataka Street, Otama' };
    const [answer] = (await engine().run(geocode, { payload: [record] })).payload;
    expect(answer).toMatchObject({ status: 'ambiguous', level: 'none' });
    expect(JSON.stringify(answer)).not.toContain('Otara');
  });
});
