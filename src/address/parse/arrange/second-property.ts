// Two properties in one line: 12 SMITH ST AND 14 JONES RD, PRESTON. The first is the address, the second a remark.
import { endsStreet } from './destination.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { HIGHWAY_WORDS } from '../street-words.js';

/**
 * Index behind the second property that the AND at `i` leads to, or that begins at `i` behind a slash with spaces: 12
 * SMITH ST / 14 JONES RD; `i` where a street or a name follows it.
 */
export function secondPropertyEnd(line: Line, i: number): number {
  const { text, words, kinds, starts, ends } = line;
  const isAnd = words[i] === 'AND';
  if (!isAnd && !/^ +\/ +$/.test(text.slice(ends[i - 1], starts[i]))) return i;
  const number = isAnd ? i + 1 : i;
  const isNumbered = number + 1 < words.length && isNumber(kinds[number]!) && endsStreet(line, i - 1);
  if (!isNumbered || HIGHWAY_WORDS.has(words[number + 1]!) || !kinds.slice(0, i - 2).some(isNumber)) return i;
  const to = partEnd(line, number);
  for (let end = number + 2; end < to; end++) if ((kinds[end]! & KIND.strongType) !== 0) return end + 1;
  return i;
}

const isNumber = (k: number): boolean => (k & KIND.number) !== 0;
