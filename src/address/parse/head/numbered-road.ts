// Roads whose name is a number: NO 3 LINE, M4 FREEWAY.
import type { Line } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Roads that are called by their route's number. */
const MOTORWAYS = new Set(['FREEWAY', 'FWY', 'MOTORWAY', 'MWY']);

/** NO 3 LINE, NO 1 ROAD, M4 FREEWAY, M1 PACIFIC MOTORWAY: the number is the road's, as its name or a part of it. */
export const isNumberedLine = (line: Line, at: number, hi: number): boolean =>
  isMotorway(line, at, hi) || isNamedMotorway(line, at, hi) || isRoute(line, at, hi) || isNumberedRoad(line, at, hi);

const isMotorway = ({ words, breaks }: Line, at: number, hi: number): boolean =>
  at + 1 < hi &&
  MOTORWAYS.has(words[at + 1]!) &&
  /^[AM]\d{1,2}$/.test(words[at]!) &&
  !breaks[at + 1]! &&
  (at + 2 === hi || breaks[at + 2]!);

/** M1 PACIFIC MOTORWAY, M31 HUME HWY; A1 PACIFIC HWY may be a unit's. */
function isNamedMotorway({ words, kinds, breaks }: Line, at: number, hi: number): boolean {
  if (!/^M\d{1,2}$/.test(words[at]!)) return false;
  for (let i = at + 1; i < hi && i <= at + 4 && !breaks[i]!; i++) {
    if ((kinds[i]! & KIND.number) !== 0) return false;
    if (i > at + 1 && (MOTORWAYS.has(words[i]!) || HIGHWAY_WORDS.has(words[i]!))) return true;
  }
  return false;
}

/** M1, RESERVOIR and A1 HWY: a route where nothing else can be the street. */
function isRoute({ words, kinds, breaks }: Line, at: number, hi: number): boolean {
  if (at > 0 || !/^[AM]\d{1,2}$/.test(words[at]!)) return false;
  const isHighway = at + 1 < hi && HIGHWAY_WORDS.has(words[at + 1]!) && !breaks[at + 1]!;
  const end = isHighway ? at + 2 : at + 1;
  if (end < hi && !breaks[end]!) return false;
  if (end === hi) return isHighway || words[at]!.startsWith('M');
  for (let i = end; i < hi; i++) if ((kinds[i]! & (KIND.strongType | KIND.number | KIND.building)) !== 0) return false;
  return true;
}

const isNumberedRoad = ({ words, kinds, breaks }: Line, at: number, hi: number): boolean =>
  words[at] === 'NO' &&
  at + 2 < hi &&
  (words[at + 2] === 'LINE' || words[at + 2] === 'ROAD' || words[at + 2] === 'RD') &&
  (kinds[at + 1]! & KIND.number) !== 0 &&
  (at + 3 === hi || breaks[at + 3]!);
