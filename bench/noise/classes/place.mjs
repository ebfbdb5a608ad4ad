// Classes: what is wrong or missing in locality, state and postcode.
import { absent, anyRow, drop, hasNumber, wanting } from '../query.mjs';
import { kilometres } from '../reference.mjs';
import { written, saidBy, official, streetOf, front, recase } from '../write.mjs';

/** Real places around an address, nearest first, other than its own locality and those that the reference holds. */
const nearPlaces = new Map();
function neighbours({ places, reference }, row, within) {
  const at = row.street.locality;
  const cacheKey = `${at.name}|${at.state}`;
  if (!nearPlaces.has(cacheKey)) {
    const own = new Set([...reference.localities.values()].map((l) => `${l.name}|${l.state}`));
    const near = places
      .filter((p) => p.delivery && p.state === at.state && !own.has(`${p.name}|${p.state}`))
      .map((p) => ({ p, km: kilometres(p, at) }))
      .filter(({ km }) => km < 40)
      .sort((a, b) => a.km - b.km);
    nearPlaces.set(cacheKey, near);
  }
  return nearPlaces
    .get(cacheKey)
    .filter(({ km }) => km <= within)
    .map(({ p }) => p);
}

/** Rows of the whole reference that bear the street name and number elsewhere make a query without place ambiguous. */
const everywhere = (context) => context.reference.localities.values();
const plain = (name, kind, about, change, where) => ({
  name,
  kind,
  about,
  make(random, context) {
    const row = anyRow(random, context);
    const said = saidBy(row);
    const reason = change(random, said, row, context);
    if (reason) return drop(reason);
    return wanting(written(random, said), said, row, where?.(context));
  },
});
const places = ({ places: list }, name, postcode) => list.some((p) => p.name === name && p.postcode === postcode);

/** @type {import('../query.mjs').NoiseClass[]} */
export const place = [
  plain('no-postcode', 'recoverable', 'no postcode', (_, said) => {
    said.postcode = '';
  }),
  plain('no-state', 'recoverable', 'no state', (_, said) => {
    said.state = '';
  }),
  plain('no-state-no-postcode', 'recoverable', 'locality alone', (_, said) => {
    said.state = '';
    said.postcode = '';
  }),
  plain('no-locality', 'recoverable', 'postcode, with or without state, and no locality', (random, said) => {
    said.locality = '';
    if (random.chance(0.4)) said.state = '';
  }),
  plain('wrong-postcode', 'recoverable', "a neighbour's or any other postcode", (random, said, row, context) => {
    const near = neighbours(context, row, 40)
      .map((p) => p.postcode)
      .filter((p) => p !== row.postcode);
    const kind = random.below(3);
    if (kind === 0 && near.length > 0) said.postcode = random.pick(near.slice(0, 12));
    else if (kind === 1) {
      said.postcode = row.postcode.slice(0, 3) + String((Number(row.postcode[3]) + 1 + random.below(9)) % 10);
    } else said.postcode = random.pick(context.places).postcode;
    if (said.postcode === row.postcode) return 'the same postcode again';
    if (places(context, row.locality, said.postcode)) return 'another locality of that name has the postcode';
    return undefined;
  }),
  plain(
    'postcode-digits-swapped',
    'watch',
    'two digits of the postcode exchanged, or one lost',
    (random, said, row, context) => {
      const p = row.postcode;
      const i = random.below(3);
      said.postcode = random.chance(0.7)
        ? p.slice(0, i) + p[i + 1] + p[i] + p.slice(i + 2)
        : p.slice(0, i) + p.slice(i + 1);
      if (said.postcode === p) return 'the same postcode again';
      return places(context, row.locality, said.postcode)
        ? 'another locality of that name has the postcode'
        : undefined;
    },
  ),
  plain('wrong-state', 'recoverable', 'another state', (random, said, row) => {
    said.state = random.pick(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'].filter((s) => s !== row.state));
  }),
  plain(
    'wrong-locality',
    'recoverable',
    'a neighbouring locality with the right postcode',
    (random, said, row, context) => {
      const near = neighbours(context, row, 15).slice(0, 10);
      if (near.length === 0) return 'no neighbour within 15 km';
      said.locality = random.pick(near).name;
      return undefined;
    },
  ),
  plain(
    'junk-locality',
    'recoverable',
    'a place name that is none (an estate, a landmark) with the right postcode',
    (random, said) => {
      said.locality =
        `${random.pick(['QUARTZ', 'LYREBIRD', 'ZEPHYR', 'IRONGATE', 'OPALINE', 'TALLOWOOD'])} ` +
        `${random.pick(['ESTATE', 'MARKETPLACE', 'PRECINCT', 'QUARTER'])}`;
    },
  ),
  {
    name: 'neighbour-locality-and-postcode',
    kind: 'watch',
    about: 'a neighbouring locality with its own postcode: the sender thinks he lives there',
    make(random, context) {
      const row = anyRow(random, context, hasNumber);
      const said = saidBy(row);
      const near = neighbours(context, row, 8).slice(0, 8);
      if (near.length === 0) return drop('no neighbour within 8 km');
      const p = random.pick(near);
      said.locality = p.name;
      said.postcode = p.postcode;
      if (context.streetsOf.get(`${p.name}|${p.state}`)?.has(row.name)) {
        return drop('the neighbour has a street of that name');
      }
      const query = wanting(written(random, said), said, row, everywhere(context));
      return query;
    },
  },
  {
    name: 'street-only',
    kind: 'watch',
    about: 'number and street with the state alone, the only such address',
    make(random, context) {
      const row = anyRow(random, context);
      const said = { ...saidBy(row), locality: '', postcode: '' };
      return wanting(written(random, said), said, row, everywhere(context));
    },
  },
  {
    name: 'absent-locality',
    kind: 'absent',
    about: 'a far locality of the country that has no such address, or an invented one',
    make(random, context) {
      const row = anyRow(random, context, hasNumber);
      const said = saidBy(row);
      if (random.chance(0.6)) {
        const p = random.pick(context.places);
        if (!p.delivery || [...context.reference.localities.values()].some((l) => kilometres(l, p) < 60)) {
          return drop('not a far delivery area');
        }
        if ([...context.reference.localities.values()].some((l) => l.name === p.name)) {
          return drop('a namesake of a locality of the reference');
        }
        said.locality = p.name;
        said.state = p.state;
        said.postcode = p.postcode;
      } else {
        said.locality =
          `${random.pick(['QUARTZ', 'LYREBIRD', 'ZEPHYR', 'IRONGATE', 'OPALINE'])}` +
          `${random.pick(['FIELD', 'TON', 'DALE', 'WICK', 'BOROUGH'])}`;
        said.postcode = random.chance(0.5) ? '' : random.pick(['2998', '3899', '4999', '2699']);
        if (context.places.some((p) => p.postcode === said.postcode)) return drop('the postcode exists');
      }
      return absent(
        random.chance(0.5)
          ? official(said)
          : recase(random, `${front(said)} ${streetOf(said)} ${said.locality} ${said.state} ${said.postcode}`.trim()),
        said,
        ['locality', 'none'],
        ['STREET_NOT_FOUND', 'LOCALITY_NOT_FOUND', 'NO_ADDRESS_DATA'],
      );
    },
  },
];
