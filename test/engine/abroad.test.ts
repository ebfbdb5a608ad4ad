// parse, find and geocode of texts of other countries: no street of Australia, and what is certain of them.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { find } from '../../src/contract/operations/find.js';
import { geocode } from '../../src/contract/operations/geocode.js';
import { parse } from '../../src/contract/operations/parse.js';
import type { Response } from '../../src/contract/operation.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: inject('sampleData') });
});
afterAll(() => engine.close());

/** Each holds the words of a street and locality of the sample. */
const AT_HOME = '24 Smith Street, Reservoir';

describe('parse', () => {
  test.each([
    [`${AT_HOME}, NY 10118, United States`, { country: 'US', state: 'NY', postcode: '10118', unknown: AT_HOME }],
    ['350 Fifth Ave, New York NY 10118', { country: 'US', locality: 'New York', state: 'NY', postcode: '10118' }],
    ['Karlsplatz 1, 1010 Wien', { country: 'AT', locality: 'Wien', postcode: '1010', unknown: 'Karlsplatz 1' }],
    ['SW1A 2AA London, UK', { country: 'GB', locality: 'London', postcode: 'SW1A 2AA' }],
  ])('takes country and postal code of %s, and keeps the other words', async (fullAddress, wanted) => {
    const { payload } = await engine.run(parse, { payload: [{ fullAddress }] });
    const [element] = (payload[0] as Response).payload;
    expect(element).toMatchObject({ ...wanted, fullAddress, street: null, streetNumber: null, changedItems: [] });
  });

  test('reads an address at home as ever', async () => {
    const { payload } = await engine.run(parse, { payload: [{ fullAddress: AT_HOME }] });
    expect((payload[0] as Response).payload).toMatchObject([{ streetNumber: '24', streetName: 'SMITH' }]);
  });
});

describe('find', () => {
  test('of a text of another country gives its places alone', async () => {
    const found = (fullAddress: string) => engine.run(find, { payload: [{ country: 'ZZ', fullAddress }] });
    expect(await found('Perth, Scotland')).toMatchObject({
      payload: [{ country: 'GB', fullAddress: 'Perth, Perth and Kinross, Scotland, United Kingdom' }],
      messages: [expect.stringMatching(/^no addresses of United Kingdom are installed: only places are found/)],
    });
    expect((await found(`${AT_HOME}, NY 10118, United States`)).payload).toEqual([]);
    expect((await found(AT_HOME)).payload[0]).toMatchObject({ country: 'AU' });
  });
});

describe('cleanse in the locale intl', () => {
  test('takes a line for what one without a locale is taken for', async () => {
    const intl = await openLocalEngine({ dataDir: inject('sampleData'), locale: 'intl' });
    try {
      for (const fullAddress of ['1 Queen St, Auckland', AT_HOME, `${AT_HOME}, NY 10118`]) {
        const request = { payload: [{ fullAddress }] };
        expect((await intl.run(cleanse, request)).payload).toEqual((await engine.run(cleanse, request)).payload);
      }
    } finally {
      await intl.close();
    }
  });
});

describe('geocode', () => {
  test.each([
    [`${AT_HOME}, NY 10118`, 'US'],
    ['Kärntner Straße 1, 1010 Wien', 'AT'],
    ['Newcastle upon Tyne NE1 4ST', 'GB'],
    [AT_HOME, 'AU'],
  ])('of %s is of %s', async (fullAddress, country) => {
    const { payload } = await engine.run(geocode, { payload: [{ country: 'ZZ', fullAddress }] });
    expect(payload).toMatchObject([{ country }]);
  });

  test('believes the country that stands beside the text', async () => {
    const { payload } = await engine.run(geocode, { payload: [{ country: 'AU', fullAddress: AT_HOME }] });
    expect(payload).toMatchObject([{ country: 'AU', level: 'address' }]);
  });
});
