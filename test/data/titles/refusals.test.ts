// What an import of titles refuses, by file and line; whatever happens, the set in use stays.
import { editedLine as line } from '../support/edited-line.js';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSets } from '../../../src/data/catalogue.js';
import { importNzTitles } from '../../../src/data/import/nz-titles/import.js';
import { TitleSet } from '../../../src/data/titles/read/title-set.js';
import { setFile } from '../../../src/data/catalogue.js';
import { temporaryFolder } from '../support/release.js';

const fixture = new URL('../../../fixtures/titles', import.meta.url).pathname;
const layer = fs.readFileSync(path.join(fixture, 'nz-property-titles.csv'), 'utf8');
const owners = fs.readFileSync(path.join(fixture, 'nz-property-titles-owners-list.csv'), 'utf8');

/** What an import of the two files says, each left out where it is undefined. */
async function refusal(titles: string | undefined, list: string | undefined, name = 'titles.csv'): Promise<string> {
  const folder = temporaryFolder();
  const files = [
    [name, titles],
    ['owners.csv', list],
  ] as const;
  const paths = files.flatMap(([file, text]) => {
    if (text === undefined) return [];
    fs.writeFileSync(path.join(folder, file), text);
    return [path.join(folder, file)];
  });
  const dataDir = path.join(folder, 'data');
  const said = await importNzTitles({ dataDir, paths }).then(
    () => 'imported',
    (error: Error) => error.message,
  );
  expect(await listSets(dataDir)).toHaveLength(said === 'imported' ? 1 : 0);
  return said;
}

