// Words before an address that only say where it is: OPPOSITE THE PARK, BASED IN, MIDDLE OF, GO PAST THE STATION.
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words that say where an address is by a place that it is not. */
export const BESIDE: ReadonlySet<string> = new Set(
  'ADJ ADJACENT BEHIND BESIDE BETWEEN BTW BTWN NEAR NEXT NR OPP OPPOSITE OUTSIDE'.split(' '),
);
/** What a way is told by: a verb, and the words that go on with it. */
const TOLD: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    ACCESS: 'FROM OFF THROUGH VIA',
    CROSS: 'AT OVER THE',
    DRIVE: 'DOWN INTO PAST STRAIGHT THROUGH TO TOWARDS UP',
    ENTER: 'AT BY FROM IN OFF ON THE THROUGH VIA',
    ENTRANCE: 'AT FROM IN OFF ON THROUGH VIA',
    ENTRY: 'AT FROM IN OFF ON THROUGH VIA',
    FOLLOW: 'SIGNS THE',
    GO: 'ACROSS ALONG AROUND BACK DOWN IN INTO LEFT OUT PAST RIGHT STRAIGHT THROUGH TO TOWARDS UP',
    HEAD: 'DOWN INTO PAST STRAIGHT TO TOWARDS UP',
    LOOK: 'FOR',
    PROCEED: 'ALONG DOWN PAST THROUGH TO TOWARDS UP',
    TAKE: 'ELEVATOR FIRST LIFT LIFTS SECOND STAIRS THE',
    TURN: 'AT INTO LEFT OFF ONTO RIGHT',
    WALK: 'ACROSS ALONG DOWN INTO PAST STRAIGHT THROUGH TO TOWARDS UP',
  }).map(([verb, words]) => [verb, new Set(words.split(' '))]),
);
/** Words of a station, a road or a building that one leaves by EXIT. */
const LEFT_BY = new Set(['ELEVATOR', 'FREEWAY', 'LIFT', 'MOTORWAY', 'ROUNDABOUT', 'STATION', 'TRAIN']);
/** Parts of a place, of which one is at the MIDDLE OF. */
const SIDES = new Set(['BACK', 'BOTTOM', 'END', 'FRONT', 'MIDDLE', 'TOP']);

/** Index behind the words from `from` on, before `to`, that only tell a way; `from` where there are none. */
export function directionsEnd(line: Line, from: number, to: number): number {
  let at = from;
  for (let end = directionEnd(line, at, to); end > at; end = at < to ? directionEnd(line, at, to) : at) at = end;
  return at;
}

/** The same of the part that stands at `from`. */
function directionEnd(line: Line, from: number, to: number): number {
  const { words, kinds } = line;
  const part = Math.min(to, partEnd(line, from));
  if (BESIDE.has(words[from]!) || isTold(line, from, part)) return part;
  const isLed = (words[from + 1] === 'IN' || words[from + 1] === 'AT') && from + 2 < part;
  if (isLed && words[from] === 'BASED') return from + 2;
  if (isLed && (words[from] === 'UPSTAIRS' || words[from] === 'DOWNSTAIRS')) return from + 1;
  if (part === from + 2 && SIDES.has(words[from]!) && words[from + 1] === 'OF') return part;
  if ((kinds[from]! & KIND.remark) === 0) return from;
  return words.slice(from + 1, to).every((word) => word === 'TO' || word === 'OF') ? to : from;
}

/** True if words [from, to) tell a way: GO PAST THE STATION, EXIT EMU STATION. */
function isTold({ words }: Line, from: number, to: number): boolean {
  if (to - from < 3) return false;
  if (words[from] === 'EXIT') return words.slice(from + 1, to).some((word) => LEFT_BY.has(word));
  return TOLD[words[from]!]?.has(words[from + 1]!) === true;
}
