// The clips of a request for suggestions, as the contract writes them.
import { isLatitude, readNumbers } from '../../../contract/typed/lat-lng.js';
import { type Box } from '../../scheme/cell.js';
import { type Point, wrapped } from '../../../contract/typed/globe-point.js';
import { refused } from '../../refused.js';
import type { Circle } from './query.js';

/** Pairs of a polygon, the first of which comes again at its end. */
const FEWEST_CORNERS = 4;
const MOST_CORNERS = 25;

/** `AU,NZ`. A code that no country has is taken, and clips everything away. */
export function readCountries(text: string): string[] {
  const countries = text.split(',').map((country) => country.trim());
  if (countries.every((country) => /^[A-Z]{2}$/.test(country))) return countries;
  const what = 'a comma-separated list of uppercase ISO 3166-1 alpha-2 country codes, such as AU,NZ';
  throw refused('BadClipToCountry', `clipToCountry must be ${what}`);
}

/** `<south>,<west>,<north>,<east>`. */
export function readBox(text: string): Box {
  const numbers = readNumbers(text);
  if (numbers?.length === 4) {
    const [south, west, north, east] = numbers as [number, number, number, number];
    if (isLatitude(south) && isLatitude(north) && south <= north && west <= east) return { south, west, north, east };
  }
  throw refused(
    'BadClipToBoundingBox',
    'clipToBoundingBox must be <south_lat>,<west_lng>,<north_lat>,<east_lng>: latitudes from -90 to 90, the south ' +
      'not above the north, the west not beyond the east, such as -39,140,-34,150',
  );
}

/** `<lat>,<lng>,<kilometres>`. */
export function readCircle(text: string): Circle {
  const numbers = readNumbers(text);
  if (numbers?.length === 3 && isLatitude(numbers[0]!) && numbers[2]! >= 0) {
    const [latitude, longitude, kilometres] = numbers as [number, number, number];
    return { centre: { latitude, longitude: wrapped(longitude) }, kilometres };
  }
  const what =
    '<lat>,<lng>,<kilometres>, with a latitude from -90 to 90 and kilometres from 0, such as -33.85,151.21,50';
  throw refused('BadClipToCircle', `clipToCircle must be ${what}`);
}

/** `<lat>,<lng>,<lat>,<lng>,…`, the first pair again at the end. */
export function readPolygon(text: string): Point[] {
  const numbers = readNumbers(text) ?? [];
  const corners: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    corners.push({ latitude: numbers[at]!, longitude: numbers[at + 1]! });
  }
  const first = corners[0];
  const last = corners.at(-1);
  const isRight =
    numbers.length % 2 === 0 &&
    corners.length >= FEWEST_CORNERS &&
    corners.length <= MOST_CORNERS &&
    corners.every(({ latitude }) => isLatitude(latitude)) &&
    first?.latitude === last?.latitude &&
    first?.longitude === last?.longitude;
  if (isRight) return corners;
  throw refused(
    'BadClipToPolygon',
    `clipToPolygon must be comma-separated <lat>,<lng> pairs, ${FEWEST_CORNERS} to ${MOST_CORNERS} of them, ` +
      'the last the same as the first, with latitudes from -90 to 90',
  );
}
