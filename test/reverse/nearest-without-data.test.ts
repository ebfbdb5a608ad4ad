// The nearest place to a point where no addresses are installed.
import { describe, expect, test } from 'vitest';
import { intlReverseGeocode } from '../../src/contract/operations/reverse.js';
import { engineWithoutData } from '../support/sets/own-addresses.js';

const engine = engineWithoutData('au');

async function nearest(latitude: string, longitude: string): Promise<unknown> {
  const { payload } = await engine().run(intlReverseGeocode, { payload: [{ attributes: { latitude, longitude } }] });
  return payload[0];
}

describe('The nearest place to a point', () => {
  test.each([
    ['of an island that only the gazetteer has', '-31.55', '159.08', { country: 'AU', city: 'LORD HOWE ISLAND' }],
    ['of the desert', '-26.0', '128.95', { country: 'AU', province: 'WA', city: 'WINGELLINA' }],
    ['of a city', '-42.88', '147.33', { country: 'AU', province: 'Tasmania' }],
    ['of a territory under a code of its own', '-29.03', '167.95', { country: 'NF' }],
  ] as const)('%s', async (_, latitude, longitude, expected) => {
    const answer = await nearest(latitude, longitude);
    expect(answer).toMatchObject(expected);
    expect(answer).not.toHaveProperty('messages');
  });

  test('far off at sea is said to be far', async () => {
    expect(await nearest('-38', '162')).toMatchObject({
      country: 'NZ',
      messages: ['the nearest place that is known is 898 km away'],
    });
  });

  test('in another country than the point is said to be that', async () => {
    expect(await nearest('65.758', '-168.95')).toMatchObject({
      country: 'RU',
      messages: ['the point lies in United States of America'],
    });
  });

  test('is one of the country that the point is in, where another is hardly nearer', async () => {
    // Between Kehl and Strasbourg, on the German bank.
    expect(await nearest('48.5745', '7.803')).toMatchObject({ country: 'DE' });
  });
});
