// What stands amid an address of New Zealand and is none of it: a remark before the address (LEAVE AT GATE, 12 KOWHAI
// ROAD), a house that is said twice (12 KOWHAI ROAD | 12 KOWHAI ROAD), a rural delivery without its number (RD
// MAHOENUI), the highway that its street branches off from (KOWHAI ROAD OFF SH 1).
import { isNamedHighway } from './highways-nz.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { highwayEnd } from '../division/highway-end-nz.js';
import { ENDS_PART } from '../division/street-end-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';
import { leadsAddressNz, mayLeadAddressNz } from '../../vocabulary/remark-nz.js';
import { inOrder, range } from '../words/order.js';

/** The line without such parts. */
export function withPartsAside(line: Line, localities: LocalityIndex): Line {
  const { words } = line;
  const said = saidTwice(line);
  const rural = words.includes('RD') ? ruralWithoutNumber(line, localities) : [];
  // INSIDE THE KOWHAI CAFE, LEVIN: the premises that the address is in.
  const isInside = words[0] === 'INSIDE' && words.length > 2 && line.breaks[1] === false;
  const remark = isInside || mayLeadAddressNz(words[0]!) ? remarkFirst(line) : [];
  const way = wayBehindStreet(line);
  if (said.length + rural.length + remark.length + way.length === 0) return line;
  const out = [...remark, ...said, ...rural, ...way];
  const kept = range(0, words.length).filter((i) => !out.includes(i));
  return inOrder(line, [...kept, ...out], kept.length);
}

/** Words that lead from a street to the highway that it branches off from. */
const WAYS: ReadonlySet<string> = new Set(['NEAR', 'OFF', 'VIA']);

/** Words of OFF SH 1, JUST OFF SH1 behind a street; in full the highway is a street as others are. */
function wayBehindStreet({ words, kinds, breaks }: Line): number[] {
  const sh = words.findIndex((word, i) => i > 2 && word.startsWith('SH') && WAYS.has(words[i - 1]!));
  if (sh < 0 || breaks[sh]! || !isNamedHighway(words, sh)) return [];
  const from = words[sh - 2] === 'JUST' ? sh - 2 : sh - 1;
  const isTyped = (kinds[from - 1]! & (KIND.strongType | KIND.suffix)) !== 0 || ENDS_PART.has(words[from - 1]!);
  const highway = highwayEnd(words, kinds, HIGHWAY_WORDS.has(words[from - 2] ?? '') ? from - 2 : from - 1);
  return isTyped || highway === from ? range(from, words[sh] === 'SH' ? sh + 2 : sh + 1) : [];
}

/** Words of a remark that leads the line, the number of a house right behind its comma. */
function remarkFirst(line: Line): number[] {
  const { words, kinds } = line;
  if (words[0] === 'INSIDE') return [0];
  const end = partEnd(line, 0);
  const isBeforeHouse = end < words.length && (kinds[end]! & (KIND.number | KIND.flat)) !== 0;
  return isBeforeHouse && leadsAddressNz(words.slice(0, end).join(' ')) ? range(0, end) : [];
}

/** Words of a part that begins with a number, and that the next part says again. */
function saidTwice(line: Line): number[] {
  const { words, kinds, breaks } = line;
  for (let from = 0; from + 3 < words.length; from++) {
    if ((kinds[from]! & KIND.number) === 0 || (from > 0 && !breaks[from]!)) continue;
    const to = partEnd(line, from);
    const isAgain = to < words.length && to - from > 1 && words[to] === words[from];
    if (!isAgain || partEnd(line, to) !== 2 * to - from) continue;
    if (words.slice(from, to).every((word, i) => word === words[to + i])) return range(from, to);
  }
  return [];
}

/** RD of RD MAHOENUI, a part of its own behind a street or a place: the deliveries of small places have no numbers. */
function ruralWithoutNumber(line: Line, localities: LocalityIndex): number[] {
  const { words, breaks } = line;
  const at = words.findIndex((word, i) => word === 'RD' && (i === 0 || breaks[i]!));
  if (at < 0 || at + 1 >= words.length || (at > 0 && !isBehindStreet(line, at, localities))) return [];
  return placeEnd(line, at + 1, localities) > at + 1 ? [at] : [];
}

/** True if a street, a highway or a place ends before `end`; in 12 KOWHAI, RD LEVIN the word is the street's. */
function isBehindStreet({ words, kinds, breaks }: Line, end: number, localities: LocalityIndex): boolean {
  if ((kinds[end - 1]! & (KIND.strongType | KIND.suffix)) !== 0) return true;
  if (HIGHWAY_WORDS.has(words[end - 2] ?? '')) return true;
  for (let from = Math.max(1, end - LONGEST_PLACE_NZ); from < end; from++) {
    const isApart = breaks[from]! || (kinds[from - 1]! & KIND.strongType) !== 0;
    if (isApart && isPlaceNz(words.slice(from, end).join(' '), localities)) return true;
  }
  return false;
}

/** Index behind the place that is the part from `from` on, a postcode behind it apart; `from` where it is none. */
function placeEnd(line: Line, from: number, localities: LocalityIndex): number {
  const to = partEnd(line, from);
  const end = /^\d{4}$/.test(line.words[to - 1]!) ? to - 1 : to;
  return end > from && isPlaceNz(line.words.slice(from, end).join(' '), localities) ? end : from;
}
