// A small GeoNames postal dump of fictional and real place names, as text: twelve columns between tabs, no header.

/** Country, postal code, place, region, its code, latitude, longitude. */
export type PostalRow = readonly [
  country: string,
  postcode: string,
  place: string,
  region: string,
  code: string,
  latitude: number | string,
  longitude: number | string,
];

export const POSTAL_ROWS: readonly PostalRow[] = [
  ['GB', 'SW1A', 'London', 'England', 'ENG', 51.501, -0.1416],
  ['GB', 'EC1A', 'London', 'England', 'ENG', 51.5202, -0.0979],
  ['GB', 'RG1', 'Reading', 'England', 'ENG', 51.4551, -0.9787],
  ['GB', 'ZZ1', 'Much Wattling', 'England', 'ENG', 52.1, -1.5],
  ['GB', 'ZZ9', 'Much Wattling', 'Scotland', 'SCT', 56.2, -3.9],
  ['GB', 'YY1', 'Lower Elder', 'England', 'ENG', 53.1, -2.1],
  ['GB', 'YY1', 'Upper Elder', 'England', 'ENG', 53.14, -2.12],
  ['DE', '10115', 'Berlin', 'Berlin', 'BE', 52.5323, 13.3846],
  ['DE', '20095', 'Hamburg', 'Hamburg', 'HH', 53.5511, 10.0014],
  ['NL', '1012', 'Amsterdam', 'Noord-Holland', '07', 52.3728, 4.8936],
  ['US', '62701', 'Springfield', 'Illinois', 'IL', 39.8, -89.649],
  ['FJ', '', 'Farside', 'Northern', 'N', -16.5, 179.99],
  ['FJ', '', 'Farside', 'Northern', 'N', -16.5, -179.99],
];

/** The rows as a dump. */
export const postalDump = (rows: readonly PostalRow[] = POSTAL_ROWS): string =>
  rows
    .map(
      ([country, postcode, place, region, code, latitude, longitude]) =>
        `${[country, postcode, place, region, code, '', '', '', '', latitude, longitude, '4'].join('\t')}\n`,
    )
    .join('');
