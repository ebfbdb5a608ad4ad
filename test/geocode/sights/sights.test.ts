// Lines that name a sight, a university or an airport by its own name, and places of the same names elsewhere.
import { describe, expect, test } from 'vitest';
import { degreesOf, geocoderWithoutData } from '../../support/sets/geocoder-without-data.js';

const ask = geocoderWithoutData();

describe('A sight that is named alone is where it is known to be', () => {
  test.each([
    ['Rijksmuseum', 'ZZ', 'NL', [52, 5]],
    ['the uffizi gallery', 'IT', 'IT', [44, 11]],
    ['Adelaide Oval', 'ZZ', 'AU', [-35, 139]],
    ['Larnach Castle', 'NZ', 'NZ', [-46, 171]],
    ['Sky Tower', 'ZZ', 'NZ', [-37, 175]],
    ['大阪城', 'ZZ', 'JP', [35, 136]],
    ['Эрмитаж', 'ZZ', 'RU', [60, 30]],
    ['McGill University', 'ZZ', 'CA', [46, -74]],
    ['Gatwick Airport', 'ZZ', 'GB', [51, 0]],
    ['Aéroport Orly', 'FR', 'FR', [49, 2]],
    ['mel airport', 'ZZ', 'AU', [-38, 145]],
    ['Sheremetyevo', 'ZZ', 'RU', [56, 37]],
    ['Johns Hopkins University (JHU)', 'ZZ', 'US', [39, -77]],
    ['Rotorua Airport', 'ZZ', 'NZ', [-38, 176]],
  ] as const)('%s in %s', async (text, country, at, where) => {
    const answer = await ask(text, country);
    expect(answer).toMatchObject({ status: 'verified', level: 'locality', country: at });
    expect(degreesOf(answer)?.map((degrees) => degrees + 0)).toEqual(where);
  });

  test('and which of the world it is taken for is said where no country is given', async () => {
    expect((await ask('Rijksmuseum')).messages).toEqual([
      'no country is given: Rijksmuseum is taken for that of Amsterdam, Netherlands',
    ]);
    expect((await ask('Rijksmuseum', 'NL')).messages).toEqual([]);
    expect((await ask('Adelaide Oval')).messages).toEqual([]);
  });

  test('and no other country than the one that is given', async () => {
    expect(degreesOf(await ask('Rijksmuseum', 'AU'))).toBeNull();
    expect(degreesOf(await ask('Gatwick Airport', 'NZ'))).toBeNull();
  });

  test('and a code of an airport alone is said to be taken for one', async () => {
    const answer = await ask('iah');
    expect(degreesOf(answer)).toEqual([30, -95]);
    expect(answer).toMatchObject({ status: 'partial', messages: ['iah is taken for the code of an airport'] });
  });
});

describe('What stands beside a sight decides whether it is meant', () => {
  test.each([
    ['Rijksmuseum, Amsterdam', 'NL', []],
    ['Rijksmuseum Amsterdam', 'NL', []],
    ['Amsterdam, Rijksmuseum', 'NL', []],
    ['Rijksmuseum, Netherlands', 'NL', []],
    ['Table Mountain, Western Cape', 'ZA', []],
    ['Brisbane Airport, QLD', 'AU', []],
    ['Christchurch Airport New Zealand', 'NZ', []],
  ] as const)('%s is the one of %s', async (text, country, messages) => {
    expect(await ask(text)).toMatchObject({ status: 'verified', country, messages });
  });

  test.each([
    ['Eiffel Tower, Las Vegas', [36, -115]],
    ['Sky Tower, Hobart', [-43, 147]],
    ['Moana, Paparoa National Park', [-42, 171]],
    ['12 Rijksmuseum Street, Bendigo VIC 3550', [-37, 144]],
  ])('%s is elsewhere', async (text, at) => {
    const answer = await ask(text);
    expect(answer.fullAddress).not.toMatch(/Amsterdam|Paris|SKY TOWER, AUCKLAND/);
    expect(degreesOf(answer)).toEqual(at);
  });

  test('and what is not read is said', async () => {
    const answer = await ask('Gate 7, Gatwick Airport');
    expect(answer).toMatchObject({ status: 'partial', country: 'GB' });
    expect(answer.messages).toContain('not located: GATE 7');
  });
});

describe('Of sights and airports of one name', () => {
  test('the one at home is taken and the others are named', async () => {
    const answer = await ask('Newcastle Airport');
    expect(answer).toMatchObject({ status: 'verified', country: 'AU' });
    expect(answer.messages!.join()).toContain('Newcastle Airport, Newcastle, United Kingdom');
  });

  test('a locality at home that is called so stays, and the sight is named', async () => {
    const answer = await ask('Central Park');
    expect(answer).toMatchObject({ country: 'AU', city: 'CENTRAL PARK' });
    expect(answer.messages).toContain('it may also be Central Park, New York, United States of America');
  });

  test('a word that is a place stays that place', async () => {
    expect((await ask('Windsor', 'GB')).city).toBe('Windsor');
    expect((await ask('Stanford', 'US')).city).toBe('Stanford');
  });
});
