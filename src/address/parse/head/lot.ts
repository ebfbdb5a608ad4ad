// Reads a lot: LOT 5, LOT 5A, LOTS 5 TO 6, and LOT 5/24 with the house number in the same word.
import type { PartRead } from './part-read.js';
import { PART, take, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words that lead to the number of a plan of survey. */
const PLANS = new Set(['DP', 'SP', 'RP', 'PS', 'CP', 'TP', 'LP', 'BP', 'SEC', 'SECTION', 'STAGE']);

/** Takes the lot at `at`; plan numbers behind it ("DP 1234") stay unknown. */
export function readLot(line: Line, at: number, hi: number, reading: Reading): PartRead {
  const { words, kinds } = line;
  let next = at + 1;
  const word = words[next]!;
  const slash = word.indexOf('/');
  const rest = slash > 0 ? word.slice(slash + 1) : null;
  reading.lotNumber = slash > 0 ? word.slice(0, slash) : word;
  next++;
  if (rest === null) {
    while (next + 1 < hi && (words[next] === 'AND' || words[next] === 'TO') && (kinds[next + 1]! & KIND.number) !== 0) {
      reading.lotNumber += `${words[next] === 'TO' ? '-' : '&'}${words[next + 1]!}`;
      next += 2;
    }
  }
  take(reading, PART.lot, at, next);
  while (next + 1 < hi && PLANS.has(words[next]!) && (kinds[next + 1]! & KIND.number) !== 0) {
    reading.unknown.push(next, next + 1);
    next += 2;
  }
  return { next, rest };
}
