// A corner in brackets behind its street: 24 SMITH ST (CNR JONES RD). Its words stand aside, as remarks do; the street
// that they name is the second one.
import { partEnd, type Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { pluralStreetType } from '../../vocabulary/street.js';

/** Words [from, to) that say where the corner is, and of them the second street's. */
export interface CornerAside {
  from: number;
  to: number;
  second: [number, number];
}

/**
 * The corner among the words aside, of the street at [street, streetEnd); null where none is certain. `inAddress`: also
 * as a part of its own behind the street.
 */
export function cornerAside(line: Line, street: number, streetEnd: number, inAddress = false): CornerAside | null {
  const { words, kinds, breaks } = line;
  for (let from = inAddress ? streetEnd : line.aside; from + 1 < words.length; from++) {
    if ((kinds[from]! & KIND.corner) === 0 || (from < line.aside && !breaks[from]!)) continue;
    const to = partEnd(line, from);
    const led = words[from + 1] === 'OF' || words[from + 1] === 'WITH' ? from + 2 : from + 1;
    // CNR 14 JONES ST: the number of the other house.
    const start = ((kinds[led] ?? 0) & KIND.number) !== 0 && led + 2 < to ? led + 1 : led;
    const and = words.indexOf('AND', start);
    const second =
      and < 0 || and >= to ? typed(line, start, to) : otherOfTwo(line, [street, streetEnd], [start, and, to]);
    return second === null ? null : { from, to, second };
  }
  return null;
}

/** True for the number of the second street of a corner, which has no field: 12 SMITH ST CNR 14 JONES ST. */
export function isOtherNumber({ kinds }: Line, i: number, [from]: readonly [number, number]): boolean {
  return i < from && (kinds[i]! & KIND.number) !== 0;
}

/** True for the words that say a corner, which its streets have told. */
export function isOfCorner(line: Line, i: number, { from, to, second }: CornerAside): boolean {
  return i >= from && i < to && !isOtherNumber(line, i, second);
}

/** CNR SMITH ST & JONES RD behind 24 SMITH ST: the street that is not the address's own. */
function otherOfTwo(line: Line, own: [number, number], [start, and, to]: [number, number, number]) {
  if (isSameName(line, own, [start, and])) return typed(line, and + 1, to) ?? bare(line, and + 1, to);
  if (isSameName(line, own, [and + 1, to])) return typed(line, start, and) ?? bare(line, start, and);
  // SMITH ST (CNR JONES & HIGH STS): two others, which are one text.
  const isPair = pluralStreetType(line.words[to - 1]!) !== undefined && typed(line, and + 1, to) !== null;
  return isPair && typed(line, start, and) !== null ? ([start, to] as [number, number]) : null;
}

/** CNR WHARF & SMITH behind SMITH ST: a name that is a type as well, as the other one is the street. */
function bare({ words, kinds }: Line, from: number, to: number): [number, number] | null {
  const isName = to - from === 1 && words[from]!.length > 3 && (kinds[from]! & (KIND.number | KIND.corner)) === 0;
  return isName ? [from, to] : null;
}

/** The words where they are a name and its type, perhaps with a suffix, or one name by itself, without a number. */
function typed({ words, kinds }: Line, from: number, to: number): [number, number] | null {
  for (let i = from; i < to; i++) if ((kinds[i]! & (KIND.number | KIND.corner)) !== 0) return null;
  // JONES RD WEST has its type before the last word.
  const end = to - from > 2 && (kinds[to - 1]! & KIND.suffix) !== 0 ? to - 1 : to;
  if (end - from >= 2 && (kinds[end - 1]! & (KIND.strongType | KIND.type)) !== 0) {
    return words[from] === 'THE' && (kinds[end - 1]! & KIND.strongType) === 0 ? null : [from, to];
  }
  return to - from === 1 && kinds[from] === 0 && words[from]!.length > 2 ? [from, to] : null;
}

/** True if the names are the same, types aside. */
export function isSameName({ words, kinds }: Line, one: [number, number], other: [number, number]): boolean {
  const name = ([from, to]: [number, number]): string =>
    words.slice(from, to - from > 1 && (kinds[to - 1]! & KIND.strongType) !== 0 ? to - 1 : to).join(' ');
  return name(one) === name(other);
}
