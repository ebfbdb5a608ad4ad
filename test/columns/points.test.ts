// Which columns hold a point.
import { describe, expect, it } from 'vitest';
import { mapColumns } from '../../src/columns/map-columns.js';
import { pointFields } from '../../src/contract/fields/point-fields.js';
import { recognised } from './recognised.js';

describe('The columns of points', () => {
  const target = { name: 'reverse-geocode', fields: pointFields };
  const mapped = (names: string[], rows: string[][], headed = true): Record<string, readonly string[]> =>
    Object.fromEntries(
      mapColumns(target, names, recognised(headed ? names : undefined, rows)).map(({ field, columns }) => [
        field,
        columns,
      ]),
    );
  const ROWS = [
    ['7', '-37.71', '145.01'],
    ['8', '-33.86', '151.21'],
    ['9', '-42.88', '147.33'],
  ];

  it.each([
    ['Latitude', 'Longitude'],
    ['lat', 'lng'],
    ['LAT', 'LON'],
    ['gps_lat', 'gps_long'],
    ['Y', 'X'],
    ['cleanse_latitude', 'cleanse_longitude'],
    ['Site Latitude', 'Site Longitude'],
  ])('are known by the names %s and %s', (latitude, longitude) => {
    expect(mapped(['id', latitude, longitude], ROWS)).toEqual({ latitude: [latitude], longitude: [longitude] });
  });

  it('are known by the heading alone where the other is known, so that rows are told what is wrong', () => {
    const rows = [['151.21', '-33.86']];
    expect(mapped(['Lat', 'Long'], rows)).toEqual({ latitude: ['Lat'], longitude: ['Long'] });
    expect(mapped(['Latitude', 'Longitude'], [['-33.86', '']])).toEqual({
      latitude: ['Latitude'],
      longitude: ['Longitude'],
    });
  });

  it('are not known by names whose values are no degrees', () => {
    expect(() =>
      mapped(
        ['id', 'x', 'y'],
        ROWS.map(([id]) => [id!, '321456.7', '5812345.1']),
      ),
    ).toThrow(/no column can be used for reverse-geocode/);
  });

  it('are known by their content: a column of pairs, or two of degrees of which one goes beyond 90', () => {
    expect(
      mapped(
        ['column_1', 'column_2'],
        ROWS.map(([id, latitude, longitude]) => [id!, `${latitude}, ${longitude}`]),
        false,
      ),
    ).toEqual({ point: ['column_2'] });
    expect(mapped(['column_1', 'column_2', 'column_3'], ROWS, false)).toEqual({
      latitude: ['column_2'],
      longitude: ['column_3'],
    });
    expect(
      mapped(
        ['column_1', 'column_2', 'column_3'],
        ROWS.map(([id, latitude, longitude]) => [id!, longitude!, latitude!]),
        false,
      ),
    ).toEqual({ latitude: ['column_3'], longitude: ['column_2'] });
  });

  it('are not guessed where either may be the latitude', () => {
    expect(() =>
      mapped(
        ['column_1', 'column_2'],
        [
          ['48.85', '2.35'],
          ['51.50', '-0.12'],
        ],
        false,
      ),
    ).toThrow(/no column can be used/);
  });
});
