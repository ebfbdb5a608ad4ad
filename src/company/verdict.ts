// What the hits for a name are worth: one company, or several of which none is certain. Never is one said where there
// are two: the best must cost clearly less than the next.
import type { Hit, Match } from './candidates.js';

export interface Verdict {
  readonly status: 'found' | 'ambiguous';
  /** Chance in a hundred that the first hit is the company that is meant. */
  readonly confidence: number;
}

/** So much more has the next to cost: more than a main name is before a business name, less than another state. */
const MARGIN = 6;
/** What a next one takes that is not far beyond the margin, and what a unit of cost takes of the chance. */
const NEAR_THE_MARGIN = 4;
const PER_COST = 0.9;
/** Nor is anybody with less of a chance than this. */
const LEAST_CONFIDENCE = 75;
/** By a beginning of fewer letters nobody is found. */
const LONG_BEGINNING = 8;

const WORTH: Readonly<Record<Match, number>> = { number: 100, exact: 99, near: 99, beginning: 92, part: 70 };

/** Of at least one hit, best first; `letters`: those of the key that was asked for. */
export function verdictOn(hits: readonly Hit[], letters: number): Verdict {
  const [best, next] = hits as readonly [Hit, ...Hit[]];
  const margin = next === undefined ? Infinity : next.cost - best.cost;
  const isLong = best.match !== 'beginning' || letters >= LONG_BEGINNING;
  const doubt = best.cost + (margin < 2 * MARGIN ? NEAR_THE_MARGIN : 0);
  const confidence = Math.round(WORTH[best.match] - doubt * PER_COST);
  const isFound = margin >= MARGIN && best.match !== 'part' && isLong && confidence >= LEAST_CONFIDENCE;
  if (isFound) return { status: 'found', confidence };
  const equals = hits.filter(({ cost }) => cost - best.cost < MARGIN).length;
  return { status: 'ambiguous', confidence: Math.max(1, Math.round((WORTH[best.match] - best.cost) / (equals + 1))) };
}
