// Lines whose postcode is all that is certain of their place: the point is that of the postcode, which is said.
import { expect, it } from 'vitest';
import { geocode } from '../../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../../src/contract/schema/geocode.js';
import { engineWithoutData } from '../../support/sets/own-addresses.js';

const engine = engineWithoutData('au');

const located = async (country: string, fullAddress: string): Promise<Geocoded> =>
  (await engine().run(geocode, { payload: [{ country, fullAddress }] })).payload[0] as Geocoded;

it.each([
  ['a street without its place', 'AU', 'Gumnut Road, NSW 2220', -33.96, 'the point is that of NSW 2220'],
  ['a place that is not known', 'AU', '5 Gumnut St, Atlantis QLD 4305', -27.62, 'the point is that of QLD 4305'],
  ['a postcode of another state', 'AU', '5 Gumnut St, Atlantis QLD 2220', -33.96, 'the point is that of NSW 2220'],
  ['a place of New Zealand', 'NZ', '5 Rata Street, Atlantis 7020', -41.34, 'the point is that of 7020'],
])('%s', async (_, country, text, latitude, message) => {
  const { status, level, attributes, messages } = await located(country, text);
  expect([status, level]).toEqual(['partial', 'postcode']);
  expect(Number(attributes?.['Latitude'])).toBeCloseTo(latitude, 1);
  expect(messages).toContain(message);
});

it.each([
  ['without a postcode', '5 Gumnut St, Atlantis QLD'],
  ['with one that no place has', '5 Gumnut St, Atlantis QLD 4999'],
])('%s there is no point', async (_, text) => {
  expect((await located('AU', text)).attributes?.['Latitude'] ?? '').toBe('');
});
