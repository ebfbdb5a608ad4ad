#!/usr/bin/env node
// Writes test/words/golden-places.tsv: 10,000 places and their words, in English and in one other language in turn. A
// test compares them with the program, and anyone can compare another program with them. The file is frozen with the
// lists and the mask: it is written once for a version of them.
//
//   npm run build && node scripts/words/golden.mjs
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openThreeWords } from '../../dist/words/three-words.js';
import { Random } from '../../bench/noise/random.mjs';

/** Places to have of tiles of each block: where all are familiar words, on other land, at sea. */
const WANTED = [4000, 4000, 1900];
const IN_ALL = 10_000;
/** Points where borders are: poles, the antimeridian, corners of tiles. */
const BORDERS = [
  ...[-90, -89.95, 0, 89.9999, 90].flatMap((latitude) =>
    [-180, -0.1, 0, 0.1, 179.9999, 180].map((longitude) => [latitude, longitude]),
  ),
  ...[-37.8, -33.9, 51.5, 64.1].flatMap((latitude) =>
    [-21.9, 0, 144.9, 151.2].map((longitude) => [latitude, longitude]),
  ),
];

const threeWords = openThreeWords();
const english = threeWords.list('en');
const others = threeWords.languages.map(({ code }) => code).filter((code) => code !== 'en');
const random = new Random(20_261_122);
const found = WANTED.map(() => 0);
const places = [...BORDERS];
while (places.length < IN_ALL) {
  const point = anywhere();
  const block = blockOf(threeWords.wordsAt(...point).words);
  const isWanted = found[block] < WANTED[block] || found.every((count, i) => count >= WANTED[i]);
  if (!isWanted) continue;
  found[block]++;
  places.push(point);
}
const rows = places.map(([latitude, longitude], i) => {
  const { words } = threeWords.wordsAt(latitude, longitude, 'en');
  const other = threeWords.wordsAt(latitude, longitude, others[i % others.length]);
  return [latitude, longitude, words, other.language, other.words].join('\t');
});
const file = fileURLToPath(new URL('../../test/words/golden-places.tsv', import.meta.url));
writeFileSync(file, ['latitude\tlongitude\ten\tlanguage\twords', ...rows, ''].join('\n'));

/** A point anywhere on the globe, to 6 decimals. */
function anywhere() {
  const latitude = (Math.asin(2 * random.next() - 1) * 180) / Math.PI;
  return [latitude, random.next() * 360 - 180].map((degrees) => Number(degrees.toFixed(6)));
}

/** The block of the rarest of three words. */
function blockOf(words) {
  const rank = Math.max(...words.split('.').map((word) => english.find(word))) / 360;
  if (rank < 34) return 0;
  return rank < 72 ? 1 : 2;
}
