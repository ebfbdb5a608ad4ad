// Points and lists of numbers as the contract's parameters have them: numbers with commas between them, and no more.
import { type Point, wrapped } from './globe-point.js';

/** A decimal number as programs and people write it; an exponent is no coordinate's. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
/** More digits than a double can tell apart, with room; the rest is somebody's mistake. */
const LONGEST = 40;

/** The numbers of `-33.85,151.21`, with spaces round the commas or not; undefined where anything else is in it. */
export function readNumbers(text: string): number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => part.length <= LONGEST && NUMBER.test(part)) ? parts.map(Number) : undefined;
}

/** Whether that is the latitude of a point of the globe, in degrees. */
export const isLatitude = (latitude: number): boolean => latitude >= -90 && latitude <= 90;

/**
 * The point of `<lat>,<lng>` in degrees: latitude -90 to 90, any longitude, which comes back from -180 to below 180.
 * Undefined where the text is anything else.
 */
export function readLatLng(text: string): Point | undefined {
  const numbers = readNumbers(text);
  if (numbers?.length !== 2) return undefined;
  const [latitude, longitude] = numbers as [number, number];
  return isLatitude(latitude) ? { latitude, longitude: wrapped(longitude) } : undefined;
}
