// A number that begins a name, where the house number stands further on: 3 SISTERS CAFE, 24 SMITH ST.
import { hasType } from './next-part.js';
import { startsPart } from './starts-part.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** U5, L2 */
const UNIT_OR_LEVEL = /^[UL]\d{1,4}[A-Z]?$/;

/**
 * The number at `at` may belong to a name before the real number ("3 Sisters Cafe, 24 Smith St"): the real one, or -1.
 */
export function laterNumber(line: Line, at: number, hi: number): number {
  const { words, kinds, breaks } = line;
  const isLabel = at + 1 < hi && UNIT_OR_LEVEL.test(words[at]!);
  if (isLabel && (startsPart(line, at + 1, hi) || UNIT_OR_LEVEL.test(words[at + 1]!))) return -1;
  const end = untypedEnd(line, at, hi);
  if (end < 0) return -1;
  for (let i = end; i < hi; i++) {
    if (!breaks[i]!) continue;
    if ((kinds[i]! & KIND.number) !== 0 && hasType(line, i, hi)) return i;
    if (startsPart(line, i, hi)) return i;
  }
  return -1;
}

/**
 * Index of the comma behind the words that begin at `at`; -1 where they end the line, or a word of them ends a street.
 */
function untypedEnd({ kinds, breaks }: Line, at: number, hi: number): number {
  let end = at + 1;
  for (; end < hi && !breaks[end]!; end++) if ((kinds[end]! & (KIND.type | KIND.the)) !== 0) return -1;
  return end === at + 1 || end === hi ? -1 : end;
}
