// The half of a house number: 24 1/2 SMITH ST.
import type { Line } from '../reading.js';

/**
 * True for the half of 24 1/2 SMITH ST and 24½ SMITH ST, behind the number: no address of Australia's register has
 * one, and no unit is meant.
 */
export const isFraction = ({ words, starts, ends, breaks }: Line, at: number, hi: number): boolean =>
  at + 1 < hi && !breaks[at]! && (words[at] === '1/2' || (words[at]!.includes('/') && starts[at]! + 1 === ends[at]));
