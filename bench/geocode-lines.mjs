// Whole lines of the world through geocode without any imported data: with their country beside them, and without.
//   node bench/geocode-lines.mjs LINES_CSV… [--data FOLDER] [--misses 20]
// A file has the header country,address,lat,lon (others are left out; rows without a point too). A line is right within
// 25 km of its point.
import fs from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { geocode } from '../dist/contract/operations/geocode.js';
import { metresApart } from '../dist/data/points/metres.js';
import { openLocalEngine } from '../dist/engine/local.js';

const RIGHT_METRES = 25_000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: 'none' }, misses: { type: 'string', default: '0' } },
});
if (positionals.length === 0) {
  throw new Error('usage: node bench/geocode-lines.mjs LINES_CSV… [--data FOLDER] [--misses 20]');
}
console.log(`${cpus()[0]?.model}, node ${process.versions.node}`);
const engine = await openLocalEngine({ dataDir: values.data });
for (const file of positionals) {
  const lines = parse(fs.readFileSync(file), { columns: true }).filter(({ lat }) => lat !== '');
  await measure(`${file}, country beside`, lines, ({ country }) => country);
  await measure(`${file}, country in the line or nowhere`, lines, () => 'ZZ');
}
await engine.close();

async function measure(name, lines, countryOf) {
  const { payload } = await engine.run(geocode, {
    payload: lines.map((line) => ({ country: countryOf(line), fullAddress: line.address })),
  });
  const counts = { right: 0, 'without an answer': 0, elsewhere: 0 };
  const misses = [];
  payload.forEach((answer, i) => {
    const { Latitude: latitude, Longitude: longitude } = answer?.attributes ?? {};
    const { address, lat, lon } = lines[i];
    const metres = latitude
      ? metresApart(Number(latitude), Number(longitude), Number(lat), Number(lon))
      : Number.POSITIVE_INFINITY;
    const isNear = metres <= RIGHT_METRES;
    const missed = latitude ? 'elsewhere' : 'without an answer';
    counts[isNear ? 'right' : missed]++;
    if (!isNear) misses.push(`  ${(metres / 1000).toFixed(0)} km: ${address} => ${answer?.fullAddress ?? ''}`);
  });
  const shares = Object.entries(counts).map(([what, n]) => `${what} ${n} (${((100 * n) / lines.length).toFixed(1)} %)`);
  console.log(`${name}: ${lines.length} lines, ${shares.join(', ')}`);
  for (const miss of misses.slice(0, Number(values.misses))) console.log(miss);
}
