// Directions to an address that are no part of it: "access via Banool Rd", "off High St", "opposite the park".
import { endsStreet, hasName, hasStreetEnd } from './destination.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words that begin a remark where a street follows them. */
const BEFORE_STREET = new Set(['OFF', 'ENTRANCE']);
/** Words that begin one whatever follows. */
const ALONE = new Set(
  'VIA OPP OPPOSITE BETWEEN BTW BTWN BEHIND BESIDE ADJACENT ADJ NEAR NR ALONGSIDE PREVIOUSLY FORMERLY AKA'.split(' '),
);
/** Words that begin one with the word behind them. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  NEXT: ['TO', 'DOOR'],
  IN: ['FRONT'],
  ACROSS: ['FROM', 'THE', 'ROAD'],
};
/** Those of them that say what the address is beside. */
const BESIDE = new Set('OPP OPPOSITE BEHIND BESIDE ADJACENT ADJ NEAR NR ALONGSIDE'.split(' '));
const ACCESS = new Set(['ACCESS', 'ACC', 'ENTRY', 'ENTER']);
const BY = new Set(['VIA', 'FROM', 'THROUGH', 'OFF', 'BY']);

/** Divisions of land in which titles lie, and which are no part of an address: PARISH OF BUNYA. */
const LAND = new Set(['PARISH', 'COUNTY', 'HUNDRED', 'HD']);
/** Those that are called after their place, LOT 5678 TOWN OF ALICE SPRINGS. */
const TOWNS = new Set(['TOWN', 'TOWNSHIP']);

/**
 * Index behind the division of land that is named at `i`, of a town's only behind the words for it; `i` where none is.
 * State and postcode are no part of it.
 */
export function landEnd(line: Line, i: number): number {
  const { words, kinds } = line;
  if (words[i + 1] !== 'OF') return i;
  if (TOWNS.has(words[i]!) && i > 1 && (kinds[i - 2]! & KIND.lot) !== 0 && hasName(line, i + 2, i + 3)) return i + 2;
  if (!LAND.has(words[i]!)) return i;
  let end = partEnd(line, i);
  // CA 5 PARISH OF EMU 14 SMITH ST
  const number = kinds.findIndex((kind, at) => at > i + 2 && (kind & KIND.number) !== 0);
  if (number > 0 && number < end && hasStreetEnd(line, number + 1, end)) return number;
  while (end > i + 2 && (kinds[end - 1]! & (KIND.state | KIND.number)) !== 0) end--;
  return end > i + 2 ? end : i;
}

/**
 * Index behind REAR or REAR OF between a house number and a street with a name, 45 REAR SMITH STREET, and behind REAR
 * between that street and its place; else `i`.
 */
export function rearEnd(line: Line, i: number, number: number): number {
  const { words, breaks } = line;
  if (words[i] !== 'REAR' || i <= number) return i;
  const end = words[i + 1] === 'OF' ? i + 2 : i + 1;
  if (i > number + 2) return endsStreet(line, i - 1) && hasName(line, end, end + 1) ? end : i;
  if (i !== number + 1 || breaks[i]!) return i;
  return hasName(line, end, end + 1) && hasStreetEnd(line, end + 1, partEnd(line, i)) ? end : i;
}

const BLOCKS = new Set(['BLOCK', 'BLK']);
const SECTIONS = new Set(['SECTION', 'SEC']);

/** Index behind a parcel of Canberra at `i`, BLOCK 16 SECTION 23 in either order, no building; `i` where none is. */
export function blockEnd({ words, kinds }: Line, i: number): number {
  if (((kinds[i] ?? 0) & (kinds[i + 2] ?? 0) & KIND.flat) === 0) return i;
  const [first = '', second = ''] = [words[i], words[i + 2]];
  const isParcel = (BLOCKS.has(first) && SECTIONS.has(second)) || (SECTIONS.has(first) && BLOCKS.has(second));
  const isNumbered = isParcel && ((kinds[i + 1] ?? 0) & (kinds[i + 3] ?? 0) & KIND.number) !== 0;
  return isNumbered ? i + 4 : i;
}

/** True if the comma part [from, to), behind another, only says what the address is beside: OPPOSITE RIVER HOTEL. */
export const isBeside = (line: Line, from: number, to: number): boolean =>
  from > 0 &&
  line.breaks[from]! &&
  BESIDE.has(line.words[from]!) &&
  hasName(line, to, line.words.length) &&
  (hasStreetEnd(line, to, line.words.length) || hasStreetEnd(line, 0, from));

/** True if words [from, to) are a remark. */
export function isRemark(line: Line, from: number, to: number): boolean {
  const word = line.words[from]!;
  if (BEFORE_STREET.has(word)) return to - from >= 3 && hasStreetEnd(line, from + 1, to);
  if (to - from < 2) return false;
  const next = line.words[from + 1] ?? '';
  return (
    ALONE.has(word) ||
    LEADS[word]?.includes(next) === true ||
    (ACCESS.has(word) && BY.has(next)) ||
    (word === 'OR' && next === 'ENTER') ||
    // SMITH ST FROM JONES LANE TO HIGH RD
    (word === 'FROM' && hasStreetEnd(line, from + 1, to) && line.words.slice(from, to).includes('TO')) ||
    (word === 'TO' && !line.breaks.slice(1, from).includes(true) && hasStreetEnd(line, from + 1, to))
  );
}

const isBuilding = (k: number): boolean => (k & KIND.building) !== 0;

/** Words for where one enters a site, or brings goods to it. */
export const ENTRANCES: ReadonlySet<string> = new Set(['DOCK', 'ENTRANCE', 'GATE']);

/**
 * Index behind the part at `i` that says where on a site: 24 SMITH ROAD, GATE 2, RESERVOIR; 24 SMITH ROAD, JONES STREET
 * SIDE, RESERVOIR. `i` where none stands there.
 */
export function siteEnd(line: Line, i: number): number {
  const { words, kinds, breaks } = line;
  if (ENTRANCES.has(words[i]!) && i > 1) {
    const isNumbered = ((kinds[i + 1] ?? 0) & (KIND.number | KIND.letter)) !== 0 && !breaks[i + 1]!;
    const isPart = i + 2 === words.length || breaks[i + 2]!;
    // RIVER CENTRE DOCK 3, and DOCK 3 RIVER CENTRE behind the street
    const isBehind = isBuilding(kinds[i - 1]!) && (isPart || ((kinds[i + 2] ?? 0) & (KIND.flat | KIND.level)) !== 0);
    const isDock = words[i] === 'DOCK' && (breaks[i]! ? endsStreet(line, i - 1) : isBehind);
    return isNumbered && (isDock || (isPart && breaks[i]!)) ? i + 2 : i;
  }
  const end = partEnd(line, i);
  const isSide = words[end - 1] === 'SIDE' && end - i > 2 && (kinds[end - 2]! & KIND.strongType) !== 0;
  return isSide && end < words.length ? end : i;
}
