// Beginnings of numbers and lengths as tables of ranges write them: `4[89]1[0-35]x` and `7-9,11`; x is any digit.
import { MOST_DIGITS } from '../../phone-ranges/range-key.js';

const PATTERN = /^(?:[\dx]|\[\d[\d-]*\])+$/;
const PLACE = /[\dx]|\[[\d-]+\]/g;
const SPAN = /(\d)-(\d)|(\d)/g;
const LENGTHS = /^\d{1,2}(?:-\d{1,2})?(?:,\d{1,2}(?:-\d{1,2})?)*$/;
/** A pattern that means more beginnings than this is no range of numbers. */
const MOST = 100_000;

/** The beginnings that a pattern means, each once; undefined for what is no pattern. */
export function beginningsOf(pattern: string): string[] | undefined {
  if (!PATTERN.test(pattern)) return undefined;
  let all = [''];
  for (const [place] of pattern.matchAll(PLACE)) {
    const digits = digitsOf(place);
    if (digits.length === 0 || all.length * digits.length > MOST) return undefined;
    all = all.flatMap((beginning) => digits.map((digit) => beginning + digit));
  }
  return all;
}

function digitsOf(place: string): string[] {
  if (place === 'x') return [...'0123456789'];
  const digits = new Set<number>();
  for (const [, from, to, one] of place.matchAll(SPAN)) {
    for (let digit = Number(one ?? from); digit <= Number(one ?? to); digit++) digits.add(digit);
  }
  return [...digits].sort((a, b) => a - b).map(String);
}

/** Lengths in ascending order, each once; undefined for what says none, or one that no number has. */
export function lengthsOf(text: string): number[] | undefined {
  if (!LENGTHS.test(text)) return undefined;
  const lengths = new Set<number>();
  for (const part of text.split(',')) {
    const [from = '', to = from] = part.split('-');
    if (Number(to) < Number(from) || Number(from) < 1 || Number(to) > MOST_DIGITS) return undefined;
    for (let length = Number(from); length <= Number(to); length++) lengths.add(length);
  }
  return [...lengths].sort((a, b) => a - b);
}
