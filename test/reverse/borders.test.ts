// The country that a point lies in.
import { describe, expect, test } from 'vitest';
import { countryAt } from '../../src/reverse/borders.js';

describe('A point lies in', () => {
  test.each<[what: string, latitude: number, longitude: number, country: string]>([
    ['Australia', -37.8, 145, 'AU'],
    ['the Cocos (Keeling) Islands, Australia', -12.1868, 96.8283, 'AU'],
    ['Christmas Island, Australia', -10.4217, 105.6791, 'AU'],
    ['Heard Island, Australia', -53.1, 73.52, 'AU'],
    ['Norfolk Island, Australia', -29.0408, 167.9547, 'AU'],
    ['New Zealand', -36.85, 174.76, 'NZ'],
    ['the Cook Islands, which are not New Zealand', -21.2129, -159.7823, 'CK'],
    ['Tokelau, which is not New Zealand', -9.3806, -171.2188, 'TK'],
    ['New Caledonia, which is not France', -22.2758, 166.458, 'NC'],
    ['no country, on the open sea', -40, 160, ''],
  ])('%s', (_, latitude, longitude, country) => {
    expect(countryAt({ latitude: Math.round(latitude * 1e7), longitude: Math.round(longitude * 1e7) })).toBe(country);
  });
});
