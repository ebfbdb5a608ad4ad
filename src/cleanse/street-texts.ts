// The texts of a street and its locality, decoded once and kept: the rows of a file fall on the same streets again and again.
import type { AddressSet } from '../reference/address-set.js';

export interface StreetTexts { streetName: string; streetType: string; streetSuffix: string; /** Of a postal group; '' for a street. */ postalType: string; locality: string; state: string; streetPid: string; localityPid: string }

/** Streets whose texts are kept a set and thread; all are forgotten at once when there are more. */
const KEPT = 100_000;
const kept = new WeakMap<AddressSet, Map<number, StreetTexts>>();

/** The texts of that street or postal group, as they are displayed. */
export function streetTexts(set: AddressSet, street: number): StreetTexts {
  let known = kept.get(set);
  if (!known) kept.set(set, known = new Map());
  let texts = known.get(street);
  if (!texts) {
    const group = street - set.streetCount, locality = group < 0 ? set.streetLocality[street]! : set.postalLocality[group]!;
    const named = group < 0 ? { streetName: set.streetNames.display(set.streetName[street]!), streetType: set.types[set.streetType[street]!]!, streetSuffix: set.suffixes[set.streetSuffix[street]!]! } : { streetName: '', streetType: '', streetSuffix: '' };
    texts = {
      ...named, postalType: group < 0 ? '' : set.postalType(group),
      locality: set.localityNames.display(set.localityName[locality]!), state: set.states[set.localityState[locality]!]!,
      streetPid: group < 0 ? set.streetPid(street) : '', localityPid: set.localityPid(locality),
    };
    if (known.size >= KEPT) known.clear();
    known.set(street, texts);
  }
  return texts;
}
