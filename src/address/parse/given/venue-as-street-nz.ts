// Names of venues that end as streets do, a part of their own before the part that is the street: a shop called after a
// place whose name does (GROCER KELVIN GROVE, MATAKA AVENUE, KELVIN GROVE), who looks after roads (TARARUA ROADS), what
// lies on its street or in its park (KOWHAI ROAD CAMPSITE, KOWHAI ROAD).
import { hasStreetEnd } from '../arrange/destination.js';
import { WALKS } from '../division/first-street-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { pluralStreetType, streetType } from '../../vocabulary/street.js';
import { isDirections } from '../../vocabulary/ways.js';
import { isVenueBefore } from './place-of-venue-nz.js';

/** Kinds of words that no name of a venue here has. */
const OTHER = KIND.number | KIND.corner | KIND.postal | KIND.care;

/** Types that box lobbies have, and hardly any suburb. */
const ENDS_STREETS: ReadonlySet<string> = new Set(['AVENUE', 'DRIVE', 'QUAY', 'ROAD', 'ST', 'STREET']);

/** The line with such a venue as a name. */
export function withVenueAsStreet(line: Line, localities: LocalityIndex): Line {
  const end = line.columns === null ? venueAsStreet(line, localities) : 0;
  return end === 0 ? line : { ...line, kinds: line.kinds.map((kind, i) => (i < end ? kind & KIND.building : kind)) };
}

/** Index behind the venue that the line begins with; 0 where none does. */
function venueAsStreet(line: Line, localities: LocalityIndex): number {
  const { words, kinds } = line;
  const end = partEnd(line, 0);
  if (end < 2 || end >= words.length || !hasStreetEnd(line, 1, end)) return 0;
  if (kinds.slice(0, end).some((kind) => (kind & OTHER) !== 0)) return 0;
  if (goesOnBehindNext(line, end, localities)) return end;
  const isTyped = (kinds[end - 1]! & KIND.strongType) !== 0;
  const isVenue =
    (isTyped && (isOfPlaceAgain(line, end, localities) || isAuthority(line, end) || isStreetAgain(line, end))) ||
    // KOWHAI TRACK, RATA ROAD
    (WALKS.has(words[end - 1]!) && end > 1) ||
    isOfPlace(line, end, localities);
  if (!isVenue) return 0;
  for (let from = end; from < words.length; from = partEnd(line, from)) {
    const to = partEnd(line, from);
    const isPlace = !ENDS_STREETS.has(words[to - 1]!) && isPlaceNz(words.slice(from, to).join(' '), localities);
    if (hasStreetEnd(line, from + 1, to) && !isPlace) return end;
  }
  return 0;
}

/** CINEMAS ST LUKES, DEPOT KELVIN GROVE, MARKET TERRACE END: a place in whose name a type stands ends the venue's. */
function isOfPlace(line: Line, end: number, localities: LocalityIndex): boolean {
  for (let from = Math.max(1, end - LONGEST_PLACE_NZ); from + 1 < end; from++) {
    if (!hasStreetEnd(line, from, end) || !isPlaceNz(line.words.slice(from, end).join(' '), localities)) continue;
    return isVenueBefore(line, from, localities);
  }
  return false;
}

/** FUEL RATA ST, RATA STREET, LEVIN: the name of the street that the next part is ends the venue's. */
function isStreetAgain(line: Line, end: number): boolean {
  const { words } = line;
  const to = partEnd(line, end);
  const from = end - (to - end);
  const isSame = (i: number): boolean => words[from + i] === words[end + i];
  if (from < 1 || to - end < 2 || streetType(words[end - 1]!) !== streetType(words[to - 1]!)) return false;
  return words.slice(end, to - 1).every((_, i) => isSame(i));
}

/** KOWHAI ROAD CAMPSITE, KOWHAI ROAD: the first part is the next one, a street or a ground, and words that go on. */
function goesOnBehindNext(line: Line, end: number, localities: LocalityIndex): boolean {
  const { words, kinds } = line;
  const to = partEnd(line, end);
  const length = to - end;
  if (length < 2 || length >= end || streetType(words[length - 1]!) !== streetType(words[to - 1]!)) return false;
  if (!words.slice(end, to - 1).every((word, i) => word === words[i])) return false;
  if (streetType(words[to - 1]!) === undefined && words[to - 1] !== words[length - 1]) return false;
  // TE RAPA ROAD, TE RAPA
  const isStreet = (kinds[to - 1]! & KIND.strongType) !== 0;
  if (!isStreet && isPlaceNz(words.slice(end, to).join(' '), localities)) return false;
  const isMore = kinds.slice(length, end).some((kind) => (kind & (KIND.suffix | KIND.strongType)) === 0);
  const more = words.slice(length, end);
  // KOWHAI ROAD AND RATA STREET, KOWHAI ROAD: a corner.
  if (!isMore || more.includes('AND') || isDirections(more.join(' '))) return false;
  return !isPlaceNz(more.join(' '), localities);
}

/** True if words before `end` are a place of two words or more, which another name stands before, and said again. */
function isOfPlaceAgain({ words }: Line, end: number, localities: LocalityIndex): boolean {
  const behind = ` ${words.slice(end).join(' ')} `;
  for (let from = 1; from + 1 < end; from++) {
    const name = words.slice(from, end).join(' ');
    if (isPlaceNz(name, localities) && behind.includes(` ${name} `)) return true;
  }
  return false;
}

/** One name before the plural, where CORNER OF KOWHAI AND RATA ROADS has two. */
const isAuthority = ({ words }: Line, end: number): boolean =>
  pluralStreetType(words[end - 1]!) !== undefined &&
  pluralStreetType(words[end - 1]!) !== 'HIGHWAY' &&
  !words.slice(0, end).includes('AND');
