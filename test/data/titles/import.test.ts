// Imports of titles: what files together are a register, what is found of it again, the same bytes in any order.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { setFile } from '../../../src/data/catalogue.js';
import { importNzTitles } from '../../../src/data/import/nz-titles/import.js';
import { TitleSet } from '../../../src/data/titles/read/title-set.js';
import type { Title } from '../../../src/data/titles/title.js';
import { temporaryFolder } from '../support/release.js';

const fixture = new URL('../../../fixtures/titles', import.meta.url).pathname;
const LAYER = path.join(fixture, 'nz-property-titles.csv');
const OWNERS = path.join(fixture, 'nz-property-titles-owners-list.csv');
const layer = fs.readFileSync(LAYER, 'utf8');
const owners = fs.readFileSync(OWNERS, 'utf8');

/** Imports files, and gives what was said and a reader of the set. */
async function imported(...paths: string[]) {
  const dataDir = temporaryFolder();
  const result = await importNzTitles({ dataDir, paths });
  const [installed] = result.sets;
  const file = setFile(dataDir, installed);
  const at = (latitude: number, longitude: number): Title[] => {
    const set = TitleSet.open(file, installed);
    try {
      return set.atAny([{ latitude, longitude }]);
    } finally {
      set.close();
    }
  };
  return { result, installed, file, at, bytes: fs.readFileSync(file) };
}

function written(name: string, content: string | Buffer): string {
  const file = path.join(temporaryFolder(), name);
  fs.writeFileSync(file, content);
  return file;
}

/** The layer as GeoJSON. */
function asGeoJson(lines: boolean): string {
  const [heading = '', ...rows] = layer.trim().split('\r\n');
  const names = heading.split(',').slice(1);
  const features = rows.map((row) => {
    const cells = [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) => match[1]!.replace(/^"|"$/g, ''));
    const [wkt = '', ...values] = cells;
    const polygons = [...wkt.matchAll(/\(\(([^()]*)\)(?:,\(([^()]*)\))?\)/g)].map((match) =>
      match
        .slice(1)
        .filter((ring) => ring !== undefined)
        .map((ring) => ring.split(',').map((corner) => corner.trim().split(' ').map(Number))),
    );
    return {
      type: 'Feature',
      properties: {
        ...Object.fromEntries(names.map((name, i) => [name, values[i]])),
        id: Number(values[0]),
        spatial_extents_shared: values[9] === 'true',
      },
      geometry: wkt === '' ? null : { type: 'MultiPolygon', coordinates: polygons },
    };
  });
  if (lines) return features.map((feature) => JSON.stringify(feature)).join('\n');
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 1);
}

