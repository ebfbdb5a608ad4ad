// Lists of venues that join the place to the venue without a comma, and have none behind the street: GREY LYNN GREY
// LYNN HALL, 18 KOWHAI STREET; PONSONBY ST JOHNS HALL, 12 RATA ROAD. The place goes to the end, as one does that is a
// part of its own: LEVIN, 18 KOWHAI STREET. A suburb that stands before the number of a house goes before the town.
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { hasStreetEnd } from '../arrange/destination.js';
import { isPartOfTown } from '../division/town-first-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isTownNz } from '../../vocabulary/town-nz.js';
import { inOrder, range } from '../words/order.js';

/** Kinds of words that no name of a venue here has. */
const OTHER = KIND.number | KIND.corner | KIND.postal | KIND.flat | KIND.level | KIND.lot | KIND.care;

/** The line with the place that leads it, or its venue, behind all others, and a suburb before its town. */
export const withPlaceLast = (line: Line, localities: LocalityIndex): Line =>
  withTownLast(withPlacesLast(line, localities), localities);

/**
 * AUCKLAND, PONSONBY 1011: the town goes behind its suburb. ONEROA, WAIHEKE ISLAND, AUCKLAND: the city is none of the
 * address of an island.
 */
function withTownLast(line: Line, localities: LocalityIndex): Line {
  const { words, breaks } = line;
  const n = words.length;
  const country = beforeCountry(words);
  const end = /^\d{4}$/.test(words[country - 1] ?? '') ? country - 1 : country;
  const last = partStart(breaks, end);
  const before = partStart(breaks, last);
  // A house's number begins no town.
  if (last < 1 || end <= last || (line.kinds[before]! & KIND.number) !== 0) return line;
  const town = words.slice(before, last).join(' ');
  const isIsland = town.endsWith(' ISLAND');
  if (!isIsland && !isTownNz(town)) return line;
  const place = words.slice(last, end).join(' ');
  if (isTownNz(town) && isPartOfTown(place, town, localities)) {
    const order = [...range(0, before), ...range(last, end), ...range(before, last), ...range(end, n)];
    return inOrder(line, order, n);
  }
  if (!isIsland || place !== 'AUCKLAND' || !isOnIsland(line, before, last, localities)) return line;
  return inOrder(line, [...range(0, last), ...range(end, n), ...range(last, end)], n - (end - last));
}

/** True if words [from, to), with the part before them or without it, are a place and the island that it is on. */
function isOnIsland({ words, breaks }: Line, from: number, to: number, localities: LocalityIndex): boolean {
  for (let at = partStart(breaks, from); at < to; at++) {
    for (let island = at + 1; island < to; island++) {
      const isTown = localities.placeNz?.(words.slice(island, to).join(' ')) === 'town';
      if (isTown && isPlaceNz(words.slice(at, island).join(' '), localities)) return true;
    }
  }
  return false;
}

/** Where the part begins that ends at `end`. */
function partStart(breaks: readonly boolean[], end: number): number {
  let from = Math.max(0, end - 1);
  while (from > 0 && !breaks[from]!) from--;
  return from;
}

function withPlacesLast(line: Line, localities: LocalityIndex): Line {
  const { words, kinds, breaks } = line;
  if ((kinds[0]! & OTHER) !== 0) return line;
  const n = beforeCountry(words);
  const suburb = suburbFirst(line, n, localities);
  if (suburb !== null) return suburb;
  const end = n > 2 ? partEnd(line, 0) : n;
  if (end >= n) return line;
  const place = placesEnd(line, end, localities);
  if (place === 0 || (place < end && !isVenueOf(line, place, end, localities))) return line;
  if (kinds.slice(0, end).some((kind, i) => (kind & OTHER) !== 0 && i + 1 < end)) return line;
  const last = breaks.lastIndexOf(true, n - 1);
  const isPlaced = /^\d{4}$/.test(words[n - 1]!) || endsInPlace(line, last, n, localities);
  if (isPlaced || !hasStreetEnd(line, Math.max(place, end), n)) return line;
  return inOrder(line, [...range(place, n), ...range(0, place), ...range(n, words.length)], words.length);
}

