// Forms of a line are known by what it ends in; a country behind a comma is no part of them: EMU HALL, DUBBO, 260 DIXON
// ROAD, AUSTRALIA is in no other order than without its country.
import { KIND } from '../../vocabulary/kinds.js';
import { countryOf } from '../../vocabulary/place.js';
import { inAddress, inOrder, range } from './order.js';
import type { Line } from '../reading.js';

/** Words of the longest name of the two countries. */
const LONGEST = 4;
/** Countries whose lines have such forms. */
const AT_HOME: ReadonlySet<string> = new Set(['AU', 'NZ']);

/** What `change` makes of a line without the country that ends it, and the country behind that. */
export function besideCountry(line: Line, change: (line: Line) => Line): Line {
  const n = line.words.length;
  const length = line.aside === n ? countryLength(line) : 0;
  if (length === 0) return change(line);
  const changed = inAddress({ ...line, aside: n - length }, change);
  // What the change put out of the address stands before the country, which is in it.
  const { aside } = changed;
  const country = changed.words.length - length;
  const order = [...range(0, aside), ...range(country, country + length), ...range(aside, country)];
  return inOrder(changed, order, aside + length);
}

/** Words of the country behind the last comma of a line; 0 where none stands there, or nothing else. */
function countryLength({ words, kinds, breaks }: Line): number {
  const n = words.length;
  if ((kinds[n - 1]! & KIND.country) === 0) return 0;
  for (let length = 1; length <= LONGEST && length < n; length++) {
    if (!breaks[n - length]!) continue;
    return AT_HOME.has(countryOf(words.slice(n - length).join(' ')) ?? '') ? length : 0;
  }
  return 0;
}
