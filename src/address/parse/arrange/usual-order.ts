// The order that most lines have: a unit and the number of the house, words of the street and the place, the state and
// the postcode. Nothing of such a line is to be moved, so that no part of it need be looked at.
import { KIND } from '../../vocabulary/kinds.js';
import { siteUnit } from '../../vocabulary/unit.js';
import type { Line } from '../reading.js';
import { ENTRANCES } from './remark.js';

/** Kinds of words that a part begins with which may have to be moved. */
const MOVABLE =
  KIND.flat |
  KIND.level |
  KIND.postal |
  KIND.care |
  KIND.lot |
  KIND.corner |
  KIND.ordinal |
  KIND.number |
  KIND.state |
  KIND.remark |
  KIND.letter;
/** Words of no such kind by which such a part is known. */
const LOOKED_FOR: ReadonlySet<string> = new Set('CHAINAGE CHAINAGES COUNTY HD HUNDRED IN PARISH SIDE SLK'.split(' '));
const CODE = /^\d{4}$/;
/** The number of a house, with its unit or a second number perhaps: no distance as 5KM and 500M are. */
const HOUSE = /^(?:[A-Z]?\d{1,4}[A-Z]?\/)?\d{1,5}[A-LN-Z]?(?:-\d{1,5}[A-LN-Z]?)?$/;

/** True for such a line, whose columns are not known and in which no brackets stood. */
export function isInUsualOrder({ words, kinds, breaks }: Line): boolean {
  const last = words.length - 1;
  const number = numberAt(words, kinds, breaks);
  if (number < 0 || last < number + 3) return false;
  const isCoded = CODE.test(words[last]!);
  const state = isCoded ? last - 1 : last;
  const isStated = (kinds[state]! & KIND.state) !== 0 && (kinds[state]! & KIND.letter) === 0;
  if (!isCoded && !isStated) return false;
  const end = isStated ? state : last;
  for (let i = number + 1; i < end; i++) {
    const word = words[i]!;
    // STR is a street sooner than a unit of a strata plan.
    const isStreet = word === 'STR' && (kinds[i + 1]! & KIND.number) === 0;
    if (((kinds[i]! & MOVABLE) !== 0 && !isStreet) || LOOKED_FOR.has(word)) return false;
    // GATE 2, and GATE 3073, where a state would have stood between.
    if (ENTRANCES.has(word) && (kinds[i + 1]! & KIND.number) !== 0) return false;
    // HANGAR begins a part, and ends the name of a place: BYRON BAY.
    if (siteUnit(word) !== undefined && (breaks[i]! || (kinds[i - 1]! & (KIND.strongType | KIND.suffix)) !== 0)) {
      return false;
    }
  }
  return true;
}

/** Index of the number of the house that leads a line, or that a unit with its word leads; -1 where none does. */
function numberAt(words: readonly string[], kinds: readonly number[], breaks: readonly boolean[]): number {
  if ((kinds[0]! & KIND.number) !== 0) return HOUSE.test(words[0]!) && !CODE.test(words[0]!) ? 0 : -1;
  const isUnit = (kinds[0]! & KIND.flat) !== 0 && (kinds[0]! & KIND.strongType) === 0 && words.length > 3;
  if (!isUnit || (kinds[1]! & KIND.number) === 0 || breaks[1]!) return -1;
  if (words[1]!.includes('/')) return HOUSE.test(words[1]!) ? 1 : -1;
  const isHouse = (kinds[2]! & KIND.number) !== 0 && HOUSE.test(words[2]!) && !CODE.test(words[2]!);
  return isHouse && !CODE.test(words[1]!) ? 2 : -1;
}
