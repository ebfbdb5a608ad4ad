// Questions for localities and postcodes of Australia, by how they are written, each with the points that are right.
import { foldName } from '../../dist/address/fold.js';
import { by, metres, table } from './table.mjs';

const STATES = {
  'New South Wales': 'NSW',
  Victoria: 'VIC',
  Queensland: 'QLD',
  'South Australia': 'SA',
  'Western Australia': 'WA',
  Tasmania: 'TAS',
  'Northern Territory': 'NT',
  'Australian Capital Territory': 'ACT',
};
const SHORT = [
  [/\bMOUNT\b/, 'MT'],
  [/\bST\b/, 'SAINT'],
  [/\bNORTH\b/, 'NTH'],
  [/\bSOUTH\b/, 'STH'],
  [/\bPOINT\b/, 'PT'],
];

/** True for what is a place where people live, and not where mail is sorted. */
const isPlace = ({ locality }) => !/ (MC|DC|BC|GPO|LPO|MSC)$/.test(locality);
const abbreviated = (name) => SHORT.reduce((text, [word, short]) => text.replace(word, short), name);

/** `rows`: postcode, locality, state, lat, lng, type. */
export function auClasses(rows, random, sample) {
  const drawn = (list) =>
    list.length <= sample
      ? list
      : list
          .map((item) => [random.next(), item])
          .sort((a, b) => a[0] - b[0])
          .slice(0, sample)
          .map(([, item]) => item);
  const places = rows.filter(isPlace);
  const byNameAndState = by(places, ({ locality, state }) => `${foldName(locality)} ${state}`);
  const byPoint = by(rows, ({ postcode, lat, lng }) => `${postcode} ${lat} ${lng}`);
  const byName = by(places, ({ locality }) => foldName(locality));
  const isOwn = ({ postcode, lat, lng }) => byPoint.get(`${postcode} ${lat} ${lng}`).length === 1;
  const towns = by(
    table.filter(({ country }) => country === 'AU'),
    ({ name, region }) => `${foldName(name)} ${STATES[region]}`,
  );
  const key = ({ locality, state }) => `${foldName(locality)} ${state}`;
  const judged = places.filter((row) => towns.has(key(row)));
  const ask = (list, text, points) => drawn(list).map((row) => ({ text: text(row), points: points(row) }));
  const one = [...byNameAndState.values()].map(([row]) => row);
  const own = one.filter(isOwn);
  const named = [...new Set(judged.map(key))].map((text) => judged.find((row) => key(row) === text));
  const raw = (row) => byNameAndState.get(key(row));
  const geonames = (row) => towns.get(key(row));
  const title = (text) => text.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  // A postcode of boxes or large receivers lies where its locality does: the file has other points for some of these.
  const byPlace = by(rows, key);
  const where = (list) => list.flatMap((row) => byPlace.get(key(row)));
  const codes = [...by(rows, ({ postcode }) => postcode).values()];
  const townsOf = (list) => list.flatMap((row) => towns.get(key(row)) ?? []);
  const inTowns = codes.filter((list) => townsOf(list).length > 0);
  const isNear = (a, b) => metres(a.lat, a.lng, b.lat, b.lng) < 25_000;
  const agreed = (list) => where(list).filter((point) => townsOf(list).some((town) => isNear(point, town)));
  const near = (row) => towns.get(key(row)).some(({ lat, lng }) => metres(lat, lng, row.lat, row.lng) < 25_000);
  return {
    'locality, state; the points of the file': ask(one, (r) => `${r.locality} ${r.state}`, raw),
    'locality, state; own points of the file': ask(own, (r) => `${r.locality} ${r.state}`, raw),
    'locality, state; GeoNames': ask(named, (r) => `${r.locality} ${r.state}`, geonames),
    'locality, state; GeoNames and the file': ask(named.filter(near), (r) => `${r.locality} ${r.state}`, geonames),
    'locality, postcode; GeoNames': ask(named, (r) => `${title(r.locality)} ${r.postcode}`, geonames),
    'locality, state, postcode; GeoNames': ask(
      named,
      (r) => `${title(r.locality)}, ${r.state} ${r.postcode}`,
      geonames,
    ),
    'postcode, state, locality; GeoNames': ask(named, (r) => `${r.postcode} ${r.state} ${r.locality}`, geonames),
    'locality of one name; GeoNames': ask(
      named.filter(({ locality }) => byName.get(foldName(locality)).length === 1),
      (r) => title(r.locality),
      geonames,
    ),
    'abbreviated, state; GeoNames': ask(
      named.filter(({ locality }) => abbreviated(locality) !== locality),
      (r) => `${abbreviated(r.locality)} ${r.state}`,
      geonames,
    ),
    'mail and delivery centres, state; the points of the file': ask(
      rows.filter((row) => !isPlace(row)),
      (r) => `${r.locality} ${r.state}`,
      (r) => rows.filter(({ postcode }) => postcode === r.postcode),
    ),
    'postcode; the points of the file': ask(
      codes,
      ([r]) => r.postcode,
      (list) => list,
    ),
    'postcode of one locality; its points in the file': ask(
      codes.filter((list) => list.length === 1),
      ([r]) => r.postcode,
      where,
    ),
    'postcode; the points of its localities in the file': ask(codes, ([r]) => r.postcode, where),
    'postcode; those of its points that GeoNames confirms': ask(
      codes.filter((list) => agreed(list).length > 0),
      ([r]) => r.postcode,
      agreed,
    ),
    'postcode; the towns of its localities in GeoNames': ask(inTowns, ([r]) => r.postcode, townsOf),
    'state, postcode; the points of its localities in the file': ask(codes, ([r]) => `${r.state} ${r.postcode}`, where),
  };
}