describe('An import of titles', () => {
  it('finds titles with their owners by a point, in the register’s own words', async () => {
    const { at, installed, result } = await imported(fixture);
    expect(at(-36.9682, 174.87248)).toEqual([
      {
        id: 3_000_000,
        titleNo: 'NA900A/1',
        status: 'LIVE',
        type: 'Freehold',
        landDistrict: 'North Auckland',
        issued: '1998-03-02',
        guaranteeStatus: 'Guarantee',
        estateDescription: 'Fee Simple, 1/1, Lot 1 Deposited Plan 900100, 612 m2',
        numberOwners: 2,
        isShared: false,
        owners: [
          { surname: 'Tester', given: 'Alexandra Jane', suffix: '', corporate: '' },
          { surname: 'Tester', given: 'William Hēmi', suffix: '', corporate: '' },
        ],
      },
    ]);
    expect(installed).toMatchObject({
      kind: 'titles',
      source: 'NZTITLES',
      country: 'NZ',
      release: 'to 2019-11-30',
      table: { key: 'title_no', rows: 16, columns: ['land', 'owners'] },
    });
    expect(result.notes.slice(0, 3)).toEqual([
      'owners: 18; pieces of land: 12',
      '1 title has no owner in the list: who owns that land is unknown',
      '1 title has no land in the layer, and cannot be found',
    ]);
    expect(result.notes.at(-1)).toMatch(/personal data under the LINZ Licence for Personal Data.*Privacy Act 2020/);
  });

  it.each<[string, number, number, string[]]>([
    ['all that share a piece of land', -36.965, 174.8725, ['901001', '901002', '901003']],
    ['land in several pieces', -36.96442, 174.87272, ['901201']],
    ['land with a hole, beside the hole', -36.9646, 174.87235, ['901201']],
    ['nothing in the hole', -36.96448, 174.87248, []],
    ['what is on the border of the hole', -36.96444, 174.8725, ['901201']],
    ['a corner', -36.96825, 174.87238, ['NA900A/1']],
    ['nothing beside a corner', -36.9682501, 174.87238, []],
    ['the Chatham Islands by their own longitude', -43.955, -176.555, ['901301']],
    ['the Chatham Islands counted on from 180', -43.955, 183.445, ['901301']],
    ['nothing on the other side of the world', 43.955, 3.445, []],
    ['nothing at a pole', -90, 0, []],
  ])('finds %s', async (_, latitude, longitude, numbers) => {
    const { at } = await imported(fixture);
    expect(at(latitude, longitude).map(({ titleNo }) => titleNo)).toEqual(numbers);
  });

  it('finds one of many pieces of land, of which boxes of boxes are kept', async () => {
    const side = 0.0001;
    const steps = 24;
    const places = Array.from({ length: steps * steps }, (_, i) => ({
      number: `910${i}`,
      south: -40 + Math.floor(i / steps) * 2 * side,
      west: 175 + (i % steps) * 2 * side,
    }));
    const [heading] = layer.split('\r\n');
    const lines = places.map(({ number, south, west }, i) => {
      const [north, east] = [south + side, west + side];
      const corners = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ].map((corner) => corner.map((degrees) => degrees.toFixed(7)).join(' '));
      const rest = `${4_000_000 + i},${number},LIVE,Freehold,Otago,1998-03-02T00:00:00,Guarantee,Lot,0,false`;
      return `"MULTIPOLYGON (((${corners.join(',')})))",${rest}`;
    });
    const { at, file } = await imported(written('many.csv', [heading, ...lines].join('\r\n')), OWNERS);
    const missed = places.filter(
      ({ number, south, west }) =>
        at(south + side / 2, west + side / 2)
          .map(({ titleNo }) => titleNo)
          .join() !== number,
    );
    expect(missed).toEqual([]);
    const set = TitleSet.open(file);
    const middles = places.map(({ south, west }) => ({ latitude: south + side / 2, longitude: west + side / 2 }));
    const ofTwo = set.atAny([middles[7]!, middles[3]!, middles[7]!]);
    set.close();
    expect(ofTwo.map(({ titleNo }) => titleNo)).toEqual(['9103', '9107']);
    expect(at(-40 + side * 1.5, 175 + side * 1.5)).toEqual([]);
  });

  it('gives the same bytes whatever the order of files and rows', async () => {
    const turned = (text: string): string => {
      const [heading, ...rows] = text.trim().split('\r\n');
      return [heading, ...rows.toReversed()].join('\n');
    };
    const { bytes } = await imported(LAYER, OWNERS);
    const other = await imported(written('owners.csv', turned(owners)), written('titles.csv', turned(layer)));
    expect(other.bytes.equals(bytes)).toBe(true);
  });

  it.each<[string, () => string[]]>([
    ['packed with gzip', () => [written('l.csv.gz', gzipSync(layer)), written('o.csv.gz', gzipSync(owners))]],
    ['as GeoJSON in one document', () => [written('l.geojson', asGeoJson(false)), OWNERS]],
    ['as GeoJSON with a feature a line', () => [OWNERS, written('l.geojsonl', asGeoJson(true))]],
    ['as packed GeoJSON', () => [OWNERS, written('l.json.gz', gzipSync(asGeoJson(false)))]],
    ['with a mark of byte order', () => [written('l.csv', `\ufeff${layer}`), OWNERS]],
    ...['shape', 'GEOM', 'geometry', 'the_geom', 'wkb_geometry'].map((heading): [string, () => string[]] => [
      `whose geometry is called ${heading}`,
      () => [written('l.csv', layer.replace('WKT', heading)), OWNERS],
    ]),
    ['with semicolons', () => [LAYER, written('o.csv', owners.replaceAll(',', ';').replace('EXAMPLE;', 'EXAMPLE,'))]],
    [
      'with other headings in capitals, and columns that are not needed',
      () => [
        written(
          'l.csv',
          layer
            .replace('WKT,id', 'WKT,ID')
            .replace(/$/m, ',FID')
            .replace(/(true|false)\r$/gm, '$1,1\r'),
        ),
        OWNERS,
      ],
    ],
  ])('takes files %s', async (_, files) => {
    const { bytes } = await imported(fixture);
    const other = await imported(...files());
    expect(other.bytes.equals(bytes)).toBe(true);
  });

  it('takes the date of the release from the name of a file', async () => {
    const name = (text: string) => `nz-property-titles-${text}.csv`;
    const { installed } = await imported(written(name('20260822'), layer), written('owners.csv', owners));
    expect(installed.release).toBe('2026-08-22');
  });

  it('counts owners whose title the layer does not have, and owners without a name', async () => {
    const lost = '1,1,NOWHERE/1,Otago,Registered,1/1,Individual,Lost,Lee,,';
    const more = `${owners}${lost}\r\n2,1,901301,Otago,Registered,1/1,,,,,\r\n`;
    const { result } = await imported(LAYER, written('o.csv', more));
    expect(result.skipped).toEqual({ 'owners without a name': 1, 'owners of titles that the layer does not have': 1 });
  });

  it('keeps quotes, commas and spaces of names as they are said', async () => {
    const { at } = await imported(
      LAYER,
      written('o.csv', owners.replace('ACME TRUSTEES 2010 LIMITED', '"THE ""ACME"",  TRUSTEES"')),
    );
    expect(at(-36.96802, 174.87272)[0]!.owners.at(-1)!.corporate).toBe('THE "ACME", TRUSTEES');
  });

  it('finds the one title of a layer, and nothing of a layer without land', async () => {
    const [heading, first] = layer.split('\r\n') as [string, string];
    const one = await imported(written('l.csv', `${heading}\n${first}\n`), OWNERS);
    expect(one.at(-36.9682, 174.87248)).toHaveLength(1);
    const none = await imported(
      written('l.csv', `${heading}\n${first.replace(/^"[^"]*"/, 'MULTIPOLYGON EMPTY')}`),
      OWNERS,
    );
    expect(none.at(-36.9682, 174.87248)).toEqual([]);
  });
});
