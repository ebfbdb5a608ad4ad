// Places of a site that have numbers which are no house's: GATE 24 SMITH RD, CABIN 12 RIVER HOLIDAY PARK.
import { hasStreetEnd } from '../arrange/destination.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { HOLDS_SHOPS } from '../../vocabulary/premises.js';

/** The words for such places. */
export const NUMBERED_PLACES = new Set(
  (
    'AFPO BAY BAYS COUNTER DOCK DOOR FIELD FIELDS GATE GATES HANGAR HANGARS HANGER JETTY OVAL OVALS PAD PEN PENS ' +
    'PIER PITCH PITCHES POD PODS PONTOON STAND STOP TERMINAL WHARF'
  ).split(' '),
);
/** Words for homes on a site of holiday-makers. */
const HOMES = new Set(['CABIN', 'CARAVAN', 'VAN']);

/** Index behind the place at `at`, and behind a second one: TERMINAL 3 AND TERMINAL 4, GATES 3 AND 4. */
export function numberedPlaceEnd(line: Line, at: number, hi: number): number {
  const { words, kinds, breaks } = line;
  if (words[at] === 'NO') return namedByNumberEnd(line, at, hi);
  const end = (words[at + 1] === 'NO' ? at + 1 : at) + 2;
  if (words[end] !== 'AND') return end;
  const number = words[end + 1] === words[at] ? end + 2 : end + 1;
  const isSecond = number < hi && (kinds[number]! & KIND.number) !== 0;
  // GATE 3 AND 4 SMITH ST: the last number may be the house's.
  return isSecond && (number > end + 1 || breaks[number + 1] === true) ? number + 1 : end;
}

/** What leads into premises, and has a number of its own. */
export const WAYS_IN: ReadonlySet<string> = new Set(['DOOR', 'ENTRANCE', 'ENTRY', 'GATE', 'GATES']);

/**
 * True if the number at `at` is that of a way into premises before a comma: EMU STADIUM GATE 3, SMITH ST; but RIVER
 * GATE 352 SMITH ST is a house.
 */
export const isOfEntrance = ({ words, kinds, breaks }: Line, at: number): boolean =>
  at > 2 &&
  WAYS_IN.has(words[at - 1]!) &&
  (kinds[at - 2]! & KIND.building) !== 0 &&
  !breaks[at]! &&
  breaks[at + 1]! &&
  /^\d{1,2}[A-Z]?$/.test(words[at]!);

/** What halts at a stop with a number. */
const HALTS = new Set(['BUS', 'COACH', 'FERRY', 'TRAM']);

/** True if the number at `at` is that of a stop before a comma: TRAM STOP 8, SMITH ST. */
export const isOfStop = ({ words, breaks }: Line, at: number): boolean =>
  words[at - 1] === 'STOP' &&
  HALTS.has(words[at - 2] ?? '') &&
  !breaks[at]! &&
  breaks[at + 1] === true &&
  /^\d{1,5}[A-Z]?$/.test(words[at]!);

/** Words behind the label of a building on a site. */
const BUILDINGS = new Set(['BUILDING', 'BLDG', 'BLOCK', 'WING']);

/** PS2 BUILDING, RIVER UNIVERSITY: index behind a building called by its label; `at` where none stands there. */
export const labelledEnd = ({ words, breaks }: Line, at: number): number =>
  BUILDINGS.has(words[at + 1]!) && /^[A-Z]{1,3}\d{1,3}$/.test(words[at]!) && !breaks[at + 1]! && breaks[at + 2] === true
    ? at + 2
    : at;

/** What a market is of, whose name a number begins sooner than that of a stall in it. */
const OF_MARKETS = new Set(['FISH', 'FOOD', 'FRUIT', 'MEAT', 'PRODUCE', 'VEGETABLE']);

/**
 * NO 1 FRUIT MARKET, 24 SMITH ST; NO 8 RIVER RESTAURANT, 24 SMITH ST: index behind a name at `at` that NO and a number
 * begin; `at` where none does. NO 8 RIVER PLAZA, 24 SMITH ST is a shop.
 */
export function namedByNumberEnd(line: Line, at: number, hi: number): number {
  const { words, kinds, breaks } = line;
  if (at > 0 || words[0] !== 'NO' || !/^\d{1,3}$/.test(words[1] ?? '') || breaks[1]! || breaks[2]!) return at;
  const end = partEnd(line, 0);
  if (end < 4 || end + 2 >= hi || !hasStreetEnd(line, end + 1, hi)) return at;
  const last = words[end - 1]!;
  const isName = (kinds[end - 1]! & KIND.building) !== 0 && (kinds[end - 1]! & KIND.strongType) === 0;
  const isOfShops = HOLDS_SHOPS.has(last) && !OF_MARKETS.has(words[end - 2]!);
  return isName && !isOfShops && kinds.slice(2, end).every((k) => (k & KIND.number) === 0) ? end : at;
}

/** DOCK 3, 24 SMITH ST: where goods are brought to an address; its own number and street, or premises, follow. */
export function isDeliveryPoint({ words, kinds, breaks }: Line, at: number, hi: number): boolean {
  if (words[at] !== 'DOCK' || at + 2 >= hi || (kinds[at + 1]! & KIND.number) === 0 || breaks[at + 1]!) return false;
  const number = kinds.findIndex((k, i) => i > at + 1 && i < hi && (k & KIND.number) !== 0);
  return number > 0 && kinds.slice(number + 1, hi).some((k) => (k & KIND.strongType) !== 0);
}

/** True if a word for such a place stands at `at`, before its number, or a name that begins with NO and one. */
export function isNumberedPlace(line: Line, at: number, hi: number): boolean {
  const { words, kinds } = line;
  if (words[at] === 'NO') return namedByNumberEnd(line, at, hi) > at;
  if (NUMBERED_PLACES.has(words[at]!)) return at === 0 || at + 2 < hi;
  if (!HOMES.has(words[at]!) || at + 2 >= hi) return false;
  // CABIN 12 24 SMITH ST: where another number follows, 12 is the unit's.
  return /^\d{1,4}[A-Z]?$/.test(words[at + 1]!) && (kinds[at + 2]! & KIND.number) === 0;
}

/**
 * RAPID 123, RAPID NO 123: where the number stands that the words at `at` lead to; `at` where they lead to none. The
 * numbers of country roads are called so, being a tenth of the metres from their start.
 */
export function rapidNumber({ words, kinds }: Line, at: number, hi: number): number {
  if (words[at] !== 'RAPID') return at;
  const number = words[at + 1] === 'NO' || words[at + 1] === 'NUMBER' ? at + 2 : at + 1;
  return number < hi && (kinds[number]! & KIND.number) !== 0 ? number : at;
}
