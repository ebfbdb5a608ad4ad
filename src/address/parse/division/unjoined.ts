// Two streets with nothing between them: "POINT ROAD MYRTLE AVENUE, RESERVOIR".
import type { Division, DivisionWithSecond } from './division.js';
import type { Line, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { NAMES_PREMISES } from '../../vocabulary/premises.js';
import { pluralStreetType, streetType } from '../../vocabulary/street.js';

/** Short types that are also a saint and an article, in ST KILDA and LA TROBE. */
const MAY_BEGIN_NAMES = new Set(['ST', 'LA']);

/** Types of street that also name premises with shops, behind a shop's number. */
const NAMES_SHOPS: ReadonlySet<string> = new Set([...NAMES_PREMISES, 'COURT', 'WALK']);

/**
 * "POINT ROAD MYRTLE AVENUE, RESERVOIR": two streets with their types and nothing between them, where no number says
 * that they are one.
 */
export function withUnjoined<D extends Division>(
  line: Line,
  { from, numberFirst, lotNumber, postalType, flatType }: Reading,
  division: D,
): DivisionWithSecond<D> {
  const { words, kinds } = line;
  const isOfShop = flatType !== '';
  if (numberFirst !== 0 || lotNumber !== '' || postalType !== '') return division;
  const { street, streetEnd } = division;
  if (isStreetBefore(line, from, street)) {
    return streetEnd > street
      ? { ...division, street: from, streetEnd: street, second: [street, streetEnd] }
      : division;
  }
  const other = slashBefore(line, streetEnd, division.place);
  if (other > streetEnd) return { ...division, second: [streetEnd, other] };
  const slashed = division.place >= streetEnd ? slashBeforePlural(line, street, streetEnd) : -1;
  if (slashed > street) return { ...division, streetEnd: slashed, second: [slashed, streetEnd] };
  // BRUCE HIGHWAY EASTERN SERVICE ROAD
  const type = typeBeforeSuffix(line, streetEnd);
  if (type - street < 3 || words[type - 1] === 'SERVICE' || (kinds[type]! & KIND.strongType) === 0) return division;
  for (let i = street + 1; i + 1 < type; i++) {
    const isSlashed = line.text[line.ends[i]!] === '/';
    if ((kinds[i]! & KIND.strongType) !== 0 && (isSlashed || !MAY_BEGIN_NAMES.has(words[i]!))) {
      // SHOP 12 RIVER SQUARE LAKE STREET: the shop is in premises, not at a corner.
      const first = streetType(words[i]!) ?? words[i]!;
      if (isOfShop && NAMES_SHOPS.has(first)) return { ...division, street: i + 1 };
      // SMITH ST SOUTH OF JONES LANE
      if ((kinds[i + 1]! & KIND.suffix) !== 0 && words[i + 2] === 'OF') return { ...division, streetEnd: i + 1 };
      return { ...division, streetEnd: i + 1, second: [i + 1, beforeThird(line, i + 1, streetEnd)] };
    }
  }
  return division;
}

/**
 * SMITH ST / JONES GARDENS, RESERVOIR: index of the place at `place` where the words before it, behind a slash, are a
 * street of a type that places have too; else `from`.
 */
function slashBefore({ text, kinds, breaks, ends, starts }: Line, from: number, place: number): number {
  if (place - from < 2 || place >= kinds.length || !breaks[place]! || (kinds[place - 1]! & KIND.type) === 0) {
    return from;
  }
  if (kinds.slice(from, place).some((k) => (k & KIND.number) !== 0)) return from;
  // Words that went from between them, C/- KOALA TRUST, have slashes of their own.
  return /^[\s,]*\/[\s,]*$/.test(text.slice(ends[from - 1], starts[from])) ? place : from;
}

/** SMITH/JONES STREETS: where the second name of two begins, of which the plural is the type of both; -1 for none. */
function slashBeforePlural({ text, words, ends }: Line, from: number, to: number): number {
  if (to - from < 3 || pluralStreetType(words[to - 1]!) === undefined) return -1;
  for (let i = from + 1; i + 1 < to; i++) if (text[ends[i - 1]!] === '/') return i;
  return -1;
}

/** SMITH ST/JONES ST/HIGH RD: index behind the type of the street at `from` that a slash follows; else `to`. */
function beforeThird({ text, kinds, ends }: Line, from: number, to: number): number {
  for (let i = from + 1; i + 2 < to; i++) {
    if ((kinds[i]! & KIND.strongType) !== 0 && text[ends[i]!] === '/') return i + 1;
  }
  return to;
}

/** The last word of a street that ends at `end`, the one before its suffix: ROAD of POINT ROAD NORTH. */
const typeBeforeSuffix = ({ kinds }: Line, end: number): number =>
  end > 1 && (kinds[end - 1]! & KIND.suffix) !== 0 && (kinds[end - 1]! & KIND.strongType) === 0 ? end - 2 : end - 1;

/** SMITH ST/ JONES RD, PRESTON and SMITH ST, JONES RD, PRESTON: the words before the second street are no premises. */
function isStreetBefore(line: Line, from: number, street: number): boolean {
  const { words, kinds, breaks } = line;
  const type = typeBeforeSuffix(line, street);
  const isTyped = (kinds[type] ?? 0) & KIND.strongType;
  if (type - from < 1 || street - from > 4 || !breaks[street]! || isTyped === 0) return false;
  if ((kinds[type]! & KIND.building) !== 0 || NAMES_SHOPS.has(streetType(words[type]!) ?? '')) return false;
  for (let i = from; i < street; i++) {
    if ((i > from && breaks[i]!) || (kinds[i]! & (KIND.number | KIND.corner)) !== 0) return false;
  }
  return true;
}
