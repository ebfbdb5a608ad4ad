// Places of New Zealand that have two names, which people part as they like: AORAKI / MOUNT COOK, ŌTEPOTI - DUNEDIN,
// TE WHANGANUI-A-TARA, WELLINGTON. Both together are one place.
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import type { Line, LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isOfDualName, townOfDualName } from '../../vocabulary/city-names-nz.js';

/** Kinds of words that no name of a place with two names has. */
const OTHER = KIND.number | KIND.corner | KIND.strongType | KIND.postal;

/** The line without the breaks within a place's two names. */
export function withDualNames(line: Line, localities: LocalityIndex): Line {
  const { breaks, kinds } = line;
  let joined: boolean[] | undefined;
  for (let at = 1; at < line.aside; at++) {
    if (!breaks[at]! || ((kinds[at]! | kinds[at - 1]!) & OTHER) !== 0) continue;
    if (isDual(line, at, localities)) (joined ??= [...breaks])[at] = false;
  }
  return joined === undefined ? line : { ...line, breaks: joined };
}

/** True if the words before and from `at` on are two names of one place, of a town whatever parts them. */
function isDual({ text, words, starts, ends, breaks, aside }: Line, at: number, localities: LocalityIndex): boolean {
  const gap = text.slice(ends[at - 1], starts[at]);
  const isSlashed = gap !== ', ' && /^ ?[/\\|–-] ?$/.test(gap);
  if (!isSlashed && !(isOfDualName(words[at - 1]!) && isOfDualName(words[at]!))) return false;
  for (let from = at - 1; from >= 0 && at - from < LONGEST_PLACE_NZ; from--) {
    for (let to = at + 1; to <= Math.min(aside, at + LONGEST_PLACE_NZ); to++) {
      const name = words.slice(from, to).join(' ');
      if (townOfDualName(name) !== undefined || (isSlashed && isPlaceNz(name, localities))) return true;
      if (breaks[to] === true) break;
    }
    if (breaks[from]!) break;
  }
  return false;
}
