// Places of another origin than GeoNames: the cities of time zones, and those of a gazetteer in CSV.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { foldWorldName } from '../../dist/address/fold.js';
import { countryCode, countryName } from '../../dist/geocode/country.js';
import { ask, draw } from './classes.mjs';
import { apart, BAR_METRES, by, metres, table } from './table.mjs';

/** The cities that name the time zones in the tz database, from its file zone.tab. */
const zoneCities = (file) =>
  readFileSync(file, 'utf8')
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
/** Those of the zones' cities that GeoNames lists. */
export const listedZones = (file) =>
  zoneCities(file).filter(({ record }) => listed.has(`${record.country} ${foldWorldName(record.fullAddress)}`));

/** The places of a gazetteer, by how they are written. */
export function gazetteerClasses(file, random, sample) {
  const classes = {};
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
  const drawn = draw(random, places, sample);
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
    random,
    places.filter((p) => apart(named.get(`${p.country} ${foldWorldName(p.name)}`))),
    sample,
  ).map((p) => ask(p, `${p.name}, ${p.region}`));
  return classes;
}
