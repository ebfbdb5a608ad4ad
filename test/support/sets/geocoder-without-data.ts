// geocode over what comes with the package, for tests of texts.
import { geocode } from '../../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../../src/contract/schema/geocode.js';
import { engineWithoutData } from './own-addresses.js';

/** What geocodes one text without address data; its engine is open for the tests of a file. */
export function geocoderWithoutData(): (fullAddress: string, country?: string) => Promise<Geocoded> {
  const engine = engineWithoutData('au');
  return async (fullAddress, country = 'ZZ') => {
    const { payload } = await engine().run(geocode, { payload: [{ country, fullAddress }] });
    return payload[0] as Geocoded;
  };
}

/** Latitude and longitude of an answer in whole degrees; null where it has none. */
export const degreesOf = ({ attributes }: Geocoded): number[] | null =>
  attributes?.['Latitude'] === undefined
    ? null
    : [attributes['Latitude'], attributes['Longitude']].map((degrees) => Math.round(Number(degrees)));
