// A corner without a word for it, of which the second street alone has its type: CHURCH & MARKET ST, DUBBO. Of a
// hundred thousand streets of Australia five have AND in their name, and people write it with letters.
import type { Line, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Kinds of words that are not the name of a street of a corner. */
const NO_NAME = KIND.number | KIND.strongType | KIND.flat | KIND.level | KIND.lot | KIND.corner;
const SIGN = /[&+]/;
/** Those who travelled together: streets are called by both. */
const TRAVELLED: ReadonlySet<string> = new Set(['BURKE & WILLS', 'HUME & HOVELL', 'LEWIS & CLARK']);

/** True if the part of the sign at `and` is two names of one word and the type of a street, without a number. */
export function isPairOfNames(
  { text, words, kinds, breaks, starts, ends }: Line,
  reading: Reading,
  and: number,
): boolean {
  const { from, to, numberFirst, lotNumber, flatType } = reading;
  if (numberFirst > 0 || lotNumber + flatType !== '' || !SIGN.test(text.slice(starts[and], ends[and]))) return false;
  const type = and + 2;
  if (type >= to || (kinds[type]! & KIND.strongType) === 0 || (type + 1 < to && !breaks[type + 1]!)) return false;
  // COBB & CO CIRCUIT
  if (words[and + 1]!.length < 3 || TRAVELLED.has(`${words[and - 1]} & ${words[and + 1]}`)) return false;
  const isWhole = (and - 1 === from || breaks[and - 1]!) && !breaks[and + 1]! && !breaks[type]!;
  return isWhole && ((kinds[and - 1]! | kinds[and + 1]!) & NO_NAME) === 0;
}
