// What stands in brackets: a state, postcode or unit is a part like any other, anything else is a remark.
import { ASIDE, END, FRONT, isPostcode, send } from './destination.js';
import { placeLot } from './lot-behind.js';
import { unitLength } from './unit-length.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Sends the bracketed words [from, to) to their destination. */
export function placeBracket(line: Line, from: number, to: number, destinations: Uint8Array): void {
  const { words, kinds } = line;
  const only = to - from === 1 ? kinds[from]! : 0;
  if ((only & (KIND.state | KIND.country)) !== 0 || ((only & KIND.number) !== 0 && isPostcode(words[from]!))) {
    send(destinations, from, to, END);
    return;
  }
  // The number of a lot in brackets behind it: LOT 5 (24) SMITH ST.
  if (
    (only & KIND.number) !== 0 &&
    from > 1 &&
    (kinds[from - 1]! & KIND.number) !== 0 &&
    (kinds[from - 2]! & KIND.lot) !== 0
  ) {
    return;
  }
  if (from === 0) return;
  if (isAddress(line, from, to)) return;
  if (placeLot(line, from, to, destinations) === to) return;
  const unit = unitLength(line, from, to);
  const isUnit = (unit > 0 && from + unit === to) || only === KIND.flat;
  send(destinations, from, to, isUnit ? FRONT : ASIDE);
}

/** RIVER SQUARE (243 SMITH ST): number and street, where no number stands before them. */
const isAddress = (line: Line, from: number, to: number): boolean =>
  to - from > 2 &&
  (line.kinds[from]! & KIND.number) !== 0 &&
  (line.kinds[to - 1]! & KIND.strongType) !== 0 &&
  !line.kinds.slice(0, from).some((kind) => (kind & KIND.number) !== 0);
