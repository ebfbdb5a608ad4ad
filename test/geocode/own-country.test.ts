// An answer is of the country that it was found in, whatever country was taken for the line's.
import { describe, expect, it } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import { engineWithoutData } from '../support/sets/own-addresses.js';

const engine = engineWithoutData('au');

describe('A line of New Zealand is not labelled as one of Australia', () => {
  it.each([
    ['ZZ', '17 Tui Avenue, Onerahi, Whangarei 0110', 'NZ', 'NZL'],
    ['ZZ', '61 Kaka Road, Waimate', 'NZ', 'NZL'],
    ['AU', '17 Tui Avenue, Onerahi, Whangarei 0110', 'NZ', 'NZL'],
    ['ZZ', '12 Quoll Street, Dubbo NSW 2830', 'AU', 'AUS'],
    ['ZZ', '12 Quoll Street, Nowhereville', 'AU', 'AUS'],
  ])('of the country %s: %s', async (country, fullAddress, expected, iso3) => {
    const [answer] = geocode.elements(await engine().run(geocode, { payload: [{ country, fullAddress }] }));
    expect([answer?.country, answer?.attributes?.['CountryIso2'], answer?.attributes?.['CountryIso3']]).toEqual([
      expected,
      expected,
      iso3,
    ]);
    expect(Number(answer?.attributes?.['Longitude'] ?? 0) > 160).toBe(expected === 'NZ');
  });
});
