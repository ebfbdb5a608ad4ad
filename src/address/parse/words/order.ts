// Lines with their words in another order, or some of them out of the address.
import { COLUMN, type Line } from '../reading.js';

/** The line with its words in the order of these indexes; those from `aside` on are out of the address. */
export function inOrder(line: Line, order: readonly number[], aside: number): Line {
  const { text, words, starts, ends, breaks, kinds, columns } = line;
  return {
    text,
    words: order.map((i) => words[i]!),
    starts: order.map((i) => starts[i]!),
    ends: order.map((i) => ends[i]!),
    breaks: order.map((i, at) => at > 0 && (breaks[i]! || order[at - 1] !== i - 1)),
    kinds: order.map((i) => kinds[i]!),
    aside,
    columns: columns === null ? null : order.map((i) => columns[i]!),
  };
}

/** What `change` makes of the address of a line; words that are out of it already stay so, behind all others. */
export function inAddress(line: Line, change: (address: Line) => Line): Line {
  const { aside } = line;
  if (aside === line.words.length) return change(line);
  const before = change(inOrder(line, range(0, aside), aside));
  const { text, words, starts, ends, breaks, kinds, columns } = inOrder(line, range(aside, line.words.length), 0);
  return {
    text,
    words: [...before.words, ...words],
    starts: [...before.starts, ...starts],
    ends: [...before.ends, ...ends],
    breaks: [...before.breaks, true, ...breaks.slice(1)],
    kinds: [...before.kinds, ...kinds],
    aside: before.aside,
    columns: before.columns === null ? null : [...before.columns, ...(columns ?? words.map(() => COLUMN.none))],
  };
}

/** The numbers from `from` on, `to` not among them. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/**
 * Pairs of word indexes of a line as they stand in it in another order; those that it parts, or has out of the address,
 * are left out.
 */
export function pairsIn(line: Line, ordered: Line, pairs: readonly number[] | null): readonly number[] | null {
  if (pairs === null || ordered === line) return pairs;
  const found: number[] = [];
  for (let p = 0; p < pairs.length; p += 2) {
    const from = ordered.starts.indexOf(line.starts[pairs[p]!]!);
    const last = ordered.starts.indexOf(line.starts[pairs[p + 1]! - 1]!);
    if (from >= 0 && last - from === pairs[p + 1]! - 1 - pairs[p]! && last < ordered.aside) found.push(from, last + 1);
  }
  return found;
}
