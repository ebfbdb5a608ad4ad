// What nearly every cell holds: digits with spaces, brackets, dashes, dots and at most one + before them.
import type { Dialled } from '../plan/read-number.js';

/** A number has 15 digits at most (ITU-T E.164), and four may stand before it: 0011. More are several numbers. */
const MOST_DIGITS = 15;
const MOST_DIALLED = 19;

/** True for more digits than one number has. */
export const isTooMany = (digits: string): boolean =>
  digits.length > (digits.startsWith('00') ? MOST_DIALLED : MOST_DIGITS);
const LONGEST_DECIMAL = 3;
const SPACE = 32;
const OPEN = 40;
const CLOSE = 41;
const PLUS = 43;
const DASH = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;

/** The digits of a plain text; undefined for one that has anything else, or too many of them to be one number. */
export function plainDigits(text: string): Dialled | undefined {
  let digits = '';
  let isInternational = false;
  let begin = -1;
  let dots = 0;
  let lastDot = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      if (begin < 0) begin = i;
      continue;
    }
    if (begin >= 0) {
      digits += text.slice(begin, i);
      begin = -1;
    }
    if (code === DOT) {
      dots++;
      lastDot = i;
      continue;
    }
    if (code === SPACE || code === DASH || code === OPEN || code === CLOSE) continue;
    if (code !== PLUS || isInternational || digits !== '') return undefined;
    isInternational = true;
  }
  if (begin >= 0) digits = begin === 0 ? text : digits + text.slice(begin);
  // One dot near the end is that of a decimal.
  if (dots === 1 && lastDot >= text.length - LONGEST_DECIMAL) return undefined;
  return digits.length === 0 || isTooMany(digits) ? undefined : { digits, isInternational };
}
