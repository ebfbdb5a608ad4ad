// SOUTH AUCKLAND, AUCKLAND NORTH: what people call a part of the city, as no town or suburb is called. A part that says
// no more than that means Auckland, and its side is none of the suburb's before it.
import type { Line } from '../address/parse/reading.js';
import { inOrder, range } from '../address/parse/words/order.js';

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

/** True for a word that names a side. */
export const isSide = (word: string): boolean => SIDES.has(word);

/** True if the name is a side of the city: WEST AUCKLAND of AUCKLAND. */
export function isSideOf(name: string, city: string | null | undefined): boolean {
  const [first = '', second = ''] = name.toUpperCase().split(' ');
  return city === 'AUCKLAND' && ((isSide(first) && second === city) || (first === city && isSide(second)));
}
