// Whether an address that was found is as it was typed, or as near as there is.
import { addressParts } from '../answer/parts.js';
import { locate } from '../answer/locate.js';
import { foldName } from '../address/fold.js';
import { ADDRESS_WORDS, WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import type { RowWish } from './rows.js';

/**
 * True for a range where one number is typed, for one number of a typed range, and for an address of another building
 * than the one that is typed before the number. A number that more digits may follow is as typed.
 */
export function isNearRow(set: AddressSet, street: number, address: number, asked: RowWish): boolean {
  const { head, isNumberOpen, unheeded } = asked;
  if (head.numberFirst !== 0 && !isNumberOpen) {
    const { words, start, first } = set.street(street);
    const form = words[start + (address - first) * ADDRESS_WORDS + WORD.formAndPostcode]! >>> 16;
    if (set.numberForms[form]!.isRange !== (head.numberLast !== 0)) return true;
  }
  if (unheeded === '') return false;
  // A unit bears the name of its building, though the source may have it there alone.
  return ![address, set.primaryOf(address)].some(
    (own) => own >= 0 && foldName(addressParts(set, locate(set, own, -1)).buildingName) === unheeded,
  );
}
