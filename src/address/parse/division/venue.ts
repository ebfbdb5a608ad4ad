// A venue alone: EMU REGIONAL ART GALLERY SA, KOALA THEATRE, EMU CENTRE OF VIC. A line without a number, a street or a
// known place names what people go to.
import type { Division } from './division.js';
import { LONGEST_PLACE } from './best-division.js';
import { endsPremises } from '../premises-word.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { stateOfCity } from '../../vocabulary/cities.js';
import { isOfKind } from '../../vocabulary/premises.js';
import { streetType } from '../../vocabulary/street.js';

/** Last words of what people go to, beside those of premises: ground, water, and where one lands or looks. */
const VENUES: ReadonlySet<string> = new Set(
  (
    'AIRSTRIP AREA BASE BATHS BEACH BRIDGE CAMP CENTRE FIELD FIELDS FORESHORE GARDEN GARDENS GROUND HARBOUR HELIPORT ' +
    'INTERCHANGE JETTY LAGOON LANDING LOOKOUT MARINA OVAL PARK PIER PLATFORM PLAYSPACE RAMP RANGE RESERVE SHED STOP ' +
    'SUBSTATION TIP VILLAGE WALL WEIGHBRIDGE WETLAND WETLANDS WHARF'
  ).split(' '),
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

/** Letters of the shortest name in which a slip is told. */
const SHORTEST_MISSPELT = 6;

/** Kinds of words that are in no such name; a street's type is, before other words: SMITH STREET PRIMARY SCHOOL. */
const NO_VENUE = KIND.strongType | KIND.number | KIND.corner;

/** True if the span of the reading, whatever it was divided into, is nothing but the name of a venue. */
export function isVenue(
  line: Line,
  { from, to, flatType, lotNumber, buildingName, state, postcode }: Reading,
  { street, streetEnd, place, end }: Division,
  localities: LocalityIndex,
): boolean {
  const { words, kinds, breaks } = line;
  if (from >= to || flatType + lotNumber !== '') return false;
  for (let i = from; i < to; i++) {
    if ((kinds[i]! & NO_VENUE) !== 0 && !isWithinName(line, i, from, to)) return false;
  }
  const name = (at: number): string => words.slice(at, to).join(' ');
  const isOne = !breaks.slice(from + 1, to).includes(true);
  // MEMORIAL HALL is in no place called Hall.
  const isWord = (at: number): boolean =>
    at === to - 1 && at > from && !breaks[at]! && endsPremises(line, at) && !isStated(name(at));
  const isStated = (text: string): boolean => state !== '' && localities.isLocality(text, state, postcode);
  const isPlace = (at: number): boolean =>
    (localities.isLocality(name(at), '', '') && !isWord(at)) || (breaks[at]! && stateOfCity(name(at)) !== undefined);
  const isTyped = kinds.slice(from, to).some((k) => (k & KIND.strongType) !== 0);
  const isLand = isProtectedLand(words, to) && to - from > 2 && isOne && !isTyped;
  for (let at = Math.max(from, to - LONGEST_PLACE); at < to; at++) {
    if (isPlace(at) && !(isLand && at > from)) return false;
  }
  if (isLand) return true;
  const last = words[to - 1]!;
  if (last === 'CENTRAL') return false;
  if (isOne && endsPremises(line, to - 1)) return true;
  if (isOne && VENUES.has(streetType(last) ?? last)) return !isNearPlace(name(from), state, postcode, localities);
  // A street that a comma parts from what is left is one.
  if (streetEnd > street && (street > from || (place < end && breaks[streetEnd]!))) return false;
  const isLong = to - from > 2 || buildingName !== '';
  if (isLong && VENUES.has(streetType(last) ?? last)) return true;
  if (streetEnd > street && (kinds[streetEnd - 1]! & KIND.type) !== 0) return false;
  return words.some((_, i) => i > from && i < to && endsPremises(line, i) && (i === to - 1 || isLong));
}

/** SMITH STREET PRIMARY SCHOOL, EMU ST JOHN'S CHURCH: the type at `i` is within a name of premises. */
function isWithinName(line: Line, i: number, from: number, to: number): boolean {
  const { words, kinds, breaks } = line;
  if (words[i] === 'ST' && i === from && to - from > 1) return true;
  if ((kinds[i]! & KIND.strongType) === 0 || i === from || i + 1 >= to || !endsPremises(line, to - 1)) return false;
  if (breaks.slice(from + 1, to).includes(true)) return false;
  const isSaint = words[i] === 'ST' && words[i + 1]!.endsWith("'S");
  return isSaint || words.slice(i + 1, to - 1).every(isOfKind);
}

/** True if the name is one slip away from that of a place. */
const isNearPlace = (name: string, state: string, postcode: string, localities: LocalityIndex): boolean =>
  name.length >= SHORTEST_MISSPELT && localities.isNearLocality?.(name, state, postcode) === true;
