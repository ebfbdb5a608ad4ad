// Where one plays at a venue, with its number: EMU TENNIS CLUB, COURT 4, KEW; EMU NETBALL COMPLEX - COURTS 3 & 4. The
// word alone between two commas is no street, whose name would stand before it.
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

const COURTS: ReadonlySet<string> = new Set(['COURT', 'COURTS']);
const NUMBER = /^\d{1,2}[A-Z]?(?:-\d{1,2})?$/;

/** The line with such words as those of premises; else the line as it is. */
export function withCourtsOfPlay(line: Line): Line {
  const { words, kinds, breaks } = line;
  for (let at = 1; at + 1 < words.length; at++) {
    if (!COURTS.has(words[at]!) || !breaks[at]! || !isNumbered(line, at)) continue;
    if (!kinds.slice(0, at).some((k) => (k & KIND.building) !== 0)) continue;
    const end = partEnd(line, at);
    // Its number is a part of the name.
    const named = kinds.map((k, i) => (i > at && i < end ? 0 : k));
    return { ...line, kinds: named.with(at, KIND.building) };
  }
  return line;
}

/** True if nothing but its numbers stands behind the word in its part. */
function isNumbered(line: Line, at: number): boolean {
  const { words } = line;
  const end = partEnd(line, at);
  if (end === at + 1) return false;
  for (let i = at + 1; i < end; i++) if (!NUMBER.test(words[i]!) && !(words[i] === 'AND' && i > at + 1)) return false;
  return true;
}
