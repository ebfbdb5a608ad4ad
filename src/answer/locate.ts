// Where an address stands in its set: the street it belongs to, and where its record begins.
import { ADDRESS_WORDS, WORD, type AddressSet } from '../data/addresses/read/address-set.js';

/** `words[at + WORD.x]` are the fields of the record. */
export interface LocatedRow {
  address: number;
  street: number;
  words: Uint32Array;
  at: number;
}

/** Finds the record of an address; `likely` is the street that it probably belongs to, -1 if unknown. */
export function locate(set: AddressSet, address: number, likely: number): LocatedRow {
  const street =
    likely >= 0 && address >= set.streetAddressStart[likely]! && address < set.streetAddressStart[likely + 1]!
      ? likely
      : set.streetOf(address);
  const { words, start, first } = set.street(street);
  return { address, street, words, at: start + (address - first) * ADDRESS_WORDS };
}

/** True if the address is a unit or level of a building. */
export function isUnit(set: AddressSet, address: number, likely: number): boolean {
  const { words, at } = locate(set, address, likely);
  return words[at + WORD.unit] !== 0;
}
