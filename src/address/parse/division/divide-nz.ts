// Divides the span of a New Zealand line into street, suburb and town. Commas decide where there are any: the last part
// is the town, the one before it the suburb; without them a short list of towns does.
import type { Division } from './division.js';
import type { Line, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isTownNz } from '../../vocabulary/town-nz.js';

/** Street [street, streetEnd), suburb [suburb, suburbEnd), town [place, end). */
export interface DivisionNz extends Division {
  suburb: number;
  suburbEnd: number;
}

const LONGEST_TOWN = 3;

/** Divides the span of a New Zealand reading. */
export function divideNz(line: Line, reading: Reading): DivisionNz {
  const { from, to } = reading;
  const { breaks, words } = line;
  const numbered = reading.numberFirst > 0 || reading.lotNumber !== '';
  const parts: number[] = [from];
  for (let i = from + 1; i < to; i++) if (breaks[i]!) parts.push(i);
  parts.push(to);
  const count = from < to ? parts.length - 1 : 0;
  if (count === 0) return { street: from, streetEnd: from, suburb: from, suburbEnd: from, place: from, end: from };
  // A box is not on a street: what stands before the town is the box lobby's suburb.
  if (!numbered && /BOX|BAG/.test(reading.postalType)) {
    const town = parts[count - 1]!;
    const before = count > 1 ? parts[count - 2]! : town;
    return count > 1
      ? { street: from, streetEnd: from, suburb: before, suburbEnd: town, place: town, end: to }
      : { street: from, streetEnd: from, ...splitTown(words, from, to) };
  }
  // The part with the street: the first when there is a number, else the first that ends like one.
  let first = 0;
  if (!numbered) {
    first = -1;
    for (let p = 0; p < count && first < 0; p++) {
      if (streetEnd(line, parts[p]!, parts[p + 1]!) > parts[p]! + 1 || /^SH\d/.test(words[parts[p]!]!)) first = p;
    }
  }
  let street = from;
  let end = from;
  let rest: number[];
  if (first >= 0) {
    street = parts[first]!;
    end =
      count - first > 1 && wholePart(line, street, parts[first + 1]!, count - first > 2)
        ? parts[first + 1]!
        : streetEnd(line, street, parts[first + 1]!);
    if (end === street) end = count > 1 ? parts[first + 1]! : beforeTown(words, street, to, numbered);
    rest = end === parts[first + 1] ? parts.slice(first + 1) : [end, ...parts.slice(first + 1)];
  } else {
    rest = parts;
  }
  const places = rest.length - 1;
  if (places <= 0) return { street, streetEnd: end, suburb: end, suburbEnd: end, place: to, end: to };
  if (places === 1) return { street, streetEnd: end, ...splitTown(words, rest[0]!, rest[1]!) };
  return { street, streetEnd: end, ...suburbAndTown(words, rest, reading.postcode) };
}

/**
 * Suburb and town of the last parts. A part that says its neighbour again names nothing of its own: THREE KINGS,
 * AUCKLAND, AUCKLAND; RAGLAN 3225, RAGLAN; AUCKLAND CBD, AUCKLAND CBD AUCKLAND. A suburb may bear its town's name
 * (WARKWORTH, WARKWORTH).
 */
function suburbAndTown(
  words: readonly string[],
  rest: readonly number[],
  postcode: string,
): Omit<DivisionNz, 'street' | 'streetEnd'> {
  const [to = 0, town = 0, before = 0, earlier] = rest.toReversed();
  const name = (at: number, end: number): string => words.slice(at, end).join(' ');
  const said = name(before, town);
  const last = splitTown(words, town, to);
  if (said === `${name(town, to)} ${postcode}`) return { suburb: town, suburbEnd: town, place: town, end: to };
  if (said === name(town, to) && earlier !== undefined) {
    return { suburb: earlier, suburbEnd: before, place: town, end: to };
  }
  if (last.suburbEnd > last.suburb && said === name(last.suburb, last.suburbEnd)) {
    return { ...last, suburb: before, suburbEnd: town };
  }
  return { suburb: before, suburbEnd: town, place: town, end: to };
}

/**
 * True if the whole part is the street: no word in its middle ends one, or it is a main road named after its place (83
 * MAIN ROAD HOPE, HOPE, RICHMOND).
 */
function wholePart({ kinds, words }: Line, from: number, to: number, placesFollow: boolean): boolean {
  if (placesFollow && to - from <= 4 && words[from] === 'MAIN') return true;
  for (let i = from + 1; i < to - 1; i++) {
    if ((kinds[i]! & KIND.strongType) !== 0 && (kinds[i + 1]! & (KIND.type | KIND.suffix | KIND.number)) === 0) {
      return false;
    }
  }
  return true;
}

/** Index behind the last word that ends a street, its suffix or highway number included; `from` when none does. */
function streetEnd({ kinds, words }: Line, from: number, to: number): number {
  if (/^SH\d/.test(words[from]!)) return from + 1;
  let end = from;
  for (let i = from + 1; i < to; i++) {
    if ((kinds[i]! & KIND.strongType) === 0) continue;
    if (end > from && i > end) break;
    end = i + 1;
    if (end < to && (words[i] === 'HIGHWAY' || words[i] === 'HWY') && (kinds[end]! & KIND.number) !== 0) end++;
    else if (end < to && (kinds[end]! & KIND.suffix) !== 0 && (end + 1 === to || words[end]!.length > 1)) end++;
  }
  return end;
}

/** Where a street without a type ends when a town stands behind it. */
function beforeTown(words: readonly string[], from: number, to: number, numbered: boolean): number {
  for (let at = Math.max(from + (numbered ? 1 : 0), to - LONGEST_TOWN); at < to; at++) {
    if (isTownNz(words.slice(at, to).join(' '))) return at;
  }
  return to;
}

/** Suburb and town of words that no comma parts. */
function splitTown(
  words: readonly string[],
  from: number,
  to: number,
): { suburb: number; suburbEnd: number; place: number; end: number } {
  for (let at = Math.max(from, to - LONGEST_TOWN); at < to; at++) {
    if (isTownNz(words.slice(at, to).join(' '))) return { suburb: from, suburbEnd: at, place: at, end: to };
  }
  return { suburb: from, suburbEnd: from, place: from, end: to };
}
