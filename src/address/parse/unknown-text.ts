// What no part of an address took, as it was written.
import type { Line } from './reading.js';

/** The words of those indexes in the order of the text, and what of an overlong text was not read; sorts `unknown`. */
export function unknownText(line: Line, unknown: number[]): string {
  let text = '';
  if (unknown.length > 0) {
    unknown.sort((a, b) => line.starts[a]! - line.starts[b]!);
    text = unknown.map((i) => line.text.slice(line.starts[i], line.ends[i])).join(' ');
  }
  let end = 0;
  for (const at of line.ends) if (at > end) end = at;
  if (end < line.text.length) {
    const tail = line.text.slice(end);
    if (/[\p{L}\p{N}]/u.test(tail)) text = text === '' ? tail.trim() : `${text} ${tail.trim()}`;
  }
  return text;
}
