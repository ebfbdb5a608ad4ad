// The place of a line that stands before its street: "Yamanto - Yamanto Central, 512 Warwick Rd", "Emu Hall, Loch,
// Smith St". Known by its name, it goes to the end, where the reader looks for it; nothing else of the line may be a
// place.
import { inAddress, inOrder, range } from './order.js';
import { endsPremises } from '../premises-word.js';
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { HOLDS_SHOPS, NAMES_PREMISES } from '../../vocabulary/premises.js';
import { stateOf } from '../../vocabulary/place.js';
import { streetType } from '../../vocabulary/street.js';

/** Words of the longest name of a place, and of one that is looked for at the end of the line. */
const LONGEST_PLACE = 4;
/** Kinds of words that are none of such a place. */
const NO_PLACE = KIND.number | KIND.building | KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.corner;

/** Kinds of words that are in no line of a place and premises. */
const NO_PREMISES =
  KIND.number | KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.corner | KIND.care | KIND.remark;

type IsPlace = (name: string, state: string) => boolean;

/** The line with the place that stands before its street at the end; the line itself where none does. */
export const withPlaceLast = (line: Line, isPlace: IsPlace): Line =>
  inAddress(line, (address) => placed(address, isPlace));

function placed(line: Line, isPlace: IsPlace): Line {
  const { words, kinds } = line;
  const n = words.length;
  const last = n > 2 ? line.breaks.lastIndexOf(true) : 0;
  // Only a line that ends in a street, or in premises behind one, lacks its place at the end.
  if (last < 1 || (kinds[n - 1]! & (KIND.strongType | KIND.building)) === 0) return line;
  const street = streetPart(line, last) || premisesPart(line, last, isPlace);
  if (street < 1 || endsInPlace(line, isPlace)) return line;
  for (let from = 0; from < street; from = partEnd(line, from)) {
    const to = partEnd(line, from);
    // DUBBO, NSW, 24 SMITH ST: the parts behind it are of the place too.
    if ((kinds[to]! & (KIND.state | KIND.country)) !== 0) continue;
    if (!isPlacePart(line, from, to, isPlace) || (from > 0 && hasStreet(kinds, 0, from))) continue;
    return inOrder(line, [...range(0, from), ...range(to, n), ...range(from, to)], n);
  }
  return line;
}

/**
 * DUBBO NSW, EMU HALL; DUBBO, EMU HALL: where the premises begin that are all that stands behind the place; 0 where no
 * place leads the line. Without the state EMU, RIVER PLAZA is a shop sooner.
 */
function premisesPart(line: Line, last: number, isPlace: IsPlace): number {
  const { words, kinds } = line;
  const n = words.length;
  if (partEnd(line, 0) !== last || n - last < 2 || !endsPremises(line, n - 1)) return 0;
  // HALL may be a unit's word.
  const isOther = (k: number): boolean => (k & NO_PREMISES) !== 0 && (k & KIND.building) === 0;
  if (kinds.some(isOther) || hasStreet(kinds, last, n)) return 0;
  const isStated = (kinds[last - 1]! & KIND.state) !== 0;
  const mayBeShop = HOLDS_SHOPS.has(words[n - 1]!) || NAMES_PREMISES.has(words[n - 1]!);
  return (isStated || !mayBeShop) && isPlacePart(line, 0, last, isPlace) ? last : 0;
}

/** Where the last part but premises begins that holds a street; 0 where none does. */
function streetPart(line: Line, last: number): number {
  const { kinds, breaks, words } = line;
  const isPremises = (kinds[words.length - 1]! & KIND.strongType) === 0;
  const isCourt = words.length - last > 1 && streetType(words.at(-1)!) === 'COURT';
  if (!isPremises) return isCourt || hasStreet(kinds, last + 1, words.length) ? last : 0;
  const before = breaks.lastIndexOf(true, last - 1);
  return before > 0 && hasStreet(kinds, before + 1, last) && (kinds[last - 1]! & KIND.strongType) !== 0 ? before : 0;
}

/** ARCADE and COURT are premises as well, but for COURT at the end of a line. */
const hasStreet = (kinds: readonly number[], from: number, to: number): boolean =>
  kinds.slice(from, to).some((k) => (k & KIND.strongType) !== 0 && (k & KIND.building) === 0);

/** True if words [from, to) are a known place, and its state perhaps. */
function isPlacePart({ words, kinds }: Line, from: number, to: number, isPlace: IsPlace): boolean {
  const state = to - from > 1 && words[to - 1]!.length <= 3 ? stateOf(words[to - 1]!) : undefined;
  const end = state === undefined ? to : to - 1;
  if (end - from > LONGEST_PLACE) return false;
  // HYDE PARK is rather the park; with its state it is the place.
  if (state === undefined && kinds.slice(from, end).some((k) => (k & NO_PLACE) !== 0)) return false;
  return isPlace(words.slice(from, end).join(' '), state ?? '');
}

/** True if the line ends in the name of a place; EMU HALL and EMU GROVE do not end in the places Hall and Grove. */
function endsInPlace({ words, kinds }: Line, isPlace: IsPlace): boolean {
  const isTyped = (kinds.at(-1)! & KIND.strongType) !== 0 && (kinds.at(-2)! & KIND.strongType) === 0;
  const first = isTyped || (kinds.at(-1)! & KIND.building) !== 0 ? 2 : 1;
  return [1, 2, 3, LONGEST_PLACE].some(
    (count) => count >= first && count < words.length && isPlace(words.slice(-count).join(' '), ''),
  );
}
