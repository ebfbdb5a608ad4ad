// Forms of a line are known by what it ends in; a country behind a comma is no part of them: EMU HALL, DUBBO, 260 DIXON
// ROAD, AUSTRALIA is in no other order than without its country.
import { KIND } from '../../vocabulary/kinds.js';
import { countryOf } from '../../vocabulary/place.js';
import { range, inOrder } from './order.js';
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
  const address = change(inOrder(line, range(0, n - length), n - length));
  const country = inOrder(line, range(n - length, n), length);
  const { aside } = address;
  const joined = <T>(all: readonly T[], own: readonly T[]): T[] => [
    ...all.slice(0, aside),
    ...own,
    ...all.slice(aside),
  ];
  const columns =
    address.columns === null ? null : joined(address.columns, country.columns ?? country.words.map(() => 0));
  return {
    text: line.text,
    words: joined(address.words, country.words),
    starts: joined(address.starts, country.starts),
    ends: joined(address.ends, country.ends),
    breaks: joined(address.breaks, country.breaks.with(0, true)),
    kinds: joined(address.kinds, country.kinds),
    aside: aside + length,
    columns,
  };
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
