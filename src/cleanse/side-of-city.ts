// SOUTH AUCKLAND, AUCKLAND NORTH: what people call a part of the city, as no town or suburb is called. A part that says
// no more than that means Auckland, and its side is none of the suburb's before it. CENTRAL AUCKLAND is the suburb
// AUCKLAND CENTRAL, and so it is of other towns.
import { isPlaceNz } from '../address/parse/division/known-place-nz.js';
import type { Line, LocalityIndex } from '../address/parse/reading.js';
import { inOrder, range } from '../address/parse/words/order.js';
import { KIND } from '../address/vocabulary/kinds.js';
import { isTownNz } from '../address/vocabulary/town-nz.js';

const SIDES: ReadonlySet<string> = new Set(['NORTH', 'SOUTH', 'EAST', 'WEST']);

/** The line with the side of Auckland out of the address, where a part of its own names it so. */
export function withoutSide(line: Line): Line {
  const { words, breaks, aside } = line;
  const city = words.indexOf('AUCKLAND', 1);
  if (city < 0 || city >= aside) return line;
  const isEnd = (at: number): boolean => at >= aside || breaks[at]! || /^\d{4}$/.test(words[at]!);
  const isBefore = SIDES.has(words[city - 1]!) && breaks[city - 1]! && isEnd(city + 1);
  const isBehind = SIDES.has(words[city + 1] ?? '') && breaks[city]! && city + 1 < aside && isEnd(city + 2);
  if (!isBefore && !isBehind) return line;
  const side = isBefore ? city - 1 : city + 1;
  const order = [...range(0, side), ...range(side + 1, aside), side, ...range(aside, words.length)];
  return inOrder(line, order, aside - 1);
}

/** The line with CENTRAL AUCKLAND, a part of its own or behind a street, as the suburb AUCKLAND CENTRAL. */
export function withCentreBehind(line: Line, localities: LocalityIndex): Line {
  const { words, kinds, breaks, aside } = line;
  const at = words.indexOf('CENTRAL');
  if (at < 0 || at + 1 >= aside || breaks[at + 1]!) return line;
  if (at > 0 && !breaks[at]! && (kinds[at - 1]! & KIND.strongType) === 0) return line;
  let end = at + 1;
  while (end < aside && (end === at + 1 || !breaks[end]!) && !/^\d{4}$/.test(words[end]!)) end++;
  const town = words.slice(at + 1, end).join(' ');
  if (!isTownNz(town) || !isPlaceNz(`${town} CENTRAL`, localities)) return line;
  // WELLINGTON, CENTRAL WELLINGTON: the town stands first.
  if (words.slice(Math.max(0, 2 * at + 1 - end), at).join(' ') === town) return line;
  const turned = inOrder(line, [...range(0, at), ...range(at + 1, end), at, ...range(end, words.length)], aside);
  return { ...turned, breaks };
}

/** True if the name says that centre of a town as people do: CENTRAL AUCKLAND of AUCKLAND CENTRAL. */
export function isCentreOf(name: string, suburb: string | null | undefined): boolean {
  const town = /^CENTRAL (.+)$/.exec(name.toUpperCase())?.[1];
  return town !== undefined && suburb === `${town} CENTRAL`;
}

/** True for a word that names a side. */
export const isSide = (word: string): boolean => SIDES.has(word);

/** True if the name is a side of the city: WEST AUCKLAND of AUCKLAND. */
export function isSideOf(name: string, city: string | null | undefined): boolean {
  const [first = '', second = ''] = name.toUpperCase().split(' ');
  return city === 'AUCKLAND' && ((isSide(first) && second === city) || (first === city && isSide(second)));
}
