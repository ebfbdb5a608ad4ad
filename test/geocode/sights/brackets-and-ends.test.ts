// Places in brackets, cities that a line runs into, and what is named beside the answer because it is called the same.
import { describe, expect, test } from 'vitest';
import { cutAtCities } from '../../../src/geocode/city-prefix.js';
import { wordsOf } from '../../../src/geocode/words.js';
import { geocoderWithoutData } from '../../support/sets/geocoder-without-data.js';

const ask = geocoderWithoutData();

describe('A suburb in brackets behind its city is the suburb', () => {
  test.each([
    ['Auckland (Grey Lynn)', 'NZ', 'GREY LYNN'],
    ['Brisbane (Toowong)', 'AU', 'TOOWONG'],
    ['Perth (Cottesloe) WA', 'AU', 'COTTESLOE'],
    ['Dunedin (Mosgiel)', 'ZZ', 'MOSGIEL'],
  ])('%s in %s', async (text, country, suburb) => {
    const answer = await ask(text, country);
    expect(answer.status).toBe('verified');
    expect([answer.city, answer.district]).toContain(suburb);
  });

  test.each([
    ['Auckland (Toowong)', 'NZ', 'AUCKLAND', 'TOOWONG'],
    ['Brisbane (Quokkaville)', 'AU', 'BRISBANE', 'QUOKKAVILLE'],
  ])('but %s in %s is the city, and what is left is said', async (text, country, city, left) => {
    const answer = await ask(text, country);
    expect(answer.city).toBe(city);
    expect(answer.status).not.toBe('verified');
    expect(answer.messages).toContain(`not located: ${left}`);
  });
});

describe('A large city abroad that ends a street without a comma says the country', () => {
  test.each([
    ['77 Gumnut Avenue NYC', 'New York City'],
    ['8 Quoll Street New York', 'New York City'],
    ['3 Gumnut Road San Francisco', 'San Francisco'],
  ])('%s', async (text, city) => {
    const answer = await ask(text);
    expect(answer).toMatchObject({ status: 'partial', city });
    expect(answer.messages!.join()).toContain('no country is given');
  });

  test.each([
    ['8 Quoll Street York', 'AU'],
    ['8 Quoll Street York WA 6302', 'AU'],
    ['8 Quoll Street New York', 'AU'],
  ])('but not %s in %s', async (text, country) => {
    expect((await ask(text, country)).country).toBe('AU');
  });
});

describe('A word of East Asia is cut behind a city that it begins with', () => {
  const isCity = (name: string): boolean => ['釜山', '부산', '京都', '東京'].includes(name.normalize('NFC'));
  test.each([
    ['부산해변시장', ['부산', '해변시장']],
    ['釜山観光', ['釜山', '観光']],
    ['부산', ['부산']],
    ['Hotel 京都', ['HOTEL', '京都']],
    ['大津', ['大津']],
  ])('%s', (text, words) => {
    const cut = cutAtCities(wordsOf(text), isCity);
    expect(cut.map((word) => word.text.normalize('NFC'))).toEqual(words);
    expect(new Set(cut.map((word) => word.part)).size).toBe(words.length);
  });

  test('and the line is answered at the city, with what is left said', async () => {
    const answer = await ask('부산해변시장');
    expect(answer).toMatchObject({ status: 'partial', country: 'KR' });
    expect(answer.messages!.join().normalize('NFC')).toContain('not located: 해변시장');
  });
});

describe('What an answer might be mistaken for is said', () => {
  test('a region, whose city of the same name is far from its middle', async () => {
    const answer = await ask('Quebec', 'CA');
    expect(answer).toMatchObject({ level: 'region', status: 'verified' });
    expect(answer.messages!.join()).toContain('it may also be the city Québec');
  });

  test('a place whose postcode is replaced', async () => {
    const answer = await ask('Bendigo 2970', 'AU');
    expect(answer.messages).toContain('the postcode 2970 is not one of BENDIGO VIC');
  });

  test('a place at home whose namesake across the Tasman Sea is a town', async () => {
    const answer = await ask('Quokka Lodge, Queenstown');
    expect(answer.messages!.join()).toContain('it may also be Queenstown, Otago, New Zealand');
  });
});
