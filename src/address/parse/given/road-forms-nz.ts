// Forms of roads of New Zealand: a corner that is named behind its streets (KOWHAI STREET AND RATA ROAD CORNER) or
// behind a highway (SH1, CNR KOWHAI ROAD), and a road of two places with a dash and blanks between them (TE ANAU -
// MILFORD HIGHWAY).
import { hasStreetEnd } from '../arrange/destination.js';
import { isPlaceNz } from '../division/known-place-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { isNamedHighway } from './highways-nz.js';
import { KIND } from '../../vocabulary/kinds.js';
import { withDashedRoads } from '../words/dashed-road.js';
import { inOrder, range } from '../words/order.js';

/** The line with its roads in the form that others have. */
export const withRoadForms = (line: Line, localities: LocalityIndex): Line =>
  withNumberedQuay(
    withCornerOfHighway(withCornerFirst(withDashedRoads(line, (name) => isPlaceNz(name, localities)))),
    localities,
  );

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

/** Words that end a street, or are one, behind the number of a house; places are called so too. */
const QUAYS: ReadonlySet<string> = new Set(['BROADWAY', 'QUAY']);
/** Words of the longest name of a quay. */
const LONGEST_QUAY = 3;

/** 25 KOWHAI QUAY, 25 BROADWAY LEVIN: behind a house's number the word ends a street as surely as others do. */
function withNumberedQuay(line: Line, localities: LocalityIndex): Line {
  const { words, kinds, breaks } = line;
  const isEnd = (at: number): boolean => {
    if (at === words.length || breaks[at]!) return true;
    return [1, 2, LONGEST_QUAY].some((length) => isPlaceNz(words.slice(at, at + length).join(' '), localities));
  };
  const isStreet = (at: number): boolean => {
    if (!QUAYS.has(words[at]!) || !isEnd(at + 1)) return false;
    for (let from = at; from > 0 && at - from < LONGEST_QUAY && !breaks[from]!; from--) {
      if ((kinds[from - 1]! & KIND.number) === 0) continue;
      // 11 WHAFR QUAY needs no help, and its name may be a slip, QUAY and all.
      return breaks[from - 1]! || (from === 1 ? at === 1 : /\//.test(words[from - 1]!));
    }
    return false;
  };
  const at = words.findIndex((_, i) => isStreet(i));
  return at < 0 ? line : { ...line, kinds: kinds.with(at, kinds[at]! | KIND.strongType | KIND.type) };
}
