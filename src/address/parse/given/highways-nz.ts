// State highways of New Zealand, which people write as shops are written in Australia: SH 35 TE KAHA, MAIN ROAD SH 1.
import { streetType } from '../../vocabulary/street.js';
import { KIND } from '../../vocabulary/kinds.js';
import type { Line } from '../reading.js';

/** The number of a state highway, with the letter of a branch: 1, 35, 1B. */
const NUMBER = /^\d{1,2}[A-Z]?$/;

/** The line with SH as a word of roads, and of no shop, where the words around it say so. */
export function withHighways(line: Line): Line {
  const { words, kinds } = line;
  if (!words.includes('SH')) return line;
  return { ...line, kinds: kinds.map((kind, i) => (isHighway(line, i) ? KIND.type : kind)) };
}

/** True for SH and its number where no shop can be meant: no house number, street or building goes with it. */
function isHighway({ words, kinds, breaks }: Line, at: number): boolean {
  if (words[at] !== 'SH' || !NUMBER.test(words[at + 1] ?? '') || breaks[at + 1]!) return false;
  const isBehindNumber = at > 0 && (kinds[at - 1]! & KIND.number) !== 0 && !breaks[at]!;
  if (isBehindNumber || words[at + 2] === 'AND' || words[at - 1] === 'AND') return true;
  return words.every((word, i) => i === at || i === at + 1 || !isOfShop(word, kinds[i]!, i > at, words[i - 1] ?? ''));
}

/** True for a word that goes with a shop: a house number; behind the shop a street, or the building that it is in. */
function isOfShop(word: string, kind: number, isBehind: boolean, before: string): boolean {
  if ((kind & KIND.number) !== 0) return before !== 'RD' && before !== 'SH' && !/^\d{4}$/.test(word);
  if (!isBehind || word === 'ST' || word === 'RD') return false;
  return (kind & KIND.building) !== 0 || ((kind & KIND.strongType) !== 0 && streetType(word) !== undefined);
}
