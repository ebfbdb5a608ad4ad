// Reads what a request says of a point and how far to look round it; what cannot be is said in words.
import type { PointInput } from '../contract/fields/point-fields.js';

/** Degrees * 1e7, WGS84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres round the point where the request does not say, as the contract has it, and the most it may ask for. */
const DEFAULT_RADIUS = 50;
const MOST_RADIUS = 100_000;

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** The point of a record, or why it has none. */
export function readPoint({ attributes }: Partial<PointInput>): Point | string {
  const latitude = readDegrees('latitude', attributes?.latitude, 90);
  const longitude = readDegrees('longitude', attributes?.longitude, 180);
  if (typeof latitude === 'string') return latitude;
  return typeof longitude === 'string' ? longitude : { latitude, longitude };
}

function readDegrees(name: string, given: unknown, most: number): number | string {
  // Minus signs of typographers come with copied text.
  const written = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const text = written.trim().replace(/^[\u2212\u2013]/, '-');
  if (text === '') {
    return `the ${name} is missing; give latitude and longitude in decimal degrees, such as -37.71 and 145.01`;
  }
  if (!DECIMAL.test(text)) {
    return (
      `the ${name} '${text}' is not a number; give decimal degrees, such as ` +
      `${name === 'latitude' ? '-37.71' : '145.01'}`
    );
  }
  if (Math.abs(Number(text)) > most) {
    return `the ${name} ${text} is not between -${most} and ${most}${
      name === 'latitude' ? '; are latitude and longitude the wrong way round?' : ''
    }`;
  }
  return Number(text) * 1e7;
}

/** The radius in metres, or why it is none. */
export function readRadius(given: string | undefined): number | string {
  if (given === undefined) return DEFAULT_RADIUS;
  const metres = DECIMAL.test(given.trim()) ? Number(given) : NaN;
  return metres > 0 && metres <= MOST_RADIUS
    ? metres
    : `the radius '${given}' is not a number of metres above 0 and up to ${MOST_RADIUS}`;
}
