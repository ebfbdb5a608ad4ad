// The house number at the end of a line, behind the place, as it is said in other countries: SMITH ST RESERVOIR 24.
// That the words between are a locality says that the number is neither its own nor a postcode.
import { endsStreet } from '../arrange/destination.js';
import type { Line, LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { inOrder, range } from '../words/order.js';

const HOUSE = /^\d{1,3}[A-Z]?(?:-\d{1,3})?$/;
/** Parts with numbers of their own, or that are none of an address in that order. */
const OTHER = KIND.number | KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.corner | KIND.care | KIND.country;

/** The line with that number before its street; else the line as it is. */
export function withNumberLast(line: Line, localities: LocalityIndex): Line {
  const { words, kinds, aside } = line;
  const last = words.length - 1;
  if (last < 3 || aside <= last || !HOUSE.test(words[last]!)) return line;
  if (kinds.slice(0, last).some((kind) => (kind & OTHER) !== 0 && (kind & KIND.strongType) === 0)) return line;
  const place = (kinds[last - 1]! & KIND.state) !== 0 ? last - 1 : last;
  for (let type = 1; type + 1 < place; type++) {
    const name = words.slice(type + 1, place).join(' ');
    if (!endsStreet(line, type) || !localities.isLocality(name, '', '')) continue;
    // SMITH ST, DARWIN 800: a postcode of the Northern Territory without its 0.
    if (words[last - 1] === 'NT' || localities.isLocality(name, '', `0${words[last]!}`)) return line;
    return inOrder(line, [last, ...range(0, last)], aside);
  }
  return line;
}
