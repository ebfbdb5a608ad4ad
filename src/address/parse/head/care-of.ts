// The person or firm that an address goes through: "c/o John Brown", "attn Accounts".
import { cornerLead } from './corner-words.js';
import { hasType, isCornerOfTwo } from './next-part.js';
import { startsPart } from './starts-part.js';
import { PART, take, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { NUMBER_WORDS } from '../../vocabulary/number-words.js';
import { isCareOf } from '../../vocabulary/care-of.js';
import { postalAt } from '../../vocabulary/postal.js';

/**
 * Takes "c/o John Brown": up to the next break, or up to the first number or postal word when there is no break.
 * Returns the index behind it, or `at` where none stands.
 */
export function readCareOf(line: Line, at: number, hi: number, reading: Reading): number {
  const { words, kinds, breaks } = line;
  if (!isCareOf(words, at) || reading.careOf !== '') return at;
  const from = words[at] === 'CARE' ? at + 2 : at + 1;
  const form = postalAt(words, at, hi);
  if (form !== undefined && words[at + form.length] !== 'BOX') return at;
  if (isNameless(line, from, hi)) {
    take(reading, PART.filler, at, from);
    return from;
  }
  let end = from;
  while (end < hi && (end === from || !breaks[end]!)) {
    const k = kinds[end]!;
    if ((k & KIND.number) !== 0 && end > from) break;
    if (end > from && (k & KIND.corner) !== 0 && isCornerOfTwo(line, end, hi)) break;
    if (
      end > from &&
      (k & (KIND.postal | KIND.lot | KIND.flat | KIND.level | KIND.ordinal)) !== 0 &&
      startsPart(line, end, hi)
    ) {
      break;
    }
    end++;
  }
  if (end < hi) end = Math.max(cornerLead(line, from, end), from + 1);
  // C/- EMU & CO NO 24 SMITH ST
  if (end < hi && end > from + 1 && (kinds[end]! & KIND.number) !== 0 && NUMBER_WORDS.has(words[end - 1]!)) end--;
  if (end === from) return at;
  reading.careOf = words.slice(from, end).join(' ');
  take(reading, PART.careOf, at, end);
  return end;
}

/** "C/- 24 SMITH ST": the address itself follows, without a name. "C/- 3 SISTERS CAFE, 24 SMITH ST" has one. */
function isNameless(line: Line, from: number, hi: number): boolean {
  const { words, kinds } = line;
  if (from >= hi) return false;
  const k = kinds[from]!;
  if ((k & (KIND.flat | KIND.level | KIND.lot | KIND.postal)) !== 0 && startsPart(line, from, hi)) return true;
  const isRange = /[-/]/.test(words[from]!);
  if ((k & KIND.number) === 0 || !(isRange || hasType(line, from, hi))) return false;
  for (let i = from + 1; i < hi; i++) {
    if ((kinds[i]! & KIND.number) !== 0 && !/^\d{4}$/.test(words[i]!) && hasType(line, i, hi)) {
      return (kinds[i - 1]! & KIND.number) !== 0;
    }
  }
  return true;
}
