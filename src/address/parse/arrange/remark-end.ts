// Where a remark behind a street or a place ends: before the state and postcode, and before the place that follows the
// last street in it.
import { endsStreet, hasStreetEnd, isPostcode } from './destination.js';
import { isBeside, isRemark } from './remark.js';
import { partEnd, type Line } from '../reading.js';
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';
import { postalAt } from '../../vocabulary/postal.js';

/** Index behind the remark at `i`; `i` where none stands there. `number` is the index of the house number. */
export function remarkEnd(line: Line, i: number, number: number): number {
  const { words, kinds } = line;
  const part = partEnd(line, i);
  if (isBeside(line, i, part)) return part;
  if (!(endsStreet(line, i - 1) || (words[i] === 'VIA' && (i > number + 2 || isBehindPlace(line, i))))) return i;
  let end = part;
  // 24 SMITH ST VIA DUBBO NSW 2830: state and postcode are no part of it, as the number of OPPOSITE 12 is.
  while (end > i + 1 && (isPostcode(words[end - 1]!) || isPlaceCode(kinds[end - 1]! & ~KIND.number))) end--;
  const isWay = words[i] === 'VIA' && end > i + 1 && (endsStreet(line, i - 1) || postalAt(words, 0, i)?.length === i);
  if (isWay && !hasStreetEnd(line, i + 1, end)) {
    return end === line.words.length || isPlaceCode(kinds[end]!) ? i + 1 : end;
  }
  if (!isRemark(line, i, end)) return i;
  return endsStreet(line, i - 1) ? beforePlace(line, i, end) : end;
}

/** OFF EMU RD RESERVOIR: the remark from `i` to `end` ends with the last street in it where a bare name follows. */
function beforePlace({ words, kinds }: Line, i: number, end: number): number {
  const type = kinds.slice(i + 2, end).findLastIndex((kind) => (kind & KIND.strongType) !== 0) + i + 3;
  // OFF STATE HIGHWAY 1 RESERVOIR: the number is the highway's.
  const isNumbered = type < end && HIGHWAY_WORDS.has(words[type - 1]!) && /^\d{1,2}$/.test(words[type]!);
  const behind = isNumbered ? type + 1 : type;
  // NSW 2830 ST KILDA is a saint.
  const isStreet = type > i + 2 && !isPlaceCode(kinds[type - 2]!);
  const isName = isStreet && kinds.slice(behind, end).every((kind) => (kind & ~KIND.suffix) === 0);
  return isName ? behind : end;
}

/**
 * LURG VIA BENALLA, PO BOX 5 LURG VIA BENALLA: without a number before it but that of a box, bag or lot, and no street
 * behind it, the word leads to another place.
 */
const isBehindPlace = (line: Line, i: number): boolean => {
  const { words, kinds, breaks } = line;
  const box = postalAt(words, 0, i)?.length ?? 0;
  const numberAt = (kinds[0]! & KIND.lot) !== 0 ? 1 : box;
  const behindBox = numberAt > 0 && numberAt < i && (kinds[numberAt]! & KIND.number) !== 0 ? numberAt + 1 : 0;
  // EMU PTY LTD, PO BOX 5, LURG VIA BENALLA
  const from = breaks[i]! ? behindBox : Math.max(behindBox, breaks.lastIndexOf(true, i));
  if (from === i || kinds.slice(from, i).some((k) => (k & KIND.number) !== 0)) return false;
  return !hasStreetEnd(line, i + 1, partEnd(line, i));
};

/** True for a state or a number, which end a line behind its place. */
const isPlaceCode = (k: number): boolean => (k & (KIND.state | KIND.number)) !== 0;
