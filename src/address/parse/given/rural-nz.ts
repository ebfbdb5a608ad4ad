// A number whose road is not written, with the rural delivery right behind it: 1442 RD 2, LEVIN. No street is called
// so.
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import type { Line, LocalityIndex } from '../reading.js';
import { isRuralNumber, ruralWords } from '../../vocabulary/rural.js';
import { inOrder, range } from '../words/order.js';

/** The number of a house, with its unit. */
const HOUSE = /^(?:\w{1,4}\/)?\d{1,5}[A-Z]?$/;

/** The line with such a delivery out of the address, as one behind a street is. */
export function withRuralBehindNumber(line: Line, localities: LocalityIndex): Line {
  const { words, breaks } = line;
  const n = words.length;
  const at = words.findIndex((_, i) => i > 0 && ruralWords(words, i) > 0);
  if (at < 0) return line;
  const number = at + ruralWords(words, at);
  const end = number + 1;
  if (!isRuralNumber(words[number]) || !isBehindNumber(line, at) || end >= n) return line;
  if (!breaks[end]! && !beginsPlace(line, end, localities)) return line;
  return inOrder(line, [...range(0, at), ...range(end, n), ...range(at, end)], n - (end - at));
}

/** True if the number of a house alone stands before `at`: the first word, or RAPID before it. */
const isBehindNumber = ({ words }: Line, at: number): boolean =>
  HOUSE.test(words[at - 1]!) && (at === 1 || (at === 2 && words[0] === 'RAPID'));

/** True if words from `from` on begin with a place. */
function beginsPlace({ words }: Line, from: number, localities: LocalityIndex): boolean {
  for (let end = from + 1; end <= Math.min(words.length, from + LONGEST_PLACE_NZ); end++) {
    if (isPlaceNz(words.slice(from, end).join(' '), localities)) return true;
  }
  return false;
}
