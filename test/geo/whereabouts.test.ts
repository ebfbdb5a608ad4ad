// Where a point of the globe is, by what comes with the package.
import { describe, expect, test } from 'vitest';
import { openWhereabouts } from '../../src/geo/whereabouts.js';

const where = openWhereabouts();

describe('The country of a point', () => {
  test.each<[what: string, latitude: number, longitude: number, country: string]>([
    ['Melbourne', -37.8136, 144.9631, 'AU'],
    ['Lord Howe Island, of New South Wales', -31.555, 159.08, 'AU'],
    ['Thursday Island in Torres Strait', -10.58, 142.22, 'AU'],
    ['Boigu Island, 6 km off New Guinea', -9.23, 142.21, 'AU'],
    ['Norfolk Island, a territory with a code', -29.0408, 167.9547, 'NF'],
    ['Christmas Island', -10.4217, 105.6791, 'CX'],
    ['the Cocos (Keeling) Islands', -12.1868, 96.8283, 'CC'],
    ['Heard Island, where nobody lives', -53.1, 73.52, 'HM'],
    ['Auckland', -36.8485, 174.7633, 'NZ'],
    ['Chatham Island, beyond the antimeridian', -43.9535, -176.5597, 'NZ'],
    ['Niue', -19.0544, -169.8672, 'NU'],
    ['Taveuni east of the antimeridian', -16.8, -179.95, 'FJ'],
    ['Taveuni west of it', -16.8, 179.95, 'FJ'],
    ['Hong Kong', 22.2855, 114.1577, 'HK'],
    ['Macau', 22.1987, 113.5439, 'MO'],
    ['Taipei', 25.033, 121.5654, 'TW'],
    ['Baarle-Hertog, Belgium within the Netherlands', 51.4404, 4.9308, 'BE'],
    ['Baarle-Nassau, beside it', 51.4468, 4.9189, 'NL'],
    ['Büsingen, Germany within Switzerland', 47.6969, 8.6883, 'DE'],
    ['Campione, Italy within Switzerland', 45.968, 8.971, 'IT'],
    ['Llívia, Spain within France', 42.4646, 1.981, 'ES'],
    ['the Vatican', 41.9022, 12.4534, 'VA'],
    ['San Marino', 43.9424, 12.4578, 'SM'],
    ['Monaco', 43.7384, 7.4246, 'MC'],
    ['Maseru in Lesotho, within South Africa', -29.3167, 27.4833, 'LS'],
    ['Ceuta, Spain in Africa, whose EA is no code of ISO', 35.8894, -5.3213, 'ES'],
    ['Melilla', 35.2923, -2.9381, 'ES'],
    ['the Canary Islands', 28.1235, -15.4363, 'ES'],
    ['Gibraltar', 36.1408, -5.3536, 'GI'],
    ['Kaliningrad', 54.7104, 20.4522, 'RU'],
    ['Cabinda, Angola north of the Congo', -5.55, 12.2, 'AO'],
    ['Musandam, Oman on the strait', 26.18, 56.25, 'OM'],
    ['Oecusse, Timor-Leste within Indonesia', -9.2, 124.36, 'TL'],
    ['Saint-Pierre, France off Newfoundland', 46.7791, -56.1773, 'PM'],
    ['Puerto Rico', 18.4655, -66.1057, 'PR'],
    ['Nuuk in Greenland', 64.1814, -51.6941, 'GL'],
    ['Longyearbyen on Svalbard', 78.2232, 15.6267, 'SJ'],
    ['Kyrenia in the north of Cyprus', 35.3363, 33.3173, 'CY'],
    ['Simferopol in Crimea', 44.95, 34.1, 'UA'],
    ['Pristina', 42.6629, 21.1655, 'XK'],
    ['the South Pole', -90, 0, 'AQ'],
    ['the North Pole', 90, 0, 'ZZ'],
    ['the open sea', -40, 160, 'ZZ'],
    ['the sea 20 km off Sydney', -33.87, 151.45, 'AU'],
  ])('%s: it is known', (_, latitude, longitude, country) => {
    expect(where.countryOf(latitude, longitude)).toBe(country);
    expect(where.at(latitude, longitude).country).toBe(country);
  });

  test('does not depend on how often a longitude goes round', () => {
    for (const longitude of [144.9631, 504.9631, -215.0369]) {
      expect(where.at(-37.8136, longitude)).toEqual({ country: 'AU', nearestPlace: 'Melbourne, Victoria' });
    }
    expect(where.countryOf(-16.8, 180)).toBe('FJ');
    expect(where.countryOf(-16.8, -180)).toBe('FJ');
  });
});

