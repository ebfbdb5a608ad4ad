// A region of New Zealand behind a place: TIMARU, CANTERBURY. It is neither suburb nor town.
import { isPlaceNz, LONGEST_PLACE_NZ } from './known-place-nz.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { isRegionNz, isRegionOfCity, isSuburbElsewhere, LONGEST_REGION } from '../../vocabulary/region-nz.js';
import { isTownNz } from '../../vocabulary/town-nz.js';

/** Takes a region away from the end, where a place stands before it. */
export function withoutRegion(
  parts: (readonly [number, number])[],
  name: (from: number, to: number) => string,
  localities: LocalityIndex,
): void {
  const last = parts.at(-1);
  if (!last) return;
  const at = beforeRegion(name, last[0], last[1], parts.length > 1, localities);
  if (at !== last[0]) parts[parts.length - 1] = [last[0], at];
  else {
    // GOLDEN BAY, SOUTH ISLAND
    parts.pop();
    withoutRegion(parts, name, localities);
  }
}

/** Words of a part of a city that has a board: FENDALTON WAIMARI COMMUNITY. */
const BOARD = / (?:COMMUNITY|LOCAL BOARD|LOCAL BOARD AREA|WARD)$/;

/**
 * Takes away what maps say of a town beside its name: its authority (PETONE, LOWER HUTT, LOWER HUTT CITY), and what
 * stands between it and its name again, which is the region's (MT EDEN, AUCKLAND, ALBERT EDEN, AUCKLAND).
 */
export function withoutAuthorities(
  parts: (readonly [number, number])[],
  name: (from: number, to: number) => string,
): void {
  for (let p = parts.length - 1; p > 0; p--) {
    const said = name(...parts[p]!);
    const isBoard = p + 1 < parts.length && BOARD.test(said);
    if (isBoard || said === `${name(...parts[p - 1]!)} CITY`) parts.splice(p, 1);
  }
  if (parts.length < 4) return;
  const last = name(...parts.at(-1)!);
  const first = parts.findIndex((part, p) => p > 0 && name(...part) === last);
  if (first > 0 && first < parts.length - 2) parts.length = first + 1;
}

/**
 * Where the region begins that ends words [from, to), the last part of a line; `to` where none does. It may be all of
 * the part where another stands before it.
 */
function beforeRegion(
  name: (from: number, to: number) => string,
  from: number,
  to: number,
  isBehind: boolean,
  localities: LocalityIndex,
): number {
  if (isBehind && (isRegionNz(name(from, to)) || name(from, to).endsWith(' NATIONAL PARK'))) return from;
  for (let at = Math.max(from + 1, to - LONGEST_REGION); at < to; at++) {
    if (!isRegionNz(name(at, to)) || isPlaceNz(name(from, to), localities)) continue;
    // PALMERSTON NORTH TARANAKI: the town's last word is none of the region's.
    if (endsInTown(name, from, at + 1) && isRegionNz(name(at + 1, to))) return at + 1;
    if (endsInPlace(name, from, at, localities)) return at;
  }
  return to;
}

/** The reading without the region that stands behind its places, whose words are unknown then. */
export function withoutRegionNz(
  { words, breaks }: Pick<Line, 'words' | 'breaks'>,
  reading: Reading,
  localities: LocalityIndex,
): Reading {
  const { from, to } = reading;
  let last = to - 1;
  while (last > from && !breaks[last]!) last--;
  if (last < from) return reading;
  const name = (first: number, end: number): string => words.slice(first, end).join(' ');
  const isOfCity = isBehindTownOfRegion({ words, breaks }, reading, last, localities);
  const at = isOfCity ? last : beforeRegion(name, last, to, last > from, localities);
  const isOnlyPlace = at === last && isPlaceOfRegion(name(last, to), reading.postcode, localities);
  // KOWHAI ROAD, KAPITI COAST: a place called as a region is, where no other stands before it.
  if (isOnlyPlace && !endsInPlace(name, from, last, localities)) return reading;
  if (at === to) return reading;
  return { ...reading, to: at, unknown: [...reading.unknown, ...Array.from({ length: to - at }, (_, i) => at + i)] };
}

/** True for a place that is called as its region is; NORTHLAND is in Wellington if its postcode says so. */
const isPlaceOfRegion = (name: string, postcode: string, localities: LocalityIndex): boolean =>
  isPlaceNz(name, localities) && (!isSuburbElsewhere(name) || localities.hasCodeNz?.(name, postcode) === true);

/** WAINUIOMATA, LOWER HUTT, WELLINGTON: a city's region from `last` on, behind another town of it and a suburb. */
function isBehindTownOfRegion(
  { words, breaks }: Pick<Line, 'words' | 'breaks'>,
  { from, to }: Reading,
  last: number,
  localities: LocalityIndex,
): boolean {
  if (last <= from || !isRegionOfCity(words.slice(last, to).join(' '))) return false;
  const startOf = (end: number): number => {
    let start = end - 1;
    while (start > from && !breaks[start]!) start--;
    return start;
  };
  const town = startOf(last);
  const name = words.slice(town, last).join(' ');
  if (town <= from || !isTownNz(name) || name === words.slice(last, to).join(' ')) return false;
  return isPlaceNz(words.slice(startOf(town), town).join(' '), localities);
}

/** True if words [from, to) end in a town of two words or more. */
function endsInTown(name: (from: number, to: number) => string, from: number, to: number): boolean {
  for (let at = Math.max(from, to - LONGEST_PLACE_NZ); at + 1 < to; at++) if (isTownNz(name(at, to))) return true;
  return false;
}

/** True if words [from, to) end in a place of New Zealand. */
export function endsInPlace(
  name: (from: number, to: number) => string,
  from: number,
  to: number,
  localities: LocalityIndex,
): boolean {
  for (let at = Math.max(from, to - LONGEST_PLACE_NZ); at < to; at++) {
    if (isPlaceNz(name(at, to), localities)) return true;
  }
  return false;
}
