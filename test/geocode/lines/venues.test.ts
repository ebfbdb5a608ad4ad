// Lines that name a venue by its town and what it is, and lines whose town has a namesake in another country.
import { describe, expect, test } from 'vitest';
import { degreesOf, geocoderWithoutData } from '../../support/sets/geocoder-without-data.js';

const ask = geocoderWithoutData();

describe('A venue that is not known is answered at its town, and said to be not located', () => {
  test.each([
    ['Feilding Airport', 'ZZ', 'AIRPORT', [-40, 176]],
    ['Cambridge International Airport', 'NZ', 'INTERNATIONAL AIRPORT', [-38, 175]],
    ['Kurri Kurri Aerodrome, NSW', 'AU', 'AERODROME', [-33, 151]],
    ['Suita Airport', 'ZZ', 'AIRPORT', [35, 136]],
    ['Hobart University', 'AU', 'UNIVERSITY', [-43, 147]],
    ['Universität Rostock', 'ZZ', 'UNIVERSITÄT', [54, 12]],
    ['Rostock Zoo', 'ZZ', 'ZOO', [54, 12]],
    ['University of Ibadan', 'ZZ', 'UNIVERSITY OF', [7, 4]],
    ['Shanghai Railway Station', 'ZZ', 'RAILWAY STATION', [31, 121]],
    ['Flughafen Potsdam', 'ZZ', 'FLUGHAFEN', [52, 13]],
    ['Aeropuerto de Toledo', 'ES', 'AEROPUERTO', [40, -4]],
    ['横浜空港', 'ZZ', '空港', [35, 140]],
    ['대전역', 'ZZ', '', [36, 127]],
    ['수원국제공항', 'ZZ', '', [37, 127]],
  ] as const)('%s in %s', async (text, country, kind, at) => {
    const answer = await ask(text, country);
    expect(degreesOf(answer)).toEqual(at);
    const said = kind === '' ? {} : { status: 'partial', messages: expect.arrayContaining([`not located: ${kind}`]) };
    expect(answer).toMatchObject(said);
  });

  test('with the country that was not given', async () => {
    expect((await ask('Suita Airport')).messages).toContain('no country is given: Japan is that of Suita');
    expect((await ask('Kurri Kurri Aerodrome, NSW')).messages).toEqual(['not located: AERODROME']);
  });
});

describe('A locality that is called by a kind of venue alone is not where others of the kind are', () => {
  test.each([
    ['Quillmoor University', 'ZZ'],
    ['Central University', 'AU'],
    ['Oxford Brookes University', 'AU'],
    ['Beech Range National Park', 'NZ'],
    ['Beech Range National Park, Kea Range National Park', 'NZ'],
  ])('%s in %s', async (text, country) => {
    expect(await ask(text, country)).toMatchObject({ status: 'unmatched', level: 'none', sourceOfTruth: null });
    expect(degreesOf(await ask(text, country))).toBeNull();
  });

  test.each([
    ['National Park TAS', 'AU', [-43, 147]],
    ['Mount Field National Park, Tasmania', 'AU', [-43, 147]],
    ['Tongariro National Park', 'NZ', [-39, 175]],
    ['Moana, Paparoa National Park', 'NZ', [-43, 171]],
  ])('but %s in %s is there', async (text, country, at) => {
    expect(degreesOf(await ask(text, country))).toEqual(at);
  });
});

describe('Of places of one name in two countries', () => {
  test.each([
    ['8 Willis Street, Wellington', 'Wellington, Wellington Region, New Zealand'],
    ['Lake Road, Hamilton', 'Hamilton, Waikato Region, New Zealand'],
  ])('%s may be the city across the Tasman Sea, and says so', async (text, city) => {
    expect((await ask(text)).messages).toContain(`no country is given: it may also be ${city}`);
  });

  test.each([
    ['8 Willis Street, Wellington NSW', 'AU'],
    ['8 Willis Street, Wellington', 'NZ'],
  ])('%s says nothing of it where it names its state, nor beside its country', async (text, country) => {
    const { messages } = await ask(text, text.endsWith('NSW') ? 'ZZ' : country);
    expect(messages?.filter((message) => message.includes('no country is given'))).toEqual([]);
  });

  test.each([
    ['37001 Salamanca', 'ES'],
    ['14004 Córdoba', 'ES'],
    ['36700 Salamanca', 'MX'],
    ['5 Paseo del Sol, Santa Fe, NM 87501', 'US'],
    ['Calle Mayor 4, Las Vegas, NM 87701', 'US'],
  ])('%s is in the one whose own postal code it is: %s', async (text, country) => {
    expect(await ask(text)).toMatchObject({ country });
  });

  test.each(['Orange County', 'Marion County'])('%s is no district of Australia', async (text) => {
    expect(await ask(text)).toMatchObject({ country: 'US', level: 'district' });
  });

  test('a hamlet that is called like a street says that it may be one, but not a town', async () => {
    expect(await ask('Second Street')).toMatchObject({
      status: 'ambiguous',
      messages: ['it may also be a street: name the place that it is in'],
    });
    expect(await ask('Chester-le-Street')).toMatchObject({ status: 'verified', messages: [] });
  });
});
