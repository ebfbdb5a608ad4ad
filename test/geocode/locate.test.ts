// Where a place is: with its postal codes, without any data of its country, among namesakes, by another name.
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locate } from '../../src/geocode/locate.js';
import type { LocatedText } from '../../src/geocode/located-text.js';
import { wordsOf } from '../../src/geocode/words.js';
import { listSets, setFile } from '../../src/data/catalogue.js';
import { importGeonames } from '../../src/data/import/geonames/import.js';
import { PlaceSet } from '../../src/data/places/read/place-set.js';
import { openWorldPlaces } from '../../src/data/places/read/world-places.js';
import { temporaryFolder } from '../data/support/release.js';
import { postalDump } from '../support/sets/postal-dump.js';
import { runs } from '../support/seeded.js';

const sets = new Map<string, PlaceSet>();
let world: PlaceSet;

const found = (text: string, country: string, own = true): LocatedText =>
  locate(wordsOf(text), country, own && sets.has(country) ? [sets.get(country)!, world] : [world]);
const place = (name: string, region: string, postcode: string): object => ({ name, region, postcode });

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
    { numRuns: runs(300) },
  );
});
