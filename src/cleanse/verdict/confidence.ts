// How sure an answer is, by its cost and by how far the next one is. The steps were set by hand and then checked:
// bench/accuracy.mjs shows how often each band is right.
import type { Hypothesis } from '../search/hypothesis.js';

/** Below this an address is a candidate, not a correction. */
export const LEAST_CORRECTED = 90;
/** Confidence up to a cost. */
const BY_COST: readonly (readonly [cost: number, confidence: number])[] = [
  [0.1, 100],
  [0.7, 99],
  [1.4, 98],
  [2.1, 96],
  [2.8, 94],
  [3.5, 91],
  [4.1, LEAST_CORRECTED],
];
const DEAR = 75;
/** What a rival takes from it, from a distance on. */
const BY_GAP: readonly (readonly [gap: number, loss: number])[] = [
  [1.5, 0],
  [0.8, 1],
  [0.4, 3],
];
const CLOSE = 4;

/** Confidence of a hypothesis, 1 to 100; `gap` is the cost to the next one, 0 where it is not the best itself. */
export function confidenceOf(hypothesis: Hypothesis, gap: number): number {
  const byItself = BY_COST.find(([cost]) => hypothesis.cost <= cost)?.[1] ?? DEAR;
  const loss = gap === 0 ? 0 : (BY_GAP.find(([least]) => gap >= least)?.[1] ?? CLOSE);
  return Math.max(1, byItself - loss);
}
