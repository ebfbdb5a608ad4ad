import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alpha3Of, countryAtEnd, countryCode } from '../../src/geocode/country.js';
import { locate, type Located } from '../../src/geocode/locate.js';
import { wordsOf } from '../../src/geocode/words.js';
import { middle } from '../../src/geocode/points.js';
import { metresBetween, type Point } from '../../src/data/points/metres.js';
import { shorterCodes } from '../../src/geocode/shorter-codes.js';
import { listSets, setFile } from '../../src/data/catalogue.js';
import { importGeonames } from '../../src/data/import/geonames/import.js';
import { PlaceSet } from '../../src/data/places/read/place-set.js';
import { openWorldPlaces } from '../../src/data/places/read/world-places.js';
import { temporaryFolder } from '../data/support/release.js';
import { postalDump } from '../support/postal-dump.js';

const sets = new Map<string, PlaceSet>();
let world: PlaceSet;

beforeAll(async () => {
  const dataDir = temporaryFolder();
  const dump = path.join(dataDir, 'allCountries.txt');
  fs.writeFileSync(dump, postalDump());
  await importGeonames({ dataDir, paths: [dump] });
  for (const set of await listSets(dataDir)) sets.set(set.country, PlaceSet.open(setFile(dataDir, set)));
  world = openWorldPlaces();
});
afterAll(() => {
  for (const set of [...sets.values(), world]) set.close();
});

const found = (text: string, country: string, own = true): Located =>
  locate(wordsOf(text), country, own && sets.has(country) ? [sets.get(country)!, world] : [world]);
const place = (name: string, region: string, postcode: string): object => ({ name, region, postcode });

describe('A place with its postal codes', () => {
  test.each<[string, string, string, object]>([
    ['SW1A, London', 'GB', 'verified', place('London', 'England', 'SW1A')],
    ['London SW1A 2AA', 'GB', 'verified', place('London', 'England', 'SW1A')],
    ['sw1a2aa', 'GB', 'verified', place('London', 'England', 'SW1A')],
    ['Reading', 'GB', 'verified', place('Reading', 'England', 'RG1')],
    ['Readng', 'GB', 'corrected', place('Reading', 'England', 'RG1')],
    ['Much Wattling, Scotland', 'GB', 'verified', place('Much Wattling', 'Scotland', 'ZZ9')],
    ['Much Wattling ZZ1', 'GB', 'verified', place('Much Wattling', 'England', 'ZZ1')],
    ['10 Downing Street, London SW1A 2AA', 'GB', 'partial', place('London', 'England', 'SW1A')],
    ['Hauptstraße 5, 10115 Berlin', 'DE', 'partial', place('Berlin', 'Berlin', '10115')],
    ['Hauptstrasse 5 10115 Berlin', 'DE', 'partial', place('Berlin', 'Berlin', '10115')],
    ['Nowhere Street 3, Berlin', 'DE', 'partial', place('Berlin', 'Berlin', '10115')],
    ['D-10115 BERLIN', 'DE', 'partial', place('Berlin', 'Berlin', '10115')],
    ['1012 AB Amsterdam', 'NL', 'verified', place('Amsterdam', 'Noord-Holland', '1012')],
    ['Springfield, IL', 'US', 'verified', place('Springfield', 'Illinois', '62701')],
    ['Springfield 62701-1234', 'US', 'verified', place('Springfield', 'Illinois', '62701')],
  ])('%s (%s) is %s', (text, country, status, expected) => {
    const { place: answer, ...rest } = found(text, country);
    expect(rest.status).toBe(status);
    expect(answer).toMatchObject(expected);
  });

  test('is the middle of its postal codes when none is written', () => {
    expect(found('London', 'GB').place).toMatchObject({ postcode: '', point: [515106000, -1197500] });
  });

  test('is the postal code alone when no name stands beside it', () => {
    expect(found('YY1', 'GB')).toMatchObject({
      status: 'verified',
      level: 'postcode',
      place: { name: '', postcode: 'YY1', point: [531200000, -21100000] },
    });
  });

  test('is the postal code when the name is elsewhere, and that is said', () => {
    expect(found('London RG1', 'GB')).toMatchObject({
      status: 'partial',
      level: 'postcode',
      place: { postcode: 'RG1' },
      messages: ['the postal code is not one of London: the postal code is taken'],
    });
  });

  test('is not chosen among namesakes', () => {
    expect(found('Much Wattling', 'GB')).toMatchObject({
      status: 'ambiguous',
      place: null,
      messages: ['it may be Much Wattling, England | Much Wattling, Scotland: name the region or the postal code'],
    });
  });

  test('is one place on both sides of the 180th meridian', () => {
    expect(found('Farside', 'FJ').place?.point).toEqual([-165000000, 1800000000]);
  });

  test('tells what it did not look for', () => {
    expect(found('Flat 2, 10 High Street, Reading RG1 3XX', 'GB').left.map(({ text }) => text)).toEqual([
      'FLAT',
      '2',
      '10',
      'HIGH',
      'STREET',
    ]);
  });
});

