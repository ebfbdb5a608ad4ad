// The packages of postal codes, joined with the places of the world where they have no points.
import { expect, test } from 'vitest';
import { codesByPlace, type NumberedPlace } from '../../../src/data/import/embedded/postal/by-place.js';
import { finnishCodes, frenchCodes } from '../../../src/data/import/embedded/postal/europe.js';
import { northAmericanCodes, type ZipRow } from '../../../src/data/import/embedded/postal/north-america.js';

const regions = [
  { country: 'US', code: 'NM', name: 'New Mexico' },
  { country: 'CA', code: '08', name: 'Ontario' },
];
const zip = (more: Partial<ZipRow>): ZipRow => ({
  zip: '87801',
  latitude: 34,
  longitude: -106.9,
  city: 'Socorro',
  state: 'NM',
  country: 'US',
  ...more,
});

test.each([
  ['a ZIP code', zip({}), [['US', '87801', 'Socorro', 'New Mexico']]],
  ['one without a point', zip({ latitude: 0, longitude: 0 }), []],
  [
    'one of a territory, which has a code of its own',
    zip({ zip: '00901', city: 'San Juan', state: 'PR' }),
    [
      ['US', '00901', 'San Juan', ''],
      ['PR', '00901', 'San Juan', ''],
    ],
  ],
  [
    'the beginning of a Canadian code, whose places have names of their own making',
    zip({ zip: 'M2M', city: 'Willowdale East (newtonbrook)', state: 'Ontario', country: 'Canada' }),
    [['CA', 'M2M', '', 'Ontario']],
  ],
])('%s', (_, row, expected) => {
  const codes = northAmericanCodes([row], regions);
  expect(codes.map(({ country, code, place, region }) => [country, code, place, region.name])).toEqual(expected);
});

const place = (name: string, latitude: number, more: Partial<NumberedPlace> = {}): NumberedPlace => ({
  name,
  region: 0,
  postcode: '',
  latitude: latitude * 1e7,
  longitude: 0,
  within: '79',
  ...more,
});
const named = (code: string, ...names: string[]): Parameters<typeof codesByPlace>[1][0] => ({
  code,
  names,
  place: names[0]!,
  within: '79',
});

test.each([
  ['lies where its place does', [named('1', 'Aubigny')], [['Aubigny', 46]]],
  ['lies in the middle of its places', [named('1', 'Aubigny'), named('1', 'Brioux')], [['', 47]]],
  ['of which only some are known', [named('1', 'Aubigny'), named('1', 'Nowhere')], [['', 46]]],
  ['takes the next name where the first is none', [named('1', 'Quarter', 'Brioux')], [['Quarter', 48]]],
  ['takes the other names of a place', [named('1', 'Briou')], [['Briou', 48]]],
  ['of a place far away in another department is none', [named('1', 'Calais')], []],
  ['of two places of one name is none', [named('1', 'Double')], []],
  ['of a place far larger than its namesake is that', [named('1', 'Capital')], [['Capital', 50]]],
])('a code that %s', (_, codes, expected) => {
  const places = [
    place('Aubigny', 46),
    place('Brioux', 48, { others: ['Briou'] }),
    place('Calais', 51, { within: '62' }),
    place('Double', 44),
    place('Double', 45),
    place('Capital', 50, { population: 5000 }),
    place('Capital', 44, { population: 400 }),
  ];
  const found = codesByPlace('FR', codes, places, [{ country: 'FR', code: '75', name: 'New Aquitaine' }]);
  expect(found.map(({ place: name, latitude }) => [name, latitude])).toEqual(expected);
});

test('the quarters of a city are looked up as the city, within their department', () => {
  const paris = frenchCodes().find(({ code }) => code === '75007');
  expect(paris).toEqual({
    code: '75007',
    names: [expect.stringMatching(/^Paris/), 'Paris'],
    place: 'Paris',
    within: '75',
  });
  expect(frenchCodes().find(({ code }) => code === '97400')?.within).toBe('974');
});

test('a Finnish code has the names of its place and of the municipality, in both languages', () => {
  expect(finnishCodes().find(({ code }) => code === '00100')).toMatchObject({ place: 'Helsinki', within: '' });
});
