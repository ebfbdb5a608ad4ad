// The country a text names, postal codes that stand for shorter ones, and points in the middle of others.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alpha3Of, countryAtEnd, countryCode } from '../../src/geocode/country.js';
import { middle } from '../../src/geocode/points.js';
import { metresBetween, type Point } from '../../src/data/points/metres.js';
import { shorterCodes } from '../../src/geocode/shorter-codes.js';

describe('A country', () => {
  test.each([
    ['AU', 'AU'],
    ['aus', 'AU'],
    ['Australia', 'AU'],
    ['new zealand', 'NZ'],
    ['UK', 'GB'],
    ['GBR', 'GB'],
    ["Côte d'Ivoire", 'CI'],
    ['cote divoire', 'CI'],
    ['Narnia', undefined],
    ['XX', undefined],
    ['', undefined],
    ['ZZZ', undefined],
  ])('%s is %s', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });

  test('has a code of three letters', () => {
    expect(alpha3Of('NZ')).toBe('NZL');
  });

  test.each<[string, string, boolean, string | undefined, number]>([
    ['BERLIN GERMANY', '', false, 'DE', 1],
    ['PARIS FRA', '', false, 'FR', 1],
    ['LONDON UNITED KINGDOM', '', false, 'GB', 2],
    ['READING GB', '', true, 'GB', 1],
    ['READING GB', '', false, undefined, 0],
    ['LOS ANGELES CA', '', true, undefined, 0],
    ['TORONTO CA', 'CA', true, 'CA', 1],
    ['BERLIN GERMANY', 'FR', false, undefined, 0],
    ['', '', true, undefined, 0],
  ])('at the end of %s (expected %s, alone %s) is %s', (text, expected, alone, country, length) => {
    expect(countryAtEnd(text === '' ? [] : text.split(' '), expected, alone)).toEqual(
      country === undefined ? undefined : { country, length },
    );
  });
});

test.each([
  ['GB', 'SW1A2AA', 'SW1A'],
  ['GB', 'M11AE', 'M1'],
  ['CA', 'K1A0B1', 'K1A'],
  ['IE', 'D02X285', 'D02'],
  ['NL', '1012AB', '1012'],
  ['US', '627011234', '62701'],
  ['MT', 'VLT1117', 'VLT'],
  ['AR', 'C1425DKA', '1425'],
])('%s %s is a whole code of %s', (country, code, short) => {
  expect(shorterCodes(code, country)).toEqual([short]);
  expect(shorterCodes(code, 'FR')).toEqual([]);
  expect(shorterCodes(short, country)).toEqual([]);
});

describe('Points', () => {
  const point = fc.tuple(fc.integer({ min: -85e7, max: 85e7 }), fc.integer({ min: -180e7, max: 180e7 }));

  test('are as far apart one way as the other, and never more than half the way round', () => {
    fc.assert(
      fc.property(point, point, (a: Point, b: Point) => {
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 3);
        expect(metresBetween(a, b)).toBeLessThan(180 * 111_320 * 1.5);
      }),
    );
  });

  test('across the 180th meridian are near each other, and their middle is between them', () => {
    expect(metresBetween([0, 1799000000], [0, -1799000000])).toBeCloseTo(0.2 * 111_320, 3);
    expect(
      middle([
        [0, 1799000000],
        [0, -1797000000],
      ]),
    ).toEqual([0, -1799000000]);
    expect(
      middle([
        [0, -1799000000],
        [0, 1797000000],
      ]),
    ).toEqual([0, 1799000000]);
  });
});
