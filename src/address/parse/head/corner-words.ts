// The words before a corner's two streets: CNR, CORNER OF, NE CNR, INTERSECTION OF.
import type { Line } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words that lead to a corner: ON THE CORNER OF, LOCATED AT THE CORNER OF. */
const LEADS = new Set(['AT', 'LOCATED', 'ON', 'SITUATED', 'THE']);

/** Where words [from, end) before a corner end without those that lead to it; KOALA ON THE CORNER is a name. */
export function cornerLead({ words, kinds, breaks }: Line, from: number, end: number): number {
  if (((kinds[end] ?? 0) & KIND.corner) === 0 || breaks[end]! || breaks[end + 1]!) return end;
  let to = end;
  while (to > from && LEADS.has(words[to - 1]!)) to--;
  return to;
}

/** Number of words at `at` that say CORNER OF; 0 where they name something: CORNER SHOP 5 SMITH ST. */
export function cornerWords({ words, kinds }: Line, at: number, hi: number): number {
  // NE CNR SMITH & JONES STS, SOUTH EAST CNR
  if ((kinds[at]! & KIND.suffix) !== 0 && at + 4 < hi) {
    const corner = (kinds[at + 1]! & KIND.suffix) !== 0 ? at + 2 : at + 1;
    if ((kinds[corner]! & KIND.corner) !== 0) return corner + 1 - at;
  }
  const length = words[at + 1] === 'OF' ? 2 : 1;
  if (at + length >= hi || ((kinds[at]! & KIND.corner) === 0 && (words[at] !== 'JUNCTION' || length < 2))) return 0;
  if (length > 1 || words[at]!.length < 5 || (kinds[at + 1]! & KIND.number) !== 0) return length;
  for (let i = at + 2; i < hi; i++) {
    if (words[i] === 'AND') return length;
    if ((kinds[i]! & KIND.number) !== 0 && !HIGHWAY_WORDS.has(words[i - 1]!)) return 0;
  }
  return length;
}
