// Forms of roads of New Zealand: a corner that is named behind its streets (KOWHAI STREET AND RATA ROAD CORNER) or
// behind a highway (SH1, CNR KOWHAI ROAD), and a road of two places with a dash and blanks between them (TE ANAU -
// MILFORD HIGHWAY).
import { hasStreetEnd } from '../arrange/destination.js';
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { isNamedHighway } from './highways-nz.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';
import { inOrder, range } from '../words/order.js';

/** The line with its roads in the form that others have. */
export const withRoadForms = (line: Line, localities: LocalityIndex): Line =>
  withCornerOfHighway(withCornerFirst(withDashedRoad(line, localities)));

/** SH1, CNR KOWHAI ROAD and SH 1 CNR KOWHAI ROAD, without a house's number: the word joins the two. */
function withCornerOfHighway(line: Line): Line {
  const { words, kinds, breaks } = line;
  const at = words.findIndex((_, i) => i > 0 && (kinds[i]! & KIND.corner) !== 0 && isBehindHighway(line, i));
  if (at < 0 || !hasStreetEnd(line, at + 1, partEnd(line, at))) return line;
  return { ...line, words: words.with(at, 'AND'), kinds: kinds.with(at, 0), breaks: breaks.with(at, false) };
}

/** True if the words before `end` are a highway with its number, a part of its own, and no number stands before it. */
function isBehindHighway({ words, kinds, breaks }: Line, end: number): boolean {
  let from = end - 1;
  while (from > 0 && !breaks[from]!) from--;
  const length = end - from;
  const isWhole = isNamedHighway(words, from) && length <= 3 && (length === 1 || NUMBER.test(words[end - 1]!));
  return isWhole && kinds.slice(0, from).every((kind) => (kind & (KIND.number | KIND.corner)) === 0);
}

/** The number of a highway. */
const NUMBER = /^\d{1,2}[A-Z]?$/;

/** STATE HIGHWAY 2, KOWHAI ROAD CORNER: the word goes before the street, or the first of both streets. */
function withCornerFirst(line: Line): Line {
  const { words, kinds, breaks } = line;
  const n = words.length;
  const at = words.findIndex(
    (word, i) =>
      word === 'CORNER' && i > 1 && (kinds[i - 1]! & KIND.strongType) !== 0 && (i + 1 === n || breaks[i + 1]!),
  );
  if (at < 0 || breaks[at]!) return line;
  let from = at - 1;
  while (from > 0 && !breaks[from]!) from--;
  if (at - from < 2 || kinds.slice(0, at).some((kind) => (kind & KIND.corner) !== 0)) return line;
  if (kinds.slice(from, at).some((kind) => (kind & KIND.number) !== 0)) return line;
  const moved = inOrder(line, [...range(0, from), at, ...range(from, at), ...range(at + 1, n)], n);
  return { ...moved, breaks: moved.breaks.map((isBreak, i) => (isBreak && i !== from + 1) || (i === from && i > 0)) };
}

/** TE ANAU - MILFORD HIGHWAY: a dash with blanks is no break between two places before a road. */
function withDashedRoad(line: Line, localities: LocalityIndex): Line {
  const { text, words, starts, ends, breaks, kinds } = line;
  const at = words.findIndex((_, i) => {
    if (i === 0 || !breaks[i]! || starts[i]! - ends[i - 1]! !== 3) return false;
    if (!/^ [-–] $/.test(text.slice(ends[i - 1], starts[i]))) return false;
    return endsPlacePart(line, i, localities) && beginsRoad(line, i, localities);
  });
  if (at < 0 || kinds.slice(0, at).some((kind) => (kind & KIND.strongType) !== 0)) return line;
  return { ...line, breaks: breaks.with(at, false) };
}

/** True if the words before `end` are a place, a part of its own or behind a number. */
function endsPlacePart({ words, breaks, kinds }: Line, end: number, localities: LocalityIndex): boolean {
  let from = end - 1;
  while (from > 0 && !breaks[from]! && (kinds[from - 1]! & KIND.number) === 0) from--;
  return isPlaceNz(words.slice(from, end).join(' '), localities);
}

/** True if the part from `at` on is a place and a type of road: MILFORD HIGHWAY. */
function beginsRoad(line: Line, at: number, localities: LocalityIndex): boolean {
  const { words, kinds } = line;
  const end = Math.min(partEnd(line, at), at + LONGEST_PLACE_NZ);
  for (let type = at + 1; type <= end && type < words.length; type++) {
    const isRoad = (kinds[type]! & KIND.strongType) !== 0 || HIGHWAY_WORDS.has(words[type]!);
    if (isRoad && isPlaceNz(words.slice(at, type).join(' '), localities)) return true;
  }
  return false;
}
