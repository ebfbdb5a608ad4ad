// Lines of addresses through every operation that takes a line, a part of one, a point or an id, in all countries; and
// emails, phone numbers, companies and owners of land.
import { CONTACT_CASES } from '../contact-cases.mjs';
import { mutatedText, token } from '../mutate.mjs';

const COUNTRIES = ['AU', 'AU', 'AU', 'NZ', 'NZ', 'FR', 'US', 'GB', 'DE', 'JP', 'TV', 'XX', '', 'Australia', 'au '];
const IDS = ['AU|GNAF|GAVIC700057490', 'AU|GNAF|', 'NZ|NZAD|1', '||', 'FR|GEONAMES|1', 'AU|GNAF|G-1', 'eid1.AAAA'];
const POINTS = ['-37.7136', '145.003', '-36.8485', '174.7633', '48.85', '2.35', '90', '-180', '1e9', 'NaN', '', '0'];
/** What of 100 cases goes to which operation; the lookups share the rest. */
const SHARES = { cleanse: 16, parse: 10, geocode: 14, find: 16, 'intl find': 6, reverse: 2, ids: 2, contacts: 18 };

const locales = ['au', 'nz', 'intl'];

/** The value of a field of a lookup. */
function part(random, seeds, field) {
  if (field === 'country') return random.pick(COUNTRIES);
  if (field === 'id') return random.chance(0.5) ? random.pick(IDS) : mutatedText(random, IDS);
  if (field === 'fullAddress' || random.chance(0.3)) return mutatedText(random, seeds);
  return random.chance(0.5) ? token(random) : mutatedText(random, [token(random), random.pick(seeds)]);
}

function lookupCase(random, seeds, lookups) {
  const { kind, post } = random.pick(lookups);
  const record = {};
  const optional = post.optional.filter((name) => name !== 'featureOptions' && name !== 'transactionID');
  for (const field of [...post.required, ...(post.oneOf ?? []).map((names) => random.pick(names))]) {
    record[field] = part(random, seeds, field);
  }
  for (const field of optional) if (random.chance(0.4)) record[field] = part(random, seeds, field);
  return { name: `lookup ${kind}`, record, locale: random.pick(['au', 'nz']) };
}

const point = (random, seeds) => {
  const one = (at) => {
    if (random.chance(0.7)) return String((random.next() - 0.5) * at);
    return random.chance(0.5) ? random.pick(POINTS) : mutatedText(random, [...POINTS, random.pick(seeds)]);
  };
  return { attributes: { latitude: one(180), longitude: one(360) } };
};

function features(random) {
  const options = {};
  if (random.chance(0.3)) options.groupAddresses = random.pick(['0', '1']);
  if (random.chance(0.3)) options.singleLineHitNumber = random.pick(['1', '20', '1000', '0', '-1', 'x', '999999999']);
  if (random.chance(0.1)) options.caseType = random.pick(['TITLE', 'UPPER', '']);
  if (random.chance(0.1)) options.positionFilter = random.pick(['ADDRESS', 'STREET', '']);
  if (random.chance(0.1)) options.exposeAttributes = '1';
  if (random.chance(0.1)) options.radius = random.pick(['1', '50', '2000', 'x', '-5', '100001']);
  return options;
}

/** @param {{ data: string, texts: readonly string[] }} options */
export async function open({ data, texts }) {
  const { openLocalEngine } = await import('../../../dist/engine/local.js');
  const { operations } = await import('../../../dist/contract/operations.js');
  const { lookups } = await import('../../../dist/contract/operations/lookup-forms.js');
  const { WaypostError } = await import('../../../dist/contract/errors.js');
  const named = new Map(operations.map((operation) => [operation.name, operation]));
  const engine = await openLocalEngine({ dataDir: data });
  const line = (random) => mutatedText(random, texts);
  const makers = {
    cleanse: (random) => ({ name: 'cleanse', record: { fullAddress: line(random) }, locale: random.pick(locales) }),
    parse: (random) => ({ name: 'parse', record: { fullAddress: line(random) }, locale: random.pick(locales) }),
    geocode: (random) => ({
      name: 'geocode',
      record: { country: random.pick(COUNTRIES), fullAddress: line(random) },
    }),
    find: (random) => ({ name: 'find', record: { country: random.pick(COUNTRIES), fullAddress: line(random) } }),
    'intl find': (random) => ({
      name: 'intl find',
      record: { country: random.pick(COUNTRIES), fullAddress: line(random) },
    }),
    reverse: (random) => ({
      name: random.pick(['reverseGeocode', 'intlReverseGeocode']),
      record: point(random, texts),
    }),
    ids: (random) => ({
      name: random.pick(['retrieve', 'intl retrieve', 'address retrieve', 'identify']),
      record: { id: part(random, texts, 'id'), country: random.pick(COUNTRIES) },
    }),
    contacts: (random) => {
      const [name, record] = random.pick(Object.entries(CONTACT_CASES));
      return { name, record: record(random, texts) };
    },
  };
  return {
    make(random) {
      let share = random.below(100);
      let maker = (random) => lookupCase(random, texts, lookups);
      for (const [name, of] of Object.entries(SHARES)) {
        if (share >= 0 && share < of) maker = makers[name];
        share -= of;
      }
      return { ...maker(random), featureOptions: features(random) };
    },
    group: ({ name }) => name,
    show: (asked) => JSON.stringify(asked),
    async run({ name, record, locale, featureOptions }) {
      try {
        const asked = { payload: [record], featureOptions, ...(locale ? { locale } : {}) };
        return await engine.run(named.get(name), asked);
      } catch (error) {
        // A refusal has its message; anything else is a bug.
        if (error instanceof WaypostError) return { refused: error.message };
        throw error;
      }
    },
    /** What is wrong with the answer, if anything is. */
    async fault({ name }, answer) {
      if (answer.refused !== undefined) return undefined;
      const checked = (await named.get(name).schema()).response.safeParse(answer);
      return checked.success ? undefined : `the answer breaks its schema: ${checked.error.message.slice(0, 300)}`;
    },
    close: () => engine.close(),
  };
}
