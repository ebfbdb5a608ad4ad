// What a row may give to an operation on a point: latitude and longitude apart, or in one text.
import type { InputField } from '../operation.js';

/** WGS84 in degrees, as the contract writes it: decimal strings. */
export interface PointInput {
  attributes: { latitude: string; longitude: string };
}

/** Two decimal numbers in one text: `-37.71,145.01`, also in parentheses or with a space or semicolon between. */
const PAIR = /^[([]?\s*([^\s,;()[\]]+)(?:\s*[,;]\s*|\s+)([^\s,;()[\]]+)\s*[)\]]?$/;

/** In the order that `pointRecord` takes them. */
export const pointFields: readonly InputField[] = [
  { name: 'point', about: 'Latitude and longitude in one text, such as -37.71,145.01', join: ',' },
  { name: 'latitude', about: 'Degrees north, WGS84' },
  { name: 'longitude', about: 'Degrees east, WGS84' },
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
