// Two properties in one line: 12 SMITH ST AND 14 JONES RD, PRESTON. The first is the address, the second a remark.
import { endsStreet } from './destination.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { HIGHWAY_WORDS } from '../street-words.js';

/** Index behind the second property that the AND at `i` leads to; `i` where a street or a name follows it. */
export function secondPropertyEnd(line: Line, i: number): number {
  const { words, kinds } = line;
  const isNumbered = i + 2 < words.length && (kinds[i + 1]! & KIND.number) !== 0 && endsStreet(line, i - 1);
  if (!isNumbered || HIGHWAY_WORDS.has(words[i + 2]!) || !kinds.slice(0, i - 2).some(isNumber)) return i;
  const to = partEnd(line, i + 1);
  for (let end = i + 3; end < to; end++) if ((kinds[end]! & KIND.strongType) !== 0) return end + 1;
  return i;
}

const isNumber = (k: number): boolean => (k & KIND.number) !== 0;
