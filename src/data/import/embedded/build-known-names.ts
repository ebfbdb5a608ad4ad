// Run by the build: writes the filter of names. node dist/data/import/embedded/build-known-names.js OUT_FILE
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeKnownNames } from '../../known-names/write-known-names.js';

/** Shorter words are no correction at all, longer ones are told apart by their letters. */
const ASKED = /^[A-Z]{4,10}$/;

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-known-names.js OUT_FILE');
const require = createRequire(import.meta.url);
const list = readFileSync(require.resolve('humannames/list.txt'), 'utf8');
const names = list.split(/\r?\n/).map((name) => name.toUpperCase());
writeKnownNames(out, new Set(names.filter((name) => ASKED.test(name))), 'humannames');
