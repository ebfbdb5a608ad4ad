// What a town or city has, named before or behind it; parts of a city; towns across the sea; states and codes abroad.
import { describe, expect, test } from 'vitest';
import { degreesOf, geocoderWithoutData } from '../../support/sets/geocoder-without-data.js';

const ask = geocoderWithoutData();

describe('What a town has is answered at the town, and said to be not located', () => {
  test.each([
    ['Dubbo Leagues Club', 'DUBBO', 'LEAGUES CLUB'],
    ['Echuca Bowling Club', 'ECHUCA', 'BOWLING CLUB'],
    ['Twizel Rowing Campground', 'TWIZEL', 'ROWING CAMPGROUND'],
    ['Stadtpark Graz', 'Graz', 'STADTPARK'],
    ['Musée des Quokkas Dijon', 'Dijon', 'MUSEE DES QUOKKAS'],
    ['Kampung Quokka Surabaya', 'Surabaya', 'KAMPUNG QUOKKA'],
  ])('%s', async (text, city, left) => {
    const answer = await ask(text);
    expect(answer).toMatchObject({ city, status: 'partial' });
    expect(answer.messages!.join()).toContain(`not located: ${left}`);
  });

  test('a town of the name across the sea is named', async () => {
    const answer = await ask('Wellington Bowling Club');
    expect(answer.messages!.join()).toContain('it may also be Wellington, Wellington Region, New Zealand');
  });

  test.each(['Royal Hotel', 'Old Wombat Club', 'Quokka Dijon'])('%s is nowhere', async (text) => {
    expect(degreesOf(await ask(text))).toBeNull();
  });
});

test('a beach that is called after its suburb is no slip of another', async () => {
  const answer = await ask('Cottesloe Beach, WA');
  expect(answer).toMatchObject({ city: 'COTTESLOE', status: 'partial' });
});

describe('A part of a city is not a namesake elsewhere', () => {
  test.each([
    ['Capitol Hill, Denver', 'Denver'],
    ['Chinatown, Melbourne FL', 'Melbourne'],
    ['Flushing, Boston', 'Boston'],
  ])('%s', async (text, city) => {
    expect((await ask(text, 'US')).city).toContain(city);
  });

  test('what may be the name of anything is the sight of the town beside it', async () => {
    const answer = await ask('Chelsea, New York');
    expect(degreesOf(answer)).toEqual([41, -74]);
    expect(Number(answer.attributes!['Latitude'])).toBeGreaterThan(40.7);
  });
});

describe('A place of New Zealand is not one that is spelt alike in Australia', () => {
  test.each([
    ['Waimarama', 'WAIMARAMA'],
    ['Gibbston, Queenstown', 'GIBBSTON'],
    ['Tauranga Taupo', 'TAURANGA TAUPO'],
    ['Kaitiaa, Northland', 'KAITAIA'],
  ])('%s', async (text, name) => {
    const answer = await ask(text);
    expect(answer.country).toBe('NZ');
    expect(answer.fullAddress).toContain(name);
  });

  test('a pair that both countries have is answered at home, and the other is named', async () => {
    const answer = await ask('Richmond, Nelson');
    expect(answer.country).toBe('AU');
    expect(answer.messages!.join()).toContain('no country is given: it may also be RICHMOND');
  });

  test('a region of it that ends a line is answered where nothing else is known', async () => {
    const answer = await ask('Quokkaville, Southland');
    expect(answer).toMatchObject({ country: 'NZ', level: 'region', status: 'partial' });
    expect(answer.messages).toContain('not located: QUOKKAVILLE');
  });
});

describe('States and codes abroad', () => {
  test('a place that is not in the state behind it is the state', async () => {
    expect(await ask('Quokka Valley, OH')).toMatchObject({ province: 'Ohio', level: 'region', status: 'partial' });
  });

  test('a state that is a suburb at home is named', async () => {
    const answer = await ask('Quokka Hole, Wyoming');
    expect(answer.country).toBe('AU');
    expect(answer.messages).toContain('no country is given: it may also be Wyoming, United States of America');
  });

  test.each(['M4B 1B3, Toronto', 'M4B, Toronto'])('%s is not in New South Wales', async (text) => {
    expect(await ask(text)).toMatchObject({ country: 'CA' });
  });
});
