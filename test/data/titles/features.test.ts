// Features of GeoJSON (RFC 7946) as bytes: the same whatever the pieces and the lines, and nothing that is none.
import { describe, expect, it } from 'vitest';
import { scanFeatures } from '../../../src/data/import/nz-titles/geojson.js';
import { tableSource } from '../support/table-source.js';

/** The title numbers of the features, each with the line that it begins in; or what was refused. */
async function scanned(text: string | Buffer, bytes?: number): Promise<readonly string[] | string> {
  const found: string[] = [];
  let read = 0;
  const source = tableSource('l.json', text, bytes);
  try {
    await scanFeatures(
      source,
      ({ properties, geometry }, line) => {
        found.push(`${line}: ${String(properties['no'])}${geometry === null ? '' : ` ${String(geometry.type)}`}`);
      },
      { onBytes: (piece) => (read += piece) },
    );
  } catch (error) {
    return (error as Error).message;
  }
  expect(read).toBe(source.size);
  return found;
}

const feature = (no: string, geometry = 'null', more = '') =>
  `{"type":"Feature",${more}"properties":{"no":${JSON.stringify(no)}},"geometry":${geometry}}`;
const LAND = '{"type":"Polygon","coordinates":[[[174,-36],[175,-36],[174,-36]]]}';

describe('Features of GeoJSON', () => {
  it.each<[string, string, readonly string[]]>([
    ['one alone', feature('A'), ['1: A']],
    ['one with land', feature('A', LAND), ['1: A Polygon']],
    ['one a line', `${feature('A')}\n${feature('B')}\r\n${feature('C')}`, ['1: A', '2: B', '3: C']],
    ['one behind another on a line', `${feature('A')}${feature('B')}\n`, ['1: A', '1: B']],
    ['a record separator before each (RFC 8142)', `\u001e${feature('A')}\n\u001e${feature('B')}\n`, ['1: A', '2: B']],
    ['a collection', `{"type":"FeatureCollection","features":[${feature('A')},${feature('B')}]}`, ['1: A', '1: B']],
    [
      'a collection over several lines',
      `{\n"features": [\n${feature('A')},\n\n${feature('B', LAND)}\n],\n"name": "x"\n}\n`,
      ['3: A', '5: B Polygon'],
    ],
    ['a collection with more behind it', `{"features":[${feature('A')}],"crs":{"a":[{"b":1}]}}`, ['1: A']],
    ['a collection with more before it', `{"crs":{"a":{"b":[{}]}},"features":[${feature('A')}]}`, ['1: A']],
    ['two collections', `{"features":[${feature('A')}]}\n{"features":[${feature('B')}]}`, ['1: A', '2: B']],
    [
      'an empty collection before one that is not',
      `{"type":"FeatureCollection","features":[]}\n${feature('A')}`,
      ['2: A'],
    ],
    ['objects within', feature('A', LAND, '"id":{"a":[{"b":{}}]},'), ['1: A Polygon']],
    ['lists of objects within', feature('A', 'null', '"bbox":[[{"a":1},{"b":2}]],'), ['1: A']],
    ['an empty text before all others', `{"":"",${feature('A').slice(1)}`, ['1: A']],
    ['brackets in a text', `${feature('}]{["')}\n${feature('{')}`, ['1: }]{["', '2: {']],
    ['backslashes in a text', `${feature('\\')}${feature('\\\\"')}${feature('"')}`, ['1: \\', '1: \\\\"', '1: "']],
    ['letters beyond ASCII', feature('Ōtara 東 🏠'), ['1: Ōtara 東 🏠']],
  ])('are found: %s', async (_, text, wanted) => {
    for (const bytes of [Infinity, 1, 2, 3, 7, 64]) expect(await scanned(text, bytes), `${bytes}`).toEqual(wanted);
  });

  it.each([
    ['', 'l.json has no GeoJSON feature; export the layer again, or give the CSV of it; nothing was imported'],
    ['[]', 'l.json has no GeoJSON feature; export the layer again, or give the CSV of it; nothing was imported'],
    [`\n[${feature('A')}`, 'l.json line 2: the file is cut short; download it again; nothing was imported'],
    [`${feature('A')}\n{"type":`, 'l.json line 2: the file is cut short; download it again; nothing was imported'],
    [`${feature('A')}\n]`, 'l.json line 2: this is not JSON; nothing was imported'],
    [`${feature('A')}\n}`, 'l.json line 2: this is not JSON; nothing was imported'],
    ['{"features":[}', 'l.json line 1: this is not JSON; nothing was imported'],
    ['{"features":{]', 'l.json line 1: this is not JSON; nothing was imported'],
    [`${feature('A')}\n\n{"type" "Feature"}`, 'l.json line 3: this is not JSON; nothing was imported'],
    [
      '{"type":"Other","properties":{},"geometry":null}',
      'l.json line 1: this is no GeoJSON feature; nothing was imported',
    ],
    [
      '{"type":"Feature","properties":null,"geometry":null}',
      'l.json line 1: this is no GeoJSON feature; nothing was imported',
    ],
    [
      '{"type":"Feature","properties":7,"geometry":null}',
      'l.json line 1: this is no GeoJSON feature; nothing was imported',
    ],
    ['{"type":"Feature","properties":{}}', 'l.json line 1: this is no GeoJSON feature; nothing was imported'],
    [
      '{"type":"Feature","properties":{},"geometry":"x"}',
      'l.json line 1: this is no GeoJSON feature; nothing was imported',
    ],
    ['{"type":"FeatureCollection","features":{}}', 'l.json line 1: this is no GeoJSON feature; nothing was imported'],
    ['{"type":"Topology","features":[]}', 'l.json line 1: this is no GeoJSON feature; nothing was imported'],
    [`\n${feature('A\u0000')}`.replace('\\u0000', '\u0000'), 'l.json line 2: a NUL byte; nothing was imported'],
  ])('are refused: %j', async (text, said) => {
    for (const bytes of [Infinity, 1, 5]) expect(await scanned(text, bytes), `${bytes}`).toBe(said);
  });

  it('are refused in another encoding', async () => {
    expect(await scanned(Buffer.from(feature('Ōtara é'), 'latin1'))).toMatch(
      /^l\.json line 1: bytes that are not UTF-8/,
    );
  });

  it('are read no further once the import is stopped', async () => {
    const stop = new AbortController();
    const found: number[] = [];
    const text = `${feature('A')}\n`.repeat(9);
    const reading = scanFeatures(
      tableSource('l.json', text, text.length / 3),
      (_, line) => {
        found.push(line);
        stop.abort(new Error('stopped'));
      },
      { signal: stop.signal },
    );
    await expect(reading).rejects.toThrow('stopped');
    expect(found).toEqual([1, 2, 3]);
  });
});
