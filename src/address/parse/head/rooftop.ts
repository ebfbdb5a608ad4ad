// The roof of premises as a level without a comma behind it.
import { partEnd, type Line } from '../reading.js';
import { endsCentre, LEADS_MALL } from '../../vocabulary/premises.js';

/** ROOFTOP RIVER SHOPPING CENTRE, 24 SMITH ST: a mall or a hotel has one; ROOFTOP BAR and ROOFTOP CINEMA are names. */
export function isOnMall(line: Line, at: number, hi: number): boolean {
  const { words, breaks } = line;
  if ((at > 0 && !breaks[at]!) || breaks[at + 1]!) return false;
  if (LEADS_MALL.has(words[at + 1]!)) return true;
  const end = partEnd(line, at);
  return end - at > 2 && end < hi && (endsCentre(words, end - 1) || words[end - 1] === 'HOTEL');
}
