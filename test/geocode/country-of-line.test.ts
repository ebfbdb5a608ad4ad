// Lines of the world of which no country is said: a city beside a street or a postal code, codes of two letters, slips,
// and regions whose name a city elsewhere has.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: 'none', locale: 'intl' });
});
afterAll(() => engine.close());

async function ask(fullAddress: string): Promise<Geocoded | null> {
  const { payload } = await engine.run(geocode, { payload: [{ country: 'ZZ', fullAddress }] });
  return payload[0] as Geocoded | null;
}
const said = (answer: Geocoded | null): string => (answer?.messages ?? []).join('; ');

describe('A city beside a street or a postal code says the country', () => {
  test.each([
    ['75008 Paris', 'verified', 'Paris, Île-de-France 75008, France', ''],
    ['Paris 75460', 'verified', 'Paris, Texas 75460, United States of America', ''],
    ['New York NY 10001', 'verified', 'New York City, New York 10001, United States of America', ''],
    [
      '12 Wattle Street, Portland, OR 97201',
      'partial',
      'Portland, Oregon 97201, United States of America',
      '12 WATTLE STREET',
    ],
    ['SW1A 9ZZ London', 'partial', 'London, England, United Kingdom', 'United Kingdom is that of London'],
    ['1017 SG Amsterdam', 'partial', 'Amsterdam, North Holland, Netherlands', 'Netherlands is that of Amsterdam'],
    ['Amsterdam 1017 SG', 'partial', 'Amsterdam, North Holland, Netherlands', 'not located: 1017 SG'],
    ['D-80331 München', 'partial', 'Munich, Bavaria, Germany', 'no postal codes of DE are installed'],
    ['110 00 Praha', 'partial', 'Prague, Czech Republic', 'Czech Republic is that of Prague'],
    ['Via Gumnut 12, Torino', 'partial', 'Turin, Piedmont, Italy', 'not located: VIA GUMNUT 12'],
    ['Gumnut Tower, Paris', 'partial', 'Paris, Île-de-France, France', 'not located: GUMNUT TOWER'],
    ['12 Gumnut Rd, Springfield', 'ambiguous', 'Springfield, Missouri, United States of America', 'Illinois'],
  ])('%s is %s: %s', async (text, status, whole, message) => {
    const answer = await ask(text);
    expect([answer?.status, answer?.fullAddress]).toEqual([status, whole]);
    expect(said(answer)).toContain(message);
  });

  test.each([['Level 3, Tower B'], ['12 Rue X, Nowhereville'], ['1, 2, 3'], ['Gumnut Tower'], ['XY']])(
    '%s ends in no city, and has no answer',
    async (text) => {
      expect(await ask(text)).toBeNull();
    },
  );
});

describe('What a text may mean elsewhere is said', () => {
  test.each([
    ['CA', 'Canada', 'California, United States of America'],
    ['IN', 'India', 'Indiana, United States of America'],
    ['SA', 'Saudi Arabia', 'South Australia, Australia'],
    [
      'Washington',
      'Washington, United States of America',
      'Washington, District of Columbia, United States of America',
    ],
  ])('%s is %s, and may be %s', async (text, whole, other) => {
    const answer = await ask(text);
    expect([answer?.status, answer?.fullAddress]).toEqual(['ambiguous', whole]);
    expect(said(answer)).toContain(`it may also be ${other}`);
  });

  test('a slip that leads to a place of any country is named', async () => {
    const answer = await ask('Melborne');
    expect([answer?.status, answer?.fullAddress]).toEqual(['corrected', 'Melbourne, Victoria, Australia']);
    expect(said(answer)).toBe('MELBORNE is taken for Melbourne');
  });
});

describe("A country's name may end a region's or a city's", () => {
  test.each([
    ['Lower Austria', 'Lower Austria, Austria'],
    ['C.P. 06000 Ciudad de México', 'Mexico City, Mexico'],
    ['San Fernando, México', 'San Fernando, Tamaulipas, Mexico'],
  ])('%s', async (text, whole) => {
    expect((await ask(text))?.fullAddress).toBe(whole);
  });

  test('the code of no region is not shown', async () => {
    expect((await ask('Kowloon'))?.fullAddress).toBe('Kowloon, Hong Kong');
  });
});
