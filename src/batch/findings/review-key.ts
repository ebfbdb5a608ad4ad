// How soon a person looks at a row, as one small number: first by its class, then by how sure the answer is.
import type { Outcome, ReviewClass } from '../../contract/outcome.js';

/** Numbers of a class; those of the next begin behind them. */
const OF_CLASS = 128;
/** Rows without a confidence stand behind those of their class that have one. */
const NO_CONFIDENCE = 101;
/** From here on an answer counts as sure. */
const SURE = 90;

/** A row that the step was not asked about, and a line without a row: behind all others. */
export const LEFT_ALONE_KEY = 0xfffe;
export const BLANK_KEY = 0xffff;
/** Numbers there are. */
export const KEYS = 0x1_0000;

/** The place within a class: either from the least sure on, or from those nearest to an answer on. */
function withinClass(confidence: number | null | undefined, leastSureFirst = false): number {
  if (confidence === null || confidence === undefined || Number.isNaN(confidence)) return NO_CONFIDENCE;
  const whole = Math.max(0, Math.min(100, Math.floor(confidence)));
  return whole < SURE && !leastSureFirst ? SURE - 1 - whole : whole;
}

export class ReviewKeys {
  private readonly byStatus = new Map<string, { readonly number: number; readonly of: ReviewClass }[]>();
  /** For each class, and what is of none of them, whether nothing is left to look at. */
  private readonly settled: readonly boolean[];

  constructor(review: readonly ReviewClass[]) {
    for (const [number, of] of review.entries()) {
      const same = this.byStatus.get(of.status);
      if (same) same.push({ number, of });
      else this.byStatus.set(of.status, [{ number, of }]);
    }
    this.settled = [...review.map(({ settled }) => settled === true), true];
  }

  /** The key of a row: the smaller, the sooner. A status that is of no class stands behind all that are. */
  keyOf(status: string, { confidence, completed = false }: Outcome): number {
    const classes = this.byStatus.get(status);
    if (classes) {
      for (const { number, of } of classes) {
        if (of.below !== undefined && !(typeof confidence === 'number' && confidence < of.below)) continue;
        if (of.completed !== undefined && of.completed !== completed) continue;
        return number * OF_CLASS + withinClass(confidence, of.leastSureFirst);
      }
    }
    return (this.settled.length - 1) * OF_CLASS + withinClass(confidence);
  }

  /** True if a row of that key is worth to be looked at. */
  isOpen(key: number): boolean {
    return this.settled[Math.floor(key / OF_CLASS)] === false;
  }
}
