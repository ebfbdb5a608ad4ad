// A name beside a postal code, which are a pair in one country and none in another.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geocode } from '../../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';

let engines: Record<'au' | 'nz', LocalEngine>;
beforeAll(async () => {
  const open = (locale: 'au' | 'nz'): Promise<LocalEngine> => openLocalEngine({ dataDir: 'none', locale });
  engines = { au: await open('au'), nz: await open('nz') };
});
afterAll(async () => {
  await engines.au.close();
  await engines.nz.close();
});

async function ask(locale: 'au' | 'nz', country: string, fullAddress: string): Promise<unknown[]> {
  const { payload } = await engines[locale].run(geocode, { payload: [{ country, fullAddress }] });
  const answer = payload[0] as Geocoded;
  return [answer.status, answer.fullAddress, answer.country, (answer.messages ?? []).join('; ')];
}

const has = (country: string): string =>
  `no country is given: ${country} has a place of that name with that postal code`;

describe('A name and a postal code without a country', () => {
  test.each([
    ['au', 'Hastings 4122', 'HASTINGS 4122', 'NZ', 'New Zealand'],
    ['au', '3204 Hamilton', 'HAMILTON 3204', 'NZ', 'New Zealand'],
    ['au', 'Nelson, 7010', 'NELSON 7010', 'NZ', 'New Zealand'],
    ['nz', 'Hamilton 3300', 'HAMILTON VIC 3300', 'AU', 'Australia'],
    ['au', 'Melbourne 32901', 'Melbourne, Florida 32901, United States of America', 'US', 'United States of America'],
    ['au', 'Brisbane, 94005', 'Brisbane, California 94005, United States of America', 'US', 'United States of America'],
  ] as const)('that are no pair at home in %s: %s is %s', async (locale, text, whole, country, name) => {
    expect(await ask(locale, 'ZZ', text)).toEqual(['verified', whole, country, has(name)]);
  });

  test.each([
    ['Kempsey 2441', 'partial', 'NSW 2441', 'the postcode 2441 is not one of KEMPSEY: the postcode is taken'],
    ['Sydny 2000', 'corrected', 'SYDNEY NSW 2000', ''],
    ['Hamilton 3300', 'verified', 'HAMILTON VIC 3300', ''],
  ])('that are a pair nowhere else stay at home: %s', async (text, status, whole, message) => {
    expect(await ask('au', 'ZZ', text)).toEqual([status, whole, 'AU', message]);
  });

  test('whose country is given stay there', async () => {
    const [, , country, message] = await ask('au', 'AU', 'Hastings 4122');
    expect([country, message]).toEqual(['AU', 'the postcode 4122 is not one of HASTINGS: the postcode is taken']);
  });
});
