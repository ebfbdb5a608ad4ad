// Prefix search in a table of names that stand in order of their bytes: the names that begin with what is typed so far,
// and those of which a later word does. No string is made.
import { upperBound } from '../../ascending.js';
import { encodeQuery, QUERY, type SortedNames } from './typed-prefix.js';
import type { IdRange } from '../../id-range.js';
import { listEnd } from '../../list-end.js';

const SPACE = 0x20;

/** Ids of the names that begin with the folded text `prefix`; all for ''. An empty range stands where they would. */
export function namesWithPrefix(table: SortedNames, prefix: string): IdRange {
  const length = encodeQuery(prefix);
  if (length < 0) return { first: 0, end: 0 };
  const first = firstAtLeast(table, length, 0, false);
  return { first, end: firstAtLeast(table, length, first, true) };
}

/**
 * Ids of the names in which a word behind the first begins with the folded text, or, `toEnd`, in which the text is the
 * last words; only of those in `among`, if given: a few are looked at faster one by one than all of them at once.
 */
export function namesWithLaterWord(
  table: SortedNames,
  text: string,
  toEnd: boolean,
  among?: readonly number[],
): number[] {
  const { bytes, offsets } = table;
  if (among) {
    const length = encodeQuery(text);
    return length < 0 ? [] : among.filter((id) => hasLaterWord(table, id, length, toEnd));
  }
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wanted = Buffer.from(` ${text}`);
  const found: number[] = [];
  let id = 0;
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    // The name whose bytes hold the position: none before the one found last.
    id = upperBound(offsets, at, id + 1) - 1;
    // Names stand without anything between them: one must not go on in the next.
    const end = offsets[id + 1]!;
    const to = at + wanted.length;
    if ((toEnd ? to === end : to <= end) && found.at(-1) !== id) found.push(id);
  }
  return found;
}

/** The same for one name and the text in QUERY. */
function hasLaterWord({ bytes, offsets }: SortedNames, id: number, length: number, toEnd: boolean): boolean {
  const last = listEnd(offsets, id + 1, bytes) - length;
  for (let at = offsets[id]! + 1; at <= last; at++) {
    if (bytes[at - 1] !== SPACE || (toEnd && at !== last)) continue;
    let i = 0;
    while (i < length && bytes[at + i] === QUERY[i]) i++;
    if (i === length) return true;
  }
  return false;
}

/**
 * First id from `low` on whose name is not below QUERY[0, length), or with `behind` not below any name that begins with
 * it.
 */
function firstAtLeast({ size, bytes, offsets }: SortedNames, length: number, low: number, behind: boolean): number {
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const from = offsets[middle]!;
    const most = Math.min(length, offsets[middle + 1]! - from);
    let i = 0;
    while (i < most && bytes[from + i] === QUERY[i]) i++;
    const below = i === length ? behind : i === most || bytes[from + i]! < QUERY[i]!;
    if (below) low = middle + 1;
    else high = middle;
  }
  return low;
}