describe('The place nearest to a point', () => {
  test.each<[what: string, latitude: number, longitude: number, nearestPlace: string]>([
    ['a suburb', -37.71, 145.01, 'Reservoir, Victoria'],
    ['a suburb whose name has capitals within', -33.844, 151.204, 'McMahons Point, New South Wales'],
    ['a town of the outback, not the middle of its locality', -25.8989, 139.3522, 'Birdsville, Queensland'],
    ['the desert', -24, 125, 'Patjarr, Western Australia'],
    [
      'a town without the remark that its letters are sorted on one side of it',
      -38.38,
      142.47,
      'Warrnambool, Victoria',
    ],
    ['the sea off Sydney', -33.87, 151.65, 'Manly, New South Wales'],
    ['a city that its region is named after', -41.2865, 174.7762, 'Wellington'],
    ['a suburb, with its region as people say it', -41.21, 174.905, 'Woburn, Wellington'],
    ['an island of another territory, without a state', -29.0408, 167.9547, 'Norfolk Island'],
    ['a city state', 1.2903, 103.852, 'Singapore'],
    ['a quarter of a city, whose region has a word before its name', 43.7384, 7.4246, 'Monte-Carlo, Monaco'],
    ['a numbered quarter of a city', 48.8584, 2.2945, 'Paris, Île-de-France'],
    ['an enclave, though a place around it is nearer', 51.4404, 4.9308, 'Baarle-Hertog, Flanders'],
    ['a country whose only place is far', -76, 142, 'McMurdo Station'],
    ['an island without people that is a locality', -53.1, 73.52, 'Heard Island'],
    [
      'an island without a place: the nearest of any country',
      -54.42,
      3.36,
      'Edinburgh of the Seven Seas, Tristan da Cunha',
    ],
  ])('%s', (_, latitude, longitude, nearestPlace) => {
    expect(where.at(latitude, longitude).nearestPlace).toBe(nearestPlace);
  });

  test('is in the country of the point, on either side of a border', () => {
    expect(where.at(-36.117, 146.88).nearestPlace).toMatch(/, Victoria$/);
    expect(where.at(32.534, -117.04)).toEqual({
      country: 'MX',
      nearestPlace: expect.stringContaining('Baja California'),
    });
    expect(where.at(32.546, -117.04)).toEqual({ country: 'US', nearestPlace: expect.stringContaining('California') });
  });
});

describe('Whether a point is at sea', () => {
  test.each<[what: string, latitude: number, longitude: number, isSea: boolean]>([
    ['a city', -37.8136, 144.9631, false],
    ['the desert', -24, 125, false],
    ['a beach', -33.8915, 151.2767, false],
    ['a wharf', -36.8407, 174.7693, false],
    ['a lake', -38.8, 175.9, false],
    ['a small island that coarse maps leave out', -9.75164, 143.408, false],
    ['the ice of Antarctica', -80, 0, false],
    ['the South Pole', -90, 0, false],
    ['Wrangel Island, on the antimeridian', 71.2, 180, false],
    ['15 km off a beach', -33.8915, 151.44, true],
    ['the middle of Bass Strait', -39.5, 145.2, true],
    ['the middle of Cook Strait', -41.2, 174.5, true],
    ['the ocean on the antimeridian', -40, -180, true],
    ['the North Pole', 90, 0, true],
  ])('%s', (_, latitude, longitude, isSea) => {
    expect(where.isSea(latitude, longitude)).toBe(isSea);
  });
});
