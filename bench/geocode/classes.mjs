// How a place of GeoNames' table may be asked for, and which of them fit each way.
import { foldWorldName } from '../../dist/address/fold.js';
import { countryCode, countryName } from '../../dist/geocode/country.js';
import { otherNamesOf } from '../../dist/data/places/region-names.js';
import { apart, byCountryName, byName, dominant, one } from './table.mjs';

/** So many of the list, in an order of chance. */
export function draw(random, list, count) {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy.slice(0, count);
}

/** The name with one letter left out, put in, replaced or exchanged with the next. */
const typo = (random, name) => {
  const at = 1 + Math.floor(random.next() * (name.length - 2));
  const kind = Math.floor(random.next() * 4);
  const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random.next() * 26)];
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

/** A question, and the place that is the answer to it. */
export const ask = (place, fullAddress, country = place.country) => ({ place, record: { country, fullAddress } });

/** Questions by how they are written, so many of each at most. */
export const classesOf = (random, sample) => ({
  'name, region, country': draw(random, one, sample).map((p) =>
    ask(p, `${p.name}, ${p.region}, ${countryName(p.country)}`),
  ),
  'the same, of 5,000 people and more': draw(
    random,
    one.filter(({ people }) => people >= 5000),
    sample,
  ).map((p) => ask(p, `${p.name}, ${p.region}`)),
  'the same in one part, without commas': draw(random, one, sample).map((p) => ask(p, `${p.name} ${p.region}`)),
  'name, area (county), country': draw(
    random,
    one.filter(
      ({ area, name, country }) =>
        area !== '' && !apart(byCountryName.get(`${country} ${foldWorldName(name)}`).filter((o) => o.area === area)),
    ),
    sample,
  ).map((p) => ask(p, `${p.name}, ${p.area}, ${countryName(p.country)}`)),
  'another name of the place (10,000 people and more)': draw(
    random,
    one.filter(({ others, people }) => others.length > 0 && people >= 10_000),
    sample,
  ).map((p) => ask(p, `${random.pick(p.others)}, ${p.region}`)),
  'code of the region': draw(
    random,
    one.filter((p) => codes(p).length > 0),
    sample,
  ).map((p) => ask(p, `${p.name}, ${random.pick(codes(p))}, ${countryName(p.country)}`)),
  'region in its own language': draw(
    random,
    one.filter((p) => localNames(p).length > 0),
    sample,
  ).map((p) => ask(p, `${p.name}, ${random.pick(localNames(p))}`)),
  'one slip in the name': draw(
    random,
    one.filter(({ name }) => /^[A-Za-z ]{6,}$/.test(name)),
    sample,
  ).map((p) => ask(p, `${typo(random, p.name)}, ${p.region}`)),
  'homonyms of one country, by region': draw(
    random,
    one.filter(
      (p) => new Set(byCountryName.get(`${p.country} ${foldWorldName(p.name)}`).map(({ region }) => region)).size > 1,
    ),
    sample,
  ).map((p) => ask(p, `${p.name}, ${p.region}`)),
  'homonyms of several countries, by country': draw(
    random,
    one.filter(
      (p) =>
        byCountryName.get(`${p.country} ${foldWorldName(p.name)}`).length === 1 &&
        byName.get(foldWorldName(p.name)).length > 1,
    ),
    sample,
  ).map((p) => ask(p, p.name)),
  'the larger first, in a country': draw(random, [...byCountryName.values()].map(dominant).filter(Boolean), sample).map(
    (p) => ask(p, p.name),
  ),
  'the larger first, in the world': draw(
    random,
    [...byName.values()].map(dominant).filter((p) => p && countryCode(p.name) === undefined),
    sample,
  ).map((p) => ask(p, p.name, 'ZZ')),
});
