// find and retrieve outside Australia and New Zealand: over the streets that are imported for a country, its imported
// places and those that come with the package.
import { WaypostError } from '../../contract/errors.js';
import type { FindInput } from '../../contract/operations/find.js';
import type { Retrieved } from '../../contract/schema/find.js';
import { describeWorldAddress, describeWorldHit } from '../../world-find/describe.js';
import { findWorld, membersOf, type Country } from '../../world-find/find.js';
import type { WorldHit, WorldWish } from '../../world-find/hit.js';
import { hitOfId } from '../../world-find/ids.js';
import { countryCode, countryName } from '../../geocode/country.js';
import { OPENADDRESSES_SOURCE } from '../../data/kinds.js';
import type { Response } from '../../contract/operation.js';
import type { Access, Handler, RequestOptions } from '../context.js';
import { hitLimit } from './find.js';
import { CONTRACT_COUNTRIES } from '../sources.js';
import { worldSets } from '../world-sets.js';

/**
 * The operation `intl find`: the first record of a call. Throws `bad-request` for a country that is not known, or is
 * one of the contract's own.
 */
export const handleIntlFind: Handler = (request, access) => {
  const [record] = request.payload as FindInput[];
  if (!record) return { status: 'SUCCESS', messages: [], payload: [] };
  const code = requireCountry(record.country);
  if (CONTRACT_COUNTRIES.includes(code)) {
    throw new WaypostError(
      'bad-request',
      `intl find is for other countries than ${CONTRACT_COUNTRIES.join(' and ')}; addresses of ${code} are ` +
        `found by find`,
    );
  }
  return findInCountry(record, code, request, access);
};

/** ISO 3166-1 alpha-2 of a name or code. Throws `bad-request` for one that is not known. */
export function requireCountry(given: string): string {
  const code = given.trim() === '' ? undefined : countryCode(given);
  if (code === undefined) {
    throw new WaypostError(
      'bad-request',
      given.trim() === ''
        ? 'no country is given; give a name or a code of ISO 3166-1'
        : `the country '${given}' is not known; give a name or a code of ISO 3166-1`,
    );
  }
  return code;
}

/** The hits for a record in a country, or what is in the group of its id. Throws `bad-request`. */
export function findInCountry(
  { fullAddress: given, id }: FindInput,
  code: string,
  { featureOptions }: RequestOptions,
  access: Access,
): Response {
  const country = countryOf(code, access);
  const wish: WorldWish = { limit: hitLimit(featureOptions), groups: featureOptions?.['groupAddresses'] === '1' };
  const fullAddress = given.trim();
  if (id) return answer(membersOf(groupOf(id, country), country, wish), country);
  if (fullAddress === '') {
    throw new WaypostError('bad-request', 'fullAddress is empty; give an address or place, or the beginning of one');
  }
  return answer(findWorld(fullAddress, country, wish), country);
}

function answer(hits: readonly WorldHit[], country: Country): Response {
  const note = country.streets
    ? []
    : [
        `no addresses of ${countryName(country.code)} are installed: only places are found; "waypost data ` +
          `import openaddresses" imports addresses`,
      ];
  return { status: 'SUCCESS', messages: note, payload: hits.map((hit) => describeWorldHit(hit, country)) };
}

const countryOf = (code: string, access: Access): Country => ({
  code,
  streets: worldSets(access).streetsOf(code),
  places: worldSets(access).placesOf(code),
});

function groupOf(id: string, country: Country): WorldHit {
  const hit = hitOf(id, country);
  if (hit.kind === 'address') {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is that of an address, with nothing below it; give it to retrieve`,
    );
  }
  return hit;
}

/**
 * What an id names in its country. Throws `bad-request` for an id of another country, of another source, or of nothing.
 */
function hitOf(id: string, country: Country): WorldHit {
  const [code = '', source = '', ...rest] = id.split('|');
  const local = rest.join('|');
  if (code.toUpperCase() !== country.code) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is not of ${country.code}, which is searched; give the id as find gave it, with its country`,
    );
  }
  const places = country.places.find((set) => set.source === source.toUpperCase());
  if (places) {
    const at = places.withLocalId(country.code, local);
    if (at >= 0) return { kind: 'place', set: places, at };
  } else if (source.toUpperCase() !== OPENADDRESSES_SOURCE || !country.streets) {
    const there = [...(country.streets ? [OPENADDRESSES_SOURCE] : []), ...country.places.map((set) => set.source)];
    throw new WaypostError(
      'bad-request',
      `the id ${id} is of no installed source of ${country.code}; there are ${there.join(', ')}`,
    );
  }
  const hit = places ? undefined : hitOfId(country.streets!, local);
  if (!hit) {
    throw new WaypostError('bad-request', `${source.toUpperCase()} of ${country.code} has nothing with the id ${id}`);
  }
  return hit;
}

/**
 * The whole address or place of an id. Throws `bad-request` for an id of a group, of nothing, or of another source than
 * is asked for.
 */
export function retrieveInWorld(id: string, source: string | undefined, access: Access): Retrieved {
  const [code = '', named = ''] = id.split('|');
  if (source !== undefined && source.toUpperCase() !== named.toUpperCase()) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is of the source ${named}, and ${source} is asked for; leave the source out, or give an ` +
        `id of ${source}`,
    );
  }
  const country = countryOf(requireCountry(code), access);
  const hit = hitOf(id, country);
  if (hit.kind === 'street' || hit.kind === 'building') {
    throw new WaypostError('bad-request', `the id ${id} is that of a group of addresses; find lists what is in it`);
  }
  return describeWorldAddress(hit, country);
}
