// Intersections: "cnr Smith St and Jones St, Preston" has two streets before its locality.
import type { Division } from './division.js';
import type { Line, Reading } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';

/** A division with the words [from, to) of the second street of an intersection. */
export type DivisionWithSecond<D extends Division = Division> = D & { second?: [number, number] };

/** Divides the span with `split`; of an intersection both streets are taken. */
export function divideWithSecond<D extends Division>(
  line: Line,
  reading: Reading,
  split: (line: Line, reading: Reading) => D,
): DivisionWithSecond<D> {
  const and = crossing(line, reading);
  if (and < 0) return split(line, reading);
  let street = and - 1;
  while (street > reading.from && !line.breaks[street]!) street--;
  const rest = split(line, { ...reading, from: and + 1 });
  if (rest.street !== and + 1 || rest.streetEnd <= rest.street) return split(line, reading);
  return { ...rest, street, streetEnd: and, second: [rest.street, rest.streetEnd] };
}

/** STATE HIGHWAY 8 AND RATA ROAD, SH8 AND RATA ROAD. */
const isHighway = (words: readonly string[], and: number): boolean =>
  /^SH\d/.test(words[and - 1]!) || (/^\d/.test(words[and - 1]!) && HIGHWAY_WORDS.has(words[and - 2] ?? ''));

/** Index of the AND between the two streets of an intersection, or -1. */
function crossing({ words, kinds }: Line, { from, to, numberFirst }: Reading): number {
  if (numberFirst !== 0) return -1;
  const corner =
    (from > 0 && (kinds[from - 1]! & KIND.corner) !== 0) ||
    (from > 1 && words[from - 1] === 'OF' && (kinds[from - 2]! & KIND.corner) !== 0);
  for (let i = from + 1; i + 1 < to; i++) {
    if (words[i] !== 'AND') continue;
    if (corner || (kinds[i - 1]! & KIND.strongType) !== 0 || isHighway(words, i) || words[i + 1] === 'RUE') return i;
  }
  return -1;
}
