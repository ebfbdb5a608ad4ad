// How one component of two addresses compares, and what is one slip of a hand.
import { Pattern } from '../../address/distance.js';

/**
 * `same`; `near`: the same after what is known of it (a range, a neighbour) or one correction; `oneSided`: said by one
 * address alone, which is neither agreement nor conflict; `different`; `unsaid`: by neither.
 */
export type Likeness = 'same' | 'near' | 'oneSided' | 'different' | 'unsaid';

/** Two texts, '' for nothing said. */
export function likeness(a: string, b: string): Likeness {
  if (a === b) return a === '' ? 'unsaid' : 'same';
  return a === '' || b === '' ? 'oneSided' : 'different';
}

/** Shorter names have others on all sides: one letter makes HILL of MILL. */
const LEAST_LENGTH = 5;

/**
 * True for names of five letters or more that one letter wrong, missing, added, or changed over with its neighbour
 * makes one. Names with digits, such as those of numbered streets, have to be equal.
 */
export function isSlip(a: string, b: string): boolean {
  const { length } = a;
  if (Math.min(length, b.length) < LEAST_LENGTH || Math.abs(length - b.length) > 1) return false;
  if (/\d/.test(a) || /\d/.test(b)) return false;
  // Most names differ at both ends: no slip is that.
  if (a[0] !== b[0] && a[1] !== b[1] && a.at(-1) !== b.at(-1)) return false;
  return new Pattern(a).distanceTo(b, 1) <= 1;
}
