// Words behind a place and its postcode, without a state or a comma that would end the address: 24 SMITH ST RESERVOIR
// 3073 HOME. That the place has the postcode says that the address ends there.
import { endsStreet, isPostcode } from '../arrange/destination.js';
import { startsAddress } from '../arrange/locality-first.js';
import type { Line, LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words of the longest name of a place that is looked up. */
const LONGEST_PLACE = 4;
/** Parts of an address in another order. */
const OF_ADDRESS =
  KIND.level |
  KIND.lot |
  KIND.postal |
  KIND.care |
  KIND.corner |
  KIND.strongType |
  KIND.state |
  KIND.country |
  KIND.remark;

/**
 * The line with those words out of its address, where its number and street stand before the place; with a comma before
 * them where they are a part of an address too.
 */
export function withoutBehindPostcode(line: Line, localities: LocalityIndex): Line {
  const { words, kinds, aside } = line;
  // A state or a country ends most lines whose postcode does not.
  if ((kinds[0]! & KIND.number) === 0 || (kinds[aside - 1]! & (KIND.state | KIND.country)) !== 0) return line;
  for (let code = 4; code < aside - 1; code++) {
    if ((kinds[code]! & KIND.number) === 0 || !isPostcode(words[code]!)) continue;
    const place = placeBefore(line, code, localities);
    const isWhole = place > 2 && endsStreet(line, place - 1);
    if (!isWhole || startsAddress(line, code + 1) || isPostcode(words[code + 1]!)) continue;
    const isOther = kinds.slice(code + 1, aside).some((kind, i, behind) => {
      const isUnit = (kind & KIND.flat) !== 0 && ((behind[i + 1] ?? 0) & (KIND.number | KIND.letter)) !== 0;
      return isUnit || (kind & OF_ADDRESS) !== 0;
    });
    // 24 SMITH ST RESERVOIR 3073 LOT 5 DP 12345
    return isOther ? { ...line, breaks: line.breaks.with(code + 1, true) } : { ...line, aside: code + 1 };
  }
  return line;
}

/** Where the place begins that the words before the postcode at `end` are; 0 where they are none of it. */
function placeBefore({ words }: Line, end: number, localities: LocalityIndex): number {
  for (let from = Math.max(1, end - LONGEST_PLACE); from < end; from++) {
    if (localities.isLocality(words.slice(from, end).join(' '), '', words[end]!)) return from;
  }
  return 0;
}
