// The worked example of docs/reference/three-words.md is what the program does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { columnAt, columnsOf, rowAt } from '../../src/words/scheme/borders.js';
import { cellAt, centreOf, squareOf } from '../../src/words/scheme/cell.js';
import { Codec } from '../../src/words/scheme/codec.js';
import { domainOf, permuted, roundKeys } from '../../src/words/scheme/permutation.js';
import { stripOf, Strips } from '../../src/words/scheme/strips.js';
import { CAPACITY, FIRST_TRIPLE, orderOf } from '../../src/words/scheme/triples.js';
import { root } from '../support/workdir.js';

const LATITUDE = -33.8568;
const LONGITUDE = 151.2153;
const page = readFileSync(join(root, 'docs/reference/three-words.md'), 'utf8');
const hex = (keys: Iterable<number>): string =>
  [...keys].map((key) => `0x${(key >>> 0).toString(16).padStart(8, '0')}`).join(', ');

function steps(): [step: string, value: string][] {
  const cell = cellAt(LATITUDE, LONGITUDE);
  const columns = columnsOf(cell.tileY);
  const blocks = brotliDecompressSync(readFileSync(join(root, 'assets/words/v1/tiles.br')));
  const strips = new Strips(blocks);
  const [block, strip] = [strips.blockOf(cell.tileX, cell.tileY), stripOf(cell.tileX)];
  const local = strips.numberOf(cell, block);
  const keys = roundKeys(block * 360 + strip);
  const v = permuted(local, domainOf(CAPACITY[block]!), keys);
  const ids = new Codec(blocks).idsOf(cell);
  const ranks = ids.map((id) => Math.floor(id / 360)) as [number, number, number];
  return [
    ['R, columns, C', `${rowAt(LATITUDE)}, ${columns}, ${columnAt(LONGITUDE, columns)}`],
    ['tileX, tileY, row, column', `${cell.tileX}, ${cell.tileY}, ${cell.row}, ${cell.column}`],
    ['block, strip', `${'ABC'[block]}, ${strip}`],
    ['cells of the strip in the block', String(strips.size(block, strip))],
    ['local', String(local)],
    ['key', hex(keys)],
    ['v', String(v)],
    ['triple', String(Math.floor(v / 129_600) + FIRST_TRIPLE[block]!)],
    ['ranks, order', `${ranks.join(', ')}, ${orderOf(...ranks)}`],
    ['colours', ids.map((id) => id % 360).join(', ')],
    ['ids', ids.join(', ')],
  ];
}

test('The reference works its example as the program does', () => {
  expect(page).toContain(
    ['| step | value |', '|---|---|', ...steps().map(([step, value]) => `| ${step} | ${value} |`)].join('\n'),
  );
  const cell = cellAt(LATITUDE, LONGITUDE);
  const { south, west, north, east } = squareOf(cell);
  const { latitude, longitude } = centreOf(cell);
  for (const corner of [`${south},${west}`, `${north},${east}`, `${latitude},${longitude}`]) {
    expect(page).toContain(corner);
  }
});
