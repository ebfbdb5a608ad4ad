// A rural delivery amid a line (12 KOWHAI LINE RD 4, STATE HIGHWAY 2 RD 9): RD is a road's type too, so that something
// before it must have ended the street.
import { HIGHWAY_WORDS } from '../street-words.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isRuralNumber, ruralWords } from '../../vocabulary/rural.js';

/** Other words that a number belongs to: ROUTE 52 RD 3, PO BOX 12 RD 3. */
const BEFORE_NUMBERS = new Set(['BAG', 'BOX', 'ROUTE']);

/** Index behind the rural delivery at `i`, `i` where none stands. */
export function ruralEnd(line: Line, i: number): number {
  const { words } = line;
  const count = ruralWords(words, i);
  return count > 0 && isRuralNumber(words[i + count]) && isBehindStreet(line, i) ? i + count + 1 : i;
}

function isBehindStreet(line: Line, i: number): boolean {
  const { words, kinds, breaks } = line;
  const before = kinds[i - 1]!;
  if (breaks[i]! || (before & (KIND.strongType | KIND.suffix)) !== 0) return true;
  if ((words[i - 1] === 'LINE' && isNamed(line, i - 2)) || /^SH\d/.test(words[i - 1]!)) return true;
  if ((before & KIND.number) !== 0 && i > 1) {
    return HIGHWAY_WORDS.has(words[i - 2]!) || BEFORE_NUMBERS.has(words[i - 2]!);
  }
  return hasStreetBefore(line, i);
}

/** A name or the number of NO 2 LINE stands at `at`: 12 LINE RD 4 is LINE ROAD. */
const isNamed = ({ kinds }: Line, at: number): boolean =>
  at > 0 || (at === 0 && (kinds[at]! & (KIND.number | KIND.flat | KIND.level | KIND.the)) === 0);

/** MAIN SOUTH ROAD GERALDINE RD 21; TE AWA LANE, TAMAHERE RD 3: the street ended before the place. */
function hasStreetBefore({ words, kinds, breaks }: Line, i: number): boolean {
  for (let at = i - 2; at > 0; at--) {
    // SH 35 TE KAHA RD 3: the number is the highway's.
    if (HIGHWAY_WORDS.has(words[at]!) && (kinds[at + 1]! & KIND.number) !== 0) return true;
    if ((kinds[at + 1]! & KIND.number) !== 0) return false;
    const isTyped = (kinds[at]! & KIND.strongType) !== 0 || words[at] === 'LINE';
    if (isTyped && (kinds[at - 1]! & KIND.number) === 0 && !breaks[at]!) return true;
  }
  return false;
}
