// Words behind a place and its postcode, which no state leads to or no comma ends: 24 SMITH ST RESERVOIR 3073 HOME; EMU
// SCHOOL, SMITH ST, RESERVOIR, 3073, VIA JONES ST. That the place has the postcode says that the address ends there.
import { endsStreet, hasStreetEnd, isPostcode } from '../arrange/destination.js';
import { startsAddress } from '../arrange/locality-first.js';
import { endsPremises } from '../premises-word.js';
import { WAYS_IN } from '../head/numbered-place.js';
import type { Line, LocalityIndex } from '../reading.js';
import { inOrder, range } from '../words/order.js';
import { KIND } from '../../vocabulary/kinds.js';
import { stateOf, stateOfPostcode } from '../../vocabulary/place.js';
import { endsNoPlace } from '../../vocabulary/street.js';

/** Words of the longest name of a place that is looked up, and of a state. */
const LONGEST_PLACE = 4;
const LONGEST_STATE = 3;
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

/** Kinds of words that are in no name of premises. */
const NO_NAME = KIND.number | KIND.flat | KIND.level | KIND.remark | KIND.strongType;

/**
 * The line with those words out of its address, where its number and street stand before the place, or the words say
 * how it is reached; with a comma before them where they are a part of an address too. A street goes before the place.
 */
export function withoutBehindPostcode(line: Line, localities: LocalityIndex): Line {
  const { words, kinds, aside } = line;
  // A state or a country ends most lines whose postcode does not.
  if ((kinds[aside - 1]! & (KIND.state | KIND.country)) !== 0) return line;
  const isNumbered = (kinds[0]! & KIND.number) !== 0;
  for (let code = isNumbered ? 4 : 1; code < aside - 1; code++) {
    if ((kinds[code]! & KIND.number) === 0 || !isPostcode(words[code]!)) continue;
    const isWay = saysWay(line, code + 1);
    const isStreet = isOnlyStreet(line, code + 1) || (code <= LONGEST_PLACE && isOnlyPremises(line, code + 1));
    if (!isNumbered && !isWay && !isStreet) continue;
    const place = placeBefore(line, code, localities);
    const isApart = place === 0 ? isStreet : place > 0 && (line.breaks[place]! || endsStreet(line, place - 1));
    if (isApart && isStreet && !hasStreetEnd(line, 0, place) && (place === 0 || isOnlyStreet(line, code + 1))) {
      return inOrder(line, [...range(0, place), ...range(code + 1, aside), ...range(place, code + 1)], aside);
    }
    if (isApart && isWay) return { ...line, aside: code + 1 };
    const isWhole = isNumbered && place > 2 && endsStreet(line, place - 1);
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

/** EMU SCHOOL, RESERVOIR, 3073, SMITH DRIVE: true if nothing but a street, with its number perhaps, ends the line. */
function isOnlyStreet({ words, kinds, breaks, aside }: Line, at: number): boolean {
  const name = (kinds[at]! & KIND.number) !== 0 && words[at]!.length < 4 ? at + 1 : at;
  if (!breaks[at]! || aside - name < 2 || aside !== words.length || !endsNoPlace(words[aside - 1]!)) return false;
  return !breaks.slice(at + 1, aside).includes(true) && kinds.slice(name, aside - 1).every((kind) => kind === 0);
}

/** RESERVOIR 3073, EMU HALL: true if nothing but the name of premises ends the line. */
function isOnlyPremises(line: Line, at: number): boolean {
  const { words, kinds, breaks, aside } = line;
  if (!breaks[at]! || aside - at < 2 || aside !== words.length || !endsPremises(line, aside - 1)) return false;
  return !breaks.slice(at + 1, aside).includes(true) && kinds.slice(at, aside).every((kind) => (kind & NO_NAME) === 0);
}

/** VIA JONES ST, GATES 3 AND 4 FROM JONES ST: true if such words stand at `at`, and no place behind them. */
function saysWay({ words, kinds, aside }: Line, at: number): boolean {
  const isGate = WAYS_IN.has(words[at]!) && ((kinds[at + 1] ?? 0) & (KIND.number | KIND.letter)) !== 0;
  const isWay = isGate || ((kinds[at]! & KIND.remark) !== 0 && at + 1 < aside && words[at] !== 'OR');
  return isWay && !words.some((word, i) => i > at && i < aside && isPostcode(word));
}

/** Where the place begins that the words before the postcode at `code` are, its state behind it or not; -1 for none. */
function placeBefore({ words }: Line, code: number, localities: LocalityIndex): number {
  let end = code;
  for (let from = code - 1; from > 0 && from >= code - LONGEST_STATE; from--) {
    if (stateOf(words.slice(from, code).join(' ')) === stateOfPostcode(words[code]!)) end = from;
  }
  for (let from = Math.max(0, end - LONGEST_PLACE); from < end; from++) {
    if (localities.isLocality(words.slice(from, end).join(' '), '', words[code]!)) return from;
  }
  return -1;
}
