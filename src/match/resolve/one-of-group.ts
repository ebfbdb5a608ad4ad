// A record is one of the records that it fits, not all of them: of several in the reference that are not one themselves
// only the best can be it, and where two fit equally a person has to say which.
import { PAIR } from './adjacency.js';
import type { PairJudge } from './pair-judge.js';
import type { Edges } from './share.js';

/** Weights that lie nearer than this are no reason to prefer one of two records. */
const NEAR = 0.5;

/**
 * Takes from matches to possible those of each row that its best match speaks against. The edges of a row stand
 * together.
 */
export function oneOfGroup(edges: Edges, states: Uint8Array, rows: number, judge: PairJudge): void {
  const { from } = edges;
  let start = 0;
  while (start < from.length) {
    let end = start + 1;
    while (end < from.length && from[end] === from[start]) end++;
    if (end - start > 1 && from[start]! < rows) chooseOf(edges, states, start, end, judge);
    start = end;
  }
}

function chooseOf({ to, odds }: Edges, states: Uint8Array, start: number, end: number, judge: PairJudge): void {
  let best = -1;
  for (let at = start; at < end; at++) {
    if (states[at] === PAIR.matched && (best < 0 || odds[at]! > odds[best]!)) best = at;
  }
  if (best < 0) return;
  let isOpen = false;
  for (let at = start; at < end; at++) {
    if (at === best || states[at] !== PAIR.matched || judge.weight(to[best]!, to[at]!) >= judge.matched) continue;
    states[at] = PAIR.possible;
    isOpen ||= odds[best]! - odds[at]! < NEAR;
  }
  if (isOpen) states[best] = PAIR.possible;
}
