// A distance from a place or along a road is no house number: "Newell Hwy, 2km N of Dubbo" is on that highway, and how
// far out is a remark.
import { ASIDE, hasStreetEnd, send } from './destination.js';
import { lockerEnd } from './parcel-locker.js';
import { partEnd, type Line } from '../reading.js';
import { KILOMETRES, KIND } from '../../vocabulary/kinds.js';

/** Kilometres in the same word as their number. */
const GLUED = /^\d{1,3}(?:\.\d+)?KMS?$/;
/** Metres in the same word as their number, or in the next; before a name 500M may be the number of a house. */
const METRES = /^\d{2,4}M$/;
const METRE_WORDS = new Set(['M', 'METRES', 'METERS', 'MTRS', 'MTS']);
const NUMBER = /^\d{1,3}(?:\.\d+)?$/;
const DIRECTIONS = new Set(['NORTHERLY', 'SOUTHERLY', 'EASTERLY', 'WESTERLY', 'NORTHEAST', 'NORTHWEST']);
const FROM = new Set(['OF', 'FROM']);
/** Words that lead from a distance to what it is measured from, without a direction. */
const PAST = new Set(['PAST', 'FROM', 'BEFORE', 'BEYOND', 'AFTER', 'OFF']);
/** Words between the place that a distance is from and the road that leads there. */
const ALONG = new Set(['ON', 'ALONG']);
/** Words of a place's name. */
const LONGEST_PLACE = 3;

/** 2KM, the number and its unit in one word. */
export const isKilometres = (word: string): boolean => GLUED.test(word);

/** Words before a distance along a road, as plans of works give it: CHAINAGE 4200, SLK 24.5. */
const CHAINAGES = new Set(['CHAINAGE', 'CHAINAGES', 'SLK']);
/** Short words for it, behind which only a decimal or metres behind a plus are one: CH 12.400, CH 12+400, KM 3.5. */
const CHAINAGES_IN_SHORT = new Set(['CH', 'KM']);

/** Index behind the chainage whose word stands before the number at `i`, and behind its last number; else `i`. */
function chainageEnd({ text, words, kinds, starts, ends }: Line, i: number): number {
  // Most numbers lead the line or stand behind a state.
  if (i === 0 || (kinds[i - 1]! & KIND.state) !== 0) return i;
  const word = words[i - 1]!;
  const isShort = CHAINAGES_IN_SHORT.has(word);
  if (!isShort && !CHAINAGES.has(word)) return i;
  const isDecimal = words[i]!.includes('.') || text.slice(starts[i], ends[i]! + 1).includes('+');
  if (isShort && !isDecimal) return i;
  let end = i + 1;
  // 12+400 is two numbers with a sign between them; a range has a dash or TO.
  while (end + 1 < words.length && /^(?:AND|TO)$/.test(words[end]!) && (kinds[end + 1]! & KIND.number) !== 0) end += 2;
  return KILOMETRES.has(words[end] ?? '') ? end + 1 : end;
}

/** Sends every distance with its direction aside, and a parcel locker with its user's numbers. */
export function placeDistances(line: Line, destinations: Uint8Array): void {
  for (let i = 0; i < line.words.length; i++) {
    if ((line.kinds[i]! & KIND.number) === 0) continue;
    const locker = lockerEnd(line, i);
    if (locker > i) send(destinations, i - 2, locker, ASIDE);
    const chainage = chainageEnd(line, i);
    if (chainage > i) send(destinations, i - 1, chainage, ASIDE);
    const end = Math.max(locker, chainage, distanceEnd(line, i));
    if (end === i) continue;
    const about = i > 0 && ABOUT.has(line.words[i - 1]!) ? i - 1 : i;
    send(destinations, about, end, ASIDE);
    i = end - 1;
  }
}

/** Words before a distance that is not measured. */
const ABOUT = new Set(['ABOUT', 'APPROX', 'APPROXIMATELY', 'CIRCA']);

const isDirection = (word: string, kind: number): boolean => (kind & KIND.suffix) !== 0 || DIRECTIONS.has(word);

/** 2KM NORTH OF EMU ON KOALA RD: index behind ON, where the words from `at` to there are a place; else `at`. */
function placeEnd(words: readonly string[], kinds: readonly number[], at: number): number {
  for (let i = at; i < words.length && i <= at + LONGEST_PLACE; i++) {
    if (ALONG.has(words[i]!)) return i > at ? i + 1 : at;
    if ((kinds[i]! & (KIND.number | KIND.strongType)) !== 0) return at;
  }
  return at;
}

/** EMU ROAD, 500M PAST KOALA LANE: index behind metres and the road that they lead to; `i` where none stand there. */
function metresEnd(line: Line, i: number): number {
  const { words, kinds } = line;
  const isSpaced = NUMBER.test(words[i]!) && METRE_WORDS.has(words[i + 1] ?? '');
  if (!isSpaced && !METRES.test(words[i]!)) return i;
  let end = isSpaced ? i + 2 : i + 1;
  const unit = end;
  while (end < words.length && !FROM.has(words[end]!) && isDirection(words[end]!, kinds[end]!)) end++;
  const leads = end > unit ? FROM.has(words[end]!) : PAST.has(words[end]!);
  // 300M NORTH OF 124 SMITH ST
  if (leads && ((kinds[end + 1] ?? 0) & KIND.number) !== 0 && hasStreetEnd(line, end + 2, words.length)) return end + 1;
  return leads ? Math.max(i, roadEnd(line, i, end + 1)) : i;
}

/** Index behind the comma part from `at` on where it names a road, one having stood before `i`; else -1. */
function roadEnd(line: Line, i: number, at: number): number {
  if (at >= line.words.length || !hasStreetEnd(line, 0, i)) return -1;
  let end = partEnd(line, at);
  // 500M PAST KOALA LANE DUBBO: a place may follow the road.
  while (end > at + 1 && (line.kinds[end - 1]! & KIND.strongType) === 0) end--;
  return end > at + 1 ? end : -1;
}

/** Index behind the distance at `i` and its direction, one of which alone says nothing; `i` where none stands. */
function distanceEnd(line: Line, i: number): number {
  const { words, kinds } = line;
  let end = metresEnd(line, i);
  if (end > i) return end;
  end++;
  if (!GLUED.test(words[i]!)) {
    if (!NUMBER.test(words[i]!) || !KILOMETRES.has(words[end]!)) return i;
    end++;
  }
  const unit = end;
  // OF is a suffix of streets too.
  while (end < words.length && !FROM.has(words[end]!) && isDirection(words[end]!, kinds[end]!)) end++;
  if (end < words.length && FROM.has(words[end]!)) {
    const road = roadEnd(line, i, end + 1);
    end = road > end ? road : placeEnd(words, kinds, end + 1);
  }
  // 2KM PAST EMU LANE
  else if (end === unit && PAST.has(words[end]!)) end = Math.max(end, roadEnd(line, i, end + 1));
  // "2 km" with nothing behind it may be a name's: 90 MILE STRAIGHT is one.
  return end > unit ? end : i;
}
