// Sorts rows by a group and then by a comparison, without an object per row: the one order that everything written
// follows.

/** Rows in order, and where each group starts in it (`groups` + 1 entries). */
export interface GroupedOrder {
  readonly order: Uint32Array;
  readonly start: Uint32Array;
}

const INSERTION_LIMIT = 24;

/**
 * Counting sort of rows [0, count) by group, then each group's rows by `compare`, which must never answer 0 for two
 * rows.
 */
export function groupedOrder(
  count: number,
  groups: number,
  groupOf: ArrayLike<number>,
  compare: (a: number, b: number) => number,
): GroupedOrder {
  const start = startsOf(count, groups, groupOf);
  const next = start.slice();
  const order = new Uint32Array(count);
  for (let row = 0; row < count; row++) order[next[groupOf[row]!]!++] = row;
  for (let group = 0; group < groups; group++) sortSlice(order, start[group]!, start[group + 1]!, compare);
  return { order, start };
}

/** Where each group's rows start when rows stand in order of their group. */
export function startsOf(count: number, groups: number, groupOf: ArrayLike<number>): Uint32Array {
  const start = new Uint32Array(groups + 1);
  for (let row = 0; row < count; row++) start[groupOf[row]! + 1]!++;
  for (let group = 0; group < groups; group++) start[group + 1]! += start[group]!;
  return start;
}

/** New position of each row: the inverse of an order. */
export function rankOf(order: Uint32Array): Uint32Array {
  const rank = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) rank[order[i]!] = i;
  return rank;
}

/** One pass of `sortedBy`: keys are 0 to `keys` - 1. */
export interface SortPass {
  readonly keyOf: (row: number) => number;
  readonly keys: number;
}

/**
 * Rows [0, count) sorted by the keys of all passes, the last pass being the most significant; equal rows stay in their
 * order.
 */
export function sortedBy(count: number, passes: readonly SortPass[]): Uint32Array {
  let from = new Uint32Array(count);
  let to = new Uint32Array(count);
  for (let i = 0; i < count; i++) from[i] = i;
  for (const { keyOf, keys } of passes) {
    const next = new Uint32Array(keys + 1);
    for (let i = 0; i < count; i++) next[keyOf(from[i]!) + 1]!++;
    for (let key = 0; key < keys; key++) next[key + 1]! += next[key]!;
    for (let i = 0; i < count; i++) to[next[keyOf(from[i]!)]!++] = from[i]!;
    [from, to] = [to, from];
  }
  return from;
}

function sortSlice(order: Uint32Array, from: number, to: number, compare: (a: number, b: number) => number): void {
  if (to - from > INSERTION_LIMIT) {
    order.subarray(from, to).sort(compare);
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const row = order[i]!;
    let j = i - 1;
    while (j >= from && compare(order[j]!, row) > 0) {
      order[j + 1] = order[j]!;
      j--;
    }
    order[j + 1] = row;
  }
}
