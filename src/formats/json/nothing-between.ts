// Commas and brackets with no record between them: each run of them is one fault, however long.
import { COMMA } from '../ascii.js';
import { CLOSE_LIST, OPEN_LIST, skipSpace } from './signs.js';
import { MOST_STRAY_BYTES } from './damage.js';

/**
 * The last of the commas from the one at `from` on, and the one before it (-1 if there is none). A run may be ended
 * where it is longer than MOST_STRAY_BYTES.
 */
export function commasFrom(bytes: Uint8Array, from: number, end: number): { readonly before: number; last: number } {
  let [before, last] = [-1, from];
  for (;;) {
    const next = skipSpace(bytes, last + 1, end);
    if (next >= end || bytes[next] !== COMMA || last - from >= MOST_STRAY_BYTES) return { before, last };
    [before, last] = [last, next];
  }
}

/** Position after the arrays without records from the bracket at `from` on, or after any of them past such a length. */
export function afterEmptyArrays(bytes: Uint8Array, from: number, end: number): number {
  let after = from;
  for (;;) {
    const open = skipSpace(bytes, after, end);
    const close = skipSpace(bytes, open + 1, end);
    const isEmpty = close < end && bytes[open] === OPEN_LIST && bytes[close] === CLOSE_LIST;
    if (!isEmpty || after - from >= MOST_STRAY_BYTES) return after;
    after = close + 1;
  }
}
