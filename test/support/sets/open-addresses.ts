// Fictional addresses in the two forms of OpenAddresses.
export interface StreetRow {
  readonly lon: number;
  readonly lat: number;
  readonly number: string;
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly postcode: string;
  readonly hash: string;
}

const row = (
  lon: number,
  lat: number,
  number: string,
  street: string,
  city: string,
  postcode: string,
  hash: string,
  unit = '',
): StreetRow => ({ lon, lat, number, street, city, postcode, hash, unit });

export const STREET_ROWS: readonly StreetRow[] = [
  row(-0.127, 51.503, '10', 'Wattle Street', 'London', 'SW1A 2AA', 'a1'),
  row(-0.1271, 51.5031, '10', 'Wattle Street', 'London', 'SW1A 2AA', 'a1f2', 'Flat 2'),
  row(-0.1275, 51.5034, '12-14', 'Wattle Street', 'London', 'SW1A 2AB', 'a2'),
  row(-0.1279, 51.5036, '15A', 'Wattle St', 'London', 'SW1A 2AB', 'a3'),
  row(-0.97, 51.455, '10', 'Wattle Street', 'Reading', 'RG1 1AA', 'b1'),
  row(-0.972, 51.456, '3', "King's Road", 'Reading', 'RG1 3AA', 'b2'),
  row(-0.98, 51.46, '7', 'Elder Lane', 'Caversham', 'RG4 5AA', 'c1'),
];

/** A feature a line. */
export const streetsGeoJson = (rows: readonly StreetRow[] = STREET_ROWS): string =>
  rows
    .map(({ lon, lat, ...address }) => {
      const properties = { ...address, district: '', region: '', id: '' };
      const geometry = { type: 'Point', coordinates: [lon, lat] };
      return `${JSON.stringify({ type: 'Feature', properties, geometry })}\n`;
    })
    .join('');

/** The older form. */
export const streetsCsv = (rows: readonly StreetRow[] = STREET_ROWS): string =>
  `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n${rows
    .map(({ lon, lat, number, street, unit, city, postcode, hash }) =>
      [lon, lat, number, street, unit, city, '', '', postcode, '', hash].join(','),
    )
    .join('\n')}\n`;