describe('A place of a country without imported data', () => {
  test.each<[string, string, string, string]>([
    ['Paris', 'FR', 'verified', 'Paris'],
    ['São Paulo', 'BR', 'verified', 'São Paulo'],
    ['sao paulo', 'BR', 'verified', 'São Paulo'],
    ['New York, New York', 'US', 'verified', 'New York City'],
    ['Los Angeles, CA', 'US', 'verified', 'Los Angeles'],
    ['12 Rue de la Paix, Paris', 'FR', 'partial', 'Paris'],
    ['12 Rue de la Paix 75002 Paris', 'FR', 'partial', 'Paris'],
  ])('%s (%s) is %s', (text, country, status, name) => {
    expect(found(text, country, false)).toMatchObject({ status, place: { name } });
  });

  test.each([
    ['Berlin', 'FR'],
    ['Great Nowhere', 'GB'],
    ['Old York Factory', 'CA'],
    ['', 'GB'],
    [', , ,', 'GB'],
    ['99999', 'DE'],
  ])('%s (%s) is none', (text, country) => {
    expect(found(text, country, false)).toMatchObject({ status: 'unmatched', place: null });
  });
});

describe('Namesakes', () => {
  test.each<[string, string, string, string, string]>([
    // By region: its name, its code, its name in the language of the country, with or without commas.
    ['Springfield, Illinois', 'US', 'verified', 'Springfield', 'Illinois'],
    ['Springfield, IL', 'US', 'verified', 'Springfield', 'Illinois'],
    ['springfield illinois', 'US', 'verified', 'Springfield', 'Illinois'],
    ['Springfield MO', 'US', 'verified', 'Springfield', 'Missouri'],
    ['London, ON', 'CA', 'verified', 'London', 'Ontario'],
    ['Frankfurt, Hessen', 'DE', 'verified', 'Frankfurt am Main', 'Hesse'],
    ['Frankfurt, Brandenburg', 'DE', 'verified', 'Frankfurt (Oder)', 'Brandenburg'],
    ['Santiago, Galicia', 'ES', 'verified', 'Santiago de Compostela', 'Galicia'],
    ['Illinois, Springfield', 'US', 'verified', 'Springfield', 'Illinois'],
    // By area: a county, a province.
    ['Newport, Essex', 'GB', 'verified', 'Newport', 'England'],
    ['Newport, Telford and Wrekin, England', 'GB', 'verified', 'Newport', 'England'],
    ['Springfield, Sangamon County', 'US', 'verified', 'Springfield', 'Illinois'],
    ['Springfield, Sangamon, IL', 'US', 'verified', 'Springfield', 'Illinois'],
    // The larger where nothing is said.
    ['Birmingham', 'GB', 'verified', 'Birmingham', 'England'],
    ['Paris', 'US', 'ambiguous', 'Paris', 'Texas'],
    ['Paris', '', 'verified', 'Paris', 'Île-de-France'],
    ['Paris, Texas', '', 'verified', 'Paris', 'Texas'],
    ['Toronto, ON', '', 'verified', 'Toronto', 'Ontario'],
    // A slip in the name or in the region.
    ['Sprngfield, Illinois', 'US', 'corrected', 'Springfield', 'Illinois'],
    ['Springfield, Ilinois', 'US', 'verified', 'Springfield', 'Illinois'],
    // The town that a former region is named for, behind the name: it says where, with or without a comma.
    ['Karaj, Tehran', 'IR', 'partial', 'Karaj', 'Alborz Province'],
    ['Karaj Tehran', 'IR', 'partial', 'Karaj', 'Alborz Province'],
    // By another name of the region, and by what it was called before.
    ['Jeddah, Makkah', 'SA', 'verified', 'Jeddah', 'Mecca Region'],
    ['Borzya Chita', 'RU', 'verified', 'Borzya', 'Zabaykalskiy (Transbaikal) Kray'],
    ['Sukabumi, Jawa Barat', 'ID', 'verified', 'Sukabumi', 'West Java'],
    // A slip in a name that somewhere else is one.
    ['Renon, Scotland', 'GB', 'corrected', 'Renton', 'Scotland'],
    ['Yansi, Jiangxi', 'CN', 'partial', 'Yansi', 'Anhui'],
    // A name of fewer people than a street may be called after, and one that only others give to a town elsewhere.
    ['Broadway, New York', 'US', 'partial', 'New York City', 'New York'],
    ['Koyuk, Alaska', 'US', 'unmatched', '', ''],
    // No place of that name is there: the region is said not to be the one.
    ['Bath, Scotland', 'GB', 'partial', 'Bath', 'England'],
  ])('%s (%s) is %s %s in %s', (text, country, status, name, region) => {
    expect(found(text, country, false)).toMatchObject({ status, place: name === '' ? null : { name, region } });
  });

  test('of which the largest is not much larger are named', () => {
    expect(found('Paris', 'US', false).messages[0]).toMatch(
      /^the largest is taken; it may also be Paris, Tennessee \| .* and \d+ more: name the region or the postal code$/,
    );
  });
});

