// Postal codes alone, of which no country is said.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

let abroad: LocalEngine;
let home: LocalEngine;
beforeAll(async () => {
  abroad = await openLocalEngine({ dataDir: 'none', locale: 'intl' });
  home = await openLocalEngine({ dataDir: 'none', locale: 'au' });
});
afterAll(async () => {
  await abroad.close();
  await home.close();
});

async function ask(engine: LocalEngine, fullAddress: string): Promise<{ answer: Geocoded | null; messages: string[] }> {
  const { payload, messages } = await engine.run(geocode, { payload: [{ country: 'ZZ', fullAddress }] });
  const answer = payload[0] as Geocoded | null;
  return { answer, messages: [...(answer?.messages ?? []), ...messages] };
}

const LOOK_SO = 'postal codes of other countries look so too: name the country';

describe('A postal code alone', () => {
  test.each([
    ['90210', 'Beverly Hills, California 90210, United States of America', 34.1, -118.4],
    ['12345-6789', 'Schenectady, New York 12345, United States of America', 42.8, -73.9],
    ['00100', 'Helsinki, Uusimaa 00100, Finland', 60.2, 24.9],
  ])(
    '%s is that of the only country that is known to have it, with a word of the others',
    async (text, whole, ...at) => {
      const { answer, messages } = await ask(abroad, text);
      expect([answer!.status, answer!.level, answer!.fullAddress]).toEqual(['ambiguous', 'postcode', whole]);
      expect([answer!.attributes!['Latitude'], answer!.attributes!['Longitude']].map((of) => Number(of))).toEqual(
        at.map((degrees) => expect.closeTo(degrees, 0)),
      );
      expect(messages).toEqual([LOOK_SO]);
    },
  );

  test.each([['M2M 1C8'], ['m2m1c8']])('%s has the form of one country alone', async (text) => {
    for (const engine of [abroad, home]) {
      const { answer, messages } = await ask(engine, text);
      expect([answer!.status, answer!.fullAddress, messages]).toEqual(['verified', 'Ontario M2M, Canada', []]);
    }
  });

  test.each([
    ['LA1 1DL', 'GB', 'partial'],
    ['1012 AB', 'NL', 'partial'],
    ['D02 X285', 'IE', 'partial'],
    ['B1640HFQ', 'AR', 'unmatched'],
  ])('%s of a country whose codes are not installed says so', async (text, country, status) => {
    for (const engine of [abroad, home]) {
      const { answer, messages } = await ask(engine, text);
      expect([answer!.status, answer!.country]).toEqual([status, country]);
      expect(messages.join()).toContain(`no postal codes of ${country} are installed`);
      expect(messages.join()).toContain('waypost data import geonames-postal');
    }
  });

  test.each([
    ['WR14 3AA', 'Worcester, England, United Kingdom', 'WR'],
    ['F91 A1C2', 'Sligo, Connacht, Ireland', 'F91'],
  ])('%s is at the city that its beginning is around', async (text, city, beginning) => {
    const { answer, messages } = await ask(abroad, text);
    expect([answer!.status, answer!.level, answer!.fullAddress]).toEqual(['partial', 'postcode', city]);
    const [, , name] = /^((.*?),)/.exec(city)!;
    expect(messages).toContain(
      `postal codes that begin with ${beginning} are those around ${name}: its point is taken`,
    );
  });

  test('of several countries names them, and is no place', async () => {
    const message =
      'the postal code 75001 may be that of Paris, Île-de-France, France | Addison, Texas, ' +
      'United States of America: name the country';
    const { answer, messages } = await ask(abroad, '75001');
    expect([answer, messages]).toEqual([null, [`record 1: ${message}`]]);
    const atHome = await ask(home, '75001');
    expect([atHome.answer!.status, atHome.messages.at(-1)]).toEqual(['unmatched', message]);
  });

  test('of the country of the records is that', async () => {
    const { answer, messages } = await ask(home, '5000');
    expect([answer!.status, answer!.fullAddress, messages]).toEqual(['verified', 'SA 5000', []]);
  });

  test.each(['5000 SA', '0001', '101', '90210 90211', 'A 90210 B', '90210, 90210'])('%s is none', async (text) => {
    expect((await ask(abroad, text)).answer).toBeNull();
  });
});
