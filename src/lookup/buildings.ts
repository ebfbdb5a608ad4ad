// Buildings of an area by what is typed of their names: the best fitting first, of equals in the order of the set.
import { foldName } from '../address/fold.js';
import { numberText } from '../answer/parts.js';
import { localityOf } from '../answer/address.js';
import { locate } from '../answer/locate.js';
import { WaypostError } from '../contract/errors.js';
import { WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import type { Area } from './places.js';
import { isSlip, nameTiers } from './tiers.js';
import { listEnd } from '../data/list-end.js';

/** What a building is narrowed to. `streets` and `number` ('' for any) are those it stands at; null for any street. */
export interface BuildingScope {
  readonly area: Area;
  readonly streets: ReadonlySet<number> | null;
  readonly number: string;
}

/** True for the number of a building, and for either end of one that is a range. */
const isNumberOf = (number: string, has: string): boolean => has === number || has.split('-').includes(number);

/**
 * First addresses of the buildings whose names fit, `most` of them; misspelt, and `isNear` then, only if there are no
 * others. Throws `data-broken` for a file without the index of names.
 */
export function buildingsNamed(
  set: AddressSet,
  text: string,
  { area, streets, number }: BuildingScope,
  most: number,
): { addresses: number[]; isNear: boolean } {
  const { buildingNames: names } = set;
  const folded = foldName(text);
  if (!names) {
    throw new WaypostError(
      'data-broken',
      `${set.source} ${set.release} was imported before building names could be looked up; import it again ` +
        `with 'waypost data import'`,
    );
  }
  const inArea = area.localities === null ? null : new Set(area.localities);
  const found = new Set<number>();
  const isThere = (address: number): boolean => {
    const located = locate(set, address, -1);
    const { words, at } = located;
    const form = words[at + WORD.formAndPostcode]!;
    return (
      (inArea === null || inArea.has(localityOf(set, located.street))) &&
      (streets === null || streets.has(located.street)) &&
      (area.postcode === 0 || (form & 0xffff) === 0 || (form & 0xffff) === area.postcode) &&
      (number === '' || isNumberOf(number, numberText(words[at + WORD.numberFirst]!, set.numberForms[form >>> 16]!)))
    );
  };
  const spellings = folded.startsWith('THE ') ? [folded.slice('THE '.length)] : [`THE ${folded}`];
  let isNear = false;
  for (const { tier, ranges } of nameTiers(names, folded, spellings, {
    isAny: () => found.size > 0,
    isEnough: () => found.size >= most,
  })) {
    for (const { first, end } of ranges) {
      const to = listEnd(set.buildingAddressStart, end, set.buildingAddress);
      for (let i = set.buildingAddressStart[first]!; i < to && found.size < most; i++) {
        if (!isThere(set.buildingAddress[i]!)) continue;
        found.add(set.buildingAddress[i]!);
        isNear ||= isSlip(tier);
      }
    }
    if (found.size >= most) break;
  }
  return { addresses: [...found], isNear };
}
