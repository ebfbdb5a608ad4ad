// A shop that is a name and no unit: what begins with THE and ends in SHOP has no number of its own.
import type { Line } from '../reading.js';
import { HOLDS_SHOPS } from '../../vocabulary/premises.js';
import { KIND } from '../../vocabulary/kinds.js';

/**
 * THE SOAP SHOP 24 SMITH ST: true if the word at `at` ends such a name, and a street stands behind it. THE MALL SHOP 24
 * SMITH ST is a shop of the mall.
 */
export function isTheShop({ words, kinds, breaks }: Line, at: number, hi: number): boolean {
  if (words[at] !== 'SHOP' || words[at - 1] === 'SHOP' || HOLDS_SHOPS.has(words[at - 1] ?? '')) return false;
  const from = Math.max(breaks.lastIndexOf(true, at), 0);
  if (words[from] !== 'THE' || at < from + 2) return false;
  return kinds.slice(at + 2, hi).some((k) => (k & KIND.strongType) !== 0 && (k & KIND.building) === 0);
}
