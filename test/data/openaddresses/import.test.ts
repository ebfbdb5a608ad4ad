// The import of OpenAddresses files.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { listSets, setFile, verifySet } from '../../../src/data/catalogue.js';
import { importOpenAddresses } from '../../../src/data/import/openaddresses/import.js';
import type { ImportResult } from '../../../src/data/import/result.js';
import { numberKey } from '../../../src/data/streets/read/street-numbers.js';
import { StreetSet } from '../../../src/data/streets/read/street-set.js';
import { streetKey } from '../../../src/data/streets/street-key.js';
import { temporaryFolder, zipOf } from '../support/release.js';
import { STREET_ROWS, streetsCsv, streetsGeoJson } from '../../support/sets/open-addresses.js';

type Files = Record<string, string | Buffer>;
function written(files: Files): { folder: string; paths: string[] } {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
  return { folder, paths: Object.keys(files).map((name) => path.join(folder, name)) };
}
const imported = (paths: readonly string[], dataDir = temporaryFolder()): Promise<ImportResult & { dataDir: string }> =>
  importOpenAddresses({ paths, dataDir, country: 'GB' }).then((summary) => ({ ...summary, dataDir }));
const failure = (files: Files): Promise<string> =>
  imported(written(files).paths).then(
    () => 'imported',
    (error: unknown) => String(error),
  );

