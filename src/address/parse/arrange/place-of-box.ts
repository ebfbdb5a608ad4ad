// "PO BOX 12, DUBBO NSW 2830, 12 SMITH ST, DUBBO NSW 2830": two addresses of somebody in one line. The place before the
// street is that of the box, and the line has another behind it.
import { ASIDE, hasName, hasStreetEnd, isPostcode, send } from './destination.js';
import { startsAddress } from './locality-first.js';
import type { Line } from '../reading.js';
import { endsInState } from './trailing.js';
import { KIND } from '../../vocabulary/kinds.js';
import { stateOfPostcode } from '../../vocabulary/place.js';

/** Kinds of words that stand in no place. */
const NO_PLACE = KIND.number | KIND.flat | KIND.level | KIND.lot | KIND.corner;

const isCode = (word: string): boolean => isPostcode(word) && stateOfPostcode(word) !== '';

/** Index behind a post box that stands at `at`; `at` where none does. */
function behindBox({ kinds }: Line, at: number): number {
  if (((kinds[at] ?? 0) & KIND.postal) === 0) return at;
  return kinds.findIndex((kind, i) => i > at && (kind & KIND.number) !== 0) + 1;
}

/**
 * Sends a place with its postcode aside that leads the line, behind a post box or with its state, and has a whole
 * address behind it.
 */
export function placeOfBox(line: Line, destinations: Uint8Array): void {
  const { words, kinds } = line;
  const first = destinations.indexOf(0);
  const from = behindBox(line, first);
  const code = words.findIndex((word, i) => i > from && isCode(word));
  // PO BOX 12, DUBBO NSW 2830 (12 SMITH ST, DUBBO NSW 2830): the brackets are a remark.
  if (code < 0 || !hasName(line, from, code) || destinations[code + 1] === ASIDE) return;
  if (from === first && !endsInState(words, code, stateOfPostcode(words[code]!))) return;
  for (let i = from; i < code; i++) if (destinations[i] !== 0 || (kinds[i]! & NO_PLACE) !== 0) return;
  const isWhole = startsAddress(line, code + 1) && hasStreetEnd(line, code + 1, words.length);
  if (isWhole && words.some((word, i) => i > code + 2 && isCode(word))) send(destinations, from, code + 1, ASIDE);
}
