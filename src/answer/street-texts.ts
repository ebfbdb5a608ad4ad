// The texts of a street and its locality, decoded once and kept: the rows of a file fall on the same streets again and again.
import type { AddressSet } from '../reference/address-set.js';

export interface StreetTexts { streetName: string; streetType: string; streetSuffix: string; /** Of a postal group; '' for a street. */ postalType: string; locality: string; state: string; streetPid: string; localityPid: string }

/** Streets whose texts are kept a set and thread; all are forgotten at once when there are more. */
const KEPT = 100_000;
const kept = new WeakMap<AddressSet, Map<number, StreetTexts>>();
/** The set asked last, and its texts: nearly always the one that is asked next. */
let lastSet: AddressSet | undefined, lastKept = new Map<number, StreetTexts>();

/** The texts of that street or postal group, as they are displayed. */
export function streetTexts(set: AddressSet, street: number): StreetTexts {
  if (set !== lastSet) {
    lastKept = kept.get(set) ?? new Map<number, StreetTexts>();
    kept.set(set, lastKept);
    lastSet = set;
  }
  let texts = lastKept.get(street);
  if (!texts) {
    if (lastKept.size >= KEPT) lastKept.clear();
    lastKept.set(street, texts = street < set.streetCount ? textsOf(set, street) : textsOfGroup(set, street - set.streetCount));
  }
  return texts;
}

function textsOf(set: AddressSet, street: number): StreetTexts {
  const locality = set.streetLocality[street]!;
  return {
    streetName: set.streetNames.display(set.streetName[street]!), streetType: set.types[set.streetType[street]!]!, streetSuffix: set.suffixes[set.streetSuffix[street]!]!, postalType: '',
    locality: set.localityNames.display(set.localityName[locality]!), state: set.states[set.localityState[locality]!]!, streetPid: set.streetPid(street), localityPid: set.localityPid(locality),
  };
}

function textsOfGroup(set: AddressSet, group: number): StreetTexts {
  const locality = set.postalLocality[group]!;
  return {
    streetName: '', streetType: '', streetSuffix: '', postalType: set.postalType(group),
    locality: set.localityNames.display(set.localityName[locality]!), state: set.states[set.localityState[locality]!]!, streetPid: '', localityPid: set.localityPid(locality),
  };
}
