// What people call towns, parts of the world, islands, counties and islands of New Zealand.
import { describe, expect, test } from 'vitest';
import { withFullName } from '../../../src/geocode/wording/nicknames.js';
import { degreesOf, geocoderWithoutData } from '../../support/sets/geocoder-without-data.js';

const ask = geocoderWithoutData();

describe('A town or region is found by what its people call it', () => {
  test.each([
    ['Brissie', 'ZZ', 'BRISBANE'],
    ['Freo, Australia', 'ZZ', 'FREMANTLE'],
    ['freo WA', 'AU', 'FREMANTLE'],
    ['Welly', 'ZZ', 'WELLINGTON'],
    ['Palmy North', 'ZZ', 'PALMERSTON NORTH'],
    ['Invers, NZ', 'ZZ', 'INVERCARGILL'],
    ['Dunners', 'NZ', 'DUNEDIN'],
  ])('%s in %s', async (text, country, city) => {
    const answer = await ask(text, country);
    expect(answer.city?.toUpperCase()).toBe(city);
  });

  test.each([
    ['Tassie', '', 'Tasmania'],
    ['Freo', 'NZ', 'Freo'],
    ['Freo Street, Perth', '', 'Freo Street, Perth'],
    ['Welly, New Zealand', '', 'Wellington, New Zealand'],
    ['Coffs, NSW', 'AU', 'Coffs Harbour, NSW'],
  ])('%s in %s is read as %s', (text, country, full, expected = full) => {
    expect(withFullName(text, country)).toBe(expected);
  });
});

describe('An island or a land is itself, and not a hamlet of its name', () => {
  test.each([
    ['Java', 'ID', [-7, 110]],
    ['Majorca, Spain', 'ES', [40, 3]],
    ['Siberia', 'RU', [60, 100]],
    ['Kyushu', 'JP', [33, 131]],
  ])('%s', async (text, country, degrees) => {
    const answer = await ask(text);
    expect(answer).toMatchObject({ country, status: 'verified', level: 'district' });
    expect(degreesOf(answer)).toEqual(degrees);
  });

  test.each(['Asia', 'Earth', 'Scandinavia', 'Kashmir'])(
    '%s is of several countries, and has no point',
    async (text) => {
      const answer = await ask(text);
      expect(degreesOf(answer)).toBeNull();
      expect(answer.messages).toEqual([
        `${text.toUpperCase()} is of more than one country: name the country or the place`,
      ]);
    },
  );

  test('Java, Georgia is the town', async () => {
    expect(await ask('Java, Georgia')).toMatchObject({ country: 'GE' });
  });

  test.each([
    ['South Island', [-44, 171]],
    ['Te Ika-a-Māui', [-39, 176]],
  ])('%s is the island of New Zealand', async (text, degrees) => {
    expect(degreesOf(await ask(text))).toEqual(degrees);
  });

  test('behind a place an island of New Zealand says the country', async () => {
    expect(await ask('Hokitika, South Island')).toMatchObject({ country: 'NZ', city: 'HOKITIKA' });
  });
});

describe('A county of Britain behind a town says which town it is', () => {
  test.each([
    ['Worthing, Sussex', [51, 0]],
    ['Paisley, Renfrewshire', [56, -4]],
    ['Newbury, Berks', [51, -1]],
    ['Bangor, Co Down', [55, -6]],
    ['Bangor, Caernarfonshire', [53, -4]],
  ])('%s', async (text, degrees) => {
    const answer = await ask(text);
    expect(answer).toMatchObject({ country: 'GB', status: 'verified' });
    expect(degreesOf(answer)!.map((each) => each + 0)).toEqual(degrees);
  });

  test('a town that is not in the county has it left', async () => {
    const answer = await ask('Worthing, Caithness', 'GB');
    expect(answer.status).not.toBe('verified');
  });
});

test.each([
  ['Prague, Czech', 'CZ'],
  ['Derry, N Ireland', 'GB'],
  ['Busan, S. Korea', 'KR'],
])('%s is of a country by its short name', async (text, country) => {
  expect(await ask(text)).toMatchObject({ country, status: 'verified' });
});
