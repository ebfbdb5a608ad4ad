// A distance from a place or along a road is no house number: "Newell Hwy, 2km N of Dubbo" is on that highway, and how
// far out is a remark.
import { ASIDE, send } from './destination.js';
import { lockerEnd } from './parcel-locker.js';
import type { Line } from '../reading.js';
import { KILOMETRES, KIND } from '../../vocabulary/kinds.js';

/** Kilometres in the same word as their number. */
const GLUED = /^\d{1,3}(?:\.\d+)?KMS?$/;
const NUMBER = /^\d{1,3}(?:\.\d+)?$/;
const DIRECTIONS = new Set(['NORTHERLY', 'SOUTHERLY', 'EASTERLY', 'WESTERLY', 'NORTHEAST', 'NORTHWEST']);
const FROM = new Set(['OF', 'FROM']);
/** Words between the place that a distance is from and the road that leads there. */
const ALONG = new Set(['ON', 'ALONG']);
/** Words of a place's name. */
const LONGEST_PLACE = 3;

/** 2KM, the number and its unit in one word. */
export const isKilometres = (word: string): boolean => GLUED.test(word);

/** Sends every distance with its direction aside, and a parcel locker with its user's numbers. */
export function placeDistances(line: Line, destinations: Uint8Array): void {
  for (let i = 0; i < line.words.length; i++) {
    if ((line.kinds[i]! & KIND.number) === 0) continue;
    const locker = lockerEnd(line, i);
    if (locker > i) send(destinations, i - 2, locker, ASIDE);
    const end = Math.max(locker, distanceEnd(line, i));
    if (end === i) continue;
    send(destinations, i, end, ASIDE);
    i = end - 1;
  }
}

const isDirection = (word: string, kind: number): boolean => (kind & KIND.suffix) !== 0 || DIRECTIONS.has(word);

/** 2KM NORTH OF EMU ON KOALA RD: index behind ON, where the words from `at` to there are a place; else `at`. */
function placeEnd(words: readonly string[], kinds: readonly number[], at: number): number {
  for (let i = at; i < words.length && i <= at + LONGEST_PLACE; i++) {
    if (ALONG.has(words[i]!)) return i > at ? i + 1 : at;
    if ((kinds[i]! & (KIND.number | KIND.strongType)) !== 0) return at;
  }
  return at;
}

/** Index behind the distance at `i` and its direction, one of which alone says nothing; `i` where none stands. */
function distanceEnd({ words, kinds }: Line, i: number): number {
  let end = i + 1;
  if (!GLUED.test(words[i]!)) {
    if (!NUMBER.test(words[i]!) || !KILOMETRES.has(words[end]!)) return i;
    end++;
  }
  const unit = end;
  // OF is a suffix of streets too.
  while (end < words.length && !FROM.has(words[end]!) && isDirection(words[end]!, kinds[end]!)) end++;
  if (end < words.length && FROM.has(words[end]!)) end = placeEnd(words, kinds, end + 1);
  // "2 km" with nothing behind it may be a name's: 90 MILE STRAIGHT is one.
  return end > unit ? end : i;
}
