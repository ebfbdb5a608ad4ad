// The whole address or place of an id of another country.
import { readAddressId } from '../contract/address-id.js';
import { WaypostError } from '../contract/errors.js';
import type { Retrieved } from '../contract/schema/find.js';
import { describeWorldAddress } from './describe.js';
import type { CountryData } from './find.js';
import { hitNamed } from './hit-named.js';
import { requireCountry } from './require-country.js';

/**
 * The whole address or place of an id. `source`: the one that is asked for, if one is; `countryOf`: what is installed
 * of a country. Throws `bad-request` for an id of a group, of nothing, or of another source than is asked for.
 */
export function retrieveInWorld(
  id: string,
  source: string | undefined,
  countryOf: (code: string) => CountryData,
): Retrieved {
  const named = readAddressId(id);
  const own = named?.source ?? '';
  if (source !== undefined && source.toUpperCase() !== own) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is of the source ${own}, and ${source} is asked for; leave the source out, or give an ` +
        `id of ${source}`,
    );
  }
  const country = countryOf(requireCountry(named?.country ?? id));
  const hit = hitNamed(id, country);
  if (hit.kind === 'street' || hit.kind === 'building') {
    throw new WaypostError('bad-request', `the id ${id} is that of a group of addresses; find lists what is in it`);
  }
  return describeWorldAddress(hit, country);
}
