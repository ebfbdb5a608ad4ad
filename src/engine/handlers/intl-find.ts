// intl find, and find of other countries than the contract's own: over the streets that are imported for a country, its
// imported places and those that come with the package.
import { WaypostError } from '../../contract/errors.js';
import { matchOf } from '../../contract/match.js';
import type { Response } from '../../contract/operation.js';
import type { FindInput } from '../../contract/operations/find.js';
import { contractCountries } from '../../contract/sources.js';
import { countryName } from '../../geocode/country.js';
import { describeWorldHit } from '../../world-find/describe.js';
import { findWorld, membersOf, type CountryData } from '../../world-find/find.js';
import { groupOfId } from '../../world-find/hit-named.js';
import type { WorldWish } from '../../world-find/hit.js';
import { requireCountry } from '../../world-find/require-country.js';
import type { EngineContext, Handler, RequestOptions } from '../context.js';
import { hitLimit, wantsGroups } from '../feature-options.js';
import { success } from '../success.js';
import { worldOf } from '../world.js';

/**
 * The operation `intl find`: the first record of a call. Throws `bad-request` for a country that is not known, or is
 * one of the contract's own.
 */
export const handleIntlFind: Handler = (request, context) => {
  const [record] = request.payload as FindInput[];
  if (!record) return success([]);
  const code = requireCountry(record.country);
  if (contractCountries.includes(code)) {
    throw new WaypostError(
      'bad-request',
      `intl find is for other countries than ${contractCountries.join(' and ')}; addresses of ${code} are ` +
        `found by find`,
    );
  }
  return findInWorld(record, request, context);
};

/** The hits for a record in its country, or what is in the group of its id. Throws `bad-request`. */
export function findInWorld(
  { country: given, fullAddress, id }: FindInput,
  { featureOptions }: RequestOptions,
  context: EngineContext,
): Response {
  const country = countryIn(context, requireCountry(given));
  const wish: WorldWish = { limit: hitLimit(featureOptions), groups: wantsGroups(featureOptions) };
  const text = fullAddress.trim();
  if (!id && text === '') {
    throw new WaypostError('bad-request', 'fullAddress is empty; give an address or place, or the beginning of one');
  }
  const hits = id ? membersOf(groupOfId(id, country), country, wish) : findWorld(text, country, wish);
  return success(
    hits.map((hit) => {
      const element = describeWorldHit(hit, country);
      return { ...element, attributes: { ...element.attributes, Match: matchOf(hit.isNear === true) } };
    }),
    country.streets
      ? ''
      : `no addresses of ${countryName(country.code)} are installed: only places are found; "waypost data ` +
          `import openaddresses" imports addresses`,
  );
}

/** What is installed of a country (ISO 3166-1 alpha-2). */
export function countryIn(context: EngineContext, code: string): CountryData {
  const world = worldOf(context);
  return { code, streets: world.streetsOf(code), places: world.placesOf(code) };
}
