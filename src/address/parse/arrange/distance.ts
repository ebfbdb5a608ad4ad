// A distance from a place or along a road is no house number: "Newell Hwy, 2km N of Dubbo" is on that highway, and how
// far out is a remark.
import { ASIDE, send } from './destination.js';
import type { Line } from '../reading.js';
import { KILOMETRES, KIND } from '../../vocabulary/kinds.js';

/** Kilometres in the same word as their number. */
const GLUED = /^\d{1,3}(?:\.\d+)?KMS?$/;
const NUMBER = /^\d{1,3}(?:\.\d+)?$/;
const DIRECTIONS = new Set(['NORTHERLY', 'SOUTHERLY', 'EASTERLY', 'WESTERLY', 'NORTHEAST', 'NORTHWEST']);
const FROM = new Set(['OF', 'FROM']);

/** 2KM, the number and its unit in one word. */
export const isKilometres = (word: string): boolean => /[MS]$/.test(word) && GLUED.test(word);

/** Sends every distance with its direction aside. */
export function placeDistances(line: Line, destinations: Uint8Array): void {
  for (let i = 0; i < line.words.length; i++) {
    const end = distanceEnd(line, i);
    if (end === i) continue;
    send(destinations, i, end, ASIDE);
    i = end - 1;
  }
}

/** Index behind the distance at `i` and its direction, one of which alone says nothing; `i` where none stands. */
function distanceEnd({ words, kinds }: Line, i: number): number {
  if ((kinds[i]! & KIND.number) === 0) return i;
  let end = i + 1;
  if (!GLUED.test(words[i]!)) {
    if (!NUMBER.test(words[i]!) || !KILOMETRES.has(words[end] ?? '')) return i;
    end++;
  }
  const unit = end;
  while (end < words.length && ((kinds[end]! & KIND.suffix) !== 0 || DIRECTIONS.has(words[end]!))) end++;
  if (end < words.length && FROM.has(words[end]!)) end++;
  // "2 km" with nothing behind it may be a name's: 90 MILE STRAIGHT is one.
  return end > unit ? end : i;
}
