// The pairs of each row, best first.
import { sharedBytes, sharedFloats, sharedInts } from '../store/shared.js';
import type { Edges } from './share.js';

/** Pairs of row `i` stand in [starts[i], starts[i + 1]): the better first, of equal ones the earlier row. */
export interface Adjacency {
  readonly starts: Int32Array;
  readonly to: Int32Array;
  readonly odds: Float32Array;
  /** 0 for a pair that does not hold, else what is said of it: see `PAIR`. */
  readonly states: Uint8Array;
}

/** What is said of a pair. */
export const PAIR = { none: 0, matched: 1, possible: 2, through: 3, decided: 4 } as const;

/** Both ends of every pair, among rows [0, rows). */
export function adjacency(edges: Edges, rows: number, states: Uint8Array): Adjacency {
  const starts = sharedInts(rows + 1);
  const { from, to, odds } = edges;
  const count = (row: number): void => {
    if (row < rows) starts[row + 1]!++;
  };
  for (let i = 0; i < from.length; i++) {
    if (states[i] === PAIR.none) continue;
    count(from[i]!);
    count(to[i]!);
  }
  for (let row = 0; row < rows; row++) starts[row + 1]! += starts[row]!;
  const size = starts[rows]!;
  const result = { starts, to: sharedInts(size), odds: sharedFloats(size), states: sharedBytes(size) };
  const next = starts.slice(0, rows);
  const put = (row: number, other: number, edge: number): void => {
    if (row >= rows) return;
    const at = next[row]!++;
    result.to[at] = other;
    result.odds[at] = odds[edge]!;
    result.states[at] = states[edge]!;
  };
  for (let i = 0; i < from.length; i++) {
    if (states[i] === PAIR.none) continue;
    put(from[i]!, to[i]!, i);
    put(to[i]!, from[i]!, i);
  }
  for (let row = 0; row < rows; row++) sortRow(result, starts[row]!, starts[row + 1]!);
  return result;
}

/** Rows of up to so many pairs are put in order by insertion; nearly every row has few. */
const FEW = 32;

type Pairs = Omit<Adjacency, 'starts'>;

function sortRow(pairs: Pairs, start: number, end: number): void {
  if (end - start <= FEW) insertInOrder(pairs, start, end);
  else if (!areInOrder(pairs, start, end)) sortMany(pairs, start, end);
}

function insertInOrder({ to, odds, states }: Pairs, start: number, end: number): void {
  for (let i = start + 1; i < end; i++) {
    const row = to[i]!;
    const value = odds[i]!;
    const state = states[i]!;
    let j = i - 1;
    while (j >= start && (odds[j]! < value || (odds[j] === value && to[j]! > row))) {
      to[j + 1] = to[j]!;
      odds[j + 1] = odds[j]!;
      states[j + 1] = states[j]!;
      j--;
    }
    to[j + 1] = row;
    odds[j + 1] = value;
    states[j + 1] = state;
  }
}

/** True of the pairs of rows that are all the same, of which a row may have thousands. */
function areInOrder({ to, odds }: Pairs, start: number, end: number): boolean {
  for (let i = start + 1; i < end; i++) {
    if (odds[i]! > odds[i - 1]! || (odds[i] === odds[i - 1] && to[i]! < to[i - 1]!)) return false;
  }
  return true;
}

function sortMany({ to, odds, states }: Pairs, start: number, end: number): void {
  const rows = to.slice(start, end);
  const values = odds.slice(start, end);
  const said = states.slice(start, end);
  const order = Uint32Array.from(rows, (_, i) => i);
  order.sort((a, b) => values[b]! - values[a]! || rows[a]! - rows[b]!);
  for (const [i, from] of order.entries()) {
    to[start + i] = rows[from]!;
    odds[start + i] = values[from]!;
    states[start + i] = said[from]!;
  }
}

/** Numbers of the edges, the best first; of equal ones that of the earlier rows. */
export function bestFirst({ from, to, odds }: Edges): Uint32Array {
  const order = new Uint32Array(odds.length);
  for (let i = 0; i < order.length; i++) order[i] = i;
  return order.sort((a, b) => odds[b]! - odds[a]! || from[a]! - from[b]! || to[a]! - to[b]!);
}
