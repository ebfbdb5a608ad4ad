// "RESERVOIR VIC 3073, SMITH STREET 24" and "3073 RESERVOIR, SMITH STREET 24": the place leads and the number ends the
// line, as it is written in much of the world. Both go where they stand in an Australian line.
import { END, FRONT, hasStreetEnd, isPostcode, LAST, send } from './destination.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { stateOf, stateOfPostcode } from '../../vocabulary/place.js';

/** Words of the longest place with its state and postcode. */
const LONGEST_PLACE = 6;
/** A house number, a range, or a unit and its number. */
const NUMBER = /^(?:[A-Z]?\d{1,4}[A-Z]?\/)?\d{1,4}[A-Z]?(?:-\d{1,4}[A-Z]?)?$/;

/** Sends such a place behind the street and such a number before it; true if the line was one. */
export function placeAndStreet(line: Line, destinations: Uint8Array): boolean {
  const { words, kinds, breaks } = line;
  const n = words.length;
  const street = n > 3 ? partEnd(line, 0) : n;
  if (street >= n - 2 || street > LONGEST_PLACE || partEnd(line, street) < n || !breaks[street]!) return false;
  const isNumbered = (kinds[n - 1]! & KIND.number) !== 0 && NUMBER.test(words[n - 1]!);
  const from = words[n - 2] === 'NO' || words[n - 2] === 'NUMBER' ? n - 2 : n - 1;
  if (!isNumbered || (kinds[from - 1]! & KIND.strongType) === 0 || from - street < 2) return false;
  for (let i = street; i < from; i++) if ((kinds[i]! & KIND.number) !== 0) return false;
  if (!isPlace(line, street)) return false;
  send(destinations, 0, street, END);
  send(destinations, from, n, FRONT);
  const code = words.findIndex(isPostcode);
  if (code === 0) send(destinations, 0, stateOf(words[1]!) === stateOfPostcode(words[0]!) ? 2 : 1, LAST);
  else if (code === 1 && street > 2) send(destinations, 0, 2, LAST);
  return true;
}

/** True if words [0, end) are a place with its postcode or state, as far as their form tells. */
function isPlace(line: Line, end: number): boolean {
  const { words, kinds } = line;
  const isStateFirst = end > 2 && (kinds[0]! & KIND.state) !== 0;
  const codes = [0, end - 1, ...(isStateFirst ? [1] : [])].filter(
    (i) => isPostcode(words[i]!) && stateOfPostcode(words[i]!) !== '',
  );
  const isStated = end > 1 && (kinds[end - 1]! & KIND.state) !== 0;
  if (codes.length !== 1 && !isStated) return false;
  const numbers = kinds.slice(0, end).filter((k) => (k & KIND.number) !== 0);
  return numbers.length === codes.length && !hasStreetEnd(line, 0, end);
}
