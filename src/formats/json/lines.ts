// Where a piece of text of one record a line can be cut, and where its lines end.
import { CsvCutter } from '../csv/cut.js';
import { CR, LF, QUOTE } from '../ascii.js';
import { NO_DELIMITER } from '../csv/dialect.js';

const anywhere = new CsvCutter({ delimiter: NO_DELIMITER, escape: QUOTE });

/** End of the last whole line in [0, end). `withCr`: lines end at CR too. */
export function cutLines(bytes: Buffer, end: number, withCr: boolean): number {
  if (withCr) return anywhere.cut(bytes, end);
  return end === 0 ? 0 : bytes.lastIndexOf(LF, end - 1) + 1;
}

/** True if CR ends the lines of a text that begins so: LF does where there is one, and CR is white space then. */
export const endsAtCr = (head: Buffer): boolean => head.includes(CR) && !head.includes(LF);
