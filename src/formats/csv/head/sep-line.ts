// Excel's own first line, `sep=;`: it says the delimiter and is no part of the table.
import { CR, LF } from '../../ascii.js';

/** The longest such line, with quotes around it and delimiters behind. Bytes. */
const LONGEST = 200;

export interface SepLine {
  /** Byte of the delimiter. */
  readonly delimiter: number;
  /** First byte behind the line. */
  readonly end: number;
}

/** The line, if the text begins with it, blank lines aside. The delimiter is one ASCII character. */
export function sepLine(head: Buffer): SepLine | undefined {
  let start = 0;
  while (head[start] === LF || head[start] === CR) start++;
  let stop = start;
  while (stop < head.length && stop - start <= LONGEST && head[stop] !== LF && head[stop] !== CR) stop++;
  const line = head.toString('latin1', start, stop);
  const sign = /^\s*"?sep=(.)"?(.*)$/i.exec(line);
  const [, character = '', rest = ''] = sign ?? [];
  const isWord = /[\p{L}\d"\s]/u.test(character) && character !== '\t';
  if (sign === null || character > '~' || isWord || rest.replace(/[\s,;|\t"]/g, '') !== '') return undefined;
  const end = head[stop] === CR && head[stop + 1] === LF ? stop + 2 : Math.min(stop + 1, head.length);
  return { delimiter: character.charCodeAt(0), end };
}
