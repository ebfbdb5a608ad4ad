// A lot and its plan behind the address that they belong to: "12 Smith Rd, Preston - Lot 2 DP 12345", and the same in
// brackets.
import { ASIDE, endsStreet, FRONT, hasStreetEnd, send } from './destination.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { plansEnd } from '../../vocabulary/plans.js';

/**
 * Sends the lot at `i` before the street and its plan aside, where it ends its part of the line before `to`; aside
 * altogether where another lot leads the line. Returns the index behind it, `i` where none stands.
 */
export function placeLot(line: Line, i: number, to: number, destinations: Uint8Array): number {
  const { words, kinds, breaks } = line;
  if (i === 0 || i + 1 >= to || (kinds[i]! & KIND.lot) === 0 || (kinds[i + 1]! & KIND.number) === 0) return i;
  if (isAmid(line, i)) {
    send(destinations, i, i + 2, FRONT);
    return i + 2;
  }
  if (!breaks[i]!) return i;
  const end = plansEnd(words, i + 2, to);
  // LOT 2, 12 SMITH RD behind the name of premises is where it belongs; 12 SMITH RD, LOT 2, RESERVOIR is not.
  const isNumbered = kinds.slice(0, i - 1).some((k) => (k & KIND.number) !== 0) && !(kinds[end]! & KIND.number);
  const isBehindStreet =
    breaks[end] === true && endsStreet(line, i - 1) && (isNumbered || !hasStreetEnd(line, end, words.length));
  if (end < to && !(kinds[end]! & KIND.state) && !isBehindStreet) return i;
  const isSecond = kinds.slice(0, i).some((k) => (k & KIND.lot) !== 0);
  send(destinations, i, i + 2, isSecond ? ASIDE : FRONT);
  send(destinations, i + 2, end, ASIDE);
  return end;
}

/** 24 LOT 2 SMITH RD, 24 SMITH RD LOT 2 RESERVOIR: without commas, between the number and the street or behind both. */
function isAmid(line: Line, i: number): boolean {
  const { text, words, kinds, breaks, starts, ends } = line;
  if (words[i] !== 'LOT' || breaks[i + 1]! || i + 2 >= words.length) return false;
  if ((kinds[i + 2]! & KIND.number) !== 0) return false;
  // 24/LOT 2 SMITH RD is unit 24.
  if (i === 1 && text.slice(ends[0], starts[1]).includes('/')) return false;
  if (i === 1) return (kinds[0]! & KIND.number) !== 0 && hasStreetEnd(line, i + 2, words.length);
  const isNumbered = kinds.slice(0, i - 1).some((kind) => (kind & KIND.number) !== 0);
  return isNumbered && !breaks[i]! && endsStreet(line, i - 1) && !hasStreetEnd(line, i + 2, words.length);
}