describe('Another name of a place', () => {
  test.each<[string, string, string]>([
    ['Wien', 'AT', 'Vienna'],
    ['München, Bayern', 'DE', 'Munich'],
    ['Москва', 'RU', 'Moscow'],
    ['東京', 'JP', 'Tokyo'],
    ['東京都', 'JP', 'Tokyo'],
    ['Αθήνα', 'GR', 'Athens'],
    ['Saint Louis, MO', 'US', 'St. Louis'],
    ['St Petersburg, Florida', 'US', 'St. Petersburg'],
    ['Bombay', 'IN', 'Mumbai'],
  ])('%s (%s) is %s', (text, country, name) => {
    expect(found(text, country, false)).toMatchObject({ status: 'verified', place: { name } });
  });
});

test('Any text is answered, and no word is taken twice', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom('GB', 'DE', 'US', 'AQ'),
      (text, country) => {
        const words = wordsOf(text);
        const { left, place: answer, status } = found(text, country);
        expect(left.length).toBeLessThanOrEqual(words.length);
        if (status !== 'ambiguous') expect(answer === null).toBe(status === 'unmatched');
      },
    ),
    { numRuns: 300 },
  );
});

describe('A country', () => {
  test.each([
    ['AU', 'AU'],
    ['aus', 'AU'],
    ['Australia', 'AU'],
    ['new zealand', 'NZ'],
    ['UK', 'GB'],
    ['GBR', 'GB'],
    ["Côte d'Ivoire", 'CI'],
    ['cote divoire', 'CI'],
    ['Narnia', undefined],
    ['XX', undefined],
    ['', undefined],
    ['ZZZ', undefined],
  ])('%s is %s', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });

  test('has a code of three letters', () => {
    expect(alpha3Of('NZ')).toBe('NZL');
  });

  test.each<[string, string, boolean, string | undefined, number]>([
    ['BERLIN GERMANY', '', false, 'DE', 1],
    ['PARIS FRA', '', false, 'FR', 1],
    ['LONDON UNITED KINGDOM', '', false, 'GB', 2],
    ['READING GB', '', true, 'GB', 1],
    ['READING GB', '', false, undefined, 0],
    ['LOS ANGELES CA', '', true, undefined, 0],
    ['TORONTO CA', 'CA', true, 'CA', 1],
    ['BERLIN GERMANY', 'FR', false, undefined, 0],
    ['', '', true, undefined, 0],
  ])('at the end of %s (expected %s, alone %s) is %s', (text, expected, alone, country, length) => {
    expect(countryAtEnd(text === '' ? [] : text.split(' '), expected, alone)).toEqual(
      country === undefined ? undefined : { country, length },
    );
  });
});

test.each([
  ['GB', 'SW1A2AA', 'SW1A'],
  ['GB', 'M11AE', 'M1'],
  ['CA', 'K1A0B1', 'K1A'],
  ['IE', 'D02X285', 'D02'],
  ['NL', '1012AB', '1012'],
  ['US', '627011234', '62701'],
  ['MT', 'VLT1117', 'VLT'],
  ['AR', 'C1425DKA', '1425'],
])('%s %s is a whole code of %s', (country, code, short) => {
  expect(shorterCodes(code, country)).toEqual([short]);
  expect(shorterCodes(code, 'FR')).toEqual([]);
  expect(shorterCodes(short, country)).toEqual([]);
});

describe('Points', () => {
  const point = fc.tuple(fc.integer({ min: -85e7, max: 85e7 }), fc.integer({ min: -180e7, max: 180e7 }));

  test('are as far apart one way as the other, and never more than half the way round', () => {
    fc.assert(
      fc.property(point, point, (a: Point, b: Point) => {
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 3);
        expect(metresBetween(a, b)).toBeLessThan(180 * 111_320 * 1.5);
      }),
    );
  });

  test('across the 180th meridian are near each other, and their middle is between them', () => {
    expect(metresBetween([0, 1799000000], [0, -1799000000])).toBeCloseTo(0.2 * 111_320, 3);
    expect(
      middle([
        [0, 1799000000],
        [0, -1797000000],
      ]),
    ).toEqual([0, -1799000000]);
    expect(
      middle([
        [0, -1799000000],
        [0, 1797000000],
      ]),
    ).toEqual([0, 1799000000]);
  });
});
