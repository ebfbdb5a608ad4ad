// Countries, regions and districts named alone, and the places that are thought of before them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: 'none', locale: 'intl' });
});
afterAll(() => engine.close());

async function ask(fullAddress: string, country = ''): Promise<Geocoded> {
  const { payload } = await engine.run(geocode, { payload: [{ country: country || 'ZZ', fullAddress }] });
  return payload[0] as Geocoded;
}

const point = ({ attributes }: Geocoded): number[] =>
  [attributes?.['Latitude'], attributes?.['Longitude']].map((degrees) => Math.round(Number(degrees)));

describe('A text that names one alone is that', () => {
  test.each<[string, string, string, string]>([
    ['USA', '', 'country', 'United States of America'],
    ['Belgium', '', 'country', 'Belgium'],
    ['Deutschland', '', 'country', 'Germany'],
    ['日本', '', 'country', 'Japan'],
    ['RUS', '', 'country', 'Russian Federation'],
    ['Jordan', '', 'country', 'Jordan'],
    ['Trinidad & Tobago', '', 'country', 'Trinidad and Tobago'],
    ['new caledonia', '', 'country', 'New Caledonia'],
    ['Denmark', '', 'country', 'Denmark'],
    ['Panama', '', 'country', 'Panama'],
    ['New Mexico', '', 'region', 'New Mexico, United States of America'],
    ['California, USA', '', 'region', 'California, United States of America'],
    ['Scotland', '', 'region', 'Scotland, United Kingdom'],
    ['Bayern', '', 'region', 'Bavaria, Germany'],
    ['Andalucía', '', 'region', 'Andalusia, Spain'],
    ['new south wales', '', 'region', 'New South Wales, Australia'],
    ['Victoria', 'AU', 'region', 'Victoria, Australia'],
    ['QLD', 'AU', 'region', 'Queensland, Australia'],
    ['TX', 'US', 'region', 'Texas, United States of America'],
    ['Ontario', 'CA', 'region', 'Ontario, Canada'],
    ['Otago', 'NZ', 'region', 'Otago, New Zealand'],
    ['Georgia', 'US', 'region', 'Georgia, United States of America'],
    ['Socorro County, NM', '', 'district', 'Socorro County, New Mexico, United States of America'],
    ['Los Angeles County, California', '', 'district', 'Los Angeles County, California, United States of America'],
    ['Maui', '', 'district', 'Maui County, Hawaii, United States of America'],
    ['Kent', 'GB', 'district', 'Kent, England, United Kingdom'],
    ['Mittelfranken', '', 'district', 'Regierungsbezirk Mittelfranken, Bavaria, Germany'],
  ])('%s (%s): %s', async (text, country, level, whole) => {
    const answer = await ask(text, country);
    expect([answer.status, answer.level, answer.fullAddress]).toEqual(['verified', level, whole]);
    expect(answer.messages).toEqual([]);
  });

  test.each<[string, string]>([
    // A large city before a smaller region, a town before the district that it lies in, a city that is its country.
    ['New York', 'New York City, New York, United States of America'],
    ['São Paulo', 'São Paulo, Brazil'],
    ['Zürich', 'Zürich, Zurich, Switzerland'],
    ['Toledo, Spain', 'Toledo, Castille-La Mancha, Spain'],
    ['Socorro, NM', 'Socorro, New Mexico, United States of America'],
    ['Singapore', 'Singapore, Singapore'],
    ['Schöneberg, DE', 'Schöneberg, State of Berlin, Germany'],
    ['City of Socorro, NM', 'Socorro, New Mexico, United States of America'],
  ])('but %s is a place', async (text, whole) => {
    const { level, fullAddress } = await ask(text);
    expect([level, fullAddress]).toEqual(['locality', whole]);
  });

  test.each<[string, readonly number[]]>([
    ['Russia', [59, 97]],
    ['Chile', [-33, -71]],
    ['Fiji', [-18, 178]],
    ['Norway', [63, 13]],
    ['British Columbia', [54, -123]],
    ['Alaska', [62, -154]],
    ['Tasmania', [-42, 146]],
  ])('%s lies at %s', async (text, where) => {
    expect(point(await ask(text))).toEqual(where);
  });

  test('and says what else it may be', async () => {
    const { status, level, messages } = await ask('Georgia');
    expect([status, level]).toEqual(['ambiguous', 'country']);
    expect(messages).toEqual(['it may also be Georgia, United States of America: name what it lies in']);
  });
});

describe('Postal codes', () => {
  test.each([
    ['US', '90210', 'Beverly Hills, California 90210, United States of America'],
    ['CA', 'M2M 1C8', 'Ontario M2M, Canada'],
    ['FR', '79700', 'New Aquitaine 79700, France'],
    ['FI', '79700', 'Heinävesi, North Karelia 79700, Finland'],
  ])('of %s come with the package: %s', async (country, code, whole) => {
    const { status, level, fullAddress } = await ask(code, country);
    expect([status, level, fullAddress]).toEqual(['verified', 'postcode', whole]);
  });

  test('beside a place decide between its namesakes', async () => {
    expect((await ask('Springfield 62701', 'US')).fullAddress).toBe(
      'Springfield, Illinois 62701, United States of America',
    );
    const elsewhere = await ask('Springfield 12345', 'US');
    expect([elsewhere.status, elsewhere.level]).toEqual(['partial', 'postcode']);
    expect(elsewhere.messages).toEqual(['the postal code is not one of Springfield: the postal code is taken']);
  });

  test('of other countries are said to be missing, and how they are imported', async () => {
    const { fullAddress, messages } = await ask('Wien 1010', 'AT');
    expect(fullAddress).toBe('Vienna, Austria');
    expect(messages).toEqual([
      'not located: 1010 (no addresses and no postal codes of AT are installed; "waypost data import geonames-postal ' +
        'PATH" imports them)',
    ]);
  });

  test('that nobody knows do not part a place from its region', async () => {
    const answer = await ask('52 Rosedale Road, Rosedale, Auckland 0632', 'NZ');
    expect([answer.city, answer.district, answer.level, ...point(answer)]).toEqual([
      'AUCKLAND',
      'ROSEDALE',
      'locality',
      -37,
      175,
    ]);
    expect(answer.messages?.join()).toContain('only suburb, town and postcode are verified');
  });
});