/**
 * PETONE 12 KOWHAI RD LOWER HUTT, PETONE, 12 KOWHAI RD, LOWER HUTT: the suburb that leads the number of a house goes
 * before the town, where nothing else stands between the street and the town. Null for another line.
 */
function suburbFirst(line: Line, n: number, localities: LocalityIndex): Line | null {
  const { words, kinds } = line;
  if ((kinds[0]! & OTHER) !== 0) return null;
  let number = 1;
  while (number < n && number <= LONGEST_PLACE_NZ && (kinds[number]! & KIND.number) === 0) number++;
  const name = words.slice(0, number).join(' ');
  if (number + 3 > n || !/^\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/.test(words[number]!)) return null;
  // HAMILTON AIRPORT, 12 KOWHAI ROAD, HAMILTON: premises that are a place as well.
  if ((kinds[number - 1]! & KIND.building) !== 0 || localities.placeNz?.(name) !== 'place') return null;
  const end = /^\d{4}$/.test(words[n - 1]!) ? n - 1 : n;
  for (let town = number + 3; town < end; town++) {
    if ((kinds[town - 1]! & (KIND.strongType | KIND.suffix)) === 0) continue;
    const townName = words.slice(town, end).join(' ');
    if (localities.placeNz(townName) !== 'town') continue;
    // TE PAPA, 55 KOWHAI STREET, WELLINGTON: a suburb of another town is the name of premises.
    if (localities.isInTownNz?.(name, townName, true) === false) continue;
    return inOrder(line, [...range(number, town), ...range(0, number), ...range(town, words.length)], words.length);
  }
  return null;
}

/** Index of the country that ends a line; behind its words where none does. */
function beforeCountry(words: readonly string[]): number {
  const n = words.length;
  if (words[n - 1] === 'NZ') return n - 1;
  return words[n - 1] === 'ZEALAND' && words[n - 2] === 'NEW' ? n - 2 : n;
}

/** Index behind the places that the line begins with, each a part of its own, or behind the one of its first part. */
function placesEnd(line: Line, end: number, localities: LocalityIndex): number {
  const first = placeEnd(line, 0, end, localities);
  if (first < end) return first;
  const next = partEnd(line, end);
  return next < line.words.length && placeEnd(line, end, next, localities) === next ? next : end;
}

/** Index behind the longest place that begins at `from`; `from` for none. */
function placeEnd({ words }: Line, from: number, to: number, localities: LocalityIndex): number {
  for (let end = Math.min(to, from + LONGEST_PLACE_NZ); end > from; end--) {
    if (isPlaceNz(words.slice(from, end).join(' '), localities)) return end;
  }
  return from;
}

/** True if the venue at [at, end) has a name that needs no place before it: the place's own, a saint's, another's. */
function isVenueOf(line: Line, at: number, end: number, localities: LocalityIndex): boolean {
  const { words, kinds } = line;
  if (end - at < 2 || end < 4 || (kinds[end - 1]! & KIND.building) === 0) return false;
  const isAgain = words.slice(0, at).every((word, i) => words[at + i] === word);
  const isSaint = words[at] === 'ST' || words[at] === 'SAINT';
  return isAgain || (isSaint && end - at > 2) || placeEnd(line, at, end - 1, localities) > at;
}

/** True if words [from, to) end in a place. */
function endsInPlace({ words }: Line, from: number, to: number, localities: LocalityIndex): boolean {
  for (let at = Math.max(from, to - LONGEST_PLACE_NZ); at < to; at++) {
    if (isPlaceNz(words.slice(at, to).join(' '), localities)) return true;
  }
  return false;
}
