// The person or firm that an address goes through: "c/o John Brown", "attn Accounts".
import { startsPart } from './starts-part.js';
import { PART, take, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isCareOf } from '../../vocabulary/care-of.js';
import { postalAt } from '../../vocabulary/postal.js';

/**
 * Takes "c/o John Brown": up to the next break, or up to the first number or postal word when there is no break.
 * Returns the index behind it, or `at` where none stands.
 */
export function readCareOf(line: Line, at: number, hi: number, reading: Reading): number {
  const { words, kinds, breaks } = line;
  if (!isCareOf(words, at) || reading.careOf !== '') return at;
  if (postalAt(words, at, hi) !== undefined) return at;
  const from = words[at] === 'CARE' ? at + 2 : at + 1;
  let end = from;
  while (end < hi && (end === from || !breaks[end]!)) {
    const k = kinds[end]!;
    if ((k & KIND.number) !== 0 && end > from) break;
    if (end > from && (k & (KIND.postal | KIND.lot | KIND.flat | KIND.level)) !== 0 && startsPart(line, end, hi)) {
      break;
    }
    end++;
  }
  if (end === from) return at;
  reading.careOf = words.slice(from, end).join(' ');
  take(reading, PART.careOf, at, end);
  return end;
}
