// Each record once at most: the surest pairs first.
import { bestFirst, PAIR } from './adjacency.js';
import type { Edges } from './share.js';

/** Odds that lie nearer than this are equal: which of two pairs is the better one is not known. */
const EQUAL = 1e-4;

/**
 * Leaves matched the pairs that are the best that is left of both their rows, and sets the others of matched rows to
 * none. Where another pair of one of the rows is as good, a person has to say which: all of them become possible.
 */
export function matchOnce(edges: Edges, states: Uint8Array, rows: number): void {
  const taken = new Uint8Array(rows);
  const best = bestOfRows(edges, states, rows);
  for (const edge of bestFirst(edges)) {
    if (states[edge] !== PAIR.matched && states[edge] !== PAIR.decided) continue;
    const from = edges.from[edge]!;
    const to = edges.to[edge]!;
    if (taken[from] === 1 || taken[to] === 1) states[edge] = PAIR.none;
    else if (states[edge] !== PAIR.decided && best.isShared(edge, from, to)) states[edge] = PAIR.possible;
    else {
      taken[from] = 1;
      taken[to] = 1;
    }
  }
}

/** For each row its best odds, and how many pairs have them. */
function bestOfRows(
  edges: Edges,
  states: Uint8Array,
  rows: number,
): { isShared(edge: number, a: number, b: number): boolean } {
  const { from, to, odds } = edges;
  const best = new Float32Array(rows).fill(-Infinity);
  const counts = new Uint16Array(rows);
  const see = (row: number, value: number): void => {
    if (value > best[row]! + EQUAL) {
      best[row] = value;
      counts[row] = 1;
    } else if (value > best[row]! - EQUAL) counts[row] = Math.min(counts[row]! + 1, 65_535);
  };
  for (let i = 0; i < odds.length; i++) {
    if (states[i] !== PAIR.matched) continue;
    see(from[i]!, odds[i]!);
    see(to[i]!, odds[i]!);
  }
  const isShared = (edge: number, row: number): boolean => counts[row]! > 1 && odds[edge]! > best[row]! - EQUAL;
  return { isShared: (edge, a, b) => isShared(edge, a) || isShared(edge, b) };
}
