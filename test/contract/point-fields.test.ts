// The fields of a point in a record.
import { describe, expect, it } from 'vitest';
import { pointFields, pointRecord, recognisePointColumns } from '../../src/contract/fields/point-fields.js';
import { mapColumns } from '../../src/formats/mapping.js';

describe('The record of a point', () => {
  it.each<[string, string[], [string, string] | null]>([
    ['two values', ['', '-37.71', '145.01'], ['-37.71', '145.01']],
    ['one text with a comma', ['-37.71,145.01'], ['-37.71', '145.01']],
    ['one text with spaces', [' -37.71  145.01 '], ['-37.71', '145.01']],
    ['one text with a semicolon, in parentheses', ['(-37.71; 145.01)'], ['-37.71', '145.01']],
    ['values apart before the one text', ['1,2', '-37.71', '145.01'], ['-37.71', '145.01']],
    ['one value alone, the other blank', ['', '-37.71', ''], ['-37.71', '']],
    ['a text that is no pair, whole, for the message', ['somewhere'], ['somewhere', '']],
    ['nothing', ['', ' ', ''], null],
  ])('is read from %s', (_, values, expected) => {
    expect(pointRecord(values)).toEqual(
      expected === null ? null : { attributes: { latitude: expected[0], longitude: expected[1] } },
    );
  });
});

describe('The columns of points', () => {
  const target = { name: 'reverse-geocode', fields: pointFields, recognise: recognisePointColumns };
  const mapped = (names: string[], rows: string[][], headed = true): Record<string, readonly string[]> =>
    Object.fromEntries(
      mapColumns(target, names, rows, undefined, headed).map(({ field, columns }) => [field, columns]),
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
        ['a', 'b'],
        ROWS.map(([id, latitude, longitude]) => [id!, `${latitude}, ${longitude}`]),
        false,
      ),
    ).toEqual({ point: ['b'] });
    expect(mapped(['a', 'b', 'c'], ROWS, false)).toEqual({ latitude: ['b'], longitude: ['c'] });
    expect(
      mapped(
        ['a', 'b', 'c'],
        ROWS.map(([id, latitude, longitude]) => [id!, longitude!, latitude!]),
        false,
      ),
    ).toEqual({ latitude: ['c'], longitude: ['b'] });
  });

  it('are not guessed where either may be the latitude', () => {
    expect(() =>
      mapped(
        ['a', 'b'],
        [
          ['48.85', '2.35'],
          ['51.50', '-0.12'],
        ],
        false,
      ),
    ).toThrow(/no column can be used/);
  });
});
