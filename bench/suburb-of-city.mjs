#!/usr/bin/env node
// How many suburbs cleanse, geocode and parse find where their city stands behind them, as people write it:
// "12 Smith Street, Newtown, Sydney". Every delivered locality within 40 km of one of twenty cities.
//
//   node bench/suburb-of-city.mjs LOCALITIES_CSV [--data DIR] [--misses 5] [--root OTHER_CHECKOUT]
//
// The CSV has the header postcode,locality,state,lon,lat,type. Right is a locality of the name, in the city's state,
// and for geocode a point within 25 km.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { metres } from './geocode/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: 'none' },
    misses: { type: 'string', default: '0' },
    root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
});
const dist = (file) => import(path.join(path.resolve(values.root), 'dist', file));
const { openLocalEngine } = await dist('engine/local.js');
const operations = {
  cleanse: (await dist('contract/operations/cleanse.js')).cleanse,
  geocode: (await dist('contract/operations/geocode.js')).geocode,
  parse: (await dist('contract/operations/parse.js')).parse,
};

const CITIES = {
  NSW: ['SYDNEY', 'NEWCASTLE', 'WOLLONGONG', 'TAMWORTH', 'WAGGA WAGGA'],
  VIC: ['MELBOURNE', 'GEELONG', 'BALLARAT', 'BENDIGO'],
  QLD: ['BRISBANE', 'TOWNSVILLE', 'CAIRNS', 'TOOWOOMBA', 'MACKAY'],
  SA: ['ADELAIDE'],
  WA: ['PERTH', 'BUNBURY'],
  TAS: ['HOBART', 'LAUNCESTON'],
  NT: ['DARWIN'],
};
const NEAR_METRES = 40_000;
const RIGHT_METRES = 25_000;

const localities = readFileSync(positionals[0], 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => line.split(','))
  .map(([postcode, name, state, lng, lat, type]) => ({ postcode, name, state, lng: +lng, lat: +lat, type }))
  .filter(({ lat, type }) => lat !== 0 && /^(Delivery Area|)\s*$/.test(type ?? ''));
const asked = [];
for (const [state, cities] of Object.entries(CITIES)) {
  for (const city of cities) {
    const { lat, lng } = localities.find((one) => one.name === city && one.state === state);
    const seen = new Set([city]);
    for (const suburb of localities) {
      if (suburb.state !== state || seen.has(suburb.name)) continue;
      if (metres(lat, lng, suburb.lat, suburb.lng) > NEAR_METRES) continue;
      seen.add(suburb.name);
      asked.push({ city, suburb });
    }
  }
}
const FORMS = {
  'number street, suburb, city': ({ suburb, city }) => `12 Smith Street, ${suburb.name}, ${city}`,
  'number street suburb city': ({ suburb, city }) => `12 Smith Street ${suburb.name} ${city}`,
  'number street, suburb, city state': ({ suburb, city }) => `12 Smith St, ${suburb.name}, ${city} ${suburb.state}`,
  'number street, suburb, city state postcode': ({ suburb, city }) =>
    `12 Smith St, ${suburb.name}, ${city} ${suburb.state} ${suburb.postcode}`,
  'suburb, city': ({ suburb, city }) => `${suburb.name}, ${city}`,
  'unit number street, suburb, city, Australia': ({ suburb, city }) =>
    `Unit 2, 12 Smith Street, ${suburb.name}, ${city}, Australia`,
};
const same = (name) =>
  (name ?? '')
    .toUpperCase()
    .replace(/^MT /, 'MOUNT ')
    .replace(/[^A-Z]/g, '');
const isRight = {
  cleanse: (found, { suburb }) => same(found.locality) === same(suburb.name) && found.state === suburb.state,
  geocode: ({ attributes }, { suburb }) =>
    attributes?.Latitude !== undefined &&
    metres(suburb.lat, suburb.lng, +attributes.Latitude, +attributes.Longitude) <= RIGHT_METRES,
  parse: (found, { suburb }) => same(found.payload[0]?.locality) === same(suburb.name),
};
const engine = await openLocalEngine({ dataDir: values.data, locale: 'au' });
console.log(`node ${process.version}, data ${values.data}, ${asked.length} suburbs and cities`);
for (const [operation, description] of Object.entries(operations)) {
  for (const [form, text] of Object.entries(FORMS)) {
    const misses = [];
    for (let i = 0; i < asked.length; i += 100) {
      const some = asked.slice(i, i + 100);
      const payload = some.map((one) => ({ fullAddress: text(one), country: 'AU' }));
      const answers = (await engine.run(description, { payload })).payload;
      some.forEach((one, at) => {
        const found = answers[at];
        if (found && isRight[operation](found, one)) return;
        misses.push(`${text(one)} -> ${found?.fullAddress ?? found?.payload?.[0]?.fullAddress}`);
      });
    }
    const right = (100 - (misses.length / asked.length) * 100).toFixed(2);
    console.log(`${operation.padEnd(8)} ${form.padEnd(46)} ${right.padStart(6)} %`);
    const step = Math.max(1, Math.floor(misses.length / Number(values.misses)));
    const shown = misses.filter((_, i) => i % step === 0).slice(0, Number(values.misses));
    for (const text of shown) console.log('   ', text);
  }
}
await engine.close();
