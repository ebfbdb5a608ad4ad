// What every table has to be: text. A byte that no text has is damage that the columns around it do not show.
import { isUtf8 } from 'node:buffer';

const NEWLINE = 10;

/** What is wrong with the bytes as text; undefined if nothing is. */
export function wrongText(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return 'a NUL byte';
  return isUtf8(bytes) ? undefined : 'bytes that are not UTF-8 (save the file as UTF-8, if it is in another encoding)';
}

/** Calls `bad` for the first of data[from, end)'s lines that is no text, with the number of lines before it. */
export function requireText(
  data: Buffer,
  from: number,
  end: number,
  bad: (linesBefore: number, what: string) => Error,
): void {
  if (wrongText(data.subarray(from, end)) === undefined) return;
  for (let lines = 0, start = from; start < end; lines++) {
    const stop = data.indexOf(NEWLINE, start);
    const next = stop < 0 || stop >= end ? end : stop + 1;
    const wrong = wrongText(data.subarray(start, next));
    if (wrong !== undefined) throw bad(lines, wrong);
    start = next;
  }
}
