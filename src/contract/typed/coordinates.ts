// Coordinates as people type and paste them, which are read only where they are plainly two numbers in range.
import type { Point } from './globe-point.js';
import { type Angle, readAngle } from './angle.js';
import { isLatitude, readLatLng } from './lat-lng.js';
import { visible } from './visible.js';

/** Why a text is no coordinates, to be said after "is not coordinates: ". */
export interface NotCoordinates {
  readonly reason: string;
}

const LONGEST = 200;

/** Degrees by signs that look like the one of them, and in letters. */
const DEGREES = /[\u00ba\u02da\u00b0]|(?<![a-z])deg(?:rees?)?(?![a-z])\.?/gi;
/** Signs as they are written elsewhere, each by the one that is read here. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [DEGREES, '°'],
  [/['’‘ʹʼ′´`]{2}|[″”“]/g, '"'],
  [/[’‘ʹʼ′´`]/g, "'"],
];

/** What stands round both: brackets, quotes, the scheme of a link to a point. */
const AROUND = /^(?:geo:)?\s*[[({"]+\s*|\s*[\])}]+$|^geo:/gi;
/** The quotes that a name has in JSON. */
const QUOTED_NAME = /["']?\b(lat|latitude|lng|lon|long|longitude)\b["']?/gi;

/**
 * The point that a text is, in degrees: `-33.85,151.21`, `33.85S 151.21E`, `33°51'24"S 151°12'55"E`, `lat: -33.85 lng:
 * 151.21`, `-33,85; 151,21`. Without letters and names the latitude is first. A longitude beyond 180 is read where it
 * is a bare number beside another, as the contract has it, and comes back wrapped.
 */
export function readCoordinates(text: string): Point | NotCoordinates {
  if (text.length > LONGEST) return { reason: 'it is too long' };
  const seen = normal(text);
  const strict = readLatLng(seen);
  if (strict) return strict;
  const plain = SIGNS.reduce((line, [signs, sign]) => line.replaceAll(signs, sign), seen)
    .replaceAll(AROUND, '')
    .replaceAll(QUOTED_NAME, '$1');
  if (!/\d/.test(plain)) return { reason: 'it has no numbers' };
  for (const [first, second] of halves(plain)) {
    const one = readAngle(first);
    const other = readAngle(second);
    if (one && other) return pointOf(one, other);
  }
  return { reason: 'it is not two numbers of degrees, such as -33.85,151.21' };
}

/** The text without marks nobody sees, without quotes round all of it, its digits and letters the usual ones. */
function normal(text: string): string {
  // The normal form of an ordinal's sign, which stands for degrees on many keyboards, is a letter.
  const seen = visible(text.replaceAll('º', '°').normalize('NFKC'));
  return /^(["'“‘]).*["'”’]$/s.test(seen) ? seen.slice(1, -1).trim() : seen;
}

/** Whether a text is meant to be coordinates, right or wrong ones: numbers, and no words but those of directions. */
export function looksLikeCoordinates(text: string): boolean {
  if (text.length > LONGEST) return false;
  const plain = normal(text).replaceAll(QUOTED_NAME, '').replaceAll(DEGREES, '');
  return /\d/.test(plain) && !/\p{L}{2}/u.test(plain.replace(/^geo:/i, ''));
}

/** Whether it is a point, and not the reason for being none. */
export const isPoint = (read: Point | NotCoordinates): read is Point => 'latitude' in read;

/** The ways to cut a text into two coordinates, the surest first. */
function halves(text: string): (readonly [string, string])[] {
  const cut = (at: number, length: number): [string, string] => [
    text.slice(0, at).trim(),
    text.slice(at + length).trim(),
  ];
  const semicolon = text.indexOf(';');
  if (semicolon >= 0) {
    const [first, second] = cut(semicolon, 1);
    // Where a semicolon parts the numbers, a comma is their decimal point.
    return [[first.replace(/(\d),(?=\d)/, '$1.'), second.replace(/(\d),(?=\d)/, '$1.')]];
  }
  const comma = text.indexOf(',');
  if (comma >= 0) return [cut(comma, 1)];
  const found: [string, string][] = [];
  // Behind a letter or before one, or at a space: what is no two coordinates there is refused by reading it.
  for (const match of text.matchAll(/(?<=\d[\s°'"]{0,4}[NSEW])(?=[^NSEW]|$)|(?<=\S)(?=[NSEW]\s?\d)/gi)) {
    found.push(cut(match.index, 0));
  }
  for (const match of text.matchAll(/\s*&\s*|\s+/g)) found.push(cut(match.index, match[0].length));
  return found;
}

function pointOf(one: Angle, other: Angle): Point | NotCoordinates {
  const { axis } = one;
  if (axis !== undefined && axis === other.axis) return { reason: `both numbers say that they are a ${axis}` };
  const isSwapped = one.axis === 'longitude' || other.axis === 'latitude';
  const latitude = isSwapped ? other.degrees : one.degrees;
  const longitude = isSwapped ? one.degrees : other.degrees;
  if (!isLatitude(latitude)) return { reason: `${latitude} is no latitude, which is first and from -90 to 90` };
  if (longitude < -180 || longitude > 180) return { reason: `${longitude} is no longitude from -180 to 180` };
  return { latitude, longitude };
}