const wkt = (text: string) => line(3, (old) => old.replace(/^"[^"]*"/, `"${text}"`));
const RING = '174 -36,174 -37,175 -37,174 -36';

describe('An import of titles refuses', () => {
  it.each<[string, (text: string) => string, RegExp]>([
    [
      'a table without geometry',
      (all) => all.replace('WKT', 'notes'),
      /titles\.csv line 1: the header has no column WKT: this is a table without the land of its titles/,
    ],
    [
      'a layer without a column that is needed',
      (all) => all.replace('estate_description', 'estate'),
      /titles\.csv line 1: the header has no column estate_description; is this the CSV of the layer "NZ Property/,
    ],
    [
      'another table',
      (all) => all.replace('title_no', 'no'),
      /line 1: the header is neither that of the layer .* no column title_no/,
    ],
    ['a point in place of land', wkt('POINT (174 -36)'), /titles\.csv line 3: 'POINT \(174 -36\)' is no POLYGON/],
    [
      'a line in place of land',
      wkt(`LINESTRING (${RING})`),
      /line 3: 'LINESTRING .*' is no POLYGON and no MULTIPOLYGON/,
    ],
    ['a geometry that is cut short', wkt('MULTIPOLYGON (((174 -36,174'), /line 3: the geometry is cut short/],
    ['a geometry without its last bracket', wkt(`MULTIPOLYGON (((${RING}))`), /line 3: the geometry is cut short/],
    ['a geometry with more behind it', wkt(`POLYGON ((${RING})) x`), /line 3: 'x' where the geometry should go on/],
    ['a letter among numbers', wkt('POLYGON ((174 -36,174 -3x,175 -37,174 -36))'), /line 3: 'x,175 -37,17' where/],
    [
      'a ring that is open',
      wkt('POLYGON ((174 -36,174 -37,175 -37,175 -36))'),
      /line 3: a ring that does not end where it begins/,
    ],
    [
      'a ring of two corners',
      wkt('POLYGON ((174 -36,174 -37,174 -36))'),
      /line 3: a ring of 3 corners; the smallest has 4/,
    ],
    [
      'metres',
      wkt('POLYGON ((1756042 5920000,1756043 5920000,1756043 5920001,1756042 5920000))'),
      /line 3: a corner at 1756042 5920000 is not in New Zealand; export the layer with longitude and latitude/,
    ],
    [
      'latitude and longitude the wrong way round',
      wkt('POLYGON ((-36 174,-37 174,-37 175,-36 174))'),
      /line 3: a corner at -36 174 is not in New Zealand/,
    ],
    [
      'a title that is there twice',
      (all) => all + all.split('\r\n')[4]! + '\r\n',
      /line 18: title NA900A\/4 is there twice/,
    ],
    ['a title without a number', line(4, (old) => old.replace('NA900A/3', '')), /line 4: title_no is empty/],
    [
      'a date that is none',
      line(5, (old) => old.replace('1998-03-02T00:00:00', '2 March')),
      /line 5: issue_date is '2 March', not a date/,
    ],
    ['an id that is none', line(5, (old) => old.replace('3000003', 'x')), /line 5: id is 'x', not a number/],
    ['a last line that is cut short', (all) => all.slice(0, -9), /line 17: \d+ columns where the header has 11/],
    [
      'a quote that is not closed',
      (all) => all.slice(0, all.lastIndexOf('183.44')),
      /line 16: a quote that is not closed/,
    ],
    [
      'a header and nothing else',
      (all) => all.split('\r\n')[0]!,
      /no title is in .*titles\.csv.*; nothing was imported/,
    ],
    ['a file of nothing', () => '', /titles\.csv is empty/],
    ['bytes that are no text', (all) => all.replace('NA900A/3', 'NA\u0000'), /line 4: a NUL byte/],
  ])('%s', async (_, edit, said) => {
    expect(await refusal(edit(layer), owners)).toMatch(said);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    [
      'without a column that is needed',
      (all) => all.replace('corporate_name', 'company'),
      /owners\.csv line 1: the header has no column corporate_name; is this the CSV of the table ".* Owners List"/,
    ],
    ['with a row cut short', (all) => all.slice(0, -20), /owners\.csv line 19: \d+ columns where the header has 11/],
    [
      'with an owner of no title',
      line(3, (old) => old.replace('NA900A/1', '')),
      /owners\.csv line 3: title_no is empty/,
    ],
  ])('a list of owners %s', async (_, edit, said) => {
    expect(await refusal(layer, edit(owners))).toMatch(said);
  });

  it.each<[string, string, RegExp]>([
    [
      'points',
      '{"type":"Feature","properties":{"title_no":"1"},"geometry":{"type":"Point","coordinates":[174,-36]}}',
      /line 1: a geometry of type Point is no polygon/,
    ],
    [
      'coordinates that are no numbers',
      '\n{"type":"Feature","properties":{"title_no":"1"},"geometry":{"type":"Polygon","coordinates":[["x"]]}}',
      /line 2: its coordinates are no lists of corners/,
    ],
    [
      'features of something else',
      '{"type":"Feature","properties":{"name":"1"},"geometry":null}',
      /line 1: the feature has no title_no/,
    ],
    [
      'a document cut short',
      '{"type":"FeatureCollection","features":[{"type":"Feature",',
      /line 1: the file is cut short/,
    ],
    ['what is no JSON', '{"type":"Feature" "properties":{}}', /line 1: this is not JSON/],
    ['an empty collection', '{"type":"FeatureCollection","features":[]}', /has no GeoJSON feature/],
    ['a list of numbers', '[1,2,3]', /has no GeoJSON feature/],
  ])('GeoJSON of %s', async (_, text, said) => {
    expect(await refusal(text, owners, 'titles.geojson')).toMatch(said);
  });

  it('one of the two without the other, and names the one that is missing', async () => {
    expect(await refusal(layer, undefined)).toMatch(
      /^the table ".* Owners List" \(51564\) is not among .*titles\.csv; give both in one import; nothing was imp/,
    );
    expect(await refusal(undefined, owners)).toMatch(
      /^the layer "NZ Property Titles" \(50804\) is not among .*owners\.csv;/,
    );
  });

  it('a folder without any of them', async () => {
    await expect(importNzTitles({ dataDir: temporaryFolder(), paths: [temporaryFolder()] })).rejects.toThrow(
      /there is no \.csv and no \.geojson in/,
    );
  });
});

describe('A file of titles that is damaged', () => {
  it('is refused where it is read, and never answers wrongly', async () => {
    const dataDir = temporaryFolder();
    const { sets } = await importNzTitles({ dataDir, paths: [fixture] });
    const file = setFile(dataDir, sets[0]);
    const whole = fs.readFileSync(file);
    const point = [{ latitude: -36.965, longitude: 174.8725 }];
    const ask = (): unknown => {
      const set = TitleSet.open(file, sets[0]);
      try {
        return set.atAny(point);
      } finally {
        set.close();
      }
    };
    const right = ask();
    for (let at = 0; at < whole.length; at += 97) {
      const bytes = Buffer.from(whole);
      bytes[at]! ^= 0x55;
      fs.writeFileSync(file, bytes);
      let answer: unknown;
      try {
        answer = ask();
      } catch (error) {
        expect((error as Error).message).toMatch(/is damaged|is not a waypost data file|data format/);
        continue;
      }
      expect(answer).toEqual(right);
    }
  });
});
