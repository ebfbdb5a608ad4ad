// The embedded gazetteer: Australian localities with their postcodes, made at build time, in the same file format.
import type { LocalityIndex } from '../address/parse/reading.js';
import type { AddressSet } from './addresses/read/address-set.js';
import { openAddressSet, type SharedAddressSet } from './addresses/read/open.js';
import { EMBEDDED, embeddedFile } from './embedded.js';
import { listEnd } from './list-end.js';

/** Opens the gazetteer that came with the package. */
export const openGazetteer = (): SharedAddressSet => openAddressSet(embeddedFile('gazetteer.wpd'), EMBEDDED);

/**
 * What the parser may ask a set's localities: is this a place of that name (folded, as a line's words are), state and
 * postcode.
 */
export function gazetteerLocalities(set: AddressSet): LocalityIndex {
  return {
    isLocality(name, state, postcode) {
      const id = set.localityNames.find(name);
      if (id < 0) return false;
      const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
      for (let i = set.nameLocalityStart[id]!; i < end; i++) {
        const locality = set.nameLocality[i]! >>> 1;
        if (
          (state === '' || set.states[set.localityState[locality]!] === state) &&
          (postcode === '' || hasPostcode(set, locality, Number(postcode)))
        ) {
          return true;
        }
      }
      return false;
    },
  };
}

function hasPostcode(set: AddressSet, locality: number, postcode: number): boolean {
  const end = listEnd(set.localityPostcodeStart, locality + 1, set.localityPostcode);
  for (let i = set.localityPostcodeStart[locality]!; i < end; i++) {
    if (set.localityPostcode[i] === postcode) return true;
  }
  return false;
}
