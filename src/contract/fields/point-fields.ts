// What a row may give to an operation on a point: latitude and longitude apart, or in one text, and how they are told
// in a file whose columns have no headings.
import type { InputField } from '../operation.js';

/** WGS84 in degrees, as the contract writes it: decimal strings. */
export interface PointInput {
  attributes: { latitude: string; longitude: string };
}

const NUMBER = /^[+-]?\d{1,3}(\.\d+)?$/;
/** Two decimal numbers in one text: `-37.71,145.01`, also in parentheses or with a space or semicolon between. */
const PAIR = /^[([]?\s*([^\s,;()[\]]+)(?:\s*[,;]\s*|\s+)([^\s,;()[\]]+)\s*[)\]]?$/;

const within =
  (most: number) =>
  (value: string): boolean =>
    NUMBER.test(value.trim()) && Math.abs(Number(value)) <= most;
const isPair = (value: string): boolean => {
  const [, latitude = '', longitude = ''] = PAIR.exec(value.trim()) ?? [];
  return within(90)(latitude) && within(180)(longitude);
};

const named = (short: readonly string[], prefixes: readonly string[]): string[] => [
  ...short,
  ...prefixes.flatMap((prefix) => short.map((name) => `${prefix}${name}`)),
];
/** Where coordinates come from, as people put it before the name; the last ones are this program's own. */
const PREFIXES = [
  'gps',
  'geo',
  'wgs84',
  'decimal',
  'point',
  'site',
  'property',
  'address',
  'location',
  'cleanse',
  'geocode',
  'retrieve',
];

/** In the order that `pointRecord` takes them. */
export const pointFields: readonly InputField[] = [
  {
    name: 'point',
    about: 'Latitude and longitude in one text, such as -37.71,145.01',
    join: ',',
    plausible: isPair,
    headings: [
      'point',
      'latlng',
      'latlon',
      'latlong',
      'latitudelongitude',
      'coordinates',
      'coordinate',
      'coords',
      'latlngs',
      'gps',
      'gpscoordinates',
      'location',
      'geopoint',
      'geolocation',
      'position',
    ],
  },
  {
    name: 'latitude',
    about: 'Degrees north, WGS84',
    plausible: within(90),
    headings: [
      ...named(['latitude', 'lat'], PREFIXES),
      'latitudewgs84',
      'latwgs84',
      'latitudey',
      'y',
      'ycoord',
      'ycoordinate',
    ],
  },
  {
    name: 'longitude',
    about: 'Degrees east, WGS84',
    plausible: within(180),
    headings: [
      ...named(['longitude', 'lng', 'lon', 'long'], PREFIXES),
      'longitudewgs84',
      'lngwgs84',
      'lonwgs84',
      'longitudex',
      'x',
      'xcoord',
      'xcoordinate',
    ],
  },
];

/**
 * The record of values given in the order of `pointFields`: those apart, else the two of the one text; null when all
 * are blank.
 */
export function pointRecord(values: readonly string[]): PointInput | null {
  const [point = '', latitude = '', longitude = ''] = values.map((value) => value.trim());
  if (latitude !== '' || longitude !== '') return { attributes: { latitude, longitude } };
  if (point === '') return null;
  const [, first = point, second = ''] = PAIR.exec(point) ?? [];
  return { attributes: { latitude: first, longitude: second } };
}

/**
 * Column numbers by field name where headings say nothing: a column of pairs, or two columns of degrees with decimals
 * side by side of which only the second goes beyond 90, as it does in Australia and New Zealand. Nothing where it could
 * be either.
 */
export function recognisePointColumns(columns: readonly (readonly string[])[]): Record<string, number[]> {
  const filled = columns.map((column) => column.map((value) => value.trim()).filter((value) => value !== ''));
  const share = (column: readonly string[], like: (value: string) => boolean): number =>
    column.length === 0 ? 0 : column.filter(like).length / column.length;
  const pairs = filled.findIndex((column) => share(column, isPair) >= 0.5);
  if (pairs >= 0) return { point: [pairs] };
  const isDegrees = (value: string): boolean => within(180)(value) && /\.\d{2}/.test(value);
  const isBeyond = (value: string): boolean => Math.abs(Number(value)) > 90;
  const degrees = filled.map((column) => share(column, isDegrees) >= 0.5);
  const beyond = filled.map((column) => share(column, isBeyond) >= 0.5);
  const latitude = degrees.findIndex((is, i) => is && degrees[i + 1] === true && !beyond[i] && beyond[i + 1] === true);
  if (latitude >= 0) return { latitude: [latitude], longitude: [latitude + 1] };
  const longitude = degrees.findIndex((is, i) => is && degrees[i + 1] === true && beyond[i] === true && !beyond[i + 1]);
  return longitude >= 0 ? { latitude: [longitude + 1], longitude: [longitude] } : {};
}
