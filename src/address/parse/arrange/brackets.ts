// What stands in brackets: a state, postcode or unit is a part like any other, anything else is a remark.
import { ASIDE, END, FRONT, isPostcode, send } from './destination.js';
import { isInsideList } from './inside-list.js';
import { placeLot } from './lot-behind.js';
import { unitLength } from './unit-length.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { NUMBER_WORDS } from '../../vocabulary/number-words.js';
import { countryOf, stateOf } from '../../vocabulary/place.js';
import { postalAt } from '../../vocabulary/postal.js';

/** Words of the longest corner in brackets. */
const LONGEST_CORNER = 8;

/** Sends the bracketed words [from, to) to their destination. */
export function placeBracket(line: Line, from: number, to: number, destinations: Uint8Array): void {
  const { words, kinds } = line;
  const only = to - from === 1 ? kinds[from]! : 0;
  const isOfLot = (kinds[from - 1]! & KIND.number) !== 0 && (kinds[from - 2]! & KIND.lot) !== 0;
  const isState = from > 0 && stateOf(words.slice(from, to).join(' ')) !== undefined;
  const isCountry = countryOf(words.slice(from, to).join(' ')) !== undefined;
  // LOT 5 (2400) SMITH ST
  const isCode = (only & KIND.number) !== 0 && isPostcode(words[from]!) && !isOfLot;
  if (isState || isCountry || isCode) {
    send(destinations, from, to, END);
    return;
  }
  // The number of a lot in brackets behind it: LOT 5 (24) SMITH ST, LOT 5 (NO 24) SMITH ST.
  const isNo = to - from === 2 && NUMBER_WORDS.has(words[from]!) && (kinds[from + 1]! & KIND.number) !== 0;
  if ((isNo || (only & KIND.number) !== 0) && isOfLot) return;
  // LOT 5 SMITH ST (NO 24)
  const lot = isNo ? onlyLot(line, from) : -1;
  if (lot >= 0) {
    send(destinations, lot, lot + 2, FRONT);
    send(destinations, from, to, FRONT);
    return;
  }
  if (from === 0) return;
  if (isAddress(line, from, to) || isOnlyStreet(line, from, to)) return;
  if (placeLot(line, from, to, destinations) === to) return;
  const unit = unitLength(line, from, to);
  const postal = (kinds[from]! & KIND.postal) !== 0 ? postalAt(words, from, to) : undefined;
  if (postal !== undefined && from + postal.length + 1 === to && (kinds[to - 1]! & KIND.number) !== 0) {
    send(destinations, from, to, FRONT);
    return;
  }
  // LEVEL 1 (LOWER GROUND): the other name of the level before it.
  const isOther = ((kinds[from - 2] ?? 0) & (kinds[from] ?? 0) & KIND.level) !== 0;
  const isOne = (unit > 0 && from + unit === to) || only === KIND.flat;
  const isUnit = !isOther && (isOne || isLevelList(line, from, to) || isInsideList(line, from, to));
  send(destinations, from, to, isUnit ? FRONT : ASIDE);
}

/** (FLOORS 1, 2 AND 3), (LEVELS 1 TO 3) */
function isLevelList({ words, kinds }: Line, from: number, to: number): boolean {
  if (to - from < 3 || words[from]!.length < 2 || (kinds[from]! & KIND.level) === 0) return false;
  const isNumber = (i: number): boolean => (kinds[i]! & KIND.number) !== 0;
  if (!isNumber(from + 1) || !isNumber(to - 1)) return false;
  return words.slice(from + 1, to).every((word, i) => isNumber(from + 1 + i) || word === 'AND' || word === 'TO');
}

/** Index of the lot before `to` where its number is the only one; -1 where there is none, or another number. */
function onlyLot({ kinds }: Line, to: number): number {
  const lot = kinds.findIndex((kind, i) => i < to && (kind & KIND.lot) !== 0);
  const isOnly = kinds.slice(0, to).every((kind, i) => (kind & KIND.number) === 0 || i === lot + 1);
  return lot >= 0 && isOnly ? lot : -1;
}

/** RIVER SQUARE (243 SMITH ST): number and street, where no number stands before them but that of a box or a unit. */
const isAddress = ({ words, kinds }: Line, from: number, to: number): boolean =>
  to - from > 2 &&
  (kinds[from]! & KIND.number) !== 0 &&
  (kinds[to - 1]! & KIND.strongType) !== 0 &&
  !kinds.slice(0, from).some((kind, i) => {
    const isOfUnit = ((kinds[i - 1] ?? 0) & (KIND.flat | KIND.level)) !== 0;
    return (kind & KIND.number) !== 0 && words[i - 1] !== 'BOX' && !isOfUnit;
  });

/** EMU HALL (SMITH ST), EMU HALL (CNR SMITH & JONES STS): the only street of the line, which has no other number. */
function isOnlyStreet({ words, kinds }: Line, from: number, to: number): boolean {
  const isNamed = to - from > 1 && words[from] !== 'VIA' && (kinds[from]! & KIND.remark) === 0;
  if (!isNamed || to - from > LONGEST_CORNER || (kinds[to - 1]! & KIND.strongType) === 0) return false;
  if (kinds.slice(from, to).some((kind) => (kind & (KIND.number | KIND.remark)) !== 0)) return false;
  if ((kinds[from]! & KIND.corner) === 0 && words.slice(from, to).includes('TO')) return false;
  const isOther = (kind: number, i: number): boolean =>
    (kind & KIND.corner) !== 0 ||
    ((kind & KIND.strongType) !== 0 && (kind & KIND.building) === 0 && i > 0 && words[i] !== 'ST') ||
    ((kind & KIND.number) !== 0 && i < from);
  return (
    (kinds[from - 1]! & KIND.building) !== 0 && !kinds.some((kind, i) => (i < from || i >= to) && isOther(kind, i))
  );
}