describe('OpenAddresses', () => {
  test('become the set of a country, every address with its parts', async () => {
    const {
      sets: [set],
      dataDir,
    } = await imported(written({ 'gb.geojson': streetsGeoJson() }).paths);
    expect(set).toMatchObject({ source: 'OPENADDRESSES', country: 'GB', addresses: STREET_ROWS.length, localities: 3 });
    await verifySet(dataDir, 'OPENADDRESSES', 'GB');
    const streets = StreetSet.open(setFile(dataDir, set));
    for (const { number, street, city, postcode, hash, lon, lat, unit } of STREET_ROWS) {
      const found = streets
        .named(streetKey(street))
        .filter((one) => one.city === city)
        .flatMap((one) => streets.numbered(one, numberKey(number)));
      expect(found).toContainEqual({
        id: hash,
        number,
        unit,
        postcode,
        latitude: Math.round(lat * 1e7),
        longitude: Math.round(lon * 1e7),
      });
    }
    expect(streets.named('NO SUCH STREET')).toEqual([]);
    streets.close();
  });

  test('are the same set from GeoJSON, CSV, gzip, a zip and a folder, in any order', async () => {
    const { folder } = written({ 'gb.geojson': streetsGeoJson() });
    const zip = path.join(temporaryFolder(), 'gb.zip');
    zipOf(folder, zip);
    const ways = [
      [folder],
      [zip],
      written({ 'gb.csv': streetsCsv() }).paths,
      written({ 'gb.csv.gz': gzipSync(streetsCsv()) }).paths,
      written({ 'gb.geojson.gz': gzipSync(streetsGeoJson([...STREET_ROWS].reverse())) }).paths,
      written({ 'one.csv': streetsCsv(STREET_ROWS.slice(0, 3)), 'two.geojson': streetsGeoJson(STREET_ROWS.slice(3)) })
        .paths,
    ];
    const checksums = [];
    for (const paths of ways) checksums.push((await imported(paths)).sets[0].checksum);
    expect(new Set(checksums).size).toBe(1);
  });

  test('without number, street or point are left out and counted', async () => {
    const row = STREET_ROWS[0]!;
    const {
      sets: [set],
      skipped,
    } = await imported(
      written({
        'gb.geojson':
          `${streetsGeoJson([row, { ...row, number: '' }, { ...row, street: ' ' }])}{"type":"Feature",` +
          '"properties":{"number":"1","street":"X"},"geometry":null}\n',
      }).paths,
    );
    expect([set.addresses, skipped]).toEqual([1, { 'without number or street': 2, 'without a point': 1 }]);
  });

  const feature = (point: unknown): string =>
    `${streetsGeoJson(STREET_ROWS.slice(0, 1))}${JSON.stringify({
      type: 'Feature',
      properties: { number: '1', street: 'X' },
      geometry: { type: 'Point', coordinates: point },
    })}\n`;
  test.each<[string, Files, RegExp]>([
    [
      'text',
      { 'gb.geojson': 'not json\n' },
      /gb\.geojson line 1: this is not JSON; OpenAddresses publishes GeoJSON with a feature a line/,
    ],
    [
      'a line that is cut short',
      { 'gb.geojson': streetsGeoJson().slice(0, -40) },
      /gb\.geojson line \d+: this is not JSON/,
    ],
    [
      'one collection',
      { 'gb.geojson': '{"type":"FeatureCollection","features":[]}\n' },
      /line 1: this is a whole collection in one document/,
    ],
    ['other JSON', { 'gb.geojson': '{"a":1}\n' }, /line 1: this is no GeoJSON feature/],
    ['null', { 'gb.geojson': 'null\n' }, /line 1: this is no GeoJSON feature/],
    [
      'a latitude out of range',
      { 'gb.geojson': feature([0, 90.5]) },
      /gb\.geojson line 2: the latitude is 90\.5, outside ±90 degrees/,
    ],
    [
      'a longitude out of range',
      { 'gb.geojson': feature([-181, 0]) },
      /line 2: the longitude is -181, outside ±180 degrees/,
    ],
    ['a longitude in words', { 'gb.geojson': feature(['west', 0]) }, /line 2: the longitude is "west", not a number/],
    [
      'a CSV of other columns',
      { 'gb.csv': 'a,b\n1,2\n' },
      /gb\.csv line 1: the header has no column lon, lat, number, street .*; is this a CSV of OpenAddresses\?/,
    ],
    [
      'a CSV with a latitude out of range',
      { 'gb.csv': `${streetsCsv(STREET_ROWS.slice(0, 1))}1,91,5,X,,,,,,,\n` },
      /gb\.csv line 3: lat is 91, outside ±90 degrees/,
    ],
    [
      'a CSV row that is cut short',
      { 'gb.csv': `${streetsCsv(STREET_ROWS.slice(0, 1))}1,2\n` },
      /gb\.csv line 3: 2 columns where the header has 11/,
    ],
    [
      'gzip that is cut short',
      { 'gb.csv.gz': gzipSync(streetsCsv()).subarray(0, 60) },
      /gb\.csv\.gz is not a whole gzip file: .*; download it again/,
    ],
    [
      'nothing',
      { 'gb.geojson': '' },
      /no row of .*gb\.geojson is an address with number, street and point; nothing was imported/,
    ],
  ])('that are %s are refused', async (_, files, message) => {
    expect(await failure(files)).toMatch(message);
  });

  test('that are refused leave the set in use as it was', async () => {
    const {
      sets: [set],
      dataDir,
    } = await imported(written({ 'gb.csv': streetsCsv() }).paths);
    await expect(imported(written({ 'gb.geojson': 'x\n' }).paths, dataDir)).rejects.toThrow(/line 1/);
    expect(await listSets(dataDir)).toEqual([set]);
    expect(fs.readdirSync(dataDir).sort()).toEqual(['catalogue.json', set.file]);
  });
});

test.each([
  ['High St', 'HIGH STREET'],
  ['St Johns Rd.', 'ST JOHNS ROAD'],
  ['Hauptstraße', 'HAUPTSTRASSE'],
  ['Hauptstr.', 'HAUPTSTRASSE'],
  ['Berliner Str.', 'BERLINER STRASSE'],
  ['N Main St', 'NORTH MAIN STREET'],
  ['Main St N', 'MAIN STREET NORTH'],
  ['Av. de la République', 'AVENUE DE LA REPUBLIQUE'],
  ['Bd Voltaire', 'BOULEVARD VOLTAIRE'],
  ['Broadway', 'BROADWAY'],
  ['STR', 'STR'],
])('%s is compared as %s', (street, key) => {
  expect(streetKey(street)).toBe(key);
  expect(streetKey(key)).toBe(key);
});

test.each([
  ['12', '12'],
  ['12a', '12A'],
  ['12 A', '12A'],
  ['12-14', '12 14'],
  ['12/14', '12 14'],
  ['12 bis', '12 BIS'],
])('The number %s is compared as %s', (number, key) => {
  expect(numberKey(number)).toBe(key);
});
