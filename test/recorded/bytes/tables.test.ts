// Readers of tables and outlines by their bytes, at every small change of a text.
import { expect, test } from 'vitest';
import { columnsNamed, scanCsv } from '../../../src/data/import/tables/csv-table.js';
import { scanTable, type Row, type TableSource } from '../../../src/data/import/tables/psv.js';
import { packGeometry, scanFeatures } from '../../../src/data/import/nz-titles/geojson.js';
import { packWkt } from '../../../src/data/import/nz-titles/wkt.js';
import { cellsOf } from '../../../src/data/import/phone-ranges/cells.js';
import { ShapePacker } from '../../../src/data/titles/write/shape-packer.js';
import { BACKSLASH, COMMA, QUOTE } from '../../../src/formats/ascii.js';
import { NO_DELIMITER, type CsvDialect } from '../../../src/formats/csv/dialect.js';
import { CsvCutter } from '../../../src/formats/csv/cut.js';
import { CsvScanner } from '../../../src/formats/csv/scanner.js';
import { asText } from '../support/recorded.js';
import { changedTexts, inPieces } from './changed.js';

const source = (text: string, size: number): TableSource => {
  const bytes = Buffer.from(text);
  return { name: 'T', size: bytes.length, chunks: () => inPieces(bytes, size) };
};
const cellsIn = (row: Row): unknown => [row.line, row.text(0), row.text(1), row.integer(1)];

test('Tables with pipes are read as they were, whole and in pieces', async () => {
  const texts = ['A|N|B\nx|1|y\n"p""q"|22|\n', 'N|C|A\r\n7||"a|b"\r\n\r\n08|z|é', '"N"|"A"\r\n5|x'];
  const lines = await changedTexts(texts, '|"\n\r9a ', async (text) => {
    const seen: unknown[] = [];
    for (const size of [5, 1000]) {
      const rows = scanTable(source(text, size), ['A', 'N'], ['B'], (row) => seen.push(cellsIn(row), row.text(2)));
      seen.push(await rows.catch((error: unknown) => (error as Error).message));
    }
    return seen;
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/bytes/pipes.txt');
});

test('Tables with commas are read as they were, whole and in pieces', async () => {
  const texts = ['a,n,b\nx,1,y\n"p,""q\n",22,\n', 'n;"c";A\r\n7;;"a;b"\r\n\r\n08;z;é'];
  const lines = await changedTexts(texts, ',;"\n\r9', async (text) => {
    const seen: unknown[] = [];
    for (const size of [6, 1000]) {
      const from = source(text, size);
      const rows = scanCsv(from, columnsNamed(from, ['a', 'n'], ['b'], 'it'), (row) => seen.push(cellsIn(row)));
      seen.push(await rows.catch((error: unknown) => (error as Error).message));
    }
    return seen;
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/bytes/commas.txt');
});

test('Records and their cells begin and end where they did', async () => {
  const texts = ['a,"b\n,""c" ,d\r\n"",e"f,\n', '"x",y\r,"z"q,\n\n1,"2\n3'];
  const read = (text: string, dialect: CsvDialect): unknown[] => {
    const bytes = Buffer.from(text);
    const scanner = new CsvScanner(dialect, 3);
    const seen: unknown[] = [];
    scanner.reset(bytes, 0, bytes.length);
    while (scanner.next()) {
      if (seen.length > 1000) throw new Error('the scanner comes to no end');
      const { start, contentEnd, position, line, columns, brokenQuote, starts, ends, forms } = scanner;
      seen.push(start, contentEnd, position, line, columns, brokenQuote, scanner.linesRead);
      for (let k = 0; k < Math.min(3, columns); k++) seen.push(starts[k], ends[k], forms[k]);
    }
    const cutter = new CsvCutter(dialect);
    return [...seen, ...Array.from({ length: 4 }, (_, less) => cutter.cut(bytes, Math.max(0, bytes.length - less)))];
  };
  const lines = await changedTexts(texts, ',"\n\r\\a', (text) => [
    read(text, { delimiter: COMMA, escape: QUOTE }),
    read(text, { delimiter: COMMA, escape: BACKSLASH }),
    read(text, { delimiter: NO_DELIMITER, escape: QUOTE }),
  ]);
  await expect(asText(lines)).toMatchFileSnapshot('../answers/bytes/records.txt');
});

const packer = new ShapePacker();
const packed = (wrong: string | undefined): string =>
  wrong ?? Buffer.from(packer.bytes.subarray(0, packer.length)).toString('hex');

test('Outlines in well-known text are read as they were, and nothing behind their end', async () => {
  const texts = [
    'POLYGON((174.5 -36,175 -36.25,175 -37,174.5 -36))',
    'SRID=4167;MULTIPOLYGON Z (((1 2 3,4 5 6,+7.12345678 8 9 9,1 2)),((1e1 2,3 4,5 6,10 2),(7 8,9 1,2 3,7 8)))',
    ' multipolygon empty',
  ];
  const lines = await changedTexts(texts, '(), 1.-eE', (text) => {
    const bytes = Buffer.from(`9((${text}9)) 1`);
    return packed(packWkt(packer, bytes, 3, bytes.length - 5));
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/bytes/outlines.txt');
});

const FEATURE = '{"type":"Feature","properties":{"a":"}"},"geometry":';
const POINTS = '{"type":"MultiPolygon","coordinates":[[[[1,2],[3,4.00000005],[5,6],[1,2]]]]}';

test('Features are found as they were, whole and in pieces', async () => {
  const texts = [
    `{"type":"FeatureCollection","features":[${FEATURE}null},\n${FEATURE}{}}]}`,
    `${FEATURE}${POINTS.replace('Multi', '').replace('[[[[', '[[[').replace(']]]]', ']]]')}}`,
    '{"features":[],"type":"FeatureCollection"}',
  ];
  const lines = await changedTexts(texts, '{}[]"\\,1', async (text) => {
    const seen: unknown[] = [];
    for (const size of [17, 1000]) {
      const found = scanFeatures(
        source(text, size),
        ({ properties, geometry }, line) => seen.push(line, properties, packed(packGeometry(packer, geometry))),
        {},
      );
      seen.push(await found.catch((error: unknown) => (error as Error).message));
    }
    return seen;
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/bytes/features.txt');
});

test('Coordinates are taken or refused as they were, and cells of ranges parted', async () => {
  const lines = [
    ...(await changedTexts([POINTS], '[]1,-n"', (text) => {
      let geometry: unknown;
      try {
        geometry = JSON.parse(text);
      } catch {
        return 'not JSON';
      }
      return packed(packGeometry(packer, geometry as never));
    })),
    ...(await changedTexts([' a ; "b;\\"c" ;d;', '"";x"y;"z'], '";\\ a', (text) => cellsOf(text))),
  ];
  await expect(asText(lines)).toMatchFileSnapshot('../answers/bytes/coordinates.txt');
});
