// A venue alone: EMU REGIONAL ART GALLERY SA, KOALA THEATRE, EMU CENTRE OF VIC. A line without a number, a street or a
// known place names what people go to.
import type { Division } from './division.js';
import { LONGEST_PLACE } from './best-division.js';
import { endsPremises } from '../premises-word.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { stateOfCity } from '../../vocabulary/cities.js';
import { streetType } from '../../vocabulary/street.js';

/** Types of street that end the name of a venue of three words sooner than a street's. */
const VENUES: ReadonlySet<string> = new Set(
  'CENTRE GARDENS INTERCHANGE JETTY LOOKOUT MARINA OVAL PARK RESERVE VILLAGE WHARF'.split(' '),
);

/** Land under protection, of whose names no street ends in the like. */
const PROTECTED: ReadonlySet<string> = new Set([
  'CONSERVATION PARK',
  'MARINE PARK',
  'NATIONAL PARK',
  'NATURE RESERVE',
  'REGIONAL PARK',
  'STATE FOREST',
  'STATE PARK',
]);

/** True if the two words before `end` say that land is protected. */
export const isProtectedLand = (words: readonly string[], end: number): boolean =>
  PROTECTED.has(words.slice(Math.max(0, end - 2), end).join(' '));

/** True if the span of the reading, whatever it was divided into, is nothing but the name of a venue. */
export function isVenue(
  line: Line,
  { from, to, flatType, lotNumber, buildingName }: Reading,
  { street, streetEnd, place, end }: Division,
  localities: LocalityIndex,
): boolean {
  const { words, kinds, breaks } = line;
  if (to - from < 2 || flatType + lotNumber !== '') return false;
  for (let i = from; i < to; i++) if ((kinds[i]! & (KIND.strongType | KIND.number | KIND.corner)) !== 0) return false;
  const name = (at: number): string => words.slice(at, to).join(' ');
  const isPlace = (at: number): boolean =>
    localities.isLocality(name(at), '', '') || (breaks[at]! && stateOfCity(name(at)) !== undefined);
  const isLand = isProtectedLand(words, to) && to - from > 2 && !breaks.slice(from + 1, to).includes(true);
  for (let at = Math.max(from, to - LONGEST_PLACE); at < to; at++) {
    if (isPlace(at) && !(isLand && at > from)) return false;
  }
  if (isLand) return true;
  // A street that a comma parts from what is left is one.
  if (streetEnd > street && (street > from || (place < end && breaks[streetEnd]!))) return false;
  const isLong = to - from > 2 || buildingName !== '';
  const last = words[to - 1]!;
  if (last === 'CENTRAL') return false;
  if (isLong && VENUES.has(streetType(last) ?? last)) return true;
  if (streetEnd > street && (kinds[streetEnd - 1]! & KIND.type) !== 0) return false;
  return words.some((_, i) => i > from && i < to && endsPremises(line, i) && (i === to - 1 || isLong));
}
