// What an id of find names in a country: an address, a group of addresses, a place.
import { readAddressId } from '../contract/address-id.js';
import { WaypostError } from '../contract/errors.js';
import { OPENADDRESSES_SOURCE } from '../data/kinds.js';
import type { CountryData } from './find.js';
import type { WorldHit } from './hit.js';
import { hitOfId } from './ids.js';

/**
 * The group of an id as find gave it. Throws `bad-request` for an id of an address, of another country or source, or of
 * nothing.
 */
export function groupOfId(id: string, country: CountryData): WorldHit {
  const hit = hitNamed(id, country);
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
export function hitNamed(id: string, country: CountryData): WorldHit {
  const { country: code, source, local } = readAddressId(id) ?? { country: id.toUpperCase(), source: '', local: '' };
  if (code !== country.code) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is not of ${country.code}, which is searched; give the id as find gave it, with its country`,
    );
  }
  const places = country.places.find((set) => set.source === source);
  if (places) {
    const at = places.withLocalId(country.code, local);
    if (at >= 0) return { kind: 'place', set: places, at };
  } else if (source !== OPENADDRESSES_SOURCE || !country.streets) {
    const there = [...(country.streets ? [OPENADDRESSES_SOURCE] : []), ...country.places.map((set) => set.source)];
    throw new WaypostError(
      'bad-request',
      `the id ${id} is of no installed source of ${country.code}; there are ${there.join(', ')}`,
    );
  }
  const hit = places ? undefined : hitOfId(country.streets!, local);
  if (!hit) {
    throw new WaypostError('bad-request', `${source} of ${country.code} has nothing with the id ${id}`);
  }
  return hit;
}
