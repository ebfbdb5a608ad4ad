// Rows and features of OpenAddresses: what each becomes, what is left out and counted, what is refused by its line.
import { describe, expect, it } from 'vitest';
import { readAddressFile } from '../../../src/data/import/openaddresses/read.js';
import type { StreetCollector } from '../../../src/data/streets/write/write-street-set.js';
import { tableSource } from '../support/table-source.js';

type Added = Parameters<StreetCollector['add']>[0];

async function read(name: string, text: string): Promise<{ added: Added[]; skipped: object; refused: string }> {
  const added: Added[] = [];
  const skipped: Record<string, number> = {};
  const collector = { add: (one: Added) => added.push(one) } as unknown as StreetCollector;
  try {
    await readAddressFile({ ...tableSource(name, text), path: name }, collector, skipped, {});
    return { added, skipped, refused: '' };
  } catch (error) {
    return { added, skipped, refused: (error as Error).message };
  }
}

const PROPERTIES = {
  number: '24',
  street: 'Wattle Row',
  unit: 'B',
  city: 'Gumford',
  postcode: 'ZZ9',
  hash: 'h1',
  id: 'i1',
};
const ADDED = { number: '24', street: 'Wattle Row', unit: 'B', city: 'Gumford', postcode: 'ZZ9', id: 'h1' };
const AT = { latitude: 515_000_000, longitude: -1_250_000 };
const feature = (properties: unknown, coordinates: unknown = [-0.125, 51.5], type = 'Point'): string =>
  JSON.stringify({ type: 'Feature', properties, geometry: { type, coordinates } });
const csv = (...rows: readonly string[]): string =>
  ['LON,LAT,NUMBER,STREET,UNIT,CITY,POSTCODE,ID,HASH', ...rows].join('\n');
const ROW = '-0.125,51.5,24,Wattle Row,B,Gumford,ZZ9,i1,h1';

describe('An address of OpenAddresses', () => {
  it.each<[string, string, string]>([
    ['a feature', 'a.geojson', feature(PROPERTIES)],
    [
      'a feature with blanks',
      'a.json',
      `\n  \n${feature({ ...PROPERTIES, number: ' 24 ', city: 'Gumford ', hash: ' h1' })}\r\n`,
    ],
    ['a feature with a height', 'a.geojson', feature(PROPERTIES, [-0.125, 51.5, 12])],
    ['a row', 'a.csv', csv(ROW)],
    ['a row with blanks', 'a.CSV', csv('-0.125,51.5, 24 , Wattle Row ,B ,Gumford, ZZ9,i1, h1')],
  ])('is read of %s', async (_, name, text) => {
    expect(await read(name, text)).toEqual({ added: [{ ...ADDED, ...AT }], skipped: {}, refused: '' });
  });

  it.each<[string, string, string]>([
    ['a feature', 'a.geojson', feature({ number: 24, street: 'Wattle Row', unit: null, id: 7 })],
    ['a row', 'a.csv', 'street,number,lat,lon,id\nWattle Row,24,51.5,-0.125,7'],
  ])('may say no more than number, street and an id: %s', async (_, name, text) => {
    const { added } = await read(name, text);
    expect(added).toEqual([{ ...ADDED, ...AT, unit: '', city: '', postcode: '', id: '7' }]);
  });

  it.each<[string, string, string, string]>([
    ['a feature without a number', 'a.geojson', feature({ ...PROPERTIES, number: '' }), 'without number or street'],
    ['a feature without a street', 'a.geojson', feature({ ...PROPERTIES, street: ' ' }), 'without number or street'],
    ['a feature without properties', 'a.geojson', feature(null), 'without number or street'],
    ['a feature that is a line', 'a.geojson', feature(PROPERTIES, [[1, 2]], 'LineString'), 'without a point'],
    ['a feature without a place', 'a.geojson', '{"type":"Feature","properties":{},"geometry":null}', 'without a point'],
    ['a feature whose point is none', 'a.geojson', feature(PROPERTIES, 'here'), 'without a point'],
    ['a row without a number', 'a.csv', csv(ROW.replace(',24,', ',,')), 'without number or street'],
    ['a row without a street', 'a.csv', csv(ROW.replace('Wattle Row', ' ')), 'without number or street'],
    ['a row without a longitude', 'a.csv', csv(ROW.replace('-0.125', '')), 'without a point'],
    ['a row without a latitude', 'a.csv', csv(ROW.replace('51.5', '')), 'without a point'],
  ])('is left out and counted: %s', async (_, name, text, reason) => {
    expect(await read(name, `${text}\n${name === 'a.csv' ? ROW : feature(PROPERTIES)}`)).toEqual({
      added: [{ ...ADDED, ...AT }],
      skipped: { [reason]: 1 },
      refused: '',
    });
  });

  it.each<[string, string, string, string]>([
    [
      'what is no JSON',
      'a.geojson',
      `${feature(PROPERTIES)}\n{`,
      'line 2: this is not JSON; OpenAddresses publishes GeoJSON',
    ],
    [
      'a collection',
      'a.geojson',
      '{"type":"FeatureCollection","features":[]}',
      'line 1: this is a whole collection in one document;',
    ],
    ['a number', 'a.geojson', '7', 'line 1: this is no GeoJSON feature;'],
    ['nothing', 'a.geojson', 'null', 'line 1: this is no GeoJSON feature;'],
    ['a feature without any properties', 'a.geojson', '{"type":"Feature"}', 'line 1: this is no GeoJSON feature;'],
    [
      'a longitude that is a text',
      'a.geojson',
      feature(PROPERTIES, ['x'.repeat(50), 1]),
      `line 1: the longitude is "${'x'.repeat(40)}", not a number`,
    ],
    [
      'a latitude that is a list',
      'a.geojson',
      feature(PROPERTIES, [1, [2]]),
      'line 1: the latitude is of type object, not a number',
    ],
    [
      'a longitude beyond the turn',
      'a.geojson',
      feature(PROPERTIES, [180.5, 1]),
      'line 1: the longitude is 180.5, outside ±180 degrees',
    ],
    [
      'a latitude beyond the pole',
      'a.geojson',
      feature(PROPERTIES, [1, -90.5]),
      'line 1: the latitude is -90.5, outside ±90 degrees',
    ],
    ['a row beyond the pole', 'a.csv', csv(ROW.replace('51.5', '90.5')), 'line 2: lat is 90.5, outside ±90 degrees'],
    [
      'a row beyond the turn',
      'a.csv',
      csv(ROW.replace('-0.125', '-180.5')),
      'line 2: lon is -180.5, outside ±180 degrees',
    ],
    [
      'another table',
      'a.csv',
      'lon,lat,street\n',
      'line 1: the header has no column number (it has 3 columns between commas); is this a CSV of OpenAddresses?',
    ],
    [
      'a line beyond a million bytes',
      'a.geojson',
      'x'.repeat((1 << 20) + 1),
      'line 1: a line of more than 1048576 bytes',
    ],
  ])('is refused: %s', async (_, name, text, said) => {
    expect((await read(name, text)).refused).toContain(said);
  });

  it('may lie at the edge of the globe', async () => {
    const { added } = await read(
      'a.geojson',
      [feature(PROPERTIES, [180, 90]), feature(PROPERTIES, [-180, -90])].join('\n'),
    );
    expect(added.map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
      [900_000_000, 1_800_000_000],
      [-900_000_000, -1_800_000_000],
    ]);
  });
});
